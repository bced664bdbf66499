import type { Conversation } from "../conversation.ts";
import { feastDay, feastIn } from "../dates/feasts.ts";
import { readEvent, readEvents, type EventItem } from "../events.ts";
import { askFor } from "../forms.ts";
import type { Intent } from "../intent/intent.ts";
import { labelOf } from "../intent/recall.ts";
import { isOdd } from "../intent/title.ts";
import { mayBeOfItsWeek } from "../its-week.ts";
import { readContacts } from "../people.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import type { Call, Reply, Scene } from "../script.ts";
import { quote, wordEvent, wordList } from "../wording.ts";
import { isAside } from "./account.ts";
import { passedOver } from "./aside-names.ts";
import { withoutBounds } from "./bounds.ts";
import { dayWords, hasDay, unborne } from "./claims.ts";
import { raggedFacts } from "./clauses.ts";
import { missingData, saidOfAnother, turnedBack } from "./data.ts";
import { namedDays, numberedTitle, raggedFields, timedNames } from "./dated-names.ts";
import { wordDeed } from "./deed.ts";
import { mixedFields } from "./entry-texts.ts";
import { literal } from "./literal.ts";
import { lookedBefore } from "./looked-before.ts";
import { toMade } from "./made.ts";
import { miscut } from "./names.ts";
import { untold } from "./typed.ts";
import { isOfAnotherDay } from "./unasked-day.ts";
import { unwanted } from "./wanted.ts";
import { unread } from "./words.ts";

/**
 * The last look before something is done, and behind what was looked up: the messages are read a second time, and what
 * they claim must be borne out by the call. What is not is asked about before a write, and named behind an answer.
 */
export function check(
  move: { call: Call } | { reply: Reply },
  intent: Intent,
  talk: Conversation & Pick<Scene, "lastEvent">,
): Reply | undefined {
  if (intent.isConfirmed === true) return undefined;
  const { now, language } = talk;
  if ("call" in move) {
    // What belongs to a deed was looked at with it: guests are invited to what has just been added.
    const hasBegun = talk.turns.at(-1)?.steps.some((step) => isWrite(step) && step.outcome.kind === "done") === true;
    if (!isWrite(move.call) || hasBegun) return undefined;
    const guest = guestOf(move.call, talk);
    if (guest !== undefined)
      return {
        status: "failed",
        answer: phrases[language].notYours(wordEvent(guest, language)),
        error: "TOOLS_FAILED",
      };
    const words = unheard(move.call, intent, talk);
    if (words.length === 0) return undefined;
    return {
      status: "partial_success",
      answer: phrases[language].askAmiss(
        wordWords(words, language),
        wordDeed(move.call, eventsOf(move.call, talk), { now, language, names: peopleAndFacts(move.call, talk) }),
      ),
      form: askFor("sure", "yes_no", language),
    };
  }
  if (intent.writes.length > 0 || move.reply.status !== "success") return undefined;
  const words = unanswered(intent, talk, move.reply.answer);
  if (words.length > 0 && isOfAnotherDay(words, intent, talk))
    return { status: "partial_success", answer: phrases[language].askWhichDay(wordWords(words, language)) };
  return words.length === 0
    ? undefined
    : { ...move.reply, answer: `${move.reply.answer}${phrases[language].unused(wordWords(words, language))}` };
}

/** An event of someone else's, which a guest cannot change. */
const guestOf = (call: Call, talk: Conversation): EventItem | undefined =>
  /^calendar\.(?:update|share|uninvite)$/.test(call.method)
    ? eventsOf(call, talk).find(({ participation }) => participation !== undefined)
    : undefined;

