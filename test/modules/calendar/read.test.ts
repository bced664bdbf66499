import { describe, expect, it } from "vitest";
import type { CalendarReadInput, EventDetail, EventList } from "../../../generated/contract/types.ts";
import { describeMethod } from "../../_kit/method.ts";
import { addContact, addEvent, addInvited, dataOf, newPerson } from "./_kit.ts";

describeMethod("calendar.read", (t) => {
  const day = (date: string, rest: object = {}) => ({ mode: "day", date, ...rest });
  const range = (start_at: string, end_at: string, rest: object = {}) => ({ mode: "range", start_at, end_at, ...rest });
  const list = async (input: object, as: string) => dataOf(await t.call(input, { as })) as EventList;
  const titles = async (input: object, as: string) => (await list(input, as)).items.map(({ title }) => title);
  const at = (title: string, start: string, minutes?: number) => ({
    title,
    start_at: `2026-04-${start}:00+08:00`,
    ...(minutes ? { duration_minutes: minutes } : {}),
  });

  it.each([
    ["no mode", { date: "2026-04-21" }],
    ["an unknown mode", { mode: "week", date: "2026-04-21" }],
    ["a day with the bounds of a range", { mode: "day", date: "2026-04-21", start_at: "2026-04-21T00:00:00+08:00" }],
    ["a range with a date", { ...range("2026-04-21T00:00:00+08:00", "2026-04-22T00:00:00+08:00"), date: "2026-04-21" }],
    ["an event with a date", { mode: "event", event_id: "evt_1", date: "2026-04-21" }],
    ["a day without its date", { mode: "day", event_id: "evt_1" }],
  ])("G089: refuses %s, because each mode has fields of its own", async (_, input) => {
    expect((await t.call(input)).error?.code).toBe("INVALID_ACTION_INPUT");
  });

  it.each([
    ["an instant for a date", day("2026-04-21T00:00:00+08:00")],
    ["a date that does not exist", day("2026-02-30")],
    ["bounds without an offset", range("2026-04-21T00:00:00", "2026-04-22T00:00:00")],
    ["dates for bounds", range("2026-04-21", "2026-04-22")],
    ["bounds in another notation", range("April 21, 2026 00:00 +0800", "2026-04-22 00:00:00+08:00")],
  ])("G090: refuses %s", async (_, input) => {
    expect((await t.call(input)).error?.code).toBe("INVALID_ACTION_INPUT");
  });

  it("takes the range without its edges", async () => {
    const { name } = await newPerson(t);
    for (const draft of [
      at("ends at start", "21T09:00", 60),
      at("point at start", "21T10:00"),
      at("inside", "21T10:30", 30),
      at("point at end", "21T12:00"),
      at("starts at end", "21T12:00", 30),
      at("across", "21T09:30", 300),
    ]) {
      await addEvent(t, draft, name);
    }
    expect(await titles(range("2026-04-21T10:00:00+08:00", "2026-04-21T12:00:00+08:00"), name)).toEqual([
      "across",
      "point at start",
      "inside",
    ]);
  });

  it("sorts by start, all-day first within a day, whatever zone it is in", async () => {
    const { name } = await newPerson(t);
    await addEvent(t, at("early", "21T00:30", 30), name);
    await addEvent(t, at("midnight", "21T00:00", 30), name);
    await addEvent(
      t,
      { title: "whole", all_day: true, start_date: "2026-04-21", event_timezone: "Asia/Shanghai" },
      name,
    );
    await addEvent(
      t,
      { title: "whole in India", all_day: true, start_date: "2026-04-21", event_timezone: "Asia/Kolkata" },
      name,
    );
    await addEvent(t, at("late", "21T23:00", 30), name);
    await addEvent(t, at("next", "22T00:00", 30), name);
    const input = range("2026-04-21T00:00:00+08:00", "2026-04-23T00:00:00+08:00");
    expect(await titles(input, name)).toEqual(["whole", "whole in India", "midnight", "early", "late", "next"]);
  });

  it.each([
    ["America/Los_Angeles", "2026-03-08", 23],
    ["America/Los_Angeles", "2026-11-01", 25],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
    ["America/Havana", "2026-03-08", 23],
    ["Africa/Cairo", "2026-04-24", 23],
    ["Asia/Shanghai", "2026-04-21", 24],
    ["Pacific/Apia", "2011-12-30", 0],
  ])("lets a day be as long as %s says on %s: %d hours (G186)", async (event_timezone, date, hours) => {
    const { range: covered } = await list(day(date, { event_timezone }), "alice");
    expect((Date.parse(covered?.endAt ?? "") - Date.parse(covered?.startAt ?? "")) / 3_600_000).toBe(hours);
  });

  it("means the user's own day where no zone is asked for, writes times in it, and tells an event's own zone", async () => {
    const { name } = await newPerson(t, "America/Los_Angeles");
    const { id } = await addEvent(t, { title: "Far", start_at: "2026-04-21T10:00:00+08:00" }, name);
    expect(await list(day("2026-04-20"), name)).toMatchObject({
      range: { timezone: "America/Los_Angeles", startAt: "2026-04-20T00:00:00-07:00" },
      items: [{ id, startAt: "2026-04-20T19:00:00-07:00", eventTimezone: "Asia/Shanghai" }],
    });
    const [asked] = (await list(day("2026-04-21", { event_timezone: "Asia/Shanghai" }), name)).items;
    expect(asked).toMatchObject({ startAt: "2026-04-21T10:00:00+08:00" });
    expect(asked).not.toHaveProperty("eventTimezone");
  });

  it("is empty, not an error, where nothing is", async () => {
    const { name } = await newPerson(t);
    expect(await list(day("2026-01-01"), name)).toMatchObject({ items: [], count: 0 });
  });

  it.each([
    ["RANGE_TOO_LARGE", range("2026-01-01T00:00:00Z", "2027-01-02T00:00:01Z")],
    ["INVALID_ACTION_INPUT", range("2026-01-02T00:00:00Z", "2026-01-01T00:00:00Z")],
    ["INVALID_ACTION_INPUT", range("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z")],
    ["INVALID_ACTION_INPUT", day("2026-02-30")],
    ["INVALID_ACTION_INPUT", day("2026-02-20", { event_timezone: "Mars/Olympus" })],
    ["INVALID_ACTION_INPUT", day("2026-02-20", { cursor: "eyJ4IjoxfQ" })],
    [
      "INVALID_ACTION_INPUT",
      day("2026-02-20", { cursor: Buffer.from(JSON.stringify([1, true, "evt_'; drop", 0])).toString("base64url") }),
    ],
    ["INVALID_ACTION_INPUT", day("2026-02-20", { query: " " })],
    ["EVENT_NOT_FOUND", { mode: "event", event_id: "evt_none" }],
  ])("refuses with %s: %o", async (code, input) => {
    expect(await t.call(input)).toMatchObject({ status: "failure", error: { code } });
  });

  it("takes 366 days", async () => {
    expect((await t.call(range("2026-01-01T00:00:00Z", "2027-01-02T00:00:00Z"))).status).toBe("success");
  });

  describe("pages", () => {
    it("are cut in order, say the total, and neither lose nor repeat anything", async () => {
      const { name } = await newPerson(t);
      const items = Array.from({ length: 20 }, (_, index) => ({
        ...at(`single ${index}`, `${String(10 + (index % 5))}T09:00`, 30),
        event_timezone: "Asia/Shanghai",
      }));
      await t.callOther("calendar.create", { items }, { as: name });
      await addEvent(
        t,
        { title: "daily", start_at: "2026-04-10T09:00:00+08:00", recurrence: { freq: "daily", count: 7 } },
        name,
      );
      await addEvent(
        t,
        {
          title: "trip",
          all_day: true,
          start_date: "2026-04-09",
          end_date: "2026-04-20",
          event_timezone: "Asia/Shanghai",
        },
        name,
      );
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(
          range("2026-04-10T00:00:00+08:00", "2026-05-10T00:00:00+08:00", { limit: 4, ...(cursor ? { cursor } : {}) }),
          name,
        );
        expect(page).toMatchObject({ count: page.items.length, total: 28 });
        seen.push(...page.items.map(({ id, startAt }) => `${id} ${startAt}`));
        cursor = page.nextCursor;
        if (cursor) expect(cursor.length).toBeLessThanOrEqual(200);
      } while (cursor !== undefined);
      expect([seen.length, new Set(seen).size]).toEqual([28, 28]);
      expect(seen.map((item) => item.slice(-25))).toEqual(seen.map((item) => item.slice(-25)).toSorted());
    });

    it("leave the total out beyond 730 occurrences, but still go on", async () => {
      const { name } = await newPerson(t);
      for (const title of ["a", "b", "c"]) await addEvent(t, { title, recurrence: { freq: "daily" } }, name);
      const year = range("2026-04-21T00:00:00+08:00", "2027-04-21T00:00:00+08:00", { limit: 200 });
      const counts: number[] = [];
      for (
        let cursor: string | undefined = "", input: object = year;
        cursor !== undefined;
        input = { ...year, cursor }
      ) {
        const page: EventList = await list(input, name);
        counts.push(page.count);
        cursor = page.nextCursor;
        expect(page).not.toHaveProperty("total");
      }
      // A page ends where an answer is full, before its limit.
      expect(counts.reduce((sum, count) => sum + count)).toBe(3 * 365);
      expect(Math.max(...counts)).toBeLessThan(200);
    });
  });

  describe("filters", () => {
    it("find title, place and people, in any case, and take no pattern for one", async () => {
      const { name } = await newPerson(t);
      await addEvent(t, { ...at("Budget 100%", "21T09:00", 30), location: "Room Blue" }, name);
      const planning = await addEvent(t, at("Planning", "21T11:00", 30), name);
      const wang = await addContact(t, name, { name: "Wang Lei", guest: "bob" });
      await t.callOther(
        "calendar.share",
        { event_id: planning.id, participants: [{ contact_id: wang }] },
        { as: name },
      );
      await addEvent(
        t,
        { ...at("Weekly", "21T13:00", 30), location: "Green house", recurrence: { freq: "weekly" } },
        name,
      );
      const found = (query: string) => titles(day("2026-04-21", { query }), name);
      expect(await found("budget")).toEqual(["Budget 100%"]);
      expect(await found("BLUE")).toEqual(["Budget 100%"]);
      expect(await found("wang")).toEqual(["Planning"]);
      expect(await found("green")).toEqual(["Weekly"]);
      expect(await found("%")).toEqual(["Budget 100%"]);
      expect(await found("_")).toEqual([]);
    });

    it("find open invites, and what a guest declined", async () => {
      const [host, guest] = [await newPerson(t), await newPerson(t)];
      const { eventId, inviteId } = await addInvited(t, host.name, guest.name, at("Visit", "21T15:00", 60));
      await addEvent(t, at("Own", "21T15:00", 60), guest.name);
      expect((await list(day("2026-04-21", { participation: "needs_action" }), guest.name)).items).toMatchObject([
        { id: eventId, inviteId, participation: "needs_action", participantCount: 2, tainted: true },
      ]);
      expect(await titles(day("2026-04-21", { query: host.name }), guest.name)).toEqual(["Visit"]);
      t.clock.set("2026-04-20T00:00:00Z");
      await t.callOther("calendar.reject_invite", { invite_id: inviteId }, { as: guest.name });
      t.clock.release();
      expect(await titles(day("2026-04-21", { participation: "needs_action" }), guest.name)).toEqual([]);
      expect(await titles(day("2026-04-21", { participation: "declined" }), guest.name)).toEqual(["Visit"]);
      expect(await titles(day("2026-04-21"), guest.name)).toHaveLength(2);
    });

    it("show what was cancelled only when asked, host and guest alike", async () => {
      const [host, guest] = [await newPerson(t), await newPerson(t)];
      const { eventId } = await addInvited(t, host.name, guest.name, at("Off", "21T15:00", 60));
      await t.callOther("calendar.delete", { event_id: eventId }, { as: host.name });
      for (const { name } of [host, guest]) {
        expect(await titles(day("2026-04-21"), name)).toEqual([]);
        expect((await list(day("2026-04-21", { include_cancelled: true }), name)).items).toMatchObject([
          { id: eventId, eventStatus: "cancelled" },
        ]);
        expect(await t.call({ mode: "event", event_id: eventId }, { as: name })).toMatchObject({
          error: { code: "EVENT_NOT_FOUND" },
        });
      }
    });
  });

  describe("one event", () => {
    it("shows a guest everything but what is the organizer's own", async () => {
      const [host, guest] = [await newPerson(t), await newPerson(t)];
      const { eventId, inviteId } = await addInvited(t, host.name, guest.name, {
        ...at("Visit", "21T15:00", 60),
        notes: "Bring the plan",
        reminders: [10],
      });
      const seen = dataOf(await t.call({ mode: "event", event_id: eventId }, { as: guest.name })) as EventDetail;
      expect(seen).toMatchObject({
        inviteId,
        participation: "needs_action",
        notes: "Bring the plan",
        tainted: true,
        organizer: { role: "organizer" },
      });
      expect(seen.participants).toEqual([
        { name: expect.any(String) as string, role: "organizer", participation: "accepted" },
        { name: guest.name, role: "attendee", participation: "needs_action" },
      ]);
      expect(seen).not.toHaveProperty("reminders");
      const own = dataOf(await t.call({ mode: "event", event_id: eventId }, { as: host.name })) as EventDetail;
      expect(own).toMatchObject({
        reminders: [10],
        participants: [{}, { contactId: expect.stringMatching(/^ctc_/) as string }],
      });
      expect(own).not.toHaveProperty("tainted");
    });

    it("is not found by anybody else (G105)", async () => {
      const { name } = await newPerson(t);
      const { id } = await addEvent(t, at("Private", "21T15:00", 60), name);
      expect(await t.call({ mode: "event", event_id: id }, { as: "bob" })).toMatchObject({
        status: "failure",
        error: { code: "EVENT_NOT_FOUND" },
      });
      expect(await titles(day("2026-04-21", { query: "Private", include_cancelled: true }), "bob")).toEqual([]);
    });
  });

  describe("a series", () => {
    const occurrences = async (input: Omit<CalendarReadInput & { mode: "range" }, "mode">, as: string) =>
      (await list({ mode: "range", ...input }, as)).items.map(({ startAt }) => startAt);

    it("keeps its wall time over changes of the clocks, and moves a skipped reading on (G185)", async () => {
      const { name } = await newPerson(t, "America/Los_Angeles");
      await addEvent(
        t,
        {
          start_at: "2026-03-06T02:30:00-08:00",
          event_timezone: "America/Los_Angeles",
          duration_minutes: 30,
          recurrence: { freq: "daily" },
        },
        name,
      );
      expect(
        await occurrences({ start_at: "2026-03-07T00:00:00-08:00", end_at: "2026-03-10T00:00:00-07:00" }, name),
      ).toEqual(["2026-03-07T02:30:00-08:00", "2026-03-08T03:30:00-07:00", "2026-03-09T02:30:00-07:00"]);
      await addEvent(
        t,
        {
          start_at: "2026-10-31T01:30:00-07:00",
          event_timezone: "America/Los_Angeles",
          recurrence: { freq: "daily", count: 3 },
        },
        name,
      );
      const night = { start_at: "2026-10-31T00:00:00-07:00", end_at: "2026-11-03T00:00:00-08:00", query: "Meeting" };
      const { items } = await list({ mode: "range", ...night }, name);
      expect(items.filter(({ endAt }) => endAt === undefined).map(({ startAt }) => startAt)).toEqual([
        "2026-10-31T01:30:00-07:00",
        "2026-11-01T01:30:00-07:00",
        "2026-11-02T01:30:00-08:00",
      ]);
    });

    it("leaves out a day that its zone leaves out", async () => {
      const { name } = await newPerson(t);
      await addEvent(
        t,
        {
          start_at: "2011-12-29T10:00:00-10:00",
          event_timezone: "Pacific/Apia",
          recurrence: { freq: "daily", count: 3 },
        },
        name,
      );
      await addEvent(
        t,
        {
          title: "Whole",
          all_day: true,
          start_date: "2011-12-29",
          event_timezone: "Pacific/Apia",
          recurrence: { freq: "daily", count: 3 },
        },
        name,
      );
      const apia = { event_timezone: "Pacific/Apia" };
      const { items } = await list(range("2011-12-28T00:00:00Z", "2012-01-03T00:00:00Z", apia), name);
      expect(items.map(({ startAt }) => startAt).toSorted()).toEqual([
        "2011-12-29T00:00:00-10:00",
        "2011-12-29T10:00:00-10:00",
        "2011-12-31T00:00:00+14:00",
        "2011-12-31T10:00:00+14:00",
      ]);
    });

    it.each([
      ["every other day", { freq: "daily", interval: 2, count: 3 }, ["21", "23", "25"]],
      ["on weekdays", { freq: "weekly", by_weekday: ["TU", "TH"], count: 3 }, ["21", "23", "28"]],
      ["until a day, inclusive", { freq: "daily", until: "2026-04-23" }, ["21", "22", "23"]],
      ["weekly", { freq: "weekly" }, ["21", "28"]],
      ["monthly", { freq: "monthly" }, ["21"]],
    ] as const)("repeats %s", async (_, recurrence, days) => {
      const { name } = await newPerson(t);
      await addEvent(t, { recurrence: recurrence as never }, name);
      const found = await occurrences(
        { start_at: "2026-04-01T00:00:00+08:00", end_at: "2026-05-01T00:00:00+08:00" },
        name,
      );
      expect(found.map((startAt) => startAt?.slice(8, 10))).toEqual(days);
    });

    it.each([
      ["third Thursday", "2026-01-15", ["3TH"], ["01-15", "02-19", "03-19", "04-16", "05-21"]],
      ["last Friday", "2026-01-30", ["-1FR"], ["01-30", "02-27", "03-27", "04-24", "05-29"]],
      ["fifth Saturday, where there is one", "2026-01-31", ["5SA"], ["01-31", "05-30"]],
      ["first and third Monday", "2026-01-05", ["1MO", "3MO"], ["01-05", "01-19", "02-02", "02-16", "03-02"]],
    ] as const)("repeats every %s", async (_, start, days, dates) => {
      const { name } = await newPerson(t);
      const recurrence = { freq: "monthly" as const, by_weekday: [...days] as [string] };
      await addEvent(t, { start_at: `${start}T10:00:00+08:00`, recurrence }, name);
      const found = await occurrences(
        { start_at: "2026-01-01T00:00:00+08:00", end_at: "2026-06-01T00:00:00+08:00" },
        name,
      );
      expect(found.slice(0, 5).map((startAt) => startAt?.slice(5, 10))).toEqual(dates);
    });

    it("skips months that are too short", async () => {
      const { name } = await newPerson(t);
      await addEvent(t, { start_at: "2026-01-31T10:00:00+08:00", recurrence: { freq: "monthly" } }, name);
      const found = await occurrences(
        { start_at: "2026-01-01T00:00:00+08:00", end_at: "2026-06-01T00:00:00+08:00" },
        name,
      );
      expect(found.map((startAt) => startAt?.slice(5, 10))).toEqual(["01-31", "03-31", "05-31"]);
    });

    it("is one event by id, and one occurrence by its start", async () => {
      const { name } = await newPerson(t);
      const { id } = await addEvent(t, { duration_minutes: 60, recurrence: { freq: "weekly" } }, name);
      expect(dataOf(await t.call({ mode: "event", event_id: id }, { as: name }))).toMatchObject({
        startAt: "2026-04-21T10:00:00+08:00",
        recurring: true,
        recurrence: { freq: "weekly" },
      });
      const one = { mode: "event", event_id: id, occurrence_start_at: "2026-05-05T02:00:00Z" };
      expect(dataOf(await t.call(one, { as: name }))).toMatchObject({
        startAt: "2026-05-05T10:00:00+08:00",
        endAt: "2026-05-05T11:00:00+08:00",
        occurrenceStartAt: "2026-05-05T10:00:00+08:00",
      });
      expect(await t.call({ ...one, occurrence_start_at: "2026-05-06T02:00:00Z" }, { as: name })).toMatchObject({
        error: { code: "EVENT_NOT_FOUND" },
      });
    });
  });
});
