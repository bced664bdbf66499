import type { ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { firstPlace } from "../message-place.ts";
import { storedCause } from "./cause.ts";
import type { ClaimedRun, Fence } from "./rows.ts";

export interface Claim {
  /** Names the process in the row, for people who look at it. */
  holder: string;
  most: number;
  leaseSeconds: number;
}

/** Runs that no process holds, each owner in turn, and of one owner the longest waiting first. */
export async function claim(sql: Sql, { holder, most, leaseSeconds }: Claim): Promise<ClaimedRun[]> {
  return await patiently(sql<ClaimedRun[]>`
    update runs
    set status = 'running', attempt = attempt + 1, holder = ${holder},
      lease_until = now() + make_interval(secs => ${leaseSeconds}),
      started_at = coalesce(started_at, now())
    where id in (
      select id from runs
      where status = 'ready'
      order by turn, ready_at, id
      for update skip locked
      limit ${most}
    )
    returning ${claimed(sql)}`);
}

/** Runs whose worker has been silent for too long. Each time is a strike. */
export async function claimExpired(sql: Sql, { holder, most, leaseSeconds }: Claim): Promise<ClaimedRun[]> {
  return await patiently(sql<ClaimedRun[]>`
    update runs
    set attempt = attempt + 1, holder = ${holder}, lease_until = now() + make_interval(secs => ${leaseSeconds}),
      strikes = strikes + 1
    where id in (select id from runs where status = 'running' and lease_until < now() order by lease_until
      for update skip locked limit ${most})
    returning ${claimed(sql)}`);
}

/**
 * Renews all leases of a process in one statement. What is missing from the answer is lost. A write of a tool call
 * holds its run's row for as long as it takes: that run is not renewed then, and cannot be taken either, but none of
 * the others waits.
 */
export async function beat(
  sql: Sql,
  leases: readonly Fence[],
  leaseSeconds: number,
): Promise<{ taskId: string; isCancelled: boolean }[]> {
  return await patiently(sql<{ taskId: string; isCancelled: boolean }[]>`
    with mine as (
      select runs.id, cancel_requested_at from runs
      join unnest(${leases.map(({ taskId }) => taskId)}::text[], ${leases.map(({ attempt }) => attempt)}::int[])
        as held (id, attempt)
      using (id, attempt)
      where status = 'running'
    ),
    renewed as (
      update runs set lease_until = now() + make_interval(secs => ${leaseSeconds})
      where id in (select id from runs where id in (select id from mine) for no key update skip locked)
    )
    select id as "taskId", cancel_requested_at is not null as "isCancelled" from mine`);
}

/** Gives a run up in good order: the next worker process may take it at once, and it gets no strike. */
export async function handBack(sql: Sql, { taskId, attempt }: Fence): Promise<boolean> {
  const rows = await patiently(sql`
    update runs set status = 'ready', ready_at = now(), lease_until = null, holder = null, strikes = 0
    where id = ${taskId} and attempt = ${attempt} and status = 'running' returning id`);
  return rows.length === 1;
}

const claimed = (sql: ISql) => sql`
  id as "taskId", owner_id as "ownerId", thread_id as "threadId", run_id as "runId", no, attempt,
  agent_type as "agentType", runtime_mode as mode,
  parent_run_id as "parentRunId", request_id as "requestId", input, locale, coalesce(timezone, 'UTC') as timezone,
  timezone_source as "timezoneSource",
  client_now as "clientNow", enabled_skills as "enabledSkills", context_messages as "contextMessages", strikes,
  last_seq as "lastSeq", cancel_requested_at is not null as "isCancelled",
  ${storedCause(sql)} as cause,
  coalesce((select content ${ofRun(sql)}), '') as text,
  coalesce((select metadata -> 'attachments' ${ofRun(sql)}), '[]') as attachments`;

/** The user's message of a run, which an earlier run may have brought. */
const ofRun = (sql: ISql) => sql`
  from messages where messages.owner_id = runs.owner_id and messages.thread_id = runs.thread_id and seq = coalesce(
    (select seq from messages where messages.owner_id = runs.owner_id and messages.thread_id = runs.thread_id
      and seq = ${firstPlace(sql, "runs.no")}),
    (select seq from messages where messages.owner_id = runs.owner_id and messages.thread_id = runs.thread_id
      and wire_id = runs.input ->> 'messageId' and role = 'user'))`;
