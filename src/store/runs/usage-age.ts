import type { Sql } from "postgres";
import { toFirstId } from "../first-id.ts";
import { forgetOlder } from "../older.ts";

/** Deletes the records of model calls and tool calls of runs that were accepted so many days ago; says how many. */
export async function forgetUsage(sql: Sql, now: number, days: number): Promise<number> {
  const bound = toFirstId(now - days * 86_400_000);
  return (await forgetOlder(sql, "model_calls", bound)) + (await forgetOlder(sql, "tool_calls", bound));
}
