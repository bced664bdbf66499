import * as chrono from "chrono-node/en";
import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { dayOfMonth, month, week, weekday, weekend } from "./days.ts";
import { blank } from "./duration.ts";
import type { Part, When } from "./when.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const hours = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const H = `(\\d{1,2}|${hours.join("|")})`;
const toHour = (text: string) => (/\d/.test(text) ? Number(text) : hours.indexOf(text.toLowerCase()) + 1);

/**
 * Says in other words what chrono does not know. The text grows or shrinks, so this comes before anything is placed in
 * it.
 */
export function rewordEnglish(text: string, now: Temporal.ZonedDateTime): string {
  const today = now.toPlainDate();
  return text
    .replace(/[‘’]/g, "'")
    .replace(/\b(what|who|when|where|how)s\b/gi, "$1's")
    .replace(/\b(?:the )?day after tomorrow\b/gi, today.add({ days: 2 }).toString())
    .replace(new RegExp(`\\ba week from (${weekdays.join("|")})\\b`, "gi"), (_, day: string) =>
      weekday(today, toWeekday(day)).add({ weeks: 1 }).toString(),
    )
    .replace(new RegExp(`\\bhalf past ${H}\\b`, "gi"), (_, hour: string) => `${toHour(hour)}:30`)
    .replace(new RegExp(`\\bquarter past ${H}\\b`, "gi"), (_, hour: string) => `${toHour(hour)}:15`)
    .replace(new RegExp(`\\bquarter to ${H}\\b`, "gi"), (_, hour: string) => `${toHour(hour) - 1 || 12}:45`)
    .replace(
      new RegExp(`\\b(at|to|from|until|till) (${hours.join("|")})\\b(?!\\s*(?:minutes|hours|days|weeks|people))`, "gi"),
      (_, word: string, hour: string) => `${word} ${toHour(hour)}`,
    )
    .replace(
      /\b(on|to|for|by|until) the (\d{1,2})(?:st|nd|rd|th)\b(?! of)/gi,
      (all, word: string, day: string) => `${word} ${dayOfMonth(today, Number(day))?.toString() ?? all}`,
    )
    .replace(/(\d)\s*(?:o'clock)\b/gi, "$1:00")
    .replace(/(?<![\d:/-])(\d{1,2})\s*[-–]\s*(\d{1,2}) (tomorrow|today|tonight)\b/gi, "from $1 to $2 $3")
    .replace(/(?<![\d:/-]|\bto )\b(\d{1,2}) (tomorrow|today|tonight)\b/gi, "at $1 $2");
}

const toWeekday = (name: string) => weekdays.indexOf(name.toLowerCase()) + 1;
const weeks: Record<string, number> = { last: -1, this: 0, the: 0, coming: 0, next: 1 };
const spans = pattern("i")`
  \b(?:(?:over|during|for|on) )?(?:(this|next|last|the|coming) )(?:coming )?(week|weekend|month)\b|
  \b(next|coming) (?:few|7|seven) days\b
`;

export function findEnglish(text: string, now: Temporal.ZonedDateTime): When[] {
  const found: When[] = [];
  let left = text;
  const span = spans.exec(left);
  if (span !== null) {
    const by = weeks[(span[1] ?? "this").toLowerCase()] ?? 0;
    const today = now.toPlainDate();
    const unit = span[2]?.toLowerCase();
    const days =
      unit === "week"
        ? week(today, by)
        : unit === "weekend"
          ? weekend(today, by)
          : unit === "month"
            ? month(today, by)
            : { days: { first: today, last: today.add({ days: 6 }) }, isSpan: true };
    found.push({ index: span.index, text: span[0], ...days });
    left = blank(left, { index: span.index, text: span[0] });
  }
  // The wall clock, written as if it were UTC: chrono then never meets the machine's zone.
  const reference = {
    instant: new Date(`${now.toPlainDateTime().toString({ smallestUnit: "second" })}Z`),
    timezone: 0,
  };
  for (const result of chrono.casual.parse(left, reference, { forwardDate: true })) {
    const when = toWhen(result, now);
    // "Tomorrow's" and "Friday's" are times to the last letter.
    if (when !== undefined)
      found.push(/^'s\b/.test(left.slice(when.index + when.text.length)) ? { ...when, text: `${when.text}'s` } : when);
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function toWhen({ text, index, start, end }: chrono.ParsedResult, now: Temporal.ZonedDateTime): When | undefined {
  // Words that only look like time: "may", "now", and a number alone.
  if (/^(?:may|march|sun|sat|sec|second|now|mon|\d{1,4})$/i.test(text)) return undefined;
  // "In 99999999999 hours" is no time anyone can write down.
  if (Number.isNaN(start.date().getTime()) || Math.abs((start.get("year") ?? 0) - now.year) > 50) return undefined;
  const date = (of: chrono.ParsedResult["start"]) =>
    new Temporal.PlainDate(of.get("year") ?? 1970, of.get("month") ?? 1, of.get("day") ?? 1);
  const time = (of: chrono.ParsedResult["start"]) => new Temporal.PlainTime(of.get("hour") ?? 0, of.get("minute") ?? 0);
  if (/^(?:in|within)\b.*(?:minute|min|hour|hr)/i.test(text) || /(?:minutes?|hours?) (?:from now|later)$/i.test(text)) {
    return { index, text, at: date(start).toZonedDateTime({ timeZone: now.timeZoneId, plainTime: time(start) }) };
  }
  const isDay = start.isCertain("day") || start.isCertain("weekday") || /\b(?:this|today|tonight)\b/i.test(text);
  const days = isDay
    ? {
        first: date(start),
        last: end === null || end === undefined || start.isCertain("hour") ? date(start) : date(end),
      }
    : undefined;
  const part = toPart(text);
  const hasTime = start.isCertain("hour");
  const isBare =
    hasTime &&
    !/[ap]\.?m\b|noon|midnight|\d{2}:\d{2}\s*$/i.test(text) &&
    (start.get("hour") ?? 0) <= 12 &&
    (start.get("hour") ?? 0) >= 1;
  return {
    index,
    text,
    ...(days !== undefined ? { days } : {}),
    ...(part !== undefined && { part }),
    ...(hasTime && { time: time(start), isBare }),
    ...(hasTime && end?.isCertain("hour") === true && { end: time(end) }),
  };
}

function toPart(text: string): Part | undefined {
  const word = /\b(morning|afternoon|evening|tonight|night)\b/i.exec(text)?.[1]?.toLowerCase();
  return word === "tonight" || word === "night" ? "evening" : (word as Part | undefined);
}
