import type { ErrorCode } from "../../generated/contract/errors.ts";
import type { ToolResult } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { LiveRun } from "../domain/run.ts";
import type { EffectAnswer, EffectKey } from "../store/record/record.ts";
import type { Store } from "../store/store.ts";

/** Errors before which nothing has left this server, or after which the other server says that nothing was done. */
const undone: ReadonlySet<ErrorCode> = new Set([
  "REMOTE_TOOL_CHANGED",
  "REMOTE_CALL_FAILED",
  "UPSTREAM_UNAVAILABLE",
  "ACTION_NOT_ALLOWED",
]);

/**
 * A write that another server does is sent once per tool call, whatever happens here: no transaction is held for it,
 * and none could take it back. A call that comes twice waits for the first one. One that an earlier attempt has sent,
 * and died before it heard of it, is not sent again: nobody knows what became of it.
 */
export function makeSendOnce({ begin, finish }: Pick<Store["effects"], "begin" | "finish">) {
  const underWay = new Map<string, Promise<ToolResult>>();
  return async (key: EffectKey, work: (run: LiveRun) => Promise<EffectAnswer>): Promise<ToolResult> => {
    const name = JSON.stringify([key.taskId, key.toolCallId, key.inputHash]);
    const sending = underWay.get(name) ?? send(key, work).finally(() => underWay.delete(name));
    underWay.set(name, sending);
    return await sending;
  };

  async function send(key: EffectKey, work: (run: LiveRun) => Promise<EffectAnswer>): Promise<ToolResult> {
    const { run, isNew, answer } = await begin(key);
    if (answer !== undefined) return JSON.parse(answer) as ToolResult;
    if (!isNew) throw new AppError("REMOTE_OUTCOME_UNKNOWN");
    try {
      const { given, kept } = await work(run);
      await finish(key, kept);
      return JSON.parse(given) as ToolResult;
    } catch (reason) {
      // An answer that cannot be read is an answer to something that was done.
      if (!undone.has(AppError.from(reason).code)) throw new AppError("REMOTE_OUTCOME_UNKNOWN", {}, { cause: reason });
      await finish(key, undefined);
      throw reason;
    }
  }
}
