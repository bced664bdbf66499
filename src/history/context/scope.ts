import { addDays, dateOf, startOfDay, toWall } from "../../base/local-time.ts";
import { messagePlace } from "../../base/message-place.ts";
import type { HistoryReads, Upto } from "../../store/thread/thread.ts";
import type { ContextQuery } from "./context.ts";

/** Which thread a run may look at, up to where, and from when on. */
export async function toScope(
  reads: HistoryReads,
  { ownerId, threadId, runNo: no, settings, timezone }: ContextQuery,
): Promise<{ upto?: Upto; since: number }> {
  if (settings.source === "none") return { since: -Infinity };
  const toUpto = (thread: string, beforeNo: number | null): Upto => ({
    ownerId,
    threadId: thread,
    seq: beforeNo === null ? lastSeq : messagePlace(beforeNo) - 1,
  });
  if (settings.source === "thread" && settings.window === "all")
    return { upto: toUpto(threadId, no), since: -Infinity };
  const at = await reads.acceptedAt({ ownerId, threadId, no });
  if (at === undefined) throw new Error("there is no such run to assemble a context for");
  const since = settings.window === "all" ? -Infinity : startOfWindow(at.getTime(), settings.window, timezone);
  if (settings.source === "thread") return { upto: toUpto(threadId, no), since };
  const chat = await reads.latestChat({ ownerId, exceptThreadId: threadId, before: at });
  return chat === undefined ? { since } : { upto: toUpto(chat.threadId, chat.beforeNo), since };
}

const lastSeq = Number.MAX_SAFE_INTEGER;
const windowDays = { day: 1, week: 7, month: 30 };

/** Whole local days, the one of `at` included. */
const startOfWindow = (at: number, window: keyof typeof windowDays, zone: string): number =>
  startOfDay(addDays(dateOf(toWall(at, zone)), 1 - windowDays[window]), zone);
