import type { EventDetail, EventSummary, Participant } from "../../../generated/contract/types.ts";
import type { EventFullRow, EventRow } from "../../store/calendar/rows.ts";
import type { OccurrenceRow } from "./_series.ts";
import { toText } from "./_zone.ts";

/** An event, or one occurrence of a series. */
export type Viewed<Row extends EventRow = EventRow> = Row | OccurrenceRow<Row>;

/** What is absent or goes without saying is left out: the zone asked for, confirmed, and one's own events having no reply. */
export function toSummary(row: Viewed, zone: string): EventSummary {
  const occurrence = "occurrenceStartAt" in row ? row : undefined;
  const isGuest = row.inviteId !== null;
  const status = row.deletedAt !== null || occurrence?.isCancelled ? "cancelled" : row.status;
  return {
    id: row.id,
    title: row.title,
    startAt: toText(row.startAt, row.timezone),
    ...(row.endAt === null ? {} : { endAt: toText(row.endAt, row.timezone) }),
    ...(row.startDate === null || row.endDate === null ? {} : { allDay: true, startDate: row.startDate, endDate: row.endDate }),
    ...(row.timezone === zone ? {} : { eventTimezone: row.timezone }),
    ...(row.location === null ? {} : { location: row.location }),
    ...(status === "confirmed" ? {} : { eventStatus: status }),
    ...(row.participation === null || row.inviteId === null ? {} : { participation: row.participation, inviteId: row.inviteId }),
    // The organizer takes part too.
    ...(row.guestCount === 0 ? {} : { participantCount: row.guestCount + 1 }),
    ...(row.recurrence === null ? {} : { recurring: true }),
    ...(occurrence ? { occurrenceStartAt: toText(occurrence.occurrenceStartAt, row.timezone) } : {}),
    version: row.version,
    ...(isGuest ? { tainted: true } : {}),
  };
}

export function toDetail(row: Viewed<EventFullRow>, zone: string): EventDetail {
  return {
    ...toSummary(row, zone),
    ...(row.notes === null ? {} : { notes: row.notes }),
    ...(row.meetingUrl === null ? {} : { meetingUrl: row.meetingUrl }),
    ...(row.reminders === null ? {} : { reminders: row.reminders }),
    showAs: row.showAs,
    ...(row.recurrence === null ? {} : { recurrence: row.recurrence }),
    ...(row.guests.length === 0 ? {} : toPeople(row)),
    createdAt: toText(row.createdAt, row.timezone),
    updatedAt: toText(row.updatedAt, row.timezone),
  };
}

/** Contact ids are the organizer's: a guest could do nothing with them. */
function toPeople({ organizer, guests, inviteId }: EventFullRow): { organizer: Participant; participants: Participant[] } {
  const first: Participant = { name: organizer.slice(0, 60), role: "organizer" };
  const others = guests.map(({ name, contactId, participation }): Participant => {
    return { name, ...(contactId === null || inviteId !== null ? {} : { contactId }), role: "attendee", participation };
  });
  return { organizer: first, participants: [{ ...first, participation: "accepted" }, ...others] };
}
