import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { CliSuccess } from "../../../generated/contract/types.ts";
import type { Log } from "../../base/log.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";

/** What a call has answered, to its child or to the store that remembers it. */
export type Received = Pick<CliSuccess, "status" | "data" | "warnings" | "meta">;

/** What a write has done whose answer did not arrive; undefined when it has done nothing. */
export type Recall = (key: { taskId: string; toolCallId: string }) => Promise<Received | undefined>;

/** The same of one call; undefined also where it cannot be known. */
export type RecallCall = (call: CheckedCall) => Promise<Received | undefined>;

/** Errors behind which a write may have happened: the call was given up, or its answer was lost. */
export const unheard: ReadonlySet<ErrorCode> = new Set(["TIMEOUT", "UPSTREAM_UNAVAILABLE", "CANCELLED"]);

/** The answer to a call, where it can still be known: only a write keeps its answer, and only one that has happened. */
export function makeRecall({ recall, log }: { recall: Recall | undefined; log: Log }): RecallCall {
  return async ({ spec, toolCallId, context: { taskId } }) => {
    if (spec.is_read_only) return undefined;
    try {
      return await recall?.({ taskId, toolCallId });
    } catch (reason) {
      log.warn("whether a write has happened is not known", {
        task_id: taskId,
        tool_call_id: toolCallId,
        cause: reason,
      });
      return undefined;
    }
  };
}
