import type { UsageReport } from "../../sdk/sdk.ts";

export const groupings = ["day", "model", "stage", "thread"] as const;
export type Grouping = (typeof groupings)[number];

type Totals = UsageReport["total"];

/** One row: what it is about, and its sums. */
export interface Part extends Totals {
  name: string;
  /** Of a conversation: where it is. */
  threadId?: string;
}

export function toParts(report: UsageReport, by: Grouping, nameOf: (threadId: string | undefined) => string): Part[] {
  switch (by) {
    case "day":
      return report.by_day.map((part) => ({ ...part, name: part.day }));
    case "model":
      return report.by_model.map((part) => ({ ...part, name: `${part.provider} / ${part.model}` }));
    case "stage":
      return report.by_stage.map((part) => ({ ...part, name: part.stage }));
    case "thread":
      return report.by_thread.map((part) => ({ ...part, name: nameOf(part.threadId) }));
  }
}
