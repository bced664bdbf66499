import type { UsageSummary } from "../../generated/contract/types.ts";
import { fromAmount, toAmount } from "./decimal.ts";
import type { ReadCall } from "./read-call.ts";

/** A call fresh from the provider, or its row. */
export interface CountedCall extends ReadCall {
  /** The provider began to answer. A request refused with an HTTP error is no model call. */
  answered: boolean;
}

/** Input and output tokens are both known. */
export const isUsageRecord = ({ inputTokens, outputTokens }: Pick<ReadCall, "inputTokens" | "outputTokens">): boolean =>
  inputTokens !== null && outputTokens !== null;

/** Sums and counters over the calls of one tracking model. */
export function toTotals(calls: readonly CountedCall[]): UsageSummary {
  const counted = calls.filter(({ answered }) => answered);
  // Two absurd counts must not add up to one that no event and no row can hold.
  const sum = (field: SummedField) =>
    counted.reduce((total, call) => Math.min(total + (call[field] ?? 0), Number.MAX_SAFE_INTEGER), 0);
  const costs = counted.flatMap(({ directCost }) => directCost ?? []);
  const observed = counted.some(({ directCostSeen }) => directCostSeen);
  const complete = counted.length > 0 && costs.length === counted.length;
  return {
    input_tokens: sum("inputTokens"),
    output_tokens: sum("outputTokens"),
    total_tokens: sum("totalTokens"),
    latency_ms: sum("latencyMs"),
    cached_prompt_tokens: sum("cachedPromptTokens"),
    prompt_cache_hit_tokens: sum("promptCacheHitTokens"),
    prompt_cache_miss_tokens: sum("promptCacheMissTokens"),
    reasoning_tokens: sum("reasoningTokens"),
    direct_cost: Number(toAmount(costs.reduce((total, cost) => total + fromAmount(cost), 0n))),
    direct_cost_observed: observed ? 1 : 0,
    direct_cost_complete: complete ? 1 : 0,
    model_call_records: counted.length,
    usage_records: counted.filter(isUsageRecord).length,
    direct_cost_records: costs.length,
    cost_source: observed && complete ? "provider" : "catalog_fallback",
  };
}

type SummedField = Exclude<keyof ReadCall, "directCost" | "directCostSeen">;
