import type { ISql, PendingQuery, Row, Sql } from "postgres";
import type { NewLogEvent } from "../../domain/event.ts";
import type { RunName } from "../../domain/run.ts";
import { inOneTrip, isInside, patiently } from "../database/database.ts";
import { firstPlace, lastPlace } from "../message-place.ts";
import { toMask } from "../thread-path.ts";
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
 * The last write of a run; the next run of its thread, or one that was surplus, becomes ready with it. As a rule
 * nothing waits, and the database pays for the size of each statement: the first transaction ends the run only where
 * nothing follows from it, and else the second one does, with what follows.
 */
export async function end(
  sql: Sql,
  fence: Fence & RunName,
  { batch, ending, mostRunning }: { batch: Batch; ending: Ending; mostRunning: MostRunning },
): Promise<Ended | undefined> {
  const { ownerId, taskId, attempt } = fence;
  // A write of one of its calls holds the run with a weaker lock; the end waits for it, and holds nothing meanwhile
  // that the write might want.
  const locked = () =>
    lockThread(
      sql,
      { ...fence, mostRunning },
      (thread) => sql`
        with thread as (${thread})
        select 1 from runs
        where id = ${taskId} and owner_id = ${ownerId}::text collate "C" and (select count(*) from thread) >= 0
        for update`,
    );
  const ended = (condition = sql``) => sql`
    run as (
      update runs set last_seq = last_seq + ${batch.events?.length ?? 0}, ${toEnd(sql, ending)}
      where id = ${taskId} and owner_id = ${ownerId}::text collate "C" and attempt = ${attempt}
        and status = 'running' ${condition}
      returning *, 0 as place
    )
    ${toParts(sql, [batch])}, ${touch(sql)}`;
  const alone = sql`
    with more as (select ${hasMore(sql, fence)} as is_there), ${ended(sql`and not (select is_there from more)`)}
    select is_there as "hasMore", last_seq as "lastSeq", ${isInside(sql)}
    from more left join run on true`;
  const [row] = await last<{ hasMore: boolean; lastSeq: number | null }>(sql, [locked(), alone]);
  const { hasMore: isAwaited = false, lastSeq = null } = row ?? {};
  if (!isAwaited) return lastSeq === null ? undefined : { lastSeq, hasNext: false };
  // What follows sees what the run has said with its end.
  const followed = sql`
    with run as (
      select * from runs
      where id = ${taskId} and owner_id = ${ownerId}::text collate "C" and attempt = ${attempt} and ended_at = now()
    ),
    ${follow(sql, { ...fence, mostRunning })}
    select last_seq as "lastSeq", ${hasNext(sql)}, ${isInside(sql)} from run`;
  const whole = sql`with ${ended()} select ${isInside(sql)} from run`;
  return toEnded(await last<Ended>(sql, [locked(), whole, followed]));
}

/** Whether anything waits for the end of a run of this thread, or the thread has several paths. */
const hasMore = (sql: ISql, { ownerId, threadId }: RunName) => sql`
  exists (
    select from threads where owner_id = ${ownerId} and id = ${threadId} and path is not null
  ) or exists (
    select from runs as next
    where next.owner_id = ${ownerId} and next.status = 'waiting' and next.ready_at is not null
  ) or exists (
    select from runs as next
    where next.owner_id = ${ownerId} and next.thread_id = ${threadId} and next.ended_at is null
      and next.status = 'waiting'
  )`;

/** Ends a run that no worker has ever held; one that waits behind another gives no place away. */
export async function endUnstarted(
  sql: Sql,
  run: RunName & { taskId: string },
  { events, notices = [], ending, mostRunning }: Unstarted & { mostRunning: MostRunning },
): Promise<Ended | undefined> {
  const statement = sql`
    with before as (
      select id, ready_at from runs
      where id = ${run.taskId} and owner_id = ${run.ownerId}::text collate "C" and status in ('waiting', 'ready')
        and last_seq = 0
      for update
    ),
    run as (
      update runs set last_seq = ${events.length}, started_at = now(), attempt = attempt + 1, ${toEnd(sql, ending)}
      from before where runs.id = before.id and runs.owner_id = ${run.ownerId}::text collate "C"
      returning runs.*, 0 as place, before.ready_at is not null as was_first
    )
    ${toParts(sql, [{ events, notices }])}, ${touch(sql)}, ${follow(sql, { ...run, mostRunning }, sql`was_first`)}
    select last_seq as "lastSeq", ${hasNext(sql)}, ${isInside(sql)} from run`;
  return toEnded(await last<Ended>(sql, [lockThread(sql, { ...run, mostRunning }), statement]));
}

/** The locks are a statement of their own, so that the next one sees what was accepted while it waited. */
const lockThread = (
  sql: ISql,
  { ownerId, threadId, mostRunning }: RunName & { mostRunning: MostRunning },
  more = (thread: PendingQuery<Row[]>): PendingQuery<Row[]> => thread,
): PendingQuery<Row[]> => {
  const thread = sql`select 1 from threads where owner_id = ${ownerId} and id = ${threadId} for no key update`;
  return lockRunning(sql, ownerId, mostRunning, more(thread));
};

const toEnded = ([row]: readonly Ended[]): Ended | undefined => row && { lastSeq: row.lastSeq, hasNext: row.hasNext };

/** What the last statement of a transaction says. */
const last = async <T>(sql: Sql, statements: readonly PendingQuery<Row[]>[]): Promise<T[]> =>
  (await patiently(inOneTrip(sql, statements))).at(-1) as unknown as T[];

const toEnd = (sql: ISql, { state, error, output, usage }: Ending) => sql`
  status = ${state}, ended_at = now(), lease_until = null, holder = null, error_code = ${error?.code ?? null},
  error_message = ${error?.message ?? null},
  output = ${output === undefined ? null : JSON.stringify(output)}::text::json,
  usage = ${usage === undefined ? null : JSON.stringify(usage)}::text::json`;

const touch = (sql: ISql) => sql`
  touched as (
    update threads
    set last_activity_at = now()
    from run
    where threads.owner_id = run.owner_id and threads.id = run.thread_id
  )`;

interface Followed extends RunName {
  taskId: string;
  mostRunning: MostRunning;
}

/**
 * What else happens to the thread, and to what its owner has waiting, when a run ends. What the run wrote in the moment
 * in which its thread took another path stands where it belongs from now on: that was done under the thread's lock.
 */
const follow = (sql: ISql, { ownerId, threadId, taskId, mostRunning }: Followed, wasFirst = sql`true`) => sql`
  straightened as (
    update messages set visibility_mask = ${toMask(sql, { mask: "visibility_mask", path: "shows.path", place: "seq" })}
    from run join threads as shows on shows.owner_id = run.owner_id and shows.id = run.thread_id
    where shows.path is not null and messages.owner_id = run.owner_id and messages.thread_id = run.thread_id
      and seq between ${firstPlace(sql, "run.no")} + 1 and ${lastPlace(sql, "run.no")}
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
