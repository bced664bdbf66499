import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { findChinese } from "./chinese.ts";
import { blank, findDuration, type Duration } from "./duration.ts";
import { findEnglish, rewordEnglish } from "./english.ts";
import { join, type When } from "./when.ts";

/** What a text says about time, and the text without it. */
export interface Times {
  /** All expressions, taken as one. */
  when?: When;
  whens: readonly When[];
  duration?: Duration;
  /** The text with every time in it blanked out. */
  rest: string;
}

export const reword = (text: string, now: Temporal.ZonedDateTime, language: Locale): string =>
  language === "en" ? rewordEnglish(text, now) : text;

/** `text` has been reworded before. */
export function findTimes(text: string, now: Temporal.ZonedDateTime, language: Locale): Times {
  const duration = findDuration(text);
  let rest = duration === undefined ? text : blank(text, duration);
  // People who write Chinese say "3pm" too, so English is looked for in what Chinese has left.
  const whens = language === "zh-CN" ? findChinese(rest, now) : [];
  for (const when of whens) rest = blank(rest, when);
  if (language === "en" || /\d\s*[ap]m/i.test(rest)) {
    for (const when of findEnglish(rest, now)) {
      whens.push(when);
      rest = blank(rest, when);
    }
  }
  whens.sort((a, b) => a.index - b.index);
  return {
    when: whens.reduce<When | undefined>(join, undefined),
    whens,
    ...(duration !== undefined && { duration }),
    rest,
  };
}
