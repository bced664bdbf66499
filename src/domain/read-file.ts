import type { EntryContent, EntryPerson } from "./calendar-entry.ts";

/** An event out of a file. Dates of whole days are right, their instants are not yet. */
export interface ReadEntry {
  uid: string;
  content: EntryContent;
  /** Names of occurrences that do not take place. */
  cancelled: number[];
  occurrences: ReadOccurrence[];
  people: ReadPeople | null;
  /** Fields that were longer than can be kept. */
  cuts: string[];
}

/** One occurrence that is different; null for one that does not take place. */
export interface ReadOccurrence {
  at: number;
  content: EntryContent | null;
}

export interface ReadPeople {
  organizer: { name: string; email: string | null };
  guests: EntryPerson[];
}

/** What was not taken from a file, and why. */
export interface ReadProblem {
  title: string;
  uid?: string;
  detail: string;
}

export interface ReadFile {
  entries: ReadEntry[];
  problems: ReadProblem[];
}
