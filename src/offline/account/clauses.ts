import { pattern } from "../../base/pattern.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";

/** A clause of its own behind a mark: 南京西路1038号，写进去. What goes on with a floor or a room is the place still. */
const goesOn = /\p{Script=Han}.*[，,；;。]\s*(?![^，,；;。]{0,12}[层楼室号座厅区栋单元门口院]$)\S/u;

/** 先试一下：明天三点客户演示: what stands in front of the mark and the time is an opening, and no part of the name. */
const isJoined = (name: string, message: string): boolean =>
  /\p{Script=Han}/u.test(name) && /[：:，,；;！!。]/.test(name) && !closed(message).includes(closed(name));

const closed = (text: string) => text.replace(/\s+/g, "").replaceAll("：", ":").replaceAll("，", ",").toLowerCase();

/** Names of the call that have a clause in them which nothing has read. */
export const withClause = (names: readonly string[], message: string): string[] =>
  names.filter((name) => goesOn.test(name) || asked.test(name) || isJoined(name, message));

/** 日历加一条：彩排: that it is to be put in is no part of what it is called. */
const asked = /(?:日历|日程|[加添记写]一?[条个下项]).{0,3}[：:]/;

/** What is kept for good begins and ends where a person would cut it: no 的餐厅是老正兴, and no …，一定. */
const raggedFact = pattern("u")`
  ^[的了着过是，,：:]|(?:[，,：:；;]|一定|千万|务必|必须|麻烦|帮我|给我|[请你把和跟与也都还])$
`;

/** The same in English; a clause that wants something done is a wish and no part of a fact: "…, save her". */
const raggedFactEn = pattern("i")`
  [,;.!] (?:(?:so|and|also|please|can you|could you) )*(?:save|add|put|store|note|write|keep|book|schedule|delete|
  remove|cancel|remind|invite|move|update|change|tell|send|text|email) (?:it|that|this|her|him|them|me|those|these)\b|
  \b(?:as an?|as|to|of|for|with|the|an?|and|or|my|our|your)$|
  ^(?!.*\b(?:is|are|was|were|has|have|had|likes?|[a-z]+s on)\b|.*'s ).*\b(?:today|tomorrow|tonight|
  (?:mon|tues|wednes|thurs|fri|satur|sun)day)[.!]*$
`;

/** Every text of a fact that is to be kept. */
export function textsKept({ input }: Pick<Call, "input">): string[] {
  const texts = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : Array.isArray(value)
        ? value.flatMap(texts)
        : Object.entries(fields(value) ?? {}).flatMap(([key, one]) => (key === "source" ? [] : texts(one)));
  return texts(fields(input)?.["content"]);
}

/** "What I told you?", "my favourite tea, do you": what is asked is no fact. */
const askedFact =
  /\?$|\b(?:do|did|don't) you(?: still)?$|^(?:what|which|where|when|who|how) (?:do|does|did|am|is|are)\b/i;

/**
 * 老婆叫我回家, 叫我三点去接孩子: what somebody wants of the user is no name, and neither is what has an hour in it, a word
 * of grammar, or the length of a sentence.
 */
const noName = pattern("u")`
  ^(?:[去来回起开吃做看带买接送早晚在别不给把跟等先再得要个]|上班|下班|出门|一[声下个句])|
  [一二两三四五六七八九十\d](?:点|[:：]\d\d|分钟|个?小时|刻钟|个?钟头)|[上下]午|[早晚]上|[今明后]天|[之以]?[前后](?=\p{Script=Han}{2})|
  打电话|起床|[，,]|^\p{Script=Han}{7,}$
`;

/** 叫我一下，三点开会: that something is to be told in time is a wish. */
const wishes = pattern()`
  ^(?:请|记得|到时候?)*(?:[叫喊催]|提醒)我|^(?:[今明后]天|[这下]?个?(?:周|星期|礼拜)[一二三四五六日天])[^，,。]{0,3}(?:要|得)
`;

export function raggedFacts(call: Pick<Call, "input">): string[] {
  const name = fields(fields(call.input)?.["content"])?.["preferred_name"];
  return [
    ...textsKept(call).filter((text) => (/\p{Script=Han}/u.test(text) ? raggedFact : raggedFactEn).test(text.trim())),
    ...textsKept(call).filter((text) => askedFact.test(text.trim())),
    ...textsKept(call).filter((text) => wishes.test(text)),
    ...(typeof name === "string" && noName.test(name) ? [name] : []),
  ];
}
