import ICAL from "ical.js";
import { fromWall, startOfDay, toWall, wallText } from "../base/local-time.ts";
import { toTimezone } from "../base/timezone.ts";
import type { EntryContent } from "../domain/calendar-entry.ts";

/** The calendar that a time stands in, and the zone of times that name none. */
export interface Zones {
  calendar: ICAL.Component;
  fallback: string;
}

/** What Outlook calls the zones of most people. */
const windowsNames: Readonly<Record<string, string>> = {
  "AUS Eastern Standard Time": "Australia/Sydney",
  "Central Europe Standard Time": "Europe/Budapest",
  "Central European Standard Time": "Europe/Warsaw",
  "Central Standard Time": "America/Chicago",
  "China Standard Time": "Asia/Shanghai",
  "E. South America Standard Time": "America/Sao_Paulo",
  "Eastern Standard Time": "America/New_York",
  "GMT Standard Time": "Europe/London",
  "India Standard Time": "Asia/Kolkata",
  "Korea Standard Time": "Asia/Seoul",
  "Mountain Standard Time": "America/Denver",
  "Pacific Standard Time": "America/Los_Angeles",
  "Romance Standard Time": "Europe/Paris",
  "Russian Standard Time": "Europe/Moscow",
  "Singapore Standard Time": "Asia/Singapore",
  "Taipei Standard Time": "Asia/Taipei",
  "Tokyo Standard Time": "Asia/Tokyo",
  UTC: "UTC",
  "W. Europe Standard Time": "Europe/Berlin",
};

/** The zone of this name; some programs put a path of their own before it. */
export function zoneOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const own = Object.hasOwn(windowsNames, name) ? windowsNames[name] : undefined;
  return own ?? toTimezone(name) ?? toTimezone(name.split("/").slice(-2).join("/"));
}

/**
 * The instant of a time in a file. A date, where the event it belongs to has a time of day, means that time on that
 * day.
 */
export function toInstant(
  time: ICAL.Time,
  property: ICAL.Property,
  { calendar, fallback }: Zones,
  series: EntryContent | undefined,
): number {
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  if (time.isDate) {
    const zone = series?.timezone ?? fallback;
    const date = wallText(wall).slice(0, 10);
    if (series === undefined || series.startDate !== null) return startOfDay(date, zone);
    return fromWall(wall + (toWall(series.startAt, zone) % 86_400_000), zone);
  }
  if (time.zone === ICAL.Timezone.utcTimezone) return wall;
  const tzid = property.getFirstParameter("tzid");
  if (!tzid) return fromWall(wall, fallback);
  const zone = zoneOf(tzid);
  if (zone !== undefined) return fromWall(wall, zone);
  // A zone that only this file knows.
  const described = calendar
    .getAllSubcomponents("vtimezone")
    .find((component) => component.getFirstPropertyValue("tzid") === tzid);
  if (described === undefined) return fromWall(wall, fallback);
  const local = time.clone();
  local.zone = new ICAL.Timezone(described);
  return local.toUnixTime() * 1000;
}
