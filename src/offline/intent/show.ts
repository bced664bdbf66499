import { pattern } from "../../base/pattern.ts";
import { isAllPlain } from "../account/account.ts";
import { readStretch } from "../dates/stretch.ts";
import { toStart } from "../dates/when.ts";
import type { Heard, Intent } from "./intent.ts";
import { listSpan, make, today } from "./list.ts";

/** Said to be shown something. Such a verb may ask for much else, so only a time or a calendar stands behind it. */
const shown = pattern("i")`
  ^(?:run (?:me )?through|walk me through|talk me through|take me through|go (?:over|through)|pull up|bring up|
  (?:give|show|get|read|tell) me|read out|recap|sum up|summari[sz]e|brief me on|catch me up on|fill me in on|
  remind me(?: of)? (?=what)|let's (?:see|look at|have a look at|go over)|(?:have|take) a look at|look (?:at|up)|
  check|view|open|(?:my )?(?:schedule|agenda|calendar|diary|plans?|itinerary) (?=for |on ))|的(?:活动|安排|日程|行程)$|念|播报|
  调出|过一?下|梳理|汇总|总结|列
`;

/** Asks what a day is like. */
const asked = pattern("i")`
  \b(?:on the cards|on my plate|in store|lined up|on the books|shap(?:ing|es?) up|look(?:s|ing)? like|packed|hectic|
  crazy|quiet|the deal|overview|breakdown|run-?down|recap|digest|run-?through|full|empty|clear|anywhere|again)\b|注意|
  要紧|重要|情况|一遍|念|列|剩
`;

/** Nothing is asked for but to see some days. */
export function hearShow(heard: Heard): Intent | undefined {
  const { text, times, now, language, isQuestion } = heard;
  const verb = shown.exec(text)?.[0];
  const stretch = readStretch(text, now, language);
  if (verb === undefined && stretch === undefined && !isQuestion) return undefined;
  const when = stretch ?? times.when;
  const hasCalendar =
    /\b(?:calendar|schedule|agenda|diary|my day|meetings|events|appointments)\b|日程|安排|日历|行程/i.test(text);
  if ((when === undefined && !hasCalendar) || (when !== undefined && toStart(when, now) !== undefined))
    return undefined;
  // "Monday week" is a week later than Monday.
  if (/day week\b|[，,。;；]/i.test(text)) return undefined;
  const said = [verb ?? "", ...(text.match(new RegExp(asked.source, "gi")) ?? [])].filter((words) => words !== "");
  if (
    (said.length === 0 && stretch === undefined) ||
    (when?.days === undefined && when?.part !== undefined && verb === undefined)
  )
    return undefined;
  const entities = [when?.text ?? "", ...said].map((words) => ({ type: "time" as const, text: words }));
  if (!isAllPlain(heard, { entities })) return undefined;
  return { ...make(when, (scene) => listSpan(when ?? today(now), scene)), said };
}
