import { useEffect, useState } from "react";
import type { RunRef, UiSchema } from "../sdk/sdk.ts";
import { useAccord } from "./provider.ts";
import { apply } from "./thread/apply.ts";
import type { CallItem, ThreadItem } from "./thread/item.ts";

/** A run as far as it is. */
export interface UsedRun {
  /** `lost` when the server could not be asked; the run may go on. */
  status: "running" | "finished" | "interrupted" | "failed" | "canceled" | "lost";
  /** The answer as far as it is written. */
  text: string;
  /** The calls that it has made. */
  calls: readonly CallItem[];
  /** The cards of those calls. */
  cards: readonly UiSchema[];
  /** Why it failed, or was lost. */
  error?: unknown;
}

const begin = {
  items: [] as readonly ThreadItem[],
  status: "running" as UsedRun["status"],
  error: undefined as unknown,
};

/** Follows one run from its beginning, whoever has started it. */
export function useRun({ threadId, runId }: RunRef): UsedRun {
  const client = useAccord();
  const [{ items, status, error }, setState] = useState(begin);
  useEffect(() => {
    const closing = new AbortController();
    setState(begin);
    const read = async () => {
      const request = { path: { threadId }, query: { runId }, signal: closing.signal };
      for await (const event of client.streamRunEvents(request))
        setState((before) => {
          const after = { ...before, items: apply(before.items, event) };
          if (event.type === "RUN_FINISHED")
            return { ...after, status: event.outcome.type === "interrupt" ? "interrupted" : "finished" };
          if (event.type === "RUN_ERROR")
            return { ...after, status: event.code === "RUN_CANCELED" ? "canceled" : "failed", error: event };
          return after;
        });
    };
    read().catch((error: unknown) => {
      if (!closing.signal.aborted) setState((before) => ({ ...before, status: "lost", error }));
    });
    return () => closing.abort();
  }, [client, threadId, runId]);
  const calls = items.filter((item) => item.kind === "call");
  const answers = items.filter((item) => item.kind === "answer");
  return {
    status,
    text: answers.map(({ text }) => text).join("\n\n"),
    calls,
    cards: calls.flatMap(({ card }) => card ?? []),
    ...(error === undefined ? {} : { error }),
  };
}
