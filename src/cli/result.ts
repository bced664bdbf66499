import { errors, type ErrorCode } from "../../generated/contract/errors.ts";
import type { CliResult, Problem, ToolError, ToolResult } from "../../generated/contract/types.ts";

/** What is called, as it was named. */
export interface Named {
  module: string;
  method: string;
}

type ErrorDetails = Partial<
  Pick<ToolError, "message" | "detail" | "input_schema" | "next_steps" | "retry_after_seconds">
>;

/** `status`, `warnings` and `meta` only where they say something; most answers have just the four fields of G095. */
export function toSuccess({ module, method }: Named, { status, data, warnings, meta }: ToolResult): CliResult {
  return {
    ok: true,
    module,
    method,
    data,
    ...(status === "degraded" || status === "empty" ? { status } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(Object.keys(meta).length > 0 ? { meta } : {}),
  };
}

export function toFailure({ module, method }: Named, code: ErrorCode, details: ErrorDetails = {}): CliResult {
  const { title, can_retry, recovery_suggestion } = errors[code];
  const { message = title, detail, ...rest } = details;
  const error: ToolError = {
    code,
    message: message.slice(0, 300),
    module,
    method,
    ...(detail === undefined ? {} : { detail: detail.slice(0, 1000) }),
    ...(recovery_suggestion === undefined ? {} : { recovery_suggestion }),
    can_retry,
    ...rest,
  };
  return { ok: false, module, method, status: "error", error };
}

/** Codes of the front door, which knows no tools, in the words of a tool call. */
const translated: Readonly<Record<string, ErrorCode>> = {
  UNAUTHENTICATED: "CREDENTIAL_EXPIRED",
  SERVICE_UNAVAILABLE: "UPSTREAM_UNAVAILABLE",
  REQUEST_TIMEOUT: "UPSTREAM_UNAVAILABLE",
  NOT_YET_AVAILABLE: "UNSUPPORTED_FEATURE",
  PAYLOAD_TOO_LARGE: "INVALID_ACTION_INPUT",
  MALFORMED_JSON: "INVALID_ACTION_INPUT",
  JSON_TOO_DEEP: "INVALID_ACTION_INPUT",
  INVALID_TEXT: "INVALID_ACTION_INPUT",
  INTERNAL: "INTERNAL",
};

export function fromProblem(named: Named, problem: Partial<Problem>): CliResult {
  const code = problem.code ?? "";
  const known =
    Object.hasOwn(errors, code) && errors[code as ErrorCode].scope.includes("tool") ? (code as ErrorCode) : undefined;
  const { detail, retry_after_seconds: retryAfter } = problem.tool_error ?? problem;
  // The server knows the form that was meant; without its own code its words would not fit either.
  const { message, input_schema, next_steps } = known === undefined ? {} : (problem.tool_error ?? {});
  const details: ErrorDetails = {
    ...(message === undefined ? {} : { message }),
    ...(input_schema === undefined ? {} : { input_schema }),
    ...(next_steps === undefined ? {} : { next_steps }),
    ...(typeof detail === "string" ? { detail } : {}),
    ...(typeof retryAfter === "number" && retryAfter >= 0
      ? { retry_after_seconds: Math.min(3600, Math.ceil(retryAfter)) }
      : {}),
  };
  // Something else answered in the server's place, or a newer server with codes of its own.
  const fallback = Object.hasOwn(translated, code) ? translated[code] : "OUTPUT_SCHEMA_VIOLATION";
  return toFailure(named, known ?? fallback ?? "INTERNAL", details);
}
