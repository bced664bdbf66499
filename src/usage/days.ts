import { Temporal } from "temporal-polyfill";
import { AppError } from "../base/error.ts";

export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

export interface Days {
  /** Local dates, first to last. */
  dates: string[];
  /** Where each begins and the last one ends, in seconds since 1970. */
  bounds: number[];
}

const mostDays = 366;
const usualDays = 30;

/** The days asked for, as long as the zone makes each: a day may have 23 hours, or none at all. */
export function toDays({ from, to }: DayRange, { timezone, now }: { timezone: string; now: number }): Days {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
  const last = to === undefined ? today : parseDate(to, "to");
  const first = from === undefined ? last.subtract({ days: usualDays - 1 }) : parseDate(from, "from");
  const count = first.until(last).days + 1;
  // Without `to` the end is today, so it is `from` that cannot stay.
  if (count < 1)
    throw to === undefined ? invalid("from", "must not be after today") : invalid("to", "must not be before from");
  if (count > mostDays) throw invalid("from", `must be at most ${mostDays - 1} days before to`);
  const days = Array.from({ length: count + 1 }, (_, index) => first.add({ days: index }));
  return {
    dates: days.slice(0, -1).map(String),
    bounds: days.map((day) => day.toZonedDateTime(timezone).epochMilliseconds / 1000),
  };
}

/** The pattern of the contract lets 2026-02-30 through. */
function parseDate(text: string, name: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" });
  } catch {
    throw invalid(name, "is not a day of the calendar");
  }
}

const invalid = (path: string, message: string) => new AppError("INVALID_REQUEST", { errors: [{ path, message }] });
