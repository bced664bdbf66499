import type { Log } from "../base/log.ts";
import type { Stage } from "../domain/run.ts";
import { toAmount } from "./decimal.ts";
import { makePrice, type Catalogue } from "./price.ts";
import { readCall, type ReadCall } from "./read-call.ts";
import { isUsageRecord, type CountedCall } from "./totals.ts";

/** What the audit row of one call says about tokens and money. */
export interface CallUsage extends CountedCall {
  stage: Stage;
  provider: string;
  /** Key in the catalogue; `#thinking` at its end when the call was asked to think. */
  model: string;
  /** By the catalogue, rounded to 12 decimals; null when that is not known. */
  cost: string | null;
  currency: string;
  catalogVersion: string;
}

/** Who was asked, and whether an answer began. */
export type AskedCall = Pick<CallUsage, "stage" | "provider" | "model" | "answered">;

/** Makes the reader of single calls: their direct fields, and the provider's own usage object. */
export function makeToCall({ catalogue, log }: { catalogue: Catalogue; log: Log }) {
  const price = makePrice(catalogue);
  const unpriced = new Set<string>();

  return function toCall(
    { stage, provider, model, answered }: AskedCall,
    usage: unknown,
    metadata: unknown,
  ): CallUsage {
    const read = readCall(usage, metadata);
    return {
      stage,
      provider,
      model,
      // A refusal that nevertheless brings a bill is a call.
      answered: answered || isUsageRecord(read),
      ...read,
      cost: toCost({ provider, model }, read),
      currency: catalogue.currency,
      catalogVersion: catalogue.version,
    };
  };

  function toCost({ provider, model }: { provider: string; model: string }, read: ReadCall): string | null {
    const { inputTokens: prompt, outputTokens: completion, cachedPromptTokens: cached } = read;
    if (prompt === null || completion === null) return null;
    const units = price(model, { prompt, completion, cached: cached ?? 0 });
    if (units !== undefined) return toAmount(units);
    // Once per model: every row says it too, and a server with a model of its own would say nothing else.
    if (!unpriced.has(model)) log.warn("pricing_missing", { provider, model, catalog_version: catalogue.version });
    unpriced.add(model);
    return null;
  }
}
