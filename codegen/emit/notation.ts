import type { Schema } from "../load.ts";
import type { NamedSchema } from "../model.ts";

/** Types a reader knows by a short word instead of by their pattern. */
const WORDS: Record<string, string> = {
  LocalDate: "date",
  DateTimeOffset: "date-time+offset",
  IanaTimezone: "iana-timezone",
  ClockTime: "HH:MM",
  HttpsUrl: "https-url",
};

/**
 * One line per field, written for a model to read: `type [enum(a|b)] [format] [limits] [default(x)] [optional]`.
 * Action cards and the `input_schema` of an input error use it.
 */
export function fieldLines(schema: Schema, schemas: NamedSchema[]): [string, string][] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, field]) => [
    name,
    notation(field, schemas) + (required.includes(name) ? "" : " optional"),
  ]);
}

function notation(field: Schema, schemas: NamedSchema[]): string {
  if (typeof field.$ref === "string") {
    const name = field.$ref.replace("#/$defs/", "");
    const word = WORDS[name];
    if (word) return `string ${word}`;
    const target = schemas.find((schema) => schema.name === name)?.schema ?? {};
    const prefix = /^\^([a-z]+_)/.exec(String(target.pattern ?? ""));
    return prefix
      ? `string id(${prefix[1]})`
      : notation({ ...target, ...("default" in field ? { default: field.default } : {}) }, schemas);
  }
  return [shape(field, schemas), limits(field), "default" in field ? `default(${String(field.default)})` : ""]
    .filter(Boolean)
    .join(" ");
}

function shape(field: Schema, schemas: NamedSchema[]): string {
  if ("const" in field) return `${typeof field.const} enum(${String(field.const)})`;
  if (Array.isArray(field.enum))
    return `${typeof field.enum.find((value) => value !== null)} enum(${field.enum.join("|")})`;
  const branches = (field.oneOf ?? field.anyOf) as Schema[] | undefined;
  if (branches) return [...new Set(branches.map((branch) => notation(branch, schemas)))].join(" or ");
  if (field.type === "array") return `array<${notation((field.items ?? {}) as Schema, schemas)}>`;
  if (field.properties) {
    const required = (field.required ?? []) as string[];
    return `object {${Object.keys(field.properties)
      .map((key) => (required.includes(key) ? key : `${key}?`))
      .join(",")}}`;
  }
  return [field.type ?? "any"].flat().join(" or ");
}

function limits(field: Schema): string {
  if (typeof field.minimum === "number" && typeof field.maximum === "number")
    return `${field.minimum}..${field.maximum}`;
  if (field.type === "array" && typeof field.maxItems === "number")
    return `${Number(field.minItems ?? 0)}..${field.maxItems}`;
  return typeof field.maxLength === "number" ? `max(${field.maxLength})` : "";
}

/** The objects an input may be: the branches of a union, or the one object. */
export function branchesOf(schema: Schema, schemas: NamedSchema[]): Schema[] {
  if (typeof schema.$ref === "string") {
    const target = schemas.find(({ name }) => name === String(schema.$ref).replace("#/$defs/", ""))?.schema;
    return target ? branchesOf(target, schemas) : [];
  }
  const union = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  return union ? union.flatMap((branch) => branchesOf(branch, schemas)) : [schema];
}
