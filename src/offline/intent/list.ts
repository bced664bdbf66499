import type { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { isAllPlain } from "../account/account.ts";
import { findTimes } from "../dates/dates.ts";
import { readStretch } from "../dates/stretch.ts";
import { toRfc3339, toSpan, toStart, type Span, type When } from "../dates/when.ts";
import { readEvents } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, isAtTime, toQuery, type Target } from "../target.ts";
import { numbered, wordDay, wordEvent, wordLine, wordTime } from "../wording.ts";
import { bothDays } from "./both-days.ts";
import { askOf } from "./choose.ts";
import { sideOf, type Side } from "./free.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { listNext } from "./next-event.ts";

const next = pattern("i")`
  接下来(?:有|的|是)?(?:什么|啥|哪)?(?:会|日程|安排|事)?|下一?(?:个|场|项)(?:会|日程|安排|活动|事)|\bwhat(?:'s| is) (?:up )?next\b|
  \bnext (?:meeting|event|appointment|thing|up)\b|\bcoming up\b|
  ^(?:where|who|what) (?:do i|am i|are we|do we) (?:need|have|supposed|meeting|seeing|doing|meant)(?: to (?:be|do|go|
  see|meet))? next$
`;
// Asks to be shown something, in any words, about things that stand in a calendar or at a time.
const shows = pattern("i")`
  有(?:什么|啥|哪些|没有|几[个件场节]|多少|会|安排|事|日程|约)|(?:什么|啥|哪些|几个|多少)(?:安排|日程|会|事|活动|行程|计划|约)|忙|看|查|列|显示|告诉我|说说|汇报|过一遍|
  念|播报|汇总|梳理|(?:日程|安排|日历|行程|计划)(?:表|是|呢|吗|怎么样)?$|^(?:what|show|list|view|check|see|tell|give|do(?:es)? (?:i|we|you|
  my|they|he|she|
  the|any)|any|anything|is there|
  are there|am i|how|read|open|display|pull up|summari[sz]e|run me through|walk me through|let me see|remind me what|
  my|agenda|schedule)\b|\b(?:agenda|schedule|calendar)$
`;
const things = pattern("i")`
  满不满|多不多|紧不紧|有几件事|(?<=前)有(?:什么|啥)|日程|安排|日历|行程|会议?|排满|满了|计划|活动|约|忙|\b(?:calendar|schedule|agenda|meetings?|events?|
  appointments?|
  plans?|planned|scheduled|
  busy|diary)\b
`;
// 建个日程 ends like a question for the calendar.
const adds = pattern("i")`
  新建|创建|新增|添加|(?:加|建|记|设|定|约)一?[个场条下]|提醒我|^
  (?:add|create|put|schedule|book|set|block|remind|new|make|save|clear|delete|cancel)\b
`;
const whenIs = pattern("i")`
  ^我?(?:什么时候|啥时候|几点|哪天)要?(?<what3>(?:和|跟|与|见|去|开|看).+)$|^(?<what>.*?)(?:是|在|定在)?(?:什么时候|啥时候|几点|哪天|几号|星期几|周几)(?:开始|结束|
  散|开|来着|了)?$|
  ^(?:when|(?:at )?what time|(?:on )?what day|(?:on )?which day|what date|which date)(?:'s| is| are| do i (?:have|see|
  meet)| am i (?:seeing|
  meeting|having)| does| will) (?:my |the |
  our )?(?<what2>.+?)(?: start| begin| scheduled| end| finish| over| done)?$
`;

/** Both ends of it are told. */
const ends = /\b(?:starts?|begins?|ends?|finish(?:es)?|over|done)\b/gi;

/** 排满了吗, "fully booked": asks how much there is. */
const full = /排满|满了|满不满|满吗|多不多|紧不紧|\bfully booked\b|\bbooked up\b/i;

const withWhom = pattern("i")`
  ^(?:do i have|have i got|is there|are there)
  (?: anything| something| an?| any| meetings?| plans| events?)* with (?<who>[^,.]+)$|
  ^我?(?:和|跟|与)(?<who2>[^，,。]+?)有(?:什么|没有)?(?:会|安排|约|日程)(?:吗|么)?$
`;

/** How long, how far and how to: what is on a day is no answer. */
const howElse = /^how (?:long|far|old|tall|come|to|(?:do|can|could|should|would) (?:i|you|we)\b(?! look))/i;

/** With whom: the calendar is searched for the name. */
const guest = pattern("u")`
  \bwith (?<en>(?!the\b|my\b|me\b)[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)?)|(?:和|跟|与)(?<zh>(?!我|谁|你|别人|
  大家|[这下]?周|星期|礼拜|[今明后]天)[\p{Script=Han}]{2,3}?)(?=有|的|在|约|开|一起|什么|见|下|这|明|今|$)
`;

