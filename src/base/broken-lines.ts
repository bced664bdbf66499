import { lineEnd, pattern } from "./pattern.ts";

/** A key that a mail program or a terminal broke over lines: its pieces are looked at joined, and replaced together. */
export const brokenRuns = pattern("g")`
  (?<![A-Za-z0-9+/_.=:-])[A-Za-z0-9+/_.=:-]{6,}(?:${lineEnd}[A-Za-z0-9+/_.=-]{4,}){1,20}
`;
const lineBreak = new RegExp(`(=?${lineEnd})`);
/** Words of a sentence that stand below a key are none of these. */
const goesOn = /[0-9]|[a-z][A-Z]|[A-Z]{4}/;
const mostLines = 6;

export function joinBroken(text: string, holds: (joined: string) => boolean, mask: string): string {
  if (!/\n|\\n|0A/.test(text)) return text;
  return text.replace(brokenRuns, (run) => {
    // Pieces at even places, the breaks between them at odd ones.
    const parts = run.split(lineBreak);
    let out = "";
    for (let at = 0; at < parts.length;) {
      const lines = linesOfKey(
        parts.slice(at).filter((_, i) => i % 2 === 0),
        holds,
      );
      const next = at + 2 * lines;
      out += `${lines > 1 ? mask : parts[at]}${parts[next - 1] ?? ""}`;
      at = next;
    }
    return out;
  });
}

/** Over how many lines the first piece goes on as one secret; 1 when it does not. */
function linesOfKey(pieces: readonly string[], holds: (joined: string) => boolean): number {
  const end = pieces.findIndex((piece, i) => i > 0 && (i >= mostLines || !goesOn.test(piece)));
  for (let lines = end === -1 ? pieces.length : end; lines > 1; lines--)
    if (holds(pieces.slice(0, lines).join(""))) return lines;
  return 1;
}
