import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { toClock, toRfc3339 } from "../dates/when.ts";
import { phrases } from "../phrases.ts";
import { wordEvent } from "../wording.ts";
import { makeChange, toTarget } from "./change.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** Where the length stood there are two blanks or the end. */
const by = pattern("i")`
  ^(?:把|将)?(?<what>.*?)(?:再)?(?<way>延长|拉长|缩短|加长)(?:到|成|为)?$|
  ^(?<way2>extend|lengthen|shorten|cut) (?<what2>.+?)(?: (?:by|to|down to))?$
`;
const to = pattern("i")`
  ^(?:把|将)?(?<what>.*?)(?:的?(?:时长|时间|长度))?(?:改成|改为|改到|改|调成|调整为|换成|设为|要开|只开|开)$|
  ^(?:(?:actually|no),? )?(?:make|change|set(?! back\b)) (?<what2>.+?)(?: (?:to|last|take))?$|
  ^(?<what3>.+?) (?:should|will|is going to) (?:only )?(?:last|take|be)$|
  ^(?<what4>)(?:for|it (?:takes|lasts)|it(?:'ll| will) (?:take|last))$
`;

const onlyLength = pattern("i")`
  ^(?:大概|大约|差不多|要|需要|得|就|估计|预计|应该|会|[开吃聊玩看打练做上待逛谈弄忙学唱喝]|一共|总共|够了?|左右|\b(?:it|it'll|that|this|should|will|would|
  take|takes|
  last|lasts|probably|about|be|is|do|enough|fine|plan|for|on)\b|[\s,，])*$
`;
const until = pattern("i")`
  ^(?:把|将)?(?<what>.*?)(?<way>延长|拉长|缩短)(?:到|至)$|^(?<way2>extend|lengthen|shorten) (?<what2>.+?)(?: (?:until|till|to))?$
`;

/** "Extend today's sync until 4:30": the event's own day, and the hour it ends. */
const untilOf = pattern("i")`
  ^(?:把|将)(?<what>.+)(?:延长|拉长|缩短)[到至](?<to>.+)$|
  ^(?:extend|lengthen|shorten) (?<what>.+) (?:until|till|to) (?<to>.+)$|
  ^(?:把|将)(?<what>.+)的结束时间定到(?<to>.+)$|
  ^set the end of (?<what>.+) to (?<to>.+)$|
  ^end (?<what>(?:the |my |our |today's |tonight's |tomorrow's ).+|it|that|this) at (?<to>.+)$
`;

function hearEnding(heard: Heard): Intent | undefined {
  const { text, now, language, isQuestion } = heard;
  const groups = isQuestion ? undefined : untilOf.exec(text)?.groups;
  const { what = "", to } = groups ?? {};
  const ending =
    to === undefined ? undefined : findTimes(/^\d{1,2}(?::\d\d)?$/.test(to) ? `at ${to}` : to, now, language);
  const clock = ending?.when === undefined || ending.when.days !== undefined ? undefined : toClock(ending.when);
  if (ending?.when === undefined || clock === undefined || tidy(ending.rest) !== "") return undefined;
  return make(heard, what, {
    at: { time: clock.time, isBare: ending.when.isBare === true && ending.when.part === undefined },
    said: [
      to ?? "",
      "set the end of",
      "end",
      "until",
      "till",
      "extend",
      "shorten",
      "lengthen",
      "延长",
      "拉长",
      "缩短",
      "的结束时间定到",
    ],
  });
}

/** Another length: by so much, so much in all, or until a time of the same day. */
export function hearLengthen(heard: Heard): Intent | undefined {
  const { times, text, isQuestion } = heard;
  const ends = hearEnding(heard);
  if (ends !== undefined) return ends;
  const clock = times.when?.days === undefined && times.when !== undefined ? toClock(times.when) : undefined;
  const ending = clock === undefined || isQuestion ? undefined : until.exec(tidy(times.rest))?.groups;
  if (ending !== undefined && clock !== undefined)
    return make(heard, ending["what"] ?? ending["what2"] ?? "", {
      at: { time: clock.time, isBare: times.when?.isBare === true && times.when.part === undefined },
      said: [times.when?.text ?? "", ending["way"] ?? ending["way2"] ?? "", "until"],
    });
  if (times.duration === undefined || isQuestion || times.when?.time !== undefined) return undefined;
  const rest = tidy(times.rest);
  const { minutes } = times.duration;
  const change = by.exec(rest)?.groups;
  if (change !== undefined) {
    const isTotal = /(?:延长|缩短)(?:到|成|为)|\bto\s*$/i.test(rest) || /(?:extend|shorten|cut) .+ to\b/i.test(text);
    const isLess = /缩短|shorten|cut/i.test(change["way"] ?? change["way2"] ?? "");
    return make(heard, change["what"] ?? change["what2"] ?? "", {
      ...(isTotal ? { total: minutes } : { more: isLess ? -minutes : minutes }),
      said: [times.duration.text, change["way"] ?? change["way2"] ?? ""],
    });
  }
  // "For two hours", 两个小时, and nothing else: of the event just spoken of.
  if (onlyLength.test(rest)) return make(heard, "", { total: minutes, said: [times.duration.text, rest] });
  const whole = to.exec(rest)?.groups;
  const what = whole?.["what"] ?? whole?.["what2"] ?? whole?.["what3"] ?? whole?.["what4"];
  return what === undefined || (/会$|event|meeting$/i.test(what) && /^(?:an?|一个)\b/i.test(what))
    ? undefined
    : make(heard, what, { total: minutes, said: [times.duration.text] });
}

interface Length {
  total?: number;
  more?: number;
  at?: { time: Temporal.PlainTime; isBare: boolean };
  /** The words that told it. */
  said: readonly string[];
}

function make(heard: Heard, what: string, { total, more = 0, at, said }: Length): Intent {
  const target = toTarget(what.replace(/ (?:appointment|meeting)$/i, ""), heard);
  // A day beside the length says which one.
  const { when } = heard.times;
  const day =
    when?.days !== undefined && when.time === undefined && target.when === undefined ? { when, isLast: false } : {};
  return makeChange(
    { ...target, ...day },
    {
      patch: ({ start, end, days }) => {
        if (start === undefined || days !== undefined) return undefined;
        if (at !== undefined) return toEnd(start, at, end);
        const length = total ?? (end === undefined ? undefined : Math.round(start.until(end).total("minutes")) + more);
        return length === undefined || length < 1 ? undefined : { end_at: toRfc3339(start.add({ minutes: length })) };
      },
      tell: (event, { language }) => phrases[language].lasts(wordEvent(event, language)),
    },
    { isFirm: false, said },
  );
}

/** "Until five" of something at three is five in the afternoon; of a night's shift it is the next morning. */
function toEnd(
  start: Temporal.ZonedDateTime,
  { time, isBare }: NonNullable<Length["at"]>,
  before: Temporal.ZonedDateTime | undefined,
): object | undefined {
  const last = before?.toPlainDate().equals(start.toPlainDate()) === false ? before : start;
  const end = [time, ...(isBare ? [time.add({ hours: 12 })] : [])]
    .map((one) => last.withPlainTime(one))
    .find((one) => Temporal.ZonedDateTime.compare(one, start) > 0);
  return end && { end_at: toRfc3339(end) };
}
