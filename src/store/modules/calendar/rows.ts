import type { Participation, Recurrence } from "../../../../generated/contract/types.ts";
import type { ReadPeople } from "../../../domain/read-file.ts";

/**
 * When an event is. Instants are epoch milliseconds; end is exclusive, and null for a point in time. All-day events
 * have dates, end inclusive.
 */
export interface When {
  startAt: number;
  endAt: number | null;
  timezone: string;
  startDate: string | null;
  endDate: string | null;
}

/** All an owner says about an event. */
export interface EventContent extends When {
  title: string;
  location: string | null;
  notes: string | null;
  meetingUrl: string | null;
  reminders: number[] | null;
  showAs: "busy" | "free";
  status: "confirmed" | "tentative";
  recurrence: Recurrence | null;
}

/** From the earliest start to the latest end of all occurrences; a series may have none. */
export interface EventSpan {
  spanStart: number;
  spanEnd: number | null;
}

/** What is different in one occurrence, known by the start the rule gives it. */
export interface Override {
  at: number;
  isCancelled: boolean;
  changes: Partial<EventContent>;
}

/** What a list shows of an event; inviteId and participation are there when the reader is a guest. */
export interface EventRow extends When {
  id: string;
  version: number;
  title: string;
  location: string | null;
  showAs: "busy" | "free";
  status: "confirmed" | "tentative";
  recurrence: Recurrence | null;
  deletedAt: number | null;
  /** Written after text by others was read, and by nobody confirmed. */
  isUnconfirmed: boolean;
  inviteId: string | null;
  participation: Participation | null;
  /** The reader is a guest, and has not answered since the organizer changed it. */
  isChanged: boolean;
  guestCount: number;
  overrides: Override[];
}

interface GuestRow {
  inviteId: string;
  /** Null for one who is no user here, and is told by mail. */
  userId: string | null;
  /** Of one who is told by mail. */
  email: string | null;
  name: string;
  contactId: string | null;
  participation: Participation;
}

/** Everything about one event. */
export interface EventFullRow extends EventRow, EventContent, EventSpan {
  /** Who organizes it. */
  ownerId: string;
  /** What another calendar calls it, and whom that one names, when it came from a file. */
  uid: string | null;
  outsiders: ReadPeople | null;
  createdAt: number;
  updatedAt: number;
  organizer: string;
  guests: GuestRow[];
}

export const toDate = (at: number): Date => new Date(at);

/** timestamptz as a number: the driver's Date has methods that follow the server's zone, a number has none. */
export const msOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Columns of EventRow that stand in `events e`, as text because every nested fragment costs, and a list has many. */
export const listColumns = `
  e.id, e.version, e.title, e.location, e.show_as as "showAs", e.status, e.recurrence, e.timezone,
  ${msOf("e.start_at")} as "startAt", ${msOf("e.end_at")} as "endAt", e.start_date::text as "startDate",
  e.end_date::text as "endDate",
  ${msOf("e.deleted_at")} as "deletedAt"`;

export const overridesOf = (eventId: string, ownerId: string): string => `
  (select coalesce(jsonb_agg(jsonb_build_object('at', ${msOf("o.occurrence_start_at")}, 'isCancelled', o.is_cancelled,
    'changes', o.changes)), '[]')
   from event_overrides o where o.event_id = ${eventId} and o.owner_id = ${ownerId})`;
