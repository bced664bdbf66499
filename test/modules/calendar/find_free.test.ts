import { expect, it } from "vitest";
import { describeMethod } from "../../_kit/method.ts";
import { addEvent, addInvited, dataOf, newPerson } from "./_kit.ts";

describeMethod("calendar.find_free", (t) => {
  const day = { start_at: "2026-04-21T00:00:00+08:00", end_at: "2026-04-22T00:00:00+08:00", duration_minutes: 60 };
  const spans = async (input: object, as: string) =>
    dataOf(await t.call(input, { as })).items.map(
      ({ startAt, endAt }) => `${startAt.slice(5, 16)}/${endAt.slice(5, 16)}`,
    );
  const at = (from: string, minutes: number, rest: object = {}) => ({
    title: from,
    start_at: `2026-04-21T${from}:00+08:00`,
    duration_minutes: minutes,
    ...rest,
  });

  it("joins what overlaps, drops what is too short, and ignores what takes no time", async () => {
    const { name } = await newPerson(t);
    for (const draft of [at("09:00", 90), at("10:00", 60), at("11:30", 30), at("14:00", 60, { show_as: "free" })])
      await addEvent(t, draft, name);
    expect(await spans({ ...day, earliest: "08:00", latest: "18:00" }, name)).toEqual([
      "04-21T08:00/04-21T09:00",
      "04-21T12:00/04-21T18:00",
    ]);
  });

  it("takes an event without an end to last an hour, also from before the range, and says so", async () => {
    const { name } = await newPerson(t);
    for (const start of ["2026-04-20T23:30:00+08:00", "2026-04-21T16:00:00+08:00"])
      await addEvent(t, { start_at: start, title: "Open" }, name);
    expect(await spans(day, name)).toEqual(["04-21T00:30/04-21T16:00", "04-21T17:00/04-22T00:00"]);
    const outcome = await t.call(day, { as: name });
    expect([outcome.result?.warnings, dataOf(outcome).assumedMinutes]).toEqual([["end_assumed"], 60]);
  });

  it("counts invites as taken, unless they were declined", async () => {
    const [host, guest] = [await newPerson(t), await newPerson(t)];
    const { inviteId } = await addInvited(t, host.name, guest.name, at("09:00", 600));
    const input = { ...day, earliest: "09:00", latest: "20:00" };
    expect(await spans(input, guest.name)).toEqual(["04-21T19:00/04-21T20:00"]);
    t.clock.set("2026-04-20T00:00:00Z");
    await t.callOther("calendar.reject_invite", { invite_id: inviteId }, { as: guest.name });
    t.clock.release();
    expect(await spans(input, guest.name)).toEqual(["04-21T09:00/04-21T20:00"]);
  });

  it("goes on over nights without hours, and over months", async () => {
    const { name } = await newPerson(t);
    await addEvent(t, at("10:00", 60), name);
    expect(await spans({ ...day, end_at: "2026-12-31T00:00:00+08:00" }, name)).toEqual([
      "04-21T00:00/04-21T10:00",
      "04-21T11:00/12-31T00:00",
    ]);
  });

  it("sees series, day by day, up to the limit", async () => {
    const { name } = await newPerson(t);
    await addEvent(t, at("09:00", 480, { recurrence: { freq: "daily" } }), name);
    const week = { ...day, end_at: "2026-04-28T00:00:00+08:00", earliest: "09:00", latest: "18:00" };
    expect(await spans(week, name)).toEqual(
      ["21", "22", "23", "24", "25"].map((date) => `04-${date}T17:00/04-${date}T18:00`),
    );
    expect(await spans({ ...week, limit: 1 }, name)).toHaveLength(1);
    expect(dataOf(await t.call({ ...week, duration_minutes: 61 }, { as: name }))).toEqual({ items: [], count: 0 });
  });

  it("means the hours of the zone asked for, also when its clocks change (G186)", async () => {
    const { name } = await newPerson(t);
    const night = {
      start_at: "2026-03-08T00:00:00-08:00",
      end_at: "2026-03-09T00:00:00-07:00",
      duration_minutes: 60,
      event_timezone: "America/Los_Angeles",
      earliest: "01:00",
      latest: "04:00",
    };
    const [free] = dataOf(await t.call(night, { as: name })).items;
    expect(free).toEqual({ startAt: "2026-03-08T01:00:00-08:00", endAt: "2026-03-08T04:00:00-07:00" });
  });

  it.each([
    ["RANGE_TOO_LARGE", { ...day, end_at: "2027-04-23T00:00:00+08:00" }],
    ["INVALID_ACTION_INPUT", { ...day, end_at: day.start_at }],
    ["INVALID_ACTION_INPUT", { ...day, earliest: "18:00", latest: "09:00" }],
    ["INVALID_ACTION_INPUT", { ...day, event_timezone: "Mars/Olympus" }],
  ])("refuses with %s: %o", async (code, input) => {
    expect(await t.call(input)).toMatchObject({ status: "failure", error: { code } });
  });
});
