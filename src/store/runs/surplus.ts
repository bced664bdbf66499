import type { Fragment, ISql, PendingQuery, Row, Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { strideOf, toTurn } from "./turn.ts";

/**
 * Most runs of one owner that are ready or running at once, in all processes; 0 is no limit. What could start beyond it
 * is surplus: its status is `waiting`, and ready_at says since when it could. So nothing that may not start is in the
 * way of a claim. A run has its owner's place until it ends: one whose worker died keeps it, and is claimed with it.
 */
export type MostRunning = number;

/** How many are released at once where no limit is left. */
const mostReleased = 100;

/**
 * Goes alone and before the statement that counts: the snapshot of that one must be younger than the locks, or a run
 * would become surplus while the last one that could release it ends. What the owner's runs are counted under is locked
 * behind what `first` locks (a list with a row for each), always.
 */
export const lockRunning = (
  sql: ISql,
  ownerId: string,
  most: MostRunning,
  first = sql`values (1)`,
): PendingQuery<Row[]> =>
  most === 0
    ? first
    : sql`
      with first as (${first}), locked as (select count(*) as count from first)
      select pg_advisory_xact_lock(hashtextextended(${`running:${ownerId}`}, 0)) from locked where count >= 0`;

/** The same for the owners of `held`, which has a row with a place for each run: one row of `lock` each, in order. */
export const lockOwners = (sql: ISql, most: MostRunning): PendingQuery<Row[]> =>
  most === 0
    ? sql`select place, null as lock from held`
    : sql`
      select place, pg_advisory_xact_lock(hashtextextended('running:' || owner_id, 0))::text as lock
      from (select * from held order by hashtextextended('running:' || owner_id, 0)) as in_order`;

/** How many more of the owner's runs may start, the named one not counted. */
const toRoom = (sql: ISql, { ownerId, except, most }: { ownerId: string; except: string; most: MostRunning }) =>
  most === 0
    ? sql`select ${mostReleased}::int as places`
    : sql`
      select ${most}::int - count(*)::int as places from (
        select from runs
        where owner_id = ${ownerId} and status in ('ready', 'running') and id <> ${except}
        limit ${most}
      ) as live`;

/** Whether a new run of this owner is surplus. */
export const isFull = (sql: ISql, ownerId: string, most: MostRunning): Fragment =>
  most === 0 ? sql`false` : sql`(${toRoom(sql, { ownerId, except: "", most })}) <= 0`;

interface Release {
  ownerId: string;
  /** The run that ends and gives its place back. */
  except: string;
  most: MostRunning;
  /** The id of the run that was behind it in its thread, and the condition under which it could start now. */
  next?: Fragment;
  /** Nothing happens unless this holds. */
  condition?: Fragment;
}

/**
 * The common table expression `released`: the surplus runs that have waited longest become ready, as many as there is
 * room for; the next one of the thread goes behind them, and is surplus too if no room is left. Only those that become
 * ready are read, of any number. A process without a limit takes no lock, so the status is looked at once more when the
 * row is at hand. The list of ids is for the planner, which expects few rows of a list and thousands of a join.
 */
export const toReleased = (sql: ISql, { ownerId, except, most, next, condition = sql`true` }: Release) => sql`
  room as (${toRoom(sql, { ownerId, except, most })}),
  startable as (
    (
      select id, ready_at from runs
      where owner_id = ${ownerId} and status = 'waiting' and ready_at is not null and id <> ${except}
      order by ready_at, id
      limit (select greatest(places, 0) from room)
    )
    ${next === undefined ? sql`` : sql`union all select id, now() from runs where id = (${next})`}
  ),
  ranked as (
    select id, row_number() over (order by ready_at, id) as place from startable
  ),
  released as (
    update runs as next
    set status = case when place <= places then 'ready' else 'waiting' end,
      ready_at = coalesce(next.ready_at, now()),
      turn = case when place <= places then ${toTurn(sql, ownerId, strideOf(sql, "next"))} + place - 1 else 0 end
    from ranked, room
    where next.id = ranked.id and next.id = any(array(select id from ranked)) and next.status = 'waiting'
      and ${condition}
    returning next.status
  )`;

/**
 * Releases what waits although there is room: the limit was raised, or the last run ended in a process that knows
 * no limit or another one. Says how many. Owners with surplus runs are found one by one at the index, however many each
 * of them has.
 */
export async function releaseSurplus(sql: Sql, most: MostRunning): Promise<number> {
  const owners = await patiently(sql<{ ownerId: string }[]>`
    with recursive surplus as (
      (select owner_id from runs where status = 'waiting' and ready_at is not null order by owner_id limit 1)
      union all
      select (
        select owner_id from runs
        where status = 'waiting' and ready_at is not null and runs.owner_id > surplus.owner_id
        order by owner_id limit 1
      ) from surplus where surplus.owner_id is not null
    )
    select owner_id as "ownerId" from surplus where owner_id is not null`);
  let released = 0;
  for (const { ownerId } of owners) {
    const results = await patiently(
      sql.begin((tx) => [
        lockRunning(tx, ownerId, most),
        tx`
        with ${toReleased(tx, { ownerId, except: "", most })}
        select from released where status = 'ready'`,
      ]),
    );
    released += results.at(-1)?.length ?? 0;
  }
  return released;
}
