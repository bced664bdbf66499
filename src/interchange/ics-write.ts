import ICAL from "ical.js";
import { addDays, dayMs, fromWall, midnight, toWall } from "../base/local-time.ts";
import type { CalendarEntry, EntryContent, EntryOverride } from "../domain/calendar-entry.ts";
import { toLocal, toTime, toUtc, toZone } from "./ics-zone.ts";

/** Who is named in a file that is sent as mail; without addresses people are named by their names alone. */
interface Addresses {
  organizer: string;
  /** The one the mail goes to. */
  guest: { name: string; email: string };
}

interface IcsOptions {
  /** iTIP: what the reader shall do with it. */
  method?: "REQUEST" | "CANCEL";
  addresses?: Addresses;
  /** Only this occurrence of the one entry. */
  occurrence?: number;
}

type Shown = EntryContent & { isCancelled?: boolean };

/** Events as a file that other calendars read. */
export function toIcs(entries: readonly CalendarEntry[], options: IcsOptions = {}): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.updatePropertyWithValue("prodid", "-//Accord//Calendar//EN");
  calendar.updatePropertyWithValue("version", "2.0");
  if (options.method !== undefined) calendar.updatePropertyWithValue("method", options.method);
  const starts = new Map<string, number>();
  for (const { timezone, startAt, overrides } of entries)
    for (const place of [{ timezone, startAt }, ...overrides.map(({ changes }) => changes)])
      if (place.timezone !== undefined && place.startAt !== undefined && place.timezone !== "UTC")
        starts.set(place.timezone, Math.min(starts.get(place.timezone) ?? Infinity, place.startAt));
  for (const [zone, start] of [...starts].sort()) calendar.addSubcomponent(toZone(zone, start));
  for (const event of entries.flatMap((entry) => toEvents(entry, options))) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** The event, and one more for each occurrence that is different; cancelled ones are dates that are left out. */
function toEvents(entry: CalendarEntry, options: IcsOptions): ICAL.Component[] {
  const moved = entry.overrides.filter(({ isCancelled }) => !isCancelled).toSorted((a, b) => a.at - b.at);
  const toOne = (override: EntryOverride) => {
    const isCancelled = override.isCancelled || options.method === "CANCEL";
    const shown = { ...entry, ...toPlace(entry, override.at), ...override.changes, recurrence: null, isCancelled };
    const event = toEvent(entry, shown, options);
    event.addPropertyAt("recurrence-id", entry, override.at);
    return event.component;
  };
  if (options.occurrence !== undefined) {
    const at = options.occurrence;
    return [toOne(entry.overrides.find((one) => one.at === at) ?? { at, isCancelled: false, changes: {} })];
  }
  const series = toEvent(entry, { ...entry, isCancelled: options.method === "CANCEL" }, options);
  for (const { at } of entry.overrides.filter(({ isCancelled }) => isCancelled).toSorted((a, b) => a.at - b.at))
    series.addPropertyAt("exdate", entry, at);
  return [series.component, ...moved.map(toOne)];
}

/** When the rule has the occurrence of this name; as long as the first. */
function toPlace(entry: EntryContent, at: number): Partial<EntryContent> {
  if (entry.startDate === null || entry.endDate === null)
    return { startAt: at, endAt: entry.endAt === null ? null : at + (entry.endAt - entry.startAt) };
  const startDate = new Date(toWall(at, entry.timezone)).toISOString().slice(0, 10);
  const days = (midnight(entry.endDate) - midnight(entry.startDate)) / dayMs;
  return { startAt: at, startDate, endDate: addDays(startDate, days) };
}

