import type { ISql, PendingQuery, Row, Sql } from "postgres";
import type { RunName } from "../../domain/run.ts";
import { inOneTrip, patiently } from "../database/database.ts";
import { toParts, type Batch } from "./batch.ts";
import { byIndexOnly, heldPlaces, isHeld } from "./held.ts";
import { toRecords } from "./placed.ts";
import type { Ending, Fence } from "./rows.ts";
import { lockOwners, type MostRunning } from "./surplus.ts";

/** The last write of a run. */
export interface LastWrite {
  fence: Fence & RunName;
  batch: Batch;
  ending: Ending;
}

export interface EndOutcome {
  place: number;
  /** Null when the lease is lost, or something waits for the end. */
  lastSeq: number | null;
  /** Something follows from the end: nothing has happened yet. */
  hasMore: boolean;
}

/**
 * Ends runs of different threads from which nothing follows, all in one transaction. One is missing from the answer
 * when others held its thread or its row: nothing has happened to it then.
 */
export async function endPlain(sql: Sql, list: readonly LastWrite[], mostRunning: MostRunning): Promise<EndOutcome[]> {
  const results = await patiently(inOneTrip(sql, [lock(sql, list, mostRunning), write(sql, list)]));
  return results.at(-1) as unknown as EndOutcome[];
}

/** In the order of the one that ends a single run: thread, run, what the owner's runs are counted under. */
function lock(sql: ISql, list: readonly LastWrite[], mostRunning: MostRunning): PendingQuery<Row[]> {
  const fences = list.map(({ fence }) => fence);
  return sql`
    with given as (
      select * from unnest(
        ${fences.map(({ ownerId }) => ownerId)}::text[], ${fences.map(({ threadId }) => threadId)}::uuid[],
        ${fences.map(({ taskId }) => taskId)}::text[]
      ) with ordinality as given (owner_id, thread_id, id, place)
    ),
    thread as (
      select given.* from given cross join lateral (
        select 1 from threads
        where threads.owner_id = given.owner_id and threads.id = given.thread_id
        for no key update skip locked
      ) as found
    ),
    held as (
      select place, owner_id from thread cross join lateral (
        select 1 from runs where runs.id = thread.id for update skip locked
      ) as found
    )
    select ${heldPlaces(sql)}, ${byIndexOnly(sql)}, count(lock) from (${lockOwners(sql, mostRunning)}) as locked`;
}

function write(sql: ISql, list: readonly LastWrite[]): PendingQuery<Row[]> {
  const ids = list.map(({ fence }) => fence.taskId);
  return sql`
    with given as (
      select * from json_to_recordset(${toRecords(sql, list.map(toGiven))}) as given (
        place int, id text, owner_id text, thread_id uuid, attempt int, events int, state text, error_code text,
        error_message text, output json, usage json
      )
      where ${isHeld(sql)}
    ),
    judged as (
      select given.*, ${hasMore(sql)} as has_more from given
    ),
    run as (
      update runs
      set last_seq = last_seq + judged.events, status = judged.state, ended_at = now(), lease_until = null,
        holder = null, error_code = judged.error_code, error_message = judged.error_message, output = judged.output,
        usage = judged.usage
      from judged
      where runs.id = any(${ids}::text[]) and runs.id = judged.id and runs.attempt = judged.attempt
        and status = 'running' and not has_more
      returning runs.*, judged.place
    )
    ${toParts(
      sql,
      list.map(({ batch }) => batch),
    )},
    touched as (
      update threads set last_activity_at = now() from run
      where threads.owner_id = run.owner_id and threads.id = run.thread_id
    )
    select judged.place, run.last_seq as "lastSeq", has_more as "hasMore" from judged left join run using (place)`;
}

/** As hasMore() of write.ts, for each row of `given`. */
const hasMore = (sql: ISql): PendingQuery<Row[]> => sql`
  coalesce(
    (
      select true from threads
      where threads.owner_id = given.owner_id and threads.id = given.thread_id and path is not null
    ),
    (
      select true from runs as next
      where next.owner_id = given.owner_id and next.status = 'waiting' and next.ready_at is not null
      limit 1
    ),
    (
      select true from runs as next
      where next.owner_id = given.owner_id and next.thread_id = given.thread_id and next.ended_at is null
        and next.status = 'waiting'
      limit 1
    ),
    false
  )`;

const toGiven = ({ fence, batch, ending: { state, error, output, usage } }: LastWrite, place: number) => ({
  place,
  row: {
    id: fence.taskId,
    owner_id: fence.ownerId,
    thread_id: fence.threadId,
    attempt: fence.attempt,
    events: batch.events?.length ?? 0,
    state,
    error_code: error?.code,
    error_message: error?.message,
    output,
    usage,
  },
});
