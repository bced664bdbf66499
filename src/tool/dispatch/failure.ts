import { errors, type ErrorCode } from "../../../generated/contract/errors.ts";
import type { MethodSpec } from "../../../generated/contract/methods.ts";
import type { ToolEnvelope, ToolError } from "../../../generated/contract/types.ts";
import type { AppError } from "../../base/error.ts";
import { toInputError } from "../../base/input-error.ts";
import { splitMethodId, toMethodId } from "../../base/method-id.ts";
import { own } from "../../base/own.ts";
import type { MethodTables } from "../../domain/method-tables.ts";

/** Around an error: what was called, and what may be called. */
export interface FailureScope {
  envelope: ToolEnvelope;
  tables: MethodTables;
  /** On both whitelists. */
  allowed: readonly string[];
  /** The effect of the call is there all the same. */
  isDone?: boolean;
}

/** Where the call may have been carried out. Everything else was refused before, or rolled back. */
const uncertain: readonly ErrorCode[] = ["TIMEOUT", "UPSTREAM_UNAVAILABLE"];

/** In place of an error's own advice where it is to call again, and that is not safe. */
const maybeDone = "Do not repeat the call: it may have taken effect. Read first whether it did.";

/** In place of it where an operator's hook has withheld the result of a write. */
const isThere = "Do not repeat the call: it has taken effect. Only its result is withheld.";

/** Whether calling again can help and is safe (G103): the error's class allows it, and the method or the facts do. */
export function canRetry(code: ErrorCode, isOnce: boolean): boolean {
  return errors[code].can_retry && (isOnce || !uncertain.includes(code));
}

/**
 * Whether twice is once: by nature, or because the key of a write makes it so. No write is told as failed before its
 * key is closed, so a new call is safe as well.
 */
export const isOnce = ({ annotations, is_read_only }: Pick<MethodSpec, "annotations" | "is_read_only">): boolean =>
  annotations.idempotent || !is_read_only;

export function toToolError(error: AppError, scope: FailureScope): ToolError {
  const { module, method } = scope.envelope;
  const id = toMethodId(scope.envelope);
  const spec = errors[error.code];
  const inputSchema = toCorrective(error.code, id, scope);
  const nextSteps = (spec.next_steps ?? [])
    .map((step) => step.replace("{module}", module).replace("{method}", method))
    .filter((step) => scope.allowed.includes(step));
  const called = own(scope.tables.methods, id);
  const isRetryable = scope.isDone !== true && canRetry(error.code, called !== undefined && isOnce(called));
  const advice = scope.isDone ? isThere : spec.can_retry && !isRetryable ? maybeDone : spec.recovery_suggestion;
  const { retry_after_seconds: retryAfter } = error.data as Pick<ToolError, "retry_after_seconds">;
  return {
    code: error.code,
    message: error.code === "INVALID_ACTION_INPUT" ? `${id} input does not match method schema` : spec.title,
    module: module.slice(0, 32),
    method: method.slice(0, 48),
    ...(inputSchema === undefined ? {} : { input_schema: inputSchema }),
    ...(error.detail === undefined ? {} : { detail: error.detail.slice(0, 1000) }),
    ...(advice === undefined ? {} : { recovery_suggestion: advice }),
    ...(nextSteps.length > 0 ? { next_steps: nextSteps } : {}),
    can_retry: isRetryable,
    ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
  };
}

/** `tool.<module>.<category>.<reason>`: the form of logs and metrics (R5). */
export function toDotted(code: ErrorCode, module: string): string {
  return (errors[code].dotted ?? "tool.{module}.internal.error").replace("{module}", module || "runtime");
}

/** Just enough for the model to correct itself (G088). */
function toCorrective(
  code: ErrorCode,
  id: string,
  { envelope, tables, allowed }: FailureScope,
): Record<string, string> | undefined {
  if (code === "INVALID_ENVELOPE") return { module: "string", method: "string", input: "object" };
  if (code === "UNKNOWN_ACTION") {
    const methods = allowed
      .map(splitMethodId)
      .filter(({ module }) => module === envelope.module)
      .map(({ method }) => method);
    if (methods.length > 0) return { method: `string enum(${methods.join("|")})` };
    return { module: `string enum(${[...new Set(allowed.map((id) => splitMethodId(id).module))].join("|")})` };
  }
  const form = code === "INVALID_ACTION_INPUT" ? own(tables.forms, id) : undefined;
  return form && { ...toInputError(id, form, envelope.input, []).input_schema };
}
