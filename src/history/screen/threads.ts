import type { ThreadList, ThreadView } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { toText } from "../../base/local-time.ts";
import type { HistoryReads, ThreadRow } from "../../store/thread/thread.ts";

export interface ThreadsQuery {
  ownerId: string;
  limit: number;
  cursor?: string;
  timezone: string;
}

interface Place {
  micros: number;
  threadId: string;
}

/** Threads in which there is something to see; the input of automation alone is not. */
export async function threads(
  reads: HistoryReads,
  { ownerId, limit, cursor, timezone }: ThreadsQuery,
): Promise<ThreadList> {
  const found = await reads.threads({
    ownerId,
    most: limit + 1,
    after: cursor === undefined ? undefined : parseCursor(cursor),
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const items = rows.map((row) => toView(row, timezone));
  return found.length > limit && last
    ? { items, nextCursor: toCursor({ micros: last.activityMicros, threadId: last.threadId }) }
    : { items };
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
  pendingApprovals: 0,
});

/** One line of at most 80 characters, none of them cut in half. */
const toTitle = (text: string): string => [...text.replace(/\s+/gu, " ").trim()].slice(0, 80).join("").trim();

const toCursor = ({ micros, threadId }: Place): string =>
  Buffer.from(JSON.stringify({ at: micros, id: threadId })).toString("base64url");

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function parseCursor(cursor: string): Place {
  try {
    const { at, id } = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as { at?: unknown; id?: unknown };
    if (typeof at === "number" && Number.isSafeInteger(at) && at >= 0 && typeof id === "string" && uuid.test(id))
      return { micros: at, threadId: id };
  } catch {
    // Refused below, like everything else that did not come from here.
  }
  throw new AppError("INVALID_REQUEST", {
    errors: [{ path: "cursor", message: "must be the nextCursor of an earlier answer" }],
  });
}
