import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCall } from "../../../src/usage/read-call.ts";

describe("reading one call", () => {
  const direct = { input_tokens: 10, output_tokens: 5, total_tokens: 16, time: 1.5, cost: 0.25 };
  const metadata = { prompt_tokens: 20, completion_tokens: 8, total_tokens: 28, cost: 0.5 };

  it.each([
    ["direct only", direct, undefined, [10, 5, 16, "0.250000000000"]],
    ["metadata only", undefined, metadata, [20, 8, 28, "0.500000000000"]],
    ["both", direct, metadata, [10, 5, 16, "0.250000000000"]],
    ["neither", undefined, undefined, [null, null, null, null]],
    [
      "a gap in the direct fields",
      { ...direct, output_tokens: null, total_tokens: null },
      metadata,
      [10, 8, 28, "0.250000000000"],
    ],
    ["total_cost as the last resort", {}, { total_cost: 0.75 }, [null, null, null, "0.750000000000"]],
  ])("G170: takes direct fields before metadata: %s", (_name, usage, raw, [input, output, total, cost]) => {
    expect(readCall(usage, raw)).toMatchObject({
      inputTokens: input,
      outputTokens: output,
      totalTokens: total,
      directCost: cost,
    });
  });

  it.each([
    [0.0004, 0],
    [0.0005, 1],
    [1.234, 1234],
    [-1, null],
    [NaN, null],
    [Infinity, null],
    [1e300, null],
    ["2", null],
    [null, null],
  ])("G171: turns %s seconds into %s ms", (time, ms) => {
    expect(readCall({ time }, null).latencyMs).toBe(ms);
  });

  it("G177: takes DeepSeek's recorded answer as it is", () => {
    const recorded = {
      prompt_tokens: 374,
      completion_tokens: 61,
      total_tokens: 435,
      prompt_tokens_details: { cached_tokens: 256 },
      completion_tokens_details: { reasoning_tokens: 17 },
      prompt_cache_hit_tokens: 256,
      prompt_cache_miss_tokens: 118,
    };
    expect(readCall({ total_tokens: null }, recorded)).toEqual({
      inputTokens: 374,
      outputTokens: 61,
      totalTokens: 435,
      cachedPromptTokens: 256,
      promptCacheHitTokens: 256,
      promptCacheMissTokens: 118,
      reasoningTokens: 17,
      latencyMs: null,
      directCost: null,
      directCostSeen: false,
    });
  });

  it.each([
    [
      "no reasoning details",
      { prompt_tokens: 295, completion_tokens: 22, total_tokens: 317, prompt_tokens_details: { cached_tokens: 0 } },
      0,
      null,
    ],
    [
      "null details",
      {
        prompt_tokens: 295,
        completion_tokens: 22,
        total_tokens: 317,
        prompt_tokens_details: null,
        completion_tokens_details: null,
      },
      null,
      null,
    ],
    [
      "null inside the details",
      {
        prompt_tokens: 295,
        completion_tokens: 22,
        total_tokens: 317,
        completion_tokens_details: { reasoning_tokens: null },
      },
      null,
      null,
    ],
    [
      "thinking",
      {
        prompt_tokens: 295,
        completion_tokens: 22,
        total_tokens: 317,
        completion_tokens_details: { reasoning_tokens: 13 },
      },
      null,
      13,
    ],
  ])("G177: takes DashScope's answer with %s", (_name, recorded, cached, reasoning) => {
    expect(readCall(null, recorded)).toMatchObject({
      inputTokens: 295,
      outputTokens: 22,
      totalTokens: 317,
      cachedPromptTokens: cached,
      reasoningTokens: reasoning,
    });
  });

  it.each([
    [undefined, null, false],
    [null, null, false],
    [0, "0.000000000000", true],
    [0.1, "0.100000000000", true],
    [-0.1, null, true],
    [NaN, null, true],
    [Infinity, null, true],
    ["0.1", null, true],
    [1e8, null, true],
    [99_999_999, "99999999.000000000000", true],
  ])("takes a cost of %s for %s", (cost, directCost, directCostSeen) => {
    expect(readCall({ cost }, null)).toMatchObject({ directCost, directCostSeen });
  });

  it("G177: makes counts, amounts or nothing of whatever comes", () => {
    const names = [
      "input_tokens",
      "output_tokens",
      "total_tokens",
      "time",
      "cost",
      "prompt_tokens",
      "completion_tokens",
      "total_cost",
      "prompt_cache_hit_tokens",
      "prompt_cache_miss_tokens",
      "prompt_tokens_details",
      "completion_tokens_details",
      "cached_tokens",
      "reasoning_tokens",
    ];
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 2 },
        fc.anything({ maxDepth: 1, withBigInt: true }),
        fc.double(),
        fc.nat(),
        fc.dictionary(fc.constantFrom(...names), tie("value")),
      ),
    }));
    fc.assert(
      fc.property(value, value, (usage, raw) => {
        const { directCost, directCostSeen, ...counts } = readCall(usage, raw);
        for (const count of Object.values(counts))
          expect(count === null || (Number.isSafeInteger(count) && count >= 0)).toBe(true);
        if (directCost !== null)
          expect([directCostSeen, directCost]).toEqual([true, expect.stringMatching(/^[0-9]{1,8}\.[0-9]{12}$/)]);
      }),
      { numRuns: 5000 },
    );
  });
});
