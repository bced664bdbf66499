import { Temporal } from "temporal-polyfill";
import type { Made } from "./made.ts";

/** The ways in which a call bears out what was claimed. */
type Borne = (made: Made) => boolean;

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

/** Moved to a day of the week without saying of which: clear as long as it stays in its own, or was in this one. */
const isClear = ({ moved, now }: Made): boolean =>
  moved === undefined ||
  moved.from.dayOfYear === moved.to.dayOfYear ||
  mondayOf(moved.from).equals(mondayOf(moved.to)) ||
  mondayOf(moved.from).equals(mondayOf(now.toPlainDate()));

/** On that day of the week, and in that week where one was named: 0 is this one. */
export const weekday =
  (day: number, week?: number): Borne =>
  (made) =>
    weekdayOf(day, week, made) && (week !== undefined || made.moved?.to.dayOfWeek !== day || isClear(made));

const weekdayOf = (day: number, week: number | undefined, { weekdays, days, now }: Made): boolean =>
  weekdays.has(day) &&
  (week === undefined || days.some((one) => one.equals(mondayOf(now.toPlainDate()).add({ days: week * 7 + day - 1 }))));

/** Left out of what repeats. */
export const notOn =
  (day: number): Borne =>
  ({ weekdays, isRepeated }) =>
    isRepeated && !weekdays.has(day);

/** It ends on another day than it begins. */
export const overnight: Borne = ({ marks }) => marks.some((day) => marks.some((other) => !other.equals(day)));

export const date =
  (day: Temporal.PlainDate): Borne =>
  ({ days }) =>
    days.some((one) => one.equals(day));

export const dayOfMonth =
  (day: number, month?: number, year?: number): Borne =>
  ({ days }) =>
    days.some(
      (one) =>
        one.day === day && (month === undefined || one.month === month) && (year === undefined || one.year === year),
    );

export const month =
  (name: number): Borne =>
  ({ days, marks, isEndless }) =>
    !isEndless && [...days, ...marks].some((one) => one.month === name);

/** So many days from the event that was spoken of: "that day", "the week after". */
export const fromLast =
  (days: number): Borne =>
  ({ last, days: all }) => {
    const day = last?.days?.first ?? last?.start?.toPlainDate();
    return day !== undefined && all.some((one) => one.equals(day.add({ days })));
  };

/** At the time of the event that was spoken of, or of the one it is about. */
export const sameTime: Borne = ({ last, times, change }) =>
  change?.start === 0 ||
  (change !== undefined && times.some((time, at) => times.findIndex((other) => other.equals(time)) < at)) ||
  (last?.start !== undefined && times.some((time) => last.start?.toPlainTime().equals(time) === true));

