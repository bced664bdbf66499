import type { Sql } from "postgres";
import { patiently } from "./patiently.ts";

export interface DatabaseHealth {
  version: string;
  /** How far this machine's clock is ahead of the database's. */
  skewMs: number;
  /** Whether this role may make tables where the others are. */
  mayCreate: boolean;
}

export async function readHealth(sql: Sql): Promise<DatabaseHealth> {
  const [row] = await patiently(sql<{ version: string; at: number; mayCreate: boolean }[]>`
    select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 * 1000 as at,
      has_schema_privilege(current_schema(), 'create') as "mayCreate"`);
  if (row === undefined) throw new Error("a select without a table has one row");
  return { version: row.version.split(" ")[0] ?? "", skewMs: Date.now() - row.at, mayCreate: row.mayCreate };
}