/** Words of the messages that the call does not bear out. */
function unheard(call: Call, intent: Intent, talk: Conversation & Pick<Scene, "lastEvent">): string[] {
  const { now, language, lastEvent: last } = talk;
  const { messages = [], said = [], left = [] } = intent;
  // A fact is kept in the words it was told in.
  if (isFact(call)) return [...raggedFacts(call), ...raggedFields(call)];
  // What is taken back was said in words of its own, all of which the rule has read.
  if (intent.writes[0] === "calendar.restore") return [];
  const events = eventsOf(call, talk);
  // Guests of a new event are invited behind it.
  const guests = intent.entities.flatMap(({ type, text }) => (type === "person" ? [text] : []));
  const names = [...namesIn(call, events), ...peopleAndFacts(call, talk), ...guests];
  const made = isOfCalendar(call.method) ? toMade(call, events, { now, last }) : undefined;
  const words = messages.flatMap((message) => [
    ...(made === undefined ? [] : unborne(message, language, made)),
    ...unwanted(message, language, { said, names }),
    ...unread(message, language, {
      method: call.method,
      names,
      told: [...said, ...left.filter((one) => isAside(one, message))],
    }),
    ...oddTexts(call, message),
    ...missingParts(call, message),
    ...mixedFields(call),
    ...missingData(call, message, events),
    ...saidOfAnother(call, message, [...names, ...said]),
  ]);
  words.push(...turnedBack(call), ...passedOver(call, left));
  if (words.length === 0) words.push(...pronounsIn(call, talk));
  if (words.length === 0) words.push(...miscut(call, messages.join("\n")).filter((name) => name !== last?.title));
  if (words.length === 0) words.push(...timedNames(call, now, language));
  const isDated = messages.some((message) => hasDay(message, now, language));
  if (words.length === 0 && !isDated) words.push(...numberedTitle(call), ...feasts(call, now));
  if (words.length === 0) words.push(...namedDays(call, messages.join("\n"), { hasDay: isDated, now }));
  const typed = talk.turns.at(-1);
  // What it was before was said in other words than the rules have: "pushed from 9 to 10" of what is at three.
  const isTold = made !== undefined && language === "en" && call.method === "calendar.update";
  if (words.length === 0 && typed !== undefined && isTold) words.push(...unborne(typed.text, language, made));
  if (words.length === 0 && typed !== undefined)
    words.push(...untold(call, typed.text, { now, events, seen: seenIn([typed], now), names: [...names, ...said] }));
  if (words.length === 0) words.push(...lookedBefore(call, talk));
  // Behind an event just written, or a day just spoken of, words with a time and no day are as often as not about
  // those.
  return words.length === 0 && isAfterthought(call, intent, talk) ? [...messages] : words;
}

/** "Christmas lunch at noon", without a day: on that feast, rather than today. */
function feasts({ method, input }: Call, now: Conversation["now"]): string[] {
  const { title, start_at: start, start_date: day } = fields(input) ?? {};
  const feast = method === "calendar.create" && typeof title === "string" ? feastIn(title) : undefined;
  const date = feast === undefined ? undefined : feastDay(feast.toLowerCase(), now.toPlainDate())?.toString();
  return feast === undefined || date === String(start ?? day).slice(0, 10) ? [] : [feast];
}

/** Behind what was said before, 他 is somebody in particular, and a name is wanted. */
function pronounsIn({ method, input }: Call, { turns }: Conversation): string[] {
  const { title } = fields(input) ?? {};
  const isNew = method === "calendar.create" && turns.length > 1 && typeof title === "string";
  return isNew ? [...title.matchAll(/(?<![吉其])[他她]们?/g)].map(([word]) => word) : [];
}

/** A new name or place that reads like none, unless it was put in quotes; a new event has been asked about before. */
function oddTexts({ input }: Call, message: string): string[] {
  const { patch, location } = fields(input) ?? {};
  const texts = [fields(patch)?.["title"], fields(patch)?.["location"], location];
  return texts
    .filter((text) => typeof text === "string")
    .filter(
      (text) =>
        isOdd(text.replace(/每[天日周月年]/, "")) &&
        !new RegExp(`["“「]\\s*${literal(text)}\\s*["”」]`, "i").test(message),
    );
}

/** A number or an address that was spoken of, and is not there: "save Ann's number". */
function missingParts({ method, input }: Call, message: string): string[] {
  if (method !== "contacts.create") return [];
  const { phone, email } = fields(input) ?? {};
  const words = [
    phone === undefined ? /电话|手机|号码|\b(?:phone|number|mobile|cell)\b/i.exec(message)?.[0] : undefined,
    email === undefined ? /邮箱|\be-?mail\b/i.exec(message)?.[0] : undefined,
  ];
  return words.filter((word) => word !== undefined);
}

/** Words of a question that what was looked at does not bear out. */
function unanswered(intent: Intent, talk: Conversation & Pick<Scene, "lastEvent">, told: string): string[] {
  const { now, language, lastEvent: last } = talk;
  const { messages = [], said = [] } = intent;
  const looked = (talk.turns.at(-1)?.steps ?? []).findLast(({ method }) =>
    /^calendar\.(?:read|find_free)$/.test(method),
  );
  if (looked === undefined) return [];
  const found = looked.outcome.kind === "done" ? readEvents(looked.outcome.data, now.timeZoneId) : [];
  // Of many, those that the answer tells are meant.
  const named = found.filter(({ title }) => told.includes(title));
  const meant = found.length <= few ? found : named.length <= few ? named : [];
  const made = toMade(looked, meant, { now, last });
  const names = namesIn(looked, meant);
  return [
    ...messages
      .map((message) => withoutBounds(message, looked.input, now, language))
      .flatMap((message) => [
        ...unborne(message, language, made),
        ...unread(message, language, { method: looked.method, names, told: said }),
      ]),
    ...unusedDay(messages, talk),
    // 哪天没有会 is not answered by one day.
    ...messages.flatMap((message) =>
      looked.input["mode"] === "day" && !hasDay(message, now, language)
        ? [...message.matchAll(/哪(?:一|几)?天/g)].map(([word]) => word)
        : [],
    ),
  ];
}

