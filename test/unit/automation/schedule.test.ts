import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import type { AutomationSchedule } from "../../../generated/contract/types.ts";
import { toCronNext } from "../../../src/automation/cron.ts";
import { firstOf, nextFive, parseSchedule, toDue, toNext } from "../../../src/automation/schedule.ts";
import { toText } from "../../../src/base/local-time.ts";

const cron = (expression: string, timezone = "UTC"): AutomationSchedule => ({ type: "cron", expression, timezone });
const at = (text: string): number => Date.parse(text);

/** All firings in a span, as the zone's clocks show them. */
function between(expression: string, timezone: string, [from, to]: [string, string]): string[] {
  const next = toCronNext({ expression, timezone });
  const found: string[] = [];
  for (let time = next(at(from) - 1); time !== undefined && time < at(to); time = next(time))
    found.push(toText(time, timezone));
  return found;
}

describe("cron over changes of the clock", () => {
  it(
    "G201: 02:30 every day in Los Angeles fires once on every date of 2026, also when the hour is " +
      "skipped or comes twice",
    () => {
      const firings = between("30 2 * * *", "America/Los_Angeles", ["2026-01-01T08:00:00Z", "2027-01-01T08:00:00Z"]);
      expect(firings).toHaveLength(365);
      expect(new Set(firings.map((text) => text.slice(0, 10))).size).toBe(365);
      expect(firings.filter((text) => /2026-(03-08|11-01)/.test(text))).toEqual([
        "2026-03-08T03:30:00-07:00",
        "2026-11-01T02:30:00-08:00",
      ]);
    },
  );

  it("G201: a reading that comes twice fires the first time only, in lists of hours as well", () => {
    expect(
      between("30 1 * * *", "America/Los_Angeles", ["2026-11-01T00:00:00-07:00", "2026-11-02T00:00:00-08:00"]),
    ).toEqual(["2026-11-01T01:30:00-07:00"]);
    expect(
      between("0,30 1,13 * * *", "America/Los_Angeles", ["2026-11-01T00:00:00-07:00", "2026-11-02T00:00:00-08:00"]),
    ).toEqual([
      "2026-11-01T01:00:00-07:00",
      "2026-11-01T01:30:00-07:00",
      "2026-11-01T13:00:00-08:00",
      "2026-11-01T13:30:00-08:00",
    ]);
  });

  it("G201: readings that are skipped are moved behind the gap, and two that meet there are one", () => {
    const day: [string, string] = ["2026-03-08T00:00:00-08:00", "2026-03-09T00:00:00-07:00"];
    expect(between("15,45 2 * * *", "America/Los_Angeles", day)).toEqual([
      "2026-03-08T03:15:00-07:00",
      "2026-03-08T03:45:00-07:00",
    ]);
    expect(between("30 2,3 * * *", "America/Los_Angeles", day)).toEqual(["2026-03-08T03:30:00-07:00"]);
  });

  // Clocks that change at midnight take the first hour of a day away, or the last one.
  it.each([
    ["America/Havana", "30 0 * * *", "2026-03-08T01:30:00-04:00", "2026-11-01T00:30:00-04:00"],
    ["America/Nuuk", "30 23 * * *", "2026-03-28T22:30:00-02:00", "2026-10-24T23:30:00-01:00"],
    ["Africa/Cairo", "15 0 * * *", "2026-04-24T01:15:00+03:00", "2026-10-29T00:15:00+03:00"],
    ["Australia/Lord_Howe", "10 2 * * *", "2026-10-04T02:40:00+11:00", "2026-04-05T02:10:00+10:30"],
  ])("G201: %s at %s fires once on every date of 2026", (zone, expression, ...odd) => {
    const [from, to] = ["2026-01-01", "2027-01-01"].map((day) =>
      Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString(),
    ) as [string, string];
    const firings = between(expression, zone, [from, to]);
    const dates = firings.map((text) => text.slice(0, 10));
    expect(new Set(dates).size).toBe(365);
    expect(dates).toHaveLength(365);
    expect(firings).toEqual(expect.arrayContaining(odd));
  });

  it("G201: what fires every hour goes on by real time", () => {
    expect(
      between("30 * * * *", "America/Los_Angeles", ["2026-11-01T00:00:00-07:00", "2026-11-01T03:00:00-08:00"]),
    ).toEqual([
      "2026-11-01T00:30:00-07:00",
      "2026-11-01T01:30:00-07:00",
      "2026-11-01T01:30:00-08:00",
      "2026-11-01T02:30:00-08:00",
    ]);
    expect(
      between("30 * * * *", "America/Los_Angeles", ["2026-03-08T01:00:00-08:00", "2026-03-08T04:00:00-07:00"]),
    ).toEqual(["2026-03-08T01:30:00-08:00", "2026-03-08T03:30:00-07:00"]);
  });

  it("never fires twice for one instant and never goes back, whatever the fields and the zone", () => {
    for (const zone of ["America/Los_Angeles", "Europe/London", "America/Nuuk", "Asia/Shanghai"]) {
      for (const expression of ["*/20 0-3 * * *", "59 23,22 * * *", "0 0 * * 0", "5 1-2 29-31 * *"]) {
        const next = toCronNext({ expression, timezone: zone });
        let last = at("2026-03-01T00:00:00Z");
        for (let step = 0; step < 60; step++) {
          const found = next(last) as number;
          expect(found).toBeGreaterThan(last);
          // Asked in between, it says the same: what comes next does not depend on where one looks from.
          expect(next(last + Math.floor((found - last) / 2))).toBe(found);
          last = found;
        }
      }
    }
  });
});

