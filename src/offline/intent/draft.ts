import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { blank } from "../dates/duration.ts";
import { join, type When } from "../dates/when.ts";
import { readNames } from "../people.ts";
import type { Recurrence } from "../recurrence/recurrence.ts";
import { fromDay } from "../recurrence/start.ts";
import { spokenOfAsKnown } from "./already-there.ts";
import { isClosed } from "./closed.ts";
import { isNounToo } from "./command-noun.ts";
import { dayNamed } from "./day-names.ts";
import { daysCounted } from "./days-counted.ts";
import { takePlace } from "./drafted-place.ts";
import { isDueThen } from "./due.ts";
import { asErrand } from "./errand.ts";
import { tidy, type Heard } from "./intent.ts";
import { book, cut, readTitle } from "./name.ts";
import { placeEnds } from "./named-places.ts";
import { findNotePlace } from "./note-place.ts";
import { ownDoing } from "./own-doing.ts";
import { partPlace } from "./place-and-doing.ts";
import { remindedOf } from "./reminded-of.ts";
import { isOfTeller, reported, titleBehind } from "./title-behind.ts";
import { isOdd } from "./title.ts";

/** What a message says about an event to be made. */
export interface Draft {
  title?: string;
  when?: When;
  minutes?: number;
  place?: string;
  guests: readonly string[];
  reminder?: number;
  /** A second one. */
  alsoRemind?: number;
  recurrence?: Recurrence;
  /** `until` of it is a length from today on. */
  isLength?: boolean;
  isAllDay: boolean;
  isCommand: boolean;
  /** 午饭到一点, "lunch to 1": more like a change of what exists. */
  isDoubtful: boolean;
  /** Words of what is spoken of as if it were there: "the review". */
  known?: string;
  /** What it is called, and how it repeats, where no day was said: it may be one that is there. */
  undated?: string;
  /** The title was given as one. */
  isNamed: boolean;
  /** The words that told its length, its reminder and how it repeats. */
  said: readonly string[];
}

const commands: Record<Locale, RegExp> = {
  "zh-CN": pattern()`
    新建|创建|新增|添加|安排|预约|预定|预订|加(?:一)?(?:个|场|条)|建(?:一)?个|记(?:一)?个|设(?:置|定)?(?:一)?个|约(?:一下|个|上|了)?(?=.)|提醒我|[喊叫]我(?=.)|
    [定订](?:一)?个|
    帮我记|记一?下|日程[:：]|录入|登记|预留|[插塞排](?:一)?个|写上|^提醒[:：]|(?:[加放写记添](?:到|进|入)|列入)(?:我的?)?(?:日历|日程)
  `,
  en: pattern("i")`
    ^(?:schedule|add|create|log|record|nudge me|ping me|wake me(?: up)?|(?:don't|do not) (?:let me )?forget to|
    remember to|${book}|set ?up|set|put|make|plan|arrange|
    new|block(?: off| out)?|pencil in|enter|
    organi[sz]e|remind me|reserve|hold(?= (?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|today|\d|the \d)))\b
  `,
};
// Clauses that ask for the entry and say nothing about it.
const asides: Record<Locale, RegExp> = {
  "zh-CN": pattern("g")`
    [，,。]\s*(?:请|麻烦|你|您|先)*(?:帮我|给我)?(?:加|记|放|写|安排|添加|存|提醒我?|排|留|占|登记|录入|标|空|预留)(?:一下|上|到|进|个|下来?|住|着|出来|好)*(?:时间|
    位置)?(?:我的)?(?:日历|日程表?|行程|提醒)?(?:里|上|中)?
    (?=\s*$|[，,。])
  `,
  en: pattern("gi")`
    [,.;]? (?:and |so |please )*(?:put|add|save|stick|throw) (?:it|this|that) (?:in|on|to|into) (?:my|
    the) (?:calendar|schedule|agenda)\b
  `,
};
/** Words that led to a time which has been taken out. */
const leads = pattern("gi")`
  \b(?:(?:at|on|for|from|by|around|about|approximately|roughly|before|starting|this|the)\s+)+(?<=\s\s)
`;
/** "When: March 31": the name of a field. */
const labels = /[.,;]?\s*\b(?:when|date|time|day)\s*:/gi;
const sharp = /\b(?:sharp|on the dot)\b/i;
// People name no hour for these.
const wholeDay = pattern("i")`
    请假|[病事婚产春暑寒]假|休假|年假|[调轮补倒换]休|
    出差|放假|生日|纪念日|假期|在家办公|居家办公|\b(?:vacation|day off|days off|pto|holiday|birthday|anniversary|
    out of office|ooo|wfh|work(?:ing)? from home|working remotely|annual leave|sick day|off sick|sick leave|
    no (?:school|daycare|day care|preschool|kindergarten|nursery|childcare|camp))\b|
    's \d{1,2}(?:st|nd|
    rd|th)\b|大寿|寿辰|扫墓|祭祖|上坟|${dayNamed}
  `;

