import type { ISql } from "postgres";
import type { RunState, RuntimeMode } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { hasRun } from "../thread-path.ts";

export interface RunSummaryRow {
  taskId: string;
  runId: string;
  no: number;
  state: RunState;
  agentType: string;
  mode: RuntimeMode;
  parentRunId: string | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  lastSeq: number;
  errorCode: string | null;
  errorMessage: string | null;
  /** Whether it is on the path that the thread shows. */
  isShown: boolean;
}

/** The runs of a thread before a number, newest first; undefined when the owner has no such thread. */
export async function ofThread(
  sql: ISql,
  { ownerId, threadId, before, most }: { ownerId: string; threadId: string; before: number; most: number },
): Promise<RunSummaryRow[] | undefined> {
  const rows = await patiently(sql<(Omit<RunSummaryRow, "taskId"> & { taskId: string | null })[]>`
    select run.id as "taskId", run.run_id as "runId", run.no, run.status as state, run.agent_type as "agentType",
      run.runtime_mode as mode, run.parent_run_id as "parentRunId", run.created_at as "createdAt",
      run.started_at as "startedAt", run.ended_at as "endedAt", run.last_seq as "lastSeq",
      run.error_code as "errorCode", run.error_message as "errorMessage",
      ${hasRun(sql, "t.path", "run.no")} as "isShown"
    from threads as t left join lateral (
      select * from runs
      where owner_id = ${ownerId} and thread_id = t.id and no < ${before}
      order by no desc limit ${most}
    ) as run on true
    where t.owner_id = ${ownerId} and t.id = ${threadId}
    order by run.no desc`);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ taskId, ...row }) => (taskId === null ? [] : [{ taskId, ...row }]));
}

/** The run a thread is at: the first that is not over, or else the last that it shows. */
export async function currentRunId(
  sql: ISql,
  { ownerId, threadId }: { ownerId: string; threadId: string },
): Promise<string | undefined> {
  const ofThat = sql`
    select run_id from runs where runs.owner_id = ${ownerId} and thread_id = ${threadId}`;
  const [row] = await patiently(sql<{ runId: string | null }[]>`
    select coalesce(
      (${ofThat} and ended_at is null order by no limit 1),
      (${ofThat} and ${hasRun(sql, "t.path", "no")} order by no desc limit 1)
    ) as "runId"
    from threads as t where t.owner_id = ${ownerId} and t.id = ${threadId}`);
  return row?.runId ?? undefined;
}
