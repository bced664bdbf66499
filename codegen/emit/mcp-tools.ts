import type { Schema } from "../load.ts";
import type { NamedSchema } from "../model.ts";
import type { MethodModel } from "../model/methods.ts";
import { json, type Emitter } from "./file.ts";
import { selfContained } from "./methods.ts";

/** What a tool answers, in specs/schemas. */
const OUTPUT = "McpToolOutput";
/** How a call is named that is not over. */
const CALL = "McpCall";

/** The methods as MCP clients list them. */
export const emitMcpTools: Emitter = ({ methods, schemas }) =>
  schemas.some(({ name }) => name === OUTPUT)
    ? [
        {
          path: "contract/mcp-tools.json",
          text: `${json(
            methods
              .filter(({ planned }) => !planned)
              .map((method) => ({
                name: `${method.module}_${method.method}`,
                method: method.id,
                title: method.title,
                description: method.description,
                inputSchema: withNulls(pruned(toFlat(selfContained(method.inputType, schemas)))) as Schema,
                outputSchema: toOutput(method, schemas),
                annotations: {
                  title: method.title,
                  readOnlyHint: method.annotations.read_only,
                  destructiveHint: method.annotations.destructive,
                  idempotentHint: method.annotations.idempotent,
                  openWorldHint: method.annotations.open_world || method.annotations.sensitive_sink,
                },
              })),
          )}\n`,
        },
        {
          path: "contract/mcp-result.json",
          text: `${json({ input: selfContained(CALL, schemas), output: selfContained(OUTPUT, schemas) })}\n`,
        },
      ]
    : [];

function toOutput({ outputType }: MethodModel, schemas: NamedSchema[]): Schema {
  const { $defs: own = {}, ...around } = selfContained(OUTPUT, schemas);
  const { $defs: used = {}, ...data } = selfContained(outputType, schemas);
  const properties = { ...(around.properties as Schema), data };
  return { ...around, properties, $defs: { ...(own as Schema), ...(used as Schema) } };
}

/**
 * Several providers take no tool whose schema begins with a union. The fields of all forms stand side by side then, and
 * words say which belong together; the server judges by the union as before.
 */
function toFlat(schema: Schema): Schema {
  const { $defs: defs = {}, oneOf, anyOf, ...rest } = schema;
  const branches = (oneOf ?? anyOf) as Schema[] | undefined;
  if (branches === undefined) return schema;
  const forms = branches.map((branch) => toForm(branch, defs as Record<string, Schema>));
  const names = [...new Set(forms.flatMap(({ properties }) => Object.keys(properties)))];
  return {
    ...rest,
    type: "object",
    description: `One of: ${forms.map(toWords).join("; ")}.`,
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        merge(forms.flatMap(({ properties }) => (name in properties ? [properties[name] as Schema] : []))),
      ]),
    ),
    required: names.filter((name) => forms.every(({ required }) => required.includes(name))),
    additionalProperties: false,
    $defs: defs,
  };
}

/** A list of types is beyond some dialects; a choice between a type and null is not. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== "object" || value === null) return value;
  const { type, description, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withNulls(item)]),
  );
  const told = description === undefined ? {} : { description };
  if (!Array.isArray(type) || type.length !== 2 || type[1] !== "null")
    return { ...(type === undefined ? {} : { type }), ...told, ...rest };
  return { ...told, anyOf: [{ type: type[0] as unknown, ...rest }, { type: "null" }] };
}

/** Without the types that nothing in it names any more. */
function pruned({ $defs: defs = {}, ...schema }: Schema): Schema {
  const kept = new Map<string, Schema>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref: ref } = value as Schema;
    const name = typeof ref === "string" ? ref.replace("#/$defs/", "") : "";
    const found = (defs as Record<string, Schema>)[name];
    if (found !== undefined && !kept.has(name)) {
      kept.set(name, found);
      visit(found);
    }
    Object.values(value).forEach(visit);
  };
  visit(schema);
  const sorted = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.length === 0 ? schema : { ...schema, $defs: Object.fromEntries(sorted) };
}

interface Form {
  properties: Record<string, Schema>;
  required: string[];
}

function toForm(branch: Schema, defs: Record<string, Schema>): Form {
  const { $ref: ref } = branch;
  const { properties = {}, required = [] } =
    typeof ref === "string" ? (defs[ref.replace("#/$defs/", "")] ?? {}) : branch;
  return { properties: properties as Form["properties"], required: required as string[] };
}

/** `mode day: date`: what tells the form apart, what it needs, and what it may have. */
function toWords({ properties, required }: Form): string {
  const tags = Object.entries(properties).filter(([, { const: value }]) => value !== undefined);
  const tag = tags.map(([name, { const: value }]) => `${name} ${String(value)}`).join(" ");
  const isTag = (name: string): boolean => tags.some(([tagged]) => tagged === name);
  const needed = required.filter((name) => !isTag(name));
  const more = Object.keys(properties).filter((name) => !isTag(name) && !required.includes(name));
  return [
    tag,
    needed.length === 0 ? "" : `with ${needed.join(", ")}`,
    more.length === 0 ? "" : `(may have ${more.join(", ")})`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function merge(schemas: Schema[]): Schema {
  // Words alone make no difference: the first ones will do.
  const meanings = schemas.map(({ description: _words, ...schema }): [string, Schema] => [
    JSON.stringify(schema),
    schema,
  ]);
  const different = [...new Map(meanings).values()];
  const [first = {}] = schemas;
  if (different.length === 1) return first;
  const values = different.map(({ const: value }) => value);
  return values.every((value) => typeof value === "string")
    ? { type: "string", enum: values }
    : { anyOf: [...new Set(schemas)] };
}
