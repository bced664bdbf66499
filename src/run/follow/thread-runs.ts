import type { RunList, RunSummary } from "../../../generated/contract/types.ts";
import { makeCursor, microsPart, parseCursor } from "../../base/cursor.ts";
import { AppError } from "../../base/error.ts";
import { toText } from "../../base/local-time.ts";
import type { Runs, RunSummaryRow } from "../../store/runs/runs.ts";
import { toStatus } from "./cancel.ts";
import { toEventId } from "./event-id.ts";

export type ListRuns = (query: {
  ownerId: string;
  threadId: string;
  limit: number;
  cursor?: string;
  timezone: string;
}) => Promise<RunList>;

/** The number of the last run of a page. */
const places = makeCursor<{ no: number }>({ no: microsPart });
const afterAll = 2_000_000_000;

/** The runs of a thread, newest first, page by page. Throws THREAD_NOT_FOUND. */
export function makeListRuns({ runs }: { runs: Pick<Runs, "ofThread"> }): ListRuns {
  return async ({ ownerId, threadId, limit, cursor, timezone }) => {
    const before = Math.min(parseCursor(places, cursor)?.no ?? afterAll, afterAll);
    const found = await runs.ofThread({ ownerId, threadId: threadId.toLowerCase(), before, most: limit + 1 });
    if (found === undefined) throw new AppError("THREAD_NOT_FOUND");
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const items = rows.map((row) => toSummary(row, timezone));
    return found.length > limit && last ? { items, nextCursor: places.write({ no: last.no }) } : { items };
  };
}

function toSummary(row: RunSummaryRow, timezone: string): RunSummary {
  const when = (at: Date): string => toText(at.getTime(), timezone);
  return {
    taskId: row.taskId,
    runId: row.runId,
    ...(row.parentRunId === null ? {} : { parentRunId: row.parentRunId }),
    agent_type: row.agentType as RunSummary["agent_type"],
    runtime_mode: row.mode,
    status: toStatus(row.state),
    shown: row.isShown,
    createdAt: when(row.createdAt),
    ...(row.startedAt === null ? {} : { startedAt: when(row.startedAt) }),
    ...(row.endedAt === null ? {} : { endedAt: when(row.endedAt) }),
    ...(row.lastSeq === 0 ? {} : { lastEventId: toEventId(row.no, row.lastSeq) }),
    ...(row.errorCode === null ? {} : { error: { code: row.errorCode, message: row.errorMessage ?? "" } }),
  };
}
