import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { findTimes, reword, type Times } from "../dates/dates.ts";
import { blank } from "../dates/duration.ts";
import { findRecurrence, type Repetition } from "../recurrence/recurrence.ts";
import type { Scene, Script } from "../script.ts";
import { findReminder, type Reminder } from "./reminder.ts";
import { plainWish } from "./wish.ts";

/** A message made ready for the rules: courtesies off, times found. */
export interface Heard {
  /** The message as it was written. */
  said: string;
  /** What was said, reworded where the reader of dates wants it. */
  text: string;
  language: Locale;
  now: Temporal.ZonedDateTime;
  times: Times;
  /** 每周一: taken out before times are looked for, so that they do not take Monday for a date. */
  repetition?: Repetition;
  /** 提前十分钟提醒我: taken out likewise, since its length is none of the event's. */
  reminder?: Reminder;
  isQuestion: boolean;
}

interface Entity {
  type: "time" | "event" | "person" | "place" | "other";
  text: string;
  value?: string;
}

/** What a message means. Made by one of the `hear…` functions. */
export interface Intent {
  task: "calendar" | "contacts" | "memory" | "mixed" | "chat" | "unsupported";
  modules: readonly ("calendar" | "contacts" | "memory")[];
  /** Methods it may change something with. */
  writes: readonly string[];
  /** It was said with a word of command, not guessed from a time or a name alone. */
  isFirm: boolean;
  entities: readonly Entity[];
  /** Facts only the user can give. */
  missing: readonly string[];
  /** The same intent with what this message adds, if it adds anything. */
  fill?(heard: Heard): Intent | undefined;
  act(scene: Scene): Script;
  /** Further words that were used: of command, of length, of repeating. */
  said?: readonly string[];
  /** Words of the message that nothing has used (account/account.ts). */
  left?: readonly string[];
  /** Among them, or among words that carry nothing, those that may turn its meaning. */
  turns?: readonly string[];
  /** The user has said to go on without them. */
  isConfirmed?: boolean;
  /** The messages it was understood from. */
  messages?: readonly string[];
}

export type Hear = (heard: Heard) => Intent | undefined;

const courtesies: Record<Locale, { before: RegExp; after: RegExp; question: RegExp }> = {
  "zh-CN": {
    before: pattern()`
      ^(?:[\s，,。！!…]|[呃额诶欸唉哎](?:呀)?(?=[，,\s…不还])|你好|您好|嗨|(?:早上|上午|中午|下午|晚上)好(?=[呀啊]?[，,。！!\s])|早(?:安|啊|呀)?(?=[，,。！!])|
      请问|麻烦[你您]?|劳驾|(?:时间|地点|其他|其它)(?:都)?不变(?=[，,])|帮忙|帮我|帮|请(?=帮|
      把|给|你|在|将)|能不能|可不可以|可以(?=帮|
      把)|你能|能否|我想要?(?=[^知])|我要|我得|我需要|那就?|
      好的?，|嗯|哦|对了|再(?=帮|加|邀|叫|请)|顺便|另外)+
    `,
    after: pattern()`
        (?:[\s，,。！!~]|(?:时间|其他|其它|别的|地点)(?:都)?不变|谢谢你?|多谢|好吗|(?<![银进步旅流飞举])行吗|可以吗|好不好|(?<![银进步旅流飞举])行不行?|可以不|
        [，,]\s*(?:忘说了|刚忘了?说|对了|差点忘了)|吧|啊|呀|哈|
        哦|呗|哟)+$
      `,
    question:
      /[?？]|吗|嘛|呢|什么|啥|哪|几点|几号|几楼|有几[个件场节次]|了几[次场节]|多少|谁|有没有|是不是|怎么|忙不忙|空不空|闲不闲|多不多|满不满|紧不紧/,
  },
  en: {
    before: pattern("i")`
      ^(?:[\s,.!…]|hi|hey|hello|and|also|oh|h+m+|uh+|um+|er+m*|well(?=,)|wait(?=,)|
      never ?mind(?=,)|ok(?:ay)?|great|perfect|cool|sure|yes(?=,)|thanks|so|actually|please|pls|plz|i'm afraid(?= i)|
      could you|can you|
      can we(?! (?:start|begin|kick off)\b)|would you|will you|i'd like to|i would like to|i should like to|i want to|
      i need(?: to)?|do me a favou?r and|let's(?! (?:start|begin|kick off)\b)|just|
      kindly|go ahead and)(?=[\s,.!]|$)[\s,.!]*
    `,
    after: pattern("i")`
        (?:[\s,.!]|[,.!?] (?:so |and )?(?:please )?(?:(?:can|could|would) you )?(?:please )?(?:add|put|save|note|
        enter|block|mark|log|record|jot|
        book|schedule|pop|stick) (?:it|this|that)(?: in| down| on| (?:to|on|in) (?:my|the) (?:calendar|diary))?\??|
        [,.!?] (?:please|kindly) (?:add|save|note|enter|book|schedule|record)|
        please|please\?|thanks|thank you|for me|asap|if i ever ask|in case i (?:ever )?(?:ask|forget)|
        btw|by the way|if you can|if possible|will you|would you|
        (?<=[,.] )though|thx|pls|plz)+$
      `,
    question: pattern("i")`
      \?|^(?:what|when|where|who|which|how|(?:do|does|did|have|can|could|should|will) (?:i|you|we|they|he|she|my|any|
      it)|am|is|are|any|anything|anyone)\b
    `,
  },
};

