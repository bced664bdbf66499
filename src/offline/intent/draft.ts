import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { blank } from "../dates/duration.ts";
import { join, type When } from "../dates/when.ts";
import { readNames } from "../people.ts";
import { tidy, type Heard } from "./intent.ts";
import type { Recurrence } from "./recurrence.ts";

/** What a message says about an event to be made. */
export interface Draft {
  title?: string;
  when?: When;
  minutes?: number;
  place?: string;
  guests: readonly string[];
  reminder?: number;
  recurrence?: Recurrence;
  isAllDay: boolean;
  isCommand: boolean;
}

const commands: Record<Locale, RegExp> = {
  "zh-CN": pattern()`
    新建|创建|新增|添加|安排|预约|预定|预订|加(?:一)?(?:个|场|条)|建(?:一)?个|记(?:一)?个|设(?:置|定)?(?:一)?个|约(?:一下|个|上|了)?(?=.)|提醒我|[定订](?:一)?个|
    帮我记|日程[:：]
  `,
  en: pattern("i")`
    ^(?:schedule|add|create|book|set ?up|set|put|make|plan|arrange|new|block(?: off)?|pencil in|enter|organi[sz]e|
    remind me|reserve)\b
  `,
};
// Said at the beginning of a title but no part of it.
const openers: Record<Locale, RegExp> = {
  "zh-CN": pattern()`
    ^(?:[\s，,。：:]|帮我|帮忙|在?(?:我的?)?(?:日历|日程表?|行事历)(?:上|里|中)|新建|创建|新增|添加|安排|预约|预定|预订|设置|设定|记得|记录|提醒我?(?:要)?|给我|
    [加建记设定订](?=[一个场条下])|等会儿?|待会儿?|一会儿?|还|一下|一个|一场|一次|一条|个|场|条|要|我|有|得|去(?=开会)|把|叫做?|名为|日程(?=[：:])|的)+
  `,
  en: pattern("i")`
    ^(?:[\s,.:;-]|schedule|add|create|book|set ?up|set|put|make|plan|arrange|new|block(?: off)?|pencil in|enter|
    organi[sz]e|reserve|remind me(?: to| about| of| that)?|me|we're|we are|i have|i've got|there is|there's|we have|
    i am|i'm|a|an|the|my|called|titled|named|event (?:called|named|titled|for)|(?:calendar )?event:?(?= \S)|
    reminders?(?= to| for)|for|to)(?=[\s,.:;-]|$)[\s,.:;-]*
  `,
};
const closers: Record<Locale, RegExp> = {
  "zh-CN":
    /(?:[\s，,。]|(?:帮我|请)?(?:加到|加进|记到|放到|放进|写进|写到|添加到)(?:我的)?(?:日历|日程表?|行程)(?:里|上|中)?|日程|事件|的|在|从|于|到|是|一下)+$/,
  en: pattern("i")`
    (?:[\s,.;]|\b(?:on|to|in|into) (?:my|the) (?:calendar|schedule|agenda|diary)|
    \b(?:on|at|for|from|by|in|to|of|starting|called|titled|and|with|is|it)\b)+$
  `,
};
const generic: Record<Locale, RegExp> = {
  "zh-CN": /^(?:日程|事件|日程安排|安排|事|事情|提醒|东西|行程|活动|时间|日历|约|下|一下|好|嗯|.?)$/,
  en: pattern("i")`
    ^(?:an? )?(?:event|something|thing|appointment|reminder|entry|calendar event|slot|time|it|this|that|me|calendar|)$
  `,
};

// Clauses that ask for the entry and say nothing about it.
const asides: Record<Locale, RegExp> = {
  "zh-CN": pattern("g")`
    [，,。]\s*(?:请|麻烦|你)?(?:帮我|给我)?(?:加|记|放|写|安排|添加|存|提醒我?)(?:一下|上|到|进|个|下来?)*(?:我的)?(?:日历|日程表?|行程|提醒)?(?:里|上|中)?
    (?=\s*$|[，,。])
  `,
  en: pattern("gi")`
    [,.;]? (?:and |so |please )*(?:put|add|save|stick|throw) (?:it|this|that) (?:in|on|to|into) (?:my|
    the) (?:calendar|schedule|agenda)\b
  `,
};
// People name no hour for these.
const wholeDay =
  /请假|休假|年假|出差|放假|生日|纪念日|假期|\b(?:vacation|day off|days off|pto|holiday|birthday|anniversary|out of office|ooo)\b/i;

