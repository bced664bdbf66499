import { describe, expect, it } from "vitest";
import { parseInstant, toClientTime } from "../../../../src/run/intake/client-time.ts";
import { clock, props, runInput, verdict } from "../_input.ts";

const told = (change: Record<string, unknown>) => verdict(runInput(props({ client_time: clock(change) })));

describe("G012: device_timezone", () => {
  it.each([
    "Asia/Shanghai",
    "US/Pacific",
    "Etc/GMT+5",
    "UTC",
    "GMT",
    "CET",
    "EST5EDT",
    "Japan",
    "America/Argentina/Buenos_Aires",
    "asia/kolkata",
  ])("%s", (zone) => {
    expect(told({ device_timezone: zone })).toBe("accepted");
  });

  it.each([
    "+08:00",
    "GMT+8",
    "",
    "Mars/Base",
    "../../etc/passwd",
    "CST",
    " Asia/Shanghai",
    "Asia/Shanghai\n",
    "Asia/Shanghai/x",
    "constructor",
    null,
    8,
    ["UTC"],
    undefined,
    "A/".repeat(100),
  ])("refuses %j", (zone) => {
    expect(told({ device_timezone: zone })).toBe("invalid client_time.device_timezone");
  });

  it("is kept under its canonical name", () => {
    expect(toClientTime({ device_timezone: "asia/KOLKATA", client_now_iso: "2026-03-16T09:12:33Z" })?.timezone).toBe(
      "Asia/Kolkata",
    );
    expect(toClientTime({ device_timezone: "US/Pacific", client_now_iso: "2026-03-16T09:12:33Z" })?.timezone).toBe(
      "America/Los_Angeles",
    );
  });
});

describe("G013: client_now_iso", () => {
  it.each([
    "2026-03-16T09:12:33-07:00",
    "2026-03-16T09:12:33Z",
    "2026-03-16T09:12:33.123456789+05:45",
    "2024-02-29T00:00:00Z",
    "2000-02-29T23:59:59Z",
    "2026-03-16T09:12:33-00:00",
    "2026-03-16t09:12:33z",
    "2016-12-31T23:59:60Z",
    "2017-01-01T07:59:60.25+08:00",
    "2015-06-30T16:59:60-07:00",
    "0001-01-02T00:00:00Z",
  ])("%s", (now) => {
    expect(told({ client_now_iso: now })).toBe("accepted");
  });

  it.each([
    "2026-03-16T09:12:33",
    "2026-02-30T00:00:00Z",
    "March 16, 2026",
    "2026-03-16 09:12:33 -0700",
    "2026-03-16T24:00:00Z",
    "2026-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-00-10T00:00:00Z",
    "2026-13-10T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-01-32T00:00:00Z",
    "2026-03-16T09:60:00Z",
    "2026-03-16T09:12:60Z",
    "2026-03-16T23:59:60Z",
    "2016-12-31T23:59:61Z",
    "2016-12-31T23:59:60+08:00",
    "2026-03-16T09:12:33+24:00",
    "2026-03-16T09:12:33+08:60",
    "2026-03-16T09:12:33+0800",
    "2026-03-16T09:12:33+08",
    "2026-03-16T09:12Z",
    "2026-03-16T09:12:33.Z",
    "2026-03-16T09:12:33,5Z",
    "2026-03-16T09:12:33.1234567890Z",
    "2026-03-16 09:12:33Z",
    "20260316T091233Z",
    "2026-03-16",
    "+002026-03-16T09:12:33Z",
    "2026-03-16T09:12:33Z\n",
    " 2026-03-16T09:12:33Z",
    "2026-W12-1T09:12:33Z",
    "2026-03-16T09:12:33[Asia/Shanghai]",
    "2026-03-16T09:12:33 08:00",
    "２０２６-03-16T09:12:33Z",
    "0000-01-01T00:00:00Z",
    "0001-01-01T00:00:00+23:59",
    "9999-12-31T23:59:59-23:59",
    "",
    null,
    1_773_658_353_000,
    ["2026-03-16T09:12:33Z"],
    undefined,
  ])("refuses %j", (now) => {
    expect(told({ client_now_iso: now })).toBe("invalid client_time.client_now_iso");
  });

  it("is the instant it says", () => {
    expect(parseInstant("2026-03-16T09:12:33.5-07:00")?.toISOString()).toBe("2026-03-16T16:12:33.500Z");
  });

  it("is the second that follows a leap second", () => {
    expect(parseInstant("2016-12-31T23:59:60Z")?.toISOString()).toBe("2017-01-01T00:00:00.000Z");
    expect(parseInstant("2017-01-01t07:59:60.25+08:00")?.toISOString()).toBe("2017-01-01T00:00:00.250Z");
  });
});

describe("G014: client_epoch_ms", () => {
  it.each([0, 1_773_658_353_000, 8_640_000_000_000_000])("%s", (epoch) => {
    expect(told({ client_epoch_ms: epoch })).toBe("accepted");
  });

  it.each([1.5, "1773658353000", true, 2 ** 53, -1, 1e300, null, [1], undefined])("refuses %j", (epoch) => {
    expect(told({ client_epoch_ms: epoch })).toBe("invalid client_time.client_epoch_ms");
  });

  it("refuses what JSON writes and no number holds", () => {
    const body = {
      ...runInput(),
      forwardedProps: {
        agent_type: "worker",
        client_time: { ...clock(), client_epoch_ms: JSON.parse("1e400") as number },
      },
    };
    expect(verdict(body)).toBe("invalid client_time.client_epoch_ms");
  });
});

it("G015: an instant and an epoch that lie hours apart are both believed", () => {
  expect(told({ client_now_iso: "2026-03-16T09:12:33-07:00", client_epoch_ms: 1 })).toBe("accepted");
});
