import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";

export interface AdminJobRow {
  id: string;
  ownerId: string;
  enabled: boolean;
  failures: number;
  nextFireAt: Date | null;
  parkedReason: "failures" | "budget" | "firings" | "missed" | null;
  parkedAt: Date | null;
  parkedUntil: Date | null;
}

/** Newest first. */
export async function listJobs(
  sql: Sql,
  { parked, before, most }: { parked?: boolean; before?: string; most: number },
): Promise<AdminJobRow[]> {
  const isSo = parked === undefined ? sql`true` : parked ? sql`parked_reason is not null` : sql`parked_reason is null`;
  return await patiently(sql<AdminJobRow[]>`
    select id, owner_id as "ownerId", enabled, failures, next_fire_at as "nextFireAt",
      parked_reason as "parkedReason", parked_at as "parkedAt", parked_until as "parkedUntil"
    from automation_jobs
    where ${isSo} and ${before === undefined ? sql`true` : sql`id < ${before}`}
    order by id desc limit ${most}`);
}
