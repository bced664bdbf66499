import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import type { CreatedBatch, EventDetail, EventList } from "../../../generated/contract/types.ts";
import { toTimezone } from "../../../src/base/timezone.ts";
import { describeMethod } from "../../_kit/method.ts";
import { dataOf, newPerson } from "./_kit.ts";

const serverZones = ["UTC", "Asia/Shanghai", "America/New_York", "Pacific/Kiritimati", "Australia/Lord_Howe"];

/** What depends on zones, on both sides of changes of the clocks; "#0" is the first event made. */
const calls: [string, object][] = [
  [
    "calendar.create",
    {
      title: "Call",
      start_at: "2026-03-08T01:30:00-08:00",
      duration_minutes: 60,
      event_timezone: "America/Los_Angeles",
      recurrence: { freq: "daily", count: 4 },
    },
  ],
  [
    "calendar.create",
    { title: "Trip", all_day: true, start_date: "2026-03-28", end_date: "2026-03-30", event_timezone: "Europe/Berlin" },
  ],
  [
    "calendar.create",
    {
      title: "Early",
      start_at: "2026-03-29T00:15:00+01:00",
      end_at: "2026-03-29T04:00:00+02:00",
      event_timezone: "Europe/Berlin",
    },
  ],
  [
    "calendar.update",
    {
      event_id: "#0",
      event_timezone: "America/Los_Angeles",
      occurrence_start_at: "2026-03-09T01:30:00-07:00",
      patch: { start_at: "2026-03-09T02:30:00-07:00" },
    },
  ],
  ["calendar.update", { event_id: "#1", event_timezone: "Europe/Berlin", patch: { start_date: "2026-03-29" } }],
  ["calendar.read", { mode: "range", start_at: "2026-03-07T00:00:00Z", end_at: "2026-04-05T00:00:00Z" }],
  ["calendar.read", { mode: "day", date: "2026-03-29" }],
  ["calendar.read", { mode: "day", date: "2026-04-05", event_timezone: "Australia/Lord_Howe" }],
  [
    "calendar.find_free",
    {
      start_at: "2026-03-28T00:00:00+01:00",
      end_at: "2026-04-02T00:00:00+02:00",
      duration_minutes: 30,
      earliest: "01:00",
      latest: "03:30",
    },
  ],
  ["calendar.delete", { event_id: "#0", occurrence_start_at: "2026-03-10T01:30:00-07:00", scope: "following" }],
  ["calendar.delete", { event_id: "#2" }],
];

describeMethod("calendar.read", (t) => {
  it("answers alike wherever the server stands (G183)", async () => {
    const file = join(import.meta.dirname, "_in-zone.ts");
    const runIn = async (TZ: string) => {
      const { id: ownerId } = await newPerson(t);
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [file, JSON.stringify({ databaseUrl: t.app.database.url, ownerId, calls })],
        { env: { ...process.env, TZ } },
      );
      return JSON.parse(stdout) as { localHour: number; answers: unknown[] };
    };
    const runs = [];
    for (const zone of serverZones) runs.push(await runIn(zone));
    expect(runs.map(({ localHour }) => localHour)).toEqual([0, 8, 19, 13, 10]);
    const [first = [], ...others] = runs.map(({ answers }) => answers);
    for (const answers of others) expect(answers).toEqual(first);
    const { items } = first[5] as EventList;
    expect(items.map(({ startAt }) => startAt)).toEqual([
      "2026-03-08T10:30:00+01:00",
      "2026-03-09T10:30:00+01:00",
      "2026-03-10T09:30:00+01:00",
      "2026-03-11T09:30:00+01:00",
      "2026-03-29T00:00:00+01:00",
      "2026-03-29T00:15:00+01:00",
    ]);
  });

  it("gives every event back at its instant and in its zone, by its canonical name, in every zone there is (G189)", async () => {
    const zones = Intl.supportedValuesOf("timeZone").filter((zone) => toTimezone(zone) !== undefined);
    expect(zones.length).toBeGreaterThan(400);
    const instants = fc.sample(fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 11, 30) }), zones.length);
    const events = zones.map((event_timezone, index) => ({ event_timezone, instant: instants[index] as number }));
    const { name } = await newPerson(t);
    for (let from = 0; from < events.length; from += 20) {
      const part = events.slice(from, from + 20);
      const items = part.map(({ event_timezone, instant }) => ({
        title: "Any",
        event_timezone,
        start_at: written(instant, event_timezone),
      }));
      const batch = dataOf(await t.callOther("calendar.create", { items }, { as: name })) as CreatedBatch;
      expect(batch.items.flatMap(({ error }) => error ?? [])).toEqual([]);
      for (const [index, { id }] of batch.items.entries()) {
        const { event_timezone, instant } = part[index] ?? expect.fail();
        const input = { mode: "event", event_id: id };
        const read = dataOf(await t.call(input, { as: name })) as EventDetail;
        expect([Date.parse(read.startAt ?? ""), read.eventTimezone ?? "Asia/Shanghai"]).toEqual([
          instant,
          toTimezone(event_timezone),
        ]);
        const there = dataOf(await t.call({ ...input, event_timezone }, { as: name })) as EventDetail;
        expect(there.startAt).toBe(items[index]?.start_at);
      }
    }
  });
});

/** By Temporal, with the whole minutes of the offset that RFC 3339 can write. */
function written(instant: number, zone: string): string {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const minutes = Math.round(offsetNanoseconds / 6e10);
  const offset = `${minutes < 0 ? "-" : "+"}${new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16)}`;
  return (
    new Date(instant + minutes * 60_000)
      .toISOString()
      .slice(0, -1)
      .replace(/\.000$/, "") + offset
  );
}
