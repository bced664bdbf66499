import { describe, expect, it } from "vitest";
import type { CreatedBatch, CreatedEvent } from "../../../generated/contract/types.ts";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, dataOf, newPerson, readEvent } from "./_kit.ts";

describeMethod("calendar.create", (t) => {
  const draft = { title: "Call", start_at: "2026-03-17T09:00:00-07:00", event_timezone: "America/Los_Angeles" };
  const refusal = async (input: object) => (await t.call(input)).error;

  it.each([
    ["no offset (G182)", { ...draft, start_at: "2026-03-17T09:00:00" }],
    ["no event_timezone (G182)", { title: "Call", start_at: draft.start_at }],
    ["no event_timezone in a batch (G182)", { items: [{ title: "Call", start_at: draft.start_at }] }],
    ["CST", { ...draft, event_timezone: "CST" }],
    ["an offset for a zone", { ...draft, event_timezone: "-07:00" }],
    ["a zone that does not exist", { ...draft, event_timezone: "Mars/Olympus" }],
    ["end_at and duration_minutes", { ...draft, end_at: "2026-03-17T10:00:00-07:00", duration_minutes: 60 }],
    ["participants", { ...draft, participants: [] }],
    ["start_at and all_day", { ...draft, all_day: true, start_date: "2026-03-17" }],
    ["a day that does not exist", { ...draft, start_at: "2026-02-30T09:00:00-08:00" }],
    ["a date that does not exist", { title: "Trip", all_day: true, start_date: "2026-02-29", event_timezone: "UTC" }],
    ["an end before the start", { ...draft, end_at: "2026-03-17T08:00:00-07:00" }],
    ["an end at the start", { ...draft, end_at: draft.start_at }],
    ["more than 30 days", { ...draft, end_at: "2026-04-16T09:00:01-07:00" }],
    [
      "a last day before the first",
      { title: "Trip", all_day: true, start_date: "2026-05-04", end_date: "2026-05-03", event_timezone: "UTC" },
    ],
    [
      "31 whole days",
      { title: "Trip", all_day: true, start_date: "2026-05-01", end_date: "2026-05-31", event_timezone: "UTC" },
    ],
    ["a year before 1970", { ...draft, start_at: "1969-12-31T09:00:00-08:00" }],
    ["a year after 2100", { ...draft, start_at: "2101-01-01T09:00:00-08:00" }],
    ["a blank title", { ...draft, title: " " }],
    ["a fraction finer than a millisecond", { ...draft, start_at: "2026-03-17T09:00:00.0001-07:00" }],
    [
      "a day that the zone skipped",
      { title: "Gone", all_day: true, start_date: "2011-12-30", event_timezone: "Pacific/Apia" },
    ],
    [
      "a series that does not begin on one of its days",
      { ...draft, recurrence: { freq: "weekly", by_weekday: ["MO"] } },
    ],
    ["a series that ends before it begins", { ...draft, recurrence: { freq: "daily", until: "2026-03-16" } }],
    ["count and until", { ...draft, recurrence: { freq: "daily", until: "2026-03-20", count: 2 } }],
  ])("refuses %s, and shows the form that was meant", async (_, input) => {
    const form = "items" in input ? { items: expect.any(String) as string } : { title: "string max(200)" };
    expect(await refusal(input)).toMatchObject({
      code: "INVALID_ACTION_INPUT",
      can_retry: true,
      detail: expect.any(String) as string,
      input_schema: form,
      next_steps: ["calendar.create"],
    });
  });

  it.each([
    ["monthly", ["TU"], 'write ["3TU"] for the one the event starts on, ["-1TU"] for the last'],
    ["yearly", ["TU"], 'write freq monthly, interval 12, by_weekday ["3TU"]'],
    ["weekly", ["3TU"], 'write freq monthly, or ["TU"] for every week'],
  ])("refuses %s on %s, with the right spelling", async (freq, by_weekday, spelling) => {
    const { code, detail } = (await refusal({ ...draft, recurrence: { freq, by_weekday } })) ?? {};
    expect(code).toBe("INVALID_ACTION_INPUT");
    expect(detail).toContain("recurrence.by_weekday");
    expect(detail).toContain(spelling);
  });

  describe("offset against zone", () => {
    it("tells both readings of a wrong one", async () => {
      const { detail } = (await refusal({ ...draft, start_at: "2026-03-17T09:00:00Z" })) ?? {};
      expect(detail).toBe(
        "start_at: 2026-03-17T09:00:00Z has an offset that America/Los_Angeles does not have then: 09:00 " +
          "local = 2026-03-17T09:00:00-07:00; 09:00Z = 02:00 local",
      );
    });

    it("names the day when the other reading is on another", async () => {
      const { detail } = (await refusal({ ...draft, start_at: "2026-03-17T09:00:00+08:00" })) ?? {};
      expect(detail).toContain("09:00 local = 2026-03-17T09:00:00-07:00; 09:00+08:00 = 18:00 local on 2026-03-16");
    });

    it.each(["2026-03-08T02:30:00-08:00", "2026-03-08T02:30:00-07:00"])(
      "refuses %s, which the clocks skip (G185)",
      async (start_at) => {
        const { detail } = (await refusal({ ...draft, start_at })) ?? {};
        expect(detail).toContain(
          "02:30 local is skipped by the clocks that day, the next reading is 2026-03-08T03:30:00-07:00",
        );
      },
    );

    it.each(["2026-11-01T01:30:00-07:00", "2026-11-01T01:30:00-08:00"])(
      "keeps %s apart from its double (G185)",
      async (start_at) => {
        const { id } = await addEvent(t, { ...draft, start_at });
        expect((await readEvent(t, id, "alice", draft.event_timezone)).startAt).toBe(start_at);
      },
    );

    it("names both doubles when neither was meant", async () => {
      const { detail } = (await refusal({ ...draft, start_at: "2026-11-01T01:30:00Z" })) ?? {};
      expect(detail).toContain("01:30 local = 2026-11-01T01:30:00-07:00 or 2026-11-01T01:30:00-08:00");
    });

    it("checks the end too", async () => {
      expect((await refusal({ ...draft, end_at: "2026-03-17T10:00:00-08:00" }))?.detail).toMatch(/^end_at: /);
    });

    it("takes Z for a zone that is at UTC then", async () => {
      const { id } = await addEvent(t, { start_at: "2026-01-15T09:00:00Z", event_timezone: "Europe/London" });
      expect((await readEvent(t, id, "alice", "Europe/London")).startAt).toBe("2026-01-15T09:00:00+00:00");
    });

    it("knows that Vancouver stays at -07:00 from 2026 on (G187)", async () => {
      const { id } = await addEvent(t, { start_at: "2026-12-01T09:00:00-07:00", event_timezone: "America/Vancouver" });
      const [row] = await t.app.database.sql`select start_at from events where id = ${id}`;
      expect(row?.["start_at"]).toEqual(new Date("2026-12-01T16:00:00Z"));
    });
  });

  it("corrects the case of a zone and keeps it canonical", async () => {
    const { id } = await addEvent(t, { start_at: "2026-03-17T09:00:00-07:00", event_timezone: "us/pacific" });
    expect((await readEvent(t, id)).eventTimezone).toBe("America/Los_Angeles");
  });

  it.each([
    [
      "a day with a gap at midnight",
      "America/Havana",
      "2026-03-08",
      "2026-03-08T01:00:00-04:00",
      "2026-03-09T00:00:00-04:00",
    ],
    ["another one", "Africa/Cairo", "2026-04-24", "2026-04-24T01:00:00+03:00", "2026-04-25T00:00:00+03:00"],
    [
      "half an hour of change",
      "Australia/Lord_Howe",
      "2026-04-05",
      "2026-04-05T00:00:00+11:00",
      "2026-04-06T00:00:00+10:30",
    ],
  ])("lets a whole day begin and end as the zone says: %s", async (_, event_timezone, start_date, startAt, endAt) => {
    expect(await addEvent(t, { title: "Day", all_day: true, start_date, event_timezone })).toMatchObject({
      allDay: true,
      startDate: start_date,
      endDate: start_date,
      startAt,
      endAt,
    });
  });

  it("takes exactly 30 days, timed and whole", async () => {
    const { name } = await newPerson(t);
    const timed = await t.call({ ...draft, duration_minutes: 43_200 }, { as: name });
    const whole = await t.call(
      {
        title: "Trip",
        all_day: true,
        start_date: "2026-05-01",
        end_date: "2026-05-30",
        event_timezone: "Asia/Shanghai",
      },
      { as: name },
    );
    expect([timed.status, whole.status]).toEqual(["success", "success"]);
  });

  describe("conflicts", () => {
    const at = (hour: number, rest: object = {}) => ({
      title: `At ${hour}`,
      start_at: `2026-06-01T${hour}:00:00+08:00`,
      duration_minutes: 60,
      event_timezone: "Asia/Shanghai",
      ...rest,
    });

    it("are what overlaps, up to five, with a warning; touching is none", async () => {
      const { name } = await newPerson(t);
      for (let index = 0; index < 7; index++) await addEvent(t, at(10, { title: `Busy ${index}` }), name);
      await addEvent(t, at(11), name);
      await addEvent(t, at(12, { title: "Free", show_as: "free" }), name);
      const outcome = await t.call(at(10, { duration_minutes: 30, start_at: "2026-06-01T10:30:00+08:00" }), {
        as: name,
      });
      expect(outcome.result?.warnings).toEqual(["time_conflict"]);
      expect((dataOf(outcome) as CreatedEvent).conflicts?.map(({ title }) => title)).toEqual([
        "Busy 0",
        "Busy 1",
        "Busy 2",
        "Busy 3",
        "Busy 4",
      ]);
    });

    it("take an event without an end for as long as the user's memory says, else an hour, and say so", async () => {
      const { name, id } = await newPerson(t);
      const { duration_minutes: _, ...open } = at(10, { title: "Open" });
      const half = at(10, { title: "Half past", start_at: "2026-06-01T10:30:00+08:00" });
      await addEvent(t, open, name);
      const hour = await t.call(half, { as: name });
      expect(hour.result?.warnings).toEqual(["time_conflict", "end_assumed"]);
      expect((dataOf(hour) as CreatedEvent).conflicts).toEqual([
        expect.objectContaining({ title: "Open", assumedEndAt: "2026-06-01T11:00:00+08:00" }),
      ]);
      const { assumedEndAt, endAt, conflicts } = dataOf(
        await t.call({ ...open, title: "Open too" }, { as: name }),
      ) as CreatedEvent;
      expect([assumedEndAt, endAt, conflicts?.length]).toEqual(["2026-06-01T11:00:00+08:00", undefined, 2]);
      await t.app.store.writing(id, async ({ memory }) => {
        await memory.lock("user");
        const content = { scheduling: { default_duration_minutes: 30 } };
        await memory.save("user", { version: 1, content, marks: [] }, []);
      });
      const short = await t.call({ ...open, start_at: "2026-06-01T09:30:00+08:00", title: "Early" }, { as: name });
      expect([short.result?.warnings, (dataOf(short) as CreatedEvent).conflicts]).toEqual([undefined, []]);
    });

    it("are none for what is free, ended, or deleted", async () => {
      const { name } = await newPerson(t);
      await addEvent(t, at(10, { show_as: "free" }), name);
      const gone = await addEvent(t, at(10, { title: "Gone" }), name);
      await t.callOther("calendar.delete", { event_id: gone.id }, { as: name });
      const outcome = await t.call(at(10, { title: "New" }), { as: name });
      expect([outcome.result?.warnings, (dataOf(outcome) as CreatedEvent).conflicts]).toEqual([undefined, []]);
    });

    it("see the occurrences of a series", async () => {
      const { name } = await newPerson(t);
      await addEvent(t, at(10, { title: "Daily", recurrence: { freq: "daily" } }), name);
      const later = { ...at(10), start_at: "2026-06-09T10:00:00+08:00" };
      const { conflicts } = dataOf(await t.call(later, { as: name })) as CreatedEvent;
      expect(conflicts).toMatchObject([{ title: "Daily", occurrenceStartAt: "2026-06-09T10:00:00+08:00" }]);
    });
  });

  describe("duplicates", () => {
    it("are created, with a warning, within five minutes", async () => {
      const { name } = await newPerson(t);
      const input = { title: "Dentist", start_at: "2026-06-02T10:00:00+08:00", event_timezone: "Asia/Shanghai" };
      const first = await t.call(input, { as: name });
      const second = await t.call({ ...input, title: "dentist" }, { as: name });
      expect(first.result?.warnings).toBeUndefined();
      expect(second.result?.warnings).toContain("possible_duplicate");
      t.clock.set(new Date(Date.now() + 301_000).toISOString());
      const later = await t.call(input, { as: name });
      t.clock.release();
      expect(later.result?.warnings).not.toContain("possible_duplicate");
    });
  });

  describe("a batch", () => {
    const good = { title: "Good", start_at: "2026-07-01T10:00:00+08:00", event_timezone: "Asia/Shanghai" };
    const bad = { ...good, title: "Bad", start_at: "2026-07-01T10:00:00Z" };

    it("keeps the good items and names the bad ones", async () => {
      const { name } = await newPerson(t);
      const outcome = await t.call({ items: [good, bad] }, { as: name });
      expect(outcome).toMatchObject({
        status: "partial",
        result: { warnings: ["batch_partial"], data: { count: 2, succeeded: 1, failed: 1 } },
      });
      const { items } = dataOf(outcome) as CreatedBatch;
      expect(items).toMatchObject([
        { index: 0, outcome: "created", title: "Good" },
        {
          index: 1,
          outcome: "failed",
          error: {
            code: "INVALID_ACTION_INPUT",
            can_retry: true,
            detail: expect.stringContaining("18:00 local") as string,
          },
        },
      ]);
    });

    it("fails as a whole when nothing is left", async () => {
      const { error } = await t.call({ items: [bad, bad] });
      expect(error).toMatchObject({
        code: "BATCH_ALL_FAILED",
        can_retry: true,
        detail: expect.stringMatching(/^0: INVALID_ACTION_INPUT: .*; 1: INVALID_ACTION_INPUT: /) as string,
      });
    });
  });

  it("keeps two hundred series and no more", async () => {
    const { name, id } = await newPerson(t);
    await t.app.database.sql`
      insert into events (id, owner_id, title, start_at, timezone, recurrence, span_start, created_at, updated_at)
      select 'evt_s' || n, ${id}, 'Series', now(), 'UTC', '{"freq": "daily"}', now(), now(), now()
      from generate_series(1, 200) n`;
    const { error } = await t.call({ ...draft, recurrence: { freq: "daily" } }, { as: name });
    expect(error).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect((await t.call(draft, { as: name })).status).toBe("success");
  });
});
