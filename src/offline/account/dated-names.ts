import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { feastDay } from "../dates/feasts.ts";
import { isOdd } from "../intent/title.ts";
import { isAnnounced } from "../opening.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";

/** Texts of an entry of the address book, and a place: none of them has a time, nor a clause of the sentence. */
const kept = ["name", "company", "job_title", "location"];

const moment = pattern("i")`
  (?<=\S )(?:(?:since|as of|effective|starting|until|till|from) (?:\S+ )?)?(?:(?:last|next|this|past|the other|
  coming) (?:week|weekend|month|year|quarter|spring|summer|fall|autumn|winter|time|day)|
  (?:in|since|from|until|till|as of|by) (?:early |late |mid-?)?
  (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\w*|
  (?:in|since) (?:19|20)\d\d|yesterday|today|tomorrow|tonight|recently|lately|again|ago|now|currently|already|still|
  any ?more|full[- ]time|part[- ]time)\b|
  (?:上|下|这|本)个?(?:周|月|星期|礼拜|季度|年)|[今明去前后]年|[今明昨前后]天|最近|刚刚|以后|之后|以前|之前|开始$
`;

/** What one is called, and where one works and lives: "Ali than Alice" is a name and a piece of the sentence. */
export function raggedFields({ input }: Pick<Call, "input">): string[] {
  const content = fields(fields(input)?.["content"]) ?? {};
  return ["preferred_name", "company", "job_title", "home_city"]
    .map((key) => content[key])
    .filter((text) => typeof text === "string")
    .filter((text) => isOdd(withoutCapitals(text)));
}

/**
 * Names that have a time in them, or a piece of the sentence around them: "Stripe last month" is a firm and when
 * somebody went there. What is written large is a part of the name, whatever it means.
 */
export function timedNames({ input }: Call, now: Temporal.ZonedDateTime, language: Locale): string[] {
  const given = fields(input) ?? {};
  const parts = [given, fields(given["patch"]) ?? {}];
  const texts = (keys: readonly string[]) =>
    parts.flatMap((part) => keys.map((key) => part[key])).filter((text) => typeof text === "string");
  return [
    ...texts(kept).filter((text) => {
      const plain = withoutCapitals(text);
      return moment.test(plain) || (/\S /.test(plain) && findTimes(plain, now, language).when !== undefined);
    }),
    ...texts(["name", "company", "job_title"]).filter((text) => isOdd(withoutCapitals(text))),
    ...texts(["title"]).filter((text) => isAnnounced(text) || putInto.test(text)),
  ];
}

/**
 * A number at an end of a title, of a message that names no day, may be the day: "choir practice 24 at 7pm". What has
 * numbers is told by the word in front of them.
 */
export function numberedTitle({ method, input }: Call): string[] {
  const title = fields(input)?.["title"];
  if (method !== "calendar.create" || typeof title !== "string") return [];
  return dayByName.test(title) || (loose.test(title) && !numbered.test(title)) ? [title] : [];
}
/** "Brunch on mother's day at 11", "christmas dinner at 3": on a day that is only named, and hardly today. */
const dayByName = pattern("i")`
  \b(?:on|for|by|until|till) (?:[\w'’.]+ ){0,3}(?:day|eve|birthday|bday|anniversary|holidays?|solstice|sabbath)$|
  \b(?:christmas|xmas|thanksgiving|easter|halloween|hanukkah|chanukah|diwali|ramadan|eid|passover|new year['’]?s|
  valentine['’]?s|good friday|black friday|(?:boxing|memorial|labou?r|veterans|patrick['’]?s) day)\b
`;
const loose = /(?:^|\s)(?:3[01]|[12]?\d)(?:[-.]\d{1,2}\.?)?$|^(?:3[01]|[12]?\d) [a-z]|\bmorrow\b/i;
const numbered = pattern("i")`
  \b(?:gate|room|rm|level|lvl|chapter|ch|part|unit|module|lesson|week|day|phase|round|stage|step|episode|season|volume|
  vol|section|grade|class|year|form|team|group|table|floor|hall|platform|track|terminal|dock|bay|lot|flat|apartment|apt|
  suite|building|block|bus|line|route|flight|train|no|nr|number|version|v|sprint|exam|test|quiz|paper|session|dose|
  shot|match|game|heat|set|act|formula|u|under|over|top|highway|route|area|pier|locker|court|pitch|lane|studio)[. ]?#?
  \d{1,2}$
`;

/** Where it is to be written down is no part of what it is called. */
const putInto = /\b(?:to|in|into|on|onto) (?:my|the|our) (?:calendar|diary|agenda)\b/i;

/**
 * A day that is only named, of which the rules know no date: "dinner on my birthday at 7" of a message that names no
 * other day, and "mothering sunday", of which they have taken the Sunday only.
 */
export function namedDays(
  { method, input }: Call,
  message: string,
  { hasDay, now }: { hasDay: boolean; now: Temporal.ZonedDateTime },
): string[] {
  const { title, recurrence, start_at: start, start_date: day } = fields(input) ?? {};
  if (method !== "calendar.create" || typeof title !== "string" || recurrence !== undefined) return [];
  if (!hasDay && named.test(title)) return [title];
  const feast = feastWeekday.exec(message)?.[0].toLowerCase();
  if (feast === undefined || title.toLowerCase().includes(feast)) return [];
  return feastDay(feast, now.toPlainDate())?.toString() === String(start ?? day).slice(0, 10) ? [] : [feast];
}
const named = /\bon (?:[\p{L}'’.]+ ){0,3}(?:day|eve|birthday|anniversary)$/iu;
const feastWeekday = pattern("i")`
  \b(?:good|black) friday\b|\b(?:easter|palm|mothering|low|trinity|whit|super bowl) sunday\b|
  \b(?:ash|spy) wednesday\b|\b(?:easter|whit|cyber|rose|clean|plough) monday\b|
  \b(?:shrove|fat|giving|super) tuesday\b|\b(?:maundy|holy) thursday\b|\bholy saturday\b
`;

const withoutCapitals = (text: string): string =>
  text.replace(capitals, (word, at: number) => (at > 0 && calendarWord.test(word) ? word : "X"));
const calendarWord = pattern("i")`
  ^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|
  nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$
`;
const capitals = /(?<![\p{L}'])\p{Lu}[\p{L}'.&-]*/gu;
