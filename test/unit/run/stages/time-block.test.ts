import { describe, expect, it } from "vitest";
import { toTimeBlock } from "../../../../src/run/stages/time-block.ts";

const now = Date.UTC(2026, 2, 16, 16, 12, 33, 999);

describe("the time block", () => {
  it("is one line with the time, the weekday, the zone and where it is from", () => {
    expect(
      toTimeBlock({ now: 0, clientNow: "2026-03-16T09:12:33-07:00", zone: "America/Los_Angeles", source: "device" }),
    ).toBe("[time] 2026-03-16T09:12:33-07:00 Monday, America/Los_Angeles (device)");
  });

  it.each([
    [
      "the client's instant, in the zone that counts",
      "2026-03-16T09:12:33-07:00",
      "Asia/Shanghai",
      "profile",
      "[time] 2026-03-17T00:12:33+08:00 Tuesday, Asia/Shanghai (profile)",
    ],
    [
      "the server's clock without it",
      null,
      "America/Los_Angeles",
      "profile",
      "[time] 2026-03-16T09:12:33-07:00 Monday, America/Los_Angeles (profile)",
    ],
    [
      "UTC with an offset like any other",
      undefined,
      "UTC",
      "default",
      "[time] 2026-03-16T16:12:33+00:00 Monday, UTC (default)",
    ],
    [
      "quarter hours",
      undefined,
      "Asia/Kathmandu",
      "device",
      "[time] 2026-03-16T21:57:33+05:45 Monday, Asia/Kathmandu (device)",
    ],
    [
      "the server's clock for what is no instant",
      "2026-03-16T09:12:33",
      "UTC",
      "device",
      "[time] 2026-03-16T16:12:33+00:00 Monday, UTC (device)",
    ],
    [
      "a fraction of a second cut, not rounded up",
      "2026-03-15T23:59:59.999Z",
      "UTC",
      "device",
      "[time] 2026-03-15T23:59:59+00:00 Sunday, UTC (device)",
    ],
  ] as const)("shows %s", (_what, clientNow, zone, source, line) => {
    expect(toTimeBlock({ now, clientNow, zone, source })).toBe(line);
  });

  it("keeps the two readings of an hour that occurs twice apart", () => {
    const at = (clientNow: string) => toTimeBlock({ now, clientNow, zone: "America/Los_Angeles", source: "device" });
    expect(at("2026-11-01T08:30:00Z")).toContain("2026-11-01T01:30:00-07:00");
    expect(at("2026-11-01T09:30:00Z")).toContain("2026-11-01T01:30:00-08:00");
  });
});
