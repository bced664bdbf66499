import type { EventSummary } from "../../../generated/contract/types.ts";
import { dayMs, toText } from "../../base/local-time.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import { assumedMinutes, withEnd, type Busy } from "./_assumed.ts";
import type { CalendarContext } from "./_event.ts";
import { busyIn, unfolded } from "./_range.ts";
import { toSummary, type ShownEvent } from "./_shown.ts";

const mostConflicts = 5;
/** Of a series, the occurrences that start so soon after the first are compared. */
const seriesMs = 31 * dayMs;

/** What a result says about them. */
export interface Conflicts {
  conflicts: EventSummary[];
  /** Where the event has no end, and a conflict rests on the one it is taken to have. */
  assumedEndAt?: string;
}

/** Other events at the same time, with a warning: an overlap is for the user to judge. */
export async function conflictsOf(
  event: ShownEvent<EventFullRow>,
  zone: string,
  ctx: CalendarContext,
): Promise<Conflicts> {
  if (event.showAs === "free") return { conflicts: [] };
  const minutes = await assumedMinutes(ctx);
  const parts =
    "occurrenceStartAt" in event ? [event] : unfolded([event], { from: event.startAt, to: event.startAt + seriesMs });
  const own = parts.map((part) => withEnd(part, minutes));
  const { endAt, isEndAssumed } = withEnd(event, minutes);
  const last = Math.max(endAt, ...own.map((part) => part.endAt));
  const others = (await busyIn({ from: event.startAt, to: last }, minutes, ctx)).filter(({ id }) => id !== event.id);
  const conflicts = others.filter((other) =>
    own.some((part) => other.startAt < part.endAt && other.endAt > part.startAt),
  );
  if (conflicts.length === 0) return { conflicts: [] };
  ctx.warn("time_conflict");
  if (isEndAssumed || conflicts.some((other) => other.isEndAssumed)) ctx.warn("end_assumed");
  return {
    conflicts: conflicts
      .toSorted((a, b) => a.startAt - b.startAt)
      .slice(0, mostConflicts)
      .map((other) => toConflict(other, zone)),
    ...(isEndAssumed ? { assumedEndAt: toText(endAt, zone) } : {}),
  };
}

function toConflict(other: Busy, zone: string): EventSummary {
  if (!other.isEndAssumed) return toSummary(other, zone);
  return { ...toSummary({ ...other, endAt: null }, zone), assumedEndAt: toText(other.endAt, zone) };
}
