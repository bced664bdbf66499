import type { UsageOnWire, UsageReport, UsageSummary } from "../../generated/contract/types.ts";
import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Store } from "../store/store.ts";
import { toBill, type Bill } from "./bill.ts";
import { makeBudget, type Budget } from "./budget.ts";
import { toDays, type DayRange } from "./days.ts";
import { makeMetrics, type CallEnding, type Metrics } from "./metrics.ts";
import { makeToCall, type AskedCall, type CallUsage } from "./model-call.ts";
import type { Catalogue } from "./price.ts";
import { toReport } from "./report.ts";
import { toTotals, type CountedCall } from "./totals.ts";

export type { Budget };
export type { RequestFacts } from "./request-counts.ts";

/** A call just read, or its row. */
export type RecordedCall = CountedCall & Pick<CallUsage, "cost">;

export interface UsageDeps {
  catalogue: Catalogue;
  store: Pick<Store, "modelCalls" | "backlog" | "readPast" | "replica">;
  /** What one person's model calls may cost on a day of UTC; without it there is no end. */
  budgetPerDay?: number | undefined;
  clock: Clock;
  log: Log;
}

/** How a call ended, as the model room tells it. */
interface EndedCall extends AskedCall {
  /** The provider's usage object, or null when none came. */
  usage: unknown;
  elapsedMs: number;
}

export interface Usage {
  /** What rows say of the price table, also before their call has ended. */
  readonly prices: { readonly currency: string; readonly catalogVersion: string };
  /**
   * The numbers and the price of one call. A call of which nothing is known any more has `answered: true, usage: null`.
   */
  toCall(end: EndedCall): CallUsage;
  /** The fifteen fields that are kept of a stage's calls. */
  toSummary(calls: readonly RecordedCall[]): UsageSummary;
  /** What the calls cost together. */
  toBill(calls: readonly RecordedCall[]): Bill;
  /** The seven fields that leave the server: those of the worker's calls. */
  toWire(calls: readonly RecordedCall[]): UsageOnWire;
  /** Counts a call that has ended; once each. */
  observe(call: CallUsage, ending: CallEnding): void;
  /** Counts an attempt that has come to an end. */
  observeRun: Metrics["observeRun"];
  observeFirst: Metrics["observeFirst"];
  countLeaseLoss: Metrics["countLeaseLoss"];
  observeRetention: Metrics["observeRetention"];
  /** What an owner may still spend today. One query, or none where there is no budget. */
  budget(ownerId: string): Promise<Budget>;
  /** What operators watch: sums since this process started. */
  readonly metrics: Omit<Metrics, "observe">;
  /** What an owner has used, day by day of the zone. */
  report(query: DayRange & { ownerId: string; timezone: string }): Promise<UsageReport>;
}

export function makeUsage({ catalogue, store, budgetPerDay, clock, log }: UsageDeps): Usage {
  const toCall = makeToCall({ catalogue, log });
  const metrics = makeMetrics(store.backlog, store.replica);
  return {
    prices: { currency: catalogue.currency, catalogVersion: catalogue.version },
    // Providers send one object: whatever direct fields it has go first, and the time is the one measured here.
    toCall: (end) => toCall(end, { ...(end.usage as object | null), time: end.elapsedMs / 1000 }, end.usage),
    toSummary: toTotals,
    toBill: (calls) => toBill(toTotals(calls), calls),
    toWire(calls) {
      const summary = toTotals(calls);
      const { costSource, usageComplete } = toBill(summary, calls);
      return {
        totalTokens: summary.total_tokens,
        cachedPromptTokens: summary.cached_prompt_tokens,
        promptCacheHitTokens: summary.prompt_cache_hit_tokens,
        promptCacheMissTokens: summary.prompt_cache_miss_tokens,
        reasoningTokens: summary.reasoning_tokens,
        costSource,
        usageComplete,
      };
    },
    observe: metrics.observe,
    observeRun: metrics.observeRun,
    observeFirst: metrics.observeFirst,
    countLeaseLoss: metrics.countLeaseLoss,
    observeRetention: metrics.observeRetention,
    budget: makeBudget({ store, perDay: budgetPerDay, currency: catalogue.currency, clock }),
    metrics,
    async report({ ownerId, timezone, ...range }) {
      const days = toDays(range, { timezone, now: clock.now() });
      const { currency } = catalogue;
      const rows = await store.readPast(({ modelCalls }) =>
        modelCalls.report({ ownerId, bounds: days.bounds, currency }),
      );
      return toReport(rows, days, { timezone, currency });
    },
  };
}