describe("a schedule", () => {
  it.each([
    [
      cron("* * * *"),
      "schedule.expression has 4 fields instead of five: minute, hour, day of month, month, day of week.",
    ],
    [
      cron("0 0 * * * *"),
      "schedule.expression has 6 fields instead of five: minute, hour, day of month, month, day of week.",
    ],
    [
      cron("@midnight"),
      "schedule.expression has 1 fields instead of five: minute, hour, day of month, month, day of week.",
    ],
    [cron("99 * * * *"), "schedule.expression Invalid value for minute: 99."],
    [cron("? 9 * * *"), "schedule.expression contains ?, write * instead."],
    [cron("0 9 * * *", "Mars/Base"), "schedule.timezone is not a known IANA zone."],
    [{ type: "once", at: "2026-02-30T10:00:00Z" }, "schedule.at is not a day of the calendar."],
  ] satisfies [AutomationSchedule, string][])("is refused with what is wrong: %j", (schedule, detail) => {
    expect(() => parseSchedule(schedule)).toThrow(expect.objectContaining({ code: "JOB_SCHEDULE_INVALID", detail }));
  });

  it("corrects the case of a zone", () => {
    expect(parseSchedule(cron("0 9 * * *", "asia/shanghai"))).toMatchObject({ timezone: "Asia/Shanghai" });
  });

  it("that never fires is no schedule for a job", () => {
    const now = at("2026-11-16T00:00:00Z");
    expect(() => firstOf(cron("0 0 30 2 *"), now)).toThrow(
      expect.objectContaining({ detail: "schedule.expression never comes." }),
    );
    expect(() => firstOf({ type: "once", at: "2026-11-15T00:00:00Z" }, now)).toThrow(
      expect.objectContaining({ detail: "schedule.at lies in the past." }),
    );
  });

  it("shows its next five firings, fewer when it ends", () => {
    const now = at("2026-11-16T23:30:00Z");
    expect(nextFive(cron("30 7 * * 1-5", "Asia/Shanghai"), now).map((time) => toText(time, "Asia/Shanghai"))).toEqual([
      "2026-11-18T07:30:00+08:00",
      "2026-11-19T07:30:00+08:00",
      "2026-11-20T07:30:00+08:00",
      "2026-11-23T07:30:00+08:00",
      "2026-11-24T07:30:00+08:00",
    ]);
    expect(nextFive({ type: "once", at: "2026-12-01T09:00:00+08:00" }, now)).toEqual([at("2026-12-01T01:00:00Z")]);
    expect(nextFive({ type: "once", at: "2026-01-01T09:00:00+08:00" }, now)).toEqual([]);
    expect(nextFive({ type: "interval", every_minutes: 90 }, now)[0]).toBe(now + 90 * 60_000);
    expect(nextFive({ type: "interval", every_minutes: 60, start_at: "2026-11-16T00:15:00Z" }, now)[0]).toBe(
      at("2026-11-17T00:15:00Z"),
    );
  });
});

describe("a job that is due", () => {
  const due = (schedule: AutomationSchedule, from: string, now: string) => {
    const { newest, isLate, next } = toDue(toNext(schedule, at(from)), { due: at(from), now: at(now) });
    return {
      newest: new Date(newest).toISOString(),
      isLate,
      next: next === undefined ? null : new Date(next).toISOString(),
    };
  };

  it("fires for its own time and goes on by its own times", () => {
    expect(due(cron("0 * * * *"), "2026-11-16T10:00:00Z", "2026-11-16T10:00:02Z")).toEqual({
      newest: "2026-11-16T10:00:00.000Z",
      isLate: false,
      next: "2026-11-16T11:00:00.000Z",
    });
  });

  it("makes up for the newest firing it missed, and for no other", () => {
    expect(due(cron("0 * * * *"), "2026-11-16T03:00:00Z", "2026-11-16T10:20:00Z")).toEqual({
      newest: "2026-11-16T10:00:00.000Z",
      isLate: false,
      next: "2026-11-16T11:00:00.000Z",
    });
    expect(due(cron("* * * * *"), "2026-10-01T00:00:00Z", "2026-11-16T10:20:30Z")).toMatchObject({
      newest: "2026-11-16T10:20:00.000Z",
      isLate: false,
    });
    expect(due(cron("0 9 * * *"), "2026-11-10T09:00:00Z", "2026-11-16T08:00:00Z")).toEqual({
      newest: "2026-11-15T09:00:00.000Z",
      isLate: false,
      next: "2026-11-16T09:00:00.000Z",
    });
    expect(due({ type: "interval", every_minutes: 7 }, "2026-11-10T09:00:00Z", "2026-11-16T09:00:00Z")).toMatchObject({
      newest: "2026-11-16T08:58:00.000Z",
      isLate: false,
    });
  });

  it("lets a firing pass that is older than a day", () => {
    expect(due(cron("0 9 1 * *"), "2026-11-01T09:00:00Z", "2026-11-16T08:00:00Z")).toEqual({
      newest: "2026-11-01T09:00:00.000Z",
      isLate: true,
      next: "2026-12-01T09:00:00.000Z",
    });
    expect(
      due({ type: "once", at: "2026-11-01T09:00:00Z" }, "2026-11-01T09:00:00Z", "2026-11-16T08:00:00Z"),
    ).toMatchObject({ isLate: true, next: null });
    expect(
      due({ type: "once", at: "2026-11-16T07:00:00Z" }, "2026-11-16T07:00:00Z", "2026-11-16T08:00:00Z"),
    ).toMatchObject({ isLate: false, next: null });
  });
});
