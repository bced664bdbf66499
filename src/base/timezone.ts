import { Temporal } from "temporal-polyfill";

// Checked before any library sees the name: engines resolve `CST` to America/Chicago and take `+08:00` for a zone.
const shape = /^(?:UTC|[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){1,2})$/i;
const maxLength = 64;

/**
 * The zone's name as given, with its case corrected (`asia/kolkata` is Asia/Kolkata), or undefined when there is no
 * such zone. Links are kept: `US/Pacific` stays what the user wrote, where Intl would answer America/Los_Angeles.
 */
export function toTimezone(name: string): string | undefined {
  if (name.length > maxLength || !shape.test(name)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return undefined;
  }
}
