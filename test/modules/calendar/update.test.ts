import { describe, expect, it } from "vitest";
import type { EventPatch, UpdatedEvent } from "../../../generated/contract/types.ts";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, addInvited, dataOf, newPerson, readEvent, readList } from "./_kit.ts";

describeMethod("calendar.update", (t) => {
  const zone = "Asia/Shanghai";
  const update = async (event_id: string, patch: EventPatch, rest: object = {}) =>
    await t.call({ event_id, event_timezone: zone, patch, ...rest });
  const updated = async (event_id: string, patch: EventPatch, rest: object = {}) =>
    dataOf(await update(event_id, patch, rest)) as UpdatedEvent;

  it.each([
    ["an empty patch", {}],
    ["an offset of another zone", { start_at: "2026-04-21T14:00:00Z" }],
    ["an end before the start", { end_at: "2026-04-21T09:00:00+08:00" }],
    ["a date for a timed event", { start_date: "2026-04-22" }],
    ["whole days and a time", { all_day: true, start_at: "2026-04-21T14:00:00+08:00" }],
    ["a title that is nothing", { title: "" }],
    ["a blank title", { title: " " }],
  ])("refuses %s", async (_, patch) => {
    const { id } = await addEvent(t, { duration_minutes: 60 });
    expect(await update(id, patch)).toMatchObject({ status: "failure", error: { code: "INVALID_ACTION_INPUT" } });
    expect((await readEvent(t, id)).version).toBe(1);
  });

  it("takes fields as an output names them, and refuses two spellings that differ", async () => {
    const { id } = await addEvent(t, { duration_minutes: 60 });
    const { startAt, endAt } = await readEvent(t, id);
    const copied = { eventId: id, eventTimezone: zone, patch: { title: "Copied", startAt, endAt } };
    expect(await t.call(copied)).toMatchObject({ status: "success", result: { data: { title: "Copied", startAt } } });
    expect(await t.call({ ...copied, event_id: "evt_other" })).toMatchObject({
      status: "failure",
      error: { code: "INVALID_ACTION_INPUT" },
    });
  });

  it("needs the zone (G182, R19)", async () => {
    const { id } = await addEvent(t, {});
    expect(await t.call({ event_id: id, patch: { title: "New" } })).toMatchObject({
      error: { code: "INVALID_ACTION_INPUT" },
    });
  });

  it("keeps what is absent and clears what is null", async () => {
    const { id } = await addEvent(t, {
      duration_minutes: 60,
      location: "Room",
      notes: "N",
      meeting_url: "https://meet.example.com/a",
      reminders: [5],
    });
    const after = await updated(id, { end_at: null, location: null, notes: null, meeting_url: null, reminders: null });
    expect(after).toMatchObject({ outcome: "updated", title: "Meeting", startAt: "2026-04-21T10:00:00+08:00" });
    for (const field of ["endAt", "location", "notes", "meetingUrl", "reminders"])
      expect(after).not.toHaveProperty(field);
    expect(after.changes?.map(({ field }) => field).toSorted()).toEqual([
      "end_at",
      "location",
      "meeting_url",
      "notes",
      "reminders",
    ]);
  });

  it("keeps the duration when only the start moves, and the zone when no time does", async () => {
    const { id } = await addEvent(t, {
      start_at: "2026-04-21T10:00:00-07:00",
      event_timezone: "America/Los_Angeles",
      duration_minutes: 90,
    });
    expect(await updated(id, { title: "Renamed" })).toMatchObject({
      eventTimezone: "America/Los_Angeles",
      startAt: "2026-04-22T01:00:00+08:00",
    });
    const moved = await updated(id, { start_at: "2026-04-22T08:00:00+08:00" });
    expect(moved).toMatchObject({ startAt: "2026-04-22T08:00:00+08:00", endAt: "2026-04-22T09:30:00+08:00" });
    expect(moved.changes).toContainEqual({ field: "event_timezone", from: "America/Los_Angeles", to: zone });
    expect((await readEvent(t, id)).startAt).toBe("2026-04-22T08:00:00+08:00");
  });

  it("turns a time into whole days and back", async () => {
    const { id } = await addEvent(t, { start_at: "2026-04-21T22:00:00+08:00", duration_minutes: 120 });
    expect(await updated(id, { all_day: true })).toMatchObject({
      allDay: true,
      startDate: "2026-04-21",
      endDate: "2026-04-21",
      endAt: "2026-04-22T00:00:00+08:00",
    });
    expect(await updated(id, { start_date: "2026-05-04", end_date: "2026-05-06" })).toMatchObject({
      startAt: "2026-05-04T00:00:00+08:00",
      endAt: "2026-05-07T00:00:00+08:00",
    });
    expect(await updated(id, { start_date: "2026-05-05" })).toMatchObject({
      startDate: "2026-05-05",
      endDate: "2026-05-07",
    });
    expect(await update(id, { all_day: false })).toMatchObject({
      error: { detail: expect.stringMatching(/^start_at: /) as string },
    });
    const timed = await updated(id, { all_day: false, start_at: "2026-05-05T09:00:00+08:00" });
    expect(timed).toMatchObject({ startAt: "2026-05-05T09:00:00+08:00" });
    for (const field of ["allDay", "startDate", "endDate", "endAt"]) expect(timed).not.toHaveProperty(field);
  });

  it("says unchanged, and writes nothing, when nothing would change", async () => {
    const { id } = await addEvent(t, { location: "Room" });
    expect(await updated(id, { title: "Meeting", location: "Room" })).toMatchObject({
      outcome: "unchanged",
      version: 1,
      changes: [],
      conflicts: [],
    });
  });

  it("warns of what it now overlaps, and only when it moves", async () => {
    const { name } = await newPerson(t);
    const other = await addEvent(
      t,
      { start_at: "2026-04-21T14:00:00+08:00", duration_minutes: 60, title: "Other" },
      name,
    );
    const { id } = await addEvent(t, { duration_minutes: 60 }, name);
    const patch = (value: object) => t.call({ event_id: id, event_timezone: zone, patch: value }, { as: name });
    const moved = await patch({ start_at: "2026-04-21T14:30:00+08:00" });
    expect(moved.result).toMatchObject({ warnings: ["time_conflict"], data: { conflicts: [{ id: other.id }] } });
    expect((await patch({ title: "Same time" })).result?.warnings).toBeUndefined();
  });

  describe("versions", () => {
    it("grow by one per write, and a stale one is refused", async () => {
      const { id } = await addEvent(t, {});
      expect(await updated(id, { title: "B" }, { if_version: 1 })).toMatchObject({ version: 2 });
      expect(await update(id, { title: "C" }, { if_version: 1 })).toMatchObject({
        status: "failure",
        error: { code: "VERSION_CONFLICT", can_retry: true, detail: "if_version is 1, the event is at version 2." },
      });
      expect(await updated(id, { title: "C" })).toMatchObject({ version: 3 });
    });

    it("let one of two writers at once through", async () => {
      const { id } = await addEvent(t, {});
      const outcomes = await Promise.all(["B", "C", "D", "E"].map((title) => update(id, { title }, { if_version: 1 })));
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["failure", "failure", "failure", "success"]);
    });

    it("keep what was before, so that nothing is destroyed", async () => {
      const { id } = await addEvent(t, { location: "Old room" });
      await updated(id, { location: "New room", title: "New" });
      const [revision] = await t.app.database.sql`select version, content from event_revisions where event_id = ${id}`;
      expect(revision).toMatchObject({
        version: 1,
        content: { title: "Meeting", location: "Old room", overrides: [] },
      });
      for (let round = 0; round < 22; round++) await updated(id, { title: `Round ${round}` });
      const rows = await t.app.database
        .sql`select version from event_revisions where event_id = ${id} order by version`;
      expect([rows.length, rows[0]?.["version"]]).toEqual([20, 4]);
    });
  });

  it("is for the organizer, and sends a guest to the reply", async () => {
    const { eventId } = await addInvited(t, "alice", "bob");
    const outcome = await t.call({ event_id: eventId, event_timezone: zone, patch: { title: "Mine" } }, { as: "bob" });
    expect(outcome).toMatchObject({
      status: "failure",
      error: { code: "NOT_ORGANIZER", can_retry: false, next_steps: ["calendar.reject_invite"] },
    });
  });

  it("finds neither what is not there, nor what is somebody else's, nor what is deleted (G105)", async () => {
    const [foreign, gone] = [await addEvent(t, {}, "bob"), await addEvent(t, {})];
    await t.callOther("calendar.delete", { event_id: gone.id });
    for (const id of ["evt_none", foreign.id, gone.id])
      expect(await update(id, { title: "New" })).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
    expect((await readEvent(t, foreign.id, "bob")).title).toBe("Meeting");
  });

  it("takes a batch item by item", async () => {
    const [a, b] = [await addEvent(t, {}), await addEvent(t, {})];
    const items = [
      { event_id: a.id, patch: { title: "A" } },
      { event_id: "evt_none", patch: { title: "X" } },
      { event_id: b.id, patch: { title: "B" }, if_version: 7 },
    ];
    const outcome = await t.call({ event_timezone: zone, items });
    expect(outcome).toMatchObject({
      status: "partial",
      result: { warnings: ["batch_partial"], data: { count: 3, succeeded: 1, failed: 2 } },
    });
    expect(outcome.result?.data).toMatchObject({
      items: [
        { outcome: "updated", title: "A" },
        { outcome: "failed", error: { code: "EVENT_NOT_FOUND" } },
        { outcome: "failed", error: { code: "VERSION_CONFLICT" } },
      ],
    });
    expect(await t.call({ event_timezone: zone, items: items.slice(1, 2) })).toMatchObject({
      error: { code: "BATCH_ALL_FAILED" },
    });
  });

  it("lets batches meet in any order", async () => {
    const ids = [await addEvent(t, {}), await addEvent(t, {}), await addEvent(t, {})].map(({ id }) => id);
    const batch = (list: string[], title: string) =>
      t.call({ event_timezone: zone, items: list.map((event_id) => ({ event_id, patch: { title } })) });
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => batch(index % 2 ? ids : ids.toReversed(), `Title ${index}`)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => "success"));
  });

  describe("of a series", () => {
    const weekly = { duration_minutes: 60, recurrence: { freq: "weekly" as const, count: 6 } };
    const month = {
      mode: "range" as const,
      start_at: "2026-04-01T00:00:00+08:00",
      end_at: "2026-06-30T00:00:00+08:00",
    };
    const starts = async (as: string) =>
      (await readList(t, month, as)).items.map(({ startAt, title }) => `${startAt?.slice(5, 16)} ${title}`);
    const change = async (as: string, input: object) =>
      dataOf(await t.call({ event_timezone: zone, ...input }, { as })) as UpdatedEvent;

    it("changes one occurrence, which keeps its name when it moves", async () => {
      const { name } = await newPerson(t);
      const { id } = await addEvent(t, weekly, name);
      const occurrence_start_at = "2026-04-28T10:00:00+08:00";
      const one = await change(name, {
        event_id: id,
        occurrence_start_at,
        scope: "this",
        patch: { start_at: "2026-06-20T15:00:00+08:00", title: "Moved" },
      });
      expect(one).toMatchObject({
        id,
        startAt: "2026-06-20T15:00:00+08:00",
        endAt: "2026-06-20T16:00:00+08:00",
        occurrenceStartAt: occurrence_start_at,
        version: 2,
      });
      expect(await starts(name)).toEqual([
        "04-21T10:00 Meeting",
        "05-05T10:00 Meeting",
        "05-12T10:00 Meeting",
        "05-19T10:00 Meeting",
        "05-26T10:00 Meeting",
        "06-20T15:00 Moved",
      ]);
      expect(await change(name, { event_id: id, occurrence_start_at, patch: { location: "Room" } })).toMatchObject({
        title: "Moved",
        location: "Room",
      });
    });

    it("changes all of it, and what was moved or cancelled stays so", async () => {
      const { name } = await newPerson(t);
      const { id } = await addEvent(t, weekly, name);
      await change(name, {
        event_id: id,
        occurrence_start_at: "2026-04-28T10:00:00+08:00",
        patch: { title: "Own name" },
      });
      await t.callOther(
        "calendar.delete",
        { event_id: id, occurrence_start_at: "2026-05-05T10:00:00+08:00", scope: "this" },
        { as: name },
      );
      await change(name, { event_id: id, patch: { title: "Team" } });
      await change(name, {
        event_id: id,
        scope: "all",
        occurrence_start_at: "2026-05-12T10:00:00+08:00",
        patch: { start_at: "2026-05-13T11:00:00+08:00" },
      });
      expect(await starts(name)).toEqual([
        "04-22T11:00 Team",
        "04-29T11:00 Own name",
        "05-13T11:00 Team",
        "05-20T11:00 Team",
        "05-27T11:00 Team",
      ]);
    });

    it("splits it for the rest, with its guests and what was special in it", async () => {
      const [host, guest] = [await newPerson(t), await newPerson(t)];
      const { eventId } = await addInvited(t, host.name, guest.name, weekly);
      await change(host.name, {
        event_id: eventId,
        occurrence_start_at: "2026-05-19T10:00:00+08:00",
        patch: { title: "Special" },
      });
      const rest = await change(host.name, {
        event_id: eventId,
        occurrence_start_at: "2026-05-12T10:00:00+08:00",
        scope: "following",
        patch: { start_at: "2026-05-12T16:00:00+08:00", title: "Later" },
      });
      expect(rest.id).not.toBe(eventId);
      expect(rest).toMatchObject({ recurrence: { count: 3 }, participantCount: 2, version: 1 });
      const expected = [
        "04-21T10:00 Meeting",
        "04-28T10:00 Meeting",
        "05-05T10:00 Meeting",
        "05-12T16:00 Later",
        "05-19T16:00 Special",
        "05-26T16:00 Later",
      ];
      expect(await starts(host.name)).toEqual(expected);
      expect(await starts(guest.name)).toEqual(expected);
      expect((await readEvent(t, eventId, host.name)).recurrence).toEqual({ freq: "weekly", until: "2026-05-11" });
    });

    it("takes the first one and what follows for all of it", async () => {
      const { name } = await newPerson(t);
      const { id } = await addEvent(t, weekly, name);
      expect(
        await change(name, {
          event_id: id,
          occurrence_start_at: "2026-04-21T10:00:00+08:00",
          scope: "following",
          patch: { title: "All" },
        }),
      ).toMatchObject({ id, version: 2 });
    });

    it("ends it when the rule is cleared", async () => {
      const { name } = await newPerson(t);
      const { id } = await addEvent(t, weekly, name);
      expect(await change(name, { event_id: id, patch: { recurrence: null } })).not.toHaveProperty("recurring");
      expect(await starts(name)).toEqual(["04-21T10:00 Meeting"]);
    });

    it("keeps its wall time in a zone whose clocks change", async () => {
      const { name } = await newPerson(t, "Europe/Berlin");
      const { id } = await addEvent(
        t,
        {
          start_at: "2026-03-23T09:00:00+01:00",
          event_timezone: "Europe/Berlin",
          recurrence: { freq: "weekly", count: 2 },
        },
        name,
      );
      await t.call(
        { event_id: id, event_timezone: "Europe/Berlin", patch: { start_at: "2026-03-23T10:00:00+01:00" } },
        { as: name },
      );
      const { items } = await readList(
        t,
        { mode: "range", start_at: "2026-03-20T00:00:00Z", end_at: "2026-04-20T00:00:00Z" },
        name,
      );
      expect(items.map(({ startAt }) => startAt)).toEqual(["2026-03-23T10:00:00+01:00", "2026-03-30T10:00:00+02:00"]);
    });

    it("is not split at an occurrence that the clocks have moved, as all later ones would keep its hour", async () => {
      const la = "America/Los_Angeles";
      const { id } = await addEvent(t, {
        start_at: "2026-03-06T02:30:00-08:00",
        event_timezone: la,
        recurrence: { freq: "daily" },
      });
      const input = {
        event_id: id,
        event_timezone: la,
        scope: "following",
        occurrence_start_at: "2026-03-08T03:30:00-07:00",
      };
      expect(await t.call({ ...input, patch: { title: "New" } })).toMatchObject({
        error: { code: "INVALID_ACTION_INPUT", detail: expect.stringMatching(/^occurrence_start_at: /) as string },
      });
      expect(
        (await t.call({ ...input, occurrence_start_at: "2026-03-09T02:30:00-07:00", patch: { title: "New" } })).status,
      ).toBe("success");
    });

    it.each([
      ["scope this without an occurrence", { scope: "this" }, "occurrence_start_at"],
      [
        "a rule for one occurrence",
        { occurrence_start_at: "2026-04-28T10:00:00+08:00", patch: { recurrence: null } },
        "patch.recurrence",
      ],
      [
        "a start that is not a day of the rule",
        { patch: { recurrence: { freq: "weekly", by_weekday: ["MO"] } } },
        "start_at",
      ],
    ])("refuses %s", async (_, input, field) => {
      const { id } = await addEvent(t, weekly);
      const { error } = await t.call({ event_id: id, event_timezone: zone, patch: { title: "New" }, ...input });
      expect(error).toMatchObject({
        code: "INVALID_ACTION_INPUT",
        detail: expect.stringMatching(`^${field}: `) as string,
      });
    });

    it("refuses scope where nothing repeats, and an occurrence that there is not", async () => {
      const [single, series] = [await addEvent(t, {}), await addEvent(t, weekly)];
      expect(await update(single.id, { title: "New" }, { scope: "all" })).toMatchObject({
        error: { code: "INVALID_ACTION_INPUT" },
      });
      expect(
        await update(series.id, { title: "New" }, { occurrence_start_at: "2026-04-29T10:00:00+08:00" }),
      ).toMatchObject({ error: { code: "EVENT_NOT_FOUND" } });
    });
  });
});
