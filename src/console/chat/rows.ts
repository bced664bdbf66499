import type { AnswerItem, CallItem, MessageItem, UsedThread } from "../../react/react.ts";
import { dayKey } from "../parts/dates.ts";

/** A line of the conversation as it is drawn. */
export type Row =
  | { kind: "day"; key: string; at: number }
  | { kind: "message"; key: string; item: MessageItem; hasAnswer: boolean }
  | { kind: "call"; key: string; item: CallItem }
  | AnswerRow
  | { kind: "busy"; key: string; stage: "queued" | "router" | "worker" };

export interface AnswerRow {
  kind: "answer";
  key: string;
  item: AnswerItem;
  /** The last word of the conversation: only here are next steps still next. */
  isLast: boolean;
  /** The message that this is the last word on. */
  to?: MessageItem;
}

/** Days stand above their first message. While nothing is being written or called, a run says that it is at work. */
export function toRows({ items, run }: Pick<UsedThread, "items" | "run">): Row[] {
  const rows: Row[] = [];
  const lastWords = findLastWords(items);
  const answered = new Set(lastWords.values());
  let day = "";
  for (const item of items) {
    const key = dayKey(item.at);
    if (key !== day) rows.push({ kind: "day", key: `day ${key}`, at: item.at });
    day = key;
    if (item.kind === "call") rows.push({ kind: "call", key: item.key, item });
    else if (item.kind === "message")
      rows.push({ kind: "message", key: item.key, item, hasAnswer: answered.has(item) });
    else {
      const to = lastWords.get(item);
      const isLast = item === items.at(-1) && run === undefined;
      rows.push({ kind: "answer", key: item.key, item, isLast, ...(to ? { to } : {}) });
    }
  }
  const last = items.at(-1);
  const isSeen =
    (last?.kind === "answer" && last.isWriting && last.text !== "") ||
    (last?.kind === "call" && last.state === "running");
  if (run && !isSeen) rows.push({ kind: "busy", key: "busy", stage: run.stage });
  return rows;
}

/** The last answer to each message that has one. */
function findLastWords(items: UsedThread["items"]): Map<AnswerItem, MessageItem> {
  const found = new Map<AnswerItem, MessageItem>();
  let message: MessageItem | undefined;
  let answer: AnswerItem | undefined;
  for (const item of [...items, undefined]) {
    if (item?.kind === "answer") answer = item;
    if (item !== undefined && item.kind !== "message") continue;
    if (message && answer) found.set(answer, message);
    message = item;
    answer = undefined;
  }
  return found;
}
