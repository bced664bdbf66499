import { pattern } from "../../base/pattern.ts";
import { number as N, toNumber } from "../dates/chinese-numbers.ts";
import { amount, toAmount } from "../dates/english-numbers.ts";

/** When to remind, in minutes before the start, and the words that say so. */
export interface Reminder {
  index: number;
  text: string;
  minutes: number;
  /** A second one. */
  also?: number;
}

const lengthZh = `(${N}|半|\\d{1,3})个?(半)?(分钟|小时|钟头|刻钟|天|日|周|星期)`;
const lengthEn = `(half an?|${amount})[ -]?(minute|min|hour|hr|day|week|(?<=\\d ?)[hm]\\b)s?`;

const forms: readonly RegExp[] = [
  new RegExp(
    `[，,。]?\\s*(?:并且?|请|记得|要|然后|再|给我)*(?:提前|早)${lengthZh}(?:左右)?(?:的时候)?(?:再|给我|来)?(?:提醒|通知|叫|喊|催|提示)(?:我|一下|一声|下)*`,
  ),
  new RegExp(
    `[，,。]?\\s*(?:并且?|请|再|给我)?(?:加|设|设置|设定|要|来|弄)?(?:上|一)?个?提前${lengthZh}的?(?:提醒|提示|通知)`,
  ),
  new RegExp(
    `[，,。]?\\s*(?:到点|到时候?|开始|开会|会)?(?<!提)前${lengthZh}(?:再)?(?:提醒|通知|叫|喊)(?:我|一下|一声|下)*`,
  ),
  pattern("i")`
    ,? ?\b(?:and |please |also )*(?:remind|alert|notify|ping|warn) me(?: about (?:it|that|this))?
    (?: with)? ${lengthEn} (?:before(?:hand)?|earlier|in advance|ahead(?: of time)?|prior)(?= *(?:$|[,.;!]| and ))
  `,
  pattern("i")`
    ,? ?\b(?:(?:and|with|add|set|give me|put|include) )*(?:an? )?
    ${lengthEn}[ -](?:reminder|alert|notice|heads[- ]up)\b
  `,
  pattern("i")`
    ,? ?\b(?:(?:and|with|add|set|give me|put|include) )*(?:an? |the )?(?:reminder|heads[- ]up|
    alert) (?:for )?${lengthEn} (?:before(?:hand)?|
    in advance|ahead|earlier|prior)(?= *(?:$|[,.;!]| and ))
  `,
];
const dayBefore: readonly RegExp[] = [
  /[，,。]?\s*(?:在|请|记得)?(?:头一天|前一天|提前一天)(?:再)?(?:提醒|通知|叫|喊)(?:我|一下)*/,
  /,? ?\b(?:and |please )*(?:remind|alert) me (?:on )?the day before(?= *(?:$|[,.;!]| and ))/i,
];
const onTime: readonly RegExp[] = [
  /[，,。]\s*(?:请|记得)?(?:到时候?|准时|到点)(?:再)?(?:提醒|通知|叫|喊)(?:我|一下)*/,
  /,? ?\b(?:and |please )*(?:remind|alert) me (?:when it starts|at the time|when it's time|then)\b/i,
];

/** 提前一周和提前一小时各提醒一次, "reminders 1 week and 1 hour before". */
const twice: readonly RegExp[] = [
  new RegExp(
    `[，,。]?\\s*(?:提前)?${lengthZh}(?:和|、|以及|跟|再)(?:提前)?${lengthZh}(?:都|各)?(?:提醒|通知|叫)(?:我|一下|一次)*`,
  ),
  pattern("i")`
    ,? ?(?:\b(?:and|with|set|add|please) )*\b(?:(?:reminders?|alerts?)|(?:remind|alert) me)(?: for)? ${lengthEn}
    (?: before)?
    (?: and|,|,? and again) ${lengthEn} (?:before(?:hand)?|in advance|ahead|earlier|prior)
  `,
];

function findTwo(text: string): Reminder | undefined {
  for (const form of twice) {
    const match = form.exec(text);
    if (match === null) continue;
    const isChinese = /\p{Script=Han}/u.test(match[0]);
    const size = isChinese ? 3 : 2;
    const [first, second] = [1, 1 + size].map((from) => {
      const parts = ["", ...match.slice(from, from + size)] as unknown as RegExpExecArray;
      return isChinese ? minutesZh(parts) : minutesEn(parts);
    });
    if (first !== undefined && second !== undefined && Math.max(first, second) <= 40_320)
      return { index: match.index, text: match[0], minutes: first, also: second };
  }
  return undefined;
}

export function findReminder(text: string): Reminder | undefined {
  const two = findTwo(text);
  if (two !== undefined) return two;
  for (const form of forms) {
    const match = form.exec(text);
    if (match === null) continue;
    const minutes = /\p{Script=Han}/u.test(match[0]) ? minutesZh(match) : minutesEn(match);
    if (minutes >= 0 && minutes <= 40_320) return { index: match.index, text: match[0], minutes };
  }
  for (const [list, minutes] of [
    [dayBefore, 1440],
    [onTime, 0],
  ] as const) {
    const match = list.map((form) => form.exec(text)).find((found) => found !== null);
    if (match) return { index: match.index, text: match[0], minutes };
  }
  return undefined;
}

const unitZh: Record<string, number> = {
  分钟: 1,
  刻钟: 15,
  小时: 60,
  钟头: 60,
  天: 1440,
  日: 1440,
  周: 10_080,
  星期: 10_080,
};

function minutesZh([, many = "", half, unit = ""]: RegExpExecArray): number {
  return Math.round(((many === "半" ? 0.5 : toNumber(many)) + (half === undefined ? 0 : 0.5)) * (unitZh[unit] ?? 1));
}

function minutesEn([, many = "", unit = ""]: RegExpExecArray): number {
  const each = { m: 1, h: 60, d: 1440, w: 10_080 }[unit.charAt(0).toLowerCase()] ?? 1;
  return Math.round((many.toLowerCase().startsWith("half") ? 0.5 : toAmount(many)) * each);
}

const before = pattern("i")`
  ^(?:(?:please|and|also) )*(?:(?:remind|alert|ping|notify) me|(?:set|add|give me|put|can i (?:get|
  have))(?: me)? (?:an? )?(?:reminder|
  alert|heads[- ]up)(?: for)?) ${lengthEn}
  (?: before| ahead of| prior to) (?<what>.+)$
`;

const beforehand = pattern("i")`
  ^(?:(?:please|and|also) )*(?:remind|alert|ping|notify) me (?:about|of) (?<what>.+?) ${lengthEn} (?:before(?:hand)?|
  in advance|ahead|earlier)$
`;

const addedTo = pattern("i")`
  ^(?:set|add|put) (?:an? )?(?:reminder|alert) (?:to|on|for) (?<what>.+?) ${lengthEn} (?:before(?:hand)?|in advance|
  ahead|earlier|prior)$
`;

/** "Remind me ten minutes before the dentist": a reminder of something that is in the calendar. */
export function readReminderOf(text: string): { minutes: number; what: string } | undefined {
  const match = before.exec(text);
  if (match !== null) return { minutes: minutesEn(match), what: match.groups?.["what"] ?? "" };
  const behind = beforehand.exec(text);
  const [, what = "", many = "", unit = ""] = behind ?? [];
  const added = addedTo.exec(text);
  if (added !== null)
    return { minutes: minutesEn(added.slice(1) as unknown as RegExpExecArray), what: added.groups?.["what"] ?? "" };
  return behind === null ? undefined : { minutes: minutesEn(["", many, unit] as unknown as RegExpExecArray), what };
}
