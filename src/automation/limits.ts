import { dateOf, addDays, startOfDay, toWall } from "../base/local-time.ts";
import type { Jobs, ParkedReason } from "../store/jobs/jobs.ts";

/** What the jobs of one owner may do, all together. */
export interface Limits {
  jobs: number;
  firingsPerHour: number;
  costPerDay: number;
  currency: string;
}

/** The owner may fire again then. */
export interface Exceeded {
  reason: Extract<ParkedReason, "firings" | "budget">;
  until: Date;
}

/**
 * Whether the owner has used up an hour's firings or a day's money; the day is the owner's own. The firings are counted
 * once more by the statement that fires. The price of a run is known when it has ended, so the last one may go over.
 */
export async function findExceeded(jobs: Pick<Jobs, "spent">, limits: Limits, owner: { id: string; timezone: string | null; now: number }): Promise<Exceeded | undefined> {
  const zone = owner.timezone ?? "UTC";
  const today = dateOf(toWall(owner.now, zone));
  const { firings, freeAt, cost } = await jobs.spent({ ownerId: owner.id, since: new Date(startOfDay(today, zone)), currency: limits.currency });
  if (Number(cost) >= limits.costPerDay) return { reason: "budget", until: new Date(startOfDay(addDays(today, 1), zone)) };
  if (firings >= limits.firingsPerHour && freeAt !== null) return { reason: "firings", until: freeAt };
  return undefined;
}
