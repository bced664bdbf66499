import { own } from "../../base/own.ts";
import { toTimezone } from "../../base/timezone.ts";
import type { Fields } from "./fields.ts";

/** The device's clock, once its three fields have passed. */
export interface ClientTime {
  timezone: string;
  now: Date;
}

/**
 * The message of the first rule that is broken. All three fields are needed, and they are never compared with each
 * other: examples that clients copy have an instant and an epoch that lie hours apart (R8, G015).
 */
export function findBrokenTime(clientTime: Fields): string | undefined {
  const zone = own(clientTime, "device_timezone");
  if (typeof zone !== "string" || toTimezone(zone) === undefined) return "invalid client_time.device_timezone";
  const now = own(clientTime, "client_now_iso");
  if (typeof now !== "string" || parseInstant(now) === undefined) return "invalid client_time.client_now_iso";
  if (!isEpoch(own(clientTime, "client_epoch_ms"))) return "invalid client_time.client_epoch_ms";
  return undefined;
}

export function toClientTime({
  device_timezone,
  client_now_iso,
}: {
  device_timezone: string;
  client_now_iso: string;
}): ClientTime | undefined {
  const timezone = toTimezone(device_timezone);
  const now = parseInstant(client_now_iso);
  return timezone === undefined || now === undefined ? undefined : { timezone, now };
}

const largestEpoch = 8_640_000_000_000_000;

const isEpoch = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= largestEpoch;

const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/i;

/** RFC 3339 with an offset. Date takes far more than that: the 30th of February, 24:00, no offset at all (G013). */
export function parseInstant(text: string): Date | undefined {
  const parts = shape
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (parts === undefined) return undefined;
  const [year = 0, month = 0, day = 0, hour = 24, minute = 60, second = 60, offsetHour = 24, offsetMinute = 60] = parts;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return undefined;
  const instant = second === 60 ? afterLeap(text.toUpperCase()) : new Date(text.toUpperCase());
  if (instant === undefined) return undefined;
  // An offset can carry the first and the last day out of the years PostgreSQL and ISO 8601 write in four digits.
  return /^(?!0000)\d{4}-/.test(instant.toISOString()) ? instant : undefined;
}

/** Time here has no leap seconds: one is the second that follows. They come at the end of a month in UTC only. */
function afterLeap(text: string): Date | undefined {
  const instant = new Date(new Date(text.replace(/:60(?=[.Z+-])/, ":59")).getTime() + 1000);
  return /-01T00:00:00/.test(instant.toISOString()) ? instant : undefined;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
