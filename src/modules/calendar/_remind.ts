import { dayMs } from "../../base/local-time.ts";
import type { EventFullRow } from "../../store/modules/calendar/calendar.ts";
import type { DueEvent, Reminded } from "../../store/modules/modules.ts";
import { isRepeated, occurrencesIn } from "./_series.ts";
import type { ShownEvent } from "./_shown.ts";
import { toNotice } from "./_tell.ts";

/** How far ahead occurrences are looked at; who has none before is looked at again then. */
const aheadMs = 31 * dayMs;
/** After its start, a point in time is news for so long. */
const pointMs = 3_600_000;

/**
 * The reminders of an event that became due since they were last looked at, and when the next one is. One that nobody
 * was there to send is late rather than lost, unless the event is over.
 */
export function remind({ event, ownerId, since, now }: DueEvent): Reminded {
  const all = upcoming(event, Math.max(since, now - aheadMs), now).flatMap((occurrence) =>
    (occurrence.reminders ?? []).map((minutes) => ({ occurrence, minutes, at: occurrence.startAt - minutes * 60_000 })),
  );
  const due = all.filter(
    ({ at, occurrence: { startAt, endAt } }) => at > since && at <= now && (endAt ?? startAt + pointMs) > now,
  );
  const next = Math.min(...all.map(({ at }) => at).filter((at) => at > now));
  const isOver = !isRepeated(event) || (event.spanEnd !== null && event.spanEnd <= now);
  return {
    notices: due.map(({ occurrence, minutes }) => ({
      ...toNotice(
        {
          userId: ownerId,
          kind: "reminder",
          event,
          ...("occurrenceStartAt" in occurrence ? { occurrence } : {}),
        },
        { minutesBefore: minutes },
      ),
      once: `${event.id} ${occurrence.startAt} ${minutes}`,
    })),
    nextAt: next !== Infinity ? next : isOver ? null : now + aheadMs,
  };
}

function upcoming(event: EventFullRow, from: number, now: number): ShownEvent<EventFullRow>[] {
  if (!isRepeated(event)) return [event];
  const reminders = [event.reminders, ...event.overrides.map(({ changes }) => changes.reminders)].flat();
  const longest = Math.max(0, ...reminders.map((minutes) => minutes ?? 0));
  return occurrencesIn(event, from, now + aheadMs + longest * 60_000).filter(({ isCancelled }) => !isCancelled);
}
