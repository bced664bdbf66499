import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { join, toClock, toRfc3339, toStart, type When } from "../dates/when.ts";
import type { EventItem } from "../events.ts";

/** Where to: another time, or earlier or later by so many minutes. */
export interface Shift {
  when?: When | undefined;
  minutes?: number;
  /** The words that told how far. */
  said?: string | undefined;
  /** "Sorry, Wednesday" is the one of the week that was spoken of. */
  isCorrection?: boolean;
  /** 延到五点 may as well be its end. */
  isEndToo?: boolean;
  /** "Yoga on Thursday at 6:30 instead": of several, the one of that day. */
  isOfDay?: boolean;
  /** Where it is from then on. */
  place?: string;
  /** Later or earlier, by how much was not told yet. */
  way?: 1 | -1;
  /** 以后都改到十点: this one and all that follow. */
  isOnward?: boolean;
}

/** Only what was said changes: a new day keeps the time, a new time keeps the day. The server keeps the length. */
export function toPatch(event: EventItem, shift: Shift, now: Temporal.ZonedDateTime): object | undefined {
  const { minutes } = shift;
  const { start, days } = event;
  const when = beyondToday(shift.isCorrection === true ? inItsWeek(shift.when, start) : shift.when, event, now);
  if (minutes !== undefined) return toLater(event, minutes);
  if (when === undefined) return undefined;
  if (when.time === undefined && when.at === undefined) {
    if (when.days === undefined) return undefined;
    // "To next week" keeps the day of the week; a weekend or a month says no day.
    if (when.isSpan === true) return start === undefined ? undefined : intoWeek(when.days, start, days);
    if (days !== undefined)
      return {
        start_date: when.days.first.toString(),
        end_date: when.days.first.add(days.first.until(days.last)).toString(),
      };
    return start === undefined
      ? undefined
      : {
          start_at: toRfc3339(
            when.days.first.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: start.toPlainTime() }),
          ),
        };
  }
  const day = days?.first ?? start?.toPlainDate();
  const placed =
    when.days === undefined && when.at === undefined && day !== undefined
      ? join(when, { index: 0, text: "", days: { first: day, last: day } })
      : when;
  // A bare hour stays in the half of the day the event was in: "my 3pm to 4" is 4 in the afternoon, and 10 stays in the
  // morning.
  const isLate = when.isBare === true && when.part === undefined && (start?.hour ?? 0) >= 18;
  // Half past five is early as well, of what was at six in the morning.
  const isEarly = when.isBare === true && when.part === undefined && isNear(when.time?.hour, start?.hour);
  const clock = toClock(isLate ? { ...when, part: "evening" } : isEarly ? { ...when, part: "morning" } : when);
  const settled = placed !== undefined && clock !== undefined ? { ...placed, ...clock, isBare: false } : placed;
  const times = settled === undefined ? undefined : toStart(settled, now);
  if (times === undefined) return undefined;
  // Said at nine of what is at three, 改到八点 is eight in the evening.
  const isOver = Temporal.ZonedDateTime.compare(times.start, now) < 0 && times.end === undefined;
  const later = isOver && when.isBare === true && when.part === undefined && times.start.hour < 12;
  return {
    ...(days !== undefined && { all_day: false }),
    start_at: toRfc3339(later ? times.start.add({ hours: 12 }) : times.start),
    ...(times.end !== undefined && { end_at: toRfc3339(times.end) }),
  };
}

/** A day of the week, of which it was not said in which. */
export const bareWeekday = pattern("i")`
  ^\s*(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|^\s*(?:周|星期|礼拜)[一二三四五六日天]
`;

function inItsWeek(when: When | undefined, start: Temporal.ZonedDateTime | undefined): When | undefined {
  if (when?.days === undefined || start === undefined || !bareWeekday.test(when.text)) return when;
  const monday = start.toPlainDate().subtract({ days: start.dayOfWeek - 1 });
  const day = monday.add({ days: when.days.first.dayOfWeek - 1 });
  // In this week a day may be over, and then the next one is meant.
  return Temporal.PlainDate.compare(day, when.days.first) < 0 ? when : { ...when, days: { first: day, last: day } };
}

function intoWeek(
  { first, last }: NonNullable<When["days"]>,
  start: Temporal.ZonedDateTime,
  days: EventItem["days"],
): object | undefined {
  if (first.until(last).days !== 6 || first.dayOfWeek !== 1 || days !== undefined) return undefined;
  const day = first.add({ days: start.dayOfWeek - 1 });
  return { start_at: toRfc3339(day.toZonedDateTime({ timeZone: start.timeZoneId, plainTime: start.toPlainTime() })) };
}

/** Whole days are moved by whole days. */
function toLater({ start, days }: EventItem, minutes: number): object | undefined {
  if (days === undefined) return start && { start_at: toRfc3339(start.add({ minutes })) };
  if (minutes % 1440 !== 0) return undefined;
  const [first, last] = [days.first, days.last].map((day) => day.add({ days: minutes / 1440 }).toString());
  return { start_date: first, end_date: last };
}

/** "To Monday", said on a Monday of something later in the week, is the next one. */
function beyondToday(
  when: When | undefined,
  { start, days }: EventItem,
  now: Temporal.ZonedDateTime,
): When | undefined {
  const [day, today] = [days?.first ?? start?.toPlainDate(), now.toPlainDate()];
  if (when?.days === undefined || day === undefined || !bareWeekday.test(when.text)) return when;
  if (!when.days.first.equals(today) || Temporal.PlainDate.compare(day, today) <= 0) return when;
  const next = today.add({ days: 7 });
  return { ...when, days: { first: next, last: next } };
}

const isNear = (hour: number | undefined, before: number | undefined): boolean =>
  hour !== undefined && before !== undefined && hour >= 4 && before <= 8 && Math.abs(hour - before) <= 2;
