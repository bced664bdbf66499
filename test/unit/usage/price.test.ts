import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { models } from "../../../generated/contract/models.ts";
import { amountDecimals, fromAmount, toAmount, toUnits } from "../../../src/usage/decimal.ts";
import { makePrice } from "../../../src/usage/price.ts";
import { catalogue } from "./_vectors.ts";

const amount = (units: bigint | undefined) => (units === undefined ? null : toAmount(units));

describe("the price of one call", () => {
  const price = makePrice(catalogue);

  it.each([
    [31_999, "0.0443988"],
    [32_000, "0.0444"],
    [32_001, "0.0888024"],
    [127_999, "0.3191976"],
    [128_000, "0.3192"],
    [128_001, "0.399003"],
    [251_999, "0.770997"],
    [252_000, "0.771"],
    [252_001, "0.771003"],
  ])("G174: takes the tier whose bound %i tokens do not pass, for the whole call", (prompt, expected) => {
    expect(amount(price("qwen3-max", { prompt, completion: 1000, cached: 0 }))).toBe(expected.padEnd(14, "0"));
  });

  it("G174: never bills more cached tokens than the prompt has", () => {
    const all = price("deepseek-chat", { prompt: 100, completion: 0, cached: 100 });
    expect(price("deepseek-chat", { prompt: 100, completion: 0, cached: 1000 })).toBe(all);
    expect(amount(all)).toBe("0.000002800000");
  });

  it.each([
    ["absent", undefined, "0.000400000000"],
    ["0", 0, "0.000400000000"],
    ["positive", 1e-7, "0.000160000000"],
  ])("G175: with a cache price that is %s", (_name, cache_hit_cost_per_token, expected) => {
    const tier = {
      max_prompt_tokens: null,
      input_cost_per_token: 4e-7,
      output_cost_per_token: 1.2e-6,
      ...(cache_hit_cost_per_token === undefined ? {} : { cache_hit_cost_per_token }),
    };
    const one = makePrice({ ...catalogue, models: { model: { pricing_tiers: [tier] } } });
    expect(amount(one("model", { prompt: 1000, completion: 0, cached: 800 }))).toBe(expected);
  });

  it("of a thinking model is that of its own entry, or the only one it has", () => {
    const real = makePrice(models);
    const tokens = { prompt: 1000, completion: 1000, cached: 0 };
    expect(amount(real("qwen-turbo", tokens))).toBe("0.000250000000");
    expect(amount(real("qwen-turbo#thinking", tokens))).toBe("0.000550000000");
    expect(real("deepseek-v4-pro#thinking", tokens)).toBe(real("deepseek-v4-pro", tokens));
  });

  it.each(["unlisted", "", "#thinking", "unlisted#thinking", "toString", "__proto__"])(
    "G180: of a model named %j is not known",
    (model) => {
      expect(price(model, { prompt: 1, completion: 1, cached: 0 })).toBeUndefined();
    },
  );

  it("is not known when no amount can hold it", () => {
    const dear = makePrice({
      ...catalogue,
      models: {
        dear: { pricing_tiers: [{ max_prompt_tokens: null, input_cost_per_token: 1, output_cost_per_token: 1 }] },
      },
    });
    expect(amount(dear("dear", { prompt: 99_999_999, completion: 0, cached: 0 }))).toBe("99999999.000000000000");
    expect(dear("dear", { prompt: 99_999_999, completion: 1, cached: 0 })).toBeUndefined();
  });

  it("is never negative and never breaks, whatever is counted and charged", () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    const tier = fc.record({
      max_prompt_tokens: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 1e7 })),
      input_cost_per_token: rate,
      output_cost_per_token: rate,
      cache_hit_cost_per_token: rate,
    });
    const count = fc.oneof(fc.nat(300_000), fc.maxSafeNat());
    fc.assert(
      fc.property(
        fc.array(tier, { minLength: 1, maxLength: 4 }),
        count,
        count,
        count,
        (pricing_tiers, prompt, completion, cached) => {
          const units = makePrice({ ...catalogue, models: { model: { pricing_tiers } } })("model", {
            prompt,
            completion,
            cached,
          });
          if (units !== undefined) expect(toAmount(units)).toMatch(/^[0-9]{1,8}\.[0-9]{12}$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("amounts", () => {
  it.each([
    [0, "0.000000000000"],
    [1.4e-7, "0.000000140000"],
    [3.625e-9, "0.000000003625"],
    [0.1, "0.100000000000"],
    [12345678.9, "12345678.900000000000"],
    [1e21, "1000000000000000000000.000000000000"],
    [4e-13, "0.000000000000"],
    [5e-13, "0.000000000001"],
    [5e-324, "0.000000000000"],
  ])("G178: %s is read digit by digit", (value, expected) => {
    expect(toAmount(toUnits(value, amountDecimals))).toBe(expected);
  });

  it("G178: come back from text as they were", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), (units) => fromAmount(toAmount(units)) === units),
    );
  });
});
