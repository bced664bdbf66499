import type { ISql, Sql } from "postgres";
import type { RunName, RunState, RuntimeMode } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";

/** A run that an administrator has laid hands on. */
export interface TakenRun extends RunName {
  taskId: string;
  state: RunState;
}

export interface AdminRunRow extends TakenRun {
  agentType: string;
  mode: RuntimeMode;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  attempt: number;
  strikes: number;
  isCancelled: boolean;
  holder: string | null;
  leaseUntil: Date | null;
  errorCode: string | null;
}

export const taken = (sql: ISql) => sql`
  id as "taskId", owner_id as "ownerId", thread_id as "threadId", run_id as "runId", status as state`;

export interface RunsQuery {
  ownerId?: string;
  states?: readonly RunState[];
  before?: string;
  most: number;
}

const live: readonly RunState[] = ["waiting", "ready", "running"];

/** Newest first. Those that go on are few, and have an index of their own. */
export async function listRuns(sql: Sql, { ownerId, states, before, most }: RunsQuery): Promise<AdminRunRow[]> {
  return await patiently(sql<AdminRunRow[]>`
    select ${taken(sql)}, agent_type as "agentType", runtime_mode as mode, created_at as "createdAt",
      started_at as "startedAt", ended_at as "endedAt", attempt, strikes,
      cancel_requested_at is not null as "isCancelled", holder, lease_until as "leaseUntil", error_code as "errorCode"
    from runs
    where ${ownerId === undefined ? sql`true` : sql`owner_id = ${ownerId}`}
      and ${states === undefined ? sql`true` : sql`status in ${sql(states)}`}
      ${states?.every((state) => live.includes(state)) ? sql`and ended_at is null` : sql``}
      and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${most}`);
}

/** The wish; whoever has the run ends it. */
export async function requestCancel(tx: ISql, taskId: string): Promise<TakenRun | undefined> {
  const [row] = await tx<TakenRun[]>`
    update runs
    set cancel_requested_at = case when ended_at is null then coalesce(cancel_requested_at, now())
      else cancel_requested_at end
    where id = ${taskId}
    returning ${taken(tx)}`;
  return row;
}

/** As if its worker process had handed it back: the attempt that is under way writes nothing any more. */
export async function requeue(tx: ISql, taskId: string): Promise<(TakenRun & { held: boolean }) | undefined> {
  const [row] = await tx<(TakenRun & { held: boolean })[]>`
    with freed as (
      update runs set status = 'ready', ready_at = now(), lease_until = null, holder = null, strikes = 0
      where id = ${taskId} and status = 'running'
      returning ${taken(tx)}, true as held
    )
    select * from freed
    union all
    select ${taken(tx)}, false from runs where id = ${taskId} and not exists (select from freed)`;
  return row;
}
