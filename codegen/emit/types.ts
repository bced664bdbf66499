import { compile, type JSONSchema } from "json-schema-to-typescript";
import { pascal, type Schema } from "../load.ts";
import type { Model, NamedSchema } from "../model.ts";
import { docOf } from "../model/docs.ts";
import type { OperationModel } from "../model/operations.ts";
import { declarationsOf, usedNames, type Declaration } from "./declarations.ts";
import { header, type Emitter } from "./file.ts";

const ORIGIN = "specs/schemas, specs/events and specs/modules";

/**
 * The one TypeScript type of each schema. What the API can show stands in a file of its own, which the SDK ships. What
 * is left (configuration, card hints, audit records, parameters of operations) is the server's alone.
 */
export const emitTypes: Emitter = async ({ documented, operations, openapi }) => {
  const parameters = operations.flatMap(parameterSchemas);
  const declarations = await declare([...documented, ...parameters]);
  const shown = new Set(publicNames(openapi));
  const [outer, inner] = [true, false].map((isShown) =>
    declarations.filter(({ name }) => shown.has(name) === isShown),
  ) as [Declaration[], Declaration[]];
  const used = usedNames(inner, shown);
  const imports = used.length > 0 ? `import type { ${used.join(", ")} } from "./api-types.ts";\n\n` : "";
  return [
    { path: "contract/api-types.ts", text: header(ORIGIN) + join(outer) },
    {
      path: "contract/types.ts",
      text: `${header(ORIGIN)}${imports}export type * from "./api-types.ts";\n${join(inner)}`,
    },
  ];
};

/** The schemas of the published document. */
export const publicNames = (openapi: Model["openapi"]): string[] =>
  Object.keys((openapi as { components: { schemas: object } }).components.schemas);

/** The path and query parameters of an operation, each as one object. */
export const parameterTypes = ({ id, parameters }: OperationModel) =>
  (["path", "query"] as const).flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return own.length > 0 ? [{ place, name: pascal(`${id}_${place}`), parameters: own }] : [];
  });

const parameterSchemas = (operation: OperationModel): Omit<NamedSchema, "file">[] =>
  parameterTypes(operation).map(({ name, parameters }) => ({
    name,
    schema: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
      required: parameters.filter(({ required }) => required).map((parameter) => parameter.name),
    },
  }));

const join = (declarations: Declaration[]): string => declarations.map(({ text }) => `${text}\n`).join("");

/** One synthetic root, so that a shared type is written once and not per file. */
async function declare(schemas: Omit<NamedSchema, "file">[]): Promise<Declaration[]> {
  const names = new Set(schemas.map(({ name }) => name));
  if (names.size < schemas.length) throw new Error("the parameters of an operation are named like a schema");
  const aliases = new Map(
    schemas.filter(isAlias).map(({ name, schema }) => [name, String(schema.$ref).replace("#/$defs/", "")]),
  );
  const own = schemas.filter((schema) => !isAlias(schema));
  const describe = (schema: unknown) => docOf(schema, (name) => schemas.find((other) => other.name === name)?.schema);
  const definitions = Object.fromEntries(
    own.map(({ name, schema }) => [name, described(toDraft4(schema, { aliases, describe }), describe(schema))]),
  );
  const root = {
    title: "Schemas",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(own.map(({ name }) => [name, { $ref: `#/definitions/${name}` }])),
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
  const lines = [...aliases].map(
    ([name, target]) =>
      `/**\n * ${describe({ $ref: `#/$defs/${name}` }) ?? target}\n */\nexport type ${name} = ${target};`,
  );
  const declared = declarationsOf(respell([...lines, text.trim()].join("\n"), names));
  return declared.filter(({ name }) => name !== root.title);
}

/** json-schema-to-typescript writes a letter behind a digit as a capital: UiA11Y for UiA11y. */
function respell(text: string, names: Set<string>): string {
  const odd = [...names].filter((name) => /\d[a-z]/.test(name));
  return odd.reduce(
    (spelt, name) =>
      spelt.replaceAll(new RegExp(`\\b${name.replace(/\d[a-z]/g, (two) => two.toUpperCase())}\\b`, "g"), name),
    text,
  );
}

/** A type that is just another type's name would be dropped by json-schema-to-typescript. */
const isAlias = ({ schema }: Omit<NamedSchema, "file">): boolean => typeof schema.$ref === "string";

interface Words {
  aliases: Map<string, string>;
  /** What is said of a schema. */
  describe(schema: unknown): string | undefined;
}

/** json-schema-to-typescript reads `definitions`; examples would only clutter its doc comments. */
function toDraft4(value: unknown, words: Words): unknown {
  if (Array.isArray(value)) return value.map((item) => toDraft4(item, words));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, format } = value as Schema;
  if (typeof $ref === "string") {
    const name = $ref.replace("#/$defs/", "");
    return { $ref: `#/definitions/${words.aliases.get(name) ?? name}` };
  }
  const kept = Object.entries(value).filter(
    ([key, item]) => !key.startsWith("x-") && !(key === "examples" && Array.isArray(item)),
  );
  return {
    ...Object.fromEntries(
      kept.map(([key, item]) => [key, key === "properties" ? toFields(item, words) : toDraft4(item, words)]),
    ),
    // Bytes travel as a file, not as text.
    ...(format === "binary" ? { tsType: "Blob | File" } : {}),
  };
}

const toFields = (fields: object, words: Words): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, described(toDraft4(field, words), words.describe(field))]),
  );

/** A reference would lose what stands beside it, and what may be anything be taken for an object. */
function described(schema: unknown, description: string | undefined): unknown {
  if (description === undefined) return schema;
  const { $ref, description: _own, ...rest } = schema as Schema;
  if ($ref !== undefined) return { description, allOf: [schema] };
  return { ...rest, description, ...(Object.keys(rest).length === 0 ? { tsType: "unknown" } : {}) };
}
