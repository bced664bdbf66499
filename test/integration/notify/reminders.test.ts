import { describe, expect, it } from "vitest";
import { toText } from "../../../src/base/local-time.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { until } from "../../_kit/until.ts";
import { perform } from "./_party.ts";

const zone = "Asia/Shanghai";
const minute = 60_000;
const told = async (app: TestApp) =>
  (await (await app.as("alice")).listNotices()).items.filter(({ kind }) => kind === "reminder");

/** An event whose reminder of ten minutes is due in a moment. */
const soon = (more: object = {}, shift = 0) => ({
  title: "Sync",
  start_at: toText(Math.ceil(Date.now() / 1000) * 1000 + 10 * minute + 1000 + shift, zone),
  duration_minutes: 30,
  event_timezone: zone,
  reminders: [10],
  ...more,
});

describe("reminders", () => {
  it("fire when they are due, once, however many worker processes look and start anew", async () => {
    const database = await scratchDatabase();
    const apps = await Promise.all([1, 2, 3].map(() => testApp({ database, worker: true })));
    const [app] = apps as [TestApp, TestApp, TestApp];
    await perform(app, "alice", "calendar.create", soon());
    const [notice] = await until(async () => (await told(app)).length > 0 && (await told(app)), "the reminder");
    expect(notice).toMatchObject({ kind: "reminder", title: "Sync", minutesBefore: 10, read: false });
    expect(notice).not.toHaveProperty("tainted");
    await apps[1]?.stop();
    const later = await testApp({ database, worker: true });
    // Looked at again, as after a change of the event, and by a process that remembers nothing.
    await database.sql`update events set reminder_at = now(), reminded_until = now() - interval '1 hour'`;
    await until(
      async () => (await database.sql`select 1 from events where reminder_at is null`).length === 1,
      "a look",
    );
    expect(await told(later)).toHaveLength(1);
  });

  it("fire for every occurrence of a series, in its turn", async () => {
    const app = await testApp({ worker: true });
    const day = 24 * 60 * minute;
    const event = soon({ recurrence: { freq: "daily" } }, -3 * day);
    const { id } = (await perform(app, "alice", "calendar.create", event)) as { id: string };
    const [notice] = await until(async () => (await told(app)).length > 0 && (await told(app)), "the reminder");
    const today = Date.parse(event.start_at) + 3 * day;
    expect(notice).toMatchObject({ occurrenceStartAt: toText(today, zone), startAt: toText(today, zone) });
    const [row] = await app.database.sql<{ at: Date }[]>`select reminder_at as at from events where id = ${id}`;
    expect(row?.at.getTime()).toBe(today + day - 10 * minute);
    expect(await told(app)).toHaveLength(1);
  });

  it("of a moved event fire for the new time, and those of a deleted one not at all", async () => {
    const app = await testApp({ worker: true });
    const { id } = (await perform(app, "alice", "calendar.create", soon({}, 60 * minute))) as { id: string };
    const gone = (await perform(app, "alice", "calendar.create", soon({ title: "Gone" }, 3000))) as { id: string };
    await perform(app, "alice", "calendar.delete", { event_id: gone.id });
    const { start_at } = soon();
    await perform(app, "alice", "calendar.update", { event_id: id, event_timezone: zone, patch: { start_at } });
    await until(async () => (await told(app)).length > 0, "the reminder");
    expect(await told(app)).toMatchObject([{ eventId: id, startAt: start_at }]);
    const [row] = await app.database.sql`select reminder_at from events where id = ${gone.id}`;
    expect(row?.["reminder_at"]).toBeNull();
  });

  it("that nobody was there to send come late, unless the event is over; those before the event was made never", async () => {
    const database = await scratchDatabase();
    const app = await testApp({ database });
    const at = (shift: number) => ({ start_at: toText(Math.floor(Date.now() / 1000) * 1000 + shift, zone) });
    await perform(app, "alice", "calendar.create", { ...soon({ title: "Late" }), ...at(-5 * minute) });
    await perform(app, "alice", "calendar.create", { ...soon({ title: "Over" }), ...at(-50 * minute) });
    await database.sql`update events set created_at = now() - interval '2 hours'`;
    await perform(app, "alice", "calendar.create", { ...soon({ title: "Too new" }), ...at(5 * minute) });
    await testApp({ database, worker: true });
    await until(async () => (await told(app)).length > 0, "the late one");
    await until(
      async () => (await database.sql`select 1 from events where reminder_at is not null`).length === 0,
      "all looked at",
    );
    expect((await told(app)).map(({ title }) => title)).toEqual(["Late"]);
  });
});
