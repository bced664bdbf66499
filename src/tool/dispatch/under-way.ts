import type { SentCall } from "../../domain/tool-call.ts";

/** The calls that this process has let through the gate and has no answer to yet. */
export interface UnderWay {
  /** The call is one of them while the work on it lasts, however often it is sent meanwhile. */
  during<T>(call: SentCall, work: () => Promise<T>): Promise<T>;
  has(call: SentCall): boolean;
}

export function makeUnderWay(): UnderWay {
  // Counted, so that the end of one does not end its twin.
  const counts = new Map<string, number>();
  return {
    async during(call, work) {
      const key = keyOf(call);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      try {
        return await work();
      } finally {
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      }
    },
    has: (call) => counts.has(keyOf(call)),
  };
}

const keyOf = ({ ownerId, taskId, attempt, toolCallId, callHash }: SentCall): string =>
  JSON.stringify([ownerId, taskId, attempt, toolCallId, callHash]);
