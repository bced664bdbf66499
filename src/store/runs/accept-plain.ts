import type { ISql, PendingQuery, Row, Sql } from "postgres";
import { newId } from "../../base/ids.ts";
import { inOneTrip, patiently } from "../database/database.ts";
import { firstPlace } from "../message-place.ts";
import { beforeRun, lastRunOf } from "../thread-path.ts";
import { toPathBehind, type NewRun, type NewUserMessage, type Outcome } from "./accept.ts";
import { hasAsker } from "./cause.ts";
import { byIndexOnly, heldPlaces, isHeld } from "./held.ts";
import { lockOwners, type MostRunning } from "./surplus.ts";
import { reachedTurn, strideOf, topTurn } from "./turn.ts";

/** A message that goes behind all that its thread shows, and takes nothing with it that another run might take. */
export type PlainRun = NewRun & { taskId: string; message: NewUserMessage };

/**
 * What accept() does for one run, for several of different threads. One is missing from the answer when its thread was
 * held by others: nothing has happened then, and it can be accepted by itself.
 */
export async function acceptPlain(
  sql: Sql,
  runs: readonly PlainRun[],
  mostRunning: MostRunning,
): Promise<(Outcome & { place: number })[]> {
  const results = await patiently(
    inOneTrip(sql, [lockThreads(sql, runs, mostRunning), insert(sql, runs, mostRunning)]),
  );
  return results.at(-1) as unknown as (Outcome & { place: number })[];
}

/** The threads, and behind them what their owners' runs are counted under, each in an order that all keep to. */
function lockThreads(sql: ISql, runs: readonly PlainRun[], mostRunning: MostRunning): PendingQuery<Row[]> {
  return sql`
    with given as (
      select owner_id, thread_id, place
      from unnest(${runs.map(({ ownerId }) => ownerId)}::text[], ${runs.map(({ threadId }) => threadId)}::uuid[])
        with ordinality as given (owner_id, thread_id, place)
    ),
    made as (
      insert into threads (owner_id, id) select owner_id, thread_id from given order by owner_id, thread_id
      on conflict (owner_id, id) do nothing
      returning owner_id, id as thread_id
    ),
    held as (
      select place, owner_id from given join made using (owner_id, thread_id)
      union all
      select place, owner_id from given cross join lateral (
        select 1 from threads
        where threads.owner_id = given.owner_id and threads.id = given.thread_id
        for no key update skip locked
      ) as found
    )
    select ${heldPlaces(sql)}, ${byIndexOnly(sql)}, count(lock) from (${lockOwners(sql, mostRunning)}) as locked`;
}

