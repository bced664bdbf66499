import type { CallUnderWay, SentCall, ToolContext } from "../../domain/tool-call.ts";

/** The calls that this process has let through the gate and has no answer to yet. */
export interface UnderWay {
  /** The call is one of them while the work on it lasts, however often it is sent meanwhile. */
  during<T>(call: SentCall & CallUnderWay, work: () => Promise<T>): Promise<T>;
  find(call: SentCall): CallUnderWay | undefined;
}

export function makeUnderWay(): UnderWay {
  // Counted, so that the end of one does not end its twin.
  const calls = new Map<string, CallUnderWay & { count: number }>();
  return {
    async during(call, work) {
      const key = keyOf(call);
      const known = calls.get(key) ?? { count: 0, isTainted: false };
      known.count++;
      known.isTainted ||= call.isTainted;
      if (call.onProgress !== undefined) known.onProgress = call.onProgress;
      if (call.live !== undefined) known.live = call.live;
      calls.set(key, known);
      try {
        return await work();
      } finally {
        if (--known.count === 0) calls.delete(key);
      }
    },
    find(call) {
      const known = calls.get(keyOf(call));
      if (known === undefined) return undefined;
      const { count: _count, ...told } = known;
      return told;
    },
  };
}

/** Text of others had been read when the call was made, and no person has said yes to it. */
export const isUnconfirmed = (
  { isTainted, released }: Pick<ToolContext, "isTainted" | "released">,
  toolCallId: string,
): boolean => isTainted && released?.toolCallId !== toolCallId;

const keyOf = ({ ownerId, taskId, attempt, toolCallId, callHash }: SentCall): string =>
  JSON.stringify([ownerId, taskId, attempt, toolCallId, callHash]);
