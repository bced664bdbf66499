/**
 * A pattern that is too long for one line: written over several, of which neither the breaks nor the indents count.
 * What stands in `${}` is put in as it is, so that a part may have a name.
 */
export const pattern =
  (flags = "") =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw({ raw: text.raw.map((piece) => piece.replace(/\n */g, "")) }, ...parts), flags);
