import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { readEvents } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, hasWords, toQuery, type Target } from "../target.ts";
import { wordDay, wordEvent } from "../wording.ts";
import { toTarget } from "./change.ts";
import { askOf } from "./choose.ts";
import type { Heard, Intent } from "./intent.ts";

const forms = pattern("i")`
  ^(?:what(?:'s up|'s| is| comes| happens| do i have| have i got)|do i have anything|is (?:there )?anything|anything)
  (?: on| next| planned| scheduled| else)? (?:right |straight |directly )?after (?:the |my |our )?(?<en>(?!\d).+)$|
  ^(?<zh>.+?)(?:结束|完事|完)?(?:之后|以后|过后|后面|完了|后)(?:我|还|紧接着|接着)*(?:是|有|要|干|做|安排)*(?:什么|啥|别的)(?:安排|事|会|日程|事情)?(?:吗)?$
`;

/** What comes behind an event, on the same day: "what's after lunch", 午饭之后是什么. */
export function hearAfter(heard: Heard): Intent | undefined {
  const groups = forms.exec(heard.text)?.groups;
  const what = groups?.["en"] ?? groups?.["zh"];
  const target = what === undefined ? undefined : toTarget(what, heard);
  // "After five" and "after Friday" name no event.
  if (target === undefined || !hasWords(target) || target.when?.time !== undefined) return undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: [],
    isFirm: true,
    missing: [],
    said: heard.text.match(/之后|以后|过后|后面|完了|后|\b(?:after|comes|happens|else)\b/gi) ?? [],
    entities: [
      { type: "event", text: target.words },
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
    ],
    act: (scene) => act(target, scene),
  };
}

function* act(target: Target, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  const found = yield* findEvents(target, scene);
  const ask = askOf(found, target, scene);
  const [event] = found;
  const from = event?.end ?? event?.start;
  if (ask !== undefined || from === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  const day = from.toPlainDate();
  const data = yield* use("calendar.read", toQuery({ index: 0, text: "", days: { first: day, last: day } }, scene));
  const next = readEvents(data, zone).find(
    ({ id, start, days }) =>
      id !== event?.id && days === undefined && start !== undefined && Temporal.ZonedDateTime.compare(start, from) >= 0,
  );
  const answer = next === undefined ? say.nothingAfter(wordDay(day, language)) : say.next(wordEvent(next, language));
  return { status: "success", answer };
}
