import { Temporal } from "temporal-polyfill";

export type Mode = "week" | "month" | "day" | "agenda";

export const isMode = (text: string | undefined): text is Mode =>
  ["week", "month", "day", "agenda"].includes(text ?? "");

/** The days that are on the screen: from midnight to midnight in the zone of the profile. */
export interface Span {
  start_at: string;
  end_at: string;
  event_timezone: string;
}

export const todayIn = (zone: string): string => Temporal.Now.plainDateISO(zone).toString();

export function spanOf(mode: Mode, day: string, zone: string): Span {
  const chosen = Temporal.PlainDate.from(day);
  const [first, days] = mode === "day" ? [chosen, 1] : mode === "month" ? monthOf(chosen) : [weekOf(chosen), 7];
  const at = (date: Temporal.PlainDate) =>
    date.toZonedDateTime(zone).toString({ timeZoneName: "never", fractionalSecondDigits: 0 });
  return { start_at: at(first), end_at: at(first.add({ days })), event_timezone: zone };
}

/** The day that the same view shows one step earlier or later. */
export function stepFrom(mode: Mode, day: string, direction: 1 | -1): string {
  const unit = mode === "day" ? { days: direction } : mode === "month" ? { months: direction } : { weeks: direction };
  return Temporal.PlainDate.from(day).add(unit).toString();
}

const weekOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: day.dayOfWeek - 1 });

/** Six weeks, as the grid of a month has. */
function monthOf(day: Temporal.PlainDate): [Temporal.PlainDate, number] {
  return [weekOf(day.with({ day: 1 })), 42];
}

/** How the heading says it: a day, a week from one day to another, a month. */
export function titleOf(mode: Mode, day: string, locale: string): string {
  const chosen = Temporal.PlainDate.from(day);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const date = (plain: Temporal.PlainDate) => new Date(`${plain.toString()}T12:00:00Z`);
  if (mode === "month") return format({ year: "numeric", month: "long" }).format(date(chosen));
  const long = { year: "numeric", month: "short", day: "numeric" } as const;
  if (mode === "day") return format({ ...long, weekday: "long" }).format(date(chosen));
  const first = weekOf(chosen);
  return format(long).formatRange(date(first), date(first.add({ days: 6 })));
}