interface Days {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

/** "The last time" is over. */
export const past: Borne = ({ days, now }) =>
  days.length > 0 && days.every((day) => Temporal.PlainDate.compare(day, now.toPlainDate()) <= 0);

/** Somewhere in these days. What repeats must end there, too, unless only its beginning was told. */
const within =
  ({ first, last }: Days, isBeginning = false): Borne =>
  ({ days, until, isEndless }) => {
    const isIn = (one: Temporal.PlainDate) =>
      Temporal.PlainDate.compare(one, first) >= 0 && Temporal.PlainDate.compare(one, last) <= 0;
    if (!days.some(isIn)) return false;
    return isBeginning || (!isEndless && (until === undefined || isIn(until)));
  };

export const week =
  (weeks: number, isBeginning = false): Borne =>
  (made) => {
    const first = mondayOf(made.now.toPlainDate()).add({ weeks });
    return within({ first, last: first.add({ days: 6 }) }, isBeginning)(made);
  };

export const weekend =
  (weeks: number, isBeginning = false): Borne =>
  (made) => {
    const first = mondayOf(made.now.toPlainDate()).add({ days: weeks * 7 + 5 });
    return within({ first, last: first.add({ days: 1 }) }, isBeginning)(made);
  };

export const monthAway =
  (months: number, isBeginning = false): Borne =>
  (made) => {
    const first = made.now.toPlainDate().with({ day: 1 }).add({ months });
    return within({ first, last: first.add({ months: 1 }).subtract({ days: 1 }) }, isBeginning)(made);
  };

/** Without a half of the day either will do. */
export const clock =
  (hour: number, minute: number, isLate?: boolean): Borne =>
  ({ times }) =>
    hour <= 24 &&
    minute < 60 &&
    times.some(
      (time) =>
        time.minute === minute &&
        (isLate === undefined
          ? time.hour % 12 === hour % 12
          : time.hour === (hour > 12 ? hour % 24 : (hour % 12) + (isLate ? 12 : 0))),
    );

const hours = { night: [0, 6], morning: [4, 12], noon: [11, 14], afternoon: [12, 19], evening: [17, 24] } as const;
export type PartOfDay = keyof typeof hours;

/** At these hours, or a part of a name: "morning run". */
export const part =
  (name: PartOfDay, text: string): Borne =>
  (made) =>
    isNamed(text, made) ||
    made.times.some(
      ({ hour }) =>
        (hour >= hours[name][0] && hour < hours[name][1]) ||
        ((name === "evening" || name === "night") && hour < 6) ||
        (name === "night" && hour >= 18),
    );

export const length =
  (minutes: number): Borne =>
  ({ lengths }) =>
    lengths.some((one) => Math.abs(one) === minutes);

/** So many days, weeks or months: between two days of it, from today, or before it. */
export const away =
  (unit: "days" | "weeks" | "months" | "years", many: number): Borne =>
  (made) => {
    const { marks, now, counts, isRepeated } = made;
    if (unit === "days" || unit === "weeks") {
      if (length(many * (unit === "days" ? 1 : 7) * 1440)(made)) return true;
    }
    if (isRepeated && (many === 1 || counts.includes(many))) return true;
    const from = [now.toPlainDate(), ...marks];
    return from.some((a) =>
      marks.some((b) => {
        // "A week on Friday" counts from the next Friday.
        if (unit === "weeks" && isIn(b.subtract({ weeks: many }), now.toPlainDate())) return true;
        const end = a.add({ [unit]: many });
        return b.equals(end) || b.equals(end.subtract({ days: 1 })) || b.equals(a.subtract({ [unit]: many }));
      }),
    );
  };

const isIn = (day: Temporal.PlainDate, today: Temporal.PlainDate) => {
  const far = today.until(day, { largestUnit: "days" }).days;
  return far >= 0 && far < 7;
};

export const count =
  (many: number): Borne =>
  ({ counts }) =>
    counts.includes(many);

export const repeated =
  (text: string): Borne =>
  (made) =>
    made.isRepeated || made.isRead || isNamed(text, made);

/** A number of which nothing else is known: an hour, a day, a count, or a part of a name. */
export const figure =
  (value: number, text: string): Borne =>
  (made) =>
    isNamed(text, made) ||
    made.times.some(({ hour, minute }) => hour === value || hour % 12 === value % 12 || minute === value) ||
    made.days.some(({ day, year, month: name }) => day === value || year === value || name === value) ||
    made.counts.includes(value) ||
    made.lengths.some((one) => [1, 60, 1440, 10_080].some((unit) => Math.abs(one) === value * unit)) ||
    made.weekdays.has(value);

export const isNamed = (text: string, { names, texts }: Made): boolean =>
  names.includes(text.trim().toLowerCase()) || texts.includes(text.trim().toLowerCase());

/** Where it goes: only a change has one. */
export const way =
  (name: "earlier" | "later" | "longer" | "shorter"): Borne =>
  ({ change, isReminded }) => {
    if (change === undefined || isReminded) return true;
    if (name === "earlier") return change.start < 0;
    if (name === "later") return change.start > 0;
    return name === "longer" ? change.length > 0 : change.length < 0;
  };