function toEvent(entry: CalendarEntry, shown: Shown, { addresses }: IcsOptions) {
  const component = new ICAL.Component("vevent");
  const add = (name: string, value: string | number | object | null, parameters: Record<string, string> = {}) => {
    if (value === null) return;
    const property = new ICAL.Property(name);
    property.setValue(value);
    for (const [key, text] of Object.entries(parameters)) property.setParameter(key, text);
    component.addProperty(property);
  };
  const addAt = (name: string, { timezone, startDate }: EntryContent, instant: number) => {
    if (startDate !== null) return add(name, toTime(toWall(instant, timezone), true));
    const isPlain = timezone !== "UTC" && fromWall(toWall(instant, timezone), timezone) === instant;
    if (isPlain) return add(name, toLocal(instant, timezone), { tzid: timezone });
    add(name, toUtc(instant));
    // A reading that comes twice can only be told as UTC; the zone is told beside it.
    if (name === "dtstart") add("x-accord-timezone", timezone);
  };
  add("uid", entry.uid ?? entry.id);
  add("dtstamp", toUtc(entry.updatedAt));
  add("created", toUtc(entry.createdAt));
  add("last-modified", toUtc(entry.updatedAt));
  add("sequence", entry.version - 1);
  addAt("dtstart", shown, shown.startAt);
  if (shown.endDate !== null) add("dtend", toTime(midnight(addDays(shown.endDate, 1)), true));
  else if (shown.endAt !== null) addAt("dtend", shown, shown.endAt);
  if (shown.startDate !== null) add("x-accord-timezone", shown.timezone);
  if (shown.recurrence !== null) add("rrule", toRule(shown, shown.recurrence));
  add("summary", shown.title);
  add("location", shown.location);
  add("description", shown.notes);
  add("url", shown.meetingUrl);
  add("status", shown.isCancelled ? "CANCELLED" : shown.status.toUpperCase());
  add("transp", shown.showAs === "free" ? "TRANSPARENT" : "OPAQUE");
  addPeople(entry, add, addresses);
  for (const minutes of shown.reminders ?? []) component.addSubcomponent(toAlarm(minutes, shown.title));
  return { component, addPropertyAt: addAt };
}

const partstats = { needs_action: "NEEDS-ACTION", accepted: "ACCEPTED", declined: "DECLINED", tentative: "TENTATIVE" };

function addPeople(
  { id, organizer, organizerEmail, guests }: CalendarEntry,
  add: (name: string, value: string, parameters: Record<string, string>) => void,
  addresses: Addresses | undefined,
): void {
  if (guests.length === 0) return;
  // An address is required; who has none in this file is named by a place in the event.
  const toAddress = (email: string | null | undefined, place: string | number) =>
    email ? `mailto:${email}` : `urn:accord:${id}:${place}`;
  add("organizer", toAddress(addresses?.organizer ?? organizerEmail, "organizer"), { cn: organizer });
  for (const [index, { name, email, participation }] of guests.entries()) {
    const isGuest = addresses?.guest.name === name;
    add("attendee", toAddress(isGuest ? addresses.guest.email : email, index), {
      cn: name,
      partstat: partstats[participation],
      ...(isGuest && participation === "needs_action" ? { rsvp: "TRUE" } : {}),
    });
  }
}

/** Until is a local day, and inclusive; a file tells it as the last moment of that day. */
function toRule({ timezone, startDate }: EntryContent, rule: NonNullable<EntryContent["recurrence"]>): ICAL.Recur {
  const { freq, interval, by_weekday, count, until } = rule;
  const parts = [
    `FREQ=${freq.toUpperCase()}`,
    ...(interval === undefined ? [] : [`INTERVAL=${interval}`]),
    ...(by_weekday === undefined ? [] : [`BYDAY=${by_weekday.join(",")}`]),
    ...(count === undefined ? [] : [`COUNT=${count}`]),
  ];
  const recur = ICAL.Recur.fromString(parts.join(";"));
  if (until !== undefined)
    recur.until =
      startDate === null ? toUtc(fromWall(midnight(until) + dayMs - 1000, timezone)) : toTime(midnight(until), true);
  return recur;
}

function toAlarm(minutes: number, title: string): ICAL.Component {
  const alarm = new ICAL.Component("valarm");
  alarm.updatePropertyWithValue("action", "DISPLAY");
  alarm.updatePropertyWithValue("description", title);
  alarm.updatePropertyWithValue("trigger", ICAL.Duration.fromSeconds(-minutes * 60));
  return alarm;
}
