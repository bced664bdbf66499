import { Temporal } from "temporal-polyfill";

type Days = { first: Temporal.PlainDate; last: Temporal.PlainDate };

export const oneDay = (day: Temporal.PlainDate): { days: Days } => ({ days: { first: day, last: day } });

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: day.dayOfWeek - 1 });

/** Weeks start on Monday; `weeks` counts from this one. */
export function week(today: Temporal.PlainDate, weeks: number): { days: Days; isSpan: true } {
  const first = mondayOf(today).add({ days: weeks * 7 });
  return { days: { first, last: first.add({ days: 6 }) }, isSpan: true };
}

export function weekend(today: Temporal.PlainDate, weeks: number): { days: Days; isSpan: true } {
  const first = mondayOf(today).add({ days: weeks * 7 + 5 });
  return { days: { first, last: first.add({ days: 1 }) }, isSpan: true };
}

export function month(today: Temporal.PlainDate, months: number): { days: Days; isSpan: true } {
  const first = today.with({ day: 1 }).add({ months });
  return { days: { first, last: first.add({ months: 1 }).subtract({ days: 1 }) }, isSpan: true };
}

/** What is left of this one; of no other is anything asked. */
export function year(today: Temporal.PlainDate): { days: Days; isSpan: true } {
  return { days: { first: today, last: today.with({ month: 12, day: 31 }) }, isSpan: true };
}

/** The weekday of a named week, or the next one from today on when no week was named. */
export function weekday(today: Temporal.PlainDate, day: number, weeks?: number): Temporal.PlainDate {
  if (weeks !== undefined) return mondayOf(today).add({ days: weeks * 7 + day - 1 });
  return today.add({ days: (day - today.dayOfWeek + 7) % 7 });
}

export const endOfMonth = (day: Temporal.PlainDate): Temporal.PlainDate => day.with({ day: day.daysInMonth });

/** The last one that is over: "last Friday". */
export const weekdayBefore = (today: Temporal.PlainDate, day: number): Temporal.PlainDate =>
  today.subtract({ days: (today.dayOfWeek - day + 7) % 7 || 7 });

/** The next day with this number: this month's, or a later month's when it is over or the month is too short. */
export function dayOfMonth(today: Temporal.PlainDate, day: number): Temporal.PlainDate | undefined {
  for (let months = 0; months < 3; months++) {
    const candidate = toDate({ year: today.year, month: today.month, day: 1 })?.add({ months });
    if (candidate === undefined || day < 1 || day > candidate.daysInMonth) continue;
    const date = candidate.with({ day });
    if (Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return undefined;
}

/** Without a year the next such date from today on. */
export function monthDay(today: Temporal.PlainDate, monthNo: number, day: number): Temporal.PlainDate | undefined {
  for (let year = today.year; year < today.year + 9; year++) {
    const date = toDate({ year, month: monthNo, day });
    if (date !== undefined && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return undefined;
}

export function toDate(fields: { year: number; month: number; day: number }): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(fields, { overflow: "reject" });
  } catch {
    return undefined;
  }
}
