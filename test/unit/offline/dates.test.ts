import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { findTimes, reword } from "../../../src/offline/dates/dates.ts";
import { toRfc3339, toSpan, toStart } from "../../../src/offline/dates/when.ts";

/**
 * What the text says: an instant, two with a slash between them, or the span in brackets when no time of day was said.
 */
function read(text: string, now: string, zone: string): string | undefined {
  const local = Temporal.PlainDateTime.from(now).toZonedDateTime(zone);
  const language = /\p{Script=Han}/u.test(text) ? "zh-CN" : "en";
  const { when } = findTimes(reword(text, local, language), local, language);
  if (when === undefined) return undefined;
  const times = toStart(when, local);
  if (times !== undefined)
    return times.end === undefined ? toRfc3339(times.start) : `${toRfc3339(times.start)}/${toRfc3339(times.end)}`;
  const span = toSpan(when, local);
  return `[${toRfc3339(span.start)}/${toRfc3339(span.end)})`;
}

const monday = "2026-03-16T09:12:33";
const day = (date: string, offset: string) =>
  `[${date}T00:00:00${offset}/${Temporal.PlainDate.from(date).add({ days: 1 }).toString()}T00:00:00${offset})`;

const shanghai: readonly [string, string | undefined][] = [
  ["明天早上9点", "2026-03-17T09:00:00+08:00"],
  ["下周三下午三点到四点", "2026-03-25T15:00:00+08:00/2026-03-25T16:00:00+08:00"],
  ["后天", day("2026-03-18", "+08:00")],
  ["周五", day("2026-03-20", "+08:00")],
  ["周一", day("2026-03-16", "+08:00")],
  ["周五18:30", "2026-03-20T18:30:00+08:00"],
  ["本周日程", "[2026-03-16T00:00:00+08:00/2026-03-23T00:00:00+08:00)"],
  ["看牙医改到下周四同一时间", day("2026-03-26", "+08:00")],
  ["这周日", day("2026-03-22", "+08:00")],
  ["上周五", day("2026-03-13", "+08:00")],
  ["下下周一", day("2026-03-30", "+08:00")],
  ["5月3号", day("2026-05-03", "+08:00")],
  ["3月1日", day("2027-03-01", "+08:00")],
  ["十二月二十五号", day("2026-12-25", "+08:00")],
  ["12号上午十点", "2026-04-12T10:00:00+08:00"],
  ["20号", day("2026-03-20", "+08:00")],
  ["下个月5号", day("2026-04-05", "+08:00")],
  ["2026年5月3日14:00", "2026-05-03T14:00:00+08:00"],
  ["2026-05-03", day("2026-05-03", "+08:00")],
  ["大后天下午", "[2026-03-19T12:00:00+08:00/2026-03-19T18:00:00+08:00)"],
  ["今晚七点", "2026-03-16T19:00:00+08:00"],
  ["明早8点", "2026-03-17T08:00:00+08:00"],
  ["周五晚8点半", "2026-03-20T20:30:00+08:00"],
  ["三点一刻", "2026-03-16T15:15:00+08:00"],
  ["两点四十五分", "2026-03-16T14:45:00+08:00"],
  ["下午3点05分", "2026-03-16T15:05:00+08:00"],
  ["中午12点半", "2026-03-16T12:30:00+08:00"],
  ["晚上12点", "2026-03-17T00:00:00+08:00"],
  ["凌晨一点", "2026-03-17T01:00:00+08:00"],
  ["二十二点", "2026-03-16T22:00:00+08:00"],
  ["9点", "2026-03-16T21:00:00+08:00"],
  ["早上9点", "2026-03-17T09:00:00+08:00"],
  ["9点到11点半", "2026-03-16T21:00:00+08:00/2026-03-16T23:30:00+08:00"],
  ["明天9点到11点半", "2026-03-17T09:00:00+08:00/2026-03-17T11:30:00+08:00"],
  ["今天15:30-16:00", "2026-03-16T15:30:00+08:00/2026-03-16T16:00:00+08:00"],
  ["下午三点到晚上八点", "2026-03-16T15:00:00+08:00/2026-03-16T20:00:00+08:00"],
  ["明天上午11点到下午1点", "2026-03-17T11:00:00+08:00/2026-03-17T13:00:00+08:00"],
  ["周三到周五", "[2026-03-18T00:00:00+08:00/2026-03-21T00:00:00+08:00)"],
  ["两个小时后", "2026-03-16T11:12:00+08:00"],
  ["半小时后", "2026-03-16T09:42:00+08:00"],
  ["一个半小时之后", "2026-03-16T10:42:00+08:00"],
  ["三天后上午10点", "2026-03-19T10:00:00+08:00"],
  ["两周后", day("2026-03-30", "+08:00")],
  ["下周", "[2026-03-23T00:00:00+08:00/2026-03-30T00:00:00+08:00)"],
  ["这个周末", "[2026-03-21T00:00:00+08:00/2026-03-23T00:00:00+08:00)"],
  ["下个月", "[2026-04-01T00:00:00+08:00/2026-05-01T00:00:00+08:00)"],
  ["礼拜天早上六点", "2026-03-22T06:00:00+08:00"],
  ["明天的下午三点", "2026-03-17T15:00:00+08:00"],
  ["晚一点再说", undefined],
  ["在3号会议室", undefined],
  ["二月三十号", undefined],
];

