import ICAL from "ical.js";
import { AppError } from "../base/error.ts";
import { addDays, dateOf, dayMs, midnight } from "../base/local-time.ts";
import type { EntryContent } from "../domain/calendar-entry.ts";
import type { ReadEntry, ReadFile, ReadOccurrence } from "../domain/read-file.ts";
import { readPeople } from "./ics-people.ts";
import { readRule } from "./ics-rule.ts";
import { toInstant, zoneOf, type Zones } from "./ics-times.ts";
import { UnreadableError } from "./unreadable.ts";

const mostEvents = 5000;

/** Every event of a file, as far as it can be kept here; INVALID_REQUEST for another text. Times without a zone are
 * meant in `timezone`. */
export function parseIcs(text: string, timezone: string): ReadFile {
  const events = toCalendars(text).flatMap((calendar) => {
    const zones: Zones = { calendar, fallback: zoneOf(textOf(calendar, "x-wr-timezone")) ?? timezone };
    return calendar.getAllSubcomponents("vevent").map((event) => ({ event, zones }));
  });
  if (events.length > mostEvents) throw refused(`a file may have ${mostEvents} events`);
  const read: ReadFile = { entries: [], problems: [] };
  const series = new Map<string, ReadEntry>();
  // An occurrence belongs to a series that may stand behind it.
  const [single, occurrences] = [
    events.filter(({ event }) => !event.hasProperty("recurrence-id")),
    events.filter(({ event }) => event.hasProperty("recurrence-id")),
  ];
  for (const { event, zones } of single)
    tried(event, () => {
      const entry = readEntry(event, zones);
      if (series.has(entry.uid)) throw new UnreadableError("the file has another event of this UID");
      series.set(entry.uid, entry);
      read.entries.push(entry);
    });
  for (const { event, zones } of occurrences)
    tried(event, () => {
      const entry = series.get(uidOf(event));
      if (entry === undefined || entry.content.recurrence === null)
        throw new UnreadableError("one occurrence of a series that the file does not have");
      entry.occurrences.push(readOccurrence(event, zones, entry.content));
    });
  return read;

  function tried(event: ICAL.Component, work: () => void): void {
    try {
      work();
    } catch (reason) {
      const detail = reason instanceof UnreadableError ? reason.message : "it cannot be read";
      const uid = textOf(event, "uid");
      read.problems.push({ title: (textOf(event, "summary") ?? "").slice(0, 200), ...(uid ? { uid } : {}), detail });
    }
  }
}

function toCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][];
    const calendars = roots.filter(([name]) => name === "vcalendar").map((root) => new ICAL.Component(root));
    if (calendars.length > 0) return calendars;
  } catch {
    // What is wrong with it is of no use to the person who has the file.
  }
  throw refused("this is no iCalendar file");
}

const refused = (why: string): AppError => new AppError("INVALID_REQUEST", {}, { detail: `ics: ${why}` });

function readEntry(event: ICAL.Component, zones: Zones): ReadEntry {
  if (textOf(event, "status")?.toUpperCase() === "CANCELLED") throw new UnreadableError("it is cancelled");
  if (event.hasProperty("rdate"))
    throw new UnreadableError("it is repeated on dates of its own, which is not kept here");
  const cuts: string[] = [];
  const content = readContent(event, zones, cuts);
  return {
    uid: uidOf(event),
    content,
    cancelled: event
      .getAllProperties("exdate")
      .flatMap((property) =>
        property.getValues().map((value: ICAL.Time) => toInstant(value, property, zones, content)),
      ),
    occurrences: [],
    people: readPeople(event),
    cuts,
  };
}

function readOccurrence(event: ICAL.Component, zones: Zones, series: EntryContent): ReadOccurrence {
  const property = event.getFirstProperty("recurrence-id");
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) throw new UnreadableError("its RECURRENCE-ID is no time");
  const isCancelled = textOf(event, "status")?.toUpperCase() === "CANCELLED";
  return {
    at: toInstant(value, property, zones, series),
    content: isCancelled ? null : { ...readContent(event, zones, []), recurrence: null },
  };
}

function readContent(event: ICAL.Component, zones: Zones, cuts: string[]): EntryContent {
  const cut = (name: string, most: number): string | null => {
    const text = textOf(event, name)?.trim() || null;
    if (text !== null && text.length > most) cuts.push(name.toUpperCase());
    return text === null ? null : text.slice(0, most);
  };
  const when = readWhen(event, zones);
  const url = textOf(event, "url")?.trim() ?? "";
  return {
    ...when,
    title: cut("summary", 200) ?? "—",
    location: cut("location", 200),
    notes: cut("description", 4000),
    meetingUrl: /^https:\/\/[^\s"<>\\]{1,490}$/.test(url) ? url : null,
    reminders: readReminders(event),
    showAs: textOf(event, "transp")?.toUpperCase() === "TRANSPARENT" ? "free" : "busy",
    status: textOf(event, "status")?.toUpperCase() === "TENTATIVE" ? "tentative" : "confirmed",
    recurrence: readRule(event, when),
  };
}

type When = Pick<EntryContent, "startAt" | "endAt" | "timezone" | "startDate" | "endDate">;

function readWhen(event: ICAL.Component, zones: Zones): When {
  const property = event.getFirstProperty("dtstart");
  const start = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time)) throw new UnreadableError("it has no start");
  const told = zoneOf(textOf(event, "x-accord-timezone"));
  const timezone = told ?? zoneOf(property.getFirstParameter("tzid")) ?? zones.fallback;
  const end = event.getFirstProperty("dtend");
  const [endValue, duration] = [end?.getFirstValue(), event.getFirstPropertyValue("duration")];
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0;
  if (start.isDate) {
    const startDate = toDate(start);
    const days = endValue instanceof ICAL.Time ? daysBetween(startDate, toDate(endValue)) : seconds / 86_400;
    const endDate = addDays(startDate, Math.max(1, Math.round(days)) - 1);
    return { startAt: midnight(startDate), endAt: midnight(endDate), timezone, startDate, endDate };
  }
  const startAt = toInstant(start, property, zones, undefined);
  const endAt =
    end && endValue instanceof ICAL.Time ? toInstant(endValue, end, zones, undefined) : startAt + seconds * 1000;
  return { startAt, endAt: endAt > startAt ? endAt : null, timezone, startDate: null, endDate: null };
}

const toDate = ({ year, month, day }: ICAL.Time): string => dateOf(Date.UTC(year, month - 1, day));
const daysBetween = (from: string, to: string): number => (midnight(to) - midnight(from)) / dayMs;

/** Minutes before the start; other alarms are the other calendar's own. */
function readReminders(event: ICAL.Component): number[] | null {
  const minutes = event.getAllSubcomponents("valarm").flatMap((alarm) => {
    const trigger = alarm.getFirstPropertyValue("trigger");
    const isAtEnd = alarm.getFirstProperty("trigger")?.getFirstParameter("related") === "END";
    if (!(trigger instanceof ICAL.Duration) || isAtEnd) return [];
    const before = Math.round(-trigger.toSeconds() / 60);
    return before >= 0 && before <= 40_320 ? [before] : [];
  });
  return minutes.length === 0 ? null : [...new Set(minutes)].slice(0, 5);
}

function uidOf(event: ICAL.Component): string {
  const uid = textOf(event, "uid")?.trim();
  if (!uid || uid.length > 500) throw new UnreadableError("it has no UID to know it by");
  return uid;
}

function textOf(component: ICAL.Component, name: string): string | undefined {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : undefined;
}
