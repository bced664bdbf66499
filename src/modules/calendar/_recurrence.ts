import type { Recurrence } from "../../../generated/contract/types.ts";
import { dateOf } from "../../base/local-time.ts";
import type { When } from "../../store/modules/calendar/calendar.ts";
import { invalid } from "./_input.ts";
import { wallOf } from "./_when.ts";

/** What a schema cannot say: which days go with which frequency. A refusal says how it is written. */
export function assertDays(rule: Recurrence | null, when: When): void {
  const days = rule?.by_weekday ?? [];
  const [bare, placed] = [days.find((day) => day.length === 2), days.find((day) => day.length > 2)];
  if (rule === null || days.length === 0) return;
  const nth = `${Math.ceil(Number(dateOf(wallOf(when)).slice(8)) / 7)}${(bare ?? placed ?? "").slice(-2)}`;
  if (rule.freq === "yearly")
    throw wrong(`yearly takes no days; write freq monthly, interval 12, by_weekday ["${placed ?? nth}"]`);
  if (rule.freq === "monthly" && bare !== undefined)
    throw wrong(
      `monthly needs the place of ${bare} in the month: write ["${nth}"] for the one the event starts on, ` +
        `["-1${bare}"] for the last; without by_weekday it is the day of the month`,
    );
  if (rule.freq !== "monthly" && placed !== undefined)
    throw wrong(`${placed} is a day of a month; write freq monthly, or ["${placed.slice(-2)}"] for every week`);
}

const wrong = (why: string) => invalid("recurrence.by_weekday", why);
