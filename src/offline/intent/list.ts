import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { isOneDay, toRfc3339, toSpan, toStart, type When } from "../dates/when.ts";
import { readEvents, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, toQuery, type Target } from "../target.ts";
import { numbered, wordDay, wordEvent, wordLine } from "../wording.ts";
import { askOf } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

const next = pattern("i")`
  接下来(?:有|的|是)?(?:什么|啥|哪)?(?:会|日程|安排|事)?|下一?(?:个|场|项)(?:会|日程|安排|活动|事)|\bwhat(?:'s| is) (?:up )?next\b|
  \bnext (?:meeting|event|appointment|thing|up)\b|\bcoming up\b
`;
// Asks to be shown something, in any words, about things that stand in a calendar or at a time.
const shows = pattern("i")`
  有(?:什么|啥|哪些|没有|几个|多少|会|安排|事|日程|约)|(?:什么|啥|哪些|几个|多少)(?:安排|日程|会|事|活动|行程|计划|约)|忙|看|查|列|显示|告诉我|说说|汇报|过一遍|
  (?:日程|安排|日历|行程|计划)(?:表|是|呢|吗|怎么样)?$|^(?:what|show|list|view|check|see|tell|give|do|does|any|anything|is there|
  are there|am i|how|read|open|display|pull up|summari[sz]e|run me through|walk me through|let me see|remind me what|
  my)\b|\b(?:agenda|schedule|calendar)$
`;
const things = pattern("i")`
  日程|安排|日历|行程|会议?|计划|活动|约|忙|\b(?:calendar|schedule|agenda|meetings?|events?|appointments?|plans?|planned|scheduled|
  busy|diary)\b
`;
// 建个日程 ends like a question for the calendar.
const adds = pattern("i")`
  新建|创建|新增|添加|(?:加|建|记|设|定|约)一?[个场条下]|提醒我|^
  (?:add|create|put|schedule|book|set|block|remind|new|make|save|clear|delete|cancel)\b
`;
const whenIs = pattern("i")`
  ^我?(?:什么时候|几点|哪天)要?(?<what3>(?:和|跟|与|见|去|开|看).+)$|^(?<what>.+?)(?:是|在|定在)?(?:什么时候|几点|哪天|几号|星期几|周几)(?:开始|开|来着)?$|
  ^(?:when|what time|what day) (?:is|are|do i (?:have|see|meet)|am i (?:seeing|meeting|having)|does|will) (?:my |the |
  our )?(?<what2>.+?)(?: start| begin| scheduled)?$
`;

const withWhom = pattern("i")`
  ^(?:do i have|have i got|is there|are there)
  (?: anything| something| an?| any| meetings?| plans| events?)* with (?<who>[^,.]+)$|
  ^我?(?:和|跟|与)(?<who2>[^，,。]+?)有(?:什么|没有)?(?:会|安排|约|日程)(?:吗|么)?$
`;

export function hearList(heard: Heard): Intent | undefined {
  const { text, times } = heard;
  if (next.test(text) && times.when?.isSpan !== true) return make(undefined, listNext);
  const asked = whenIs.exec(text)?.groups;
  const shared = withWhom.exec(text)?.groups;
  const what = asked?.["what"] ?? asked?.["what2"] ?? asked?.["what3"] ?? shared?.["who"] ?? shared?.["who2"];
  if (what !== undefined && !/有空|空闲|free|available/i.test(text)) {
    const found = findTimes(what, heard.now, heard.language);
    const target: Target = { words: tidy(found.rest), ...(found.when && { when: found.when }) };
    if (target.words !== "") return make(found.when, (scene) => tellWhen(target, scene));
  }
  const isAsked = (shows.test(text) || heard.isQuestion) && (things.test(text) || times.when !== undefined);
  if (
    !isAsked ||
    (adds.test(text) && !heard.isQuestion) ||
    (!heard.isQuestion && toStart(times.when ?? today(heard.now), heard.now) !== undefined)
  )
    return undefined;
  return make(times.when, (scene) => listSpan(times.when ?? today(heard.now), scene));
}

const today = (now: Temporal.ZonedDateTime): When => ({
  index: 0,
  text: "",
  days: { first: now.toPlainDate(), last: now.toPlainDate() },
});

function make(when: When | undefined, act: (scene: Scene) => Script): Intent {
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

function* listSpan(when: When, scene: Scene): Script {
  const { language, zone, now } = scene;
  const say = phrases[language];
  const span = toSpan(when, now);
  const days = when.days ?? { first: now.toPlainDate(), last: now.toPlainDate() };
  const all = readEvents(
    yield* use(
      "calendar.read",
      when.part === undefined
        ? toQuery({ ...when, days }, scene)
        : { mode: "range", start_at: toRfc3339(span.start), end_at: toRfc3339(span.end), event_timezone: zone },
    ),
    zone,
  );
  const name =
    isOneDay(when) || when.part !== undefined
      ? wordDay(days.first, language)
      : `${wordDay(days.first, language)} – ${wordDay(days.last, language)}`;
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
      numbered(all.slice(0, 30).map((event) => wordLine(event, language, isOneDay(when) || when.part !== undefined))),
    ),
    actions,
  };
}

function* listNext({ now, zone, language }: Scene): Script {
  const say = phrases[language];
  const data = yield* use("calendar.read", {
    mode: "range",
    start_at: toRfc3339(now),
    end_at: toRfc3339(now.startOfDay().add({ days: 15 })),
    event_timezone: zone,
    limit: 20,
  });
  const ahead = readEvents(data, zone).filter((event) => isAhead(event, now));
  const [first] = ahead;
  return first === undefined
    ? { status: "success", answer: say.nothingNext }
    : { status: "success", answer: say.next(wordEvent(first, language)) };
}

const isAhead = ({ start, days }: EventItem, now: Temporal.ZonedDateTime) =>
  days === undefined && start !== undefined && Temporal.ZonedDateTime.compare(start, now) >= 0;

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
