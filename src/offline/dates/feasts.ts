import type { Temporal } from "temporal-polyfill";
import { monthDay } from "./days.ts";
import { nextFeast } from "./lunar.ts";

/** Feasts of the calendar on the wall, by the month and the day. */
const feasts: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:五一(?:劳动)?节?|劳动节)$/, 5, 1],
  [/^(?:十一|国庆节?|十一国庆节?)$/, 10, 1],
  [/^元旦节?$|^new year(?:'s(?: day)?)?$/i, 1, 1],
  [/^圣诞节?$|^christmas(?: day)?$|^xmas$/i, 12, 25],
  [/^平安夜$|^christmas eve$/i, 12, 24],
  [/^情人节$|^valentine'?s(?: day)?$/i, 2, 14],
  [/^(?:六一(?:儿童)?节?|儿童节)$/, 6, 1],
  [/^五四(?:青年节)?$|^青年节$/, 5, 4],
  [/^(?:七一|建党节)$/, 7, 1],
  [/^(?:八一|建军节)$/, 8, 1],
  [/^教师节$/, 9, 10],
  [/^(?:双十一|双11)$/, 11, 11],
  [/^halloween$|^万圣节$/i, 10, 31],
  [/^跨年$|^new year'?s eve$/i, 12, 31],
];

/** The next day of a feast, whichever calendar sets it. */
export function feastDay(name: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const feast = feasts.find(([form]) => form.test(name));
  return feast === undefined ? nextFeast(name, today) : monthDay(today, feast[1], feast[2]);
}
