import { addDays, dateOf, dayMs, fromWall, midnight, toWall } from "../../base/local-time.ts";
import type { CalendarContext } from "./_event.ts";
import { busyIn, type Range } from "./_range.ts";

// A month of events at a time: most answers are in the first.
const stepMs = 31 * dayMs;

export interface BusyTimes extends Range {
  /** How long an event without an end is taken to last. */
  minutes: number;
  /** Called when there is one. */
  onAssumed(): void;
}

/** The times nothing takes, in order; one that runs on over a month's end is one. */
export async function* gapsIn(
  { from, to, minutes, onAssumed }: BusyTimes,
  ctx: Pick<CalendarContext, "calendar">,
): AsyncGenerator<Range> {
  let freeFrom = from;
  for (let at = from; at < to; at += stepMs) {
    const busy = await busyIn({ from: at, to: Math.min(at + stepMs, to) }, minutes, ctx);
    for (const { startAt, endAt, isEndAssumed } of busy.toSorted((a, b) => a.startAt - b.startAt)) {
      if (isEndAssumed) onAssumed();
      if (startAt > freeFrom) yield { from: freeFrom, to: startAt };
      freeFrom = Math.max(freeFrom, endAt);
    }
  }
  if (freeFrom < to) yield { from: freeFrom, to };
}

export interface Hours {
  zone: string;
  earliest?: string | undefined;
  latest?: string | undefined;
}

/** The part of a gap in each day's hours; without hours nights belong to it, and it is one piece. */
export function* withinHours(gap: Range, { zone, earliest, latest }: Hours): Generator<Range> {
  if (earliest === undefined && latest === undefined) return void (yield gap);
  const lastDay = dateOf(toWall(gap.to, zone));
  for (let date = dateOf(toWall(gap.from, zone)); date <= lastDay; date = addDays(date, 1)) {
    const from = Math.max(gap.from, fromWall(midnight(date) + minutes(earliest ?? "00:00"), zone));
    const to = Math.min(gap.to, fromWall(midnight(date) + minutes(latest ?? "24:00"), zone));
    if (from < to) yield { from, to };
  }
}

const minutes = (clock: string): number => (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * 60_000;
