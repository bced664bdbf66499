import { AppError } from "../../base/error.ts";
import { addDays, dayMs, startOfDay } from "../../base/local-time.ts";
import type { EventRow, RangeFilter } from "../../store/modules/calendar/calendar.ts";
import type { MethodContext } from "../define.ts";
import { withEnd, type Busy } from "./_assumed.ts";
import { invalid, parseDate, parseInstant } from "./_input.ts";
import { isRepeated, occurrencesIn } from "./_series.ts";
import type { ShownEvent } from "./_shown.ts";

/** Half-open. */
export interface Range {
  from: number;
  to: number;
}

const longestDays = 366;

/** As long as the zone says: 23, 24, 25 hours or something in between; nothing when the zone skipped that day. */
export function dayRange(date: string, zone: string): Range {
  parseDate(date, "date");
  return { from: startOfDay(date, zone), to: startOfDay(addDays(date, 1), zone) };
}

export function toRange(input: { start_at: string; end_at: string }): Range {
  const range = { from: parseInstant(input.start_at, "start_at"), to: parseInstant(input.end_at, "end_at") };
  if (range.to <= range.from) throw invalid("end_at", "the end of the range must be after its start");
  if (range.to - range.from > longestDays * dayMs) throw new AppError("RANGE_TOO_LARGE", { days: longestDays });
  return range;
}

/**
 * What takes the user's time: not what is shown as free, not what was declined. What has no end is taken to last
 * `minutes`.
 */
export async function busyIn(
  { from, to }: Range,
  minutes: number,
  ctx: Pick<MethodContext, "calendar">,
): Promise<Busy[]> {
  // One without an end may have started before the range and still go on.
  const filter: RangeFilter = { from: from - minutes * 60_000, to, isBusy: true };
  return unfolded(await ctx.calendar.list(filter), { from: filter.from, to })
    .filter(({ showAs }) => showAs === "busy")
    .map((event) => withEnd(event, minutes))
    .filter(({ startAt, endAt }) => startAt < to && endAt > from);
}

/** Every series replaced by its occurrences in the range, cancelled ones left out. */
export function unfolded<Row extends EventRow>(rows: readonly Row[], { from, to }: Range): ShownEvent<Row>[] {
  return rows.flatMap((row) =>
    isRepeated(row) ? occurrencesIn(row, from, to).filter(({ isCancelled }) => !isCancelled) : [row],
  );
}
