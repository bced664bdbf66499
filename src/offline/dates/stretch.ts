import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { toNumber } from "./chinese-numbers.ts";
import { findTimes } from "./dates.ts";
import { week } from "./days.ts";
import type { When } from "./when.ts";

const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** So many days from today on: "the next three days", 未来三天. */
const ahead = pattern("i")`
  \b(?:the |my )?(?:next|coming|following) (?<en>\d{1,2}|couple(?: of)?|few|${numbers.join("|")}) (?<unit>days|
  weeks)\b|
  (?:未来|接下来|今后|往后|这|最近|近)(?:的)?(?<zh>\d{1,2}|[一二两三四五六七八九十几]{1,2})(?<unitZh>天|个?星期|周)(?!前)
`;
/** The week in which a day is: "the week of the 23rd", 23号那一周. */
const around = pattern("i")`
  \b(?:the )?week (?:of|starting|beginning|commencing)(?: on)? (?=\S)|(?<=[号日\d])(?:那|这|所在)的?一?(?:个)?(?:周|星期|礼拜)
`;
const bounds = pattern("i")`
  \bbetween (?<from>.+?) and (?<to>.+)$|(?<!\b(?:run|walk|talk|go|take)(?: me)? )\b(?:until|till|up to|up until|
  through) (?<until>.+)$|
  从(?<fromZh>.+?)(?:到|至)(?<toZh>.+)|(?:到|至)(?<untilZh>[^，,。]+?)(?:为止|之前|以前)
`;

/** "Before Friday", 周五之后: the day itself is not meant. */
const sides = pattern("i")`
  (?<!\b(?:days?|weeks?|night|evening|morning|right|just|ever) )\b(?:before (?<before>.+)|after (?<after>.+))$|
  (?<beforeZh>[^，,。到至]+?)(?:之前|以前)|(?<afterZh>[^，,。到至]+?)(?:之后|以后)
`;

/**
 * Days to look at, and never a date of something new: "anything until Friday" is every day up to it, while "until
 * Friday" of an event says when it ends.
 */
export function readStretch(text: string, now: Temporal.ZonedDateTime, language: Locale): When | undefined {
  const today = now.toPlainDate();
  const far = ahead.exec(text);
  if (far !== null) {
    const { en, zh, unit, unitZh } = far.groups ?? {};
    const many = toMany(en ?? zh ?? "") * (/week|周|星期/i.test(unit ?? unitZh ?? "") ? 7 : 1);
    return span(text, far, { first: today, last: today.add({ days: many - 1 }) });
  }
  const day = (part: string | undefined) => toDays(part, now, language);
  const near = around.exec(text);
  if (near !== null) {
    const [before, behind] = [text.slice(0, near.index), text.slice(near.index + near[0].length)];
    const [when] = findTimes(language === "en" ? behind : before, now, language).whens;
    if (when?.days === undefined || when.time !== undefined) return undefined;
    const said =
      language === "en"
        ? `${near[0]}${behind.slice(0, when.index + when.text.length)}`
        : `${before.slice(when.index)}${near[0]}`;
    return { ...week(when.days.first, 0), index: text.indexOf(said), text: said };
  }
  const bound = bounds.exec(text);
  if (bound === null) return beside(text, now, language);
  const { from, to, until, fromZh, toZh, untilZh } = bound.groups ?? {};
  const last = day(to ?? until ?? toZh ?? untilZh);
  const first = from === undefined && fromZh === undefined ? { first: today } : day(from ?? fromZh);
  return first === undefined || last === undefined ? undefined : span(text, bound, { ...first, last: last.last });
}

function beside(text: string, now: Temporal.ZonedDateTime, language: Locale): When | undefined {
  const match = sides.exec(text);
  if (match === null) return undefined;
  const { before, after, beforeZh, afterZh } = match.groups ?? {};
  const part = before ?? after ?? beforeZh ?? afterZh ?? "";
  // "Before lunch on Friday" is on Friday.
  const isDay = /^[^\p{L}]*我?[^\p{L}]*$/u.test(findTimes(part, now, language).rest);
  const days = isDay ? toDays(part, now, language) : undefined;
  if (days === undefined) return undefined;
  return before === undefined && beforeZh === undefined
    ? span(text, match, { first: days.last.add({ days: 1 }), last: days.last.add({ days: 7 }) })
    : span(text, match, {
        first: now.toPlainDate(),
        // 月底之前 is to its last day.
        last: /月(?:份)?的?[底末]\s*我?$/.test(part) ? days.last : days.first.subtract({ days: 1 }),
      });
}

const span = (text: string, match: RegExpExecArray, { first, last }: NonNullable<When["days"]>): When | undefined =>
  first.until(last).days < 0
    ? undefined
    : {
        index: match.index,
        text: text.slice(match.index, match.index + match[0].length),
        days: { first, last },
        isSpan: true,
      };

/** "A few" are three. */
function toMany(word: string): number {
  if (/^couple/i.test(word)) return 2;
  if (/^(?:few|几)$/i.test(word)) return 3;
  const named = numbers.indexOf(word.toLowerCase()) + 1;
  return named > 0 ? named : toNumber(word);
}

/** The days that a text names, as long as it names no time of day. */
function toDays(text: string | undefined, now: Temporal.ZonedDateTime, language: Locale): When["days"] {
  const { when, whens, rest } = findTimes(text ?? "", now, language);
  // "Until 3 on Thursday" ends at an hour.
  return whens.length === 1 && !/\d/.test(rest) && when?.time === undefined && when?.part === undefined
    ? when?.days
    : undefined;
}
