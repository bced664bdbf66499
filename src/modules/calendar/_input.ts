import { AppError } from "../../base/error.ts";
import {
  dateOf,
  fromWall,
  instantsOf,
  midnight,
  offsetMinutes,
  offsetText,
  toText,
  toWall,
  wallText,
} from "../../base/local-time.ts";
import { toTimezone } from "../../base/timezone.ts";

/** What a schema cannot say about an input. */
export function invalid(field: string, why: string): AppError {
  return new AppError("INVALID_ACTION_INPUT", { field }, { detail: `${field}: ${why}` });
}

export function parseText(text: string, field: string): string {
  if (text.trim() === "") throw invalid(field, "must not be blank");
  return text;
}

export function parseZone(name: string): string {
  const zone = toTimezone(name);
  if (zone === undefined)
    throw invalid("event_timezone", `there is no zone ${name}; use UTC or Area/City, such as Asia/Shanghai`);
  return zone;
}

/** The zone of the answer: the one asked for, else the user's. */
export const zoneOr = (asked: string | undefined, fallback: string): string =>
  asked === undefined ? fallback : parseZone(asked);

const firstYear = 1970;
const lastYear = 2100;

export function parseDate(text: string, field: string): string {
  if (!isDay(inYears(text, field))) throw invalid(field, `${text} is not a day of the calendar`);
  return text;
}

/** Some engines take 02-30 for the 2nd of March. */
function isDay(date: string): boolean {
  const at = midnight(date);
  return !Number.isNaN(at) && dateOf(at) === date;
}

/** Milliseconds since 1970. The schema has seen to the form, and to the offset being there. */
export function parseInstant(text: string, field: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant) || !isDay(inYears(text, field).slice(0, 10)))
    throw invalid(field, `${text} is not a time of the calendar`);
  if (/\.\d{3}\d*[1-9]/.test(text)) throw invalid(field, `${text} is finer than a millisecond`);
  return instant;
}

/**
 * The same, with an offset the zone has then. Both readings of a wrong one are told, because either may have been
 * meant.
 */
export function parseInstantIn(zone: string, text: string, field: string): number {
  const instant = parseInstant(text, field);
  const written = writtenOffset(text);
  if (written === offsetMinutes(instant, zone)) return instant;
  const wall = instant + written * 60_000;
  const clock = (reading: number) => wallText(reading).slice(11).replace(/:00$/, "");
  const local = instantsOf(wall, zone);
  const asLocal =
    local.length > 0
      ? `${clock(wall)} local = ${local.map((reading) => toText(reading, zone)).join(" or ")}`
      : `${clock(wall)} local is skipped by the clocks that day, the next reading is ` +
        `${toText(fromWall(wall, zone), zone)}`;
  const there = toWall(instant, zone);
  const asWritten =
    `${clock(wall)}${written === 0 ? "Z" : offsetText(written)} = ${clock(there)} ` +
    `local${dateOf(there) === dateOf(wall) ? "" : ` on ${dateOf(there)}`}`;
  throw invalid(field, `${text} has an offset that ${zone} does not have then: ${asLocal}; ${asWritten}`);
}

function writtenOffset(text: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function inYears(text: string, field: string): string {
  const year = Number(text.slice(0, 4));
  if (year < firstYear || year > lastYear) throw invalid(field, `only the years ${firstYear} to ${lastYear} are kept`);
  return text;
}
