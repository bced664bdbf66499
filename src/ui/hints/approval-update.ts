import type { EventChange, EventPatch, HintChange, HintMsg } from "../../../generated/contract/types.ts";
import type { ConcernedEvent } from "../../domain/card.ts";
import { inZoneOf, toEventRow, toGuestNotes, toGuests, toMissingNotes, toRows, toSubject } from "./approval-event.ts";
import type { ApprovalPart, WaitingFacts } from "./approval.ts";
import { toChanges, toPlanned, whenFields } from "./changes.ts";
import { toWhen, type EventLike } from "./event.ts";
import { given, msg } from "./msg.ts";
import { toParam } from "./values.ts";

/** What would become of which event: before and after, for as much of a series as is meant. */
export function updatePart({ args, approval, timezone }: WaitingFacts<"calendar.update">): ApprovalPart {
  const events = approval.events ?? [];
  const notes = toGuestNotes("note.guests_see_change", events);
  if ("items" in args) {
    const rows = pairUp(args.items, events).map(([item, event]) =>
      toEventRow(event, timezone, toDifferences(event, item.patch, timezone).map(toLine)),
    );
    return { ...toRows(rows), ...given("notes", [...notes, ...toMissingNotes(args.items.length, rows.length)]) };
  }
  const [event] = events;
  if (event === undefined) return {};
  const changes = toDifferences(event, args.patch, timezone);
  // The time it has now stands beside the new one.
  const isMoved = changes.some(({ key }) => key === "when");
  const subject = toSubject(event, timezone, []).filter(
    ({ key }) => !isMoved || (key !== "when" && key !== "when_there"),
  );
  return {
    facts: [...subject, ...toGuests(event)],
    ...given("changes", changes),
    ...given("notes", notes),
  };
}

const toLine = ({ key, from, to }: HintChange): HintMsg =>
  msg("field.change", { label: msg(`fact.${key}`), from: toParam(from), to: toParam(to) });

/** Events are in the order of the call, and those that were not found are left out. */
function pairUp<Item extends { event_id: string }>(
  items: readonly Item[],
  events: readonly ConcernedEvent[],
): [Item, ConcernedEvent][] {
  const left = [...events];
  return items.flatMap((item): [Item, ConcernedEvent][] => {
    if (left[0]?.id !== item.event_id) return [];
    const [event] = left.splice(0, 1);
    return event === undefined ? [] : [[item, event]];
  });
}

/** Times as the method would set them, the rest as the call writes it. */
function toDifferences(event: ConcernedEvent, patch: EventPatch, reader: string): HintChange[] {
  const { after: times, fields } = event;
  // Without a preview the call will be refused; the card then shows what was asked for.
  if (times === undefined || fields === undefined) return toChanges(event, toPlanned(event, patch), inZoneOf(reader));
  const after: EventLike = { ...withoutTimes(event), ...times };
  const said = toPlanned(event, patch).filter(({ field }) => fields.includes(field) && !whenFields.includes(field));
  const zone = fields.includes("event_timezone")
    ? [{ field: "event_timezone", from: event.eventTimezone ?? reader, to: times.eventTimezone }]
    : [];
  const moved = fields.some((field) => whenFields.includes(field)) ? toMoved(event, after) : [];
  return [...toChanges(after, [...said, ...zone, ...moved], inZoneOf(reader)), ...toThere(event, after, reader, moved)];
}

function toMoved(before: EventLike, after: EventLike): EventChange[] {
  return [
    { field: "start_at", from: before.startAt, to: after.startAt },
    { field: "end_at", from: before.endAt, to: after.endAt },
    { field: "all_day", from: before.allDay, to: after.allDay },
    { field: "start_date", from: before.startDate, to: after.startDate },
    { field: "end_date", from: before.endDate, to: after.endDate },
  ];
}

/** The new time by the clock of the event's own zone, where that is not the reader's. */
function toThere(before: EventLike, after: EventLike, reader: string, moved: readonly EventChange[]): HintChange[] {
  const there = after.eventTimezone ?? reader;
  if (there === reader || (moved.length === 0 && there === (before.eventTimezone ?? reader))) return [];
  const [from, to] = [before, after].map((event) => toWhen(event, { shown: event.eventTimezone ?? reader, reader }));
  return [
    { key: "when_there", from: from === undefined ? null : { when: from }, to: to === undefined ? null : { when: to } },
  ];
}

function withoutTimes(event: EventLike): EventLike {
  const { startAt: _s, endAt: _e, allDay: _a, startDate: _f, endDate: _l, eventTimezone: _z, ...rest } = event;
  return rest;
}
