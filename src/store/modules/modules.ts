import type { ISql } from "postgres";
import { describedTables } from "../../base/described-tables.ts";
import { makeCalendarStore, type CalendarStore } from "./calendar/calendar.ts";
import { contactsOf, type Contacts } from "./contacts.ts";
import { memoryOf, type Memory } from "./memory.ts";
import { noticesOf, type UserNotices } from "./notices.ts";
import { tableOf, type Table } from "./table.ts";
import type { Writer } from "./writer.ts";
export type { Contact, ContactValues, NewContact } from "./contacts.ts";
export { makeDeliveries, type Deliveries, type DueMail } from "./deliveries.ts";
export type { MemoryMark, MemoryScope, Remembered } from "./memory.ts";
export { makeReminders, type DueEvent, type Reminded, type Reminders } from "./reminders.ts";
export type { AnyRow, Table } from "./table.ts";
export type { Writer } from "./writer.ts";

/** The stores of one owner. The owner is bound before a handler gets them, so there is none to forge. */
export interface OwnedStores {
  readonly calendar: CalendarStore;
  readonly contacts: Contacts;
  readonly memory: Memory;
  readonly notices: UserNotices;
  /** Of the tables that modules describe in their specs, by name. */
  readonly tables: Readonly<Record<string, Table>>;
}

/** On the pool for reading, on a transaction for writing. */
export function ownedStores(sql: ISql, ownerId: string, writer: Writer): OwnedStores {
  return {
    calendar: makeCalendarStore(sql, ownerId, writer),
    contacts: contactsOf(sql, ownerId, writer),
    memory: memoryOf(sql, ownerId, writer),
    notices: noticesOf(sql, ownerId),
    tables: Object.fromEntries(
      Object.entries(describedTables).map(([name, spec]) => [name, tableOf(sql, { name, spec, ownerId, writer })]),
    ),
  };
}
