import { Temporal } from "temporal-polyfill";

const lunar = new Intl.DateTimeFormat("zh-CN-u-ca-chinese", { month: "long", day: "numeric", timeZone: "UTC" });

/** The new moon of 6 February 2027 is four minutes before midnight in Beijing; Intl takes it for the next day's. */
const closeCall = { first: Temporal.PlainDate.from("2027-02-06"), last: Temporal.PlainDate.from("2027-03-07") };

/** Month and day of the Chinese calendar: 正月 and 15. */
function toLunar(day: Temporal.PlainDate): { month: string; day: number } {
  const { first, last } = closeCall;
  if (Temporal.PlainDate.compare(day, first) >= 0 && Temporal.PlainDate.compare(day, last) <= 0)
    return { month: "正月", day: first.until(day, { largestUnit: "days" }).days + 1 };
  const parts = lunar.formatToParts(day.toZonedDateTime("UTC").epochMilliseconds);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { month: part("month"), day: Number(part("day")) };
}

const ones = "一二三四五六七八九十";

/** 正月廿八. */
export function wordLunar(date: Temporal.PlainDate): string {
  const { month, day } = toLunar(date);
  const ten = day <= 10 ? "初" : day < 20 ? "十" : day === 20 ? "二" : day < 30 ? "廿" : "三";
  return `${month}${ten}${day % 10 === 0 ? "十" : ones[(day % 10) - 1]}`;
}

/** Feasts that the Chinese calendar sets, by the month and the day there. */
const feasts: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:春节|大年初一|过年)$/, "正月", 1],
  [/^元宵节?$/, "正月", 15],
  [/^端午节?$/, "五月", 5],
  [/^七夕节?$/, "七月", 7],
  [/^中元节?$/, "七月", 15],
  [/^中秋节?$/, "八月", 15],
  [/^重阳节?$/, "九月", 9],
  [/^腊八节?$/, "腊月", 8],
];

/** The next day of this feast; of 清明, which the sun sets, and of 除夕, which is the day before another, too. */
export function nextFeast(name: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  if (/^清明节?$/.test(name)) {
    const [one, next] = [clearAndBright(today.year), clearAndBright(today.year + 1)];
    return Temporal.PlainDate.compare(one, today) >= 0 ? one : next;
  }
  const eve = /^除夕(?:夜)?$|^大年三十$/.test(name);
  const feast = eve ? feasts[0] : feasts.find(([form]) => form.test(name));
  if (feast === undefined) return undefined;
  const [, month, day] = feast;
  const first = today.add({ days: eve ? 1 : 0 });
  for (let far = 0; far < 400; far++) {
    const date = first.add({ days: far });
    const found = toLunar(date);
    if (found.month === month && found.day === day) return eve ? date.subtract({ days: 1 }) : date;
  }
  return undefined;
}

/** The fourth or the fifth of April; good for the years of this century. */
function clearAndBright(year: number): Temporal.PlainDate {
  const short = year % 100;
  return Temporal.PlainDate.from({ year, month: 4, day: Math.floor(short * 0.2422 + 4.81) - Math.floor(short / 4) });
}
