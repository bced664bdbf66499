import type { HintFact, HintGroup, HintItem, HintMsg, HintNote } from "../../../generated/contract/types.ts";
import type { ConcernedEvent } from "../../domain/card.ts";
import { toFacts, toItem, toPeople, toWhen, type EventLike, type Zones } from "./event.ts";
import { given } from "./msg.ts";
import { counted, guestsOf, othersOf, toReach } from "./reach.ts";
import { join } from "./values.ts";

/** Times on a question are the reader's: what is about to happen is compared with the reader's own day. */
export const inZoneOf = (reader: string): Zones => ({ shown: reader, reader });

/** The event a question is about: what it is, when, how much of a series is meant, and who else is in it. */
export function toSubject(
  event: ConcernedEvent,
  reader: string,
  more: readonly ("location" | "organizer")[],
): HintFact[] {
  const reach = toReach(event);
  return [
    ...toFacts(event, ["title"], inZoneOf(reader)),
    ...toTimes(event, reader, toTimeKey(event)),
    ...toFacts(event, more, inZoneOf(reader)),
    ...(reach === undefined ? [] : [{ key: "scope" as const, value: { msg: reach } }]),
  ];
}

/** A series is shown by its first event, or by the one it is changed from. */
function toTimeKey({ reach, occurrenceStartAt }: ConcernedEvent): "when" | "first" | "from" {
  if (reach?.scope === "following") return "from";
  return reach?.scope === "all" && occurrenceStartAt === undefined ? "first" : "when";
}

/** When, in the reader's zone, and in the event's own where that is another one: its rule repeats by that clock. */
export function toTimes(event: EventLike, reader: string, key: "when" | "first" | "from" = "when"): HintFact[] {
  const when = toWhen(event, inZoneOf(reader));
  const there = event.eventTimezone ?? reader;
  const own = there === reader ? undefined : toWhen(event, { shown: there, reader });
  return [
    ...(when === undefined ? [] : [{ key, value: { when } }]),
    ...(own === undefined ? [] : [{ key: "when_there" as const, value: { when: own } }]),
  ];
}

/** One row of a batch: the event, how much of it is meant, and what would change. */
export function toEventRow(event: ConcernedEvent, reader: string, changes: readonly HintMsg[] = []): HintItem {
  const { subtitle, ...row } = toItem(event, inZoneOf(reader), "full");
  const { scope } = event.reach ?? {};
  const badge = scope === "all" ? "series" : scope === "following" ? "following" : scope && "repeated";
  return {
    ...row,
    ...given("subtitle", toReach(event) ?? subtitle),
    ...given("caption", join("list.dot", changes)),
    ...(badge === undefined ? {} : { badge: { key: badge, status: "warning" } }),
  };
}

export const toRows = (items: HintItem[]): { groups?: HintGroup[] } =>
  items.length === 0 ? {} : { groups: [{ items }] };

/** Who else is in the event and would hear of it. */
export function toGuests(event: EventLike): HintFact[] {
  const people = toPeople(othersOf(event), false);
  return people.length === 0 ? [] : [{ key: "participants", value: { people } }];
}

export function toGuestNotes(
  key: "note.participants_notified" | "note.guests_see_change" | "note.guests_see_again",
  events: readonly EventLike[],
): HintNote[] {
  const { size } = guestsOf(events);
  return size === 0 ? [] : [{ level: "warning", msg: counted(key, size) }];
}

/** Ids without an event: the call does nothing to them. */
export function toMissingNotes(asked: number, found: number): HintNote[] {
  return found === 0 || asked <= found ? [] : [{ level: "info", msg: counted("note.not_found", asked - found) }];
}
