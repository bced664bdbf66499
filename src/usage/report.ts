import type { UsageReport, UsageTotals } from "../../generated/contract/types.ts";
import type { ReportRow } from "../store/record/record.ts";
import type { Days } from "./days.ts";

const mostThreads = 100;

/** The groups as the contract shows them. */
export function toReport(
  rows: readonly ReportRow[],
  { dates }: Days,
  { timezone, currency }: { timezone: string; currency: string },
): UsageReport {
  const of = (kind: ReportRow["of"]) => rows.filter((row) => row.of === kind);
  const [total] = of("total");
  if (total === undefined) throw new Error("a report without its total");
  return {
    from: dates[0] ?? "",
    to: dates.at(-1) ?? "",
    timezone,
    currency,
    total: toTotals(total),
    by_day: of("day").map((row) => ({ day: dates[(row.day ?? 0) - 1] ?? "", ...toTotals(row) })),
    by_model: of("model").map((row) => ({ provider: row.provider ?? "", model: row.model ?? "", ...toTotals(row) })),
    by_stage: of("stage").map((row) => ({ stage: row.stage ?? "worker", ...toTotals(row) })),
    by_thread: of("thread")
      .slice(0, mostThreads)
      .map(({ threadId, ...row }) => ({
        ...(threadId === null ? {} : { threadId }),
        ...toTotals({ threadId, ...row }),
      })),
  };
}

function toTotals(row: ReportRow): UsageTotals {
  return {
    model_calls: row.calls,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    total_tokens: row.totalTokens,
    cached_prompt_tokens: row.cachedPromptTokens,
    reasoning_tokens: row.reasoningTokens,
    cost: row.cost,
    unpriced_calls: row.unpriced,
    usage_complete: row.usageComplete,
  };
}
