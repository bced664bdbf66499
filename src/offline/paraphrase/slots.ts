import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { findDuration } from "../dates/duration.ts";

/** What may stand in a place of a pattern, and the test that it is that and nothing else. */
export type Slot = "event" | "when" | "day" | "old" | "length" | "who" | "place" | "title";

export interface Ear {
  now: Temporal.ZonedDateTime;
  language: Locale;
}

/** Words that make a sentence of a name: an event's name has none, but for what stands in front of it. */
const grammarEn = pattern("i")`
  \b(?:i|we|you|he|she|they|who|what|which|if|when|while|whenever|unless|not|never|no|none|is|are|was|were|be|been|
  being|has|have|had|do|does|did|can|could|will|would|should|may|might|must|shall|and|or|but|because|since|so|than|
  then|to|as|said|says|thinks?|wants?|asked|told|maybe|perhaps|probably|possibly|already|almost|nearly|only|just|even|
  every|each|all|both|any|either|neither|except|without|before|after|instead|again|cancel\w*|move[ds]?|delete[ds]?|
  remind\w*|add|put|make|let|get|call|tell|ask|change[ds]?|rename\w*|invite[ds]?|please)\b|n't\b|[,;:?!"“”]|
  ^(?:push|switch|shift|delay|bring|reschedule|bump|postpone|start|hold|set|extend|shorten|keep|take|send|share|forward|
  swap|pull|slide|coach|cut|trim|book|schedule|block|go|come|drop|skip|better|rather|until|till|by|with|at|on|for|of)\b
`;
/** What 会 is a meeting behind, and no "will". */
const meetings = `
  周|例|晨|早|晚|午|年|月|班|组|站|大|聚|酒|舞|展|运动|演唱|音乐|家长|同学|校友|生日|招聘|发布|碰头|研讨|交流|座谈|报告|表彰|庆功|动员|总结|复盘|沟通|协调|启动|联欢|联谊|董事|
  理事|股东|读书|培训|部门|全员|全体|推介|宣讲|说明|博览|拍卖|听证|茶话|通气|吹风|对齐|评审
`.replace(/\n */g, "");
const grammarZh = pattern()`
  [，,。;；、?？!！：:“”「」]|不|没|别|甭|勿|如果|要是|假如|除|每|都|所有|全部|全$|或|吗|呢|可能|也许|本来|已经|曾|说|问|想|觉得|
  把|将|被|让|叫|给|我|你|他|她|改|挪|推|删|取消|提醒|邀请|以前|之前|之后|以后|和.+和|
  ^(?:还是|算了|晚|早|往[前后]|加|设|到点|到时|时间|地点|再|就|先|那就|要|大概|一共|提前?|延|定|约|拉|带|喊|在|从|到|通讯录|联系人)|
  加[个一]|[加写填补添]上$|(?<!${meetings})会$|(?:提|加|多|少|晚|早|再|只|要|就|得|能|在|到|从|开|参|邀)$|[一二三四五六七八九十半]$
`;
const pronounEn = /^(?:it|that|this|that one|this one)$/i;
const smallEn = /\b(?:on|at|for|from|to|the|of|this|coming|about|around)\b/gi;

/** A bare hour behind a word of moving. */
const hour = /^(?:at )?\d{1,2}(?::\d\d)?$/i;

function isWhen(text: string, { now, language }: Ear): boolean {
  if (language === "en" && hour.test(text)) return true;
  const { when, rest, duration } = findTimes(text, now, language);
  const left = language === "en" ? rest.replace(smallEn, "") : rest.replace(/[的在是]/g, "");
  return when !== undefined && duration === undefined && left.trim() === "";
}

const days = {
  en: /^(?:an?|one|two|three|four|five|six|\d{1,2}) (?:days?|weeks?)$/i,
  "zh-CN": /^(?:[一两二三四五六七八九十]|\d{1,2})个?(?:天|周|星期|礼拜)$/,
};
/** Whole days, which are counted otherwise than hours. */
export const isDays = (text: string, { language }: Pick<Ear, "language">): boolean => days[language].test(text.trim());

function isLength(text: string, ear: Ear): boolean {
  if (isDays(text, ear)) return true;
  const found = findDuration(text);
  const rest = found === undefined ? text : text.replace(found.text, "");
  return (
    found !== undefined &&
    rest.replace(/\b(?:about|around|an?|extra|full|only|just)\b|大概|大约|左右|只/gi, "").trim() === ""
  );
}

const nameEn = String.raw`\p{L}[\p{L}'.]*(?: \p{L}[\p{L}'.]*){0,2}`;
const namesEn = new RegExp(`^${nameEn}(?:(?:, and|,| and) ${nameEn})*$`, "u");
const nameZh = String.raw`(?:\p{Script=Han}{2,4}|[A-Za-z]+(?: [A-Za-z]+)?)`;
const namesZh = new RegExp(`^${nameZh}(?:[和、跟与]${nameZh})*$`, "u");
const nobody = pattern("i")`
  ^(?:it|that|this|them|they|he|she|him|her|me|us|you|we|i|who|everyone|everybody|someone|somebody|nobody|anyone|
  there|here|the|a|an|my|our|your|no|not|all|one|ones|none|which|whoever|whichever|another)\b
`;

/** "Sam this week" is a name and a time. */
const timed = pattern("i")`
  \b(?:this|next|last|on|at|in|of|by|from|with|for|about|today|tomorrow|tonight|yesterday|week|weekend|month|morning|
  afternoon|evening|noon|soon|lately|recently|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b
`;

function isWho(text: string, { language }: Ear): boolean {
  if (language === "zh-CN")
    return (
      namesZh.test(text) &&
      !/[一二两三四五六七八九十半]个?半?(?:小时|钟头|分钟|天)|大家|所有|全部|他们|她们|我|谁|别人|这个|那个|把|也|会$|课$/.test(
        text,
      )
    );
  return (
    namesEn.test(text) && !nobody.test(text) && !timed.test(text) && !grammarEn.test(text.replace(/\band\b|,/gi, " "))
  );
}

function isEvent(text: string, ear: Ear): boolean {
  if (ear.language === "zh-CN")
    return text.length >= 2 && text.length <= 20 && !grammarZh.test(text.replace(/^我的/, ""));
  return pronounEn.test(text) || (text.length <= 60 && !grammarEn.test(text));
}

/** A name and at most a day beside it: with an hour of its own it would be a new event. */
export function isNamed(text: string, { now, language }: Ear): boolean {
  const { when, rest } = findTimes(text, now, language);
  const name = rest.replace(/\b(?:the|my|our|on|at|in|for|from|between)\b|'s|的/gi, "").trim();
  return when?.time === undefined && when?.at === undefined && !/\d$/.test(text) && /\p{L}/u.test(name);
}

const isPlain = (text: string): boolean => text.length >= 1 && text.length <= 60 && !/[，,;；?？!！\n]/.test(text);

export const fits: Record<Slot, (text: string, ear: Ear) => boolean> = {
  event: isEvent,
  when: isWhen,
  day: isWhen,
  old: isWhen,
  length: isLength,
  who: isWho,
  place: (text, ear) => isPlain(text) && !isWhen(text, ear) && !isLength(text, ear),
  title: isPlain,
};
