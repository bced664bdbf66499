import { Cron } from "croner";
import { dateOf, fromWall, offsetMinutes, toWall } from "../base/local-time.ts";

/** Says the next firing after an instant; undefined when there is none. */
export type Next = (after: number) => number | undefined;

export interface CronRule {
  expression: string;
  timezone: string;
}

/** Longer than any zone has moved its clocks at once. */
const marginMs = 3 * 3_600_000;

/**
 * The firings of five fields in a zone. Fields that name hours mean readings of the zone's clock: each reading fires
 * once, at the first of its two instants when the clock goes back, and moved by the length of the gap when the clock
 * skips it, but never to another date (G201). Fields for every hour mean the passing of time, which a change of clocks
 * does not stop: there every instant counts at which the clock shows a fitting reading.
 *
 * Throws croner's own words for what is wrong with the expression.
 */
export function toCronNext({ expression, timezone }: CronRule): Next {
  // Croner takes names such as @daily and whole dates as well; here they would only be a second way to say the same.
  const fields = expression.trim().split(/\s+/);
  if (fields.length !== 5)
    throw new Error(`has ${fields.length} fields instead of five: minute, hour, day of month, month, day of week`);
  if (expression.includes("?")) throw new Error("contains ?, write * instead");
  const hours = fields[1] ?? "";
  const rule = new Cron(fields.join(" "), {
    paused: true,
    mode: "5-part",
    timezone: hours.startsWith("*") ? timezone : "UTC",
  });
  const following = (time: number): number | undefined => rule.nextRun(new Date(time))?.getTime();
  return hours.startsWith("*") ? following : (after) => nextReading(following, { after, timezone });
}

function nextReading(following: Next, { after, timezone }: { after: number; timezone: string }): number | undefined {
  const reading = following(toWall(after, timezone));
  const isSteady = (instant: number) =>
    offsetMinutes(instant - marginMs, timezone) === offsetMinutes(instant + marginMs, timezone);
  if (isSteady(after) && (reading === undefined || isSteady(fromWall(reading, timezone))))
    return reading && fromWall(reading, timezone);
  // Near a change of clocks readings and instants do not come in the same order, so all readings around it are looked
  // at.
  let best: number | undefined;
  let wall: number | undefined = toWall(after, timezone) - marginMs;
  while ((wall = following(wall)) !== undefined) {
    if (best !== undefined && wall > toWall(best, timezone) + marginMs) break;
    const instant = toInstant(wall, timezone);
    if (instant > after && (best === undefined || instant < best)) best = instant;
  }
  return best;
}

function toInstant(wall: number, timezone: string): number {
  const instant = fromWall(wall, timezone);
  const shown = toWall(instant, timezone);
  // A gap before midnight (Nuuk) would move the last hour of a day into the next one: moved back, it stays on its date.
  return dateOf(shown) === dateOf(wall) ? instant : instant - (shown - wall);
}
