import type { EventDetail, ParticipantRef } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { CheckedCall } from "../domain/tool-call.ts";
import type { Store } from "../store/store.ts";

/** Calls a read method as the owner; throws what the method throws. */
export type Read = (
  id: "calendar.read" | "contacts.read",
  input: Readonly<Record<string, unknown>>,
  context: CheckedCall["context"],
) => Promise<unknown>;

/** An event that a call would touch. */
export interface SubjectEvent {
  id: string;
  /** Of the stored row, whatever part of a series the call means. */
  version: number;
  /** Whether people besides the organizer have it in their calendars. */
  hasGuests: boolean;
  isDeleted: boolean;
  /** For the card: the occurrence that the call names, or else the event. An event that is deleted is not shown. */
  shown: EventDetail | undefined;
}

/** What a call would touch, as it is now, seen by its owner only: rules and cards are made of it. */
export interface Subjects {
  /** In the order of the call. An id without a row stands for nothing that a call could change, and is left out. */
  events(call: CheckedCall): Promise<SubjectEvent[]>;
  /** Names of the contacts a call names by id. */
  contactNames(call: CheckedCall): Promise<Record<string, string>>;
  /** How many things a memory update that takes back an earlier one would forget. */
  undone(call: CheckedCall): Promise<number>;
}

export function makeSubjects({ store, read }: { store: Pick<Store, "reading">; read: Read }): Subjects {
  return {
    async events(call) {
      const found = await Promise.all((await eventTargets(call)).map((target) => toSubject(target, call.context)));
      return found.filter((event) => event !== undefined);
    },
    async contactNames({ context, input }) {
      const people = (Array.isArray(input["participants"]) ? input["participants"] : []) as ParticipantRef[];
      const ids = [...new Set(people.flatMap((person) => ("contact_id" in person ? [person.contact_id] : [])))];
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
      if (id !== "memory.update" || typeof undo !== "number" || (scope !== "user" && scope !== "work")) return 0;
      const changes = await store.reading(context.ownerId).memory.changesOf(scope, undo);
      return (changes ?? []).filter((change) => (change as { op?: unknown }).op === "add").length;
    },
  };

  /**
   * Guests and versions come from the row. The view of an occurrence is for the card alone: there is none of an
   * occurrence that was cancelled or never was, and the call may mean more of the series than that.
   */
  async function toSubject(
    { id, occurrence }: EventTarget,
    context: CheckedCall["context"],
  ): Promise<SubjectEvent | undefined> {
    const row = await store.reading(context.ownerId).calendar.find(id);
    if (row === undefined) return undefined;
    const show = (more: object) => find(read("calendar.read", { mode: "event", event_id: id, ...more }, context));
    const named = occurrence === undefined ? undefined : await show({ occurrence_start_at: occurrence });
    return {
      id,
      version: row.version,
      hasGuests: row.guests.length > 0,
      isDeleted: row.deletedAt !== null,
      shown: (named ?? (await show({}))) as EventDetail | undefined,
    };
  }

  async function eventTargets({ spec, input, context }: CheckedCall): Promise<EventTarget[]> {
    if (spec.module !== "calendar") return [];
    const { event_id: one, event_ids: many, items, invite_id: invite } = input;
    if (typeof one === "string") return [toTarget(input)];
    if (typeof invite === "string") {
      const event = await store.reading(context.ownerId).calendar.findInvited(invite);
      return event === undefined ? [] : [{ id: event.id }];
    }
    if (Array.isArray(many)) return many.map((id: string) => ({ id }));
    return Array.isArray(items)
      ? items.filter((item: EventItem) => typeof item.event_id === "string").map(toTarget)
      : [];
  }
}

interface EventTarget {
  id: string;
  /** Which occurrence of a series is named, as the call writes it. */
  occurrence?: string;
}

interface EventItem {
  event_id?: unknown;
  occurrence_start_at?: unknown;
}

const toTarget = ({ event_id: id, occurrence_start_at: occurrence }: EventItem): EventTarget => ({
  id: String(id),
  ...(typeof occurrence === "string" ? { occurrence } : {}),
});

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
