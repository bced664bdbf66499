import { Temporal } from "temporal-polyfill";
import type { When } from "../dates/when.ts";
import { firstOf } from "./frequency.ts";
import type { Recurrence, Repetition } from "./recurrence.ts";
import { codes } from "./weekdays.ts";

/** A series whose first time today is over begins with the next one. */
export function firstAhead(
  start: Temporal.ZonedDateTime,
  { freq, by_weekday: days }: Recurrence,
  now: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime {
  if (Temporal.ZonedDateTime.compare(start, now) >= 0) return start;
  const isOn = (day: Temporal.ZonedDateTime) => {
    if (freq === "daily") return true;
    if (days !== undefined && freq === "weekly") return days.includes(codes[day.dayOfWeek - 1] ?? "");
    return freq === "weekly" && day.dayOfWeek === start.dayOfWeek;
  };
  for (let ahead = 1; ahead <= 14; ahead++) {
    const day = start.add({ days: ahead });
    if (isOn(day) && Temporal.ZonedDateTime.compare(day, now) >= 0) return day;
  }
  return start;
}

/** "Every weekday starting tomorrow": the first of the rule's days from then on. */
export function fromDay({ first, rule }: Repetition, when: When | undefined): When["days"] {
  const day = when?.days?.first;
  // From next week on, it begins there; a month is asked about.
  const isLong = when?.isSpan === true && day !== undefined && when.days?.last.equals(day.add({ days: 6 })) !== true;
  if (first === undefined || day === undefined || isLong || rule.freq !== "weekly") return undefined;
  const days = rule.by_weekday ?? [codes[first.first.dayOfWeek - 1] ?? "MO"];
  return firstOf(days, day);
}
