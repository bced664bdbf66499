import type { HintWhen } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import { lookUp } from "./messages.ts";
import { toWallClock, type WallClock } from "./wall-clock.ts";

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `2026年4月21日 周二`, `Tue, Apr 21, 2026`. Always with the year: the card may be read later. */
export function formatDate(date: string, locale: Locale): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const weekday = lookUp(`weekday.${weekdays[weekdayOf(year, month, day)]}`, locale);
  return locale === "zh-CN"
    ? `${year}年${month}月${day}日 ${weekday}`
    : `${weekday}, ${months[month - 1]} ${day}, ${year}`;
}

/** Date and time in full, or only the time of day for a row that stands under its date. */
export function formatWhen(when: HintWhen, locale: Locale, mode: "full" | "clock"): string {
  const text = "allDay" in when ? formatDays(when, locale, mode) : formatTimes(when, locale, mode);
  return when.showZone ? `${text} (${when.timezone})` : text;
}

function formatDays(when: Extract<HintWhen, { allDay: true }>, locale: Locale, mode: "full" | "clock"): string {
  const allDay = lookUp("time.all_day", locale);
  if (mode === "clock") return allDay;
  const last =
    when.endDate === undefined || when.endDate === when.startDate ? "" : ` – ${formatDate(when.endDate, locale)}`;
  return `${formatDate(when.startDate, locale)}${last} ${allDay}`;
}

function formatTimes(when: Extract<HintWhen, { startAt: string }>, locale: Locale, mode: "full" | "clock"): string {
  const start = toWallClock(when.startAt, when.timezone);
  const end = when.endAt === undefined ? undefined : toWallClock(when.endAt, when.timezone);
  // Across days a time of day alone would be misread, also in a row.
  if (end !== undefined && end.date !== start.date) return `${inFull(start, locale)} – ${inFull(end, locale)}`;
  const times = end === undefined ? start.time : `${start.time}–${end.time}`;
  return mode === "clock" ? times : `${formatDate(start.date, locale)} ${times}`;
}

const inFull = (wall: WallClock, locale: Locale): string => `${formatDate(wall.date, locale)} ${wall.time}`;

function weekdayOf(year: number, month: number, day: number): number {
  // Date.UTC takes the years 0 to 99 for the twentieth century.
  return new Date(new Date(0).setUTCFullYear(year, month - 1, day)).getUTCDay();
}
