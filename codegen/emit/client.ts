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

const RUNTIME = ["connection", "display-name", "error", "stream"];

/** The SDK: hey-api's functions and types, our runtime around them, and one typed client over both. */
export const emitClient: Emitter = async (model) => [
  ...(await emitApi(model)),
  ...(await Promise.all(RUNTIME.map(emitRuntime))),
  { path: "client/tool-names.ts", text: toolNamesText(model) },
  { path: "client/index.ts", text: indexText(model) },
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

/** Written and type-checked in codegen/client; copied so that the SDK is one folder that depends on nothing. */
async function emitRuntime(name: string): Promise<OutputFile> {
  const text = await readFile(new URL(`../client/${name}.ts`, import.meta.url), "utf8");
  const moved = text
    .replaceAll("../../generated/client/", "./")
    .replaceAll("../../generated/contract/", "../contract/");
  return { path: `client/${name}.ts`, text: header(`codegen/client/${name}.ts`) + moved };
}

function indexText({ operations }: Model): string {
  const offered = operations.filter(
    ({ auth, response }) => auth !== "credential" && ["json", "sse", "none"].includes(response),
  );
  return `${header("specs/paths")}import * as api from "./api/sdk.gen.ts";
import type * as T from "./api/types.gen.ts";
import { connect, type CallOptions, type ClientOptions } from "./connection.ts";
import { follow, readOnce, type EventStream, type StreamOptions } from "./stream.ts";

export type * from "./api/types.gen.ts";
export type { ErrorCode } from "../contract/error-code.ts";
export { displayName } from "./display-name.ts";
export { ApiError, type ApiErrorCode } from "./error.ts";
export type { CallOptions, ClientOptions, EventStream, StreamOptions };

type Input<Data> = Omit<Data, "url" | "headers">;

/** Every operation of the server; each answers with its value or throws an ApiError. */
export interface AccordClient {
${offered.map(signature).join("\n")}
}

export function createClient(options: ClientOptions): AccordClient {
  const connection = connect(options);
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
    return `    ${id}: (${request}) => ${method === "GET" ? "follow" : "readOnce"}(connection, api.${id}, request),`;
  return `    ${id}: (${request}) => connection.call(api.${id}, request),`;
}
