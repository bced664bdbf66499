import type { EventContent, EventFullRow } from "../../store/modules/calendar/calendar.ts";
import type { CalendarContext } from "./_event.ts";
import type { ShownEvent } from "./_shown.ts";

/** What guests neither see nor need to know. */
const privateFields: ReadonlySet<string> = new Set(["reminders", "showAs"]);
const timeFields = ["startAt", "endAt", "startDate", "endDate", "recurrence"] as const;

/**
 * Shows guests that an event changed, and asks them again when it moved. One reply stands for all of a series, so one
 * occurrence that moves only shows.
 */
export async function showGuests<Event extends ShownEvent<EventFullRow>>(
  written: Event,
  { before, after }: { before: EventContent; after: EventContent },
  ctx: CalendarContext,
): Promise<Event> {
  const differs = (field: keyof EventContent) => JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const fields = Object.keys(after) as (keyof EventContent)[];
  if (written.guests.length === 0 || !fields.some((field) => !privateFields.has(field) && differs(field)))
    return written;
  const isMoved = !("occurrenceStartAt" in written) && timeFields.some(differs);
  await ctx.calendar.markChanged(written.id, { isMoved, at: ctx.clock.now() });
  if (!isMoved) return written;
  return { ...written, guests: written.guests.map((guest) => ({ ...guest, participation: "needs_action" as const })) };
}
