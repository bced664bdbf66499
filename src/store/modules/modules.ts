import type { ISql } from "postgres";
import { makeCalendarStore, type CalendarStore } from "./calendar/calendar.ts";
import { contactsOf, type Contacts } from "./contacts.ts";
import { memoryOf, type Memory } from "./memory.ts";
export type { Contact, NewContact } from "./contacts.ts";
export type { MemoryScope, Remembered } from "./memory.ts";

/** The stores of one owner. The owner is bound before a handler gets them, so there is none to forge. */
export interface OwnedStores {
  readonly calendar: CalendarStore;
  readonly contacts: Contacts;
  readonly memory: Memory;
}

/** On the pool for reading, on a transaction for writing. */
export function ownedStores(sql: ISql, ownerId: string): OwnedStores {
  return {
    calendar: makeCalendarStore(sql, ownerId),
    contacts: contactsOf(sql, ownerId),
    memory: memoryOf(sql, ownerId),
  };
}
