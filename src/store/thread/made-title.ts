import type { ISql, PendingQuery, Row } from "postgres";

/** What the first turn called the thread `t`. */
export const madeTitle = (sql: ISql, ownerId: string): PendingQuery<Row[]> =>
  sql`select title from made_titles where owner_id = ${ownerId} and thread_id = t.id`;
