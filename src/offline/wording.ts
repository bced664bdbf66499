import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../base/locale.ts";
import type { EventItem } from "./events.ts";

// Made once: to make one takes longer than all else that is done for a line.
const shortDay = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** Dates, times and events in plain words. */
export function wordDay(day: Temporal.PlainDate, language: Locale): string {
  if (language === "en") return shortDay.format(day.toZonedDateTime("UTC").epochMilliseconds);
  return `${day.month}月${day.day}日（周${"一二三四五六日"[day.dayOfWeek - 1]}）`;
}

export function wordTime(time: Temporal.PlainTime | Temporal.ZonedDateTime, language: Locale): string {
  const [hour, minute] = [time.hour, String(time.minute).padStart(2, "0")];
  return language === "zh-CN"
    ? `${String(hour).padStart(2, "0")}:${minute}`
    : `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

export function wordSpan(
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime | undefined,
  language: Locale,
): string {
  const day = wordDay(start.toPlainDate(), language);
  if (end === undefined) return `${day} ${wordTime(start, language)}`;
  const isSameDay = end.toPlainDate().equals(start.toPlainDate());
  const endDay = isSameDay ? "" : `${wordDay(end.toPlainDate(), language)} `;
  return `${day} ${wordTime(start, language)}–${endDay}${wordTime(end, language)}`;
}

function wordWhen({ days, start, end }: EventItem, language: Locale): string {
  if (days !== undefined) {
    const range = days.first.equals(days.last)
      ? wordDay(days.first, language)
      : `${wordDay(days.first, language)} – ${wordDay(days.last, language)}`;
    return language === "zh-CN" ? `${range}全天` : `${range}, all day`;
  }
  return start === undefined ? "" : wordSpan(start, end, language);
}

/** `“Team weekly” (Wed, Mar 18 9:30 AM–10:00 AM)`. */
export function wordEvent(event: EventItem, language: Locale): string {
  const when = wordWhen(event, language);
  if (language === "zh-CN") return `「${event.title}」${when === "" ? "" : `，${when}`}`;
  return `“${event.title}”${when === "" ? "" : `, ${when}`}`;
}

/** One line of a list; where all lines are of one day, without it. */
export function wordLine(event: EventItem, language: Locale, isOneDay = false): string {
  const place =
    event.location === undefined ? "" : language === "zh-CN" ? `，${event.location}` : `, ${event.location}`;
  const open =
    event.participation === "needs_action"
      ? language === "zh-CN"
        ? "（邀请，待回复）"
        : " (invite, not answered)"
      : "";
  const when = wordWhen(event, language);
  const day = event.start === undefined || !isOneDay ? "" : wordDay(event.start.toPlainDate(), language);
  const time = when.startsWith(day) ? when.slice(day.length).replace(/^[\s,]+/, "") : when;
  return `${time}  ${event.title}${place}${open}`;
}

/** With its year and weekday in full. */
export function wordDate(day: Temporal.PlainDate, language: Locale): string {
  if (language === "en")
    return day.toLocaleString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" });
  return `${day.year}年${day.month}月${day.day}日，星期${"一二三四五六日"[day.dayOfWeek - 1]}`;
}

/** 90 minutes, 2 hours, one day. */
export function wordMinutes(minutes: number, language: Locale): string {
  const [many, zh, en] =
    minutes > 0 && minutes % 1440 === 0
      ? [minutes / 1440, "天", "day"]
      : minutes > 0 && minutes % 60 === 0
        ? [minutes / 60, "小时", "hour"]
        : [minutes, "分钟", "minute"];
  return language === "zh-CN" ? `${many}${zh}` : `${many} ${en}${many === 1 ? "" : "s"}`;
}

/** From one time to another: 2 hours 48 minutes, 3 days 6 hours; whole days where it is from day to day. */
export function wordLength(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime, language: Locale): string {
  const far = from.until(to, { largestUnit: "days" });
  const minutes = far.days > 1 ? 0 : far.minutes;
  const parts = [
    far.days === 0 ? "" : wordMinutes(far.days * 1440, language),
    far.hours === 0 ? "" : wordMinutes(far.hours * 60, language),
    minutes === 0 && far.days + far.hours > 0 ? "" : wordMinutes(minutes, language),
  ];
  return parts.filter((part) => part !== "").join(language === "zh-CN" ? "" : " ");
}

export const quote = (text: string): string => `“${text}”`;

export const wordList = (items: readonly string[], language: Locale): string =>
  items.join(language === "zh-CN" ? "、" : ", ");
export const numbered = (lines: readonly string[]): string => lines.map((line, i) => `${i + 1}. ${line}`).join("\n");
