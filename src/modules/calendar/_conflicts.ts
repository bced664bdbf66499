import type { EventSummary } from "../../../generated/contract/types.ts";
import { dayMs } from "../../base/local-time.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import type { CalendarContext } from "./_event.ts";
import { busyIn, unfolded } from "./_range.ts";
import { toSummary, type ShownEvent } from "./_shown.ts";

const mostConflicts = 5;
/** Of a series, the occurrences that start so soon after the first are compared. */
const seriesMs = 31 * dayMs;

/** Other events at the same time, with a warning: an overlap is for the user to judge. A point in time takes none. */
export async function conflictsOf(
  event: ShownEvent<EventFullRow>,
  zone: string,
  ctx: CalendarContext,
): Promise<EventSummary[]> {
  if (event.endAt === null || event.showAs === "free") return [];
  const own =
    "occurrenceStartAt" in event ? [event] : unfolded([event], { from: event.startAt, to: event.startAt + seriesMs });
  const last = Math.max(event.endAt, ...own.map(({ endAt }) => endAt ?? 0));
  const others = (await busyIn({ from: event.startAt, to: last }, ctx)).filter(({ id }) => id !== event.id);
  const conflicts = others.filter((other) =>
    own.some(({ startAt, endAt }) => other.startAt < (endAt ?? 0) && (other.endAt ?? 0) > startAt),
  );
  if (conflicts.length > 0) ctx.warn("time_conflict");
  return conflicts
    .toSorted((a, b) => a.startAt - b.startAt)
    .slice(0, mostConflicts)
    .map((other) => toSummary(other, zone));
}
