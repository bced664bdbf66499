import type { Schema } from "../load.ts";
import type { NamedSchema } from "../model.ts";
import { json, type Emitter } from "./file.ts";

/** What models are asked to write. */
const names = ["TaskBrief", "ToolEnvelope", "WorkerOutput"];

/**
 * Models read these in every prompt: no references, no examples, none of our own keywords, no prose about the whole.
 */
export const emitPromptSchemas: Emitter = ({ schemas }) => {
  const shown = schemas
    .filter(({ name }) => names.includes(name))
    .map(({ name, schema }) => [name, inlined({ ...withoutOurs(schema), description: undefined }, schemas)]);
  return [{ path: "contract/prompt-schemas.json", text: `${json(Object.fromEntries(shown))}\n` }];
};

/** What only the server says is not for a model to write. */
const ours = ["truncated"];

const withoutOurs = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, unknown>).filter(([name]) => !ours.includes(name)),
  ),
});

function inlined(value: unknown, schemas: NamedSchema[], isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, schemas));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...node } = value as Schema;
  if (typeof $ref === "string") {
    const target = schemas.find(({ name }) => name === $ref.replace("#/$defs/", ""));
    return inlined({ ...target?.schema, description: undefined, ...node }, schemas);
  }
  // Under `properties` every key is a field's name, whatever it looks like.
  const kept = Object.entries(value).filter(
    ([key, item]) => item !== undefined && (isNamed || (!key.startsWith("x-") && key !== "examples")),
  );
  return Object.fromEntries(kept.map(([key, item]) => [key, inlined(item, schemas, key === "properties" && !isNamed)]));
}
