import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { pascal } from "../load.ts";
import type { Model } from "../model.ts";
import type { OperationModel } from "../model/operations.ts";
import { declarationsOf, usedNames } from "./declarations.ts";
import { header, type Emitter, type OutputFile } from "./file.ts";
import { publicNames } from "./types.ts";

/** The generated half of the SDK: hey-api's functions and types, one typed client over them, and names of tools. */
export const emitClient: Emitter = async (model) => [
  ...(await emitApi(model)),
  { path: "client/tool-names.ts", text: toolNamesText(model) },
  { path: "client/operations.ts", text: operationsText(model) },
];

type ToolNames = Record<string, { "zh-CN": string; en: string }>;

function toolNamesText({ messages }: Model): string {
  const { tool_names: names = {} } = (messages ?? {}) as { tool_names?: ToolNames };
  const lines = Object.entries(names).map(
    ([id, { "zh-CN": chinese, en }]) =>
      `  ${JSON.stringify(id)}: { "zh-CN": ${JSON.stringify(chinese)}, en: ${JSON.stringify(en)} },`,
  );
  return `${header("specs/ui/messages.yaml")}/** Names people read, by the canonical name of the method. */
export const toolNames: Readonly<Record<string, { readonly "zh-CN": string; readonly en: string }>> = {
${lines.join("\n")}
};
`;
}

async function emitApi({ openapi }: Model): Promise<OutputFile[]> {
  const folder = await mkdtemp(join(tmpdir(), "accord-client-"));
  try {
    await createClient({
      input: openapi,
      output: { path: folder, module: { extension: ".ts" }, clean: false },
      logs: { level: "silent", file: false },
      plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
    });
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const written = files.map(async (entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = full.slice(folder.length + 1);
      const text = await readFile(full, "utf8");
      return { path: `client/api/${path}`, text: path === "types.gen.ts" ? withoutSchemas(text, openapi) : text };
    });
    return (await Promise.all(written)).sort((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Of hey-api's types only those of the operations are kept: those of the schemas are the contract's own. */
function withoutSchemas(text: string, openapi: Model["openapi"]): string {
  const schemas = new Set(publicNames(openapi));
  const kept = declarationsOf(text).filter(({ name }) => !schemas.has(name));
  const [first = "", ...rest] = kept.map((declaration) => declaration.text);
  const [notice = "", ...opening] = first.split("\n\n");
  return [
    notice,
    `import type { ${usedNames(kept, schemas).join(", ")} } from "../../contract/api-types.ts";`,
    `export type * from "../../contract/api-types.ts";`,
    opening.join("\n\n"),
    ...rest,
  ]
    .map((part) => `${part}\n`)
    .join("\n");
}

function operationsText({ operations }: Model): string {
  const offered = operations.filter(
    ({ auth, response }) => auth !== "credential" && ["json", "sse", "none"].includes(response),
  );
  return `${header("specs/paths")}import * as api from "./api/sdk.gen.ts";
import type * as T from "./api/types.gen.ts";
import type { CallOptions } from "../../src/sdk/connection.ts";
import type { EventStream, StreamOptions } from "../../src/sdk/stream.ts";
import type { Transport } from "../../src/sdk/transport.ts";

type Input<Data> = Omit<Data, "url" | "headers">;

/** Every operation of the server; each answers with its value or throws an ApiError. */
export interface AccordClient {
${offered.map(signature).join("\n")}
}

export function bindOperations(transport: Transport): AccordClient {
  return {
${offered.map(implementation).join("\n")}
  };
}
`;
}

const needsInput = ({ parameters, body }: OperationModel): boolean =>
  body !== "none" || parameters.some(({ in: place, required }) => place !== "header" && required);

function signature(operation: OperationModel): string {
  const { id, response, method, summary } = operation;
  const optional = needsInput(operation) ? "" : "?";
  const options = response === "sse" && method === "GET" ? "StreamOptions" : "CallOptions";
  const result =
    response === "sse"
      ? method === "GET"
        ? "EventStream"
        : "AsyncGenerator<T.AgUiEvent>"
      : `Promise<${response === "json" ? `T.${pascal(id)}Responses[${operation.status}]` : "void"}>`;
  return `  /** ${summary} */\n  ${id}(request${optional}: Input<T.${pascal(id)}Data> & ${options}): ${result};`;
}

function implementation(operation: OperationModel): string {
  const { id, response, method } = operation;
  const request = needsInput(operation) ? "request" : "request = {}";
  if (response === "sse")
    return `    ${id}: (${request}) => transport.${method === "GET" ? "follow" : "readOnce"}(api.${id}, request),`;
  return `    ${id}: (${request}) => transport.call(api.${id}, request),`;
}
