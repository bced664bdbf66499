import { expect } from "vitest";
import type { MethodId } from "../../../generated/contract/methods.ts";
import type {
  AllDayDraft,
  CalendarReadInput,
  EventDetail,
  EventList,
  TimedDraft,
} from "../../../generated/contract/types.ts";
import type { MethodTest, Outcome } from "../../_kit/method.ts";

type Test = MethodTest<MethodId>;

/** An event of Alice's (or somebody else's), made as a model would make it. */
export async function addEvent(
  t: Test,
  draft: Partial<TimedDraft> | AllDayDraft,
  as = "alice",
): Promise<EventDetail & { id: string; version: number }> {
  const timed = { title: "Meeting", event_timezone: "Asia/Shanghai", start_at: "2026-04-21T10:00:00+08:00" };
  const outcome = await t.callOther(
    "calendar.create",
    "all_day" in draft ? (draft as AllDayDraft) : { ...timed, ...draft },
    { as },
  );
  return dataOf(outcome) as EventDetail & { id: string; version: number };
}

export async function readList(t: Test, input: CalendarReadInput, as = "alice"): Promise<EventList> {
  return dataOf(await t.callOther("calendar.read", input, { as })) as EventList;
}

/** In the reader's zone, or the one asked for. */
export async function readEvent(t: Test, event_id: string, as = "alice", zone?: string): Promise<EventDetail> {
  const asked = zone === undefined ? {} : { event_timezone: zone };
  return dataOf(await t.callOther("calendar.read", { mode: "event", event_id, ...asked }, { as })) as EventDetail;
}

/** The data of a call that must have worked. */
export function dataOf<Id extends MethodId>(outcome: Outcome<Id>): NonNullable<Outcome<Id>["result"]>["data"] {
  expect(outcome.error).toBeUndefined();
  return (outcome.result as NonNullable<Outcome<Id>["result"]>).data;
}

/** Somebody nobody else in this file knows, with an empty calendar. */
let people = 0;
export async function newPerson(t: Test, timezone = "Asia/Shanghai"): Promise<{ name: string; id: string }> {
  const name = `person-${++people}`;
  const { id } = await (await t.app.as(name)).updateMe({ body: { timezone } });
  return { name, id };
}

let contacts = 0;
/** Makes `guest` a contact of `host`; without one a contact who does not use the product. */
export async function addContact(
  t: Test,
  host: string,
  contact: { name: string; guest?: string; email?: string; phone?: string },
): Promise<string> {
  const ownerId = (await (await t.app.as(host)).getMe()).id;
  const userId = contact.guest === undefined ? null : (await (await t.app.as(contact.guest)).getMe()).id;
  const id = `ctc_k${++contacts}`;
  await t.app.database.sql`
    insert into contacts (id, owner_id, name, email, phone, user_id)
    values (${id}, ${ownerId}, ${contact.name}, ${contact.email ?? null}, ${contact.phone ?? null}, ${userId})`;
  return id;
}

/** An event of `host` to which `guest` is invited. */
export async function addInvited(
  t: Test,
  host: string,
  guest: string,
  draft: Partial<TimedDraft> | AllDayDraft = {},
): Promise<{ eventId: string; inviteId: string }> {
  const { id: eventId } = await addEvent(t, draft, host);
  const contact = await addContact(t, host, { name: guest, guest });
  const shared = dataOf(
    await t.callOther("calendar.share", { event_id: eventId, participants: [{ contact_id: contact }] }, { as: host }),
  );
  return { eventId, inviteId: shared.invites[0]?.inviteId as string };
}
