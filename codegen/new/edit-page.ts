import { NewError } from "./names.ts";

/** One more line at the end of what the next release adds. */
export function addToChangelog(text: string, line: string): string {
  const release = /^## Unreleased\n/m.exec(text);
  if (release === null) throw new NewError("It has no part “Unreleased”.");
  const start = release.index + release[0].length;
  const length = text.slice(start).search(/^## /m);
  const end = length === -1 ? text.length : start + length;
  const part = text.slice(start, end);
  const added = /^### Added\n/m.exec(part);
  if (added === null) return `${text.slice(0, start)}\n### Added\n\n${line}\n${text.slice(start)}`;
  const rest = part.slice(added.index + added[0].length);
  const next = rest.search(/^### /m);
  const list = (next === -1 ? rest : rest.slice(0, next)).trimEnd();
  const at = start + added.index + added[0].length + list.length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** A row of a table behind the row whose first cell is this. */
export function addRow(text: string, behind: string, cells: readonly string[]): string {
  const row = text.split("\n").find((line) => line.startsWith(`| \`${behind}\` |`));
  if (row === undefined) throw new NewError(`It has no row of ${behind}.`);
  return text.replace(`${row}\n`, () => `${row}\n| ${cells.join(" | ")} |\n`);
}

/** A list item in lines of at most 120 characters. */
export function toListItem(text: string): string {
  const lines = [""];
  for (const word of `- ${text}`.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && `${last} ${word}`.length > 120) lines.push(`  ${word}`);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join("\n");
}
