import { modulePath } from "../model/openapi.ts";
import type { OperationModel } from "../model/operations.ts";
import { header, literalUnion, type Emitter } from "./file.ts";
import { parameterTypes } from "./types.ts";

export const emitOperations: Emitter = ({ operations, methods, methodBodyLimit }) => {
  const io = operations.map((operation) => `  ${operation.id}: {\n    ${ioOf(operation).join("\n    ")}\n  };`);
  const table = operations.map(
    ({ id, method, path, auth, planned, status, body, bodyLimit, fileLimit, tooLarge, response, errors }) =>
      `  ${id}: ${JSON.stringify({ id, method, path, auth, planned, status, body, bodyLimit, fileLimit, tooLarge, response, errors })},`,
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
  readonly auth: "user" | "credential" | "none";
  readonly planned: boolean;
  /** The status of success. */
  readonly status: number;
  /** raw: JSON that the handler judges itself. */
  readonly body: "none" | "json" | "raw" | "multipart";
  /** The most bytes a body may have, as they arrive; 0 where there is none. */
  readonly bodyLimit: number;
  /** The most bytes of the file in a form. */
  readonly fileLimit?: number;
  /** The sentence that refuses a larger body; else the title of PAYLOAD_TOO_LARGE says it all. */
  readonly tooLarge?: string;
  readonly response: "json" | "sse" | "html" | "text" | "binary" | "none";
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
export const moduleOperations: { readonly [Id in MethodId]: { readonly id: Id; readonly path: string; readonly planned: boolean; readonly bodyLimit: number } } = {
${methods.map((method) => `  "${method.id}": { id: "${method.id}", path: "${modulePath(method)}", planned: ${method.planned}, bodyLimit: ${methodBodyLimit} },`).join("\n")}
};
`;
  return [{ path: "contract/operations.ts", text }];
};

function ioOf(operation: OperationModel): string[] {
  const { body, bodyType, response, resultType, errors } = operation;
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
    `error:${literalUnion(errors).replaceAll("\n  ", "\n      ")};`,
  ];
}
