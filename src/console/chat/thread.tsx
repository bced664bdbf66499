import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useAccord, useThread } from "../../react/react.ts";
import { Failed, Loading } from "../parts/states.tsx";
import { useTell } from "../parts/toast.tsx";
import { useTitle } from "../parts/view.tsx";
import { viewNames } from "../shell/text.ts";
import { useText } from "../text/text.ts";
import { Asked } from "./asked.tsx";
import { Composer } from "./composer.tsx";
import { Greeting } from "./greeting.tsx";
import { Messages } from "./messages.tsx";
import { Spoken } from "./spoken.tsx";
import { chatText } from "./text.ts";
import { useCardAction } from "./use-card-action.ts";
import type { PickedImage } from "./use-images.ts";
import "./thread.css";

export interface ThreadProps {
  threadId: string;
  /** Nothing has been said in it, and nobody but this page knows of it. */
  isNew: boolean;
  /** The first message is on its way. */
  onBegin(): void;
}

export function Thread({ threadId, isNew, onBegin }: ThreadProps) {
  const say = useText(chatText);
  const named = useText(viewNames);
  const thread = useThread(threadId, { isNew });
  // Before its first message has arrived the server knows nothing of it.
  const isKnown = !isNew && thread.items.some((item) => item.kind !== "message" || item.state === "sent");
  const title = useThreadTitle(threadId, isKnown);
  const onAction = useCardAction(thread);
  const tell = useTell();
  useTitle(isNew ? named("chat") : (title ?? named("chat")));
  useFreshLists(thread.run?.runId, thread.endedRunId);

  async function send(text: string, images: readonly PickedImage[] = []): Promise<void> {
    const sent = thread.send(
      text,
      images.flatMap(({ upload }) => upload ?? []),
    );
    onBegin();
    // What could not be sent stays in the conversation, with a button beside it; the sentence says why.
    await sent.catch((error: Error) => tell(say("notSaved", { message: error.message })));
  }
  const stop = () => void thread.stop().catch((error: Error) => tell(say("notSaved", { message: error.message })));

  return (
    <section className="thread" aria-label={title ?? say("newThread")}>
      <header className="thread-head">
        <Link href="/chat" className="thread-back" aria-label={say("back")}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1>{isNew ? say("newThread") : (title ?? "")}</h1>
      </header>
      <div className="thread-body">
        {thread.items.length > 0 ? (
          <Messages thread={thread} onSend={send} onAction={onAction} />
        ) : thread.state === "failed" ? (
          <Failed error={thread.error} />
        ) : thread.state === "loading" ? (
          <Loading />
        ) : (
          <Greeting onSend={send} />
        )}
      </div>
      <Asked thread={thread} />
      <Composer threadId={isNew ? "new" : threadId} isRunning={thread.run !== undefined} onSend={send} onStop={stop} />
      <Spoken items={thread.items} />
    </section>
  );
}

function useThreadTitle(threadId: string, isKnown: boolean): string | undefined {
  const client = useAccord();
  const { data } = useQuery({
    queryKey: ["threads", "one", threadId],
    queryFn: ({ signal }) => client.getThread({ path: { threadId }, signal }),
    enabled: isKnown,
  });
  return data?.title;
}

/**
 * When a run begins or ends, the list of conversations and what waits for the user may have changed. One that is quick
 * does both before the page has drawn anything.
 */
function useFreshLists(runId: string | undefined, endedRunId: string | undefined): void {
  const queries = useQueryClient();
  const before = useRef({ runId, endedRunId });
  useEffect(() => {
    const known = before.current;
    if (known.runId === runId && known.endedRunId === endedRunId) return;
    before.current = { runId, endedRunId };
    void queries.invalidateQueries({ queryKey: ["threads"] });
    void queries.invalidateQueries({ queryKey: ["waiting"] });
    // What was asked before a run is answered by it, or was written over: it is not shown again until it is asked for.
    const hasBegun = runId !== undefined || known.runId !== endedRunId;
    if (hasBegun) void queries.resetQueries({ queryKey: ["waiting", "questions"] });
    // What a run has changed: calendar, contacts, memory, usage.
    if (runId === undefined)
      void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== "threads" });
  }, [queries, runId, endedRunId]);
}
