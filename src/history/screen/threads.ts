import type { ThreadList, ThreadState, ThreadView } from "../../../generated/contract/types.ts";
import { idPart, makeCursor, microsPart, parseCursor } from "../../base/cursor.ts";
import { AppError } from "../../base/error.ts";
import { toText } from "../../base/local-time.ts";
import type { HistoryReads, ThreadRow } from "../../store/thread/thread.ts";

export interface ThreadsQuery {
  ownerId: string;
  limit: number;
  cursor?: string;
  timezone: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The last thread of a page, and when something last happened in it. */
const places = makeCursor<{ at: number; id: string }>({ at: microsPart, id: idPart(uuid) });

/** Threads in which there is something to see; the input of automation alone is not. */
export async function threads(
  reads: HistoryReads,
  { ownerId, limit, cursor, timezone }: ThreadsQuery,
): Promise<ThreadList> {
  const place = parseCursor(places, cursor);
  const after = place && { micros: place.at, threadId: place.id };
  const found = await reads.threads({ ownerId, most: limit + 1, after });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const items = rows.map((row) => toView(row, timezone));
  return found.length > limit && last
    ? { items, nextCursor: places.write({ at: last.activityMicros, id: last.threadId }) }
    : { items };
}

const mostUnderWay = 100;

/** One thread, and what is going on in it. */
export async function thread(
  reads: HistoryReads,
  { timezone, ...name }: { ownerId: string; threadId: string; timezone: string },
): Promise<ThreadState> {
  const [row, { runs, waiting }] = await Promise.all([reads.thread(name), reads.underWay(name, mostUnderWay)]);
  if (row === undefined) throw new AppError("THREAD_NOT_FOUND");
  const active = runs.find(({ state }) => state === "running");
  return {
    ...toView(row, timezone),
    active: active === undefined ? null : { taskId: active.taskId, runId: active.runId },
    queued: runs.filter((run) => run !== active).map(({ taskId, runId }) => ({ taskId, runId })),
    waiting: waiting.map(({ approvalId, runId, expiresAt }) => ({
      approvalId,
      runId,
      expiresAt: toText(expiresAt.getTime(), timezone),
    })),
  };
}

const states = {
  waiting: "running",
  ready: "running",
  running: "running",
  finished: "finished",
  interrupted: "interrupted",
  failed: "failed",
  canceled: "failed",
} as const;

const toView = (row: ThreadRow, timezone: string): ThreadView => ({
  threadId: row.threadId,
  title: toTitle(row.beginning ?? ""),
  state: states[row.state],
  createdAt: toText(row.createdAt.getTime(), timezone),
  lastActivityAt: toText(row.lastActivityAt.getTime(), timezone),
  lastRunId: row.lastRunId,
  pendingApprovals: row.pendingApprovals,
});

/** One line of at most 80 characters, none of them cut in half. */
const toTitle = (text: string): string => [...text.replace(/\s+/gu, " ").trim()].slice(0, 80).join("").trim();
