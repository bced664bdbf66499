import { describe, expect, it } from "vitest";
import { toText } from "../../../../src/base/local-time.ts";
import {
  isRepeated,
  namedBy,
  occurrencesIn,
  rekeyed,
  spanOf,
  splitAt,
} from "../../../../src/modules/calendar/_series.ts";
import type { EventRow, Override } from "../../../../src/store/modules/calendar/rows.ts";

const zone = "Europe/Berlin";
const instant = (text: string) => Date.parse(text);

function series(recurrence: NonNullable<EventRow["recurrence"]>, rest: Partial<EventRow> = {}) {
  const row = {
    id: "evt_1",
    version: 1,
    title: "Series",
    location: null,
    notes: null,
    meetingUrl: null,
    reminders: null,
    showAs: "busy" as const,
    status: "confirmed" as const,
    timezone: zone,
    startAt: instant("2026-03-02T09:00:00+01:00"),
    endAt: instant("2026-03-02T10:00:00+01:00"),
    startDate: null,
    endDate: null,
    deletedAt: null,
    isUnconfirmed: false,
    inviteId: null,
    participation: null,
    isChanged: false,
    guestCount: 0,
    overrides: [] as Override[],
    ...rest,
    recurrence,
  };
  if (!isRepeated(row)) throw new Error("not a series");
  return row;
}

const starts = (row: ReturnType<typeof series>, from: string, to: string) =>
  occurrencesIn(row, instant(from), instant(to)).map(({ startAt }) => toText(startAt, zone));

describe("occurrences", () => {
  it("include one that began before the range and leave out one that ends at its start", () => {
    const daily = series({ freq: "daily" });
    expect(starts(daily, "2026-04-01T09:30:00+02:00", "2026-04-02T09:00:00+02:00")).toEqual([
      "2026-04-01T09:00:00+02:00",
    ]);
    expect(starts(daily, "2026-04-01T10:00:00+02:00", "2026-04-02T09:00:00+02:00")).toEqual([]);
  });

  it("start a series that began on the second of two doubled readings there, and go on by the rule", () => {
    const night = series({ freq: "daily", count: 2 }, { startAt: instant("2026-10-25T02:30:00+01:00"), endAt: null });
    expect(starts(night, "2026-10-24T00:00:00Z", "2026-10-28T00:00:00Z")).toEqual([
      "2026-10-25T02:30:00+01:00",
      "2026-10-26T02:30:00+01:00",
    ]);
  });

  it("reach many years ahead", () => {
    expect(starts(series({ freq: "yearly", interval: 4 }), "2098-01-01T00:00:00Z", "2098-12-31T00:00:00Z")).toEqual([
      "2098-03-02T09:00:00+01:00",
    ]);
    expect(starts(series({ freq: "daily" }), "2100-07-01T00:00:00Z", "2100-07-02T00:00:00Z")).toEqual([
      "2100-07-01T09:00:00+02:00",
    ]);
  });
});

describe("the span", () => {
  const content = (recurrence: Parameters<typeof series>[0]) => ({
    ...series(recurrence),
    notes: null,
    meetingUrl: null,
    reminders: null,
  });

  it("ends with the last occurrence, or never", () => {
    expect(spanOf(content({ freq: "daily", count: 30 })).spanEnd).toBe(instant("2026-03-31T10:00:00+02:00"));
    expect(spanOf(content({ freq: "weekly", until: "2026-03-30" })).spanEnd).toBe(instant("2026-03-30T10:00:00+02:00"));
    expect(spanOf(content({ freq: "weekly", until: "2026-03-29" })).spanEnd).toBe(instant("2026-03-23T10:00:00+01:00"));
    expect(spanOf(content({ freq: "yearly" })).spanEnd).toBeNull();
  });

  it("is refused to a series that begins on no day of its rule, with the day it could", () => {
    expect(() => spanOf(content({ freq: "weekly", by_weekday: ["WE", "FR"] }))).toThrow(
      "start_at: 2026-03-02 is not a day of the recurrence; the first after it is 2026-03-04",
    );
  });
});

it("splits a counted rule so that nothing is lost or repeated", () => {
  const row = series({ freq: "weekly", by_weekday: ["MO", "WE"], count: 10 });
  const occurrence = namedBy(row, instant("2026-03-16T09:00:00+01:00"));
  expect(occurrence && splitAt(row, occurrence)).toEqual({
    before: { freq: "weekly", by_weekday: ["MO", "WE"], until: "2026-03-15" },
    after: { freq: "weekly", by_weekday: ["MO", "WE"], count: 6 },
  });
});

it("carries overrides along when a series moves, over changes of the clocks, and drops those without a place", () => {
  const [old, moved] = [
    series({ freq: "weekly" }),
    series(
      { freq: "weekly", count: 6 },
      { startAt: instant("2026-03-03T11:00:00+01:00"), endAt: instant("2026-03-03T12:00:00+01:00") },
    ),
  ];
  const override = (text: string) => ({ at: instant(text), isCancelled: true, changes: {} });
  const overrides = [override("2026-03-30T09:00:00+02:00"), override("2026-06-01T09:00:00+02:00")];
  expect(rekeyed(old, moved, overrides)).toEqual([override("2026-03-31T11:00:00+02:00")]);
});
