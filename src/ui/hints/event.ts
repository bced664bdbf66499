import type * as T from "../../../generated/contract/types.ts";
import { cut } from "../card/card.ts";
import { given, msg, quote } from "./msg.ts";
import { toRecurrence } from "./recurrence.ts";

/** Any result that speaks of an event; batches and deletions leave fields out. */
export type EventLike = Partial<T.EventDetail>;

/** In which zone times are written, and which one the reader need not be told. */
export interface Zones {
  shown: string;
  reader: string;
}

/** An event's own zone; results name it only when it is not the one the call asked for. */
export function zonesOf(event: EventLike, args: { event_timezone?: string }, reader: string): Zones {
  return { shown: event.eventTimezone ?? args.event_timezone ?? reader, reader };
}

export function toWhen(event: EventLike, { shown, reader }: Zones): T.HintWhen | undefined {
  const zone = shown === reader ? { timezone: shown } : { timezone: shown, showZone: true as const };
  if (event.allDay && event.startDate !== undefined) {
    const last = event.endDate === event.startDate ? undefined : event.endDate;
    return { allDay: true, startDate: event.startDate, ...given("endDate", last), ...zone };
  }
  return event.startAt === undefined ? undefined : { startAt: event.startAt, ...given("endAt", event.endAt), ...zone };
}

/** One row. `full` writes the date too, for rows that stand under no heading. */
export function toItem(event: EventLike, zones: Zones, mode: "clock" | "full" = "clock"): T.HintItem {
  const when = toWhen(event, zones);
  return {
    ...given("id", event.id),
    title: cut(event.title ?? "", 300) || "…",
    ...(event.tainted ? { tainted: true as const } : {}),
    ...given("when", when),
    ...(when !== undefined && mode === "full" ? { whenMode: mode } : {}),
    ...(event.location ? { subtitle: quote(event.location, event.tainted) } : {}),
    ...(event.allDay ? { icon: "calendar" as const } : {}),
    ...given("badge", toBadge(event)),
    ...(event.id === undefined ? {} : { open: { kind: "event" as const, id: event.id } }),
  };
}

/** A fact of the event, when it has one. Words of others are marked. */
function toFact(event: EventLike, key: T.HintFactKey, zones: Zones): T.HintFact[] {
  const value = valueOf(event, key, zones);
  if (value === undefined) return [];
  return [isForeign(event, key) ? { key, value, tainted: true } : { key, value }];
}

export function toFacts(event: EventLike, keys: readonly T.HintFactKey[], zones: Zones): T.HintFact[] {
  return keys.flatMap((key) => toFact(event, key, zones));
}

/** The names a card can show in one line; the rest would be cut off anyway. */
export function toPeople(people: readonly T.Participant[], withReplies: boolean): T.HintPerson[] {
  let length = 0;
  return people
    .filter(({ name }) => name !== "" && (length += name.length + 1) <= 600)
    .map(({ name, participation }) => ({
      name: cut(name, 60),
      ...(withReplies ? given("participation", participation) : {}),
    }));
}

function valueOf(event: EventLike, key: T.HintFactKey, zones: Zones): T.HintFactValue | undefined {
  switch (key) {
    case "title":
      return toText(event.title);
    case "when": {
      const when = toWhen(event, zones);
      return when && { when };
    }
    case "location":
      return toText(event.location);
    case "notes":
      return toText(event.notes);
    case "meeting_url":
      return toText(event.meetingUrl);
    case "reminders":
      return event.reminders?.length ? { minutes: event.reminders } : undefined;
    case "recurrence":
      return event.recurrence && { msg: toRecurrence(event.recurrence) };
    case "show_as":
      return event.showAs && { msg: msg(`value.show_as.${event.showAs}`) };
    case "event_status":
      return event.eventStatus && { msg: msg(`event_status.${event.eventStatus}`) };
    case "organizer":
      return toNames(event.organizer === undefined ? [] : [{ name: event.organizer.name }]);
    case "participants":
      return toNames(event.participants ?? []);
    default:
      return undefined;
  }
}

/** Text of a fact; more than a card shows of it is not kept. */
export function toText(text: string | undefined): { text: string } | undefined {
  return text ? { text: cut(text, 500) } : undefined;
}

function toNames(people: readonly T.Participant[]): T.HintFactValue | undefined {
  const names = toPeople(people, true);
  return names.length === 0 ? undefined : { people: names };
}

/** Contacts have names the user knows. Among the guests of someone else's event one more unknown name is the user. */
function isForeign(event: EventLike, key: T.HintFactKey): boolean {
  if (!event.tainted) return false;
  if (key === "participants") return (event.participants ?? []).filter(isStranger).length > 1;
  if (key === "organizer") return event.organizer !== undefined && isStranger(event.organizer);
  return key === "title" || key === "location" || key === "notes" || key === "meeting_url";
}

const isStranger = ({ contactId }: T.Participant): boolean => contactId === undefined;

function toBadge({ eventStatus, participation }: EventLike): T.HintBadge | undefined {
  if (eventStatus === "cancelled") return { key: "cancelled", status: "warning" };
  if (participation === "needs_action") return { key: "needs_action", status: "pending" };
  if (participation === "declined") return { key: "declined", status: "info" };
  return eventStatus === "tentative" || participation === "tentative"
    ? { key: "tentative", status: "info" }
    : undefined;
}
