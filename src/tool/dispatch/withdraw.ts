import { AppError } from "../../base/error.ts";
import type { Prepared } from "./envelope.ts";
import type { Ending } from "./output.ts";
import type { Visit } from "./record.ts";
import type { Truly } from "./settle.ts";

/** Why a call will not be run any more: the run was cancelled, a person said no, or no person answered in time. */
export type WithdrawReason = "CANCELLED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED";

export type Withdraw = (prepared: Prepared, visit: Visit, why: WithdrawReason) => Promise<Ending>;

/** The end of a call that is not run any more. A write that an earlier attempt did run is told as what it was. */
export function makeWithdraw(truly: Truly): Withdraw {
  return async (prepared, visit, why) => {
    visit.approvalId = visit.context.released?.approvalId ?? null;
    if (why !== "CANCELLED") {
      visit.decision = "denied";
      visit.trail.add("pre", "envelope", "problem" in prepared ? "stopped" : "passed");
      visit.trail.add("pre", "approval_gate", "stopped", why);
      throw new AppError(why);
    }
    visit.isWithdrawn = true;
    return await truly(prepared, visit, () => Promise.reject(new AppError("CANCELLED")));
  };
}
