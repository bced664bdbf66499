import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { CliSuccess } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { toMethodId } from "../../base/method-id.ts";
import { own } from "../../base/own.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";
import type { Prepared } from "./envelope.ts";
import type { Ending } from "./output.ts";
import type { Receive } from "./receive.ts";
import type { Visit } from "./record.ts";

/** What a call has answered, to its child or to the store that remembers it. */
export type Received = Pick<CliSuccess, "status" | "data" | "warnings" | "meta">;

/**
 * What a write has done whose answer did not arrive; undefined when it has done nothing, and never will under this key.
 * Throws where that cannot be known.
 */
export type Settle = (key: {
  ownerId: string;
  taskId: string;
  attempt: number;
  toolCallId: string;
}) => Promise<Received | undefined>;

/** The end of a call, as `work` has it, or as the store knows it better. */
export type Truly = (prepared: Prepared, visit: Visit, work: () => Promise<Ending>) => Promise<Ending>;

export interface TrulyDeps {
  tables: MethodTables;
  settle: Settle;
  receive: Receive;
}

/** Errors behind which a write may have happened: all others were said before it began, or in its transaction. */
const unheard: ReadonlySet<ErrorCode> = new Set([
  "TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
  "CANCELLED",
  "INTERNAL",
  "OUTPUT_SCHEMA_VIOLATION",
  "TASK_NOT_LIVE",
]);

const isFinal: ReadonlySet<ErrorCode> = new Set(["TASK_NOT_LIVE", "REMOTE_OUTCOME_UNKNOWN"]);

/**
 * No write is told as failed that has happened, or may still happen (R35). Where this process cannot say so by itself,
 * the store is asked, and what has not happened is kept from happening late. Where the store does not answer, the
 * attempt is over: SERVICE_UNAVAILABLE hands the run back, and the next attempt makes the call under the same key.
 */
export function makeTruly({ tables, settle, receive }: TrulyDeps): Truly {
  return async (prepared, visit, work) => {
    let ending: Ending | undefined;
    let failure: AppError | undefined;
    try {
      ending = await work();
    } catch (reason) {
      failure = AppError.from(reason);
    }
    const call = toCall(prepared, visit);
    if (call === undefined || call.spec.is_read_only || !isOpen(visit, ending, failure)) return toEnd(ending, failure);
    const result = await ask(call);
    if (result === undefined) return toEnd(ending, failure && toUndone(failure));
    visit.decision = "allowed";
    if (ending?.kind === "waiting") visit.approvalId = null;
    return await receive(call, visit, { result });
  };

  /** Undefined where it names no method: then nothing can have happened. */
  function toCall(prepared: Prepared, { toolCallId, context }: Visit): CheckedCall | undefined {
    if (!("envelope" in prepared)) return undefined;
    const id = toMethodId(prepared.envelope);
    const spec = own(tables.methods, id);
    return spec && { toolCallId, id, input: prepared.envelope.input, spec, context };
  }

  async function ask({ toolCallId, context }: CheckedCall): Promise<Received | undefined> {
    const { ownerId, taskId, attempt } = context;
    try {
      return await settle({ ownerId, taskId, attempt, toolCallId });
    } catch (cause) {
      // Whatever is told of a run that this process does not hold, the journal refuses. What another server has done
      // no later attempt can find out.
      if (cause instanceof AppError && isFinal.has(cause.code)) throw cause;
      throw new AppError("SERVICE_UNAVAILABLE", {}, { cause });
    }
  }
}

/** Whether the call may have had its effect, or may still have it, although it is not told so. */
function isOpen(visit: Visit, ending: Ending | undefined, failure: AppError | undefined): boolean {
  if (visit.isDone || ending?.kind === "done" || failure?.code === "SERVICE_UNAVAILABLE") return false;
  // The run goes on in another attempt, which makes the call under its key: nobody hears what is told of it here.
  if (!visit.isWithdrawn && isLeft(visit.context.signal)) return false;
  // What an earlier attempt has sent is not counted here.
  if (visit.isWithdrawn || visit.context.attempt > 1 || visit.sends > 1) return true;
  return visit.sends === 1 && failure !== undefined && unheard.has(failure.code);
}

/** Aborted, and not because the run itself is to end. */
const isLeft = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof AppError && (reason.code === "RUN_CANCELED" || reason.code === "RUN_TIMEOUT"));

/** A call that was given up and has done nothing. That its key is closed is no matter of the model's. */
function toUndone(failure: AppError): AppError {
  if (failure.code === "TASK_NOT_LIVE") return new AppError("UPSTREAM_UNAVAILABLE", {}, { cause: failure, detail });
  const isSilent = failure.detail === undefined && unheard.has(failure.code) && failure.code !== "CANCELLED";
  return isSilent ? new AppError(failure.code, failure.data, { cause: failure.cause, detail }) : failure;
}

const detail = "Nothing was changed.";

function toEnd(ending: Ending | undefined, failure: AppError | undefined): Ending {
  if (failure !== undefined) throw failure;
  return ending as Ending;
}
