import type { ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";

/** A notice that the webhook did not take at the first try. */
export interface DeliveryRow {
  id: string;
  /** The JSON text that the webhook is sent. */
  body: string;
  tries: number;
  problem: string | null;
  createdAt: Date;
  /** Null once it was given up. */
  dueAt: Date | null;
  givenUpAt: Date | null;
}

/** Newest first. */
export async function listDeliveries(
  sql: Sql,
  { before, most }: { before?: string; most: number },
): Promise<DeliveryRow[]> {
  return await patiently(sql<DeliveryRow[]>`
    select id, body, tries, problem, created_at as "createdAt",
      case when given_up_at is null then due_at end as "dueAt", given_up_at as "givenUpAt"
    from notices
    where tries > 0 and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${most}`);
}

export async function retryDelivery(tx: ISql, id: string): Promise<true | undefined> {
  const rows = await tx`
    update notices set tries = 0, due_at = now(), given_up_at = null where id = ${id} returning id`;
  return rows.length === 1 ? true : undefined;
}
