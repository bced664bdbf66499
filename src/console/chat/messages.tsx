import { ArrowDown, LoaderCircle } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { VList, type VListHandle } from "virtua";
import type { OnCardAction, UsedThread } from "../../react/react.ts";
import { IconButton } from "../parts/button.tsx";
import { dayKey, useLongDay } from "../parts/dates.ts";
import { useText } from "../text/text.ts";
import { Answer } from "./answer.tsx";
import { Call } from "./call.tsx";
import { Message } from "./message.tsx";
import { toRows, type Row } from "./rows.ts";
import { chatText } from "./text.ts";
import { useEarlier } from "./use-earlier.ts";
import { useTurnActions, type TurnActions } from "./use-turn-actions.ts";
import "./messages.css";

export interface MessagesProps {
  thread: UsedThread;
  onSend(text: string): Promise<void>;
  onAction: OnCardAction;
}

/** Within so many pixels of an end the reader is taken to be at it. */
const near = 120;

/**
 * Only what is on the screen is in the page, however long the conversation. Whoever is at the end stays there while it
 * grows; whoever reads further up keeps their place, also when earlier days are put above it.
 */
export function Messages({ thread, onSend, onAction }: MessagesProps) {
  const say = useText(chatText);
  const list = useRef<VListHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const rows = useMemo(() => toRows(thread), [thread.items, thread.run]);
  const first = rows.find(({ kind }) => kind !== "day")?.key;
  const before = useRef(first);
  const isShifted = before.current !== first;
  const loadEarlier = useEarlier(thread);
  const actions = useTurnActions(thread);
  const isRunning = thread.run !== undefined;

  useLayoutEffect(() => {
    before.current = first;
  }, [first]);
  const toEnd = () => list.current?.scrollToIndex(rows.length - 1, { align: "end" });
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [rows]);
  // A conversation that is shorter than the screen cannot be scrolled to its beginning.
  const fill = () => {
    const { current } = list;
    const isShort = current !== null && current.viewportSize > 0 && current.scrollSize <= current.viewportSize;
    if (isShort) loadEarlier();
  };
  useEffect(fill);

  const onScroll = (offset: number) => {
    const { current } = list;
    if (!current) return;
    follows.current = offset + current.viewportSize >= current.scrollSize - near;
    setAtEnd(follows.current);
    if (offset < near * 4) loadEarlier();
  };
  // A list on its way to its end goes on with that as its rows are measured, whatever the browser does with a key.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Home") list.current?.scrollToIndex(0);
    else if (event.key === "End") toEnd();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <VList
        ref={list}
        className="messages"
        shift={isShifted}
        data={rows}
        onScroll={onScroll}
        onResize={fill}
        onKeyDown={onKeyDown}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={say("newMessages")}
      >
        {(row) => (
          <div key={row.key} className="messages-row">
            <Drawn
              row={row}
              threadId={thread.threadId}
              isRunning={isRunning}
              actions={actions}
              onSend={onSend}
              onAction={onAction}
            />
          </div>
        )}
      </VList>
      {thread.isLoadingEarlier ? (
        <p className="messages-earlier" role="status">
          <LoaderCircle className="state-spin" size={16} aria-hidden /> {say("earlier")}
        </p>
      ) : null}
      {isAtEnd ? null : (
        <IconButton className="messages-end" name={say("toEnd")} onClick={toEnd}>
          <ArrowDown size={20} aria-hidden />
        </IconButton>
      )}
    </>
  );
}

interface DrawnProps extends Omit<MessagesProps, "thread"> {
  row: Row;
  threadId: string;
  isRunning: boolean;
  actions: TurnActions;
}

function Drawn({ row, threadId, isRunning, actions, onSend, onAction }: DrawnProps): ReactNode {
  const turn = { isRunning, actions };
  switch (row.kind) {
    case "day":
      return <Day at={row.at} />;
    case "message":
      return <Message item={row.item} hasAnswer={row.hasAnswer} {...turn} />;
    case "call":
      return <Call item={row.item} onAction={onAction} />;
    case "answer":
      return <Answer row={row} threadId={threadId} {...turn} onSend={onSend} />;
    case "busy":
      return <Busy stage={row.stage} />;
  }
}

function Day({ at }: { at: number }) {
  const say = useText(chatText);
  const longDay = useLongDay();
  const now = new Date();
  const isToday = dayKey(at) === dayKey(now.getTime());
  const isYesterday = dayKey(at) === dayKey(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).getTime());
  return <h2 className="messages-day">{isToday ? say("today") : isYesterday ? say("yesterday") : longDay(at)}</h2>;
}

function Busy({ stage }: { stage: "queued" | "router" | "worker" }) {
  const say = useText(chatText);
  return (
    <p className="messages-busy">
      <span className="messages-dots" aria-hidden>
        <span />
        <span />
        <span />
      </span>
      {say(stage === "queued" ? "queued" : "thinking")}
    </p>
  );
}
