import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { fromWall, instantsOf, offsetMinutes, startOfDay, toText, toWall } from "../../../src/base/local-time.ts";
import { parseInstantIn } from "../../../src/modules/calendar/_input.ts";

const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
const instant = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2100, 11, 30) });
const wall = (text: string) => Date.parse(`${text}Z`);

describe("every zone", () => {
  it("has the offset Temporal says, before and after any change of its clocks", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
        const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        expect(toWall(at, zone) - at).toBe(there.offsetNanoseconds / 1e6);
        const change = there.getTimeZoneTransition("next");
        for (const near of change ? [change.epochMilliseconds - 1, change.epochMilliseconds] : []) {
          expect(toWall(near, zone) - near).toBe(
            Temporal.Instant.fromEpochMilliseconds(near).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6,
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it("reads what it writes as the same instant (G189)", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
        expect(parseInstantIn(zone, toText(at, zone), "start_at")).toBe(at);
      }),
      { numRuns: 200 },
    );
  });

  it("resolves a reading as Temporal's rule compatible does (G185)", () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, fc.integer({ min: -120, max: 120 }), (zone, at, minutes) => {
        // Near a change, where it matters, if there is one.
        const change = Temporal.Instant.fromEpochMilliseconds(at)
          .toZonedDateTimeISO(zone)
          .getTimeZoneTransition("next");
        const reading = toWall(change?.epochMilliseconds ?? at, zone) + minutes * 60_000;
        const plain = Temporal.Instant.fromEpochMilliseconds(reading).toZonedDateTimeISO("UTC").toPlainDateTime();
        expect(fromWall(reading, zone)).toBe(plain.toZonedDateTime(zone).epochMilliseconds);
      }),
      { numRuns: 200 },
    );
  });
});

it.each([
  ["a gap of an hour", "America/Los_Angeles", "2026-03-08T02:30", "2026-03-08T03:30:00-07:00", 0],
  ["a doubled hour", "America/Los_Angeles", "2026-11-01T01:30", "2026-11-01T01:30:00-07:00", 2],
  ["a gap of half an hour", "Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:45:00+11:00", 0],
  ["a doubled half hour", "Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-05T01:45:00+11:00", 2],
  ["a gap at midnight", "America/Havana", "2026-03-08T00:30", "2026-03-08T01:30:00-04:00", 0],
  ["another gap at midnight", "Africa/Cairo", "2026-04-24T00:30", "2026-04-24T01:30:00+03:00", 0],
  ["a day that never was", "Pacific/Apia", "2011-12-30T10:00", "2011-12-31T10:00:00+14:00", 0],
  ["a plain time", "America/Vancouver", "2026-12-01T09:00", "2026-12-01T09:00:00-07:00", 1],
])("resolves %s and names the offset used (G185, G187)", (_, zone, reading, text, readings) => {
  expect(toText(fromWall(wall(reading), zone), zone)).toBe(text);
  expect(instantsOf(wall(reading), zone)).toHaveLength(readings);
});

it.each([
  ["America/Havana", "2026-03-08", "2026-03-08T01:00:00-04:00"],
  ["Africa/Cairo", "2026-04-24", "2026-04-24T01:00:00+03:00"],
  ["Pacific/Apia", "2011-12-30", "2011-12-31T00:00:00+14:00"],
  ["Asia/Shanghai", "2026-04-21", "2026-04-21T00:00:00+08:00"],
])("begins a day in %s on %s with its first instant", (zone, date, text) => {
  expect(toText(startOfDay(date, zone), zone)).toBe(text);
});

it("writes an offset with seconds in whole minutes and keeps the instant", () => {
  const at = Date.UTC(1971, 5, 1, 12);
  expect([offsetMinutes(at, "Africa/Monrovia"), Date.parse(toText(at, "Africa/Monrovia"))]).toEqual([-44, at]);
});
