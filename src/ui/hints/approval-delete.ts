import type { ConcernedEvent } from "../../domain/card.ts";
import { toOffsetTime, toWallClock } from "../card/card.ts";
import { toEventRow, toGuestNotes, toGuests, toMissingNotes, toRows, toSubject } from "./approval-event.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { given } from "./msg.ts";

/** What would be gone, and who would be told. */
export function deletePart({ args, approval, timezone }: WaitingFacts<"calendar.delete">): ApprovalPart {
  const events = approval.events ?? [];
  const notes = toGuestNotes("note.participants_notified", events);
  const [event] = events;
  if (event !== undefined && !("event_ids" in args))
    return {
      facts: [...toSubject(event, timezone, ["location"]), ...toGuests(event)],
      ...given("notes", notes),
    };
  const asked = "event_ids" in args ? args.event_ids.length : 0;
  return {
    ...toRows(events.map((one) => toEventRow(one, timezone))),
    ...given("notes", [...notes, ...toMissingNotes(asked, events.length)]),
  };
}

export function restorePart({ args, approval, timezone }: WaitingFacts<"calendar.restore">): ApprovalPart {
  const events = approval.events ?? [];
  const [event] = events;
  return event === undefined
    ? {}
    : {
        facts: [...toSubject(toNamed(event, args.occurrence_start_at, timezone), timezone, []), ...toGuests(event)],
        ...given("notes", toGuestNotes("note.guests_see_again", events)),
      };
}

/** A cancelled occurrence cannot be read, so the series stands for it: its time is the one the call names. */
function toNamed(event: ConcernedEvent, at: string | undefined, reader: string): ConcernedEvent {
  if (at === undefined || event.startAt === undefined) return event;
  const { endDate: _, endAt, ...rest } = event;
  const lasts = endAt === undefined ? undefined : Date.parse(endAt) - Date.parse(event.startAt);
  const zone = event.eventTimezone ?? reader;
  return {
    ...rest,
    startAt: at,
    ...(lasts === undefined ? {} : { endAt: toOffsetTime(Date.parse(at) + lasts, zone) }),
    ...(event.allDay ? { startDate: toWallClock(at, zone).date } : {}),
  };
}
