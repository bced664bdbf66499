import { describe, expect, it } from "vitest";
import type { HintWhen } from "../../../../generated/contract/types.ts";
import { clean, cut, tidy } from "../../../../src/ui/card/clean.ts";
import { formatDate, formatWhen } from "../../../../src/ui/card/dates.ts";
import { toOffsetTime } from "../../../../src/ui/card/wall-clock.ts";

describe("cleaning", () => {
  it("strips control and direction characters, and keeps new lines", () => {
    expect(clean("a\u0000b\tc\r\nd\u007fe\u0085f\u202eg\u2066h\u2069i")).toBe("abc\ndefghi");
    expect(clean("half \ud83d")).toBe("half \ufffd");
  });

  it("cuts by code point and says so", () => {
    expect(cut("😀😀😀", 3)).toBe("😀😀😀");
    expect(cut("😀😀😀😀", 3)).toBe("😀😀…");
    expect(tidy("\u0000", 5)).toBe("…");
  });
});

describe("dates", () => {
  const timed = (startAt: string, endAt?: string): HintWhen => ({
    startAt,
    ...(endAt && { endAt }),
    timezone: "Asia/Shanghai",
  });
  it.each<[string, HintWhen, "full" | "clock", string, string]>([
    [
      "same day",
      timed("2026-04-21T10:00:00+08:00", "2026-04-21T03:00:00Z"),
      "full",
      "2026年4月21日 周二 10:00–11:00",
      "Tue, Apr 21, 2026 10:00–11:00",
    ],
    [
      "a point in time",
      timed("2026-04-21T10:00:00+08:00"),
      "full",
      "2026年4月21日 周二 10:00",
      "Tue, Apr 21, 2026 10:00",
    ],
    ["a row", timed("2026-04-21T00:00+08:00", "2026-04-21T00:15+08:00"), "clock", "00:00–00:15", "00:00–00:15"],
    [
      "a row across days",
      timed("2026-04-21T23:00:00+08:00", "2026-04-22T01:00:00+08:00"),
      "clock",
      "2026年4月21日 周二 23:00 – 2026年4月22日 周三 01:00",
      "Tue, Apr 21, 2026 23:00 – Wed, Apr 22, 2026 01:00",
    ],
    [
      "all day",
      { allDay: true, startDate: "2026-04-21", timezone: "UTC" },
      "full",
      "2026年4月21日 周二 全天",
      "Tue, Apr 21, 2026 All day",
    ],
    [
      "all day in a row",
      { allDay: true, startDate: "2026-04-21", endDate: "2026-04-22", timezone: "UTC" },
      "clock",
      "全天",
      "All day",
    ],
    [
      "several days",
      { allDay: true, startDate: "2026-04-21", endDate: "2026-04-22", timezone: "UTC" },
      "full",
      "2026年4月21日 周二 – 2026年4月22日 周三 全天",
      "Tue, Apr 21, 2026 – Wed, Apr 22, 2026 All day",
    ],
    [
      "another zone",
      { startAt: "2026-03-17T16:00:00Z", timezone: "America/Los_Angeles", showZone: true },
      "clock",
      "09:00 (America/Los_Angeles)",
      "09:00 (America/Los_Angeles)",
    ],
    ["a zone nobody knows", { startAt: "2026-03-17T16:00:00-03:00", timezone: "No/Where" }, "clock", "16:00", "16:00"],
  ])("%s", (_name, when, mode, chinese, english) => {
    expect(formatWhen(when, "zh-CN", mode)).toBe(chinese);
    expect(formatWhen(when, "en", mode)).toBe(english);
  });

  it("know their weekday in any year", () => {
    expect(formatDate("2000-02-29", "en")).toBe("Tue, Feb 29, 2000");
    expect(formatDate("1970-01-01", "zh-CN")).toBe("1970年1月1日 周四");
    expect(formatDate("0099-12-31", "en")).toBe("Thu, Dec 31, 99");
  });

  it("are written with the offset of their zone, on both sides of a clock change", () => {
    expect(toOffsetTime(Date.parse("2026-11-01T08:30:00Z"), "America/Los_Angeles")).toBe("2026-11-01T01:30:00-07:00");
    expect(toOffsetTime(Date.parse("2026-11-01T09:30:00Z"), "America/Los_Angeles")).toBe("2026-11-01T01:30:00-08:00");
    expect(toOffsetTime(Date.parse("2026-04-21T00:00:00Z"), "Asia/Kathmandu")).toBe("2026-04-21T05:45:00+05:45");
  });
});
