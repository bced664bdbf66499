import { Temporal } from "temporal-polyfill";

/**
 * Zones, without the server's own ever taking part. A wall time is what a clock in the zone shows, written as the epoch
 * milliseconds of the same reading in UTC, so that days and weeks can be counted on it.
 */
export const dayMs = 86_400_000;

/** Between two changes of a zone's clocks the offset is the same; a list of fifty events asks Temporal for it once. */
interface Stretch {
  from: number;
  to: number;
  offset: number;
  /** In whole minutes, as RFC 3339 can write it: Liberia was at -00:44:30 until 1972. */
  minutes: number;
  suffix: string;
}

// Keys are names that toTimezone has let through: the few hundred zones there are.
const known = new Map<string, Stretch[]>();

function stretchAt(instant: number, zone: string): Stretch {
  let stretches = known.get(zone);
  if (!stretches) known.set(zone, (stretches = []));
  const found = stretches.find(({ from, to }) => instant >= from && instant < to);
  if (found) return found;
  const here = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  // "previous" means strictly before, so that a change right now would be missed without the nanosecond.
  const before = here.add({ nanoseconds: 1 }).getTimeZoneTransition("previous");
  const after = here.getTimeZoneTransition("next");
  const offset = here.offsetNanoseconds / 1e6;
  const minutes = Math.round(offset / 60_000);
  const stretch = {
    from: before?.epochMilliseconds ?? -Infinity,
    to: after?.epochMilliseconds ?? Infinity,
    offset,
    minutes,
    suffix: offsetText(minutes),
  };
  stretches.push(stretch);
  return stretch;
}

export const offsetMinutes = (instant: number, zone: string): number => stretchAt(instant, zone).minutes;

/** RFC 3339 with the offset the zone has then. */
export function toText(instant: number, zone: string): string {
  const { minutes, suffix } = stretchAt(instant, zone);
  return wallText(instant + minutes * 60_000) + suffix;
}

/** `2026-04-21T10:00:00`, with a fraction only where there is one. */
export function wallText(wall: number): string {
  const seconds = Math.floor((wall - Math.floor(wall / dayMs) * dayMs) / 1000);
  const time = `${two[Math.floor(seconds / 3600)]}:${two[Math.floor(seconds / 60) % 60]}:${two[seconds % 60]}`;
  const text = `${dateOf(wall)}T${time}`;
  return wall % 1000 === 0 ? text : text + new Date(wall).toISOString().slice(19, 23);
}

const two = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, "0"));

export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

export const toWall = (instant: number, zone: string): number => instant + stretchAt(instant, zone).offset;

/**
 * By Temporal's rule "compatible": a skipped reading moves on by the length of the gap, of a doubled one the first
 * counts.
 */
export function fromWall(wall: number, zone: string): number {
  const near = stretchAt(wall, zone);
  const instant = wall - near.offset;
  // A day away from any change of the clocks, a reading belongs to one instant.
  if (instant - dayMs > near.from && instant + dayMs < near.to) return instant;
  return toPlain(wall).toZonedDateTime(zone, { disambiguation: "compatible" }).epochMilliseconds;
}

/** Both instants of a doubled reading, none of a skipped one. */
export function instantsOf(wall: number, zone: string): number[] {
  const [earlier, later] = (["earlier", "later"] as const).map(
    (disambiguation) => toPlain(wall).toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
  return [...new Set([earlier as number, later as number])].filter((instant) => toWall(instant, zone) === wall);
}

/** The first instant of a local day, which is not always 00:00. */
export const startOfDay = (date: string, zone: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;

/** Remembered, because a list names the same days over and over; from 1970 to 2100 there are 48,000. */
export function dateOf(wall: number): string {
  const day = Math.floor(wall / dayMs);
  let date = dates.get(day);
  if (date === undefined) dates.set(day, (date = new Date(wall).toISOString().slice(0, 10)));
  return date;
}

const dates = new Map<number, string>();

export const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
export const addDays = (date: string, days: number): string => dateOf(midnight(date) + days * dayMs);

const toPlain = (wall: number) =>
  Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO("UTC").toPlainDateTime();
