import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CostSource, UsageSummary } from "../../../generated/contract/types.ts";
import { systemClock } from "../../../src/base/clock.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makeToCall, type CallUsage } from "../../../src/usage/model-call.ts";
import type { Catalogue } from "../../../src/usage/price.ts";
import { makeUsage } from "../../../src/usage/usage.ts";

interface Expected {
  id: string;
  about: string;
  /** Fields that are not named are zero. */
  summary: Partial<UsageSummary>;
  usageComplete: boolean;
  costSource: CostSource;
  cost: string | null;
}
export interface Vector extends Expected {
  calls: { model: string; usage: unknown; metadata: unknown }[];
}
export interface Guard extends Expected {
  calls: { model: string; input_tokens: number; output_tokens: number; cached_prompt_tokens: number }[];
}

// JSON cannot say NaN and Infinity; the file says { "$num": "NaN" }.
const revive = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && "$num" in value ? Number(value.$num) : value;

export const { catalogue, vectors, guards } = JSON.parse(
  readFileSync(join(import.meta.dirname, "vectors.json"), "utf8"),
  revive,
) as {
  catalogue: Catalogue;
  vectors: Vector[];
  guards: Guard[];
};

const noDatabase = () => Promise.reject(new Error("no database here"));

/** The room on the test prices, and the lines it logs. */
export function testUsage(prices: Catalogue = catalogue) {
  const lines: string[] = [];
  const log = makeLog({ level: "debug", destination: { write: (line) => void lines.push(line) } });
  const read = makeToCall({ catalogue: prices, log });
  return {
    lines,
    usage: makeUsage({
      catalogue: prices,
      store: {
        modelCalls: { report: noDatabase, spent: noDatabase },
        backlog: noDatabase,
        readPast: noDatabase,
        replica: undefined,
      },
      clock: systemClock,
      log,
    }),
    /** A call in the two parts that some providers' libraries have. */
    toCall: (model: string, usage: unknown, metadata: unknown): CallUsage =>
      read({ stage: "worker", provider: "test", model, answered: true }, usage, metadata),
  };
}

export function withZeros(summary: Partial<UsageSummary>): UsageSummary {
  return {
    input_tokens: 0,
    output_tokens: 0,
    total_tokens: 0,
    latency_ms: 0,
    cached_prompt_tokens: 0,
    prompt_cache_hit_tokens: 0,
    prompt_cache_miss_tokens: 0,
    reasoning_tokens: 0,
    direct_cost: 0,
    direct_cost_observed: 0,
    direct_cost_complete: 0,
    model_call_records: 0,
    usage_records: 0,
    direct_cost_records: 0,
    cost_source:
      summary.direct_cost_observed === 1 && summary.direct_cost_complete === 1 ? "provider" : "catalog_fallback",
    ...summary,
  };
}
