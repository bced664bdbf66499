import type { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { number as N, toNumber } from "../dates/chinese-numbers.ts";
import { dayOfMonth, oneDay, weekday } from "../dates/days.ts";
import { amount, toAmount } from "../dates/english-numbers.ts";
import type { When } from "../dates/when.ts";
import type { Recurrence } from "./recurrence.ts";
import { chineseDays, codes, dayName, englishDays, toCodes, weekendDays, workdays } from "./weekdays.ts";

/** How often, and the first day when one follows from it: the start must be one of the rule's days. */
export interface Frequency {
  rule: Recurrence;
  first?: When["days"];
}
type Read = (match: RegExpExecArray, today: Temporal.PlainDate) => Frequency | undefined;

/** 每隔三个月 is every third month to some and every fourth to others, so it is left to be asked about. */
const notAmbiguous = `(?!每?隔(?!一)${N}个?(?:周|星期|礼拜|月|年))(?<!每(?=隔(?!一)${N}个?(?:周|星期|礼拜|月|年)))`;

const on = (days: string[], today: Temporal.PlainDate, interval?: number): Frequency => ({
  rule: { freq: "weekly", ...(interval !== undefined && { interval }), ...(days.length > 1 && { by_weekday: days }) },
  first: firstOf(days, today),
});

/** The next of these days, today included. */
export function firstOf(days: readonly string[], today: Temporal.PlainDate): When["days"] {
  const next = days
    .map((day) => weekday(today, codes.indexOf(day) + 1))
    .toSorted((a, b) => a.until(b).sign * -1)
    .at(0);
  return next && oneDay(next).days;
}

const every = (freq: Recurrence["freq"], interval = 1): Frequency => ({
  rule: { freq, ...(interval > 1 && interval < 100 && { interval }) },
});
const onDate = (today: Temporal.PlainDate, day: number): Frequency | undefined => {
  const first = dayOfMonth(today, day);
  return first && { rule: { freq: "monthly" }, first: oneDay(first).days };
};

/** Monday to Thursday, in the order of the week. */
function fromTo([first = "MO"]: readonly string[], [last = "SU"]: readonly string[]): string[] | undefined {
  const days = codes.slice(codes.indexOf(first), codes.indexOf(last) + 1);
  return days.length > 1 ? days : undefined;
}

/** The third Thursday of every month. */
function nth(place: number, [day = "MO"]: readonly string[], today: Temporal.PlainDate): Frequency {
  const weekdayNo = codes.indexOf(day) + 1;
  const inMonth = (first: Temporal.PlainDate) => {
    if (place > 0) return weekday(first, weekdayNo).add({ weeks: place - 1 });
    const last = first.with({ day: first.daysInMonth });
    return last.subtract({ days: (last.dayOfWeek - weekdayNo + 7) % 7 });
  };
  const month = today.with({ day: 1 });
  const here = inMonth(month);
  const date = today.until(here).sign < 0 ? inMonth(month.add({ months: 1 })) : here;
  return { rule: { freq: "monthly", by_weekday: [`${place}${day}`] }, first: oneDay(date).days };
}

const units: Record<string, Recurrence["freq"]> = {
  天: "daily",
  日: "daily",
  周: "weekly",
  月: "monthly",
  年: "yearly",
};
const toUnit = (text: string) => units[text] ?? (text.includes("月") ? "monthly" : "weekly");
const ordinals = ["first", "second", "third", "fourth", "fifth"];
const toPlace = (text: string) => (/last|最后/i.test(text) ? -1 : ordinals.indexOf(text.toLowerCase()) + 1);

const chinese: readonly (readonly [RegExp, Read])[] = [
  [
    /(?<!每个?)(下+|这|本)?个?(?:周|星期|礼拜)([一二三四五六])[到至](?:周|星期|礼拜)?([二三四五六日天])(?:的)?每天/,
    ([, which, from = "一", to = "五"], today) => {
      // 周一到周五每天 is so every week.
      if (which === undefined && from === "一") return undefined;
      const [first, last] = [from, to].map((day) => "一二三四五六日".indexOf(day === "天" ? "日" : day) + 1);
      const day = weekday(
        today,
        first ?? 1,
        which === undefined ? undefined : which.startsWith("下") ? which.length : 0,
      );
      return { rule: { freq: "daily", count: Math.max(1, (last ?? 5) - (first ?? 1) + 1) }, first: oneDay(day).days };
    },
  ],
  [/每个?工作日|工作日(?:的)?每天|工作日(?=.*(?:[点:：]|每))/, (_, today) => on(workdays, today)],
  [
    pattern()`
      每个?(?:周|星期|礼拜)([一二三四五六])[到至](?:周|星期|礼拜)?([二三四五六日天])(?:的)?(?:每天)?|
      (?:周|星期|礼拜)(一)[到至](?:周|星期|礼拜)?(五)(?:的)?每天
    `,
    ([, a, b, from = a, to = b], today) => {
      const days = fromTo(toCodes(from ?? "一"), toCodes(to ?? "五"));
      return days === undefined ? undefined : on(days, today);
    },
  ],
  [/每个?周末|周末每天|每周(?:六和?周?日|六日)/, (_, today) => on(weekendDays, today)],
  [
    /每个?月的?(?:第([一二三四五])|(最后)一)个?(?:周|星期|礼拜)([一二三四五六日天])/,
    ([, place, last, day = ""], today) =>
      nth(last === undefined ? "一二三四五".indexOf(place ?? "一") + 1 : -1, toCodes(day), today),
  ],
  [new RegExp(`每个?月的?(${N})[号日]`), ([, day = ""], today) => onDate(today, toNumber(day))],
  [
    new RegExp(
      `${notAmbiguous}(?:每隔?|隔)(一|${N})?个?(周|星期|礼拜)(?:的|[，,])?\\s*(?:(?:周|星期|礼拜)(${chineseDays}))?(?<=隔.*|` +
        `${N}个?(?:周|星期|礼拜).*)`,
    ),
    ([all, many, , days], today) => {
      const count = many === undefined ? 1 : toNumber(many);
      const interval = all.includes("隔") ? count + 1 : count;
      return days === undefined ? every("weekly", interval) : on(toCodes(days), today, interval);
    },
  ],
  [
    new RegExp(`${notAmbiguous}(?:每隔?|隔)(一|${N})?(天|日|个月|年)(?<=隔.*|${N}(?:天|日|个月|年))`),
    ([all, many, unit = ""]) =>
      every(toUnit(unit), (many === undefined ? 1 : toNumber(many)) + (all.includes("隔") ? 1 : 0)),
  ],
  [/每个?季度/, () => every("monthly", 3)],
  [
    new RegExp(`每逢?个?(?:周|星期|礼拜)(?![一1][次回遍])(${chineseDays})`),
    ([, days = ""], today) => on(toCodes(days), today),
  ],
  // 周二和周四…，上到五月底, without a 每.
  [
    new RegExp(`(?<![下上这本每])(?:周|星期|礼拜)(${chineseDays})(?=.*(?:到|至).{0,4}(?:[月年]底|月末))`),
    ([, days = ""], today) => (toCodes(days).length > 1 ? on(toCodes(days), today) : undefined),
  ],
  // 我一三五健身 is every week.
  [
    /(?<![\p{Script=Han}](?<!我|我每))(?:每逢)?([一二三四五六日]{2,5})(?=[早上下晚中\s]|\d)(?<=一三五|二四六|二四|一三|三五|一四|二五)/u,
    ([, days = ""], today) => on(toCodes(days), today),
  ],
  [/每天|每日|天天|每(?=[早晚])/, () => every("daily")],
  [/每个?(?:周|星期)(?!末)/, () => every("weekly")],
  [/每个?月/, () => every("monthly")],
  [/每年/, () => every("yearly")],
];

const english: readonly (readonly [RegExp, Read])[] = [
  [/\b(?:every|each) (?:week|work)day\b|(?:\bon )?\bweekdays\b/i, (_, today) => on(workdays, today)],
  [/\b(?:every|each) weekend\b|\bon weekends\b/i, (_, today) => on(weekendDays, today)],
  [
    pattern("i")`
      (?:\bon )?(?:\bthe )?\b(?:(?:every|each) )?(first|second|third|fourth|last) (${englishDays})
      (?:(?<=(?:every|each) (?:first|third|fourth|last) .*)| (?:of|in) (?:every|each|the) month|,? every month)
      (?: of the month)?\b
    `,
    ([, place = "", day = ""], today) =>
      toCodes(day).length === 1 ? nth(toPlace(place), toCodes(day), today) : undefined,
  ],
  [
    pattern("i")`
      (?:\bon )?(?:\bthe )?\b(\d{1,2})(?:st|nd|rd|th)? (?:of (?:every|each|the) month|every month|monthly)|
      \b(?:every month|monthly) on (?:the (\d{1,2})(?:st|nd|rd|th)?|\d{4}-\d\d-(\d\d))\b
    `,
    ([, a, b, c], today) => onDate(today, Number(a ?? b ?? c)),
  ],
  [
    new RegExp(`\\bevery (?:other|second|2nd|alternate) (${englishDays})\\b`, "i"),
    ([, days = ""], today) => on(toCodes(days), today, 2),
  ],
  [
    /\bevery (?:other|second) (day|week|month|year)\b/i,
    ([, unit = ""]) => every(unit.toLowerCase() === "day" ? "daily" : (`${unit.toLowerCase()}ly` as "weekly"), 2),
  ],
  [
    new RegExp(`\\bevery (${amount}) (day|week|month|year)s?\\b(?: on (${englishDays})\\b)?`, "i"),
    ([, many = "", unit = "", days], today) =>
      days === undefined
        ? every(unit.toLowerCase() === "day" ? "daily" : (`${unit.toLowerCase()}ly` as "weekly"), toAmount(many))
        : on(toCodes(days), today, toAmount(many)),
  ],
  [
    pattern("i")`
      \b(bi-?weekly|fortnightly|every fortnight|every two weeks|weekly|every week),? (?:on )?(${englishDays})\b|
      \b(?:on )?(${englishDays}),? (bi-?weekly|fortnightly|every fortnight|every two weeks|weekly|every week)\b
    `,
    ([, first, after, before, second], today) =>
      on(toCodes(after ?? before ?? ""), today, /^(?:weekly|every week)$/i.test(first ?? second ?? "") ? undefined : 2),
  ],
  [/\b(?:bi-?weekly|fortnightly|every fortnight)\b/i, () => every("weekly", 2)],
  [/\bquarterly\b(?! [a-z])|(?<!\bof )\b(?:every|each|once a) quarter\b/i, () => every("monthly", 3)],
  [
    new RegExp(`\\b(?:every |each )(${dayName}) ?(?:-|–|to|through|thru) ?(${dayName})\\b`, "i"),
    ([, from = "", to = ""], today) => {
      const days = fromTo(toCodes(from), toCodes(to));
      return days === undefined ? undefined : on(days, today);
    },
  ],
  [new RegExp(`\\b(?:every|each) (${englishDays})\\b`, "i"), ([, days = ""], today) => on(toCodes(days), today)],
  [
    pattern("i")`
      (?:\bon )?\b((?:mon|tues|wednes|thurs|fri|satur|sun)days(?:(?:,? and |, | & )(?:mon|tues|wednes|thurs|fri|
      satur|sun)days)*)\b
    `,
    ([, days = ""], today) => on(toCodes(days), today),
  ],
  [
    pattern("i")`
      \b(?:every|each) ?day\b|(?<!\b(?:the|my|our|a|their) )\bdaily\b|\b(?:every|each)(?= (?:morning|afternoon|
      evening|night))
    `,
    () => every("daily"),
  ],
  // Two of them that end some day: "yoga Mon and Wed until the end of April".
  [
    new RegExp(
      `\\b(?:on )?(${dayName}(?: and | ?& ?|/)${dayName})\\b(?=.*\\b(?:until|till|through|for (?:the )?(?:next )?` +
        `${amount} (?:weeks|months))\\b)`,
      "i",
    ),
    ([, days = ""], today) => on(toCodes(days), today),
  ],
  // Three days of the week in a row are no single day: "gym mon wed fri".
  [
    new RegExp(`\\b(?:on )?(${dayName}(?:(?:,? and |, ?| ?& ?|/| )${dayName}){2,})\\b`, "i"),
    ([, days = ""], today) => on(toCodes(days), today),
  ],
  // "Skip team weekly", "team weekly is at 11": a name.
  [
    pattern()`
      (?<!(?:\b(?:the|my|our|their)|'s) (?:\w+ )?)(?<!^(?:[Ss]kip|[Cc]ancel|[Dd]elete|[Dd]rop|[Mm]ove|[Pp]ush|
      [Ss]hift|[Rr]eschedule|[Bb]ump|[Pp]ostpone|[Rr]ename|[Ee]xtend|[Ss]horten) (?:\w+ ){1,2})\bweekly\b
      (?! [A-Z]| (?:is|was|has|got|starts?|moved|moves|needs|should|will|can)\b)|
      \b(?:every|once a) week\b
    `,
    () => every("weekly"),
  ],
  [/(?<!(?:\b(?:the|my|our|their)|'s) (?:\w+ )?)\bmonthly\b|\b(?:every|once a) month\b/i, () => every("monthly")],
  [/(?<!\b(?:the|my|our|their) )\byearly\b|\bannually\b|\bevery year\b/i, () => every("yearly")],
];

/** 每天, 每周一, every weekday, every other Monday. */
export function findFrequency(
  text: string,
  today: Temporal.PlainDate,
): (Frequency & { index: number; text: string }) | undefined {
  for (const [form, read] of [...chinese, ...english]) {
    const match = form.exec(text);
    const found = match === null ? undefined : read(match, today);
    if (match !== null && found !== undefined) return { index: match.index, text: match[0], ...found };
  }
  return undefined;
}
