import { number, toNumber } from "../dates/chinese-numbers.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";

/** 一 of 十二点一起吃饭 is no minute: one figure alone needs its 分. */
const minutes =
  "[零〇一二三四五]?十[一二三四五六七八九]?(?![个位人天])|[零〇][一二三四五六七八九]|[一二三四五六七八九](?=分)|[0-5]\\d(?![\\d个位人天])";
const typed = new RegExp(
  `(?<![\\d第])(${number})(?:点(?:钟|整)?(?:(半)|([一三13])刻|(${minutes})分?)?|[:：](\\d\\d))`,
  "g",
);
const written = /T(\d\d):(\d\d)/;

/**
 * 十点一刻到十二点: whatever the words were put in, a new event does not begin or end at an hour that was typed, and at
 * other minutes than were typed with it.
 */
export function turnedClocks({ method, input }: Call, text: string): string[] {
  if (method !== "calendar.create" || !/[刻半分十\d]/.test(text)) return [];
  const clocks = [...text.matchAll(typed)].map(([found, hour = "", half, quarter, chinese, figures]) => ({
    text: found,
    hour: toNumber(hour) % 12,
    minute:
      half !== undefined ? 30 : quarter !== undefined ? toNumber(quarter) * 15 : toNumber(chinese ?? figures ?? "零"),
  }));
  const { start_at: start, end_at: end } = fields(input) ?? {};
  return [start, end].flatMap((at) => {
    const [, hour, minute] = written.exec(String(at)) ?? [];
    const same = clocks.filter((one) => hour !== undefined && one.hour === Number(hour) % 12);
    return same.some((one) => one.minute === Number(minute)) ? [] : same.map((one) => one.text);
  });
}
