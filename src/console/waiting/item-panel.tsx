import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ApprovalQueueItem } from "../../sdk/sdk.ts";
import { useMoments } from "../parts/moments.ts";
import { Tag, type Tone } from "../parts/notes.tsx";
import { toRunPath } from "../runs/run-path.ts";
import { useText } from "../text/text.ts";
import { waitingText } from "./text.ts";

export interface ItemPanelProps {
  item: ApprovalQueueItem;
  title: string;
  /** What a screen reader calls it, where the title is the text of somebody. */
  label?: string;
  state: { tone: Tone; text: string };
  /** Why it is here. */
  reasons?: readonly string[];
  isFromJob?: boolean;
  /** What it is about. */
  children?: ReactNode;
  /** What can be done, or was. */
  below?: ReactNode;
}

/** The frame of everything that waits: what it is, why, since when, and where it comes from. */
export function ItemPanel(props: ItemPanelProps) {
  const { item, title, label = title, state, reasons = [], isFromJob = false, children, below } = props;
  const say = useText(waitingText);
  const moments = useMoments();
  return (
    <article className="panel waiting-item" id={item.id} aria-label={label}>
      <header className="panel-head">
        <h2>{title}</h2>
        <Tag tone={state.tone}>{state.text}</Tag>
      </header>
      {reasons.length > 0 || isFromJob ? (
        <ul className="row">
          {reasons.map((reason) => (
            <li key={reason}>
              <Tag tone="warning">{reason}</Tag>
            </li>
          ))}
          {isFromJob ? (
            <li>
              <Tag tone="info">{say("fromJob")}</Tag>
            </li>
          ) : null}
        </ul>
      ) : null}
      {children}
      <p className="quiet small">
        {item.kind === "review"
          ? moments.both(item.createdAt)
          : say("asked", { when: moments.both(item.requestedAt) }) +
            (item.state === "pending" ? ` · ${say("until", { when: moments.ago(item.expiresAt) })}` : "")}{" "}
        · <Link href={toRunPath(item.threadId, item.runId)}>{say("run")}</Link> ·{" "}
        <Link href={`/chat/${item.threadId}`}>{say("thread")}</Link>
      </p>
      {below}
    </article>
  );
}
