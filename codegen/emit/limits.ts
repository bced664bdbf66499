import type { Schema } from "../load.ts";
import type { Model } from "../model.ts";
import { header, type Emitter } from "./file.ts";

/** Bounds that the rules of a run's input judge before its schema, each with a sentence of its own (R18). */
export const emitLimits: Emitter = (model) => {
  // Specs without runs have none.
  if (!model.schemas.some(({ name }) => name === "RunAgentInput")) return [];
  const user = at(model, "UserMessage", ["properties", "content", "oneOf"]) as [Schema, Schema];
  const limits = {
    runId: at(model, "RunId", ["maxLength"]),
    messages: at(model, "RunAgentInput", ["properties", "messages", "maxItems"]),
    text: user[0]["maxLength"],
    images: user[1]["maxContains"],
  };
  for (const [name, value] of Object.entries(limits))
    if (!Number.isSafeInteger(value)) throw new Error(`the specs no longer say where the limit of ${name} stands`);
  const lines = Object.entries(limits).map(([name, value]) => `  ${name}: ${Number(value)},`);
  return [
    {
      path: "contract/limits.ts",
      text: `${header("specs/schemas")}export const inputLimits = {\n${lines.join("\n")}\n} as const;\n`,
    },
  ];
};

const at = ({ schemas }: Model, name: string, path: string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Schema | undefined)?.[key],
    schemas.find((schema) => schema.name === name)?.schema,
  );
