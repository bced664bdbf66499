import { pattern } from "../../base/pattern.ts";
import { toNumber } from "../dates/chinese-numbers.ts";
import { findTimes } from "../dates/dates.ts";
import { findDuration } from "../dates/duration.ts";
import { toAmount } from "../dates/english-numbers.ts";
import type { When } from "../dates/when.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { moveLast } from "./move.ts";

/** What a change of mind is said with, and nothing else beside the new time. */
const cues = pattern("gi")`
  算了|呃|哎|不对|不是|错了|说错了|搞错了|记错了|弄错了|不好意思|抱歉|对不起|等等|等一下|其实|应该|还是|那就?|就|改|换|挪|调|推|移|放(?=到|在|\s)|时间|日期|一下|吧|了|的?话|哦|啊|呃|
  我(?:是)?说的?|是|到|成|为|在|定|比较好|更好|
  \b(?:sorry|no|nope|wait|oops|actually|i mean|i meant|i said|scratch that|my mistake|my bad|correction|make (?:it|
  that)|
  let's(?: (?:make it|say|do))?|do|(?:change|move|push|shift|switch|bump|reschedule) (?:it|that)|rather|instead|
  it should be|it's|it is|
  should be|meant|on second thoughts?|hmm+|uh|um|better|to|on|at|for|back|forward|up|by)\b|[，,.。!！…-]
`;
const opens = pattern("i")`
  ^(?:算了|呃|哎|不对|不是|错了|说错|搞错|记错|弄错|不好意思|抱歉|对不起|等等|等一下|其实|应该|还是|那|就|改|换|挪|调|推|移|放[到在]|同一?时间|时间|日期|我(?:是)?说|提前|早|晚|
  推迟|延后|往)|
  ^(?:sorry|no|nope|wait|oops|actually|i mean|i meant|i said|scratch|my |correction|make (?:it|that)|let's|change|
  move|push|
  shift|switch|bump|reschedule|rather|same time|it|should|meant|on second|hmm|uh|um|an? |one |two |three |half|\d)
`;
const way = /推迟|延后|延迟|往后|晚|提前|往前|提早|早|\b(?:earlier|later|forward|back|sooner)\b/gi;

const nextDay = /^(?:the |a )?(?:day after|next day|following day|day later)$|^(?:第二天|后一天|下一天)$/i;
const weekAfter = pattern("i")`
    ^(?:push|move|shift|bump|make|do) (?:it|that) (?:back )?(?:to |by |for )?(?:the (?:week after|following week)|
    a week)$
  `;
const dayShift =
  /^(?:再|还是|就)?(?:推迟|延后|延期|往后推|往后挪|往后|晚|提前|往前挪|早)(?<many>[一两二三四五六七]|\d)个?(?<unit>天|周|星期|礼拜)$/;

/** 改到周六同一时间, "same time saturday instead": the day alone is new. */
const sameTime = /(?:的)?(?:同一?个?时间|同一个点|同样的?时间|老时间|时间不变)|\b(?:at )?(?:the )?same time\b/gi;

const awayEn =
  /\b(?<many>an?|one|two|three|four|five|six|\d{1,2}) (?<unit>days?|weeks?) (?<way>later|earlier|sooner)$/i;

/** "7 in the evening" is one time, said in two pieces. */
const isOne = (whens: readonly When[]): boolean =>
  whens.length === 1 ||
  (whens.length === 2 &&
    whens.filter(({ time }) => time !== undefined).length === 1 &&
    whens.every(({ days, at }) => days === undefined && at === undefined));

/** "Hmm, 3 rather", "no, 4:30": an hour alone behind a word of change. */
const bareHour = pattern("i")`
  ^(?:(?:hm+|uh+|um+|no|actually|sorry|wait|oh|well|make (?:it|that)|let's (?:do|say|make it)|i meant?|rather)[,. ]+)+
  (?:at )?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?: rather| instead| then| is better| please)*[.!]?$
`;

