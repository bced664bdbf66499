import type { Schema } from "../load.ts";

/** The schema of a type by its name. */
type Named = (name: string) => Schema | undefined;

/**
 * What the SDK says of a type or a field. `description` is told to everybody, models included, and every word of it is
 * paid for in every run; `x-doc` is told to people who program. Where neither is written, the type that a field has
 * speaks for it, or the one value that it can have.
 */
export function docOf(schema: unknown, named: Named): string | undefined {
  if (typeof schema !== "object" || schema === null) return undefined;
  const node = schema as Schema;
  for (const keyword of ["description", "x-doc", "x-open"]) {
    const text = node[keyword];
    if (typeof text === "string" && text.trim() !== "") return text.trim();
  }
  if (typeof node.$ref === "string") return docOf(named(node.$ref.replace("#/$defs/", "")), named);
  if ("const" in node) return `Always \`${JSON.stringify(node.const)}\`.`;
  if (node.type === "null") return "Always null.";
  if (node.type === "array") return after("Each: ", docOf(node.items, named));
  const branches = (node.oneOf ?? node.anyOf) as Schema[] | undefined;
  const [only, ...others] = (branches ?? []).filter(({ type }) => type !== "null");
  return only !== undefined && others.length === 0 && branches?.length === 2
    ? after("Null, or: ", docOf(only, named))
    : undefined;
}

const after = (words: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : words + text;