/** What I did on Saturday was last Saturday. */
function looksBack({ text, times: { when }, now }: Heard): When | undefined {
  const isPast = /(?:干嘛|干啥|干什么|做什么|去哪|开).{0,4}[了过]|\b(?:did|was|were|had) (?:i|we|there|on|my)\b/i.test(
    text,
  );
  const isWeekday =
    /(?:周|星期|礼拜)[一二三四五六日天]|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bweekend\b/i.test(
      when?.text ?? "",
    );
  if (!isPast || when?.days === undefined || /下|next|this/i.test(when.text)) return when;
  const far = now.toPlainDate().until(when.days.first, { largestUnit: "days" }).days;
  if (far <= 0 || (!isWeekday && far < 300)) return when;
  // 3月13号 on the 16th of March is this year's, too.
  const back = isWeekday ? { weeks: 1 } : { years: 1 };
  return { ...when, days: { first: when.days.first.subtract(back), last: when.days.last.subtract(back) } };
}

export function hearList(heard: Heard): Intent | undefined {
  const { text } = heard;
  const times = {
    ...heard.times,
    when: readStretch(text, heard.now, heard.language) ?? bothDays(heard, ["and"]) ?? looksBack(heard),
  };
  if (/\bdate\b|几号|星期几|礼拜几/i.test(text) && !/日程|安排|会议|\b(?:calendar|meetings?|events?)\b/i.test(text))
    return whenOnly(heard);
  if (next.test(text) && times.when?.isSpan !== true) return make(undefined, (scene) => listNext(scene, text));
  const asked = whenIs.exec(text.replace(/来着$/, ""))?.groups;
  const shared = withWhom.exec(text)?.groups;
  const what = asked?.["what"] ?? asked?.["what2"] ?? asked?.["what3"] ?? shared?.["who"] ?? shared?.["who2"];
  if (what !== undefined && !/有空|空闲|free|available/i.test(text)) {
    const found = findTimes(what, heard.now, heard.language);
    const words = tidy(found.rest);
    const target: Target = {
      words,
      ...(found.when && { when: found.when }),
      isLast: /^(?:(?:it|that|this)(?: one)?|[那这]?个?|)$/i.test(words),
    };
    if (target.words !== "" || (found.when === undefined && /(?:开始|结束|散)$/.test(text)))
      return {
        ...make(found.when, (scene) => tellWhen(target, scene)),
        said: [target.words, ...(text.match(ends) ?? [])],
      };
  }
  if (howElse.test(text)) return undefined;
  const isAsked =
    (full.test(text) || shows.test(text) || heard.isQuestion) && (things.test(text) || times.when !== undefined);
  if (
    !isAsked ||
    (adds.test(text) && !heard.isQuestion) ||
    (!heard.isQuestion && toStart(times.when ?? today(heard.now), heard.now) !== undefined)
  )
    return undefined;
  const who = guest.exec(text)?.groups;
  const name = who?.["en"] ?? who?.["zh"];
  if (name !== undefined && !heard.isQuestion ? shows.test(text) : name !== undefined) {
    const span = times.when ?? ahead(heard.now);
    return { ...make(times.when, (scene) => listSpan(span, scene, { who: name })), said: [`${name ?? ""}`] };
  }
  // "See the accountant next week" is no look at the calendar.
  const used = { entities: [{ type: "time" as const, text: times.when?.text ?? "" }] };
  if (!things.test(text) && !isAllPlain(heard, used)) return undefined;
  const side = sideOf(text);
  return {
    ...make(times.when, (scene) => listSpan(times.when ?? today(heard.now), scene, { side })),
    said: within(times.when ?? today(heard.now), side, heard.now) === undefined ? [] : (text.match(sides) ?? []),
  };
}

/** A question for a date is about an event that it names, or about nothing here. */
function whenOnly(heard: Heard): Intent | undefined {
  const groups = whenIs.exec(heard.text)?.groups;
  const what = groups?.["what"] ?? groups?.["what2"] ?? groups?.["what3"];
  if (what === undefined) return undefined;
  const found = findTimes(what, heard.now, heard.language);
  const target: Target = { words: tidy(found.rest), ...(found.when && { when: found.when }) };
  return target.words === ""
    ? undefined
    : { ...make(found.when, (scene) => tellWhen(target, scene)), said: [target.words] };
}

/** Two months from today on. */
const ahead = (now: Temporal.ZonedDateTime): When => ({
  index: 0,
  text: "",
  isSpan: true,
  days: { first: now.toPlainDate(), last: now.toPlainDate().add({ days: 60 }) },
});