/** "Move it an hour later", or the length alone. */
const fromIt = pattern("i")`
  ^(?:(?:actually|no|sorry|wait|oh)[,. ]+)*(?:(?:move|push|shift|bump|make|start|have|do|change|reschedule) (?:it|that|
  this) (?:to |by |back |start )?)?(?<length>.+?) (?<way>later|earlier|sooner)$
`;

/** 改到四点, 不对，是后天, "sorry, I meant Wednesday", "an hour earlier": said of the event just spoken of. */
export function hearCorrect({ text, said, times, isQuestion, repetition, reminder, now }: Heard): Intent | undefined {
  if (
    isQuestion ||
    repetition !== undefined ||
    reminder !== undefined ||
    !(opens.test(text) || opens.test(said.trim()) || /吧[。.!！]?$/.test(said.trim()))
  )
    return undefined;
  const bare = bareHour.exec(said.trim())?.[1];
  if (bare !== undefined) return moveLast({ when: findTimes(`at ${bare}`, now, "en").when, said: text });
  const left = (rest: string) => tidy(rest.replace(sameTime, " ").replace(cues, " "));
  if (weekAfter.test(text)) return moveLast({ minutes: 7 * 1440, said: text });
  if (nextDay.test(tidy(text.replace(/^(?:no|actually|sorry|wait|不对|不是|应该是)[,， ]*/i, ""))))
    return moveLast({ minutes: 1440, said: text });
  // 不是八点，是九点: the one that is meant comes last.
  const last = times.whens.length === 2 && /^(?:不是|not\b)/i.test(text) ? times.whens[1] : undefined;
  if (last !== undefined && left(times.rest) === "") return moveLast({ when: last, said: text });
  // 不是明天, "not at six": says only which one is not meant.
  if (times.whens.length < 2 && /^(?:不是|not\b)[^，,。]*$/i.test(said.trim())) return undefined;
  // "A week later" counts from the event, not from today.
  const away = awayEn.exec(text)?.groups;
  if (away !== undefined && left(text.replace(awayEn, "")) === "") {
    const days = toAmount(away["many"] ?? "a") * (/^w/i.test(away["unit"] ?? "") ? 7 : 1);
    return moveLast({ minutes: (/later/i.test(away["way"] ?? "") ? 1 : -1) * days * 1440, said: text });
  }
  if (times.when !== undefined && isOne(times.whens)) {
    // Without a word that turns back it may be the answer to something else.
    const hasCue = left(times.rest) === "" && tidy(times.rest) !== "";
    const isBack = hasCue || /^(?:actually|no|wait|sorry)\b|吧[。.!！]?$/i.test(said.trim());
    // "Half an hour later" counts from the event, not from now.
    const far = fromIt.exec(text)?.groups;
    const length = far === undefined ? undefined : findDuration(far["length"] ?? "");
    if (length !== undefined && length.text.trim() === far?.["length"]?.trim())
      return moveLast({ minutes: (far?.["way"]?.toLowerCase() === "later" ? 1 : -1) * length.minutes, said: text });
    return isBack && left(times.rest) === "" ? moveLast({ when: times.when, said: text }) : undefined;
  }
  const days = dayShift.exec(text)?.groups;
  if (days !== undefined)
    return moveLast({
      minutes:
        (/前|早|earlier|forward/i.test(text) ? -1 : 1) *
        1440 *
        toNumber(days["many"] ?? "一") *
        (days["unit"] === "天" ? 1 : 7),
      said: text,
    });
  // "Make it 4" and "to 5:30": an hour only here.
  const hour = /^(?:make|do) (?:it|that) (?:at )?(\d{1,2}(?::\d\d)?)$/i.test(text);
  if (hour || times.duration === undefined) return undefined;
  const ways = times.rest.match(way) ?? [];
  if (ways.length === 0 || left(times.rest.replace(way, " ").replace(/推|挪/g, " ")) !== "") return undefined;
  const isEarlier = /提前|往前|提早|早|earlier|forward|sooner/i.test(ways.join(" "));
  return moveLast({ minutes: (isEarlier ? -1 : 1) * times.duration.minutes, said: text });
}
