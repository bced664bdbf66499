import type { Schema } from "../load.ts";
import type { NamedSchema } from "../model.ts";

/** How a field is asked for: text, a day, one of a list. */
type FieldInput = "text" | "long_text" | "number" | "numbers" | "date" | "datetime" | "choice" | "yes_no";

interface EditableField {
  path: string;
  input: FieldInput;
  /** Self-contained. */
  schema: Schema;
}

/** One form of an input: by what it is known, and what may be changed in it. */
export interface EditableForm {
  required: string[];
  consts: Record<string, unknown>;
  fields: EditableField[];
}

/** The forms of an input that have such fields. */
export function toEditableForms(
  branches: readonly Schema[],
  paths: readonly string[],
  schemas: readonly NamedSchema[],
): EditableForm[] {
  const forms = branches.map((branch) => ({
    required: (branch.required ?? []) as string[],
    consts: Object.fromEntries(
      Object.entries(propertiesOf(branch)).flatMap(([name, { const: value }]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    fields: paths.flatMap((path): EditableField[] => {
      const found = fieldAt(branch, path.split("."), schemas);
      return found === undefined ? [] : [{ path, input: inputOf(found, schemas), schema: whole(found, schemas) }];
    }),
  }));
  return forms.filter(({ fields }) => fields.length > 0);
}

/** Undefined when the form has no such field. */
export function fieldAt(schema: Schema, names: readonly string[], schemas: readonly NamedSchema[]): Schema | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return schema;
  const field = propertiesOf(resolved(schema, schemas))[name];
  return field && fieldAt(field, rest, schemas);
}

/** Text, numbers, a choice, or a list of these: what a person can type in one place. */
export function isPlain(field: Schema, schemas: readonly NamedSchema[]): boolean {
  const schema = resolved(field, schemas);
  const branches = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (branches !== undefined) return branches.every((branch) => isPlain(branch, schemas));
  if (schema.type === "array") return isPlain((schema.items ?? {}) as Schema, schemas);
  return !("properties" in schema) && schema.type !== "object";
}

function inputOf(field: Schema, schemas: readonly NamedSchema[]): FieldInput {
  const name = typeof field.$ref === "string" ? field.$ref.replace("#/$defs/", "") : "";
  if (name === "DateTimeOffset") return "datetime";
  if (name === "LocalDate") return "date";
  const schema = resolved(field, schemas);
  const branches = ((schema.anyOf ?? schema.oneOf) as Schema[] | undefined)?.filter(({ type }) => type !== "null");
  if (branches?.[0] !== undefined) return inputOf(branches[0], schemas);
  if ("enum" in schema) return "choice";
  if (schema.type === "array") return "numbers";
  if (schema.type === "boolean") return "yes_no";
  if (schema.type === "integer" || schema.type === "number") return "number";
  return Number(schema.maxLength) > 200 ? "long_text" : "text";
}

/** References are written out, and what is for us alone is left out. */
function whole(value: unknown, schemas: readonly NamedSchema[]): Schema {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== "object" || node === null) return node;
    const { $ref, ...rest } = node as Schema;
    const target = typeof $ref === "string" ? resolved({ $ref }, schemas) : {};
    const { examples: _examples, ...all } = { ...target, ...rest };
    return Object.fromEntries(
      Object.entries(all)
        .filter(([key]) => !key.startsWith("x-"))
        .map(([key, inner]) => [key, visit(inner)]),
    );
  };
  return visit(value) as Schema;
}

function resolved(schema: Schema, schemas: readonly NamedSchema[]): Schema {
  if (typeof schema.$ref !== "string") return schema;
  const name = schema.$ref.replace("#/$defs/", "");
  return resolved(schemas.find((entry) => entry.name === name)?.schema ?? {}, schemas);
}

const propertiesOf = (schema: Schema): Record<string, Schema> => (schema.properties ?? {}) as Record<string, Schema>;
