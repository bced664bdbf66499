import { Temporal } from "temporal-polyfill";
import { pattern } from "../base/pattern.ts";
import { beyondName } from "./account/account.ts";
import type { Outcome } from "./conversation.ts";
import { isOneDay, toClock, toRfc3339, toSpan, type When } from "./dates/when.ts";
import { readEvents, type EventItem } from "./events.ts";
import { use, type Call, type Scene } from "./script.ts";

/** The event a message speaks of: words of its title, its time, or its place in the list the user was shown. */
export interface Target {
  words: string;
  when?: When;
  index?: number;
  /** "it", 刚才那个 */
  isLast?: boolean;
  isAll?: boolean;
  /** "Delete both": what was just listed, as long as it is so many. */
  listed?: number | "all";
  /** As many as were spoken of: 两节瑜伽课都取消. */
  many?: number;
}

const fillers = pattern("gi")`
  \b(?:the|a|an|my|our|that|this|one|event|events|meeting|meetings|appointment|appt|invite|invites|invitation|session|
  thing|calendar|with|on|at|for|from|of|to|in|it)\b|'s\b|那个|这个|那场|这场|[那这][顿节堂趟]|(?<=[的个件])事[情儿]?(?=$|\s)|日程|会议|
  事件|安排|活动|邀请|预约|[的了把我将那会个要与和跟在，,。、]|["“”「」]
`;

/** The words that can tell one title from another. */
const core = (text: string) => text.toLowerCase().replace(fillers, " ").replace(/\s+/g, " ").trim();

export const hasWords = ({ words }: Target): boolean => core(words) !== "";

/** Reads the days in question and keeps what fits best. Several only when they fit equally well. */
export function* findEvents(target: Target, scene: Scene, filter: object = {}): Generator<Call, EventItem[], Outcome> {
  if ((target.isLast === true || isJustSpokenOf(target)) && scene.lastEvent !== undefined) return [scene.lastEvent];
  if (target.listed !== undefined && scene.lastList !== undefined) return [...scene.lastList];
  const listed = fromList(target, scene) ?? atItsTime(target, scene);
  if (listed !== undefined) return [listed];
  const data = yield* use("calendar.read", { ...toQuery(target.when, scene), ...filter });
  const fitting = match(firstOfSeries(readEvents(data, scene.zone)), target, scene);
  // Of several, the one that was just listed.
  const shown = fitting.filter(({ id, start }) =>
    scene.lastList?.some((one) => one.id === id && String(one.start) === String(start)),
  );
  const found = fitting.length > 1 && shown.length === 1 && target.isAll !== true ? shown : fitting;
  const chosen = target.index === undefined ? undefined : found.at(target.index);
  const one = chosen ?? (found.length === 1 ? found[0] : undefined);
  // Chosen from a list by its number, it is meant whatever it was called before.
  if (one !== undefined && chosen === undefined && isOnlyWith(target.words, one.title))
    scene.leave([target.words], one);
  else if (one !== undefined && chosen === undefined)
    scene.leave(beyondName(toMeal(target.words, one.title), `${one.title} ${one.location ?? ""}`, scene.language), one);
  else if (target.isAll === true && found[0] !== undefined)
    scene.leave(beyondName(toOne(target.words, found[0].title), found[0].title, scene.language), found[0]);
  return chosen === undefined ? found : [chosen];
}

/** "Yoga classes" are many of "Yoga class". */
const toOne = (words: string, title: string): string => {
  const one = words.replace(/(?:(?<=s|x|ch|sh)es|s)$/i, "");
  return title.toLowerCase().includes(one.toLowerCase()) ? one : words;
};

/** 午餐 is another word for 午饭. */
const toMeal = (words: string, title: string): string =>
  words.replace(/([早午晚])([餐饭])/, (said, time: string, meal: string) => {
    const other = `${time}${meal === "餐" ? "饭" : "餐"}`;
    return title.includes(other) ? other : said;
  });

