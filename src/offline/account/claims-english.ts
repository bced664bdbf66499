import { pattern } from "../../base/pattern.ts";
import { amount, toAmount } from "../dates/english-numbers.ts";
import * as borne from "./bearing.ts";
import type { Form } from "./claims.ts";
import { clocksEn } from "./clocks-english.ts";
import { feastsEn } from "./feasts-english.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const M =
  "(jan(?:uary)?|feb(?:ruary)?|march|mar(?=\\.? \\d)|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|" +
  "oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const toMonth = (name = "") => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const D =
  "(mon(?:days?)?|tue(?:s(?:days?)?)?|wed(?:s|nesdays?)?|thu(?:rs?(?:days?)?)?|fri(?:days?)?|sat(?:urdays?)?|" +
  "sun(?:days?)?)";
const toWeekday = (name = "") => days.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const weeks: Record<string, number> = { this: 0, next: 1, last: -1, past: -1 };
const N = `(${amount})`;

/** The longer forms first: what one has read the next ones do not see. */
export const claimsEn: readonly Form[] = [
  ...feastsEn,
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([y, m, d]) => borne.dayOfMonth(Number(d), Number(m), Number(y)),
  },
  {
    // "25 mar 1-4pm" is the 25th.
    pattern: new RegExp(
      `(?<!\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? )\\b${M}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![:\\d]| ?[ap]\\.?m)\\b`,
      "gi",
    ),
    read: ([m, d]) => borne.dayOfMonth(Number(d), toMonth(m)),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (mar\\b|${M.slice(1)}\\b`, "gi"),
    read: ([d, m]) => borne.dayOfMonth(Number(d), toMonth(m)),
  },
  {
    pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g,
    read:
      ([m, d]) =>
      (made) =>
        borne.dayOfMonth(Number(d), Number(m))(made) || borne.dayOfMonth(Number(m), Number(d))(made),
  },
  {
    pattern: new RegExp(
      `\\b(?:first|second|third|fourth|last|([1-4])(?:st|nd|rd|th)) ${D},? ` +
        "(?:(?:of|in) (?:the|every|each)|every) month\\b",
      "gi",
    ),
    read: ([place, day]) => {
      const isDay = borne.weekday(toWeekday(day));
      return (made) =>
        isDay(made) && (place === undefined || made.days.some((one) => Math.ceil(one.day / 7) === Number(place)));
    },
  },
  { pattern: new RegExp(`\\bevery 2nd(?= (?:${D}|day|week|month)\\b)`, "gi"), read: () => borne.count(2) },
  {
    pattern: /(?<='s )(\d{1,2})(?:st|nd|rd|th)\b|\b(\d{1,2})(?:st|nd|rd|th)\b(?= (?:birthday|anniversary|bday))/gi,
    read: (_, __, text) => (made) => borne.isNamed(text, made) || made.names.includes(text.toLowerCase()),
  },
  {
    pattern: pattern("gi")`
      \b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|birthday|anniversary|street|st\b|avenue|grade|edition|session|round|
      visit|dose|shot|draft|interview|opinion|lesson|trimester|viewing|date\b))
    `,
    read:
      ([d], _, text) =>
      (made) =>
        borne.dayOfMonth(Number(d))(made) ||
        made.names.includes(text.toLowerCase()) ||
        // No month has that many days: an 80th is a birthday.
        (Number(d) > 31 && borne.isNamed(text, made)),
  },
  {
    pattern: new RegExp(`\\b(?:except|excluding|but not|apart from|other than)(?: for)?(?: on)? ${D}\\b`, "gi"),
    read: ([day]) => borne.notOn(toWeekday(day)),
  },
  {
    pattern: new RegExp(`\\b(?:first|second|third|fourth|last) ${D} (?:of|in) ${M}\\b`, "gi"),
    read: ([day, name]) => {
      const [isDay, isMonth] = [borne.weekday(toWeekday(day)), borne.month(toMonth(name))];
      return (made) => isDay(made) && isMonth(made);
    },
  },
  {
    pattern: pattern("gi")`
      (?<=\b(?:after|before|(?<!\b(?:half|quarter|five|ten|twenty|minutes|\d) )past) )(\d{1,2})
      (?= (?:on|today|tomorrow|tonight)\b|\s*[?!,.]|\s*$)
    `,
    read: ([h]) => borne.clock(Number(h), 0),
  },
  {
    // "Fri 18" is a date or an hour, and as a date it is none.
    pattern: new RegExp(
      `\\b${D},? (1[3-9]|2\\d|3[01])\\b(?![:.\\d/]| ?[-–]| ?(?:h|hrs?|hours?|to|till|until)\\b)`,
      "gi",
    ),
    read: ([name, d]) => {
      const [isDay, isDate] = [borne.weekday(toWeekday(name)), borne.dayOfMonth(Number(d))];
      return (made) => isDay(made) && isDate(made);
    },
  },
  ...clocksEn,
  {
    pattern: /\bday after tomorrow\b/gi,
    read: (_, now) => borne.date(now.toPlainDate().add({ days: 2 })),
  },
  // What points back.
  { pattern: /\b(?:that|the same) (?:day|date)\b|\bthen(?=\W*$)/gi, read: () => borne.fromLast(0) },
  {
    pattern: /\b(?:the |a )?(day|week) (after|before|later|earlier)\b|\bthe (?:following|next) (day|week)\b/gi,
    read: ([unit, way = "after", next]) => {
      const days = (unit ?? next)?.toLowerCase() === "week" ? 7 : 1;
      const far = /after|later/i.test(way) ? days : -days;
      const isBorne = borne.fromLast(far);
      const isReminded = borne.length(days * 1440);
      return (made) => isBorne(made) || (made.isReminded && isReminded(made)) || made.change?.start === far * 1440;
    },
  },
  {
    pattern: /^\W*(?:and )?(?:is|was|are|were|does|did|will|has) (?:that|it|this|they|those)\b/gi,
    read: () => borne.fromLast(0),
  },
  { pattern: /\bsame time\b/gi, read: () => borne.sameTime },
  {
    pattern: new RegExp(`\\b${N} (day|week|month)s? (?:from|after) (?:today|now)\\b`, "gi"),
    read: ([many = "", unit = ""]) => borne.away(`${unit.toLowerCase()}s` as "days", toAmount(many)),
  },
  // Lengths.
  {
    pattern: pattern("gi")`\b(?:(half) an? hour|(?:an?|one) hour and a (half)|${N} and a (half) hours)\b`,
    read: ([only, , many]) => borne.length(only === undefined ? (toAmount(many ?? "one") + 0.5) * 60 : 30),
  },
  {
    pattern: new RegExp(`\\b${N}[ -]?(?:(hours?|hrs?|(?<=\\d ?)h)|(minutes?|mins?|(?<=\\d ?)m))\\b`, "gi"),
    read: ([many = "", hours]) => borne.length(Math.round(toAmount(many) * (hours === undefined ? 1 : 60))),
  },
  {
    pattern: new RegExp(`\\b${N}[ -](day|week|month|year)s?\\b`, "gi"),
    read: ([many = "", unit = ""]) => borne.away(`${unit.toLowerCase()}s` as "days", toAmount(many)),
  },
  {
    pattern: new RegExp(`\\b${N} (?:times|sessions|lessons|classes)\\b`, "gi"),
    read: ([n = ""]) => borne.count(toAmount(n)),
  },
  // Days.
  // "Wednesdays" and "mornings" are many.
  {
    pattern: /\b(mon|tues|wednes|thurs|fri|satur|sun)days\b/gi,
    read: ([day], _, text) => {
      const isBorne = borne.weekday(toWeekday(day));
      return (made) => isBorne(made) && (made.isRepeated || made.isRead || made.names.includes(text.toLowerCase()));
    },
  },
  {
    pattern: /\b(?:mornings|afternoons|evenings|nights)\b/gi,
    read: (_, __, text) => (made) =>
      made.isRepeated ||
      made.isRead ||
      made.names.includes(text.toLowerCase()) ||
      // "Sleeping after nights": shifts of the night.
      made.texts.includes(`after ${text.toLowerCase()}`),
  },
  { pattern: /\btomorrow\b/gi, read: (_, now) => borne.date(now.toPlainDate().add({ days: 1 })) },
  { pattern: /\byesterday\b/gi, read: (_, now) => borne.date(now.toPlainDate().subtract({ days: 1 })) },
  {
    pattern: /\b(?:today|tonight)\b/gi,
    read: (_, now, text) => {
      const isEvening = /night/i.test(text);
      return (made) =>
        borne.date(now.toPlainDate())(made) && (!isEvening || made.isAllDay || borne.part("evening", text)(made));
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(this|next|last|past) )?${D}\\b(?!['’]s\\b)|\\b(?:(this|next|last|past) )?${D}['’]s\\b`,
      "gi",
    ),
    read: ([which, day, which2, day2], now, text) => {
      const [week, name = ""] = [which ?? which2, day ?? day2];
      // "The sun" and "sat" are words as well.
      const isWord = /^(?:sun|sat)$/i.test(name) && week === undefined;
      const at = week === undefined ? undefined : weeks[week.toLowerCase()];
      const today = now.toPlainDate().dayOfWeek;
      // "Last Friday" and "this Friday", said on a Sunday, are the nearest ones.
      const near = week !== undefined && /last|past/i.test(week) && toWeekday(name) < today ? 0 : at;
      return (made) =>
        borne.weekday(toWeekday(name), at)(made) ||
        borne.weekday(toWeekday(name), near)(made) ||
        made.names.includes(text.toLowerCase()) ||
        (isWord && borne.isNamed(name, made));
    },
  },
  // A name that has it in it, and a sum that nobody has made.
  {
    pattern: /(?<!\b(?:this|next|last|the|every|each|over|on|per) )\bweekend\b/gi,
    read: (_, __, text) => (made) => made.isRead || borne.isNamed(text, made),
  },
  { pattern: /\bhow (?:many|much) (?:hours|minutes|time)\b/gi, read: () => () => false },
  { pattern: /(?<=\ba (?:busy|full|quiet|light|packed|hectic|crazy|calm) )week\b/gi, read: () => borne.week(0) },
  { pattern: /\bweek after next\b/gi, read: () => borne.week(2) },
  {
    pattern: /\b(starting |beginning |from )?(this|next|last) weekend\b/gi,
    read: ([from, which = ""]) => borne.weekend(weeks[which.toLowerCase()] ?? 0, from !== undefined),
  },
  {
    pattern: /\b(starting |beginning |from )?(this|next|last) week\b/gi,
    read: ([from, which = ""]) => borne.week(weeks[which.toLowerCase()] ?? 0, from !== undefined),
  },
  {
    pattern: /\b(starting |beginning |from )?(this|next|last) month\b/gi,
    read: ([from, which = ""]) => borne.monthAway(weeks[which.toLowerCase()] ?? 0, from !== undefined),
  },
  {
    pattern: new RegExp(`\\b${M}\\b`, "gi"),
    read:
      ([m], _, text) =>
      (made) =>
        borne.month(toMonth(m))(made) || (/^(?:may|march)$/i.test(text) && borne.isNamed(text, made)),
  },
  {
    pattern: /\b(morning|afternoon|evening|night)s?\b/gi,
    read: ([name = ""], _, text) => borne.part(name.toLowerCase() as "morning", text),
  },
  { pattern: /\b(?:last time|previous|most recent|did i last)\b/gi, read: () => borne.past },
  // Repeating, directions, and what is left of numbers.
  {
    pattern: /\b(?:every|each|once a) (?:quarter|week|month|year)\b|\bquarterly\b/gi,
    read: (_, __, text) => borne.repeated(text),
  },
  {
    pattern: /\b(?:every|each|daily|weekly|monthly|yearly|annually|biweekly|fortnightly|weekdays)\b/gi,
    read: (_, __, text) => borne.repeated(text),
  },
  { pattern: /\b(?:earlier|sooner|forward)\b/gi, read: () => borne.way("earlier") },
  { pattern: /\b(?:later|postpone|delay)\b/gi, read: () => borne.way("later") },
  { pattern: /\b(?:longer|extend|lengthen)\b/gi, read: () => borne.way("longer") },
  { pattern: /\b(?:shorter|shorten)\b/gi, read: () => borne.way("shorter") },
  {
    pattern: /(?<![\w#])(\d+)(?!\w)/g,
    read: ([value], _, text) => borne.figure(Number(value), text),
  },
  {
    pattern: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\b/gi,
    read: ([value = ""], _, text) => borne.figure(toAmount(value), text),
  },
];
