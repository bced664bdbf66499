import { header, json, literalUnion, type Emitter } from "./file.ts";

/** Events by type, the configuration files as typed constants, and the bundled document. */
export const emitContract: Emitter = ({ events, agents, models, messages, openapi }) => [
  {
    path: "contract/events.ts",
    text: `${header("specs/events")}import type * as T from "./types.ts";
import * as schemas from "./validators/schemas.js";
import type { Validator } from "./validators/validators.ts";

export type EventType =${literalUnion(events.map(({ type }) => type))};

export interface EventByType {
${events.map(({ type, name }) => `  ${type}: T.${name};`).join("\n")}
}

export const eventValidators: { readonly [Type in EventType]: Validator<EventByType[Type]> } = {
${events.map(({ type, name }) => `  ${type}: schemas.${name},`).join("\n")}
};

/** What official clients know of each event; the rest is for clients that ask for it (R36). */
export const standardFields: { readonly [Type in EventType]: readonly string[] } = {
${events.map(({ type, standard }) => `  ${type}: ${JSON.stringify(["type", "timestamp", ...standard])},`).join("\n")}
};
`,
  },
  constant("agents", "AgentsConfig", agents),
  constant("models", "ModelsConfig", models),
  { path: "contract/messages.json", text: `${json(messages)}\n` },
  { path: "openapi.json", text: `${json(openapi)}\n` },
];

const constant = (name: string, type: string, value: unknown) => ({
  path: `contract/${name}.ts`,
  text:
    `${header(`specs/${name}.yaml`)}import type { ${type} } from "./types.ts";\n\nexport const ${name}: ` +
    `${type} = ${json(value)};\n`,
});
