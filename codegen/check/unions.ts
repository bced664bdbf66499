import { keysOf, type Definition, type Schema } from "../load.ts";

type Definitions = ReadonlyMap<string, Pick<Definition, "schema">>;

/** The first pair of branches a reader cannot tell apart, as "1 and 3"; undefined when all can be. */
export function toldApart(branches: Schema[], tag: string | undefined, definitions: Definitions): string | undefined {
  const flat = branches.map((branch) => flatten(branch, definitions));
  for (let i = 0; i < flat.length; i++) {
    for (let j = i + 1; j < flat.length; j++) {
      // A branch that is itself a union must differ in each of its own branches.
      const differs = flat[i]?.every((a) => flat[j]?.every((b) => (tag ? tagDiffers(a, b, tag) : differ(a, b))));
      if (!differs) return `${i + 1} and ${j + 1}`;
    }
  }
  return undefined;
}

/** A branch without references; nested unions become several. */
function flatten(branch: Schema, definitions: Definitions): Schema[] {
  if (typeof branch.$ref === "string") {
    const found = definitions.get(branch.$ref.replace("#/$defs/", ""));
    return found ? flatten(found.schema, definitions) : [branch];
  }
  const nested = (branch.oneOf ?? branch.anyOf) as Schema[] | undefined;
  if (nested && !("properties" in branch)) return nested.flatMap((inner) => flatten(inner, definitions));
  return [branch];
}

function differ(a: Schema, b: Schema): boolean {
  if (!typesOf(a).some((type) => typesOf(b).includes(type))) return true;
  const [left, right] = [valuesOf(a), valuesOf(b)];
  if (left && right) return !left.some((value) => right.includes(value));
  if (needsAlien(a, b) || needsAlien(b, a)) return true;
  return keysOf(a.properties).some((key) => tagDiffers(a, b, key) && (requires(a, key) || requires(b, key)));
}

/** A requires a key that B does not know (and B is closed). */
const needsAlien = (a: Schema, b: Schema): boolean =>
  b.additionalProperties === false &&
  ((a.required ?? []) as string[]).some((key) => !keysOf(b.properties).includes(key));

function tagDiffers(a: Schema, b: Schema, key: string): boolean {
  const left = valuesOf(propertyOf(a, key));
  const right = valuesOf(propertyOf(b, key));
  return left !== undefined && right !== undefined && !left.some((value) => right.includes(value));
}

const requires = (schema: Schema, key: string): boolean => ((schema.required ?? []) as string[]).includes(key);
const propertyOf = (schema: Schema, key: string): Schema =>
  ((schema.properties ?? {}) as Record<string, Schema>)[key] ?? {};

function valuesOf(schema: Schema): unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

function typesOf(schema: Schema): string[] {
  if (schema.type !== undefined)
    return ([schema.type].flat() as string[]).map((type) => (type === "integer" ? "number" : type));
  const values = valuesOf(schema);
  if (values) return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
  return ["object", "array", "string", "number", "boolean", "null"];
}
