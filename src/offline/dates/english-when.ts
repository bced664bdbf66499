import type * as chrono from "chrono-node/en";
import { Temporal } from "temporal-polyfill";
import type { Part, When } from "./when.ts";

/** Zones were taken away before: what chrono still takes for one is a word, such as art, cat, eat or vet. */
const zoneless = ({ text, start }: chrono.ParsedResult): string =>
  start.isCertain("timezoneOffset")
    ? text.replace(
        /(?<=\d(?: ?[ap]\.?m\.?)?)\s+\(?(?!(?:[ap]\.?m|hours?|hrs?|mins?|days?|weeks?)\b)[a-z]{2,5}\)?$/i,
        "",
      )
    : text;

export function toWhen(result: chrono.ParsedResult, now: Temporal.ZonedDateTime): When | undefined {
  const { index, start, end } = result;
  const text = zoneless(result);
  // Words that only look like time: "may", "now", and a number alone.
  if (
    /^(?:may|march|sun|sat|sec|second|now|mon|(?:the )?week|the day|(?:the )?(?:day after|next day)|\d{1,4})$/i.test(
      text,
    )
  )
    return undefined;
  // "A day" alone is how long, not when.
  if (/^(?:an?|one|two|three) (?:days?|weeks?|months?|years?)$/i.test(text)) return undefined;
  // "In 99999999999 hours" is no time anyone can write down.
  if (Number.isNaN(start.date().getTime()) || Math.abs((start.get("year") ?? 0) - now.year) > 50) return undefined;
  // Told to look forward, chrono takes "this morning" for tomorrow's when it is over.
  const isToday = /^(?:earlier |later )?(?:this (?:morning|afternoon|evening)|today|tonight)\b/i.test(text);
  const date = (of: chrono.ParsedResult["start"]) =>
    isToday
      ? now.toPlainDate()
      : new Temporal.PlainDate(of.get("year") ?? 1970, of.get("month") ?? 1, of.get("day") ?? 1);
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
  // A month alone: no day, so nothing to hold on to.
  if (days === undefined && part === undefined && !start.isCertain("hour")) return undefined;
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
    ...(hasTime && end?.isCertain("hour") === true && { end: atDawn(text) ?? time(end) }),
  };
}

/** "19:00 to 07:30": an hour with its nought is of the morning, which chrono turns to the evening. */
function atDawn(text: string): Temporal.PlainTime | undefined {
  const [, hour, minute] = /(?:\bto|\buntil|\btill|[-–]) ?(0\d):([0-5]\d)\b(?! ?[ap]\.?m)/i.exec(text) ?? [];
  return hour === undefined ? undefined : new Temporal.PlainTime(Number(hour), Number(minute));
}

function toPart(text: string): Part | undefined {
  const word = /\b(morning|afternoon|evening|tonight|night)\b/i.exec(text)?.[1]?.toLowerCase();
  return word === "tonight" || word === "night" ? "evening" : (word as Part | undefined);
}