const losAngeles: readonly [string, string | undefined][] = [
  ["next Tuesday 3pm", "2026-03-24T15:00:00-07:00"],
  ["Tuesday at 3", "2026-03-17T15:00:00-07:00"],
  ["tomorrow at 9", "2026-03-17T09:00:00-07:00"],
  ["9 tomorrow", "2026-03-17T09:00:00-07:00"],
  ["in two hours", "2026-03-16T11:12:00-07:00"],
  ["in half an hour", "2026-03-16T09:42:00-07:00"],
  ["in 3 days", day("2026-03-19", "-07:00")],
  ["Friday noon", "2026-03-20T12:00:00-07:00"],
  ["3-4pm", "2026-03-16T15:00:00-07:00/2026-03-16T16:00:00-07:00"],
  ["from 3 to 4pm tomorrow", "2026-03-17T15:00:00-07:00/2026-03-17T16:00:00-07:00"],
  ["tomorrow 9:30-10", "2026-03-17T09:30:00-07:00/2026-03-17T10:00:00-07:00"],
  ["11-1 tomorrow", "2026-03-17T11:00:00-07:00/2026-03-17T13:00:00-07:00"],
  ["Friday at 10:30", "2026-03-20T10:30:00-07:00"],
  ["half past three", "2026-03-16T15:30:00-07:00"],
  ["quarter to five", "2026-03-16T16:45:00-07:00"],
  ["3 o'clock tomorrow", "2026-03-17T15:00:00-07:00"],
  ["May 3rd at 8", "2026-05-03T08:00:00-07:00"],
  ["on the 20th at 4pm", "2026-03-20T16:00:00-07:00"],
  ["the day after tomorrow", day("2026-03-18", "-07:00")],
  ["a week from Friday", day("2026-03-27", "-07:00")],
  ["tonight at 8", "2026-03-16T20:00:00-07:00"],
  ["tomorrow morning", "[2026-03-17T06:00:00-07:00/2026-03-17T12:00:00-07:00)"],
  ["Thursday evening", "[2026-03-19T18:00:00-07:00/2026-03-20T00:00:00-07:00)"],
  ["this afternoon", "[2026-03-16T12:00:00-07:00/2026-03-16T18:00:00-07:00)"],
  ["next week", "[2026-03-23T00:00:00-07:00/2026-03-30T00:00:00-07:00)"],
  ["this weekend", "[2026-03-21T00:00:00-07:00/2026-03-23T00:00:00-07:00)"],
  ["from April 6 to April 10", "[2026-04-06T00:00:00-07:00/2026-04-11T00:00:00-07:00)"],
  ["2026-05-03 14:00", "2026-05-03T14:00:00-07:00"],
  ["you may come", undefined],
  ["for two hours", undefined],
];

describe("dates and times in a sentence", () => {
  it.each(shanghai)("%s on a Monday morning in Shanghai", (text, expected) => {
    expect(read(text, monday, "Asia/Shanghai")).toBe(expected);
  });

  it.each(losAngeles)("%s on a Monday morning in Los Angeles", (text, expected) => {
    expect(read(text, monday, "America/Los_Angeles")).toBe(expected);
  });

  // The offset is the zone's at that instant, not the one of today.
  it.each([
    ["明天早上9点", "2026-03-07T12:00:00", "America/Los_Angeles", "2026-03-08T09:00:00-07:00"],
    ["tomorrow at 1:30am", "2026-03-07T12:00:00", "America/Los_Angeles", "2026-03-08T01:30:00-08:00"],
    // 2:30 does not exist that night; the clock that ran on shows 3:30.
    ["tomorrow at 2:30am", "2026-03-07T12:00:00", "America/Los_Angeles", "2026-03-08T03:30:00-07:00"],
    // 1:30 comes twice that night; the first is meant.
    ["tomorrow at 1:30am", "2026-10-31T12:00:00", "America/Los_Angeles", "2026-11-01T01:30:00-07:00"],
    ["in 24 hours", "2026-03-07T12:00:00", "America/Los_Angeles", "2026-03-08T12:00:00-07:00"],
    ["10月26号上午九点", "2026-09-01T12:00:00", "Europe/Berlin", "2026-10-26T09:00:00+01:00"],
    ["next Sunday at 10am", "2026-03-20T12:00:00", "Europe/Berlin", "2026-03-29T10:00:00+02:00"],
    ["tomorrow at 5pm", "2026-06-01T08:00:00", "Asia/Kolkata", "2026-06-02T17:00:00+05:30"],
    ["后天下午两点", "2026-12-30T23:59:00", "Asia/Shanghai", "2027-01-01T14:00:00+08:00"],
    ["2月29号", "2026-03-16T09:00:00", "UTC", "[2028-02-29T00:00:00+00:00/2028-03-01T00:00:00+00:00)"],
    ["31号", "2026-04-05T09:00:00", "UTC", "[2026-05-31T00:00:00+00:00/2026-06-01T00:00:00+00:00)"],
    ["周末", "2026-03-22T10:00:00", "Asia/Tokyo", "[2026-03-21T00:00:00+09:00/2026-03-23T00:00:00+09:00)"],
  ])("%s, said at %s in %s", (text, now, zone, expected) => {
    expect(read(text, now, zone)).toBe(expected);
  });

  it.each([
    ["两个小时", 120],
    ["半小时", 30],
    ["一个半小时", 90],
    ["大概45分钟", 45],
    ["三刻钟", 45],
    ["1.5小时", 90],
    ["两小时后", undefined],
    ["for an hour", 60],
    ["90 minutes", 90],
    ["half an hour", 30],
    ["an hour and a half", 90],
    ["a 45-minute call", 45],
    ["1.5 hours", 90],
    ["in two hours", undefined],
  ])("%s lasts %s minutes", (text, minutes) => {
    const now = Temporal.PlainDateTime.from(monday).toZonedDateTime("UTC");
    expect(findTimes(text, now, /\p{Script=Han}/u.test(text) ? "zh-CN" : "en").duration?.minutes).toBe(minutes);
  });
});
