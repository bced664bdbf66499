import { Validator, type Schema } from "@cfworker/json-schema";
import type { FieldProblem } from "./field-problems.ts";
import { own } from "./own.ts";

/**
 * JSON Schemas that strangers have written. They are read, step by step, and never compiled: no text of theirs becomes
 * code or a regular expression. What else a schema says (patterns, formats) is for models and people.
 */
export interface SchemaLimits {
  /** Of its JSON text, in UTF-16 units. With the depth it bounds how long a check can take. */
  most: number;
  depth: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Why a schema is not taken. One without references ends, however it is followed. */
export function findSchemaProblem(schema: unknown, { most, depth }: SchemaLimits): string | undefined {
  if (!isFields(schema)) return "must be an object";
  const type = own(schema, "type");
  if (type !== undefined && type !== "object") return "must describe an object";
  if (isDeeper(schema, depth)) return `must not be deeper than ${depth}`;
  const text = JSON.stringify(schema);
  if (text.length > most) return `must not be longer than ${most} characters`;
  return /"\$(?:dynamicRef|recursiveRef|ref)":/.test(text) ? "must not refer to other schemas" : undefined;
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

/** The first place where a value is not as the schema says. */
export function findMisfit(schema: Fields, value: unknown): FieldProblem | undefined {
  try {
    const { errors } = new Validator(withoutPatterns(schema) as Schema, "2020-12").validate(value);
    // The last is the innermost; those before it say that what it is in does not fit, either.
    const found = errors.at(-1);
    return found && { path: found.instanceLocation.slice(1), message: toWords(found.error) };
  } catch {
    return { path: "", message: "cannot be checked: what the app gave for a schema is none" };
  }
}

const toWords = (text: string): string =>
  `is not as the app wants it: ${text.slice(0, 300).replace(/\.$/, "").replaceAll(/\s+/g, " ")}`;

const data = new Set(["const", "enum", "default", "examples"]);
const withExpressions = new Set(["pattern", "patternProperties", "format"]);

/** A field may have any name; a keyword is one where its value is not a schema. */
function withoutPatterns(schema: unknown, isNamed = false): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withoutPatterns(inner));
  if (!isFields(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => isNamed || !withExpressions.has(key))
      .map(([key, inner]) => [
        key,
        !isNamed && data.has(key) ? inner : withoutPatterns(inner, !isNamed && key === "properties"),
      ]),
  );
}
