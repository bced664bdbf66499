import type { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { findDuration } from "../dates/duration.ts";
import { join, toClock, toRfc3339, toStart, type When } from "../dates/when.ts";
import { readEvent, refer, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, type Target } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { askOf, chooseOne } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** Where to: another time, or earlier or later by so many minutes. */
interface Shift {
  when?: When | undefined;
  minutes?: number;
}

const toZh =
  /^(?:把|将)?(?<what>.+?)(?:的?时间)?(?:改期|调整|推迟|提前|延后|延期|顺延|往后推|往前)?(?:改到|改成|改为|改至|挪到|移到|换到|换成|调到|调成|推到|延到|到|至)(?<to>.+)$/;
const putZh = /^(?:把|将)(?<what>.+?)(?:约到|定到|定在|订到|放到|放在|安排到|安排在|排到)(?<to>.+)$/;
const byZh = /^(?:把|将)?(?<what>.*?)(?<way>推迟|延后|延迟|往后推|往后挪|晚|提前|往前挪|提早|早)(?:一下)?$/;
const openZh =
  /^(?:把|将)?(?<what>.+?)(?:改期|改个时间|换个时间|改时间|推迟|延后|改一下时间|挪一下|调整一下时间)(?:一下)?$/;
const toEn = pattern("i")`
  ^(?:move|reschedule|shift|push(?: back)?|change|bump|postpone|delay|switch|bring forward|put off)
  (?: the time of)? (?<what>.+?)(?: back| forward| out)? (?:to|until|till|for)(?<to> .+)$
`;
const byEn = pattern("i")`
  ^(?<verb>move|reschedule|shift|push(?: back)?|bump|postpone|delay|bring(?: forward)?|put off) (?<what>.+?)
  (?<way> back| forward| earlier| later| up| out)?(?: by)?(?<way2> earlier| later| back| forward)?$
`;
const insteadEn =
  /^(?:we )?(?:do|make|have|move|hold|put|let's do|let's have)? ?(?<what>.+?)(?: to| at| on| for)? instead$/i;
const makeItEn = /^(?:make|do|have) (?<what>it|that|this)(?: to| at| on| for)?$/i;
const bareEn = /^(?:make|do) (?:it|that|this) (?:at )?(?<hour>\d{1,2}(?::\d\d)?)(?: instead)?$/i;
const ratherEn = /^(?:i'd |i would |we'd )?(?:rather|prefer to|prefer)(?: have| do)? (?<what>.+)$/i;
const laterEn = pattern("i")`
  ^(?:move|start|push|shift|make|have|do) (?<what>.+?) (?:by )?
  (?<length>(?:an?|one|two|three|half an|\d+)[ -](?:hours?|minutes?|mins?)) (?<way>later|earlier)$
`;
const openEn = /^(?:move|reschedule|postpone|shift) (?<what>.+)$/i;

export function hearMove(heard: Heard): Intent | undefined {
  const { text, times, language, now } = heard;
  const read = (part: string) => findTimes(part, now, language);
  const to = (language === "zh-CN" ? splitLast(text, now) : toEn.exec(text)?.groups) ?? {};
  // "to 4" is a time here, and nowhere else.
  const when =
    to["to"] === undefined ? undefined : read(to["to"].replace(/^ (?=\d{1,2}(?::\d\d)?$)/, " at ").trim()).when;
  if (when !== undefined) return make(toTarget(to["what"] ?? "", heard), { when });
  const hour = bareEn.exec(text)?.groups?.["hour"];
  if (hour !== undefined) return make(toTarget("it", heard), { when: read(`at ${hour}`).when });
  const later = laterEn.exec(text)?.groups;
  const length = later === undefined ? undefined : findDuration(later["length"] ?? "");
  if (later !== undefined && length !== undefined)
    return make(toTarget(later["what"] ?? "", heard), {
      minutes: (later["way"] === "earlier" ? -1 : 1) * length.minutes,
    });
  const rest = tidy(times.rest);
  const instead = (insteadEn.exec(rest) ?? makeItEn.exec(rest) ?? ratherEn.exec(rest))?.groups;
  if (instead !== undefined && times.when !== undefined)
    return make(toTarget((instead["what"] ?? "").replace(/\b(?:on|at|to|for)$/i, ""), heard), { when: times.when });
  if (times.duration !== undefined) {
    const by = (language === "zh-CN" ? byZh : byEn).exec(tidy(times.rest))?.groups;
    const isEarlier = /提前|往前|早|forward|earlier|up/.test(
      `${by?.["verb"] ?? ""}${by?.["way"] ?? ""}${by?.["way2"] ?? ""}`,
    );
    if (by !== undefined)
      return make(toTarget(by["what"] ?? "", heard), { minutes: (isEarlier ? -1 : 1) * times.duration.minutes });
  }
  const open = (language === "zh-CN" ? openZh : openEn).exec(text)?.groups?.["what"];
  return open === undefined ? undefined : make(toTarget(open, heard), {});
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
      ...(shift.when === undefined ? [] : [{ type: "time" as const, text: shift.when.text }]),
    ],
    fill: (next) => {
      if (isOpen && next.times.when !== undefined) return make(target, { when: next.times.when });
      const chosen = chooseOne(target, next);
      return chosen === undefined ? undefined : make(chosen, shift);
    },
    act: (scene) => act(target, shift, scene),
  };
}

function* act(target: Target, shift: Shift, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  const found = yield* findEvents(target, scene);
  const ask = askOf(found, target, scene);
  const [event] = found;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  const patch = toPatch(event, shift, scene.now);
  if (patch === undefined) return { status: "partial_success", answer: say.askNewTime(wordEvent(event, language)) };
  const data = yield* use("calendar.update", { ...refer(event), event_timezone: zone, patch });
  return { status: "success", answer: say.moved(wordEvent(readEvent(data, zone) ?? event, language)) };
}

/** Only what was said changes: a new day keeps the time, a new time keeps the day. The server keeps the length. */
function toPatch(event: EventItem, { when, minutes }: Shift, now: Temporal.ZonedDateTime): object | undefined {
  const { start, days } = event;
  if (minutes !== undefined)
    return start === undefined || days !== undefined ? undefined : { start_at: toRfc3339(start.add({ minutes })) };
  if (when === undefined) return undefined;
  if (when.time === undefined && when.at === undefined) {
    if (when.days === undefined) return undefined;
    if (days !== undefined)
      return {
        start_date: when.days.first.toString(),
        end_date: when.days.first.add(days.first.until(days.last)).toString(),
      };
    return start === undefined
      ? undefined
      : {
          start_at: toRfc3339(
            when.days.first.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: start.toPlainTime() }),
          ),
        };
  }
  const day = days?.first ?? start?.toPlainDate();
  const placed =
    when.days === undefined && when.at === undefined && day !== undefined
      ? join(when, { index: 0, text: "", days: { first: day, last: day } })
      : when;
  // A bare hour stays in the half of the day the event was in: "my 3pm to 4" is 4 in the afternoon, and 10 stays in the
  // morning.
  const clock = toClock(when);
  const settled = placed !== undefined && clock !== undefined ? { ...placed, ...clock, isBare: false } : placed;
  const times = settled === undefined ? undefined : toStart(settled, now);
  if (times === undefined) return undefined;
  return {
    ...(days !== undefined && { all_day: false }),
    start_at: toRfc3339(times.start),
    ...(times.end !== undefined && { end_at: toRfc3339(times.end) }),
  };
}
