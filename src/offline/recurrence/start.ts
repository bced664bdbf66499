import { Temporal } from "temporal-polyfill";
import type { Recurrence } from "./recurrence.ts";
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
