import type { Jobs, ParkedReason } from "../store/jobs/jobs.ts";
import type { Usage } from "../usage/usage.ts";

/** What the jobs of one owner may do, all together. */
export interface Limits {
  jobs: number;
  firingsPerHour: number;
}

/** The owner may fire again then. */
export interface Exceeded {
  reason: Extract<ParkedReason, "firings" | "budget">;
  until: Date;
}

export interface LimitDeps {
  jobs: Pick<Jobs, "spent">;
  /** The money is the same that conversations are paid with. */
  budget: Usage["budget"];
  limits: Limits;
}

/**
 * Whether the owner has used up an hour's firings or a day's money. The firings are counted once more by the statement
 * that fires. A run is asked again about the money before each of its model calls.
 */
export async function findExceeded(
  { jobs, budget, limits }: LimitDeps,
  ownerId: string,
): Promise<Exceeded | undefined> {
  const [{ firings, freeAt }, { state, until }] = await Promise.all([jobs.spent(ownerId), budget(ownerId)]);
  if (state === "exhausted") return { reason: "budget", until };
  if (firings >= limits.firingsPerHour && freeAt !== null) return { reason: "firings", until: freeAt };
  return undefined;
}
