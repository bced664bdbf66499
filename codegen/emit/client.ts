import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { oneLine, pascal } from "../load.ts";
import type { Model } from "../model.ts";
import type { MethodModel } from "../model/methods.ts";
import type { OperationModel } from "../model/operations.ts";
import { declarationsOf, usedNames } from "./declarations.ts";
import { describeOperations } from "./described.ts";
import { header, type Emitter, type OutputFile } from "./file.ts";
import { publicNames } from "./types.ts";

/** The generated half of the SDK: hey-api's functions and types, one typed client over them, and names of tools. */
export const emitClient: Emitter = async (model) => [
  ...(await emitApi(model)),
  { path: "client/tool-names.ts", text: toolNamesText(model) },
  { path: "client/operations.ts", text: operationsText(model) },
];

function toolNamesText({ messages }: Model): string {
  const lines = (names: Model["messages"]["tool_names"]) =>
    Object.entries(names).map(
      ([id, { "zh-CN": chinese, en }]) =>
        `  ${JSON.stringify(id)}: { "zh-CN": ${JSON.stringify(chinese)}, en: ${JSON.stringify(en)} },`,
    );
  return `${header("specs/modules")}type Text = { readonly "zh-CN": string; readonly en: string };
type Names = Readonly<Record<string, Text>>;

/** Names people read, by the canonical name of the method. */
export const toolNames: Names = {
${lines(messages.tool_names).join("\n")}
};

/** The same of modules. */
export const moduleNames: Names = {
${lines(messages.module_names).join("\n")}
};
`;
}

async function emitApi({ openapi, operations, methods }: Model): Promise<OutputFile[]> {
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
      if (path !== "types.gen.ts") return { path: `client/api/${path}`, text };
      const ids = [...operations.map(({ id }) => id), ...methods.map(({ operationId }) => operationId)];
      return { path: `client/api/${path}`, text: describeOperations(withoutSchemas(text, openapi), ids) };
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

function operationsText({ operations, methods, place }: Model): string {
  const offered = operations.filter(isOffered);
  const own = methods.filter(({ planned }) => !planned);
  const sdk = `../${place.toProduct}/src/sdk`;
  return `${header("specs/paths and specs/modules")}import * as api from "./api/sdk.gen.ts";
import type * as T from "./api/types.gen.ts";
import type { CallOptions } from "${sdk}/connection.ts";
import type { EventStream, StreamOptions } from "${sdk}/stream.ts";
import type { Transport } from "${sdk}/transport.ts";

type Input<Data> = Omit<Data, "url" | "headers">;
type Without<Name extends string> = { query?: { [Key in Name]?: never } };

/** Every operation of the server; each answers with its value or throws an ApiError. */
export interface AccordClient {
${offered.map(signature).join("\n")}
${own.map(methodSignature).join("\n")}
}

export function bindOperations(transport: Transport): AccordClient {
  return {
${offered.map(implementation).join("\n")}
${own.map(methodImplementation).join("\n")}
  };
}
`;
}

/**
 * Pages and signed addresses are for browsers, texts without a user for the machines that watch the server, and what
 * speaks OpenAI's language for OpenAI's clients.
 */
const isOffered = ({ auth, response, raw }: OperationModel): boolean =>
  !(raw.tags as string[]).includes("openai") &&
  (auth === "user" || auth === "admin" || (auth === "none" && (response === "json" || response === "none")));

const needsInput = ({ parameters, body }: OperationModel): boolean =>
  body !== "none" || parameters.some(({ in: place, required }) => place !== "header" && required);

function signature(operation: OperationModel): string {
  const { id, response, method, summary, raw } = operation;
  const optional = needsInput(operation) ? "" : "?";
  const options = response === "sse" && method === "GET" ? "StreamOptions" : "CallOptions";
  const input = `Input<T.${pascal(id)}Data> & ${options}`;
  const { asked } = operation;
  const plain = asked ? `${input} & Without<"${asked.query}">` : input;
  const more = asked
    ? [
        toComment(`${summary}; with ${asked.query} the answer may be another one`, raw.description),
        `  ${id}(request: ${input}): Promise<${[operation.status, asked.status]
          .map((status) => `T.${pascal(id)}Responses[${status}]`)
          .join(" | ")}>;`,
      ]
    : [];
  return [
    toComment(summary, raw.description),
    `  ${id}(request${optional}: ${plain}): ${resultOf(operation)};`,
    ...more,
  ].join("\n");
}

/** What it does, and below it what else there is to know. */
function toComment(summary: string, description: unknown): string {
  if (typeof description !== "string") return `  /** ${summary} */`;
  const lines = description.trim().split("\n");
  return ["  /**", ...[summary, "", ...lines].map((line) => `   * ${line}`.trimEnd()), "   */"].join("\n");
}

/** People act for themselves with their own token: no approval, nothing masked or marked (R32). */
const methodSignature = ({ operationId, summary }: MethodModel): string =>
  [
    `  /** ${oneLine(summary)} For the user of the token. */`,
    `  ${operationId}(request: Input<T.${pascal(operationId)}Data> & CallOptions): ` +
      `Promise<T.${pascal(operationId)}Responses[200]>;`,
  ].join("\n");

const methodImplementation = ({ operationId }: MethodModel): string =>
  `    ${operationId}: (request) => transport.call(api.${operationId}, request),`;

function resultOf({ id, response, method, status, resultType }: OperationModel): string {
  if (response === "sse") return method === "GET" ? "EventStream" : "AsyncGenerator<T.AgUiEvent>";
  if (response === "lines") return `AsyncGenerator<T.${resultType}>`;
  return `Promise<${response === "none" ? "void" : `T.${pascal(id)}Responses[${status}]`}>`;
}

function implementation(operation: OperationModel): string {
  const { id, response, method } = operation;
  const request = needsInput(operation) ? "request" : "request = {}";
  if (response === "sse")
    return `    ${id}: (${request}) => transport.${method === "GET" ? "follow" : "readOnce"}(api.${id}, request),`;
  if (response === "lines") return `    ${id}: (${request}) => transport.readLines(api.${id}, request),`;
  // Which of two answers it is, the signatures above tell apart.
  const type = operation.asked ? "<never>" : "";
  return `    ${id}: (${request}) => transport.call${type}(api.${id}, request),`;
}
