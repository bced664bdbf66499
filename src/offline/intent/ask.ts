import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import type { When } from "../dates/when.ts";
import type { EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import type { Scene, Script } from "../script.ts";
import { findEvents, hasWords } from "../target.ts";
import { numbered, wordEvent, wordLine } from "../wording.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { listSpan, make } from "./list.ts";

/** A question of which the answer is an event, whichever way it is asked: is it on, is it then, with whom. */
const asked: readonly RegExp[] = [
  /^(?:is|isn't|are|aren't|was|wasn't|were) (?:there )?(?<what>.+)$/i,
  pattern("i")`
    ^(?:do|don't|did|didn't) (?:i|we) (?:still |also |already |actually )*(?:have|see|meet|go to|attend) (?<what>.+)$
  `,
  /^(?:have|haven't) (?:i|we) (?:still |already |actually )*(?:got|scheduled|booked|planned|arranged) (?<what>.+)$/i,
  pattern("i")`
    ^(?:am|are) (?:i|we) (?:still |already |actually )*(?:seeing|meeting(?: with)?|having|going to|doing|
    at|attending|supposed to (?:see|meet|go to|have)) (?<what>.+)$
  `,
  pattern("i")`
    ^(?:when|what time|what day|which day) (?:did (?:i|we) (?:say|schedule|plan|book|put|set|arrange)|was|were)
    (?: for)? (?<what>.+?)(?: (?:was|is|were|for|to be|supposed to be|again))*$
  `,
  pattern("i")`
    ^(?:remind me|tell me|let me know|do you know|any idea|i forgot|i forget|i can't remember)[, ]+(?:when|what time|
    what day|which day) (?<what>.+?) (?:is|are|starts?|begins?|takes place|was)(?: again)?$
  `,
  /^any (?<what>.+)$/i,
  /^when am i (?:at|in|going to|due at|off to|back at) (?<what>.+)$/i,
  /^who(?: am i|'m i| are we|'s| is) (?:having|doing|at|in|joining|coming to|going to) (?<what>.+?)(?: with)?$/i,
];

/** Of the list that was shown. */
const fromList = pattern("i")`
  ^(?:which|what)(?: one)?(?:'s| is| comes) (?<en>(?:the )?(?:first|second|third|fourth|fifth|last)(?: one)?)$|
  ^(?<zh>(?:第[一二三四五]|最后一)[个场项])(?:是)?(?:什么|啥|哪个)$
`;

/** The same in Chinese, where the question stands at the end: 产品评审是明天吗, 周四还要看牙医吗. */
const askedZh = /(?:吗|么|嘛|没有?|不)$|还是|不是|什么时候|几点|哪天/;
const frontZh = /^(?:我们?|咱们?|是不是|有没有|要不要|还|要|得|会|有|去|见|约了?|跟|和|与|的)+/;
const backZh =
  /(?:还?在|还?开|还?有|还?去|还算数|照常|举行|是不是|不是|是|定|订|约|当时|的|还是|还|在|什么时候|几点|哪天|吗|么|嘛|没有?|吧|呢|[，, ])+$/;

/** Said of an event, and no part of its name. */
const loose = pattern("gi")`
  \b(?:still|again|or|happening|going ahead|planned|scheduled|booked|held|confirmed|already|yet|any|supposed to be|
  coming up|on (?:my|the) (?:calendar|schedule)|in (?:my|the) (?:calendar|diary))\b
`;

/** Asks whether an event is there, or is then: it is looked for by its name, and told with its time. */
export function hearAsk(heard: Heard): Intent | undefined {
  const { text, now, language, isQuestion } = heard;
  const what = language === "en" ? asked.map((form) => form.exec(text)?.groups?.["what"]).find(Boolean) : text;
  const line = fromList.exec(text)?.groups;
  const place = line?.["en"]?.replace(/^(?:the )?/i, "the ") ?? line?.["zh"];
  if (place !== undefined) return ofList(place, text);
  const isAsked = language === "en" || (isQuestion && (askedZh.test(text) || /谁/.test(text))) || /还是/.test(text);
  if (what === undefined || !isAsked) return undefined;
  const whom = /(?:跟|和|与|见|约)谁[^，,。]*/.exec(text)?.[0];
  if (whom !== undefined && heard.times.when?.days !== undefined) return withWhom(whom, heard.times.when);
  const { when, whens, rest } = findTimes(what, now, language);
  const isOfEvent =
    whens.length > 0 || /\bstill\b|\b(?:am|do|have|did) (?:i|we)\b|^(?:when|remind)|还[在开有去]|照常|当时/i.test(text);
  const said = language === "en" ? rest.replace(loose, " ").replace(/'s(?=\s|$)/g, "") : rest;
  const words = tidy(
    language === "en" ? said : tidy(said.replace(/\s+/g, "")).replace(frontZh, "").replace(backZh, ""),
  );
  if (!isOfEvent || !hasWords({ words }) || words.length > 40) return undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: [],
    isFirm: true,
    missing: [],
    said: [
      ...(text.match(loose) ?? []),
      ...whens.map(({ text: time }) => time),
      ...(text.match(/还是|\bor\b/gi) ?? []),
    ],
    entities: [{ type: "event", text: words }],
    act: (scene) =>
      act(
        words,
        { when, isThere: !/^(?:is|isn't|are|aren't|was|wasn't|were|when|what|which|remind)\b|是/i.test(text) },
        scene,
      ),
  };
}

/** "Which one is first?" */
const ofList = (place: string, said: string): Intent => ({
  ...make(undefined, function* (scene): Script {
    const [event] = yield* findEvents({ words: place }, scene);
    const say = phrases[scene.language];
    return event === undefined
      ? { status: "partial_success", answer: say.askEvent }
      : { status: "success", answer: say.isWhen(wordEvent(event, scene.language)) };
  }),
  said: [said],
});

/** 今天中午跟谁吃饭: who it is stands in the title of what is there then. */
const withWhom = (said: string, when: When): Intent => ({
  ...make(when, (scene) => listSpan(when, scene)),
  said: [said],
});

/** `isThere`: asks whether there is one then; another day's is no answer to that. */
function* act(words: string, { when, isThere }: { when: When | undefined; isThere: boolean }, scene: Scene): Script {
  const { language, now } = scene;
  const say = phrases[language];
  const left: string[] = [];
  const found = yield* findEvents(
    { words },
    {
      ...scene,
      leave: (unknown, found) => void left.push(...unknown.filter((one) => found?.title.includes(one) !== true)),
    },
  );
  const then = found.filter((event) => when?.days === undefined || isOn(event, when.days));
  // Not on that day: only what is called so and nothing else is meant all the same.
  const meant = then.length > 0 ? then : left.length === 0 && !isThere ? found : [];
  const [only] = meant;
  if (only === undefined) {
    if (when?.days === undefined) return { status: "partial_success", answer: say.noEvent(words) };
    scene.leave([words]);
    return yield* listSpan({ ...when, time: undefined, end: undefined }, scene);
  }
  if (left.length > 0) scene.leave(left, only);
  const isOver = meant.every(({ end, start }) => Temporal.ZonedDateTime.compare(end ?? start ?? now, now) < 0);
  if (meant.length > 1 || isOver)
    return { status: "success", answer: numbered(meant.map((event) => wordLine(event, language))) };
  return { status: "success", answer: say.isWhen(wordEvent(only, language)) };
}

function isOn({ start, end, days }: EventItem, { first, last }: NonNullable<When["days"]>): boolean {
  const from = days?.first ?? start?.toPlainDate();
  const to = days?.last ?? end?.toPlainDate() ?? from;
  return (
    from !== undefined &&
    to !== undefined &&
    Temporal.PlainDate.compare(from, last) <= 0 &&
    Temporal.PlainDate.compare(to, first) >= 0
  );
}
