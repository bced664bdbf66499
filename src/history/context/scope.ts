import { addDays, dateOf, startOfDay, toWall } from "../../base/local-time.ts";
import { messagePlace } from "../../base/message-place.ts";
import type { HistoryReads, Upto } from "../../store/thread/thread.ts";
import type { ContextQuery } from "./context.ts";

/** Which thread a run may look at, up to where, and from when on. */
export async function toScope(
  reads: HistoryReads,
  { ownerId, threadId, runNo: no, path = null, settings, timezone }: ContextQuery,
): Promise<{ upto?: Upto; since: number }> {
  // Before the first run of a thread nothing was said in it.
  if (settings.source === "none" || (settings.source === "thread" && no === 1)) return { since: -Infinity };
  const toUpto = (thread: string, beforeNo: number | null, along: string | null): Upto => ({
    ownerId,
    threadId: thread,
    seq: beforeNo === null ? lastSeq : messagePlace(beforeNo) - 1,
    path: along,
  });
  if (settings.source === "thread" && settings.window === "all")
    return { upto: toUpto(threadId, no, path), since: -Infinity };
  const at = await reads.acceptedAt({ ownerId, threadId, no });
  if (at === undefined) throw new Error("there is no such run to assemble a context for");
  const since = settings.window === "all" ? -Infinity : startOfWindow(at.getTime(), settings.window, timezone);
  if (settings.source === "thread") return { upto: toUpto(threadId, no, path), since };
  const chat = await reads.latestChat({ ownerId, exceptThreadId: threadId, before: at });
  return chat === undefined ? { since } : { upto: toUpto(chat.threadId, chat.beforeNo, chat.path), since };
}

const lastSeq = Number.MAX_SAFE_INTEGER;
const windowDays = { day: 1, week: 7, month: 30 };

/** Whole local days, the one of `at` included. */
const startOfWindow = (at: number, window: keyof typeof windowDays, zone: string): number =>
  startOfDay(addDays(dateOf(toWall(at, zone)), 1 - windowDays[window]), zone);