export function readDraft(heard: Heard): Draft {
  const { language, text, times, repetition } = heard;
  let rest = times.rest.replace(asides[language], (aside) => " ".repeat(aside.length));
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const match = pattern.exec(rest);
    if (match !== null) rest = blank(rest, { index: match.index, text: match[0] });
    return match ?? undefined;
  };
  const isAllDay = take(/一?整天|全天|一天(?=\s*$|[，,])|\ball[- ]day\b/i) !== undefined || wholeDay.test(rest);
  const named =
    take(/[，,]?\s*(?:会议)?(?:主题|标题|题目|内容)(?:是|为|叫做?|：|:)\s*([^，,。]+)/)?.[1] ??
    take(/,? ?\b(?:titled|called|named|subject:?|title:?) ["“]?([^,."”]+)["”]?/i)?.[1];
  // The length was taken out as a duration; what is left of "remind me 10 minutes before" says what it was for.
  const isReminder =
    times.duration !== undefined &&
    take(/提前\s*(?:提醒我?|通知我?)|\bremind me\s+(?:before(?:hand)?|earlier|in advance)|\bwith a\s+reminder\b/i) !==
      undefined;
  const guests = take(
    language === "zh-CN"
      ? /[，,]?\s*(?:并且?|然后)?(?:邀请|叫上|喊上|通知)([^，,。]+?)(?:一起)?(?:来?参加|一起)?(?=[，,。]|$)/
      : /[,;]?\s*(?:and )?\binvite ([^,.]+?(?:(?:,| and) [A-Z][^,.]*)*)(?=[.,]|$)/i,
  )?.[1];
  const place =
    take(
      language === "zh-CN"
        ? /(?:[，,]\s*)?地点(?:在|是|为|：|:)?\s*([^，,。]+)/
        : /\b(?:location|place|where):? (?:is )?([^,.]+)/i,
    )?.[1] ??
    (language === "zh-CN"
      ? take(
          pattern()`
            (?:[，,]\s*)?(?:订|定|约|就)?在(?!日历|日程|我的日|家办公)([^，,。\s]{2,20}?)
            (?=开|做|讨论|见|吃|聊|举行|进行|面试|参加|集合|碰|跟|和|与|办|看|练|听|上课|[，,。\s]|$)
          `,
        )?.[1]
      : take(
          pattern()`
            (?:\b(?:in|at)|@) ((?:the |room |meeting room |conference room )?
            (?:[A-Z#][\w'’&.#-]*|room|\d+(?:st|nd|rd|th) floor)(?: [A-Z0-9#][\w'’&.#-]*)*|
            the (?!morning|afternoon|evening)\w+(?: room)?)(?=\s*$|\s{2,}|[,.]| with | for | on | and )
          `,
        )?.[1]);
  const when =
    repetition?.first === undefined ? times.when : join({ index: 0, text: "", days: repetition.first }, times.when);
  return {
    title: readTitle(
      named !== undefined
        ? tidy(named)
        : tidy(rest.replace(/\b(?:(?:at|on|for|from|by|starting|this|the)\s+)+(?<=\s\s)/gi, "  ")),
      language,
    ),
    when,
    guests: guests === undefined ? [] : readNames(guests),
    isAllDay,
    isCommand: commands[language].test(text),
    ...(times.duration !== undefined &&
      (isReminder ? { reminder: times.duration.minutes } : { minutes: times.duration.minutes })),
    ...(place !== undefined && { place: tidy(place) }),
    ...(repetition !== undefined && { recurrence: repetition.rule }),
  };
}

/** What is left when all else has been taken away; undefined when that says nothing. */
export function readTitle(text: string, language: Locale): string | undefined {
  const given = pattern("i")`
      ^(?:就?叫做?|标题(?:是|为|叫)?|名字(?:是|叫)?|题目(?:是)?|call it|name it|title(?: is|:)?|it's called|the title is)\s*[:：]?\s*
      (.+)$
    `.exec(text)?.[1];
  let title = given ?? text;
  for (
    let shorter = title.replace(openers[language], "");
    given === undefined && shorter !== title;
    shorter = title.replace(openers[language], "")
  )
    title = shorter;
  title = tidy(title.replace(closers[language], "")).replace(/[吧呀啊哦]$/, "");
  if (language === "zh-CN") title = title.replace(/一下/, "");
  return generic[language].test(title) || title.length > 200
    ? undefined
    : title.charAt(0).toUpperCase() + title.slice(1);
}
