import type { Client } from "../../sdk/sdk.ts";
import { fromHistory } from "./from-history.ts";
import type { ThreadItem } from "./item.ts";

/** Where the days before those that were read begin. */
export type Place = { readonly cursor: string } | { readonly before?: string };

export interface Past {
  items: readonly ThreadItem[];
  /** Undefined: nothing was said before. */
  earlier: Place | undefined;
}

/** The newest day of a conversation, or the one at a place. */
export async function readDay(
  client: Client,
  { threadId, place = {}, signal }: { threadId: string; place?: Place; signal: AbortSignal },
): Promise<Past> {
  const query = "cursor" in place ? place : { threadId, ...place };
  const { messages, day, hasMore, nextCursor } = await client.getHistory({ query, signal });
  const items = messages.map(fromHistory);
  if (nextCursor !== undefined) return { items, earlier: { cursor: nextCursor } };
  return { items, earlier: hasMore ? (day ? { before: day } : {}) : undefined };
}

/** The newest days, back to the one in which `since` lies. */
export async function readSince(
  client: Client,
  { threadId, since, signal }: { threadId: string; since: number; signal: AbortSignal },
): Promise<Past> {
  const days = [await readDay(client, { threadId, signal })];
  for (let [day] = days; day?.earlier && (day.items[0]?.at ?? Infinity) > since; [day] = days)
    days.unshift(await readDay(client, { threadId, place: day.earlier, signal }));
  return { items: days.flatMap(({ items }) => items), earlier: days[0]?.earlier };
}

export interface Joined {
  items: readonly ThreadItem[];
  /** Something that was said is not said any more: the thread shows another version. */
  isOtherPath: boolean;
}

/**
 * The history put over what is shown. It decides, except over what it cannot have yet: messages that are on their way,
 * and what a run under way has said. Of a part of the history, what was shown before that part stays.
 */
export function join(
  shown: readonly ThreadItem[],
  read: readonly ThreadItem[],
  { isUnderWay, isPart }: { isUnderWay(runId: string): boolean; isPart: boolean },
): Joined {
  const from = read[0]?.at ?? Infinity;
  const known = new Map(shown.map((item) => [nameOf(item), item]));
  const found = new Set(read.map(nameOf));
  const rest = shown.filter((item) => !found.has(nameOf(item)));
  const isLive = (item: ThreadItem) =>
    (item.kind === "message" && item.state !== "sent") || (item.runId !== undefined && isUnderWay(item.runId));
  const old = rest.filter((item) => !isLive(item));
  return {
    items: [
      ...old.filter(({ at }) => isPart && at < from),
      ...read.map((item) => newer(known.get(nameOf(item)), item)),
      ...rest.filter(isLive),
    ],
    isOtherPath: old.some(({ at }) => at >= from),
  };
}

/** A call is known by its message as soon as there is one; the history of a call without a card names nothing else. */
const nameOf = (item: ThreadItem): string => (item.kind === "call" && item.messageId ? item.messageId : item.key);

/** The history knows what became of a message; what was shown of a call or an answer is as good, and stays. */
function newer(shown: ThreadItem | undefined, read: ThreadItem): ThreadItem {
  if (shown?.kind === "answer" && read.kind === "answer") return { ...read, actions: shown.actions };
  if (shown?.kind === "call" && read.kind === "call") return { ...shown, ...read, key: shown.key, args: shown.args };
  return read;
}
