import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { number as N, toNumber } from "../dates/chinese-numbers.ts";
import { findChinese } from "../dates/chinese.ts";
import { endOfMonth, monthDay } from "../dates/days.ts";
import { amount, toAmount } from "../dates/english-numbers.ts";
import { months, toMonth } from "../dates/english-words.ts";
import { findEnglish } from "../dates/english.ts";

/** When a series is over, and the words that say so. */
export interface Ending {
  index: number;
  text: string;
  until?: string;
  count?: number;
  /** It was told as a length, which begins with the first time. */
  isLength?: true;
}

const untilZh = pattern()`
  [，,]?\s*(?:一直|直)?(?:开|上|持续|做|跑|练|办|进行|坚持|重复)?(?:到|至)
  (?=今年|明年|年底|这个?月|本月|下个?月|月底|${N}月|${N}[号日]|[这本]?周|[这本]?个?(?:星期|礼拜)|下+周|下+个?(?:星期|礼拜)|20\d\d)
`;
const endsZh: readonly (readonly [
  RegExp,
  (today: Temporal.PlainDate, match: RegExpExecArray) => Temporal.PlainDate | undefined,
])[] = [
  [
    /^(今年|明年)?年底/,
    (today, [, year]) => today.with({ month: 12, day: 31 }).add({ years: year === "明年" ? 1 : 0 }),
  ],
  [
    /^(这个?|本|下个?)?月(?:底|末)/,
    (today, [, which = ""]) => endOfMonth(today.with({ day: 1 }).add({ months: which.startsWith("下") ? 1 : 0 })),
  ],
  [
    new RegExp(`^(${N})月(?:份)?(?:底|末)`),
    (today, [, month = ""]) => {
      const first = monthDay(today.with({ day: 1 }), toNumber(month), 1);
      return first && endOfMonth(first);
    },
  ],
];
const untilEn = /,? ?\b(?:until|till|til|through|thru|up to|ending(?: on)?|ends(?: on)?) (?=\S)/i;
// Right behind 每周, where there is a blank now, 三次 is how often in a week, and once is no end.
const countZh = new RegExp(
  `(?:[，,]\\s*(?:一共|总共|共|连续|先)?|(?:一共|总共|共|连续|先)|(?<=[^\\s，,]))(?:上|开|跑|来|做|练)?` +
    `(?!一[次节回遍])(${N})(?:次|节课?|回|遍)(?=[，,。\\s]|$)`,
);
const countEn = new RegExp(
  `,? ?\\b(?:for )?(${amount}) (?:times|sessions|occurrences|lessons|classes)(?: in total)?\\b` +
    "(?! (?:an?|per|each|every) )",
  "i",
);
const spanZh = new RegExp(`[，,]?\\s*(?:连续|持续|坚持|为期|接下来|未来)(${N})个?(天|周|星期|礼拜|月)`);
const spanEn = new RegExp(`,? ?\\bfor (?:the )?(?:next )?(${amount}) (day|week|month)s?\\b`, "i");

/** "Until the end of June", 到年底, "ten times", "for two weeks"; `today` is where a length begins. */
export function findEnding(text: string, now: Temporal.ZonedDateTime, language: Locale): Ending | undefined {
  return (language === "zh-CN" ? findUntilZh : findUntilEn)(text, now) ?? findCount(text) ?? findLength(text, now);
}

function findUntilZh(text: string, now: Temporal.ZonedDateTime): Ending | undefined {
  const start = untilZh.exec(text);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  const rest = text.slice(from);
  for (const [form, read] of endsZh) {
    const match = form.exec(rest);
    const day = match === null ? undefined : read(now.toPlainDate(), match);
    if (match !== null && day !== undefined) return ending(text, start.index, { to: from + match[0].length, day });
  }
  const [first] = findChinese(rest, now);
  return first?.index === 0 && first.days !== undefined && first.time === undefined
    ? ending(text, start.index, { to: from + first.text.length, day: first.days.last })
    : undefined;
}

function findUntilEn(text: string, now: Temporal.ZonedDateTime): Ending | undefined {
  const start = untilEn.exec(text);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  const rest = text.slice(from).replace(/^in (?=[A-Z])/i, "");
  // "Until June" goes on through it.
  const month = new RegExp(`^(${months.join("|")})\\b(?! \\d)`, "i").exec(rest)?.[1];
  const day = month === undefined ? undefined : monthDay(now.toPlainDate().with({ day: 1 }), toMonth(month), 1);
  if (month !== undefined && day !== undefined)
    return ending(text, start.index, { to: from + month.length, day: endOfMonth(day) });
  const [first] = findEnglish(rest, now);
  // "Until 5" is an hour and no day.
  return first !== undefined && first.index <= 4 && first.days !== undefined && first.time === undefined
    ? ending(text, start.index, { to: from + first.index + first.text.length, day: first.days.last })
    : undefined;
}

function ending(text: string, index: number, { to, day }: { to: number; day: Temporal.PlainDate }): Ending {
  const after = /^\s*(?:为止|结束|止)/.exec(text.slice(to))?.[0] ?? "";
  return { index, text: text.slice(index, to) + after, until: day.toString() };
}

function findCount(text: string): Ending | undefined {
  const match = countZh.exec(text) ?? countEn.exec(text);
  if (match === null) return undefined;
  const many = /[A-Za-z]/.test(match[1] ?? "") ? toAmount(match[1] ?? "") : toNumber(match[1] ?? "");
  return many >= 1 && many <= 730 ? { index: match.index, text: match[0], count: Math.round(many) } : undefined;
}

function findLength(text: string, now: Temporal.ZonedDateTime): Ending | undefined {
  const match = spanZh.exec(text) ?? spanEn.exec(text);
  if (match === null) return undefined;
  const [whole, many = "", unit = ""] = match;
  const count = /[A-Za-z]/.test(many) ? toAmount(many) : toNumber(many);
  if (!(count >= 1 && count <= 400)) return undefined;
  const ahead = /天|day/i.test(unit) ? { days: count } : /月|month/i.test(unit) ? { months: count } : { weeks: count };
  const last = now.toPlainDate().add(ahead).subtract({ days: 1 });
  return { index: match.index, text: whole, until: last.toString(), isLength: true };
}