/** People do not write requests of this length; what is longer is judged by its beginning. */
const longest = 300;

export function hear(message: string, now: Temporal.ZonedDateTime, language: Locale): Heard {
  const { before, after, question } = courtesies[language];
  const said = message.slice(0, longest);
  // 日历上周三 is Wednesday in the calendar, and not last week's.
  const plainly = said.replace(/(?<=日历|日程表?|行程表?)上(?=周|星期|礼拜)/g, "里");
  let text = reword(unabridged(plainly.replace(/\s+/g, " ").trim(), language), now, language);
  // "Can you …?" asks for a deed, not for an answer.
  const isRequest =
    /^(?:(?:hi|hey|hello)[\s,!]+)?(?:can|could|would|will) (?:you|we)\b|^(?:能不能|可不可以|可以|能)帮/i.test(text);
  for (let shorter = text.replace(before, ""); shorter !== text && shorter !== ""; shorter = text.replace(before, ""))
    text = shorter;
  text = text.replace(after, "") || text;
  if (language === "en") text = plainWish(text);
  const isQuestion = question.test(isRequest ? text.replace(/[?？]+$|吗[?？]?$/, "") : text);
  text = text.replace(/[?？]+$/, "").trim() || text;
  const reminder = findReminder(text);
  const unreminded = reminder === undefined ? text : blank(text, reminder);
  const repetition = findRecurrence(unreminded, now, language);
  const plain = repetition?.rest ?? unreminded;
  const times = findTimes(plain, now, language);
  return {
    said,
    text,
    language,
    now,
    times: isQuestion ? inThisYear(times, now) : times,
    isQuestion,
    ...(repetition && { repetition }),
    ...(reminder && { reminder }),
  };
}

/** 三月十号我有事吗, asked on the 16th, is about last week; nobody asks about a day of next year without saying so. */
function inThisYear(times: Times, now: Temporal.ZonedDateTime): Times {
  const { when } = times;
  const first = when?.days?.first;
  if (when?.days === undefined || first === undefined || when.isSpan === true || /\d{4}|年|year/i.test(when.text))
    return times;
  if (now.toPlainDate().until(first, { largestUnit: "days" }).days <= 320) return times;
  const days = { first: first.subtract({ years: 1 }), last: when.days.last.subtract({ years: 1 }) };
  return { ...times, when: { ...when, days } };
}

/** Notes leave characters out: 明 10点 牙医, 提醒 18:00 买菜. */
const unabridged = (text: string, language: Locale): string =>
  language === "en"
    ? text
    : text
        .replace(/(?<=^|\s)[今明后](?=\s)/g, "$&天")
        .replace(/^提醒 ?(?=(?:[今明后]天|[上下]午|[早晚]上|周|\d))/, "提醒我");

/** Text with the gaps that blanked-out times leave closed, and stray marks cut off both ends. */
export const tidy = (text: string): string =>
  text
    .replace(/(?<=\p{Script=Han})\s{2,}(?=\p{Script=Han})/gu, "")
    .replace(/\s+/g, " ")
    .replace(/ (?=[，,])/g, "")
    .replace(/([，,])(?:\s*[，,])+/g, "$1")
    .replace(/^[\s,，。.：:;；、\-–—“”"'「」『』]+|[\s,，。：:;；、\-–—“”"「」『』]+$/gu, "")
    .trim();
