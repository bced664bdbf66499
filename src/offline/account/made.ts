import { Temporal } from "temporal-polyfill";
import type { EventItem } from "../events.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";

/** What a call makes true, or looks at: days, times, lengths and names, as far as a message can speak of them. */
export interface Made {
  now: Temporal.ZonedDateTime;
  /** Every day of it. */
  days: Temporal.PlainDate[];
  /** The days that can be counted from: the first and the last, of the event as it was and as it will be. */
  marks: Temporal.PlainDate[];
  weekdays: Set<number>;
  times: Temporal.PlainTime[];
  /** In minutes: how long, how long before, how far away, by how much. */
  lengths: number[];
  /** How often, how many at a time. */
  counts: number[];
  isRepeated: boolean;
  /** It repeats, and nothing says until when. */
  isEndless: boolean;
  until?: Temporal.PlainDate;
  isReminded: boolean;
  isAllDay: boolean;
  isRead: boolean;
  /** How the start and the length change; nothing for what is new. */
  change?: { start: number; length: number };
  /** The day it leaves, and the one it goes to. */
  moved?: { from: Temporal.PlainDate; to: Temporal.PlainDate };
  /** Names that were there before the message. */
  names: string;
  /** What the message itself names. */
  texts: string;
  /** The event that was spoken of before: "that day" is its day. */
  last?: Pick<EventItem, "start" | "end" | "days"> | undefined;
}

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
/** Longer than this, a range is not a matter of single days. */
const longest = 62;

interface Extent {
  start?: Temporal.ZonedDateTime | undefined;
  end?: Temporal.ZonedDateTime | undefined;
  days?: EventItem["days"] | undefined;
}

export function toMade(call: Call, events: readonly EventItem[], { now, last }: Pick<Made, "now" | "last">): Made {
  const input = fields(call.input) ?? {};
  const patch = fields(input["patch"]);
  const isRead = /\.(?:read|find_free)$/.test(call.method);
  const given = patch ?? input;
  const zone = now.timeZoneId;
  const at = (key: string) => toInstant(given[key], zone);
  const start = at("start_at");
  const minutes = given["duration_minutes"];
  const own: Extent = {
    start,
    end: at("end_at") ?? (typeof minutes === "number" && !isRead ? start?.add({ minutes }) : undefined),
    days: toDays(given["start_date"] ?? input["date"], given["end_date"] ?? input["date"]),
  };
  const bound = isRead ? own.end?.toPlainTime() : undefined;
  if (isRead && own.end !== undefined) own.end = own.end.subtract({ seconds: 1 });
  const rule = fields(given["recurrence"]);
  const until = toDay(rule?.["until"]) ?? lastOf(rule, own);
  const made: Made = {
    now,
    last,
    days: until === undefined ? [] : [until],
    marks: until === undefined ? [] : [until],
    weekdays: new Set(),
    times: bound === undefined ? [] : [bound],
    lengths: [...numbers(given["reminders"]), ...(typeof minutes === "number" ? [minutes] : [])],
    counts: [
      ...numbers([rule?.["count"], rule?.["interval"]]),
      ...(Array.isArray(input["event_ids"]) ? [input["event_ids"].length] : []),
    ],
    // Every one of several is as many as a series.
    isRepeated:
      rule !== undefined ||
      Array.isArray(input["event_ids"]) ||
      input["scope"] === "all" ||
      input["scope"] === "following",
    isEndless: rule !== undefined && until === undefined && rule["count"] === undefined,
    ...(until !== undefined && { until }),
    isReminded: given["reminders"] !== undefined,
    isAllDay: own.days !== undefined || events.some(({ days }) => days !== undefined),
    isRead,
    names: events
      .map(({ title, location }) => `${title} ${location ?? ""}`)
      .join(" ")
      .toLowerCase(),
    texts: ["title", "location", "query"]
      .map((key) => String(given[key] ?? ""))
      .join(" ")
      .toLowerCase(),
  };
  for (const day of Array.isArray(rule?.["by_weekday"]) ? rule["by_weekday"] : [])
    made.weekdays.add(codes.indexOf(String(day).slice(-2)) + 1);
  for (const extent of [own, ...events]) note(made, extent);
  const first = own.days?.first ?? own.start?.toPlainDate();
  if (rule?.["freq"] === "daily" && until !== undefined && first !== undefined)
    note(made, { days: { first, last: until } });
  const [event] = events;
  if (patch !== undefined && event !== undefined) made.change = toChange(made, event, own);
  if (event?.start !== undefined && patch !== undefined && own.start !== undefined)
    made.moved = { from: event.start.toPlainDate(), to: own.start.toPlainDate() };
  return made;
}

