/**
 * Text that hides in text: percent and backslash escapes, base64 and hex. A run is looked at decoded, up to three
 * layers deep, and replaced whole when its decoded form holds what the caller looks for.
 */
const maxLayers = 3;

export const encodedRuns = {
  escaped: /[A-Za-z0-9+/=_%.~:\\-]{6,}/g,
  wrapped: /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{40,}(?:\r?\n[A-Za-z0-9+/]{4,}){1,200}={0,2}/g,
  base64: /[A-Za-z0-9+/_-]{12,}={0,2}/g,
  hex: /[0-9A-Fa-f]{16,}/g,
  spacedHex: /(?<![0-9A-Fa-f]|[0-9A-Fa-f][ :])[0-9A-Fa-f]{2}(?:[ :][0-9A-Fa-f]{2}){7,}/g,
} as const;

const readable = /[\x20-\x7e]{6}/;

export function replaceEncoded(
  text: string,
  holds: (decoded: string) => boolean,
  mask: string,
  layers = maxLayers,
): string {
  const reveals = (decoded: string): boolean =>
    readable.test(decoded) &&
    (holds(decoded) || (layers > 1 && replaceEncoded(decoded, holds, mask, layers - 1) !== decoded));
  const replace = (input: string, runs: RegExp, decode: (run: string) => string[]): string =>
    input.replace(runs, (run) => (decode(run).some(reveals) ? mask : run));

  let out = text;
  if (out.includes("%") || out.includes("\\"))
    out = replace(out, encodedRuns.escaped, (run) => (/[%\\]/.test(run) ? [unescapeRun(run)] : []));
  out = replace(out, encodedRuns.wrapped, (run) => [fromBase64(run.replace(/\s/g, ""))]);
  out = replace(out, encodedRuns.base64, fromBase64Run);
  out = replace(out, encodedRuns.hex, (run) => [fromHex(run), fromHex(run.slice(1))]);
  return replace(out, encodedRuns.spacedHex, (run) => [fromHex(run.replace(/[ :]/g, ""))]);
}

function unescapeRun(run: string): string {
  const bytes = run.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return toText(Buffer.from(bytes, "latin1"))
    .replace(/\\u\{?([0-9A-Fa-f]{4})\}?|\\x([0-9A-Fa-f]{2})/g, (_, wide?: string, narrow?: string) =>
      String.fromCharCode(Number.parseInt(wide ?? narrow ?? "", 16)),
    )
    .replace(/\\[nrtbf]/g, "\n")
    .replace(/\\(.)/g, "$1");
}

/** The run may be glued to a path or begin anywhere in a group of four, so each part and each offset is tried. */
function fromBase64Run(run: string): string[] {
  const parts = run.includes("/") ? [run, ...run.split("/").filter((part) => part.length >= 12)] : [run];
  return parts.flatMap((part) => [0, 1, 2, 3].map((offset) => fromBase64(part.slice(offset))));
}

const fromBase64 = (run: string): string => toText(Buffer.from(run, "base64"));
const fromHex = (run: string): string => toText(Buffer.from(run, "hex"));

// NUL between the letters is UTF-16, which some tools encode. Bytes that are no text become a sign that is part of
// nothing.
function toText(bytes: Buffer): string {
  return bytes.toString("utf8").replaceAll("\0", "");
}
