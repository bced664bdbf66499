import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventValidators } from "../../../generated/contract/events.ts";
import { testUsage } from "./_vectors.ts";

const ended = {
  stage: "worker",
  provider: "deepseek",
  model: "deepseek-chat",
  answered: true,
  elapsedMs: 1250,
} as const;
const raw = {
  prompt_tokens: 374,
  completion_tokens: 61,
  total_tokens: 435,
  prompt_tokens_details: { cached_tokens: 256 },
  prompt_cache_hit_tokens: 256,
  prompt_cache_miss_tokens: 118,
  completion_tokens_details: { reasoning_tokens: 17 },
};

const messageEnd = {
  type: "TEXT_MESSAGE_END",
  threadId: "550e8400-e29b-41d4-a716-446655440000",
  runId: "r",
  messageId: "msg_1",
  role: "assistant",
  stage: "worker",
  status: "success",
  answer: "Done.",
  suggested_actions: [],
  error: null,
  metadata: { status: "success", suggested_actions: [] },
};

describe("usage", () => {
  it("reads a call from the provider's one object and the time measured here", () => {
    const { usage } = testUsage();
    expect(usage.toCall({ ...ended, usage: { ...raw, time: 99 } })).toEqual({
      stage: "worker",
      provider: "deepseek",
      model: "deepseek-chat",
      inputTokens: 374,
      outputTokens: 61,
      totalTokens: 435,
      cachedPromptTokens: 256,
      promptCacheHitTokens: 256,
      promptCacheMissTokens: 118,
      reasoningTokens: 17,
      latencyMs: 1250,
      directCost: null,
      directCostSeen: false,
      answered: true,
      cost: "0.000065828000",
      currency: "USD",
      catalogVersion: "test",
    });
    expect(usage.prices).toEqual({ currency: "USD", catalogVersion: "test" });
  });

  it("G173: takes an aborted stream for a call without usage, and a refused request for none", () => {
    const { usage } = testUsage();
    const whole = usage.toCall({ ...ended, usage: raw });
    const aborted = usage.toCall({ ...ended, usage: null });
    const refused = usage.toCall({ ...ended, answered: false, usage: null });
    expect(aborted).toMatchObject({ answered: true, inputTokens: null, cost: null, latencyMs: 1250 });
    expect(refused).toMatchObject({ answered: false, inputTokens: null, cost: null });
    expect(usage.toSummary([whole, refused])).toMatchObject({
      model_call_records: 1,
      usage_records: 1,
      latency_ms: 1250,
    });
    expect(usage.toWire([whole, refused])).toMatchObject({ usageComplete: true, costSource: "catalog_fallback" });
    expect(usage.toWire([whole, refused, aborted])).toMatchObject({
      usageComplete: false,
      costSource: "incomplete_usage_fallback",
      totalTokens: 435,
    });
  });

  it("G179: charges a failed call that brought its usage", () => {
    const { usage } = testUsage();
    const call = usage.toCall({ ...ended, answered: false, usage: raw });
    expect(call).toMatchObject({ answered: true, cost: "0.000065828000" });
  });

  it("G180: knows no cost of a model without a price, and says so once", () => {
    const { usage, lines } = testUsage();
    const calls = [raw, raw].map((sent) => usage.toCall({ ...ended, model: "unlisted", usage: sent }));
    expect(calls.map(({ cost }) => cost)).toEqual([null, null]);
    expect(usage.toBill([...calls, usage.toCall({ ...ended, usage: raw })]).cost).toBeNull();
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: "warn", message: "pricing_missing", provider: "deepseek", model: "unlisted" },
    ]);
  });

  it("G171: sums into exactly fifteen fields, and lets exactly seven out", () => {
    const { usage } = testUsage();
    const calls = [usage.toCall({ ...ended, usage: raw })];
    expect(Object.keys(usage.toSummary(calls))).toEqual([
      "input_tokens",
      "output_tokens",
      "total_tokens",
      "latency_ms",
      "cached_prompt_tokens",
      "prompt_cache_hit_tokens",
      "prompt_cache_miss_tokens",
      "reasoning_tokens",
      "direct_cost",
      "direct_cost_observed",
      "direct_cost_complete",
      "model_call_records",
      "usage_records",
      "direct_cost_records",
      "cost_source",
    ]);
    expect(Object.keys(usage.toWire(calls))).toEqual([
      "totalTokens",
      "cachedPromptTokens",
      "promptCacheHitTokens",
      "promptCacheMissTokens",
      "reasoningTokens",
      "costSource",
      "usageComplete",
    ]);
  });

  it("G177: makes numbers that fit the wire of whatever providers send", () => {
    const { usage } = testUsage();
    const sent = fc.oneof(
      fc.anything(),
      fc.record({
        prompt_tokens: fc.anything(),
        completion_tokens: fc.maxSafeNat(),
        total_tokens: fc.maxSafeNat(),
        prompt_cache_hit_tokens: fc.double(),
        cost: fc.double(),
      }),
    );
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 4 }), fc.double(), (all, elapsedMs) => {
        const calls = all.map((one) => usage.toCall({ ...ended, usage: one, elapsedMs }));
        const event = { ...messageEnd, ...usage.toWire(calls) };
        expect(eventValidators.TEXT_MESSAGE_END(event) || eventValidators.TEXT_MESSAGE_END.errors).toBe(true);
        const { cost } = usage.toBill(calls);
        if (cost !== null) expect(cost).toMatch(/^\d+\.\d{12}$/);
      }),
      { numRuns: 3000 },
    );
  });
});
