import type { ISql, Sql } from "postgres";
import type { NewLogEvent } from "../../domain/event.ts";
import type { RunName } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { toParts, type Batch } from "./batch.ts";
import type { Ending, Fence } from "./rows.ts";
import { strideOf, toTurn } from "./turn.ts";

export interface Ended {
  lastSeq: number;
  /** Whether another run of the thread may start now. */
  hasNext: boolean;
}

/** Everything a run says that never had a worker. */
export interface Unstarted extends Pick<Batch, "notices"> {
  events: readonly NewLogEvent[];
  ending: Ending;
}

/**
 * All of it in one statement, or nothing and no answer when the lease is lost. A journal row is progress and clears the
 * strikes.
 */
export async function write(sql: Sql, { taskId, attempt }: Fence, batch: Batch): Promise<number | undefined> {
  const [row] = await patiently(sql<{ lastSeq: number }[]>`
    with run as (
      update runs
      set last_seq = last_seq + ${batch.events?.length ?? 0},
        strikes = case when ${(batch.entries?.length ?? 0) > 0} then 0 else strikes end
      where id = ${taskId} and attempt = ${attempt} and status = 'running'
      returning *
    )
    ${toParts(sql, batch)}
    select last_seq as "lastSeq" from run`);
  return row?.lastSeq;
}

/** The last write of a run; the next run of its thread becomes ready with it. */
export async function end(
  sql: Sql,
  fence: Fence & RunName,
  { batch, ending }: { batch: Batch; ending: Ending },
): Promise<Ended | undefined> {
  return await inThread(
    sql,
    fence,
    (tx) => tx<Ended[]>`
    with run as (
      update runs set last_seq = last_seq + ${batch.events?.length ?? 0}, ${toEnd(tx, ending)}
      where id = ${fence.taskId} and attempt = ${fence.attempt} and status = 'running'
      returning *
    )
    ${toParts(tx, batch)}, ${follow(tx, fence)}
    select last_seq as "lastSeq", exists (select from next_run) as "hasNext" from run`,
  );
}

/** Ends a run that no worker has ever held; one that waits behind another gives no place away. */
export async function endUnstarted(
  sql: Sql,
  run: RunName & { taskId: string },
  { events, notices = [], ending }: Unstarted,
): Promise<Ended | undefined> {
  return await inThread(
    sql,
    run,
    (tx) => tx<Ended[]>`
    with before as (select id, status from runs where id = ${run.taskId} and status in ('waiting', 'ready')
      and last_seq = 0 for update),
    run as (
      update runs set last_seq = ${events.length}, started_at = now(), attempt = attempt + 1, ${toEnd(tx, ending)}
      from before where runs.id = before.id
      returning runs.*, before.status = 'ready' as was_first
    )
    ${toParts(tx, { events, notices })}, ${follow(tx, run, tx`was_first`)}
    select last_seq as "lastSeq", exists (select from next_run) as "hasNext" from run`,
  );
}

/** The lock is a statement of its own, so that the next one sees what was accepted while it waited. */
async function inThread<T>(
  sql: Sql,
  { ownerId, threadId }: RunName,
  work: (tx: ISql) => PromiseLike<T[]>,
): Promise<T | undefined> {
  const [, [row]] = (await patiently(
    sql.begin((tx) => [
      tx`select from threads where owner_id = ${ownerId} and id = ${threadId} for no key update`,
      work(tx) as never,
    ]),
  )) as unknown as [unknown, T[]];
  return row;
}

const toEnd = (sql: ISql, { state, error, output, usage }: Ending) => sql`
  status = ${state}, ended_at = now(), lease_until = null, holder = null, error_code = ${error?.code ?? null},
  error_message = ${error?.message ?? null},
  output = ${output === undefined ? null : JSON.stringify(output)}::text::json,
  usage = ${usage === undefined ? null : JSON.stringify(usage)}::text::json`;

/** What else happens to the thread when a run of it ends. */
const follow = (sql: ISql, { ownerId, threadId }: RunName, condition = sql`true`) => sql`
  touched as (
    update threads
    set last_activity_at = now()
    from run
    where threads.owner_id = run.owner_id and threads.id = run.thread_id
  ),
  next_run as (
    update runs as next
    set status = 'ready', ready_at = now(), turn = ${toTurn(sql, ownerId, strideOf(sql, "next"))}
    from run
    where ${condition} and next.id = (
      select id
      from runs
      where owner_id = ${ownerId} and thread_id = ${threadId} and ended_at is null and status = 'waiting'
      order by no
      limit 1
    )
    returning next.id
  )`;
