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

export function restorePart({ approval, timezone }: WaitingFacts<"calendar.restore">): ApprovalPart {
  const events = approval.events ?? [];
  const [event] = events;
  return event === undefined
    ? {}
    : {
        facts: [...toSubject(event, timezone, []), ...toGuests(event)],
        ...given("notes", toGuestNotes("note.guests_see_again", events)),
      };
}
