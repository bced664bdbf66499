import { describe, expect, it } from "vitest";
import { turnedClocks } from "../../../src/offline/account/typed-clocks.ts";

const create = (start: string, end?: string) => ({
  method: "calendar.create",
  input: {
    start_at: `2026-03-17T${start}:00+08:00`,
    ...(end !== undefined && { end_at: `2026-03-17T${end}:00+08:00` }),
  },
});

describe("a new event at an hour that was typed", () => {
  it("has the minutes that were typed with it", () => {
    expect(turnedClocks(create("10:00", "12:15"), "十点一刻到十二点，画画课")).toEqual(["十点一刻", "十二点"]);
    expect(turnedClocks(create("14:00", "15:10"), "下午两点十分到三点开会")).toEqual(["两点十分", "三点"]);
    expect(turnedClocks(create("10:15", "12:00"), "十点一刻到十二点，画画课")).toEqual([]);
    expect(turnedClocks(create("15:30"), "15:30开会")).toEqual([]);
    expect(turnedClocks(create("13:45"), "下午1点3刻出发")).toEqual([]);
    expect(turnedClocks(create("12:00"), "周四中午十二点一起吃饭")).toEqual([]);
    expect(turnedClocks(create("15:00"), "三点十个人开会")).toEqual([]);
  });

  it("may be one of several, or at an hour that was not typed", () => {
    expect(turnedClocks(create("09:30"), "明天九点半晨会，下午三点一刻家访")).toEqual([]);
    expect(turnedClocks(create("09:42"), "半小时后提醒我关火")).toEqual([]);
  });
});
