import type { EventDetail, ParticipantRef } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { ConcernedEvent, EventPreview, UndoneChange } from "../domain/card.ts";
import type { CheckedCall } from "../domain/tool-call.ts";
import type { EventFullRow } from "../store/modules/calendar/calendar.ts";
import type { Store } from "../store/store.ts";

/** Calls a read method as the owner; throws what the method throws. */
export type Read = (
  id: "calendar.read" | "contacts.read",
  input: Readonly<Record<string, unknown>>,
  context: CheckedCall["context"],
) => Promise<unknown>;

/** What a call would do to a stored event, by the rules of its method; undefined when it would be refused. */
export type Preview = (
  event: EventFullRow,
  item: Readonly<Record<string, unknown>>,
  zone: string,
) => EventPreview | undefined;

/** An event that a call would touch. */
export interface SubjectEvent {
  id: string;
  /** Of the stored row, whatever part of a series the call means. */
  version: number;
  /** Whether people besides the organizer have it in their calendars. */
  hasGuests: boolean;
  isDeleted: boolean;
  /** For the card: the occurrence that the call names, or else the event. An event that is deleted is not shown. */
  shown: ConcernedEvent | undefined;
}

/** What a call would touch, as it is now, seen by its owner only: rules and cards are made of it. */
export interface Subjects {
  /** In the order of the call. An id without a row stands for nothing that a call could change, and is left out. */
  events(call: CheckedCall): Promise<SubjectEvent[]>;
  /** Names of the contacts a call names by id. */
  contactNames(call: CheckedCall): Promise<Record<string, string>>;
  /** What a memory update that takes back an earlier one would take back. */
  undone(call: CheckedCall): Promise<UndoneChange[]>;
}

export interface SubjectDeps {
  store: Pick<Store, "reading">;
  read: Read;
  preview: Preview;
}

export function makeSubjects({ store, read, preview }: SubjectDeps): Subjects {
  return {
    async events(call) {
      const found = await Promise.all((await eventTargets(call)).map((target) => toSubject(target, call)));
      return found.filter((event) => event !== undefined);
    },
    async contactNames({ context, input }) {
      const people = (Array.isArray(input["participants"]) ? input["participants"] : []) as ParticipantRef[];
      const named = [input["contact_id"], input["duplicate_id"]].filter((id) => typeof id === "string");
      const invited = people.flatMap((person) => ("contact_id" in person ? [person.contact_id] : []));
      const ids = [...new Set([...named, ...invited])];
      const found = await Promise.all(
        ids.map((id) => find(read("contacts.read", { mode: "contact", contact_id: id }, context))),
      );
      return Object.fromEntries(
        (found as ({ id: string; name: string } | undefined)[]).flatMap((contact) =>
          contact === undefined ? [] : [[contact.id, contact.name]],
        ),
      );
    },
    async undone({ id, input, context }) {
      const { scope, undo } = input;
      if (id !== "memory.update" || typeof undo !== "number" || (scope !== "user" && scope !== "work")) return [];
      const changes = (await store.reading(context.ownerId).memory.changesOf(scope, undo)) as
        | UndoneChange[]
        | undefined;
      return (changes ?? []).map(({ op, path }) => ({ op, path }));
    },
  };

  /**
   * Guests and versions come from the row. The view of an occurrence is for the card alone: there is none of an
   * occurrence that was cancelled or never was, and the call may mean more of the series than that.
   */
  async function toSubject(
    { id, item }: EventTarget,
    { context, input }: CheckedCall,
  ): Promise<SubjectEvent | undefined> {
    const row = await store.reading(context.ownerId).calendar.find(id);
    if (row === undefined) return undefined;
    const show = (more: object) => find(read("calendar.read", { mode: "event", event_id: id, ...more }, context));
    const { occurrence_start_at: occurrence } = item;
    const named = typeof occurrence === "string" ? await show({ occurrence_start_at: occurrence }) : undefined;
    const shown = (named ?? (await show({}))) as EventDetail | undefined;
    const zone = typeof input["event_timezone"] === "string" ? input["event_timezone"] : context.timezone;
    return {
      id,
      version: row.version,
      hasGuests: row.guests.length > 0,
      isDeleted: row.deletedAt !== null,
      shown: shown && { ...shown, ...preview(row, item, zone) },
    };
  }

  async function eventTargets({ spec, input, context }: CheckedCall): Promise<EventTarget[]> {
    if (spec.module !== "calendar") return [];
    const { event_id: one, event_ids: many, items, invite_id: invite } = input;
    if (typeof one === "string") return [{ id: one, item: input }];
    if (typeof invite === "string") {
      const event = await store.reading(context.ownerId).calendar.findInvited(invite);
      return event === undefined ? [] : [{ id: event.id, item: {} }];
    }
    if (Array.isArray(many)) return many.map((id: string) => ({ id, item: {} }));
    return (Array.isArray(items) ? (items as EventTarget["item"][]) : []).flatMap((item) =>
      typeof item["event_id"] === "string" ? [{ id: item["event_id"], item }] : [],
    );
  }
}

interface EventTarget {
  id: string;
  /** What the call says of it: the whole input, or one item of a batch. */
  item: Readonly<Record<string, unknown>>;
}

/**
 * Whatever is not there, or cannot be named so, is simply not shown; a database that does not answer is another matter.
 */
async function find(reading: Promise<unknown>): Promise<unknown> {
  return await reading.catch((reason: unknown) => {
    const { code } = AppError.from(reason);
    if (code === "EVENT_NOT_FOUND" || code === "CONTACT_NOT_FOUND" || code === "INVALID_ACTION_INPUT") return undefined;
    throw reason;
  });
}
