import type { Sql } from "postgres";
import { Temporal } from "temporal-polyfill";
import type { EventDetail } from "../../generated/contract/types.ts";
import { describedTables } from "../../src/base/described-tables.ts";
import { newId } from "../../src/base/ids.ts";
import type { NewContact } from "../../src/store/modules/contacts.ts";
import type { MemoryScope, Remembered } from "../../src/store/modules/memory.ts";
import type { AnyRow } from "../../src/store/modules/table.ts";
import type { Store } from "../../src/store/store.ts";

/** When and for whom the examples of the specs are told. */
export const exampleNow = "2026-04-20T09:00:00+08:00";
export const exampleZone = "Asia/Shanghai";

interface Owner {
  sql: Sql;
  store: Pick<Store, "writing">;
  ownerId: string;
}

/** What a row in `given:` may say beyond the wire's own fields. */
type GivenEvent = Partial<EventDetail> & { id: string; title: string; startAt: string; deleted?: boolean };
type GivenContact = NewContact & { isUser?: boolean };

interface Given {
  events?: GivenEvent[];
  contacts?: GivenContact[];
  memory?: Partial<Record<MemoryScope, Omit<Remembered, "marks">>>;
}

/** Inserts what an example needs, and returns how to take it away: the next example may use the same ids. */
export async function give(given: unknown, owner: Owner): Promise<() => Promise<void>> {
  const { events = [], contacts = [], memory = {}, ...described } = (given ?? {}) as Given & Record<string, AnyRow[]>;
  const unknown = Object.keys(described).filter((name) => !Object.hasOwn(describedTables, name));
  if (unknown.length > 0) throw new Error(`no module describes a table ${unknown.join(", ")}`);
  for (const event of events) await insertEvent(event, owner);
  for (const contact of contacts) await insertContact(contact, owner);
  for (const [scope, remembered] of Object.entries(memory) as [MemoryScope, Omit<Remembered, "marks">][])
    await insertMemory(scope, remembered, owner);
  for (const [name, rows] of Object.entries(described)) await insertRows(name, rows, owner);
  const { sql } = owner;
  return async () => {
    await sql`delete from events where id = any(${events.map(({ id }) => id)})`;
    for (const table of ["contacts", "memory_revisions", "memories", ...Object.keys(describedTables)])
      await sql`delete from ${sql(table)} where owner_id = ${owner.ownerId}`;
  };
}

/** With an inviteId it is someone else's, and the owner is invited; a deleted one has been written once more. */
async function insertEvent(event: GivenEvent, { sql, ownerId }: Owner): Promise<void> {
  const organizerId =
    event.inviteId === undefined ? ownerId : await insertUser(event.organizer?.name ?? "Somebody", sql);
  const zone = event.eventTimezone ?? exampleZone;
  const midnight = (date: string, days: number) =>
    Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(zone).toInstant().toString();
  const startAt = event.allDay ? midnight(event.startDate ?? "", 0) : event.startAt;
  const endAt = event.allDay ? midnight(event.endDate ?? event.startDate ?? "", 1) : (event.endAt ?? null);
  await sql`insert into events ${sql({
    id: event.id,
    owner_id: organizerId,
    version: event.version ?? (event.deleted ? 2 : 1),
    title: event.title,
    start_at: startAt,
    end_at: endAt,
    timezone: zone,
    start_date: event.allDay ? (event.startDate ?? null) : null,
    end_date: event.allDay ? (event.endDate ?? event.startDate ?? null) : null,
    location: event.location ?? null,
    notes: event.notes ?? null,
    meeting_url: event.meetingUrl ?? null,
    reminders: event.reminders ?? null,
    show_as: event.showAs ?? "busy",
    status: event.eventStatus ?? "confirmed",
    recurrence: event.recurrence ? sql.json({ ...event.recurrence }) : null,
    span_start: startAt,
    span_end: event.recurrence ? null : (endAt ?? startAt),
    deleted_at: event.deleted ? exampleNow : null,
    created_at: event.createdAt ?? exampleNow,
    updated_at: event.updatedAt ?? event.createdAt ?? exampleNow,
  })}`;
  if (event.inviteId === undefined) return;
  await sql`
    insert into invites (id, event_id, user_id, name, participation, invited_at, span_start, recurs)
    select ${event.inviteId}, ${event.id}, id, display_name, ${event.participation ?? "needs_action"}, ${exampleNow},
      ${startAt}, ${event.recurrence !== undefined}
    from users where id = ${ownerId}`;
}

async function insertContact({ isUser, ...contact }: GivenContact, { sql, store, ownerId }: Owner): Promise<void> {
  const userId = isUser ? await insertUser(contact.name, sql) : null;
  await store.writing(ownerId, ({ contacts }) => contacts.add({ ...contact, userId }));
}

async function insertMemory(
  scope: MemoryScope,
  remembered: Omit<Remembered, "marks">,
  { store, ownerId }: Owner,
): Promise<void> {
  await store.writing(ownerId, async ({ memory }) => {
    await memory.lock(scope);
    await memory.save(scope, { ...remembered, marks: [] }, []);
  });
}

/** Rows of a table that a module describes; what every row has may be left out. */
async function insertRows(name: string, rows: readonly AnyRow[], { sql, store, ownerId }: Owner): Promise<void> {
  await store.writing(ownerId, async ({ tables }) => {
    for (const { version: _version, created_at: _made, updated_at: _changed, ...row } of rows)
      await tables[name]?.add(row);
  });
  for (const { id, version } of rows)
    if (version !== undefined) await sql`update ${sql(name)} set version = ${version} where id = ${id}`;
}

async function insertUser(name: string, sql: Sql): Promise<string> {
  const id = newId("usr");
  await sql`insert into users (id, issuer, subject, display_name) values (${id}, 'given', ${id}, ${name})`;
  return id;
}
