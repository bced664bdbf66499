import type { Temporal } from "temporal-polyfill";
import type { Turn } from "./conversation.ts";
import { toNumber } from "./dates/chinese-numbers.ts";
import { findTimes } from "./dates/dates.ts";
import { toDate, week } from "./dates/days.ts";

type Days = { first: Temporal.PlainDate; last: Temporal.PlainDate };

/** A day of the week that says nothing of the week, and a date that says nothing of the month. */
const weekday =
  /(?<![这本下上每隔个]|[这本下上]一)(?:周|星期|礼拜)([一二三四五六日天])(?![、和到至]?[一二三四五六日天](?![点月天号个])|[次回])/g;
const date =
  /(?<![月\d一二三四五六七八九十每])(\d{1,2}|[一二三]?十?[一二三四五六七八九十])[号日](?![会教楼厅线门院店房桌车馆室码机站])/g;
const ownSpan = /[这本下上]个?(?:周|星期|礼拜|月)|[今明后昨](?:天|晚|早|儿)|每|\d月|[一二三四五六七八九十]月/;

/**
 * 下周有安排吗 – 周二晚上八点剪头发: behind a look at another week, the day is one of that week, and so it is of a month. The
 * message with its date; as it stands where nobody looked at such a span, or where it has one of its own.
 */
export function inItsSpan(
  said: string,
  before: readonly Pick<Turn, "text" | "steps">[],
  now: Temporal.ZonedDateTime,
): string {
  if (ownSpan.test(said) || (said.search(weekday) === -1 && said.search(date) === -1)) return said;
  const isMeant = corrects.test(said) || before.at(-1)?.steps.every(isLook) === true;
  const span = isMeant ? spanOf(before, now) : undefined;
  if (span === undefined) return said;
  const isWeek = span.first.until(span.last).days === 6;
  if (isWeek)
    return said.replace(weekday, (_, day: string) =>
      wordDate(span.first.add({ days: (day === "天" ? 7 : "一二三四五六日".indexOf(day) + 1) - 1 })),
    );
  return said.replace(date, (all, day: string) => {
    const meant = toDate({ year: span.first.year, month: span.first.month, day: toNumber(day) });
    return meant === undefined ? all : wordDate(meant);
  });
}

/** 不对，是周四 */
const corrects =
  /^(?:不对|错了|(?:说|搞|记|弄)错了|哦不|不)[，,\s]*(?:应该)?(?:是|改[成到])?(?:周|星期|礼拜)[一二三四五六日天][^，,。]{0,8}$/;
const nextWeek = /下{1,2}个?(?:周|星期|礼拜)(?=[一二三四五六日天])/;

/** 下周三三点开会 – 周四四点复盘: behind a plan for another week, nobody knows of which week the day is. */
export const mayBeOfItsWeek = (
  said: string,
  before: Pick<Turn, "text" | "steps"> | undefined,
  now: Temporal.ZonedDateTime,
): boolean =>
  before !== undefined &&
  !before.steps.every(isLook) &&
  !ownSpan.test(said) &&
  said.search(weekday) !== -1 &&
  spanOf([before], now) !== undefined;

const isLook = ({ method }: Turn["steps"][number]): boolean => /^calendar\.(?:read|find_free)$/.test(method);

/** The week or the month ahead that was looked at last. */
function spanOf(before: readonly Pick<Turn, "text" | "steps">[], now: Temporal.ZonedDateTime): Days | undefined {
  for (const [at, { text, steps }] of before.toReversed().slice(0, 3).entries()) {
    // 下周聚餐 – 周三六点: a plan of which the day was asked for.
    if ((steps.length === 0 && at > 0) || steps.some(({ method }) => !/^(?:calendar|contacts)\./.test(method)))
      return undefined;
    const { whens } = findTimes(text, now, "zh-CN");
    const [when] = whens;
    if (when?.days === undefined || whens.length !== 1) return undefined;
    const { first, last } = when.days;
    const days = first.until(last).days;
    // 下周三有空吗 – 周四呢
    const weeks = days === 0 ? nextWeek.exec(when.text)?.[0].match(/下/g)?.length : undefined;
    if (weeks !== undefined) return week(now.toPlainDate(), weeks).days;
    const isWhole = days === 6 || (first.day === 1 && last.equals(first.add({ months: 1 }).subtract({ days: 1 })));
    if (isWhole) return first.toString() > now.toPlainDate().toString() ? when.days : undefined;
    // 下周忙吗 – 周二呢 – 周三呢
    if (days > 0) return undefined;
  }
  return undefined;
}

const wordDate = ({ month, day }: Temporal.PlainDate): string => `${month}月${day}日`;
