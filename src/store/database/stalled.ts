import type { Sql } from "postgres";
import { patiently } from "./patiently.ts";
import { session } from "./session.ts";

/**
 * Ends what sessions of the server have been doing for longer than that: whoever began it has given it up long ago, and
 * may be dead, or behind a way on which nothing passes. Its locks would keep its runs from every other worker process.
 * PostgreSQL's own time-outs do not see a session that waits for the rest of a message, or that cannot send. Says how
 * many there were.
 */
export async function endStalled(sql: Sql, seconds: number): Promise<number> {
  const rows = await patiently(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and application_name = ${session.application_name}
      and pid <> pg_backend_pid() and xact_start < now() - make_interval(secs => ${seconds})`);
  return rows.length;
}
