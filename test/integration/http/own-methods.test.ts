import { beforeAll, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { give } from "../../_kit/given.ts";

let app: TestApp;
let alice: Client;
let bob: Client;

beforeAll(async () => {
  app = await testApp();
  [alice, bob] = [await app.as("alice"), await app.as("bob")];
});

const review = {
  title: "Project review",
  start_at: "2026-12-21T10:00:00+08:00",
  end_at: "2026-12-21T11:00:00+08:00",
  event_timezone: "Asia/Shanghai",
};

it("a person creates, reads and deletes with the own token, and is asked for no approval (R32)", async () => {
  const { data } = await alice.calendarCreate({ body: review });
  const { id } = data as { id: string };
  const day = { mode: "day", date: "2026-12-21" } as const;
  expect((await alice.calendarRead({ body: day })).data).toMatchObject({ items: [{ id, title: "Project review" }] });
  expect((await bob.calendarRead({ body: day })).data).toMatchObject({ items: [] });
  expect(await alice.calendarDelete({ body: { event_id: id } })).toMatchObject({ data: { outcome: "deleted" } });
  expect(await app.database.sql`select from approvals`).toHaveLength(0);
});

it("the log says who did what by their own hand", async () => {
  await alice.calendarRead({ body: { mode: "day", date: "2026-12-22" } });
  const { id } = await alice.getMe();
  const lines = app.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ route: "/api/v1/modules/calendar/read", caller: id, acts_as: "user", status: 200 }),
  );
});

it("input is judged as anybody's is", async () => {
  await expect(alice.calendarCreate({ body: { ...review, owner_id: "usr_bob" } as never })).rejects.toMatchObject({
    status: 422,
    code: "INVALID_ACTION_INPUT",
  });
  await expect(alice.calendarDelete({ body: { event_id: "evt_none" } })).rejects.toMatchObject({
    status: 404,
    code: "EVENT_NOT_FOUND",
  });
});

it("what a person writes is confirmed, and stays theirs", async () => {
  const { id } = await alice.getMe();
  await give(
    { memory: { user: { version: 3, content: { home_city: "Shanghai", interests: ["tea"] } } } },
    { sql: app.database.sql, store: app.store, ownerId: id },
  );
  await app.database.sql`
    update memories
    set marks = ${app.database.sql.json([{ path: "home_city", by: "tsk_1" }])}
    where owner_id = ${id} and scope = 'user'`;
  expect((await alice.memoryRead({ body: { scope: "user" } })).data).toMatchObject({ unconfirmed: ["home_city"] });
  await alice.memoryUpdate({ body: { scope: "user", content: { home_city: "Hangzhou" } } });
  const { data } = await alice.memoryRead({ body: { scope: "user" } });
  expect(data).toMatchObject({ version: 4, content: { home_city: "Hangzhou" } });
  expect(data).not.toHaveProperty("unconfirmed");
});

it("a guest is told of what a person shares", async () => {
  const { data: event } = await alice.calendarCreate({ body: review });
  const { data: contact } = await alice.contactsCreate({ body: { name: "Bob", email: "bob@example.com" } });
  const { id: bobId } = await bob.getMe();
  await app.database.sql`
    update contacts
    set user_id = ${bobId}
    where id = ${(contact as { id: string }).id}`;
  await alice.calendarShare({
    body: {
      event_id: (event as { id: string }).id,
      participants: [{ contact_id: (contact as { id: string }).id }],
      message: "Bring the numbers",
    },
  });
  expect((await bob.listNotices({})).items).toMatchObject([{ kind: "invite", title: "Project review" }]);
});
