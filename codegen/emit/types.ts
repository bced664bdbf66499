import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { NamedSchema } from "../model.ts";
import { header, type Emitter } from "./file.ts";

/** One synthetic root, so that a shared type is written once and not per file. */
export const emitTypes: Emitter = async ({ schemas }) => {
  const aliases = new Map(
    schemas.filter(isAlias).map(({ name, schema }) => [name, String(schema.$ref).replace("#/$defs/", "")]),
  );
  const own = schemas.filter((schema) => !isAlias(schema));
  const definitions = Object.fromEntries(own.map(({ name, schema }) => [name, toDraft4(schema, aliases)]));
  const root = {
    title: "Schemas",
    description: "Every named type of the contract, by name.",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      schemas.map(({ name }) => [name, { $ref: `#/definitions/${aliases.get(name) ?? name}` }]),
    ),
    required: schemas.map(({ name }) => name),
    definitions,
  };
  const text = await compile(root as JSONSchema, "Schemas", {
    bannerComment: "",
    additionalProperties: false,
    maxItems: -1,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    style: { printWidth: 140 },
    customName: (schema, key) => (key && definitions[key] ? key : (schema as { title?: string }).title),
  });
  const lines = [...aliases].map(([name, target]) => `export type ${name} = ${target};`);
  return [
    {
      path: "contract/types.ts",
      text: header("specs/schemas, specs/events and specs/modules") + [...lines, text.trim()].join("\n") + "\n",
    },
  ];
};

/** A type that is just another type's name would be dropped by json-schema-to-typescript. */
const isAlias = ({ schema }: NamedSchema): boolean => typeof schema.$ref === "string";

/** json-schema-to-typescript reads `definitions`; examples would only clutter its doc comments. */
function toDraft4(value: unknown, aliases: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => toDraft4(item, aliases));
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === "string") {
    const name = $ref.replace("#/$defs/", "");
    return { $ref: `#/definitions/${aliases.get(name) ?? name}` };
  }
  const kept = Object.entries(value).filter(
    ([key, item]) => !key.startsWith("x-") && !(key === "examples" && Array.isArray(item)),
  );
  return Object.fromEntries(kept.map(([key, item]) => [key, toDraft4(item, aliases)]));
}
