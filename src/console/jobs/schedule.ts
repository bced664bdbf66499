import { Temporal } from "temporal-polyfill";
import type { AutomationSchedule } from "../../sdk/sdk.ts";

export type Kind = "days" | "interval" | "once" | "cron";

/** What has been typed so far, for each kind, so that going from one to another loses nothing. */
export interface Draft {
  kind: Kind;
  time: string;
  /** 1 is Monday; none is every day. */
  weekdays: readonly number[];
  minutes: string;
  /** As a browser's field for date and time has it, in the zone of the profile. */
  at: string;
  expression: string;
}

export const emptyDraft: Draft = {
  kind: "days",
  time: "07:30",
  weekdays: [1, 2, 3, 4, 5],
  minutes: "60",
  at: "",
  expression: "30 7 * * 1-5",
};

/** Undefined while something is missing. What the server alone can judge, it judges in the preview. */
export function toSchedule(draft: Draft, timezone: string): AutomationSchedule | undefined {
  switch (draft.kind) {
    case "days": {
      const [hour, minute] = draft.time.split(":").map(Number);
      if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return undefined;
      const days = toDays(draft.weekdays);
      return { type: "cron", expression: `${minute} ${hour} * * ${days}`, timezone };
    }
    case "interval": {
      const every_minutes = Number(draft.minutes);
      return Number.isInteger(every_minutes) && every_minutes > 0 ? { type: "interval", every_minutes } : undefined;
    }
    case "once":
      return draft.at === "" ? undefined : { type: "once", at: toInstant(draft.at, timezone) };
    case "cron": {
      const expression = draft.expression.trim().replaceAll(/\s+/g, " ");
      return expression.split(" ").length === 5 ? { type: "cron", expression, timezone } : undefined;
    }
  }
}

const toInstant = (local: string, timezone: string): string =>
  Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timezone)
    .toString({ timeZoneName: "never", fractionalSecondDigits: 0 });

/** Cron counts Sunday as 7 too. Days in a row are written as a range, which reads better in words. */
function toDays(weekdays: readonly number[]): string {
  const [first = 1] = weekdays;
  if (weekdays.length === 0 || weekdays.length === 7) return "*";
  const isRow = weekdays.length > 2 && weekdays.every((day, at) => day === first + at);
  return isRow ? `${first}-${weekdays.at(-1)}` : weekdays.join(",");
}
