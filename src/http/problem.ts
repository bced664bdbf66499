import { errors, type ErrorCode } from "../../generated/contract/errors.ts";
import type { OpenAiError, Problem, ToolError } from "../../generated/contract/types.ts";
import type { AppError } from "../base/error.ts";

export const problemType = "application/problem+json";

/** RFC 9457. From `data` only what the Problem schema knows goes out; the rest is for the log. */
export function toProblem(error: AppError, requestId: string): Problem {
  const { status, title } = errors[error.code];
  const { errors: fields, retry_after_seconds: retryAfter } = error.data as Pick<
    Problem,
    "errors" | "retry_after_seconds"
  >;
  return {
    type: `urn:accord:error:${error.code}`,
    title,
    status,
    code: error.code,
    ...(error.detail === undefined ? {} : { detail: error.detail.slice(0, 1000) }),
    request_id: requestId,
    ...(fields === undefined ? {} : { errors: fields }),
    ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
  };
}

/** What a module operation adds for the model behind project-cli (G126). `data` may say more than the catalogue. */
export function toToolError(error: AppError, method: { module: string; method: string }): ToolError {
  const { title, can_retry, recovery_suggestion } = errors[error.code];
  const { message = title, input_schema, next_steps, retry_after_seconds } = error.data as Partial<ToolError>;
  return {
    code: error.code,
    message,
    module: method.module,
    method: method.method,
    ...(input_schema === undefined ? {} : { input_schema }),
    ...(error.detail === undefined ? {} : { detail: error.detail.slice(0, 1000) }),
    ...(recovery_suggestion === undefined ? {} : { recovery_suggestion }),
    ...(next_steps === undefined ? {} : { next_steps }),
    can_retry,
    ...(retry_after_seconds === undefined ? {} : { retry_after_seconds }),
  };
}

const openAiTypes: Readonly<Record<number, OpenAiError["type"]>> = {
  401: "authentication_error",
  403: "permission_error",
  429: "rate_limit_error",
};

/** The same for clients that look for `error` and nothing else. */
export function toOpenAiError(error: AppError): OpenAiError {
  const { status, title } = errors[error.code];
  const { errors: fields, param } = error.data as Pick<Problem, "errors"> & { param?: string };
  const field = fields?.[0];
  return {
    message: (error.detail ?? (field ? `${title} ${field.path} ${field.message}` : title)).slice(0, 1000),
    type: openAiTypes[status] ?? (status < 500 ? "invalid_request_error" : "server_error"),
    param: (param ?? field?.path ?? null)?.slice(0, 200) ?? null,
    code: error.code,
  };
}

/** For a request that never became one: there is no exchange, only a socket to write to. */
export function toRawProblem(code: ErrorCode, requestId: string): string {
  const { status, title } = errors[code];
  const body = JSON.stringify({
    type: `urn:accord:error:${code}`,
    title,
    status,
    code,
    request_id: requestId,
  } satisfies Problem);
  const lines = [
    `HTTP/1.1 ${status} ${code}`,
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    "Connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
