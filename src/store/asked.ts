import type { ISql, PendingQuery, Row } from "postgres";

/** A run that a message of the user has started, and nothing else. */
export const isAsked = (sql: ISql, run: string): PendingQuery<Row[]> =>
  sql.unsafe(`${run}.approval_id is null and ${run}.action_id is null and ${run}.input ->> 'goesOnFrom' is null
    and ${run}.runtime_mode = 'chat'`);