const places = ["first", "second", "third", "fourth", "fifth"];
const place = pattern("i")`
    ^(?:the )?(first|second|third|fourth|fifth|last)(?: one| event| meeting)?$|^(?:第([一二三四五])|最后一?)[个场项条件节次](?:会议?|日程|
    安排|事情?)?$|^(?:最?后面?的?那?一?个)$
  `;

/** "The first one", 第二个: a line of the list that was shown. */
function fromList({ words, when }: Target, { lastList: list }: Scene): EventItem | undefined {
  const match = list === undefined || when !== undefined ? null : place.exec(words.trim());
  if (match === null) return undefined;
  const [, en, zh] = match;
  if (/last|后/i.test(match[0])) return match[0].startsWith("后") && list?.length !== 2 ? undefined : list?.at(-1);
  return list?.at(en === undefined ? "一二三四五".indexOf(zh ?? "一") : places.indexOf(en.toLowerCase()));
}

/** 晚上那个, 三点的: of those that were just listed, the only one then. */
function atItsTime(target: Target, { lastList: list = [], now }: Scene): EventItem | undefined {
  const { when } = target;
  if (when === undefined || when.days !== undefined || when.at !== undefined || hasWords(target)) return undefined;
  const [one, ...others] = list.filter((event) => isAtTime(event, when, now));
  return others.length === 0 ? one : undefined;
}

/** "Sam" is with whom lunch is, and not what it is. */
function isOnlyWith(words: string, title: string): boolean {
  const name = core(words);
  const at = title.toLowerCase().indexOf(name);
  return name !== "" && name !== core(title) && at > 0 && /(?: with |和|跟|与|约|见|陪|请)$/i.test(title.slice(0, at));
}

/** "The meeting", 会议, and nothing more about it: the one that was spoken of last. */
const isJustSpokenOf = ({ words, when, index, isAll }: Target): boolean =>
  when === undefined &&
  index === undefined &&
  isAll !== true &&
  /^(?:(?:the|that|this) (?:meeting|event|appointment|call)|[这那]?个?(?:会议|会|日程|活动|预约))$/i.test(words);

/** Without a day, what is ahead: from this morning on, two months. */
export function toQuery(when: When | undefined, { now, zone }: Scene): object {
  if (when?.days !== undefined && isOneDay(when))
    return { mode: "day", date: when.days.first.toString(), event_timezone: zone };
  const span =
    when?.days !== undefined || when?.part !== undefined
      ? toSpan({ ...when, part: undefined }, now)
      : { start: now.startOfDay(), end: now.startOfDay().add({ days: 60 }) };
  return {
    mode: "range",
    start_at: toRfc3339(span.start),
    end_at: toRfc3339(span.end),
    event_timezone: zone,
    limit: 100,
  };
}

/** Of a repeated event the next occurrence stands for all. */
function firstOfSeries(events: readonly EventItem[]): EventItem[] {
  return events.filter(({ id }, at) => events.findIndex((other) => other.id === id) === at);
}

function match(events: readonly EventItem[], target: Target, { now }: Scene): EventItem[] {
  // All of an afternoon are those that begin in it: lunch that ends then is not one of them.
  const begins = (event: EventItem): EventItem =>
    target.isAll === true && event.start !== undefined ? { ...event, end: event.start } : event;
  const isNoon = ({ start }: EventItem): boolean =>
    target.isAll === true && target.when?.part === "afternoon" && start?.hour === 12 && start.minute === 0;
  const then = events.filter((event) => isAtTime(begins(event), target.when, now) && !isNoon(event));
  // 下午那个会: lunch at noon is one only where there is no other.
  const late = target.when?.part === "afternoon" ? then.filter(({ start }) => (start?.hour ?? 0) > 12) : [];
  const timely = late.length === 1 ? late : then;
  const words = core(target.words);
  if (words === "")
    return target.when?.time === undefined && target.when?.days === undefined
      ? []
      : target.when.days === undefined
        ? onFirstDay(timely)
        : timely;
  // People do not call an event by its exact title: with a time of day and a single event then, the words do not have
  // to fit.
  const isExact =
    target.when?.time !== undefined || (target.when?.part !== undefined && target.when.days !== undefined);
  const scored = timely
    .map((event) => ({ event, score: score(event, words) }))
    .filter(({ score: points }) => points >= 0.5);
  if (scored.length === 0 && isExact && timely.length === 1) return [...timely];
  const best = Math.max(...scored.map(({ score: points }) => points));
  const fitting = scored.filter(({ score: points }) => points === best).map(({ event }) => event);
  // 项目会 is a part of 项目会 and not of 项目评审, although 会 alone tells nothing.
  const literal = fitting.filter(({ title }) => title.toLowerCase().includes(target.words.toLowerCase()));
  return literal.length > 0 ? literal : fitting;
}

