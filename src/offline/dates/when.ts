import { Temporal } from "temporal-polyfill";

export type Part = "night" | "morning" | "noon" | "afternoon" | "evening";

/** A time expression found in a text: what was said of it, nothing assumed. */
export interface When {
  index: number;
  text: string;
  /** The days meant, both inclusive. */
  days?: { first: Temporal.PlainDate; last: Temporal.PlainDate };
  /** More than a day: a week, a weekend or a month, which is a span to look at and not a date. */
  isSpan?: boolean;
  part?: Part;
  time?: Temporal.PlainTime;
  end?: Temporal.PlainTime;
  /** The end was said with a half of the day of its own. */
  isEndSettled?: boolean;
  /** "at 3", "9点": the user did not say which half of the day. */
  isBare?: boolean;
  /** "in two hours": an instant and nothing to resolve. */
  at?: Temporal.ZonedDateTime;
}

export interface Span {
  start: Temporal.ZonedDateTime;
  end: Temporal.ZonedDateTime;
}

const parts: Record<Part, [from: number, to: number]> = {
  night: [0, 6],
  morning: [6, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [18, 24],
};

/** The hours of a part of the day, as the search for gaps wants them. */
export function hoursOf(part: Part): { earliest: string; latest: string } {
  const clock = (hour: number) => (hour === 24 ? "23:59" : `${String(hour).padStart(2, "0")}:00`);
  return { earliest: clock(parts[part][0]), latest: clock(parts[part][1]) };
}

/**
 * Start and, when it was said, end. Undefined as long as the user has named no time of day, or a week or a month with
 * one, which is still no day.
 */
export function toStart(
  when: When,
  now: Temporal.ZonedDateTime,
): { start: Temporal.ZonedDateTime; end?: Temporal.ZonedDateTime } | undefined {
  if (when.at !== undefined) return { start: when.at };
  const clock = toClock(when);
  if (clock === undefined || (when.isSpan === true && !isOneDay({ ...when, isSpan: false, part: undefined })))
    return undefined;
  let { time, end } = clock;
  let day = when.days?.first;
  const isToday = day === undefined || day.equals(now.toPlainDate());
  // Twelve in the evening is the end of that day.
  const isMidnight = when.part === "evening" && when.isBare === true && when.time?.hour === 12;
  if (isToday && !isMidnight && isBefore(time, now)) {
    // "at 9" at ten in the morning is this evening; "9 in the morning" is tomorrow, unless today was said.
    const later = time.add({ hours: 12 });
    if (when.isBare === true && time.hour < 12 && when.part === undefined && !isBefore(later, now))
      [time, end] = [later, end?.add({ hours: 12 })];
    else if (day === undefined) day = now.toPlainDate().add({ days: 1 });
  }
  day ??= now.toPlainDate();
  if (isMidnight) day = day.add({ days: 1 });
  const at = (date: Temporal.PlainDate, clockTime: Temporal.PlainTime) =>
    date.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: clockTime });
  const start = at(day, time);
  if (end === undefined) return { start };
  const isNextDay = Temporal.PlainTime.compare(end, time) <= 0;
  return { start, end: at(isNextDay ? day.add({ days: 1 }) : day, end) };
}

const isBefore = (time: Temporal.PlainTime, now: Temporal.ZonedDateTime) =>
  Temporal.PlainTime.compare(time, now.toPlainTime()) < 0;

/** The clock time with the half of the day that was said, or else the likelier one: people meet between 7 and 18. */
export function toClock({
  time,
  end,
  isBare,
  isEndSettled,
  part,
}: When): { time: Temporal.PlainTime; end?: Temporal.PlainTime } | undefined {
  if (time === undefined) return undefined;
  if (isBare !== true) return { time, end };
  const isLate =
    part === "afternoon" ||
    part === "evening" ||
    (part === "noon" && time.hour < 4) ||
    (part === undefined && time.hour >= 1 && time.hour <= 6);
  const start =
    isLate && time.hour < 12
      ? time.add({ hours: 12 })
      : (part === "night" || part === "evening") && time.hour === 12
        ? time.add({ hours: 12 })
        : time;
  // "11 to 1": the end is the next such hour after the start.
  const isEndLate =
    isEndSettled !== true && end !== undefined && end.hour < 12 && Temporal.PlainTime.compare(end, start) <= 0;
  return { time: start, end: isEndLate ? end?.add({ hours: 12 }) : end };
}

/** The span to look at: hours when a part of the day was said, else whole days. */
export function toSpan(when: When, now: Temporal.ZonedDateTime): Span {
  const zone = now.timeZoneId;
  const first = when.days?.first ?? when.at?.toPlainDate() ?? now.toPlainDate();
  const last = when.days?.last ?? first;
  if (when.part === undefined)
    return { start: first.toZonedDateTime(zone), end: last.add({ days: 1 }).toZonedDateTime(zone) };
  const [from, to] = parts[when.part];
  const at = (hour: number) =>
    hour === 24
      ? last.add({ days: 1 }).toZonedDateTime(zone)
      : first.toZonedDateTime({ timeZone: zone, plainTime: new Temporal.PlainTime(hour) });
  return { start: at(from), end: at(to) };
}

export const isOneDay = (when: When): boolean =>
  when.part === undefined &&
  when.isSpan !== true &&
  (when.days === undefined || when.days.first.equals(when.days.last));

/** Two expressions of one sentence about the same thing: "tomorrow … at 3pm". The later one only adds. */
export function join(a: When | undefined, b: When | undefined): When | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const clock = a.time === undefined ? b : a;
  // Words that say something else than those before are not taken, and not told here: they are found left over.
  const isUsed =
    (a.days === undefined || b.days === undefined || a.days.first.equals(b.days.first)) &&
    (a.time === undefined || b.time === undefined || a.time.equals(b.time)) &&
    (a.part === undefined || b.part === undefined || a.part === b.part) &&
    (a.at === undefined || b.at === undefined);
  const [part, hour] = [a.part ?? b.part, clock.time?.hour ?? 0];
  const isLate = (part === "evening" || part === "afternoon") && hour >= 1 && hour < 12;
  return {
    index: Math.min(a.index, b.index),
    text: isUsed ? `${a.text} ${b.text}`.trim() : a.text,
    days: a.days ?? b.days,
    isSpan: a.days === undefined ? b.isSpan : a.isSpan,
    part,
    time: clock.time,
    end: clock.end,
    isEndSettled: clock.isEndSettled,
    // "Tonight at 9:40" is in the evening, although 9:40 alone is not.
    isBare: clock.isBare === true || (isLate && clock.part === undefined),
    at: a.at ?? b.at,
  };
}

/** RFC 3339 with the offset the zone has at that instant. */
export const toRfc3339 = (instant: Temporal.ZonedDateTime): string =>
  instant.toString({ timeZoneName: "never", smallestUnit: "second" });
