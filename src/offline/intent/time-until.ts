import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import type { Outcome } from "../conversation.ts";
import { findTimes } from "../dates/dates.ts";
import { toStart } from "../dates/when.ts";
import type { EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import type { Call, Reply, Scene, Script } from "../script.ts";
import { findEvents, hasWords, type Target } from "../target.ts";
import { wordEvent, wordLength, wordSpan } from "../wording.ts";
import { toTarget } from "./change.ts";
import { askOf } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { make } from "./list.ts";
import { findNext } from "./next-event.ts";
import { tell } from "./today.ts";

const many = "(?:long|much (?:time|longer)|many (?:minutes|hours|days|weeks)|far off)";
const have = "(?: is it| is there| are there| do i have| have i got| do we have| is left| are left| left| to go)*";
const until = pattern("i")`
  ^(?:in )?how ${many}${have} (?:until|till|til|before|to) (?<what>.+?)(?: (?:starts?|begins?|again))?$|
  ^(?:in )?how (?:long|many (?:minutes|hours|days|weeks)) (?:is|does|until) (?<what2>.+?) (?:start|begin)$|
  ^how (?:far off|soon) is (?<what3>.+)$
`;
const between = pattern("i")`
  ^how ${many}${have} between (?<from>.+?) and (?<to>.+)$|
  ^how (?:long|big) is the (?:gap|break|time) between (?<from2>.+?) and (?<to2>.+)$
`;
const nextOne = /^(?:my |the )?next (?:meeting|event|appointment|thing|one|call)$/i;

/** How long it is until an event, or from one to another. */
export function hearTimeUntil(heard: Heard): Intent | undefined {
  if (heard.language !== "en") return undefined;
  const gap = between.exec(heard.text)?.groups;
  const [from, to] = [gap?.["from"] ?? gap?.["from2"], gap?.["to"] ?? gap?.["to2"]];
  if (from !== undefined && to !== undefined) {
    const target = toTarget(to, heard);
    const other = toTarget(from, heard);
    // "Between lunch and the sync today": both are of that day.
    const both = [{ ...other, ...(target.when && other.when === undefined && { when: target.when }) }, target];
    return both.every(isOfEvent) ? toIntent(heard, [from, to], (scene) => tellGap(both, scene)) : undefined;
  }
  const groups = until.exec(heard.text)?.groups;
  const what = groups?.["what"] ?? groups?.["what2"] ?? groups?.["what3"];
  if (what === undefined) return undefined;
  const isInDays = /\b(?:days|weeks)\b/i.test(heard.text.slice(0, heard.text.indexOf(what)));
  if (nextOne.test(what)) return toIntent(heard, [], (scene) => tellUntil(undefined, isInDays, scene));
  const time = untilTime(what, heard);
  if (time !== undefined) return time;
  const target = toTarget(what, heard);
  return isOfEvent(target) ? toIntent(heard, [what], (scene) => tellUntil(target, isInDays, scene)) : undefined;
}

/** "How long till 5pm": the clock knows it. */
function untilTime(what: string, { now, language }: Heard): Intent | undefined {
  const { when, rest } = findTimes(/^\d{1,2}(?::\d\d)?$/.test(what) ? `at ${what}` : what, now, language);
  const start = when?.time === undefined || tidy(rest) !== "" ? undefined : toStart(when, now)?.start;
  if (start === undefined || !isAhead(start, { now })) return undefined;
  const from = now.round({ smallestUnit: "minute", roundingMode: "floor" });
  return tell(({ language: spoken }) =>
    phrases[spoken].timeTo(wordSpan(start, undefined, spoken), wordLength(from, start, spoken)),
  );
}

/** A time of day is no event. */
const isOfEvent = (target: Target): boolean => hasWords(target) && target.when?.time === undefined;

/** The question was read from end to end; what it says of the events is checked like a question when they are. */
const toIntent = ({ text }: Heard, events: readonly string[], act: (scene: Scene) => Script): Intent => ({
  ...make(undefined, act),
  said: [text],
  messages: events.map((event) => `when is ${event}`),
});

function* find(target: Target, scene: Scene): Generator<Call, EventItem | Reply, Outcome> {
  const unknown: string[] = [];
  const found = yield* findEvents(target, { ...scene, leave: (words) => void unknown.push(...words) });
  // "Mother's day" is no family day.
  if (unknown.length > 0) return { status: "partial_success", answer: phrases[scene.language].noEvent(target.words) };
  // Of several, the next one is meant.
  const ahead = found.filter(({ start, days }) => days !== undefined || (start !== undefined && isAhead(start, scene)));
  const [event] = ahead.length > 0 ? ahead : found;
  return (
    event ?? askOf(found, target, scene) ?? { status: "partial_success", answer: phrases[scene.language].askEvent }
  );
}

const isAhead = (time: Temporal.ZonedDateTime, { now }: Pick<Scene, "now">) =>
  Temporal.ZonedDateTime.compare(time, now) >= 0;

/** Of the next event where none is named. */
export function* tellUntil(target: Target | undefined, isInDays: boolean, scene: Scene): Script {
  const { language, now } = scene;
  const nothing: Reply = { status: "success", answer: phrases[language].nothingNext };
  const event = target === undefined ? ((yield* findNext(scene)) ?? nothing) : yield* find(target, scene);
  if ("status" in event) return event;
  const say = phrases[language];
  const start = event.days?.first.toZonedDateTime(now.timeZoneId) ?? event.start;
  if (start === undefined || !isAhead(start, scene))
    return { status: "success", answer: say.isWhen(wordEvent(event, language)) };
  // A day is counted whole, whatever the hour.
  const [from, to] =
    isInDays || event.days !== undefined
      ? [now.startOfDay(), start.startOfDay()]
      : [now.round({ smallestUnit: "minute", roundingMode: "floor" }), start];
  const length = wordLength(from, to, language);
  return { status: "success", answer: say.timeTo(wordEvent(event, language), length) };
}

function* tellGap(targets: readonly Target[], scene: Scene): Script {
  const { language } = scene;
  const events: EventItem[] = [];
  for (const target of targets) {
    const event = yield* find(target, scene);
    if ("status" in event) return event;
    events.push(event);
  }
  const [earlier, later] = events.toSorted((a, b) => startOf(a) - startOf(b));
  if (earlier?.start === undefined || later?.start === undefined)
    return { status: "partial_success", answer: phrases[language].askEvent };
  const end = earlier.end ?? earlier.start;
  const words = [earlier, later].map((event) => wordEvent(event, language));
  const length = wordLength(end, later.start, language);
  return { status: "success", answer: phrases[language].gap(words[0] ?? "", words[1] ?? "", length) };
}

const startOf = ({ start }: EventItem): number => start?.epochMilliseconds ?? 0;
