import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";

export interface Threads {
  /** True when this call made it. */
  ensure(ownerId: string, threadId: string): Promise<boolean>;
}

export function makeThreads(sql: Sql): Threads {
  return {
    async ensure(ownerId, threadId) {
      const rows = await patiently(sql`
        insert into threads (owner_id, id) values (${ownerId}, ${threadId}) on conflict do nothing returning id`);
      return rows.length === 1;
    },
  };
}