/** "My 3pm", without a day, is the next one. */
const onFirstDay = (events: readonly EventItem[]) =>
  events.filter(
    ({ start }) => start !== undefined && events[0]?.start?.toPlainDate().equals(start.toPlainDate()) === true,
  );

export function isAtTime(
  { start, end, days }: EventItem,
  when: When | undefined,
  now: Temporal.ZonedDateTime,
): boolean {
  const clock = when === undefined ? undefined : toClock(when);
  if (clock !== undefined) {
    if (start === undefined || days !== undefined) return false;
    const time = start.toPlainTime();
    // A user who says "my 3 o'clock" means what starts then; a bare hour may also be the other half of the day.
    return (
      time.equals(clock.time) ||
      (when?.isBare === true && when.part === undefined && time.equals(clock.time.add({ hours: 12 })))
    );
  }
  if (when?.part === undefined || start === undefined || days !== undefined) return true;
  const span = toSpan({ ...when, days: { first: start.toPlainDate(), last: start.toPlainDate() } }, now);
  return (
    Temporal.ZonedDateTime.compare(start, span.end) < 0 && Temporal.ZonedDateTime.compare(end ?? start, span.start) >= 0
  );
}

/**
 * 1 for the same title, a little less when one holds the other, else the share of words (or pairs of characters) in
 * common.
 */
function score({ title, location }: Pick<EventItem, "title" | "location">, words: string): number {
  const own = core(title) || title.toLowerCase();
  if (own === words) return 1;
  if ((holds(own, words) && !isModifier(own, words)) || holds(words, own)) return 0.9;
  if (location !== undefined && core(location) === words) return 0.6;
  const [a, b] = [units(own), units(words)];
  // Of "pay day" and "family day", the day says nothing.
  return a.filter((unit) => b.includes(unit) && unit !== "day").length / Math.max(1, Math.min(a.length, b.length));
}

/** By this name one would know it: by its title, by all of it that tells it apart, or by more than that. */
export const isCalled = (event: EventItem, name: string): boolean => {
  const words = core(name);
  return words !== "" && score({ ...event, location: undefined }, words) >= 0.9;
};

/** A single character names what it is at the end of a title, 饭 or 课; 我家 is no 家庭日. */
const isModifier = (title: string, part: string): boolean =>
  /^\p{Script=Han}$/u.test(part) && !title.split(" ").some((word) => word.endsWith(part));

/** "We" is no part of "weekly", while "plan" is one of "planning". */
function holds(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const [before = " ", behind = " "] = [text[at - 1], text[at + part.length]];
    const isWord = !/[a-z]/.test(part[0] ?? "") || !/[a-z]/.test(before);
    if (isWord && (part.length > 3 || !/[a-z]/.test(part.at(-1) ?? "") || !/[a-z]/.test(behind))) return true;
  }
  return false;
}

function units(text: string): string[] {
  return text
    .split(" ")
    .flatMap((word) =>
      /\p{Script=Han}/u.test(word) && word.length > 2
        ? Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
        : [word],
    );
}
