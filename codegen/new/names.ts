/** A name that cannot be, told in a sentence; nothing has been written. */
export class NewError extends Error {}

/** Words of the language and of SQL that would read as something else. */
const reserved = new Set(
  `break case catch class const continue default delete do else export extends false finally for function if import in
  instanceof new null return super switch this throw true try typeof var void while with yield await enum interface
  user table select order group`.split(/\s+/),
);

/** `notes`, `meeting_notes`: it names folders, types, routes and, in a module, a table. */
export function assertName(kind: "module" | "method", name: string): void {
  const refuse = (why: string): never => {
    throw new NewError(`${JSON.stringify(name)} cannot be the name of a ${kind}: ${why}`);
  };
  if (name === "") refuse(`it is empty. Try ${kind === "module" ? "notes" : "notes.create"}.`);
  if (!/^[a-z][a-z_]*$/.test(name))
    refuse("it may have small letters and _ only, and begins with a letter, as meeting_notes does.");
  if (name.length < 2 || name.length > 32) refuse("it must have from 2 to 32 characters.");
  if (/__|_$/.test(name)) refuse("_ stands between two words.");
  if (kind === "module" && reserved.has(name)) refuse("it is a word of JavaScript or SQL. Try the plural.");
}

/** `notes` → `Note`, `meeting_notes` → `MeetingNote`. */
export function toRowType(module: string): string {
  const words = module.split("_");
  const last = words.at(-1) ?? "";
  const singular = last.endsWith("ies")
    ? `${last.slice(0, -3)}y`
    : last.endsWith("s") && !last.endsWith("ss")
      ? last.slice(0, -1)
      : last;
  return [...words.slice(0, -1), singular].map(capital).join("");
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `meeting_notes` → `Meeting notes`. */
export const toTitle = (name: string): string => capital(name.replaceAll("_", " "));

/** As it stands inside of a sentence. */
export const toInner = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `MeetingNote` → `meeting_note`. */
export const toSnake = (type: string): string => type.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** Three letters that ids begin with, `nte` for `Note`: the first ones that are not taken and hardly make a word. */
export function toPrefix(type: string, taken: ReadonlySet<string>): string {
  const letters = type.toLowerCase().replaceAll(/[^a-z]/g, "");
  const [first = "x", ...rest] = letters;
  const seconds = [...rest.keys()].sort((a, b) => Number(isVowel(rest[a])) - Number(isVowel(rest[b])));
  const pairs = seconds.flatMap((at) => rest.slice(at + 1).map((last) => `${first}${rest[at] ?? ""}${last}`));
  const found = [...pairs, ...Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => `${first}x${letter}`)].find(
    (prefix) => prefix.length === 3 && !taken.has(prefix),
  );
  return found ?? "row";
}

const isVowel = (letter = ""): boolean => "aeiou".includes(letter);
