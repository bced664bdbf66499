import { Temporal } from "temporal-polyfill";
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
  [/^boxing day$/i, 12, 26],
  [/^halloween$|^万圣节$/i, 10, 31],
  [/^跨年$|^new year'?s eve$/i, 12, 31],
  [/^st\.? patrick'?s day$/i, 3, 17],
];

/** Sunday behind the first full moon of spring, by the tables of the church. */
function easter(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moon = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return Temporal.PlainDate.from({ year, month: 3, day: 28 }).add({ days: full - weekday });
}

/** Feasts that are counted from Easter, and those on a weekday of a month. */
const movable: readonly (readonly [RegExp, (year: number) => Temporal.PlainDate])[] = [
  [/^easter(?: sunday)?$|^复活节$/i, easter],
  [/^good friday$/i, (year) => easter(year).subtract({ days: 2 })],
  [/^easter monday$/i, (year) => easter(year).add({ days: 1 })],
  [/^shrove tuesday$/i, (year) => easter(year).subtract({ days: 47 })],
  [/^ash wednesday$/i, (year) => easter(year).subtract({ days: 46 })],
  [/^palm sunday$/i, (year) => easter(year).subtract({ days: 7 })],
  [/^maundy thursday$/i, (year) => easter(year).subtract({ days: 3 })],
  [/^whit monday$/i, (year) => easter(year).add({ days: 50 })],
  [/^black friday$/i, (year) => nth(4, 4, { year, month: 11 }).add({ days: 1 })],
  [/^cyber monday$/i, (year) => nth(4, 4, { year, month: 11 }).add({ days: 4 })],
  [/^母亲节$|^mother'?s day$/i, (year) => nth(2, 7, { year, month: 5 })],
  [/^父亲节$|^father'?s day$/i, (year) => nth(3, 7, { year, month: 6 })],
  [/^thanksgiving(?: day)?$|^感恩节$/i, (year) => nth(4, 4, { year, month: 11 })],
];

function nth(many: number, weekday: number, { year, month }: { year: number; month: number }): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (many - 1) });
}

/** Names of single days; Easter and Christmas alone may as well be a season. */
const certain =
  "christmas eve|christmas day|boxing day|new year'?s (?:eve|day)|valentine'?s day|good friday|easter sunday|" +
  "easter monday|thanksgiving day|st\\.? patrick'?s day|shrove tuesday|ash wednesday|palm sunday|maundy thursday|" +
  "whit monday|black friday|cyber monday";
const open = "christmas|xmas|halloween|easter|thanksgiving";
/** Behind the name of a feast that is when, and no part of a name: "on Christmas Eve at 7", no Christmas party. */
const behind =
  "(?=\\s*$|[?.,!;]| (?:at|from|in the|until|till|with|yet|this year|and|for|noon|" +
  "morning|afternoon|evening|night|\\d))";
const asDay = new RegExp(
  `\\b(?:(on|for|over|by|before|after|until|till|around) )(?:the )?(${certain}|${open})${behind}|` +
    `(?<!\\b(?:until|till|to|is|are) )\\b()(${certain})${behind}`,
  "gi",
);

/** "On Christmas Eve at 7", with the date: the reader of dates knows no feasts. */
export const spellFeasts = (text: string, today: Temporal.PlainDate): string =>
  text.replace(asDay, (all, word?: string, name?: string, _?: string, alone?: string) => {
    const day = feastDay((name ?? alone ?? "").toLowerCase().replace("years", "year's"), today);
    return day === undefined ? all : `${word ?? "on"} ${day.toString()}`;
  });

export const anyFeast = new RegExp(`\\b(?:${certain}|${open})\\b`, "i");

/** The feast that a name speaks of. */
export const feastIn = (name: string): string | undefined => anyFeast.exec(name)?.[0];

/** The next day of a feast, whichever calendar sets it. */
export function feastDay(name: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const moved = movable.find(([form]) => form.test(name))?.[1];
  if (moved !== undefined) {
    const day = moved(today.year);
    return Temporal.PlainDate.compare(day, today) < 0 ? moved(today.year + 1) : day;
  }
  const feast = feasts.find(([form]) => form.test(name));
  return feast === undefined ? nextFeast(name, today) : monthDay(today, feast[1], feast[2]);
}
