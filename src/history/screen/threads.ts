import type { ThreadList, ThreadState, ThreadUpdate, ThreadView } from "../../../generated/contract/types.ts";
import { idPart, makeCursor, microsPart, parseCursor } from "../../base/cursor.ts";
import { AppError } from "../../base/error.ts";
import { toText } from "../../base/local-time.ts";
import type { HistoryReads, ThreadRow, Threads } from "../../store/thread/thread.ts";
import { toTitle } from "./title.ts";

export interface ThreadsQuery {
  ownerId: string;
  limit: number;
  cursor?: string;
  archived?: boolean;
  pinned?: boolean;
  timezone: string;
}

export interface ThreadName {
  ownerId: string;
  threadId: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The last thread of a page, and when something last happened in it. */
const places = makeCursor<{ at: number; id: string }>({ at: microsPart, id: idPart(uuid) });

/** Threads in which there is something to see; the input of automation alone is not. */
export async function threads(
  reads: HistoryReads,
  { ownerId, limit, cursor, archived = false, pinned, timezone }: ThreadsQuery,
): Promise<ThreadList> {
  const place = parseCursor(places, cursor);
  const after = place && { micros: place.at, threadId: place.id };
  const found = await reads.threads({ ownerId, most: limit + 1, after, isArchived: archived, isPinned: pinned });
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
  { timezone, ...name }: ThreadName & { timezone: string },
): Promise<ThreadState> {
  const [row, { runs, waiting }] = await Promise.all([reads.thread(name), reads.underWay(name, mostUnderWay)]);
  if (row === undefined) throw new AppError("THREAD_NOT_FOUND");
  const active = runs.find(({ state }) => state === "running");
  return {
    ...toView(row, timezone),
    shownRunId: row.shownRunId,
    active: active === undefined ? null : { taskId: active.taskId, runId: active.runId },
    queued: runs.filter((run) => run !== active).map(({ taskId, runId }) => ({ taskId, runId })),
    waiting: waiting.map(({ approvalId, runId, expiresAt }) => ({
      approvalId,
      runId,
      expiresAt: toText(expiresAt.getTime(), timezone),
    })),
  };
}

/** The thread shows the path through this run from now on; false when it has no such run. */
export type Choose = (run: ThreadName & { runId: string }) => Promise<boolean>;

/** Throws THREAD_NOT_FOUND, RUN_NOT_FOUND. */
export async function changeThread(
  { reads, threads: table, choose }: { reads: HistoryReads; threads: Pick<Threads, "change">; choose: Choose },
  { timezone, ...name }: ThreadName & { timezone: string },
  { title, pinned, archived, shownRunId }: ThreadUpdate,
): Promise<ThreadState> {
  const change = {
    ...(title === undefined ? {} : { title }),
    ...(pinned === undefined ? {} : { isPinned: pinned }),
    ...(archived === undefined ? {} : { isArchived: archived }),
  };
  // Nothing is changed where a part of it cannot be.
  if (shownRunId !== undefined && !(await choose({ ...name, runId: shownRunId })))
    throw new AppError((await reads.thread(name)) === undefined ? "THREAD_NOT_FOUND" : "RUN_NOT_FOUND");
  if (!(await table.change(name, change))) throw new AppError("THREAD_NOT_FOUND");
  return await thread(reads, { ...name, timezone });
}

/** With everything in it. Throws THREAD_NOT_FOUND and THREAD_BUSY. */
export async function deleteThread(
  { threads: table, forgetEvents }: { threads: Pick<Threads, "remove">; forgetEvents: ForgetEvents },
  name: ThreadName,
): Promise<void> {
  const deleted = await table.remove(name);
  if (deleted === "missing") throw new AppError("THREAD_NOT_FOUND");
  if (deleted === "busy") throw new AppError("THREAD_BUSY");
  await forgetEvents(deleted.taskIds);
}

/** Takes what live readers are sent of these runs out of memory. */
export type ForgetEvents = (taskIds: readonly string[]) => Promise<void>;

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
  title: toTitle(row),
  state: states[row.state],
  createdAt: toText(row.createdAt.getTime(), timezone),
  lastActivityAt: toText(row.lastActivityAt.getTime(), timezone),
  lastRunId: row.lastRunId,
  pendingApprovals: row.pendingApprovals,
  pinned: row.isPinned,
  archived: row.isArchived,
});