/** A rank counts what this statement itself adds for an owner. */
function insert(sql: ISql, runs: readonly PlainRun[], mostRunning: MostRunning): PendingQuery<Row[]> {
  const mostQueued = Math.max(...runs.map((run) => run.mostQueued ?? 0));
  // Named outright, so that they are looked up whatever the planner expects of the rest.
  const isGiven = sql`
    threads.owner_id = any(${runs.map(({ ownerId }) => ownerId)}::text[] collate "C")
    and threads.id = any(${runs.map(({ threadId }) => threadId)}::uuid[])`;
  return sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(runs.map(toGiven))}::text::json) as given (${givenColumns(sql)})
      where ${isHeld(sql)}
    ),
    judged as (
      select given.*, known.*,
        row_number() over (partition by owner_id, known_id is null order by place) as rank,
        (
          select true from runs
          where runs.owner_id = given.owner_id and runs.thread_id = given.thread_id and ended_at is null
          limit 1
        ) is true as is_busy
      from given left join lateral (
        select runs.id as known_id, runs.input_hash as known_hash, created_thread from runs
        where runs.owner_id = given.owner_id and runs.thread_id = given.thread_id and runs.run_id = given.run_id
      ) as known on true
    ),
    owners as (
      select owner_id,
        ${countOf(sql, sql`ended_at is null and status <> 'running'`, mostQueued)} as queued,
        ${countOf(sql, sql`status in ('ready', 'running')`, mostRunning)} as live,
        ${topTurn(sql, sql`given_owners.owner_id`)} as top
      from (select distinct owner_id from given) as given_owners
    ),
    counted as (
      select judged.*, live, top, known_id is null and queued + rank > most_queued as is_refused
      from judged join owners using (owner_id)
    ),
    unmade as (
      delete from threads using counted
      where ${isGiven} and threads.owner_id = counted.owner_id and threads.id = counted.thread_id and is_refused
        and last_no = 0 and threads.created_at = now()
    ),
    placed as (
      update threads set last_no = last_no + 1, last_activity_at = now(), path = ${toPathBehind(sql)}
      from counted
      where ${isGiven} and threads.owner_id = counted.owner_id and threads.id = counted.thread_id
        and known_id is null and is_refused is not true
      returning counted.place, last_no as no, threads.path
    ),
    queue as (
      select counted.*, no, path, row_number() over together as start_rank,
        sum(${strideOf(sql, "counted")}) over together as strides
      from counted join placed using (place)
      window together as (partition by owner_id, is_busy order by place)
    ),
    made as (
      insert into runs (
        id, owner_id, thread_id, run_id, no, created_thread, status, ready_at, turn, agent_type, runtime_mode,
        parent_run_id, request_id, input_hash, input, locale, timezone, timezone_source, client_now, enabled_skills,
        context_messages, path, parent_no, traceparent
      )
      select id, owner_id, thread_id, run_id, no, no = 1,
        case when is_busy or is_full then 'waiting' else 'ready' end, case when is_busy then null else now() end,
        case when is_busy or is_full then 0
          else greatest(${reachedTurn(sql)} + strides - ${strideOf(sql, "ready")}, top + strides) end,
        agent_type, runtime_mode, parent_run_id, request_id, input_hash, input, locale, timezone, timezone_source,
        client_now, enabled_skills, context_messages, course, ${lastRunOf(sql, "course")}, traceparent
      from (
        select *, path * ${beforeRun(sql, "no")} as course,
          ${mostRunning === 0 ? sql`false` : sql`live + start_rank > ${mostRunning}`} as is_full
        from queue
      ) as ready
    ),
    said as (
      insert into messages (
        id, owner_id, thread_id, task_id, wire_id, seq, role, content, metadata, visibility_mask
      )
      select message_id, owner_id, thread_id, id,
        case when exists (
          select from messages
          where messages.owner_id = queue.owner_id and messages.thread_id = queue.thread_id
            and messages.wire_id = queue.wire_id
        ) then other_wire_id else wire_id end,
        ${firstPlace(sql, "no")}, 'user', content, metadata, visibility_mask
      from queue
    ),
    closed_questions as (
      update questions set state = 'closed'
      where questions.id = any(array(
        select pending.id from queue as place cross join lateral (
          select questions.id from questions
          where questions.owner_id = place.owner_id and questions.thread_id = place.thread_id
            and questions.state = 'pending' and questions.expires_at > now() and ${hasAsker(sql, "questions")}
          limit all
        ) as pending
      ))
    )
    select counted.place, coalesce(known_id, id) as "taskId", coalesce(created_thread, no = 1) as created,
      coalesce(known_hash, input_hash) as "inputHash", known_id is null as "isNew",
      is_refused is true as "isRefused"
    from counted left join placed on placed.place = counted.place`;
}

/** Runs of an owner, no more than matter. */
const countOf = (sql: ISql, condition: PendingQuery<Row[]>, most: number): PendingQuery<Row[]> =>
  most === 0
    ? sql`0`
    : sql`(
      select count(*) from (
        select from runs where runs.owner_id = given_owners.owner_id and ${condition} limit ${most}
      ) as counted_runs
    )`;

const givenColumns = (sql: ISql) => sql`
  place int, id text, owner_id text, thread_id uuid, run_id text, most_queued int, agent_type text, runtime_mode text,
  parent_run_id text, request_id text, input_hash text, input json, locale text, timezone text, timezone_source text,
  client_now timestamptz, enabled_skills text[], context_messages json, traceparent text,
  message_id text, wire_id text, other_wire_id text, content text, metadata json, visibility_mask int`;

const toGiven = ({ message, ...run }: PlainRun, place: number) => ({
  place,
  id: run.taskId,
  owner_id: run.ownerId,
  thread_id: run.threadId,
  run_id: run.runId,
  most_queued: run.mostQueued,
  agent_type: run.agentType,
  runtime_mode: run.mode,
  parent_run_id: run.parentRunId,
  request_id: run.requestId,
  input_hash: run.inputHash,
  input: run.input,
  locale: run.locale,
  timezone: run.timezone,
  timezone_source: run.timezoneSource,
  client_now: run.clientNow,
  enabled_skills: run.enabledSkills,
  context_messages: run.contextMessages,
  traceparent: run.traceParent,
  message_id: newId("msg"),
  wire_id: message.wireId,
  other_wire_id: newId("msg"),
  content: message.content,
  metadata: message.metadata,
  visibility_mask: message.visibilityMask,
});
