import type { Temporal } from "temporal-polyfill";
import { oneDay, weekday } from "../dates/days.ts";
import type { When } from "../dates/when.ts";

export interface Recurrence {
  freq: "daily" | "weekly" | "monthly" | "yearly";
  by_weekday?: string[];
}

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const workdays = codes.slice(0, 5);

interface Found {
  rule: Recurrence;
  /** What said so, to be taken out of the title. */
  pattern: RegExp;
  /** The first day of the repetition, when it names one: the start must be one of its days. */
  first?: When["days"];
}

/** 每天, 每周一, every weekday, every Monday. */
export function findRecurrence(text: string, now: Temporal.ZonedDateTime): Found | undefined {
  const today = now.toPlainDate();
  const on = (day: number, freq: "weekly" | "daily", by?: string[]): Omit<Found, "pattern"> => ({ rule: { freq, ...(by && { by_weekday: by }) }, first: oneDay(weekday(today, day)).days });
  if (/每个?工作日|every (?:week|work)day|on weekdays/i.test(text)) {
    const day = today.dayOfWeek > 5 ? 1 : today.dayOfWeek;
    return { ...on(day, "weekly", workdays), pattern: /每个?工作日|every (?:week|work)day|on weekdays/i };
  }
  const zh = /每个?(?:周|星期|礼拜)([一二三四五六日天])/.exec(text);
  if (zh !== null) return { ...on("一二三四五六日".indexOf(zh[1] === "天" ? "日" : (zh[1] ?? "一")) + 1, "weekly"), pattern: /每个?(?:(?:周|星期|礼拜)[一二三四五六日天])?/ };
  const en = /\bevery (mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(text);
  if (en !== null) return { ...on(names.indexOf(`${en[1]?.toLowerCase()}day`) + 1, "weekly"), pattern: /\bevery\b(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day\b)?/i };
  if (/每天|每日|\bevery ?day\b|\bdaily\b/i.test(text)) return { rule: { freq: "daily" }, first: oneDay(today).days, pattern: /每天|每日|\bevery ?day\b|\bdaily\b/i };
  if (/每周|每星期|\bweekly\b|\bevery week\b/i.test(text)) return { rule: { freq: "weekly" }, pattern: /每周|每星期|\bweekly\b|\bevery week\b/i };
  if (/每个?月|\bmonthly\b|\bevery month\b/i.test(text)) return { rule: { freq: "monthly" }, pattern: /每个?月|\bmonthly\b|\bevery month\b/i };
  return undefined;
}
