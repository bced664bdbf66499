import { pattern } from "../../base/pattern.ts";
import { isOneDay, type When } from "../dates/when.ts";
import { readEvents } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { isAtTime, toQuery } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { readEndsOfDay } from "./ends-of-day.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { listSpan, make, today } from "./list.ts";

const thing = "(?:meetings?|things?|events?|appointments?|calls?|commitments?|entry|item|one|plans?)";
const mine =
  "(?: (?:do )?(?:i|we) have| i've got| i have to do| (?:on|in) (?:my )?(?:calendar|schedule|agenda|diary))?";

/** What is left of the question without its day. */
const first = pattern("i")`
  ^(?:(?:what|which|when)(?:'s| is)?|(?:at )?what time is|tell me|show me)? ?(?:my |the )?(?:very )?(?:first|
  earliest) ${thing}${mine}(?: (?:at|start|begin|is|starts?))*$|
  ^(?:when|(?:at )?what time|how early) (?:do i|do we|does my (?:work ?)?day|does the day|am i|will i|must i|should i)
  (?: need to| have to| gotta)? ?(?:start|starting|begin|beginning|kick off|be up|get up|wake up|be ready)$|
  ^(?:do|must|should|will) i (?:need to |have to )?(?:get up|start|be up|wake up|rise) early$|^is it an early start$
`;
const last = pattern("i")`
  ^(?:(?:what|which|when)(?:'s| is)?|(?:at )?what time is|tell me|show me)? ?(?:my |the )?(?:very )?(?:last|latest|
  final) ${thing}${mine}(?: (?:at|end|finish|is|ends?|over))*$|
  ^(?:when|(?:at )?what time|how late) (?:do i|do we|does my (?:work ?)?day|does the day|am i|are we|will i|can i|
  could i|is my day|is work)
  (?: need to| have to| gotta)? ?(?:finish|finishing|end|ending|stop|be done|done|leave|get off|off|out|go home|
  head home|get home|be finished|finished|over|knock off|wrap up|call it a day|clock out)$|^is it a late (?:one|day)$
`;

/** The first or the last event of a day: "when do I finish on Wednesday", "what's the first thing tomorrow". */
export function hearFirstAndLast(heard: Heard): Intent | undefined {
  const { text, times, isQuestion, language } = heard;
  const { when } = times;
  if (language === "zh-CN") {
    const asked = readEndsOfDay(heard);
    return asked && { ...make(asked.when, (scene) => act(asked.when, asked.isFirst, scene)), said: [text] };
  }
  if (when?.time !== undefined || (when !== undefined && !isOneDay(when))) return undefined;
  const rest = tidy(times.rest).replace(/ (?:on|for|in|of|at)$/i, "");
  const isFirst = first.test(rest);
  if (!isFirst && !last.test(rest)) return undefined;
  // "First thing tomorrow" may as well be when something is to be done.
  if (!isQuestion && !/^(?:when|what|which|how|at|do|must|should|will|is|tell|show|my)\b/i.test(rest)) return undefined;
  return { ...make(when, (scene) => act(when, isFirst, scene)), said: [text] };
}

function* act(when: When | undefined, isFirst: boolean, scene: Scene): Script {
  const { language, zone, now } = scene;
  const day = when?.days === undefined ? { ...when, ...today(now), part: when?.part } : when;
  const data = yield* use("calendar.read", toQuery({ ...day, part: undefined }, scene));
  const timed = readEvents(data, zone).filter(
    (event) => event.start !== undefined && event.days === undefined && isAtTime(event, day, now),
  );
  const event = isFirst ? timed[0] : timed.toSorted((a, b) => endOf(a) - endOf(b)).at(-1);
  if (event === undefined) return yield* listSpan(day, scene);
  return { status: "success", answer: phrases[language].isWhen(wordEvent(event, language)) };
}

const endOf = ({ start, end }: ReturnType<typeof readEvents>[number]): number => (end ?? start)?.epochMilliseconds ?? 0;
