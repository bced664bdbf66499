import { beforeAll, describe, expect, it } from "vitest";
import type { OwnedStores } from "../../../src/store/modules/modules.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { everyRow } from "../../abuse/_everything.ts";
import { storeInvite } from "../approval/_waiting.ts";

/** What is Alice's: an event with a guest and a moved occurrence, its invite, a contact, a memory. */
interface Things {
  event: string;
  invite: string;
  contact: string;
}

let app: TestApp;
let things: Things;
let mallory: string;

beforeAll(async () => {
  app = await testApp();
  const [alice, bob, stranger] = await Promise.all(
    ["alice", "bob", "mallory"].map(async (name) => (await (await app.as(name)).getMe()).id),
  );
  mallory = stranger ?? "";
  const event = await storeInvite(app, { fromId: alice ?? "", toId: bob ?? "", title: "Hers" });
  const { sql } = app.database;
  await sql`insert into event_overrides (event_id, occurrence_start_at, is_cancelled, changes)
    values (${event}, now(), true, '{}')`;
  await sql`insert into memories (owner_id, scope, version, content) values (${alice ?? ""}, 'user', 1, '{"facts": []}')`;
  const [row] = await sql<{ invite: string; contact: string }[]>`
    select id as invite, contact_id as contact from invites where event_id = ${event}`;
  things = { event, invite: row?.invite ?? "", contact: row?.contact ?? "" };
});

const at = Date.UTC(2026, 10, 16);

describe("a store that is bound to its owner (G105)", () => {
  it.each<[string, (stores: OwnedStores, things: Things) => Promise<unknown>]>([
    ["an event", ({ calendar }, { event }) => calendar.find(event)],
    ["an event, to change it", ({ calendar }, { event }) => calendar.hold(event)],
    ["an event, by its invite", ({ calendar }, { invite }) => calendar.findInvited(invite)],
    ["an event, by its invite, to reply", ({ calendar }, { invite }) => calendar.holdInvited(invite)],
    ["a contact", ({ contacts }, { contact }) => contacts.find(contact)],
    [
      "a contact to invite",
      async ({ calendar }, { contact }) =>
        (await calendar.reachable({ ids: [contact], emails: [], phoneTails: [] }))[0],
    ],
    ["changes of a memory", ({ memory }) => memory.changesOf("user", 1)],
  ])("does not find another owner's: %s", async (_, look) => {
    expect(await app.store.writing(mallory, (stores) => look(stores, things))).toBeUndefined();
  });

  it("shows lists of its owner's own", async () => {
    const { contacts, memory } = app.store.reading(mallory);
    expect(await contacts.page(10)).toEqual([]);
    expect((await contacts.search("guest", 10)).total).toBe(0);
    expect(await contacts.count()).toBe(0);
    expect((await memory.read("user")).version).toBe(0);
  });

  it.each<[string, (stores: OwnedStores, things: Things) => Promise<unknown>]>([
    ["deletes", ({ calendar }, { event }) => calendar.markDeleted(event, at)],
    ["restores", ({ calendar }, { event }) => calendar.unmarkDeleted(event, at)],
    ["drops occurrences of", ({ calendar }, { event }) => calendar.dropOverrides(event)],
    [
      "adds occurrences to",
      ({ calendar }, { event }) => calendar.addOverrides(event, [{ at, isCancelled: true, changes: {} }]),
    ],
    [
      "moves an occurrence of",
      ({ calendar }, { event }) =>
        calendar.override(event, { at, isCancelled: true, changes: {}, spanStart: at, spanEnd: null, replacedAt: at }),
    ],
    [
      "invites to",
      ({ calendar }, { event }) =>
        calendar.invite(event, [{ id: "inv_x", userId: mallory, contactId: "ctc_x", name: "M" }], {
          message: null,
          at,
        }),
    ],
    ["copies the guests of", ({ calendar }, { event }) => calendar.copyInvites(event, event, ["inv_y"])],
    [
      "replies for a guest of",
      ({ calendar }, { invite }) => calendar.reply(invite, { participation: "declined", comment: "no", at }),
    ],
  ])("never %s another owner's event", async (_, change) => {
    const before = await everyRow(app.database.sql);
    await app.store.writing(mallory, (stores) => change(stores, things));
    expect(await everyRow(app.database.sql)).toEqual(before);
  });
});
