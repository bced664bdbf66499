import type { Participation, Recurrence } from "../../generated/contract/types.ts";

/** When and what, as an owner says it. Instants are epoch milliseconds; dates, of whole days, are inclusive. */
export interface EntryContent {
  title: string;
  startAt: number;
  endAt: number | null;
  timezone: string;
  startDate: string | null;
  endDate: string | null;
  location: string | null;
  notes: string | null;
  meetingUrl: string | null;
  reminders: number[] | null;
  showAs: "busy" | "free";
  status: "confirmed" | "tentative";
  recurrence: Recurrence | null;
}

/** One occurrence that is different from its series, known by the start that the rule gives it. */
export interface EntryOverride {
  at: number;
  isCancelled: boolean;
  changes: Partial<EntryContent>;
}

export interface EntryPerson {
  name: string;
  email?: string | null;
  participation: Participation;
}

/** An event by itself, as it can be kept, sent or written to a file. */
export interface CalendarEntry extends EntryContent {
  /** What another calendar calls it. */
  uid?: string | null;
  id: string;
  version: number;
  overrides: EntryOverride[];
  createdAt: number;
  updatedAt: number;
  organizer: string;
  organizerEmail?: string | null;
  guests: EntryPerson[];
}
