import type { ISql, PendingQuery, Row, Sql } from "postgres";
import type { RunKey } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { firstPlace } from "../message-place.ts";
import { beforeRun } from "../thread-path.ts";
import { storedCause } from "./cause.ts";
import type { ClaimedRun, Fence } from "./rows.ts";

/** Who takes runs, and for how long without a sign of life. */
export interface Taker {
  /** Names the process in the row, for people who look at it. */
  holder: string;
  leaseSeconds: number;
}

export interface Claim extends Taker {
  most: number;
}

/** Runs that no process holds, each owner in turn, and of one owner the longest waiting first. */
export async function claim(sql: Sql, { most, ...taker }: Claim): Promise<ClaimedRun[]> {
  return await patiently(sql<ClaimedRun[]>`
    ${take(sql, taker)}
    where id in (
      select id from runs
      where status = 'ready'
      order by turn, ready_at, id
      for no key update skip locked
      limit ${most}
    )
    returning ${claimed(sql)}`);
}

/** A run that the transaction has just accepted, unless it has to wait for another one. */
export const claimNew = (sql: ISql, { taskId, ownerId }: RunKey, taker: Taker): PendingQuery<Row[]> => sql`
  ${take(sql, taker)}
  where id = ${taskId} and owner_id = ${ownerId}::text collate "C" and status = 'ready'
  returning ${claimed(sql)}`;

/**
 * Runs whose worker has been silent for too long. Each time is a strike. A write of the silent worker may still hold
 * the row, with the weakest of locks: that hides it from nobody. What it writes, it writes once, under its key.
 */
export async function claimExpired(sql: Sql, { holder, most, leaseSeconds }: Claim): Promise<ClaimedRun[]> {
  return await patiently(sql<ClaimedRun[]>`
    update runs
    set attempt = attempt + 1, holder = ${holder}, lease_until = now() + make_interval(secs => ${leaseSeconds}),
      strikes = strikes + 1
    where id in (select id from runs where status = 'running' and lease_until < now() order by lease_until
      for no key update skip locked limit ${most})
    returning ${claimed(sql)}`);
}

/**
 * Renews all leases of a process in one statement. What is missing from the answer is lost. None waits for another: a
 * run that its journal is just writing to is renewed the next time.
 */
export async function beat(
  sql: Sql,
  leases: readonly Fence[],
  leaseSeconds: number,
): Promise<{ taskId: string; isCancelled: boolean }[]> {
  const owners = [...new Set(leases.map(({ ownerId }) => ownerId))];
  return await patiently(sql<{ taskId: string; isCancelled: boolean }[]>`
    with mine as (
      select runs.id, cancel_requested_at from runs
      join unnest(${leases.map(({ ownerId }) => ownerId)}::text[], ${leases.map(({ taskId }) => taskId)}::text[],
        ${leases.map(({ attempt }) => attempt)}::int[]) as held (owner_id, id, attempt)
      on runs.id = held.id and runs.owner_id = held.owner_id collate "C" and runs.attempt = held.attempt
      where status = 'running'
    ),
    renewed as (
      update runs set lease_until = now() + make_interval(secs => ${leaseSeconds})
      where owner_id = any(${owners}::text[] collate "C") and id in (
        select id from runs
        where id in (select id from mine) and owner_id = any(${owners}::text[] collate "C")
        for no key update skip locked
      )
    )
    select id as "taskId", cancel_requested_at is not null as "isCancelled" from mine`);
}

/** Gives a run up in good order: the next worker process may take it at once, and it gets no strike. */
export async function handBack(sql: Sql, { ownerId, taskId, attempt }: Fence): Promise<boolean> {
  const rows = await patiently(sql`
    update runs set status = 'ready', ready_at = now(), lease_until = null, holder = null, strikes = 0
    where id = ${taskId} and owner_id = ${ownerId}::text collate "C" and attempt = ${attempt} and status = 'running'
    returning id`);
  return rows.length === 1;
}

const take = (sql: ISql, { holder, leaseSeconds }: Taker) => sql`
  update runs
  set status = 'running', attempt = attempt + 1, holder = ${holder},
    lease_until = now() + make_interval(secs => ${leaseSeconds}),
    started_at = coalesce(started_at, now())`;

const claimed = (sql: ISql) => sql`
  id as "taskId", owner_id as "ownerId", thread_id as "threadId", run_id as "runId", no, attempt,
  agent_type as "agentType", runtime_mode as mode,
  parent_run_id as "parentRunId", request_id as "requestId", input, locale, coalesce(timezone, 'UTC') as timezone,
  timezone_source as "timezoneSource",
  client_now as "clientNow", enabled_skills as "enabledSkills", context_messages as "contextMessages", strikes,
  last_seq as "lastSeq", traceparent as "traceParent", extract(epoch from now() - created_at)::float8 as "ageSeconds",
  cancel_requested_at is not null as "isCancelled", ${ownPath(sql)}::text as path,
  ${storedCause(sql)} as cause,
  coalesce((select content ${ofRun(sql)}), '') as text,
  coalesce((select metadata -> 'attachments' ${ofRun(sql)}), '[]') as attachments,
  coalesce((
    select json_object_agg(scope, json_build_object('version', version, 'content', content, 'marks', marks))
    from memories where memories.owner_id = runs.owner_id
  ), '{}') as memories`;

/**
 * Null in a thread without versions. A process that knows nothing of them takes in runs without a path in others, too:
 * such a run goes on from what its thread shows, so that it is not told what the user has left.
 */
const ownPath = (sql: ISql) => sql`
  case when path is null and exists (
    select from runs as earlier
    where earlier.owner_id = runs.owner_id and earlier.thread_id = runs.thread_id and earlier.no < runs.no
      and earlier.path is not null
  ) then (
    select threads.path * ${beforeRun(sql, "runs.no")} from threads
    where threads.owner_id = runs.owner_id and threads.id = runs.thread_id
  ) else path end`;

/** The user's message of a run, which an earlier run may have brought. */
const ofRun = (sql: ISql) => sql`
  from messages where messages.owner_id = runs.owner_id and messages.thread_id = runs.thread_id and seq = coalesce(
    (select seq from messages where messages.owner_id = runs.owner_id and messages.thread_id = runs.thread_id
      and seq = ${firstPlace(sql, "runs.no")}),
    (select seq from messages where messages.owner_id = runs.owner_id and messages.thread_id = runs.thread_id
      and wire_id = runs.input ->> 'messageId' and role = 'user'))`;