/** The last day of so many times in a row; of days of the week, it is not counted out here. */
function lastOf(rule: ReturnType<typeof fields>, { start, days }: Extent): Temporal.PlainDate | undefined {
  const { freq, count, interval = 1, by_weekday: weekdays } = rule ?? {};
  const first = days?.first ?? start?.toPlainDate();
  if (typeof count !== "number" || first === undefined || weekdays !== undefined) return undefined;
  const unit = ({ daily: "days", weekly: "weeks", monthly: "months", yearly: "years" } as const)[freq as "daily"];
  return first.add({ [unit]: (count - 1) * Number(interval) });
}

function note(made: Made, { start, end, days }: Extent): void {
  const first = days?.first ?? start?.toPlainDate();
  const last = days?.last ?? end?.toPlainDate() ?? first;
  if (first === undefined || last === undefined) {
    // Only an end was given: its time counts, and so does its day.
    if (end === undefined) return;
    made.marks.push(end.toPlainDate());
    made.days.push(end.toPlainDate());
    made.times.push(end.toPlainTime());
    return;
  }
  made.marks.push(first, last);
  const length = Math.min(longest, first.until(last, { largestUnit: "days" }).days);
  for (let day = 0; day <= length; day++) made.days.push(first.add({ days: day }));
  for (const day of made.days) if (length < 7) made.weekdays.add(day.dayOfWeek);
  if (length >= 7) for (const day of [first, last]) made.weekdays.add(day.dayOfWeek);
  if (days !== undefined) return;
  for (const one of [start, end]) if (one !== undefined) made.times.push(one.toPlainTime());
  if (start !== undefined && end !== undefined) made.lengths.push(minutesBetween(start, end));
  if (start !== undefined) made.lengths.push(minutesBetween(made.now.round("minute"), start));
  if (start !== undefined)
    made.lengths.push(minutesBetween(made.now.round({ smallestUnit: "minute", roundingMode: "floor" }), start));
}

function toChange(made: Made, event: EventItem, own: Extent): Made["change"] {
  const days = own.days === undefined || event.days === undefined ? 0 : event.days.first.until(own.days.first).days;
  const start =
    own.start === undefined || event.start === undefined ? days * 1440 : minutesBetween(event.start, own.start);
  const before =
    event.start === undefined || event.end === undefined ? undefined : minutesBetween(event.start, event.end);
  const begin = own.start ?? event.start;
  const after = begin === undefined || own.end === undefined ? before : minutesBetween(begin, own.end);
  const length = before === undefined || after === undefined ? (after ?? 0) : after - before;
  made.lengths.push(Math.abs(start), Math.abs(length), ...(after === undefined ? [] : [after]));
  return { start, length };
}

const minutesBetween = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) =>
  Math.round(a.until(b).total("minutes"));

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];

function toInstant(value: unknown, zone: string): Temporal.ZonedDateTime | undefined {
  return typeof value === "string" ? Temporal.Instant.from(value).toZonedDateTimeISO(zone) : undefined;
}

const toDay = (value: unknown) => (typeof value === "string" ? Temporal.PlainDate.from(value.slice(0, 10)) : undefined);

function toDays(from: unknown, to: unknown): EventItem["days"] {
  const first = toDay(from);
  return first && { first, last: toDay(to) ?? first };
}
