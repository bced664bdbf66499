/**
 * A pattern that is too long for one line: written over several, of which neither the breaks nor the indents count.
 * What stands in `${}` is put in as it is, so that a part may have a name.
 */
export const pattern =
  (flags = "") =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw({ raw: text.raw.map((piece) => piece.replace(/\n */g, "")) }, ...parts), flags);

/** The end of a line and the indent of the next, as they are, as JSON writes them, and as an address does. */
const percent = "%(?:25)?";
export const lineEnd = [
  String.raw`(?:\r?\n|(?:\\{1,4}r)?\\{1,4}n|(?:${percent}0D)?${percent}0A)`,
  String.raw`(?:[ \t>]|${percent}20){0,4}`,
].join("");

/**
 * What a secret looks like. Each pattern is linear: it starts where a run starts, its parts do not overlap, and where
 * it needs an end it also accepts the end of the text. `keep` names the group that stays in front of the mask.
 */
export interface SecretPattern {
  readonly pattern: RegExp;
  readonly keep?: true;
  /** Last word where the shape alone is not enough. */
  readonly isSecret?: (match: string) => boolean;
}
