import { describe, expect, it } from "vitest";
import { toBill } from "../../../src/usage/bill.ts";
import { fromAmount } from "../../../src/usage/decimal.ts";
import { testUsage, withZeros } from "./_vectors.ts";

const yesNo = [true, false];
const all16 = yesNo.flatMap((usageComplete) =>
  yesNo.flatMap((observed) =>
    yesNo.flatMap((complete) => yesNo.map((valid) => ({ usageComplete, observed, complete, valid }))),
  ),
);

describe("whose word a cost is", () => {
  it.each(all16)(
    "G172: usageComplete $usageComplete, observed $observed, complete $complete, a valid number $valid",
    ({ usageComplete, observed, complete, valid }) => {
      const summary = withZeros({
        model_call_records: 2,
        usage_records: usageComplete ? 2 : 1,
        direct_cost_observed: observed ? 1 : 0,
        direct_cost_complete: complete ? 1 : 0,
        direct_cost: valid ? 0.5 : NaN,
      });
      const { costSource, cost } = toBill(summary, [{ inputTokens: 1, outputTokens: 1, cost: "0.000000000007" }]);
      const isProvider = usageComplete && observed && complete && valid;
      expect(costSource === "provider").toBe(isProvider);
      expect(cost).toBe(isProvider ? "0.500000000000" : "0.000000000007");
    },
  );

  it.each([
    ["all calls with a cost", [{ cost: 0.1 }, { cost: 0.2 }], "provider"],
    ["no call with a cost", [{}, {}], "catalog_fallback"],
    ["one call with a cost", [{ cost: 0.1 }, {}], "catalog_fallback_incomplete_provider_cost"],
    ["only costs that are none", [{ cost: "0.1" }, { cost: -1 }], "catalog_fallback_incomplete_provider_cost"],
    ["no calls", [], "catalog_fallback"],
  ])("G176: is decided by the calls: %s", (_name, costs, expected) => {
    const { usage, toCall } = testUsage();
    const calls = costs.map((cost) => toCall("deepseek-chat", { input_tokens: 10, output_tokens: 5, ...cost }, null));
    expect(usage.toBill(calls)).toMatchObject({ costSource: expected, usageComplete: true });
    const cut = toCall("deepseek-chat", null, null);
    expect(usage.toBill([...calls, cut])).toMatchObject({
      costSource: "incomplete_usage_fallback",
      usageComplete: false,
    });
  });

  it("G178: a million calls cost what their parts cost, to the last digit", () => {
    const { usage, toCall } = testUsage();
    // Prices of deepseek-v4-flash in units of 10^-12, which are whole numbers: an oracle without any fractions.
    const different = Array.from({ length: 1000 }, (_, index) => {
      const [prompt, completion, cached] = [(index * 7919) % 131_071, (index * 104_729) % 8191, (index * 1299) % 1000];
      const call = toCall(
        "deepseek-v4-flash",
        { input_tokens: prompt, output_tokens: completion },
        { prompt_tokens_details: { cached_tokens: cached } },
      );
      const fromCache = Math.min(cached, prompt);
      return { call, units: BigInt((prompt - fromCache) * 140_000 + fromCache * 2800 + completion * 280_000) };
    });
    const calls = Array.from({ length: 1_000_000 }, (_, index) => different[(index * 31) % 1000]!.call);
    const { cost } = usage.toBill(calls);
    expect(fromAmount(cost ?? "")).toBe(different.reduce((total, { units }) => total + units, 0n) * 1000n);
  });

  it("G178: costs of the provider add up without drift", () => {
    const { usage, toCall } = testUsage();
    const call = toCall("deepseek-chat", { input_tokens: 1, output_tokens: 1, cost: 0.1 }, null);
    const calls = Array.from({ length: 1000 }, () => call);
    expect(usage.toSummary(calls).direct_cost).toBe(100);
    expect(usage.toBill(calls).cost).toBe("100.000000000000");
  });
});
