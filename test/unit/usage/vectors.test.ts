import { describe, expect, it } from "vitest";
import { toBill } from "../../../src/usage/bill.ts";
import { guards, testUsage, vectors, withZeros } from "./_vectors.ts";

describe("usage vectors", () => {
  const { usage, toCall } = testUsage();

  it.each(vectors)("$id: $about", ({ calls, summary, usageComplete, costSource, cost }) => {
    const read = calls.map((call) => toCall(call.model, call.usage, call.metadata));
    const expected = withZeros(summary);
    expect(usage.toSummary(read)).toEqual(expected);
    expect(usage.toBill(read)).toEqual({ usageComplete, costSource, cost });
    expect(usage.toWire(read)).toEqual({
      totalTokens: expected.total_tokens,
      cachedPromptTokens: expected.cached_prompt_tokens,
      promptCacheHitTokens: expected.prompt_cache_hit_tokens,
      promptCacheMissTokens: expected.prompt_cache_miss_tokens,
      reasoningTokens: expected.reasoning_tokens,
      costSource,
      usageComplete,
    });
  });

  it.each(guards)("$id: a summary that says $about", ({ calls, summary, usageComplete, costSource, cost }) => {
    const priced = calls.map(({ model, input_tokens, output_tokens, cached_prompt_tokens }) =>
      toCall(
        model,
        { input_tokens, output_tokens },
        { prompt_tokens_details: { cached_tokens: cached_prompt_tokens } },
      ),
    );
    expect(toBill(withZeros(summary), priced)).toEqual({ usageComplete, costSource, cost });
  });
});
