import type { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { toNumber } from "../dates/chinese-numbers.ts";
import { findTimes } from "../dates/dates.ts";
import { blank, findDuration } from "../dates/duration.ts";
import { amount, toAmount } from "../dates/english-numbers.ts";
import { readEvent, refer, type EventItem } from "../events.ts";
import { askFor } from "../forms.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { askOf, chooseOne } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { toPatch, type Shift } from "./moved-to.ts";
import { placeToo } from "./place-too.ts";

const toZh = pattern()`
  ^(?:把|将)?(?<what>.+?)(?:的?时间)?(?:改期|调整|推迟|提前|延后|延期|顺延|往后推|往前)?(?:改到|改成|改为|改至|挪到|移到|换到|换成|调到|调成|推到|延到|提到|到|至|改(?=周|
  星期|礼拜|下周|明|后天|今|大后天|\d|[上下]午|晚上|早上|中午|[一二两三四五六七八九十]+[点月号]))(?<to>.+)$
`;
const putZh =
  /^(?:把|将|(?=[^，,。]*[放挪]到))(?<what>.+?)(?:约到|定到|定在|订到|放到|放在|安排到|安排在|排到)(?<to>.+)$/;
const byZh = /^(?:把|将)?(?<what>.*?)(?<way>推迟|延后|延迟|往后[推挪延移]|晚|提前|往前[挪移提]|提早|早)(?:一下)?$/;
const openZh = pattern()`
  ^(?:把|将)?(?<what>.+?)(?:改期|改个时间|换个时间|改时间|推迟|延后|改一下时间|挪一下|调整一下时间|往[前后](?:挪|推|移|提)|提前)(?:一下|一点)?$|
  ^(?:推迟|延后|提前)(?<what2>[^，,。\d一两三半到]{2,12})$
`;
/** A shift at the bakery is work. */
const shift = String.raw`shift(?! (?:at|with|from|on|in|swap|work)\b)`;
const toEn = pattern("i")`
  ^(?:move|reschedule|${shift}|push(?: back)?|change|bump|postpone|delay|switch|swap|
  bring(?: forward)?(?!(?: [a-z']+){1,4} to (?:the|my|our|an?) (?!\d))|
  pull(?: forward)?|put off|slide|bring up)
  (?: the time of)? (?<what>.+?)(?: back| forward| out| up)? (?:to|until|till|for)(?<to> .+)$
`;
const toldEn = pattern("i")`
  ^(?<what>.+?) (?:(?:has|have) been |(?:has|is|was|got|gets|been) )?(?:moved|rescheduled|pushed|postponed|shifted)
  (?: back| forward| out)? (?:to|until|till|for)(?<to> .+)$|
  ^(?:the |my )?(?<what3>.+?) (?:just )?(?:changed|moved|pushed|rescheduled) (?:my |our |the )?(?:appointment|meeting|
  me|
  us|it|visit|slot) (?:back |forward )?to(?<to3> .+)$|^(?<what2>.+?) is (?:now )?(?:at|on)(?<to2> .+?) now$
`;
const byEn = pattern("i")`
  ^(?<verb>(?:move|push|bump|bring|${shift})(?: up| forward| back)?|reschedule|postpone|delay|put off|
  set back) (?<what>.+?(?<! to))
  (?<way> back| forward| earlier| later| up| out)?(?: by)?(?<way2> earlier| later| back| forward)?$
`;
const insteadEn =
  /^(?:we )?(?:do|make|have|move|hold|put|let's do|let's have)? ?(?<what>.+?)(?: to| at| on| for)? instead$/i;
const makeItEn = /^(?:make|do|have) (?<what>it|that|this)(?: to| at| on| for)?$/i;
const shouldEn = pattern("i")`
  ^(?<what>.+?) (?:should|needs? to|has to|must|ought to|will|is going to|is supposed to) (?:now )?
  (?:be|start|begin|happen|take place)(?: on| at)?(?: instead)?$
`;
const bareEn = /^(?:make|do) (?:it|that|this) (?:at )?(?<hour>\d{1,2}(?::\d\d)?)(?: instead)?$/i;
const ratherEn = /^(?:i'd |i would |we'd )?(?:rather|prefer to|prefer)(?: have| do)? (?<what>.+)$/i;
const laterEn = pattern("i")`
  ^(?:(?:move|start|push|shift|make|have|do) (?=\S)|(?=.+ (?:needs? to|should|has to|must|will) (?:be|start|begin) ))
  (?<what>.+?)
  (?: (?:needs? to|should|has to|must|will) (?:be|start|begin))? (?:by )?
  (?<length>(?:half an|${amount})[ -](?:hours?|minutes?|mins?)) (?<way>later|earlier)$
`;
/** "At 3:30 instead of 3": what it was says nothing new. */
const insteadOfEn = pattern("i")`
  ^(?:move|start|have|do|make|hold|let's do|put) (?<what>.+?) (?:at|to|on|for) (?<to>[^,]+?)
  (?<not>,? (?:instead of|rather than|not) (?:at |on )?[\w: ]+)$
`;
const daysZh = pattern()`
  ^(?:把|将)?(?<what>.+?)
  (?<way>推迟|延后|延期|延迟|推后|顺延|往后[推挪延移拖]|往后|提前|往前[挪推移提]|往前)
  (?<many>[一两二三四五六七八九十]|\d+)个?(?<unit>天|周|星期)$
`;
const daysEn = pattern("i")`
  ^(?:move|push|shift|bump|postpone|delay|put off|bring) (?<what>.+?) (?<way>back|out|forward|up)?(?: ?by)? ?
  (?<many>an?|one|two|three|four|five|six|\d+) (?<unit>days?|weeks?)(?<way2> later| earlier)?$
`;
const openEn = new RegExp(`^(?:move|reschedule|postpone|${shift}) (?<what>.+)$`, "i");

/** 以后团队周会都改到十点: from this one on. */
const onward =
  /^(?:以后|今后)的?(?=.+[改挪换调])|(?<=^[^，,。]{2,10})(?:以后|今后)的?(?=都?[改挪换调])|(?<=^(?:以后|今后).+|以后|今后)都(?=[改挪换调])/g;

/** 改到八点，在外婆家: of what was spoken of. */
const bareMove = /^(?:那就?|就|还是)?(?:改|换|挪|移|推|提前|延)(?:到|成|在|至)?/;

/** "To 4", "to 4 on Thursday". */
const bareHour = /^ (?=\d{1,2}(?::\d\d)?(?:$| (?:on|today|tomorrow|tonight|this|next)\b))/i;

export function hearMove(heard: Heard): Intent | undefined {
  const { times, language, now } = heard;
  // 加个提醒，提前一小时 is about the reminder, and moves nothing.
  if (heard.reminder === undefined && /提醒/.test(heard.text)) return undefined;
  // 开到十一点半 is when it ends.
  if (/(?:开|聊|持续|延长|进行)[到至]/.test(heard.text)) return undefined;
  // 五点也行，改五点 names no event by its hour.
  if (/^[^，,。]*(?:也|都)(?:行|可以|好)[，,]/.test(heard.text)) return undefined;
  const read = (part: string) => findTimes(part, now, language);
  // 产品评审能提前半小时吗 asks for it.
  const plain = heard.reminder === undefined ? heard.text : tidy(blank(heard.text, heard.reminder));
  const also = placeToo(plain);
  const there = also === undefined ? undefined : read(also.move.replace(bareMove, ""));
  if (also !== undefined && bareMove.test(also.move) && tidy(there?.rest.replace(/[吧了]\s*$/, "") ?? "") === "")
    return moveLast({ when: there?.when, place: also.place, said: also.said });
  const text = (also?.move ?? plain)
    .replace(/(?:能不能|可不可以|可以|能否|能)(?=(?:提前|推迟|延后|往后|往前|改|挪|移|换|调))|(?:吗|嘛|么)$/g, "")
    .replace(onward, "");
  const isOnward = plain.search(onward) !== -1;
  const to = (language === "zh-CN" ? splitLast(text, now) : readTo(text)) ?? {};
  // "to 4" is a time here, and nowhere else.
  const when = to["to"] === undefined ? undefined : read(to["to"].replace(bareHour, " at ").trim()).when;
  if (when !== undefined)
    return make(toTarget(to["what"] ?? "", heard), {
      when,
      said: also?.said ?? /\b(?:until|till)\b/i.exec(text)?.[0],
      ...(also && { place: also.place }),
      ...(isOnward && { isOnward }),
      ...(/延[到至]/.test(text) && when.days === undefined && { isEndToo: true }),
    });
  if (also !== undefined) return undefined;
  const hour = bareEn.exec(text)?.groups?.["hour"];
  if (hour !== undefined) return make(toTarget("it", heard), { when: read(`at ${hour}`).when });
  const later = laterEn.exec(text)?.groups;
  const length = later === undefined ? undefined : findDuration(later["length"] ?? "");
  if (later !== undefined && length !== undefined)
    return make(toTarget(later["what"] ?? "", heard), {
      minutes: (later["way"] === "earlier" ? -1 : 1) * length.minutes,
      said: later["length"],
    });
  const rest = tidy(times.rest);
  const instead = (
    shouldEn.exec(rest.replace(/ instead$/i, "")) ??
    insteadEn.exec(rest) ??
    makeItEn.exec(rest) ??
    ratherEn.exec(rest)
  )?.groups;
  if (instead !== undefined && times.when !== undefined)
    return make(toTarget((instead["what"] ?? "").replace(/\b(?:on|at|to|for)$/i, ""), heard), {
      when: times.when,
      isOfDay: true,
    });
  if (times.duration !== undefined) {
    const by = (language === "zh-CN" ? byZh : byEn).exec(
      tidy(times.rest.replace(/能不能|可不可以|可以|能否|能(?=\s*(?:提前|推迟|延后|往后|往前))|(?:吗|嘛|么)\s*$/g, "")),
    )?.groups;
    const isEarlier = /提前|往前|早|forward|earlier|up/.test(
      `${by?.["verb"] ?? ""}${by?.["way"] ?? ""}${by?.["way2"] ?? ""}`,
    );
    if (by !== undefined)
      return make(
        { ...toTarget(by["what"] ?? "", heard), ...(times.when && { when: times.when }) },
        {
          minutes: (isEarlier ? -1 : 1) * times.duration.minutes,
          said: `${language === "zh-CN" ? (by["way"] ?? "") : ""}${times.duration.text}`,
        },
      );
  }
  const whole = (language === "zh-CN" ? daysZh : daysEn).exec(text)?.groups;
  if (whole !== undefined) {
    const many = language === "zh-CN" ? toNumber(whole["many"] ?? "一") : toAmount(whole["many"] ?? "a");
    const isBack = /提前|往前|早|forward|earlier|\bup\b/i.test(`${whole["way"] ?? ""}${whole["way2"] ?? ""}`);
    const unit = /周|星期|week/i.test(whole["unit"] ?? "") ? 7 : 1;
    return make(toTarget(whole["what"] ?? "", heard), {
      minutes: (isBack ? -1 : 1) * many * unit * 1440,
      said: `${whole["many"] ?? ""}${language === "zh-CN" ? "" : " "}${whole["unit"] ?? ""}`,
    });
  }
  const insteadOf = insteadOfEn.exec(text)?.groups;
  const other = insteadOf === undefined ? undefined : read(`at ${insteadOf["to"] ?? ""}`).when;
  if (insteadOf !== undefined && other !== undefined)
    return make(toTarget(insteadOf["what"] ?? "", heard), { when: other, said: insteadOf["not"] });
  const groups = (language === "zh-CN" ? openZh : openEn).exec(text)?.groups;
  const open = groups?.["what"] ?? groups?.["what2"];
  if (open === undefined) return undefined;
  const way = /推迟|延后|往后/.test(text) ? 1 : /提前|往前/.test(text) ? -1 : undefined;
  return make(toTarget(open, heard), { ...(way !== undefined && { way }) });
}

function readTo(text: string): Record<string, string | undefined> | undefined {
  const groups = (toEn.exec(text) ?? toldEn.exec(text))?.groups;
  return (
    groups && {
      what: groups["what"] ?? groups["what2"] ?? groups["what3"],
      to: groups["to"] ?? groups["to2"] ?? groups["to3"],
    }
  );
}

/** The last 到 that is followed by a time: an earlier one may belong to the event's own time. */
function splitLast(text: string, now: Temporal.ZonedDateTime): Record<string, string> | undefined {
  if (!/^[把将]|改|挪|移|换|调|推|提前|延/.test(text)) return undefined;
  const groups = (putZh.exec(text) ?? toZh.exec(text))?.groups;
  return groups !== undefined && findTimes(groups["to"] ?? "", now, "zh-CN").when !== undefined ? groups : undefined;
}

function toTarget(what: string, { now, language }: Heard): Target {
  // "from Thursday" says when it is now.
  const { when, rest } = findTimes(what.replace(/\bfrom (?=\w)/i, ""), now, language);
  const words = tidy(
    rest
      .replace(/\b(?:from|on|at)\b\s*$/i, "")
      .replace(/^(?:把|将)|(?:能不能|可以|可不可以|想|需要|要|能否)$/g, "")
      .replace(/'s(?=\s|$)/g, ""),
  );
  return { words, ...(when && { when }), isLast: /^(?:it|that|this|它|这个|那个|刚才那个)$/i.test(words) };
}

/** Said of the event just spoken of, without naming it; behind a question it may be the answer to that. */
export const moveLast = (shift: Shift): Intent => ({
  ...make({ words: "", isLast: true }, { ...shift, isCorrection: true }),
  isFirm: false,
});

function make(target: Target, shift: Shift): Intent {
  const isOpen = shift.when === undefined && shift.minutes === undefined;
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: ["calendar.update"],
    isFirm: true,
    missing: isOpen ? ["time"] : [],
    entities: [
      ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
      ...(shift.when === undefined ? [] : [{ type: "time" as const, text: shift.when.text }]),
      ...(shift.place === undefined ? [] : [{ type: "place" as const, text: shift.place }]),
    ],
    said: [
      ...(shift.said === undefined ? [] : [shift.said]),
      ...(shift.isOnward === true ? ["以后", "今后", "都"] : []),
    ],
    fill: (next) => {
      if (isOpen && next.times.when !== undefined) return make(target, { when: next.times.when });
      const length = isOpen ? next.times.duration : undefined;
      // 推迟看牙医 – 推两个小时.
      if (length !== undefined && shift.way !== undefined)
        return make(target, { minutes: shift.way * length.minutes, said: length.text });
      const chosen = chooseOne(target, next);
      return chosen === undefined ? undefined : make(chosen, shift);
    },
    act: (scene) => act(target, shift, scene),
  };
}

/** Where one of several is on the day that is named, that one is meant; else any of them may be. */
function ofItsDay(found: EventItem[], { when }: Shift): EventItem[] {
  const day = when?.days?.first;
  const there = found.filter(({ start }) => day !== undefined && start?.toPlainDate().equals(day) === true);
  return there.length === 1 ? there : found;
}

function* act(target: Target, shift: Shift, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  // "Cancel the thing at 3" – "oops, I meant tomorrow": another one is meant, and what is gone is not moved.
  if (target.isLast === true && scene.lastWrite === "calendar.delete")
    return { status: "partial_success", answer: say.askEvent, form: askFor("event", "text", language) };
  const fitting = yield* findEvents(target, scene);
  const found = fitting.length > 1 && shift.isOfDay === true ? ofItsDay(fitting, shift) : fitting;
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  if (shift.isEndToo === true && event.end !== undefined) scene.leave(["延到"], event);
  if (shift.isOnward === true && event.occurrence === undefined) scene.leave(["以后"], event);
  const times = toPatch(event, shift, scene.now);
  if (times === undefined) {
    const form = askFor("start", "datetime", language);
    return { status: "partial_success", answer: say.askNewTime(wordEvent(event, language)), form };
  }
  const { place } = shift;
  const patch = { ...times, ...(place !== undefined && { location: place }) };
  const scope = shift.isOnward === true ? "following" : "this";
  const data = yield* use("calendar.update", { ...refer(event, scope), event_timezone: zone, patch });
  const moved =
    say.moved(wordEvent(readEvent(data, zone) ?? event, language)) + (place === undefined ? "" : say.takesPlace(place));
  return {
    status: "success",
    answer: moved + (event.occurrence === undefined ? "" : scope === "this" ? say.onlyThis : say.andOn),
  };
}
