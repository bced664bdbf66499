import type { ISql, PendingQuery, Row } from "postgres";

/**
 * A transaction for several rows, of two statements that are sent in one piece: the first locks what is free, and the
 * second, whose snapshot is younger than the locks, must know what that was. It is told by a setting that ends with the
 * transaction. Without it, and so outside of the transaction, nothing is held and nothing is written.
 */
const setting = "accord.held";

/** For the first statement: the places, from 1, of the rows of `locked`. */
export const heldPlaces = (sql: ISql): PendingQuery<Row[]> =>
  sql`set_config(${setting}, coalesce(string_agg((place - 1)::text, ','), ''), true)`;

/** For the second: of rows with a place from 0. */
export const isHeld = (sql: ISql): PendingQuery<Row[]> =>
  sql`place = any(string_to_array(current_setting(${setting}, true), ',')::int[])`;

/** The next statement is planned for few rows by index, however small the tables are on the day of its plan. */
export const byIndexOnly = (sql: ISql): PendingQuery<Row[]> =>
  sql`set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true)`;
