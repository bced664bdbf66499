import { Temporal } from "temporal-polyfill";

export interface TimeFacts {
  /** The server's clock, in milliseconds. */
  now: number;
  /** The user's clock as the client sent it; it wins, because "tomorrow" is the user's. */
  clientNow?: string | null;
  /** A zone that exists. */
  zone: string;
  /** Where the zone comes from. */
  source: "device" | "profile" | "default";
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** `[time] 2026-03-16T09:12:33-07:00 Monday, America/Los_Angeles (device)`: all a model knows of the time. */
export function toTimeBlock({ now, clientNow, zone, source }: TimeFacts): string {
  const instant = toInstant(clientNow) ?? Temporal.Instant.fromEpochMilliseconds(now);
  const local = instant.toZonedDateTimeISO(zone);
  const written = local.toString({ timeZoneName: "never", fractionalSecondDigits: 0 });
  return `[time] ${written} ${weekdays[local.dayOfWeek - 1]}, ${zone} (${source})`;
}

/**
 * A time that names no instant was refused when the run was accepted; should one get here, the server's clock serves.
 */
function toInstant(text: string | null | undefined): Temporal.Instant | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    return Temporal.Instant.from(text);
  } catch {
    return undefined;
  }
}
