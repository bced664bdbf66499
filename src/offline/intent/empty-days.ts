import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { week } from "../dates/days.ts";
import { isOneDay, type When } from "../dates/when.ts";
import { readEvents, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { toQuery } from "../target.ts";
import { wordDay, wordList } from "../wording.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { make } from "./list.ts";

const none = "(?:nothing|no (?:meetings|events|plans|appointments))(?: (?:on|at all|planned|on it|in it|scheduled))*";
/** A question of which the days, and the word for them, are taken out. */
const asked = pattern("i")`
  ^(?:(?:is|are) there|do i have|have i got) (?:any|an?|some)(?: (?:whole|entire|completely))?(?: (?:empty|free))?
  (?: with ${none}| without (?:any )?(?:meetings|events|plans))?$|
  ^(?:what|which|when)(?: is| are| am i| do i have| have i got)* (?:completely |totally |still )?(?:empty|${none})$
`;

/** "Is there any day this week with nothing on it?" */
export function hearEmptyDays({ text, now, language }: Heard): Intent | undefined {
  if (language !== "en" || !/\bdays?\b/i.test(text) || !/\b(?:empty|nothing|no|without|free)\b/i.test(text))
    return undefined;
  const { when, whens, rest } = findTimes(text.replace(/\b(?:week)?days?\b/gi, " "), now, language);
  if (!asked.test(tidy(rest)) || whens.length > 1 || when?.time !== undefined || when?.part !== undefined)
    return undefined;
  if (when !== undefined && isOneDay(when)) return undefined;
  const span = when ?? { ...week(now.toPlainDate(), 0), index: 0, text: "" };
  return { ...make(undefined, (scene) => act(span, scene)), said: [text], messages: [] };
}

function* act(when: When, scene: Scene): Script {
  const { language, zone, now } = scene;
  const say = phrases[language];
  const span = when.days ?? { first: now.toPlainDate(), last: now.toPlainDate() };
  const events = readEvents(yield* use("calendar.read", toQuery({ ...when, days: span }, scene)), zone);
  const empty = daysOf(span, now).filter((date) => !events.some((event) => isOn(event, date)));
  const list = wordList(
    empty.map((date) => wordDay(date, language)),
    language,
  );
  return { status: "success", answer: empty.length === 0 ? say.noneEmpty : say.areEmpty(list) };
}

/** What is over is not asked about. */
export function daysOf({ first, last }: NonNullable<When["days"]>, now: Temporal.ZonedDateTime): Temporal.PlainDate[] {
  const all = Array.from({ length: Math.min(62, first.until(last).days + 1) }, (_, i) => first.add({ days: i }));
  const ahead = all.filter((date) => Temporal.PlainDate.compare(date, now.toPlainDate()) >= 0);
  return ahead.length > 0 ? ahead : all;
}

export function isOn({ start, end, days }: EventItem, date: Temporal.PlainDate): boolean {
  const [from, to] = [days?.first ?? start?.toPlainDate(), days?.last ?? end?.toPlainDate() ?? start?.toPlainDate()];
  return (
    from !== undefined &&
    to !== undefined &&
    Temporal.PlainDate.compare(from, date) <= 0 &&
    Temporal.PlainDate.compare(date, to) <= 0
  );
}
