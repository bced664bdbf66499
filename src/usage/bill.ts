import type { CostSource, UsageSummary } from "../../generated/contract/types.ts";
import type { ModelCallEnd } from "../store/runs/runs.ts";
import { amountDecimals, fromAmount, toAmount, toUnits } from "./decimal.ts";
import { isMoney } from "./read-call.ts";
import { isUsageRecord } from "./totals.ts";

export interface Bill {
  usageComplete: boolean;
  costSource: CostSource;
  /** Null when some call has no price: that is not the same as free. */
  cost: string | null;
}

/** Its cost is by the catalogue. */
export type BilledCall = Pick<ModelCallEnd, "inputTokens" | "outputTokens" | "cost">;

/** What the calls of a summary cost, and on whose word. Missing usage outranks a partial provider cost. */
export function toBill(summary: UsageSummary, calls: readonly BilledCall[]): Bill {
  const usageComplete = summary.model_call_records === summary.usage_records;
  const costSource = toSource(summary, usageComplete);
  const cost = costSource === "provider" ? toAmount(toUnits(summary.direct_cost, amountDecimals)) : addUp(calls);
  return { usageComplete, costSource, cost };
}

function toSource(summary: UsageSummary, usageComplete: boolean): CostSource {
  if (!usageComplete) return "incomplete_usage_fallback";
  if (summary.direct_cost_observed !== 1) return "catalog_fallback";
  // The sum is looked at again although its parts were: a summary may come from a row that another version of the
  // server wrote.
  const isValid = summary.direct_cost_complete === 1 && isMoney(summary.direct_cost);
  return isValid ? "provider" : "catalog_fallback_incomplete_provider_cost";
}

/** Call by call, so that each had its own tier. A call without usage adds nothing: the sum is then a lower bound. */
function addUp(calls: readonly BilledCall[]): string | null {
  let units = 0n;
  for (const call of calls) {
    if (!isUsageRecord(call)) continue;
    if (call.cost === null) return null;
    units += fromAmount(call.cost);
  }
  return toAmount(units);
}
