import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { forgetBefore } from "../older.ts";

/** Whose stream a ticket opens. */
interface TicketPlace {
  ownerId: string;
  threadId: string;
  runId: string;
  /** The token with which it was asked for, where that has a name. */
  jti: string | null;
}

export interface Tickets {
  /** When it runs out, by the database's clock. */
  add(hash: string, place: TicketPlace, seconds: number): Promise<Date>;
  /** Of two who come with the same ticket, one gets it. */
  take(hash: string): Promise<TicketPlace | undefined>;
  forget(): Promise<number>;
}

export function makeTickets(sql: Sql): Tickets {
  return {
    async add(hash, { ownerId, threadId, runId, jti }, seconds) {
      const [row] = await patiently(sql<{ expiresAt: Date }[]>`
        insert into stream_tickets (hash, owner_id, thread_id, run_id, jti, expires_at)
        values (${hash}, ${ownerId}, ${threadId}, ${runId}, ${jti}, now() + make_interval(secs => ${seconds}))
        returning expires_at as "expiresAt"`);
      return (row as { expiresAt: Date }).expiresAt;
    },
    async take(hash) {
      const [row] = await patiently(sql<(TicketPlace & { isExpired: boolean })[]>`
        delete from stream_tickets where hash = ${hash}
        returning owner_id as "ownerId", thread_id as "threadId", run_id as "runId", jti,
          expires_at <= now() as "isExpired"`);
      if (row === undefined || row.isExpired) return undefined;
      const { ownerId, threadId, runId, jti } = row;
      return { ownerId, threadId, runId, jti };
    },
    async forget() {
      return await forgetBefore(sql, { table: "stream_tickets", column: "expires_at", bound: sql`now()` });
    },
  };
}
