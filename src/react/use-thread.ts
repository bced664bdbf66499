import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { CardAction, CardTap } from "./card/acting.ts";
import { useAccord } from "./provider.ts";
import type { ThreadActions, ThreadSnapshot } from "./thread/snapshot.ts";
import { makeThread } from "./thread/thread.ts";

/** A conversation, and what a user does in it. */
export interface UsedThread extends ThreadSnapshot, ThreadActions {
  /** The conversation. */
  threadId: string;
  /** For `onAction` of a card: starts the run that a button stands for. `navigate` is left to the app. */
  act(action: CardAction, tap: CardTap): Promise<void>;
}

interface ThreadOptions {
  /** The app has just made up the id. */
  isNew?: boolean;
}

/**
 * A conversation: what was said, day by day, and what is being said. It follows runs that other tabs, devices and jobs
 * start, and goes on by itself after a lost connection. The id of a conversation that does not exist yet begins one;
 * `isNew` says that the app has just made it up, so that there is nothing to ask for before the first message.
 */
export function useThread(threadId: string, { isNew = false }: ThreadOptions = {}): UsedThread {
  const client = useAccord();
  const wasNew = useRef(isNew);
  const thread = useMemo(() => makeThread(client, threadId), [client, threadId]);
  useEffect(() => {
    thread.open({ isNew: wasNew.current });
    return () => thread.close();
  }, [thread]);
  const snapshot = useSyncExternalStore(thread.subscribe, thread.snapshot);
  const act = useCallback(
    async (action: CardAction, { label, edits }: CardTap) => {
      if (action.type === "send_message") await thread.send(action.text);
      if (action.type === "invoke") await thread.invoke(action.actionId, label);
      if (action.type === "decide") await thread.decide(action.approvalId, action.decision, edits);
    },
    [thread],
  );
  return { ...thread, ...snapshot, act };
}
