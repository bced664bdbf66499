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
  if (language !== "zh-CN" || !isPlan || before === undefined || !before.steps.some(isLook)) return undefined;
  const asked = reword(complete(turns, at - 1, { now, language }) ?? before.text, now, language);
  const [day, ...others] = findTimes(asked, now, language).whens;
  if (day?.days === undefined || others.length > 0 || !day.days.first.equals(day.days.last)) return undefined;
  // Seven on Friday evening, when that was asked about.
  const isOpen = own.isBare === true && own.part === undefined && day.time === undefined;
  const named = day.days.first.toString();
  const part = isOpen ? (day.text.match(parts)?.[0] ?? "") : "";
  return `${named}${part}${text.replace(/^(?:那就?|就)[，,]?/, "")}`;
}

const isLook = ({ method, outcome }: Turn["steps"][number]): boolean =>
  /^calendar\.(?:read|find_free)$/.test(method) && outcome.kind === "done";

const there = pattern("i")`
  ^(?:then )?(?:put|add|book|schedule|stick|pencil in|block|pop) (?<what>.+?)(?:,? in)? (?:there|then|that slot|that time|
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
