import type { Sql } from "postgres";
import { patiently } from "./database/database.ts";
import { toFirstId } from "./first-id.ts";

/** Short enough that nobody waits for it. */
const atOnce = 2000;

/**
 * Deletes what a table holds of runs that ended so many hours ago, some rows at a time; says how many. Only rows of
 * runs that were accepted by then are looked at, by the key, and each of their runs by its own.
 */
export async function forgetOfEnded(sql: Sql, table: "run_steps" | "tool_effects", hours: number): Promise<number> {
  const bound = toFirstId(Date.now() - hours * 3_600_000);
  let all = 0;
  for (let deleted = atOnce; deleted === atOnce; all += deleted) {
    const rows = await patiently(sql`
      delete from ${sql(table)} where ctid = any(array(
        select old.ctid from ${sql(table)} as old
        where task_id < ${bound}
          and (select ended_at from runs where id = old.task_id) < now() - make_interval(hours => ${hours})
        order by task_id limit ${atOnce}
      ))`);
    deleted = rows.count;
  }
  return all;
}
