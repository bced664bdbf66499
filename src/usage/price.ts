import type { PricingTier } from "../../generated/contract/types.ts";
import { amountDecimals, divideRounded, largestAmount, toUnits } from "./decimal.ts";

/** The part of specs/models.yaml that prices come from. */
export interface Catalogue {
  readonly version: string;
  readonly currency: string;
  readonly models: Readonly<Record<string, { readonly pricing_tiers: readonly PricingTier[] } | undefined>>;
}

interface PricedTokens {
  prompt: number;
  completion: number;
  cached: number;
}

/** The price of one call in units of 10^-12, or undefined when the catalogue has none for this model. */
export type Price = (model: string, tokens: PricedTokens) => bigint | undefined;

// Far below any price: a number has at most 17 digits, so prices down to 10^-23 keep their last one.
const rateDecimals = 40;
const rateToAmount = 10n ** BigInt(rateDecimals - amountDecimals);
const thinking = "#thinking";

interface Rates {
  upTo: number;
  input: bigint;
  output: bigint;
  cached: bigint;
}

export function makePrice({ models }: Catalogue): Price {
  const rates = new Map(
    Object.entries(models).map(([model, entry]) => [model, (entry?.pricing_tiers ?? []).map(toRates)]),
  );
  return (model, { prompt, completion, cached }) => {
    // A model with one entry costs the same while it thinks.
    const tiers =
      rates.get(model) ?? (model.endsWith(thinking) ? rates.get(model.slice(0, -thinking.length)) : undefined);
    // The prompt picks the tier for all tokens of the call, as the provider bills; not slice by slice.
    const tier = tiers?.find(({ upTo }) => prompt <= upTo) ?? tiers?.at(-1);
    if (tier === undefined) return undefined;
    const fromCache = Math.min(cached, prompt);
    const exact =
      BigInt(prompt - fromCache) * tier.input + BigInt(fromCache) * tier.cached + BigInt(completion) * tier.output;
    const units = divideRounded(exact, rateToAmount);
    // More than an amount can hold comes from counts that no call can have used; what they cost is not known.
    return units > largestAmount ? undefined : units;
  };
}

function toRates(tier: PricingTier): Rates {
  const input = toUnits(tier.input_cost_per_token, rateDecimals);
  const cached = toUnits(tier.cache_hit_cost_per_token ?? 0, rateDecimals);
  return {
    upTo: tier.max_prompt_tokens ?? Infinity,
    input,
    output: toUnits(tier.output_cost_per_token, rateDecimals),
    cached: cached > 0n ? cached : input,
  };
}
