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

/** What a call would touch, as it is now, seen by its owner only: rules and cards are made of it. */
export interface Subjects {
  /** In the order of the call; those not found are left out, and the call will say so itself. */
  events(call: CheckedCall): Promise<EventDetail[]>;
  /** Names of the contacts a call names by id. */
  contactNames(call: CheckedCall): Promise<Record<string, string>>;
  /** How many things a memory update that takes back an earlier one would forget. */
  undone(call: CheckedCall): Promise<number>;
}

export function makeSubjects({ store, read }: { store: Pick<Store, "reading">; read: Read }): Subjects {
  return {
    async events(call) {
      const { context, input } = call;
      const ids = await eventIds(call);
      // One occurrence of a series is shown as that occurrence, which a batch does not name.
      const occurrence =
        typeof input["occurrence_start_at"] === "string" ? { occurrence_start_at: input["occurrence_start_at"] } : {};
      const found = await Promise.all(
        ids.map((id) => find(read("calendar.read", { mode: "event", event_id: id, ...occurrence }, context))),
      );
      return found.filter((event) => event !== undefined) as EventDetail[];
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

  async function eventIds({ spec, input, context }: CheckedCall): Promise<string[]> {
    if (spec.module !== "calendar") return [];
    const { event_id: one, event_ids: many, items, invite_id: invite } = input;
    if (typeof one === "string") return [one];
    if (typeof invite === "string") {
      const event = await store.reading(context.ownerId).calendar.findInvited(invite);
      return event === undefined ? [] : [event.id];
    }
    const named: unknown[] = Array.isArray(many)
      ? many
      : Array.isArray(items)
        ? items.map((item: { event_id?: unknown }) => item.event_id)
        : [];
    return [...new Set(named.filter((id) => typeof id === "string"))];
  }
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
