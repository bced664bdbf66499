import type { EventDetail, EventSummary, Participant } from "../../../generated/contract/types.ts";
import { toText } from "../../base/local-time.ts";
import type { EventFullRow, EventRow } from "../../store/modules/calendar/calendar.ts";
import type { OccurrenceRow } from "./_series.ts";

/** An event, or one occurrence of a series. */
export type ShownEvent<Row extends EventRow = EventRow> = Row | OccurrenceRow<Row>;

/**
 * Times are written in the zone of the answer, which is the reader's unless another was asked for; whole days belong to
 * the zone of the event. What is absent or goes without saying is left out: that zone, confirmed, and one's own events
 * having no reply.
 */
export function toSummary(row: ShownEvent, zone: string): EventSummary {
  const { endAt, startDate, endDate, timezone, inviteId, participation } = row;
  const write = (instant: number) => toText(instant, startDate === null ? zone : timezone);
  const occurrence = "occurrenceStartAt" in row ? row : undefined;
  const status = row.deletedAt !== null || occurrence?.isCancelled ? "cancelled" : row.status;
  const summary: EventSummary = {
    id: row.id,
    title: row.title,
    startAt: write(row.startAt),
    version: row.version,
  };
  if (endAt !== null) summary.endAt = write(endAt);
  if (startDate !== null && endDate !== null) Object.assign(summary, { allDay: true, startDate, endDate });
  if (timezone !== zone) summary.eventTimezone = timezone;
  if (row.location !== null) summary.location = row.location;
  if (status !== "confirmed") summary.eventStatus = status;
  if (inviteId !== null && participation !== null) Object.assign(summary, { participation, inviteId, tainted: true });
  if (row.isChanged) summary.changed = true;
  if (row.isUnconfirmed) Object.assign(summary, { unconfirmed: true, tainted: true });
  // The organizer takes part too.
  if (row.guestCount > 0) summary.participantCount = row.guestCount + 1;
  if (row.recurrence !== null) summary.recurring = true;
  if (occurrence) summary.occurrenceStartAt = write(occurrence.occurrenceStartAt);
  return summary;
}

export function toDetail(row: ShownEvent<EventFullRow>, zone: string): EventDetail {
  return {
    ...toSummary(row, zone),
    ...(row.notes === null ? {} : { notes: row.notes }),
    ...(row.meetingUrl === null ? {} : { meetingUrl: row.meetingUrl }),
    ...(row.reminders === null ? {} : { reminders: row.reminders }),
    showAs: row.showAs,
    ...(row.recurrence === null ? {} : { recurrence: row.recurrence }),
    ...(row.guests.length === 0 ? {} : toPeople(row)),
    createdAt: toText(row.createdAt, zone),
    updatedAt: toText(row.updatedAt, zone),
  };
}

/** Contact ids are the organizer's: a guest could do nothing with them. */
function toPeople({ organizer, guests, inviteId }: EventFullRow): {
  organizer: Participant;
  participants: Participant[];
} {
  const first: Participant = { name: organizer.slice(0, 60), role: "organizer" };
  const others = guests.map(({ name, contactId, participation }): Participant => {
    return { name, ...(contactId === null || inviteId !== null ? {} : { contactId }), role: "attendee", participation };
  });
  return { organizer: first, participants: [{ ...first, participation: "accepted" }, ...others] };
}
