import { beforeEach, describe, expect, it } from "vitest";
import type { Notice } from "../../../generated/contract/types.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { invite, perform, sync } from "./_party.ts";

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
});

const told = async (name: string): Promise<Notice[]> => (await (await app.as(name)).listNotices()).items;
const kinds = async (name: string) => (await told(name)).map(({ kind, text }) => [kind, text]);

describe("participants", () => {
  it("are told of an invite, in their language, with the organizer's words", async () => {
    const eventId = await invite(app);
    expect(await told("bob")).toEqual([
      {
        id: expect.stringMatching(/^ntc_/) as string,
        kind: "invite",
        text: "Alice invited you to “Sync”.",
        createdAt: expect.any(String) as string,
        read: false,
        eventId,
        title: "Sync",
        startAt: sync.start_at,
        endAt: sync.end_at,
        eventTimezone: "Asia/Shanghai",
        by: "Alice",
        message: "Bring the numbers",
        tainted: true,
      },
    ]);
    expect(await told("alice")).toEqual([]);
  });

  it("are told of a change, of the end of one occurrence, of a cancellation and of a return", async () => {
    const event_id = await invite(app, { recurrence: { freq: "daily", count: 5 } });
    const zone = { event_timezone: "Asia/Shanghai" };
    await perform(app, "alice", "calendar.update", { event_id, ...zone, patch: { title: "Planning" } });
    await perform(app, "alice", "calendar.delete", { event_id, occurrence_start_at: "2030-04-22T10:00:00+08:00" });
    await perform(app, "alice", "calendar.delete", { event_id });
    await perform(app, "alice", "calendar.restore", { event_id });
    expect(await kinds("bob")).toEqual([
      ["restored", "Alice restored “Planning”."],
      ["cancelled", "Alice cancelled “Planning”."],
      ["cancelled", "Alice cancelled “Planning”."],
      ["changed", "Alice changed “Planning”."],
      ["invite", "Alice invited you to “Sync”."],
    ]);
    const [, , occurrence] = await told("bob");
    expect(occurrence).toMatchObject({
      occurrenceStartAt: "2030-04-22T10:00:00+08:00",
      startAt: "2030-04-22T10:00:00+08:00",
    });
  });

  it("are not told of what only the organizer sees, nor of what changed nothing", async () => {
    const event_id = await invite(app);
    const zone = { event_timezone: "Asia/Shanghai" };
    await perform(app, "alice", "calendar.update", { event_id, ...zone, patch: { reminders: [5], show_as: "free" } });
    await perform(app, "alice", "calendar.update", { event_id, ...zone, patch: { title: "Sync" } });
    expect(await kinds("bob")).toEqual([["invite", "Alice invited you to “Sync”."]]);
  });

  it("answer, and the organizer is told, once per answer", async () => {
    const event_id = await invite(app);
    await perform(app, "bob", "calendar.accept_invite", { event_id });
    await perform(app, "bob", "calendar.accept_invite", { event_id });
    await perform(app, "bob", "calendar.reject_invite", { event_id, comment: "Ill" });
    expect(await kinds("alice")).toEqual([
      ["reply", "Bob 拒绝了“Sync”的邀请。"],
      ["reply", "Bob 接受了“Sync”的邀请。"],
    ]);
    expect((await told("alice"))[0]).toMatchObject({ by: "Bob", message: "Ill", participation: "declined" });
  });

  it("hear nothing of a call that failed: notice and change are one transaction", async () => {
    const event_id = await invite(app);
    const participants = [{ contact_id: "ctc_none" }];
    await expect(perform(app, "alice", "calendar.share", { event_id, participants })).rejects.toThrow("CONTACT");
    await app.database.sql`
      create function broken() returns trigger language plpgsql as 'begin raise exception $$no$$; end'`;
    await app.database.sql`
      create trigger broken before insert on user_notices for each row execute function broken()`;
    await expect(perform(app, "alice", "calendar.delete", { event_id })).rejects.toThrow();
    expect(await app.database.sql`select 1 from events where deleted_at is not null`).toHaveLength(0);
  });
});

describe("a notice", () => {
  it("is read once it is marked, by its own user only (G105)", async () => {
    await invite(app);
    await invite(app, { title: "Other" });
    const [bob, alice] = [await app.as("bob"), await app.as("alice")];
    const { items, unread } = await bob.listNotices();
    expect([items.length, unread]).toEqual([2, 2]);
    const ids = items.slice(0, 1).map(({ id }) => id);
    await alice.readNotices({ body: { ids } });
    expect((await bob.listNotices()).unread).toBe(2);
    expect(await bob.readNotices({ body: { ids } })).toEqual({ unread: 1 });
    expect((await bob.listNotices({ query: { unread: true } })).items).toMatchObject([{ id: items[1]?.id }]);
    expect(await bob.readNotices({ body: {} })).toEqual({ unread: 0 });
  });

  it("is listed page by page, each once", async () => {
    for (let n = 0; n < 5; n += 1) await invite(app, { title: `Event ${n}` });
    const bob = await app.as("bob");
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await bob.listNotices({ query: { limit: 2, ...(cursor === undefined ? {} : { cursor }) } });
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(titles).toEqual(["Event 4", "Event 3", "Event 2", "Event 1", "Event 0"]);
  });
});
