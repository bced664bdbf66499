import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../base/locale.ts";
import { pattern } from "../base/pattern.ts";
import type { Turn } from "./conversation.ts";
import { findTimes, reword } from "./dates/dates.ts";
import { complete, parts } from "./ellipsis.ts";
import type { Heard } from "./intent/intent.ts";

/**
 * 周四下午有空吗 – 那四点半逛街: a plan with an hour and no day, behind a look at a day, is for that day. The plan with its
 * day, or undefined where it has one of its own, or where nobody asked about a single day.
 */
export function onAskedDay(
  { text, times, repetition, isQuestion }: Heard,
  { turns, at, now, language }: { turns: readonly Turn[]; at: number; now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const before = turns[at - 1];
  const { when: own } = times;
  const isPlan = !isQuestion && repetition === undefined && own?.time !== undefined && own.days === undefined;
  if (!isPlan || before === undefined || !before.steps.some(isLook)) return undefined;
  // In English an hour behind a look may be today's, unless "there" points back.
  if (language === "en" && !pointsBack.test(text)) return undefined;
  const asked = reword(complete(turns, at - 1, { now, language }) ?? before.text, now, language);
  const [day, ...others] = findTimes(asked, now, language).whens;
  if (day?.days === undefined || others.length > 0 || !day.days.first.equals(day.days.last)) return undefined;
  // Seven on Friday evening, when that was asked about.
  const isOpen = own.isBare === true && own.part === undefined && day.time === undefined;
  const named = day.days.first.toString();
  const part = isOpen ? (day.text.match(parts)?.[0] ?? "") : "";
  if (language === "en") return `${text.replace(pointsBack, "")} on ${named}${part === "" ? "" : ` ${part}`}`;
  return `${named}${part}${text.replace(/^(?:(?:好的?|行|可以|嗯|ok)[，,\s]+)?(?:那就?|就)?[，,]?/i, "")}`;
}

/** "Put a haircut there at 10". */
const pointsBack = pattern("i")`
  (?<=^(?:put|add|book|schedule|stick|pop|pencil in|block) .+?)(?: in)? (?:there|then)(?= at \d| from \d)|
  (?<=\S at \d\S*(?: ?[ap]m)?),? then$
`;

const thisTime = pattern()`
  ^(?:好的?[，,]?)?(?:那么?)?(?:就)?(?:定|约|排|放|选|安排)?(?:在)?(?:这个|那个|这|那)(?:点|时间|时候|时段)(?:吧|了)?
  (?:[，,：:\s]+|(?=安排|约|排|加|开))(?:(?:安排|加|排)一?[次个场])?(?<what>[^，,。]{2,20})$
`;

/** 明天下午两点有空吗 – 那就定这个点，跟律师过合同: a plan at the hour that was asked about. */
export function atAskedTime(
  { said }: Heard,
  { turns, at, now, language }: { turns: readonly Turn[]; at: number; now: Temporal.ZonedDateTime; language: Locale },
): string | undefined {
  const what = thisTime.exec(said.trim().replace(/[。！!]+$/, ""))?.groups?.["what"];
  const before = turns[at - 1];
  if (what === undefined || before === undefined || !before.steps.some(isLook)) return undefined;
  const { whens } = findTimes(reword(before.text, now, language), now, language);
  const [when] = whens;
  return when?.time === undefined || when.days === undefined || whens.length !== 1 ? undefined : `${when.text}${what}`;
}

const isLook = ({ method, outcome }: Turn["steps"][number]): boolean =>
  /^calendar\.(?:read|find_free)$/.test(method) && outcome.kind === "done";

const there = pattern("i")`
  ^(?:then )?(?:put|add|book|schedule|stick|pencil in|block|pop) (?<what>.+?)(?:,? in)? (?:there|then|that slot|
  that time|
  at that time|in it|for then)$
`;

/** "Am I free Thursday at 2pm?" – "OK, put tutoring there": at the very time that was asked about. */
export function inAskedGap({ text, times, now, language }: Heard, before: Turn | undefined): string | undefined {
  const what = there.exec(text)?.groups?.["what"];
  if (what === undefined || language !== "en" || times.when !== undefined) return undefined;
  if (before === undefined || !before.steps.some(isLook)) return undefined;
  const [gap, ...others] = findTimes(reword(before.text, now, language), now, language).whens;
  if (gap?.days === undefined || gap.time === undefined || others.length > 0) return undefined;
  return `add ${what} ${gap.text}`;
}

const sameDay = /,? (?:on )?(?:the same|that|same) day\b/i;

/** "Bike service Wednesday 9am" – "pick up at 4 the same day": on the one day that was just spoken of. */
export function onSameDay(
  { text, times, isQuestion, now, language }: Heard,
  before: Turn | undefined,
): string | undefined {
  const { when } = times;
  const isPlan = !isQuestion && when?.time !== undefined && when.days === undefined;
  if (language !== "en" || before === undefined || !isPlan || !sameDay.test(text)) return undefined;
  const [day, ...others] = findTimes(reword(before.text, now, language), now, language).whens;
  if (day?.days === undefined || others.length > 0 || !day.days.first.equals(day.days.last)) return undefined;
  return `${text.replace(sameDay, "")} on ${day.days.first.toString()}`;
}
