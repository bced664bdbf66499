import type { ModelCallEnd } from "../store/runs/runs.ts";
import { amountDecimals, largestAmount, toAmount, toUnits } from "./decimal.ts";

/**
 * What one call says about itself, as its row keeps it. Null is what the provider did not say, or said in a way that is
 * no count.
 */
export type ReadCall = Omit<ModelCallEnd, "no" | "state" | "answered" | "cost" | "errorCode">;

/**
 * `usage` are the direct fields, which go first; `metadata` is the provider's own usage object. Either may be anything
 * at all.
 */
export function readCall(usage: unknown, metadata: unknown): ReadCall {
  const direct = toFields(usage);
  const raw = toFields(metadata);
  const input = toCount(direct["input_tokens"]) ?? toCount(raw["prompt_tokens"]);
  const output = toCount(direct["output_tokens"]) ?? toCount(raw["completion_tokens"]);
  const hit = toCount(raw["prompt_cache_hit_tokens"]);
  const costs = [direct["cost"], raw["cost"], raw["total_cost"]];
  const cost = costs.find(isMoney);
  return {
    inputTokens: input,
    outputTokens: output,
    totalTokens:
      toCount(direct["total_tokens"]) ??
      toCount(raw["total_tokens"]) ??
      (input === null || output === null ? null : toCount(input + output)),
    cachedPromptTokens: toCount(toFields(raw["prompt_tokens_details"])["cached_tokens"]) ?? hit,
    promptCacheHitTokens: hit,
    promptCacheMissTokens: toCount(raw["prompt_cache_miss_tokens"]),
    reasoningTokens: toCount(toFields(raw["completion_tokens_details"])["reasoning_tokens"]),
    latencyMs: toMilliseconds(direct["time"]),
    directCost: cost === undefined ? null : toAmount(toUnits(cost, amountDecimals)),
    directCostSeen: costs.some((sent) => sent !== null && sent !== undefined),
  };
}

/**
 * A finite number ≥ 0, no text. What no amount can hold is no cost either: a provider's slip must not stop the run at
 * its row.
 */
export function isMoney(value: unknown): value is number {
  return (
    typeof value === "number" && Number.isFinite(value) && value >= 0 && toUnits(value, amountDecimals) <= largestAmount
  );
}

// Beyond 2^53 a number no longer says which count was meant.
const toCount = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;

function toMilliseconds(seconds: unknown): number | null {
  return typeof seconds === "number" && seconds >= 0 ? toCount(Math.round(seconds * 1000)) : null;
}

const toFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
