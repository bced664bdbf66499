import type { ErrorCode } from "../../generated/contract/error-code.ts";
import type { ContactSummary, EventDetail, ParticipantRef } from "../../generated/contract/types.ts";
import { describedTables } from "../base/described-tables.ts";
import { AppError } from "../base/error.ts";
import { maskSecrets } from "../base/secrets.ts";
import type { ConcernedEvent, ContactReach, EventPreview, InviteWay, UndoneChange } from "../domain/card.ts";
import type { Clean } from "../domain/clean.ts";
import type { CheckedCall } from "../domain/tool-call.ts";
import type { EventFullRow } from "../store/modules/calendar/calendar.ts";
import type { Store } from "../store/store.ts";

/** As much of a call as says what it touches. */
export type SubjectCall = Pick<CheckedCall, "id" | "input" | "spec"> & {
  readonly context: Pick<CheckedCall["context"], "ownerId" | "timezone" | "requestId" | "signal">;
};

/** Calls a read method as the owner; throws what the method throws. */
export type Read = (
  id: "calendar.read" | "contacts.read",
  input: Readonly<Record<string, unknown>>,
  context: SubjectCall["context"],
) => Promise<unknown>;

/** What a call would do to a stored event, by the rules of its method; undefined when it would be refused. */
export type Preview = (
  event: EventFullRow,
  item: Readonly<Record<string, unknown>>,
  zone: string,
) => EventPreview | undefined;

/** How each of these would hear of an invite by this owner. */
export type ToInviteWays = (people: readonly ParticipantRef[], ownerId: string) => Promise<InviteWay[]>;

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

/** A contact that a call names. */
export interface SubjectContact {
  id: string;
  name: string;
  version: number;
  /** Whether the call does something to it; one that is only invited stays as it is. */
  isChanged: boolean;
}

/** A row of a module's own table that a call names. */
export interface SubjectThing {
  id: string;
  /** As models and people may see it; undefined when there is none. */
  row: (Readonly<Record<string, unknown>> & { version: number }) | undefined;
  /** The code of a row that is not there. */
  missing: ErrorCode;
}

/** What a call would touch, as it is now, seen by its owner only: rules and cards are made of it. */
export interface Subjects {
  /** In the order of the call. An id without a row stands for nothing that a call could change, and is left out. */
  events(call: SubjectCall): Promise<SubjectEvent[]>;
  /** The contacts that a call names by id, to change them or to invite them. */
  contacts(call: SubjectCall): Promise<SubjectContact[]>;
  /** The rows of its module's own tables that a call names by id. */
  things(call: SubjectCall): Promise<SubjectThing[]>;
  /** How those are reached. Not for models. */
  contactReach(call: SubjectCall): Promise<Record<string, ContactReach>>;
  /** How those whom a call would invite would hear of it. Not for models. */
  inviteWays(call: SubjectCall): Promise<InviteWay[]>;
  /** What a memory update that takes back an earlier one would take back. */
  undone(call: SubjectCall): Promise<UndoneChange[]>;
}

export interface SubjectDeps {
  store: Pick<Store, "reading">;
  read: Read;
  preview: Preview;
  toInviteWays: ToInviteWays;
  clean: Clean;
}

export function makeSubjects({ store, read, preview, toInviteWays, clean }: SubjectDeps): Subjects {
  return {
    async events(call) {
      const found = await Promise.all((await eventTargets(call)).map((target) => toSubject(target, call)));
      return found.filter((event) => event !== undefined);
    },
    async contacts({ context, input }) {
      const changed = changedContactIds(input);
      const found = await Promise.all(
        contactIds(input).map((id) => find(read("contacts.read", { mode: "contact", contact_id: id }, context))),
      );
      return (found as (ContactSummary | undefined)[])
        .filter((contact) => contact !== undefined)
        .map(({ id, name, version }) => ({ id, name, version, isChanged: changed.includes(id) }));
    },
    async things({ id: method, spec, input, context }) {
      const { tables } = store.reading(context.ownerId);
      const named = Object.entries(spec.things).flatMap(([field, table]) => {
        const missing = describedTables[table]?.missing;
        const ids = [input[field]].flat().filter((id) => typeof id === "string");
        return missing === undefined ? [] : ids.map((id) => ({ id, table, missing }));
      });
      return await Promise.all(
        named.map(async ({ id, table, missing }) => {
          const row = await tables[table]?.find(id);
          return { id, missing, row: row && (clean(row, { method }).data as SubjectThing["row"]) };
        }),
      );
    },
    async contactReach({ context, input }) {
      const ids = contactIds(input);
      const found = ids.length === 0 ? [] : await store.reading(context.ownerId).contacts.those(ids);
      return Object.fromEntries(
        found.map(({ id, phone, email }) => [
          id,
          {
            ...(phone === null ? {} : { phone: maskSecrets(phone).text }),
            ...(email === null ? {} : { email: maskSecrets(email).text }),
          },
        ]),
      );
    },
    async inviteWays({ id, input, context }) {
      return id === "calendar.share" ? await toInviteWays(participantsOf(input), context.ownerId) : [];
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
    { context, input }: SubjectCall,
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

  async function eventTargets({ spec, input, context }: SubjectCall): Promise<EventTarget[]> {
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

const changedContactIds = (input: CheckedCall["input"]): string[] =>
  [input["contact_id"], input["duplicate_id"]].filter((id) => typeof id === "string");

const participantsOf = ({ participants }: CheckedCall["input"]): ParticipantRef[] =>
  Array.isArray(participants) ? (participants as ParticipantRef[]) : [];

function contactIds(input: CheckedCall["input"]): string[] {
  const invited = participantsOf(input).flatMap((person) => ("contact_id" in person ? [person.contact_id] : []));
  return [...new Set([...changedContactIds(input), ...invited])];
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
