/** What a calendar and a clock on a wall show: `2026-04-21`, `10:00`. */
export interface WallClock {
  date: string;
  time: string;
  seconds: string;
}

// Making a formatter costs a hundred times more than using it. Names of zones are few, wrong ones are not kept.
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant on a wall in that zone. Intl does the zone arithmetic and nothing else: no text of a card comes from it.
 * An unknown zone leaves the instant as it was written; the server's own zone is never used.
 */
export function toWallClock(instant: string, timezone: string): WallClock {
  const formatter = formatterFor(timezone);
  const epoch = Date.parse(instant);
  if (formatter === undefined || Number.isNaN(epoch))
    return { date: instant.slice(0, 10), time: instant.slice(11, 16), seconds: "00" };
  const parts = Object.fromEntries(formatter.formatToParts(epoch).map(({ type, value }) => [type, value]));
  const date = `${parts["year"]?.padStart(4, "0")}-${parts["month"]}-${parts["day"]}`;
  return { date, time: `${parts["hour"]}:${parts["minute"]}`, seconds: parts["second"] ?? "00" };
}

/** The same instant written with the offset the zone has then, as calendar inputs want it. */
export function toOffsetTime(epoch: number, timezone: string): string {
  const wall = toWallClock(new Date(epoch).toISOString(), timezone);
  const local = Date.parse(`${wall.date}T${wall.time}:${wall.seconds}Z`);
  const minutes = Math.round((local - epoch) / 60_000);
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${wall.date}T${wall.time}:${wall.seconds}${offset}`;
}

const two = (n: number): string => String(n).padStart(2, "0");

function formatterFor(timezone: string): Intl.DateTimeFormat | undefined {
  const known = formatters.get(timezone);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    if (formatters.size >= 1000) formatters.clear();
    formatters.set(timezone, made);
    return made;
  } catch {
    return undefined;
  }
}
