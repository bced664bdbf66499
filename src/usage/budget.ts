import type { RoutingBudget } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { Store } from "../store/store.ts";
import type { CallUsage } from "./model-call.ts";

export interface BudgetDeps {
  store: Pick<Store, "modelCalls">;
  /** What one person's model calls may cost on a day of UTC; undefined is without end. */
  perDay: number | undefined;
  currency: string;
  clock: Clock;
}

/** What one person has spent today, as far as it is known here. */
export interface Budget {
  /** With the calls added since. */
  readonly state: RoutingBudget["state"];
  /** When a new day begins. */
  readonly until: Date;
  /** A call has ended: so a long run learns what it costs without asking again. */
  add(call: Pick<CallUsage, "directCost" | "cost">): void;
}

/** From here on cheaper models go first. */
const lowShare = 0.8;
const dayMs = 86_400_000;

/**
 * Days are UTC's for every user: a user's zone is that user's to change. Prices come when calls have ended, so
 * runs that are under way together may go over by what they cost.
 */
export function makeBudget({
  store,
  perDay = Infinity,
  currency,
  clock,
}: BudgetDeps): (ownerId: string) => Promise<Budget> {
  return async (ownerId) => {
    const today = Math.floor(clock.now() / dayMs) * dayMs;
    let spent =
      perDay === Infinity ? 0 : Number(await store.modelCalls.spent({ ownerId, since: new Date(today), currency }));
    return {
      get state() {
        return spent >= perDay ? "exhausted" : spent >= perDay * lowShare ? "low" : "ok";
      },
      until: new Date(today + dayMs),
      add: ({ directCost, cost }) => void (spent += Number(directCost ?? cost ?? 0)),
    };
  };
}
