import type { Temporal } from "temporal-polyfill";
import { oneDay, weekday } from "../dates/days.ts";
import type { When } from "../dates/when.ts";

export interface Recurrence {
  freq: "daily" | "weekly" | "monthly" | "yearly";
  by_weekday?: string[];
  count?: number;
}

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const workdays = codes.slice(0, 5);

export interface Repetition {
  index: number;
  text: string;
  rule: Recurrence;
  /** The first day, when one is named: the start must be one of the rule's days. */
  first?: When["days"];
}

const zhDays = "一二三四五六日";
const dayNo = (day: string) => zhDays.indexOf(day === "天" ? "日" : day) + 1;
/** 下周一到周五每天: so many days in a row, and then no more. */
const inARow = (from: number, to: number, weeks: { today: Temporal.PlainDate; ahead: number }) => ({
  rule: { freq: "daily" as const, count: Math.max(1, to - from + 1) },
  first: oneDay(weekday(weeks.today, from, weeks.ahead)).days,
});

const patterns: readonly (readonly [
  RegExp,
  (match: RegExpExecArray, today: Temporal.PlainDate) => Pick<Repetition, "rule" | "first">,
])[] = [
  [
    /(下+|这|本)个?(?:周|星期|礼拜)([一二三四五六])[到至](?:周|星期|礼拜)?([二三四五六日天])(?:的)?每天/,
    ([, which = "", from = "一", to = "五"], today) =>
      inARow(dayNo(from), dayNo(to), { today, ahead: which.startsWith("下") ? which.length : 0 }),
  ],
  [
    /每个?工作日|周一到周五每天|\b(?:every|each) (?:week|work)day\b|\bon weekdays\b/i,
    (_, today) => ({
      rule: { freq: "weekly", by_weekday: workdays },
      first: oneDay(weekday(today, today.dayOfWeek > 5 ? 1 : today.dayOfWeek)).days,
    }),
  ],
  [/每个?(?:周|星期|礼拜)([一二三四五六日天])/, ([, day = "一"], today) => weekly(today, dayNo(day))],
  [
    /\b(?:every|each) (mon|tues|wednes|thurs|fri|satur|sun)day\b/i,
    ([, day = ""], today) => weekly(today, names.indexOf(`${day.toLowerCase()}day`) + 1),
  ],
  [/每天|每日|天天|\b(?:every|each) ?day\b|\bdaily\b/i, () => ({ rule: { freq: "daily" } })],
  [/每个?(?:周|星期)(?!末)|\bweekly\b(?! [A-Z])|\bevery week\b/, () => ({ rule: { freq: "weekly" } })],
  [/每个?月|\bmonthly\b|\bevery month\b/i, () => ({ rule: { freq: "monthly" } })],
  [/每年|\byearly\b|\bevery year\b/i, () => ({ rule: { freq: "yearly" } })],
];

const weekly = (today: Temporal.PlainDate, day: number) => ({
  rule: { freq: "weekly" as const },
  first: oneDay(weekday(today, day)).days,
});

/** 每天, 每周一, every weekday, every Monday. */
export function findRecurrence(text: string, now: Temporal.ZonedDateTime): Repetition | undefined {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return { index: match.index, text: match[0], ...read(match, now.toPlainDate()) };
  }
  return undefined;
}
