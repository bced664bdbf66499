import type { Fragment, ISql } from "postgres";
import type { RuntimeMode } from "../../domain/run.ts";

/** How far one run moves its owner's next turn. What a job starts moves it twice as far: people wait for chats. */
export const strides: Record<RuntimeMode, number> = { chat: 1, automation: 2 };

/** The same, read from a row of runs under this name. */
export const strideOf = (sql: ISql, row: string): Fragment =>
  sql`case ${sql(row)}.runtime_mode when 'chat' then ${strides.chat}::int else ${strides.automation}::int end`;

/**
 * The turn of a run that becomes ready (start-time fair queueing). The owner's runs take turns one stride apart; an
 * owner who has none under way begins at the turn the queue has reached, neither behind those who came before nor with
 * credit for the time without runs. So of several owners with waiting runs each gets one claim in a round, however many
 * wait. All of it is read from the ends of two indexes, at the same cost for any number of waiting runs.
 */
export const toTurn = (sql: ISql, ownerId: string, stride: number | Fragment) =>
  sql`greatest(${reachedTurn(sql)}, ${topTurn(sql, sql`${ownerId}`)} + ${stride}::int)`;

/** The turn that the queue has reached. */
export const reachedTurn = (sql: ISql): Fragment => sql`
  coalesce(
    (select turn from runs where status = 'ready' order by turn, ready_at, id limit 1),
    (select min(turn) from runs where status = 'running'),
    0
  )`;

/** The last turn that the owner has; null for none. */
export const topTurn = (sql: ISql, ownerId: Fragment): Fragment => sql`
  (
    select turn from runs
    where owner_id = ${ownerId} and status in ('ready', 'running')
    order by turn desc
    limit 1
  )`;
