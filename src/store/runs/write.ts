import type { ISql, Sql } from "postgres";
import type { NewLogEvent } from "../../domain/event.ts";
import type { RunName } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { toParts, type Batch } from "./batch.ts";
import type { Ending, Fence } from "./rows.ts";
import { lockRunning, toReleased, type MostRunning } from "./surplus.ts";

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

/** The last write of a run; the next run of its thread, or one that was surplus, becomes ready with it. */
export async function end(
  sql: Sql,
  fence: Fence & RunName,
  { batch, ending, mostRunning }: { batch: Batch; ending: Ending; mostRunning: MostRunning },
): Promise<Ended | undefined> {
  return await inThread(
    sql,
    { ...fence, mostRunning },
    (tx) => tx<Ended[]>`
    with run as (
      update runs set last_seq = last_seq + ${batch.events?.length ?? 0}, ${toEnd(tx, ending)}
      where id = ${fence.taskId} and attempt = ${fence.attempt} and status = 'running'
      returning *
    )
    ${toParts(tx, batch)}, ${follow(tx, { ...fence, mostRunning })}
    select last_seq as "lastSeq", ${hasNext(tx)} from run`,
    // A write of one of its calls holds the run with a weaker lock; the end waits for it, and holds nothing meanwhile
    // that the write might want.
    (tx) => tx`select from runs where id = ${fence.taskId} for update`,
  );
}

/** Ends a run that no worker has ever held; one that waits behind another gives no place away. */
export async function endUnstarted(
  sql: Sql,
  run: RunName & { taskId: string },
  { events, notices = [], ending, mostRunning }: Unstarted & { mostRunning: MostRunning },
): Promise<Ended | undefined> {
  return await inThread(
    sql,
    { ...run, mostRunning },
    (tx) => tx<Ended[]>`
    with before as (select id, ready_at from runs where id = ${run.taskId} and status in ('waiting', 'ready')
      and last_seq = 0 for update),
    run as (
      update runs set last_seq = ${events.length}, started_at = now(), attempt = attempt + 1, ${toEnd(tx, ending)}
      from before where runs.id = before.id
      returning runs.*, before.ready_at is not null as was_first
    )
    ${toParts(tx, { events, notices })}, ${follow(tx, { ...run, mostRunning }, tx`was_first`)}
    select last_seq as "lastSeq", ${hasNext(tx)} from run`,
  );
}

/** The lock is a statement of its own, so that the next one sees what was accepted while it waited. */
async function inThread<T>(
  sql: Sql,
  { ownerId, threadId, mostRunning }: RunName & { mostRunning: MostRunning },
  work: (tx: ISql) => PromiseLike<T[]>,
  lock?: (tx: ISql) => PromiseLike<unknown>,
): Promise<T | undefined> {
  const results = (await patiently(
    sql.begin((tx) => [
      tx`select from threads where owner_id = ${ownerId} and id = ${threadId} for no key update`,
      ...(lock === undefined ? [] : [lock(tx) as never]),
      ...lockRunning(tx, ownerId, mostRunning),
      work(tx) as never,
    ]),
  )) as unknown as T[][];
  return results.at(-1)?.[0];
}

const toEnd = (sql: ISql, { state, error, output, usage }: Ending) => sql`
  status = ${state}, ended_at = now(), lease_until = null, holder = null, error_code = ${error?.code ?? null},
  error_message = ${error?.message ?? null},
  output = ${output === undefined ? null : JSON.stringify(output)}::text::json,
  usage = ${usage === undefined ? null : JSON.stringify(usage)}::text::json`;

interface Followed extends RunName {
  taskId: string;
  mostRunning: MostRunning;
}

/** What else happens to the thread, and to what its owner has waiting, when a run ends. */
const follow = (sql: ISql, { ownerId, threadId, taskId, mostRunning }: Followed, wasFirst = sql`true`) => sql`
  touched as (
    update threads
    set last_activity_at = now()
    from run
    where threads.owner_id = run.owner_id and threads.id = run.thread_id
  ),
  ${toReleased(sql, {
    ownerId,
    except: taskId,
    most: mostRunning,
    next: sql`
      select id
      from runs
      where owner_id = ${ownerId} and thread_id = ${threadId} and ended_at is null and status = 'waiting'
        and id <> ${taskId} and (select ${wasFirst} from run)
      order by no
      limit 1`,
    condition: sql`exists (select from run)`,
  })}`;

const hasNext = (sql: ISql) => sql`exists (select from released where status = 'ready') as "hasNext"`;
