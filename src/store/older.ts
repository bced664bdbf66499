import type { ISql, PendingQuery, Row, Sql } from "postgres";
import { patiently } from "./database/database.ts";

/** Short enough that nobody waits for it. */
const atOnce = 2000;

/** Deletes what a table holds of runs whose ids are below this one, by the key; says how many rows. */
export const forgetOlder = (
  sql: Sql,
  table: "model_calls" | "tool_calls" | "run_log_rest" | "run_event_rows",
  bound: string,
): Promise<number> => forgetBefore(sql, { table, column: "task_id", bound: sql`${bound}` });

interface Old {
  table: string;
  /** That has an index. */
  column: string;
  bound: PendingQuery<Row[]>;
}

/** Deletes the rows in which a column is below a bound, some at a time; says how many. */
export async function forgetBefore(sql: ISql, { table, column, bound }: Old): Promise<number> {
  let all = 0;
  for (let deleted = atOnce; deleted === atOnce; all += deleted) {
    const rows = await patiently(sql`
      delete from ${sql(table)} where ctid = any(array(
        select ctid from ${sql(table)} where ${sql(column)} < ${bound} order by ${sql(column)} limit ${atOnce}
      ))`);
    deleted = rows.count;
  }
  return all;
}
