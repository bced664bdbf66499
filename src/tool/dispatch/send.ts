import { errors, type ErrorCode } from "../../../generated/contract/errors.ts";
import type { CliFailure, CliSuccess } from "../../../generated/contract/types.ts";
import { fingerprintCall } from "../../base/canonical.ts";
import type { Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import { traced, traceParent } from "../../base/trace.ts";
import type { Clean } from "../../domain/clean.ts";
import type { CallUnderWay, CheckedCall, SentCall } from "../../domain/tool-call.ts";
import type { Pool } from "../child/child.ts";
import { canRetry, isOnce } from "./failure.ts";
import { toSafeText } from "./safe-text.ts";
import { isUnconfirmed, type UnderWay } from "./under-way.ts";

interface Sent {
  result: CliSuccess;
  /** Must appear nowhere in what is shown. */
  credential: string;
}

/** `onSend` is called each time a child is given the call. */
export type Send = (call: CheckedCall, onSend: () => void) => Promise<Sent>;

export interface SendDeps {
  pool: Pool;
  underWay: UnderWay;
  /** What the program can do; a child gets what its run may call of it. */
  cliMethods: readonly string[];
  clean: Clean;
  timers: Timers;
  /** The longest the runtime waits by itself before it tries again. */
  waitSeconds: number;
}

/** Where the server was not there and did not say for how long. */
const shortWaitSeconds = 1;

/**
 * One call in a child. It is tried again where that is safe: once with a new credential, once after a short wait, also
 * where the database was away when its credential was to be made. A write goes again under its key, and so happens
 * once.
 */
export function makeSend({ pool, underWay, cliMethods, clean, timers, waitSeconds }: SendDeps): Send {
  return (call, onSend) => underWay.during(toSent(call), () => send(call, onSend));

  async function send(call: CheckedCall, onSend: () => void): Promise<Sent> {
    const { context, spec } = call;
    const tenant = { ownerId: context.ownerId, methods: cliMethods.filter((id) => context.whitelist.has(id)) };
    const options = {
      tenant,
      signal: context.signal,
      isInterruptible: spec.interrupt_behavior === "cancel",
      onSend,
    };
    const line = {
      task: context.taskId,
      attempt: context.attempt,
      tool_call_id: call.toolCallId,
      request_id: context.requestId,
      module: spec.module,
      method: spec.method,
      input: call.input,
    };
    // What waited for a person runs under a credential minted after the decision, not under one from before it.
    if (context.released?.toolCallId === call.toolCallId && context.released.approvalId !== null) pool.renew(tenant);
    let isRenewed = false;
    let hasWaited = false;
    for (;;) {
      if (context.signal.aborted) throw new AppError("CANCELLED");
      const sent = await traced("project-cli", { kind: "client" }, () =>
        pool.send({ ...line, ...toTrace() }, options),
      ).catch((reason: unknown) => ({ unsent: toToolFault(reason) }));
      let error: AppError;
      if ("unsent" in sent) {
        error = sent.unsent;
        if (!isAway(error)) throw error;
      } else {
        const { result, credential } = sent;
        if (result.ok) return { result, credential };
        error = toAppError(result, (detail) => toSafeText(clean, detail, { method: call.id, known: [credential] }));
        if (error.code === "CREDENTIAL_EXPIRED" && !isRenewed) {
          isRenewed = true;
          pool.renew(tenant, credential);
          continue;
        }
      }
      const wait = toWait(error);
      if (hasWaited || wait === undefined || wait > waitSeconds || !canRetry(error.code, isOnce(spec))) throw error;
      hasWaited = true;
      await sleep(wait * 1000, context.signal);
    }
  }

  function sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        cancel();
        reject(new AppError("CANCELLED"));
      };
      const cancel = timers.after(ms, () => {
        signal.removeEventListener("abort", onAbort);
        resolve();
      });
      signal.addEventListener("abort", onAbort, { once: true });
    });
  }
}

const toSent = ({ id, input, toolCallId, context }: CheckedCall): SentCall & CallUnderWay => ({
  ownerId: context.ownerId,
  taskId: context.taskId,
  attempt: context.attempt,
  toolCallId,
  callHash: fingerprintCall(id, input),
  isTainted: isUnconfirmed(context, toolCallId),
  live: () => (context.signal.aborted ? undefined : context.run),
  onProgress: (done) => context.onProgress?.(toolCallId, done),
});

/** The child passes it on with its request. */
function toTrace(): { traceparent?: string } {
  const traceparent = traceParent();
  return traceparent === null ? {} : { traceparent };
}

function toWait(error: AppError): number | undefined {
  const { retry_after_seconds: seconds } = error.data as { retry_after_seconds?: number };
  return seconds ?? (error.code === "UPSTREAM_UNAVAILABLE" ? shortWaitSeconds : undefined);
}

/** No child was given the call: the database did not answer. */
const isAway = ({ cause }: AppError): boolean => cause instanceof AppError && cause.code === "SERVICE_UNAVAILABLE";

/** A child's word for its failure. It may only use codes that a tool call can end with. */
function toAppError({ error }: CliFailure, toSafe: (detail: string) => string): AppError {
  const code = error.code as ErrorCode;
  if (!Object.hasOwn(errors, code) || !errors[code].scope.includes("tool"))
    return new AppError("OUTPUT_SCHEMA_VIOLATION");
  const data = error.retry_after_seconds === undefined ? {} : { retry_after_seconds: error.retry_after_seconds };
  return new AppError(code, data, error.detail === undefined ? {} : { detail: toSafe(error.detail) });
}

/** What went wrong before a child could say anything. A user without rights ends the run, not just the call (G119). */
function toToolFault(reason: unknown): AppError {
  const error = AppError.from(reason);
  if (error.code === "UNAUTHENTICATED") return new AppError("USER_DISABLED", {}, { cause: error });
  return errors[error.code].scope.includes("tool") ? error : new AppError("UPSTREAM_UNAVAILABLE", {}, { cause: error });
}
