import ICAL from "ical.js";
import { addDays, dateOf, fromWall, midnight, toWall } from "../base/local-time.ts";
import type { EntryContent } from "../domain/calendar-entry.ts";
import { UnreadableError } from "./unreadable.ts";

type Rule = NonNullable<EntryContent["recurrence"]>;
type When = Pick<EntryContent, "startAt" | "timezone" | "startDate">;

const freqs = ["daily", "weekly", "monthly", "yearly"] as const;

/** The rule of an event, where it says no more than a rule here can. */
export function readRule(event: ICAL.Component, when: When): Rule | null {
  const rules = event.getAllProperties("rrule");
  if (rules.length === 0) return null;
  const recur = rules[0]?.getFirstValue();
  if (rules.length > 1 || event.hasProperty("exrule") || !(recur instanceof ICAL.Recur)) throw unsupported("");
  const freq = freqs.find((name) => name === recur.freq.toLowerCase());
  if (freq === undefined) throw unsupported(`FREQ=${recur.freq}`);
  const by_weekday = readDays(recur, freq);
  for (const part of Object.keys(recur.parts))
    if (part !== "BYDAY" && !goesWithoutSaying(recur, part, freq, when)) throw unsupported(part);
  return {
    freq,
    ...(recur.interval > 1 ? { interval: recur.interval } : {}),
    ...(by_weekday === undefined ? {} : { by_weekday }),
    ...(recur.count ? { count: recur.count } : {}),
    ...(recur.until ? { until: toLastDay(recur.until, when) } : {}),
  };
}

/** In a month a weekday has its place, in other rules it has none. */
function readDays(recur: ICAL.Recur, freq: Rule["freq"]): Rule["by_weekday"] {
  const days = recur.getComponent("BYDAY") as string[];
  if (days.length === 0) return undefined;
  const day = freq === "monthly" ? /^\+?((?:-1|[1-5])(?:MO|TU|WE|TH|FR|SA|SU))$/ : /^(MO|TU|WE|TH|FR|SA|SU)$/;
  return days.map((text) => day.exec(text)?.[1] ?? unsupportedDay(text));
}

function unsupportedDay(day: string): never {
  throw unsupported(`BYDAY=${day}`);
}

/** What many programs write although the start says it. */
function goesWithoutSaying(recur: ICAL.Recur, part: string, freq: Rule["freq"], when: When): boolean {
  const date = when.startDate ?? dateOf(toWall(when.startAt, when.timezone));
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  const values = (recur.getComponent(part) as number[]).map(Number);
  if (values.length !== 1) return false;
  if (part === "BYMONTHDAY") return (freq === "monthly" || freq === "yearly") && values[0] === day;
  return part === "BYMONTH" && freq === "yearly" && values[0] === month;
}

/** The last local day on which an occurrence starts no later than that. */
function toLastDay(until: ICAL.Time, { startAt, timezone, startDate }: When): string {
  const wall = Date.UTC(until.year, until.month - 1, until.day, until.hour, until.minute, until.second);
  if (until.isDate || startDate !== null) return dateOf(wall);
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  const date = dateOf(isUtc ? toWall(wall, timezone) : wall);
  const lastAt = isUtc ? wall : fromWall(wall, timezone);
  const time = toWall(startAt, timezone) % 86_400_000;
  return fromWall(midnight(date) + time, timezone) <= lastAt ? date : addDays(date, -1);
}

const unsupported = (part: string): UnreadableError =>
  new UnreadableError(`it repeats in a way that is not kept here${part === "" ? "" : ` (${part})`}`);