function isAfterthought(
  { method, input }: Call,
  { messages = [] }: Intent,
  { turns, now, language }: Conversation,
): boolean {
  if (method !== "calendar.create" || messages.length !== 1) return false;
  if (language === "zh-CN" && mayBeOfItsWeek(messages[0] ?? "", turns.at(-2), now)) return true;
  if (hasDay(messages[0] ?? "", now, language)) return false;
  const { text = "", steps = [] } = turns.at(-2) ?? {};
  const ofCalendar = steps.filter((step) => isOfCalendar(step.method));
  if (ofCalendar.some(isWrite)) return true;
  if (language === "zh-CN") return ofCalendar.length > 0 && hasDay(text, now, language);
  // "What's on Friday?" – "Put lunch at noon": as likely on Friday as today.
  const isOfAnotherDay = dayWords(text, now, language).some(
    (day) => !/^(?:today|tonight|this (?:morning|afternoon|evening))/i.test(day),
  );
  return isOfAnotherDay && fields(input)?.["recurrence"] === undefined;
}

/** What was asked before was about a day, this names none, and so today was looked at: that day was not used. */
function unusedDay(messages: readonly string[], { turns, now, language }: Conversation): string[] {
  const before = turns.at(-2)?.text ?? "";
  if (before === "" || messages.some((message) => hasDay(message, now, language))) return [];
  return dayWords(before, now, language);
}

/** What the events are called, and every text that the call has. */
function namesIn({ input }: Pick<Call, "input">, events: readonly EventItem[]): string[] {
  const { patch, remove, ...given } = fields(input) ?? {};
  const texts = [given, patch, ...(Array.isArray(remove) ? remove : [])].flatMap((part) =>
    Object.entries(fields(part) ?? {}).flatMap(([key, value]) => (ids.test(key) ? [] : [value])),
  );
  // Of several, "yoga classes" is their name.
  const many = events.length > 1 ? events.flatMap(({ title }) => [`${title}s`, `${title}es`]) : [];
  return [...events.flatMap(({ title, location = "" }) => [title, location]), ...many, ...texts].filter(
    (name) => typeof name === "string",
  );
}

const ids = /_(?:id|at|date|timezone|version)$|^(?:mode|scope|path|date)$/;

/** Whom the call is about, as the address book has them, and what it forgets, as it is called. */
function peopleAndFacts({ input }: Call, { turns, language }: Conversation): string[] {
  const { remove } = fields(input) ?? {};
  const facts = (Array.isArray(remove) ? remove : []).map((one) => {
    const { path, key } = fields(one) ?? {};
    return `${labelOf(String(path), language)} ${typeof key === "string" ? key : ""}`.trim();
  });
  const guests = fields(input)?.["participants"];
  const wanted = [fields(input)?.["contact_id"]].concat(
    (Array.isArray(guests) ? guests : []).map((guest) => fields(guest)?.["contact_id"]),
  );
  const people = turns
    .flatMap(({ steps }) => steps)
    .flatMap(({ method, outcome }) =>
      method === "contacts.read" && outcome.kind === "done" ? readContacts(outcome.data["items"]) : [],
    )
    .filter(({ id }) => wanted.includes(id));
  return [...facts, ...new Set(people.map(({ name }) => name))];
}

/** So many events can be told apart by what was said of them. */
const few = 3;

const isOfCalendar = (method: string) => method.startsWith("calendar.");
const isWrite = ({ method }: Pick<Call, "method">) => !/\.(?:read|find_free)$/.test(method);
const isFact = ({ method, input }: Call) => method === "memory.update" && fields(input)?.["remove"] === undefined;

/** A clause says its words with it. */
const wordWords = (words: readonly string[], language: Conversation["language"]) => {
  const all = [...new Set(words)];
  return wordList(all.filter((one) => !all.some((other) => other !== one && other.includes(one))).map(quote), language);
};

/** The events that a call is about, as they were last seen. */
export function eventsOf(
  { input }: Pick<Call, "input">,
  { turns, now }: Pick<Conversation, "turns" | "now">,
): EventItem[] {
  const { event_id: id, event_ids: ids, invite_id: invite } = fields(input) ?? {};
  const wanted = Array.isArray(ids) ? ids : [id];
  const seen = seenIn(turns, now);
  const occurrence = fields(input)?.["occurrence_start_at"];
  return wanted.flatMap(
    (one) =>
      seen.findLast(
        (event) =>
          (event.id === one || (invite !== undefined && event.inviteId === invite)) &&
          (occurrence === undefined || event.occurrence === occurrence),
      ) ?? [],
  );
}

const seenIn = (turns: Conversation["turns"], now: Conversation["now"]): EventItem[] =>
  turns
    .flatMap(({ steps }) => steps)
    .flatMap(({ outcome }) => {
      if (outcome.kind !== "done") return [];
      const one = readEvent(outcome.data, now.timeZoneId);
      return one === undefined ? readEvents(outcome.data, now.timeZoneId) : [one];
    });
