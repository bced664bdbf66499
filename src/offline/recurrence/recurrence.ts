import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { blank } from "../dates/duration.ts";
import type { When } from "../dates/when.ts";
import { findEnding } from "./ending.ts";
import { findFrequency, firstOf } from "./frequency.ts";
import { chineseDays, codes, englishDays, toCodes, weekendDays, workdays } from "./weekdays.ts";

export interface Recurrence {
  freq: "daily" | "weekly" | "monthly" | "yearly";
  interval?: number;
  by_weekday?: string[];
  count?: number;
  until?: string;
}

export interface Repetition {
  rule: Recurrence;
  /** The first day, when one is named: the start must be one of the rule's days. */
  first?: When["days"];
  /** Its end was told as a length, and is counted from today. */
  isLength?: true;
  /** The words that say so. */
  words: readonly string[];
  /** The text with these words blanked out. */
  rest: string;
}

const but = new RegExp(
  `(?:除了?|不包括|不含)(?:每?个?(?:周|星期|礼拜)(${chineseDays})|(周末)|(工作日))(?:以外|之外|外)?[，,]?|` +
    `[，,]?\\s*(?:每?个?(?:周|星期|礼拜)(${chineseDays})|(周末)|(工作日))(?:除外|不算|不包括在内|休息)|` +
    `,? ?\\b(?:except|but not|excluding|apart from|other than)(?: for)?(?: on)? (?:(${englishDays})|(weekends))\\b`,
  "i",
);

/** How often, except when, and until when. */
export function findRecurrence(text: string, now: Temporal.ZonedDateTime, language: Locale): Repetition | undefined {
  // The exception names days of its own, so it is taken out first.
  const exception = but.exec(text);
  const plain = exception === null ? text : blank(text, { index: exception.index, text: exception[0] });
  const today = now.toPlainDate();
  const frequency = findFrequency(plain, today);
  if (frequency === undefined) return undefined;
  let rest = blank(plain, frequency);
  const end = findEnding(rest, now, language);
  if (end !== undefined) rest = blank(rest, end);
  const words = [frequency.text, ...(end === undefined ? [] : [end.text])];
  const ending = end === undefined ? {} : end.count !== undefined ? { count: end.count } : { until: end.until };
  const rule: Recurrence = { ...frequency.rule, ...ending };
  const isLength = end?.isLength === true ? ({ isLength: true } as const) : {};
  if (exception === null) return { rule, ...isLength, ...(frequency.first && { first: frequency.first }), words, rest };
  const days = without(rule, exception);
  // What the rule cannot leave out stays in the text, and is found left over there.
  if (days === undefined)
    return {
      rule,
      ...isLength,
      ...(frequency.first && { first: frequency.first }),
      words,
      rest: restore(rest, exception),
    };
  return {
    rule: { ...rule, freq: "weekly", by_weekday: days },
    ...isLength,
    first: firstOf(days, today),
    words: [...words, exception[0]],
    rest,
  };
}

function without({ freq, interval, by_weekday: days }: Recurrence, exception: RegExpExecArray): string[] | undefined {
  const [, zh, weekend, work, zhAfter, weekendAfter, workAfter, en, weekends] = exception;
  const left =
    (weekend ?? weekendAfter ?? weekends) !== undefined
      ? weekendDays
      : (work ?? workAfter) !== undefined
        ? workdays
        : toCodes(zh ?? zhAfter ?? en ?? "");
  const all = freq === "daily" && interval === undefined ? codes : freq === "weekly" ? days : undefined;
  const kept = all?.filter((day) => !left.includes(day));
  return kept === undefined || kept.length === 0 || kept.length === all?.length ? undefined : kept;
}

const restore = (rest: string, { index, 0: words }: RegExpExecArray) =>
  rest.slice(0, index) + words + rest.slice(index + words.length);