export const today = (now: Temporal.ZonedDateTime): When => ({
  index: 0,
  text: "",
  days: { first: now.toPlainDate(), last: now.toPlainDate() },
});

export function make(when: When | undefined, act: (scene: Scene) => Script): Intent {
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: [],
    isFirm: true,
    missing: [],
    entities:
      when === undefined
        ? []
        : [{ type: "time", text: when.text, ...(when.days && { value: when.days.first.toString() }) }],
    act,
  };
}

const sides = /(?:之|以)[前后]|过后|(?<=[点半分刻午])[前后]|\b(?:after|before|between|from|until|till|past|by)\b/gi;

/** After five, before noon, between two and four. */
function within(when: When, side: Side | undefined, now: Temporal.ZonedDateTime): Span | undefined {
  const day = when.days?.first ?? now.toPlainDate();
  if (when.part === "noon" && when.time === undefined && side === "before") {
    const start = day.toZonedDateTime(now.timeZoneId);
    return { start, end: start.add({ hours: 12 }) };
  }
  const exact =
    when.isSpan === true || when.time === undefined
      ? undefined
      : toStart({ ...when, days: { first: day, last: day } }, now);
  if (exact === undefined) return undefined;
  if (exact.end !== undefined) return { start: exact.start, end: exact.end };
  if (side === "before") return { start: exact.start.startOfDay(), end: exact.start };
  return side === "after" ? { start: exact.start, end: exact.start.startOfDay().add({ days: 1 }) } : undefined;
}

/** What is there in these days. */
export function* listSpan(
  when: When,
  scene: Scene,
  { who, side }: { who?: string | undefined; side?: Side | undefined } = {},
): Script {
  const { language, zone, now } = scene;
  const say = phrases[language];
  const bounded = within(when, side, now);
  const span = bounded ?? toSpan(when, now);
  const days = when.days ?? { first: now.toPlainDate(), last: now.toPlainDate() };
  const isMany = !days.first.equals(days.last);
  const read = readEvents(
    yield* use(
      "calendar.read",
      bounded === undefined && (when.part === undefined || isMany)
        ? { ...toQuery({ ...when, days }, scene), ...(who !== undefined && { query: who.slice(0, 100) }) }
        : { mode: "range", start_at: toRfc3339(span.start), end_at: toRfc3339(span.end), event_timezone: zone },
    ),
    zone,
  );
  // The evenings of a week are not the week from its first evening on.
  const all = isMany ? read.filter((event) => isAtTime(event, { ...when, time: undefined }, now)) : read;
  const dates = !isMany
    ? wordDay(days.first, language)
    : `${wordDay(days.first, language)} – ${wordDay(days.last, language)}`;
  const hours =
    bounded === undefined
      ? ""
      : ` ${wordTime(span.start.toPlainTime(), language)}–${wordTime(span.end.toPlainTime(), language)}`;
  const name = `${dates}${hours}${wordBound(bounded === undefined ? when.part : undefined, who, language)}`;
  const actions =
    language === "zh-CN"
      ? ([["找空闲时间", `${when.text || "今天"}什么时候有空`]] as const)
      : ([["Find free time", `When am I free ${when.text || "today"}?`]] as const);
  if (all.length === 0) return { status: "success", answer: say.nothing(name), actions };
  return {
    status: "success",
    answer: say.planned(
      name,
      all.length,
      numbered(all.slice(0, 30).map((event) => wordLine(event, language, !isMany))),
    ),
    actions,
  };
}

/** What was not looked at is not told to be empty: only the morning, only what is with Sam. */
function wordBound(part: When["part"], who: string | undefined, language: Scene["language"]): string {
  if (language === "en") return `${part === undefined ? "" : ` (${part})`}${who === undefined ? "" : ` with ${who}`}`;
  return `${part === undefined ? "" : partsZh[part]}${who === undefined ? "" : `和${who}`}`;
}

const partsZh = { night: "凌晨", morning: "上午", noon: "中午", afternoon: "下午", evening: "晚上" } as const;

function* tellWhen(target: Target, scene: Scene): Script {
  const found = yield* findEvents(target, scene);
  const [event] = found;
  const say = phrases[scene.language];
  if (found.length !== 1 || event === undefined) {
    if (found.length > 1)
      return { status: "success", answer: numbered(found.map((one) => wordLine(one, scene.language))) };
    return askOf(found, target, scene) ?? { status: "partial_success", answer: say.askEvent };
  }
  return { status: "success", answer: say.isWhen(wordEvent(event, scene.language)) };
}
