import { moduleErrors, modulePath } from "../model/openapi.ts";
import type { OperationModel } from "../model/operations.ts";
import { header, literalUnion, type Emitter } from "./file.ts";
import { parameterTypes } from "./types.ts";

export const emitOperations: Emitter = ({ operations, methods, methodBodyLimit }) => {
  const io = operations.map((operation) => `  ${operation.id}: {\n    ${ioOf(operation).join("\n    ")}\n  };`);
  const table = operations.map((operation) => `  ${operation.id}: ${JSON.stringify(specOf(operation))},`);
  const calls = methods.map(
    (method) =>
      `  "${method.id}": { id: "${method.id}", path: "${modulePath(method)}", planned: ${method.planned}, ` +
      `bodyLimit: ${methodBodyLimit}, errors: ${JSON.stringify(moduleErrors(method))} },`,
  );
  const text = `${header("specs/paths")}import type { ErrorCode } from "./errors.ts";
import type { MethodId } from "./methods.ts";
import type * as T from "./types.ts";

export type OperationId =${literalUnion(operations.map(({ id }) => id))};

/** Operations with a handler; the others are described and mocked, and answer NOT_YET_AVAILABLE. */
export type BuiltOperationId =${literalUnion(operations.filter(({ planned }) => !planned).map(({ id }) => id))};

export interface OperationSpec {
  readonly id: OperationId;
  readonly method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  readonly path: string;
  /** admin: a user token that says so. */
  readonly auth: "user" | "admin" | "credential" | "ticket" | "none";
  readonly planned: boolean;
  /** The status of success. */
  readonly status: number;
  /** That of another success, which takes its time and which only this query parameter asks for. */
  readonly asked?: { readonly status: number; readonly query: string };
  /** Its JSON is waited for, or comes as a stream: it counts as one. */
  readonly holds?: true;
  /** raw: JSON that the handler judges itself. */
  readonly body: "none" | "json" | "raw" | "multipart";
  /** The most bytes a body may have, as they arrive; 0 where there is none. */
  readonly bodyLimit: number;
  /** The most bytes of the file in a form. */
  readonly fileLimit?: number;
  /** The sentence that refuses a larger body; else the title of PAYLOAD_TOO_LARGE says it all. */
  readonly tooLarge?: string;
  readonly response: "json" | "lines" | "sse" | "html" | "text" | "binary" | "none";
  readonly errors: readonly ErrorCode[];
}

export interface ModuleOperationSpec {
  readonly id: MethodId;
  readonly path: string;
  readonly planned: boolean;
  readonly bodyLimit: number;
  readonly errors: readonly ErrorCode[];
}

/** What a handler is given and must return. An answer that is not JSON is returned as a Response. */
export interface OperationIo {
${io.join("\n")}
}

export const operations: { readonly [Id in OperationId]: OperationSpec } = {
${table.join("\n")}
};

/** One operation per method, served by one handler: the method itself. */
export const moduleOperations: { readonly [Id in MethodId]: ModuleOperationSpec & { readonly id: Id } } = {
${calls.join("\n")}
};
`;
  return [{ path: "contract/operations.ts", text }];
};

const specOf = (operation: OperationModel) => ({
  id: operation.id,
  method: operation.method,
  path: operation.path,
  auth: operation.auth,
  planned: operation.planned,
  status: operation.status,
  ...(operation.holds ? { holds: true } : {}),
  asked: operation.asked && { status: operation.asked.status, query: operation.asked.query },
  body: operation.body,
  bodyLimit: operation.bodyLimit,
  fileLimit: operation.fileLimit,
  tooLarge: operation.tooLarge,
  response: operation.response,
  errors: operation.errors,
});

function ioOf(operation: OperationModel): string[] {
  const { body, bodyType, response, resultType, asked, errors } = operation;
  const taken = Object.fromEntries(
    parameterTypes(operation).map(({ place, name, parameters }) => [
      place,
      parameters.some(({ required }) => required) ? `T.${name}` : `T.${name} | undefined`,
    ]),
  );
  return [
    `path: ${taken["path"] ?? "undefined"};`,
    `query: ${taken["query"] ?? "undefined"};`,
    `body: ${body === "raw" ? "unknown" : body === "none" ? "undefined" : `T.${bodyType}`};`,
    `result: ${response === "json" ? `T.${resultType}` : response === "none" ? "void" : "Response"};`,
    `asked: ${asked ? `T.${asked.resultType}` : "never"};`,
    `error:${literalUnion(errors).replaceAll("\n  ", "\n      ")};`,
  ];
}
