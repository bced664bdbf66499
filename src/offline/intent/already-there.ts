import { pattern } from "../../base/pattern.ts";
import type { Outcome } from "../conversation.ts";
import { readEvents, type EventItem } from "../events.ts";
import { use, type Call, type Scene } from "../script.ts";
import { isCalled, toQuery } from "../target.ts";
import { tidy, type Heard } from "./intent.ts";

/** Nothing, or at most a verb, in front of what is spoken of as known: "the review", "rebook my dentist". */
const definite =
  /^(?:[a-z]+ (?:out |off |up |over |back )?)?(?:the|our|my|that) (?<what>[^,.;:]+?)(?:\s{2,}|[,.;:]|$)/i;
/** What is done for something is not that thing: "call the dentist", "prepare the review". */
const errand = pattern("i")`
  ^(?:call|ring|phone|e-?mail|text|message|write|visit|see|meet|pay|thank|prepare|prep|plan|finish|read|check|send|
  submit|print|pick|drop off|take|get|buy|bring|feed|walk|water|wash|clean|fix|pack|watch|attend|study|review|do|
  return|renew|book|join|host|cook|bake|make|leave for|drive|confirm|discuss)\b
`;
const tail = /\s+(?:is|are|at|on|for|to|from|in|until|till|with|and|by)$/i;

/** 评审是明天三点: when something is, that is spoken of as if it were there. */
const isWhen = /^\s*(?:我的?|我们的?)?(?<what>[^，,。\s]{2,10}?)(?:的?时间)?(?:就|应该|其实|现在)*(?:是|在|定在)$/;

/** What a plan without a word of command speaks of as if it were there already. */
export const spokenOfAsKnown = ({ language, times }: Heard): string | undefined => {
  if (language === "zh-CN") return isWhen.exec(times.rest.trimEnd())?.groups?.["what"];
  if (errand.test(times.rest.trim())) return undefined;
  const what = definite.exec(times.rest.trim())?.groups?.["what"];
  return what === undefined ? undefined : tidy(what.replace(tail, "")) || undefined;
};

/** An event of that name, ahead: "the review tomorrow at 11" may be the one at ten, and is asked about. */
export function* alreadyThere(
  { known, undated }: { known?: string | undefined; undated?: string | undefined },
  scene: Scene,
): Generator<Call, EventItem | undefined, Outcome> {
  if ((known ?? undated) === undefined) return undefined;
  const events = readEvents(yield* use("calendar.read", toQuery(undefined, scene)), scene.zone);
  return events.find(
    (event) =>
      (known !== undefined && isCalled(event, known)) || event.title.toLowerCase() === undated?.trim().toLowerCase(),
  );
}
