import type { Schema } from "../load.ts";

/** What stands for a part of a foreign schema that the contract has no words for. */
const OPEN = "The server says no more of it than this, or says it in words that the contract does not have.";
const most = { text: 10_000, items: 1000, depth: 12, words: 300 };
const camel = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/;

/** The name of an input field as the contract writes it. */
export const toFieldName = (name: string): string =>
  camel.test(name) ? name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`) : name;

export interface Converted {
  schema: Schema;
  /** Names of fields that the server writes otherwise. */
  names: Record<string, string>;
}

/**
 * A schema of another server in the words of the contract: closed where we send, bounded everywhere. What cannot be
 * said stays open, and the server's own schema, which is pinned, still holds for it.
 */
export function toSpecSchema(root: Schema, side: "input" | "output"): Converted {
  const names: Record<string, string> = {};
  return { schema: convert(root, 0), names };

  function convert(given: unknown, depth: number): Schema {
    const node = follow(given);
    if (node === undefined || depth > most.depth) return open({});
    const words = typeof node.description === "string" ? { description: cut(node.description) } : {};
    if ("const" in node) return { const: node.const, ...words };
    if (Array.isArray(node.enum)) return { enum: node.enum as unknown[], ...words };
    const nullable = toNullable(node, depth);
    if (nullable !== undefined) return { ...nullable, ...words };
    if ("anyOf" in node || "oneOf" in node || "allOf" in node) return open(words);
    const types = [node.type ?? (node.properties === undefined ? [] : "object")].flat() as string[];
    if (types.length === 0) return open(words);
    const type = types.length === 1 ? types[0] : types;
    const parts: Schema = { type, ...words };
    if (types.includes("string"))
      Object.assign(parts, pick(node, ["minLength"]), { maxLength: bound(node.maxLength, most.text) });
    if (types.includes("integer") || types.includes("number"))
      Object.assign(parts, pick(node, ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]));
    if (types.includes("array"))
      Object.assign(parts, pick(node, ["minItems", "uniqueItems"]), {
        maxItems: bound(node.maxItems, most.items),
        items: convert(node.items ?? {}, depth + 1),
      });
    return types.includes("object") ? { ...parts, ...toObject(node, depth) } : parts;
  }

  function toObject(node: Schema, depth: number): Schema {
    const fields = Object.entries((node.properties ?? {}) as Record<string, Schema>);
    if (fields.length === 0 && node.additionalProperties !== false && depth > 0) return { "x-open": OPEN };
    const properties = Object.fromEntries(fields.map(([name, field]) => [rename(name), convert(field, depth + 1)]));
    const required = ((node.required ?? []) as string[]).filter((name) => fields.some(([field]) => field === name));
    const isClosed = side === "input" || node.additionalProperties === false;
    return {
      properties,
      ...(required.length === 0 ? {} : { required: required.map(rename) }),
      ...(isClosed ? { additionalProperties: false } : { "x-open": OPEN }),
    };
  }

  function rename(name: string): string {
    if (side === "output") return name;
    const ours = toFieldName(name);
    if (ours !== name) names[ours] = name;
    return ours;
  }

  /** A value or null is a list of types to us. */
  function toNullable(node: Schema, depth: number): Schema | undefined {
    const branches = (node.anyOf ?? node.oneOf) as Schema[] | undefined;
    if (branches?.length !== 2) return undefined;
    const other = branches.find((branch) => branch.type !== "null");
    if (other === undefined || !branches.some((branch) => branch.type === "null")) return undefined;
    const found = convert(other, depth + 1);
    return typeof found.type === "string" ? { ...found, type: [found.type, "null"] } : undefined;
  }

  function follow(given: unknown): Schema | undefined {
    let node = given;
    for (let steps = 0; steps < most.depth; steps++) {
      if (typeof node !== "object" || node === null || Array.isArray(node)) return undefined;
      const { $ref: ref } = node as Schema;
      if (typeof ref !== "string") return node as Schema;
      node = ref.startsWith("#/")
        ? ref
            .slice(2)
            .split("/")
            .reduce<unknown>((at, key) => (at as Schema | undefined)?.[key], root)
        : undefined;
    }
    return undefined;
  }
}

const open = (words: object): Schema => ({ ...words, "x-open": OPEN });
const cut = (text: string): string => text.replace(/\s+/gu, " ").trim().slice(0, most.words).toWellFormed();
const bound = (given: unknown, limit: number): number => (typeof given === "number" ? Math.min(given, limit) : limit);
const pick = (node: Schema, keys: readonly string[]): Schema =>
  Object.fromEntries(keys.flatMap((key) => (node[key] === undefined ? [] : [[key, node[key]]])));