export function readDraft(heard: Heard): Draft {
  const { language, text, times, repetition, reminder } = heard;
  const about = language === "zh-CN" ? remindedOf(times.rest) : undefined;
  let rest = (about?.rest ?? times.rest)
    .replace(asides[language], (aside) => " ".repeat(aside.length))
    .replace(labels, "  ");
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(rest);
    if (match !== null) rest = blank(rest, { index: match.index, text: match[0] });
    return match ?? undefined;
  };
  const noted = (): string | undefined => {
    const found = findNotePlace(rest);
    if (found !== undefined) rest = blank(rest, found);
    return found?.place;
  };
  const report = language === "zh-CN" ? take(reported) : undefined;
  const allDay = take(
    pattern("i")`
      一?整天|全天|一天(?=\s*$|[，,])|\b(?:for )?(?:all[- ]day(?: long)?|(?:the |an? )?(?:whole|entire|full) day)\b|\b(?:all|
      the whole) of(?=\s{2}|$)
    `,
  );
  const exact = take(sharp);
  const again =
    repetition === undefined
      ? undefined
      : take(
          pattern("i")`
            [,，]?\s*(?:and )?\bmake (?:it|this|that)(?: a)?(?=\s{2}|\s*$)|
            [,，]?\s*\b(?:put (?:that|it) in as recurring|make (?:it|this|that) (?:repeat|recurring)|
            repeat(?:s|ing)?|recurring)\b|[，,]?\s*(?:设成|设为|要)?重复的?|
            (?<=\s)都(?:有|要)
          `,
        );
  const onward =
    repetition === undefined
      ? undefined
      : take(/^\s*(?:从今)?(?:以后|今后|往后)(?=\s)|,?\s*\b(?:from now on|going forward)(?=\s*$|,)/i);
  const isAllDay = allDay !== undefined || wholeDay.test(rest) || isDueThen(rest, times.when) || isClosed(rest, text);
  const quoted = /["“「『]([^"“”「」『』]+)["”」』]/.exec(rest);
  const isWhole =
    quoted?.[1] !== undefined &&
    /^(?:in|down|on|up|加?一?条|写上|进去|(?:日程|活动|事件|会议?)?[，,]?(?:名[字称]|标题)?(?:就?叫做?|名?为|是)?)$/i.test(
      readTitle(tidy(rest.replace(quoted[0], "  ").replace(leads, "  ")), language) ?? "",
    );
  const named =
    (isWhole ? take(/["“「『]([^"“”「」『』]+)["”」』]/)?.[1] : undefined) ??
    take(/[，,]?\s*(?:会议)?(?:主题|标题|题目|内容|名[字称](?=是|叫|：|:))(?:是|为|叫做?|：|:)\s*([^，,。]+)/)?.[1] ??
    take(
      pattern("i")`
        ,? ?\b(?:titled|called|named|subject:?|title(?::| is|(?= ["“]))) ?["“]?([^,."”]+?)["”]?
        (?=(?: (?:on|at|for|from|in))?\s{2}|[,.]|\s*$)
      `,
    )?.[1];
  // 从明天开始 and "starting tomorrow" without their time.
  const start = take(
    /从\s*(?:开始|起)[，,]?|(?<=\s)(?:开始|起)(?=[每给]|\s|[，,]|$)|\b(?:starting|beginning)(?: from| on)?(?=\s{2}|\s*$)/i,
  );
  const guests = take(
    language === "zh-CN"
      ? /[，,]?\s*(?:并且?|然后)?(?:邀请|叫上|喊上|通知)([^，,。]+?)(?:一起)?(?:来?参加|一起)?(?=[，,。]|$)/
      : pattern("i")`
          [,;]?\s*(?:and )?\b(?:send (her|him|them) an? (?:calendar )?(?:invite|invitation)|
          invite ([^,.]+?(?:(?:,| and) [A-Z][^,.]*)*))(?=[.,]|$)
        `,
  )
    ?.slice(1)
    .find((name) => name !== undefined);
  const taken = takePlace(take, text, language) ?? (language === "en" ? noted() : undefined);
  const parted =
    language === "zh-CN" && taken !== undefined && !placeEnds.test(tidy(taken))
      ? partPlace(taken, readTitle(tidy(rest), language))
      : undefined;
  const place = parted === undefined ? taken : parted.place;
  if (parted !== undefined) {
    const at = times.rest.lastIndexOf(parted.doing);
    rest = rest.slice(0, at) + parted.doing + rest.slice(at + parted.doing.length);
  }
  const isGuessed =
    language === "zh-CN" &&
    place !== undefined &&
    place.length > 3 &&
    !placeEnds.test(tidy(place)) &&
    // Behind nothing but hours 腾讯会议 may as well be what it is.
    !/[^\d，,]\s*(?:[，,]\s*|\s)腾讯会议$/.test(text);
  const hasStart = start !== undefined || /^\s*(?:from|since)\b|^从/i.test(text);
  const when =
    repetition?.first === undefined
      ? times.when
      : join(
          { index: 0, text: "", days: (hasStart ? fromDay(repetition, times.when) : undefined) ?? repetition.first },
          times.when,
        );
  const begins = hasStart && repetition?.first !== undefined && times.when?.days !== undefined ? [times.when.text] : [];
  const said =
    named !== undefined ? readTitle(tidy(named), language) : cut(readTitle(tidy(rest.replace(leads, "  ")), language));
  const isTaken = said === undefined || named !== undefined || !isOdd(said);
  const isHabit = repetition !== undefined && start === undefined && again === undefined;
  const whole =
    asErrand(text, rest, language) ??
    (isTaken ? said : (ownDoing(said, { when, isHabit, text, place }) ?? titleBehind(rest, language, leads) ?? said));
  const counted = daysCounted(whole, when);
  const title = counted === undefined ? whole : whole?.slice(counted.length);
  // Team weekly is a name as well.
  const isOften = repetition !== undefined && !/^\s*\w+ly\s*$/i.test(repetition.words.join(" "));
  const isUndated = times.when?.days === undefined && times.when?.at === undefined && !isOften;
  return {
    title,
    when,
    guests: guests === undefined ? [] : readNames(toNamed(guests, text)),
    isAllDay,
    isCommand: commands[language].test(text),
    ...(!commands[language].test(text) && { known: spokenOfAsKnown(heard) }),
    ...(language === "en" && !commands.en.test(text) && isUndated
      ? { undated: [title, ...(repetition?.words ?? [])].join(" ") }
      : {}),
    // "Remind me that Ella needs her costume" is told word by word.
    isNamed: named !== undefined || (isTold.test(text) && !isOdd((title ?? "").replace(plainSaid, ""))),
    isDoubtful:
      isGuessed ||
      (report !== undefined && isOfTeller(title)) ||
      // "The review an hour later" is one that is there, and counts from its time.
      (when?.at !== undefined && /\blater$/i.test(when.text)) ||
      definite.test(text) ||
      // Planes leave at six in the morning as often as in the evening.
      (when?.isBare === true && when.part === undefined && (when.time?.hour ?? 0) >= 4 && isEarlyToo(when, text)) ||
      asksToStart.test(heard.said.trim()) ||
      tellsSomeone.test(text) ||
      (language === "en" && isNounToo(text, title)) ||
      vague.test(text) ||
      (onceOrMonthly.test(text) && !/\b(?:repeat\w*|recurring|every|each|monthly)\b/i.test(text)) ||
      // Of a day, midnight is its beginning or its end.
      (/\bmidnight\b/i.test(text) && when?.days !== undefined && !/\btonight\b/i.test(text)) ||
      (reminder === undefined && /[,;] .*\breminders?\b/i.test(text) && !noReminder.test(text)) ||
      (!commands[language].test(text) &&
        /\bto\s*$|\bto\s{3,}|(?<!报|签|迟|收)(?:到|至)\s*$|(?:到|至)\s{2,}/.test(rest)),
    said: [
      times.duration?.text,
      reminder?.text,
      allDay?.[0],
      report?.[0],
      about?.said,
      exact?.[0],
      counted,
      again?.[0],
      onward?.[0].trim(),
      start?.[0],
      /别让我忘了?/.exec(text)?.[0],
      /[，,]\s*先(?:帮我|给我)?[加记放写排留占标]\S{1,3}$/.exec(text)?.[0],
      ...begins,
      noReminder.exec(text)?.[0],
      ...(repetition?.words ?? []),
    ].filter((one) => one !== undefined),
    ...(times.duration !== undefined && { minutes: times.duration.minutes }),
    ...(reminder !== undefined
      ? { reminder: reminder.minutes, ...(reminder.also !== undefined && { alsoRemind: reminder.also }) }
      : !noReminder.test(text) &&
        !/[,;]\s*(?:and |please )*remind me (?!to\b|about\b|at\b|on\b|then\b)\S/i.test(times.rest) &&
        pattern("i")`
          提醒我|^提醒[:：]|^(?:请|帮我|给我|再)*[加设定建来弄]一?个提醒$|闹钟|别让我忘|[喊叫]我(?!爸|妈|老|哥|姐|弟|妹)|
          \b(?:remind|nudge|ping|wake) me\b|\breminder\b|\blet me forget\b|
          (?:\bremember|
          \bforget) to\b|^(?:你|要|得)*(?:记得|别忘了)
        `.test(text) && { reminder: 0 }),
    ...(place !== undefined && { place: tidy(place) }),
    ...(repetition !== undefined && { recurrence: repetition.rule, isLength: repetition.isLength === true }),
  };
}

/** "Lunch with Grace, and invite her": whom, was said before. */
const toNamed = (guests: string, text: string): string =>
  /^(?:她|他|her|him)$/i.test(guests.trim())
    ? (/\bwith ([A-Z][\p{L}'-]+)|[和跟与]([A-Z][A-Za-z'-]+|[\p{Script=Han}]{2})/u
        .exec(text)
        ?.slice(1)
        .find((name) => name !== undefined) ?? guests)
    : guests;

const isTold = /^remind me\b.*\bthat\b|提醒我|^wake me/i;
const plainSaid = /\b(?:is|are|needs?|has|have)\b|\bme(?: up)?$|了$/gi;

const definite =
  /^(?:put|set|make|have|start|hold) (?:the|our) (?!.*\b(?:in|on|into|to) (?:my|the) (?:calendar|diary|schedule)\b)/i;

const isEarlyToo = ({ time }: When, text: string): boolean =>
  (time?.hour ?? 12) <= 6 && /\b(?:flights?|fly|plane|airport)\b|飞机|航班|起飞/i.test(text);

/** "Tell Grace the review is at 11" is a message to her. */
const tellsSomeone = /^(?:tell|inform|notify|warn|let(?! (?:the|my|our) \w+ (?:in|out)\b)|ask) (?!me\b)\S/i;

/** "Can we start the review at 9:30?" is about one that is there. */
const asksToStart = pattern("i")`
  ^(?:(?:can|could|shall|should) (?:we|you|i)|let's) (?:please )?(?:start|begin|kick off|end|finish|wrap up)\b|
  ^(?:finish|end|wrap up|stop) (?:\w+ ){0,3}(?:lunch|dinner|call|meeting|sync|review|class|session|interview)\b
`;

/** 两三点 is two or three, 十二点多 is past twelve: no time; 农历八月十五 is another day than August 15. */
const vague = /(?<![周期拜])[一二两三四五六七八][二三四五六七八九]点|点半?多(?!云|伦)|农历|阴历|旧历|[正腊]月/;

/** "On the last Friday of the month": of this one, or of all. */
const onceOrMonthly = /\bon the (?:first|second|third|fourth|last) \w+day (?:of|in) the month\b/i;

const noReminder =
  /不(?:要|用|需要|必)提醒(?:我)?|别提醒(?:我)?|\b(?:no|without an?) reminders?\b|\bdon't remind me\b/i;
