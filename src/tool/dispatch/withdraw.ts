import { AppError } from "../../base/error.ts";
import { toMethodId } from "../../base/method-id.ts";
import { own } from "../../base/own.ts";
import type { MethodTables } from "../../domain/method-tables.ts";
import type { CheckedCall } from "../../domain/tool-call.ts";
import type { Prepared } from "./envelope.ts";
import type { Ending } from "./output.ts";
import type { RecallCall } from "./recall.ts";
import type { Receive } from "./receive.ts";
import type { Visit } from "./record.ts";

/** Why a call will not be run any more: the run was cancelled, a person said no, or no person answered in time. */
export type WithdrawReason = "CANCELLED" | "APPROVAL_DENIED" | "APPROVAL_EXPIRED";

export interface WithdrawDeps {
  tables: MethodTables;
  recall: RecallCall;
  receive: Receive;
}

export type Withdraw = (prepared: Prepared, visit: Visit, why: WithdrawReason) => Promise<Ending>;

/** The end of a call that is not run any more. A write that an earlier attempt did run is told as what it was. */
export function makeWithdraw({ tables, recall, receive }: WithdrawDeps): Withdraw {
  return async (prepared, visit, why) => {
    visit.approvalId = visit.context.released?.approvalId ?? null;
    if (why !== "CANCELLED") {
      visit.decision = "denied";
      visit.trail.add("pre", "envelope", "problem" in prepared ? "stopped" : "passed");
      visit.trail.add("pre", "approval_gate", "stopped", why);
      throw new AppError(why);
    }
    const call = toCall(prepared, visit);
    const result = call && (await recall(call));
    if (call === undefined || result === undefined) throw new AppError("CANCELLED");
    visit.decision = "allowed";
    return await receive(call, visit, { result });
  };

  /** Undefined where it names no method: then nothing can have happened. */
  function toCall(prepared: Prepared, { toolCallId, context }: Visit): CheckedCall | undefined {
    if (!("envelope" in prepared)) return undefined;
    const id = toMethodId(prepared.envelope);
    const spec = own(tables.methods, id);
    return spec && { toolCallId, id, input: prepared.envelope.input, spec, context };
  }
}
