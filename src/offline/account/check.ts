import type { Conversation } from "../conversation.ts";
import { readEvent, readEvents, type EventItem } from "../events.ts";
import { askFor } from "../forms.ts";
import type { Intent } from "../intent/intent.ts";
import { phrases } from "../phrases.ts";
import { fields } from "../protocol.ts";
import type { Call, Reply, Scene } from "../script.ts";
import { quote, wordList } from "../wording.ts";
import { dayWords, hasDay, unborne } from "./claims.ts";
import { wordDeed } from "./deed.ts";
import { toMade } from "./made.ts";
import { unwanted } from "./wanted.ts";

/**
 * The last look before something is done, and behind what was looked up: the messages are read a second time, and what
 * they claim must be borne out by the call. What is not is asked about before a write, and named behind an answer.
 */
export function check(
  move: { call: Call } | { reply: Reply },
  intent: Intent,
  talk: Conversation & Pick<Scene, "lastEvent">,
): Reply | undefined {
  if (intent.isConfirmed === true || intent.task === "memory" || intent.task === "contacts") return undefined;
  const { now, language, lastEvent: last } = talk;
  const say = phrases[language];
  const messages = intent.messages ?? [];
  if ("call" in move) {
    if (!isCalendarWrite(move.call)) return undefined;
    const events = eventsOf(move.call, talk);
    const made = toMade(move.call, events, { now, last });
    const names = namesIn(move.call, events);
    const unheard = messages.flatMap((message) => [
      ...unborne(message, language, made),
      ...unwanted(message, language, { said: intent.said ?? [], names }),
    ]);
    // Behind an event that was just written, words with a time and no day are about that one as often as not.
    const words = unheard.length === 0 && isAfterthought(move.call, intent, talk) ? messages : unheard;
    if (words.length === 0) return undefined;
    return {
      status: "partial_success",
      answer: say.askAmiss(wordWords(words, language), wordDeed(move.call, events, { now, language })),
      form: askFor("sure", "yes_no", language),
    };
  }
  const reads = (talk.turns.at(-1)?.steps ?? []).filter(({ method }) => isCalendarRead(method));
  const looked = reads.at(-1);
  if (intent.writes.length > 0 || move.reply.status !== "success" || looked === undefined) return undefined;
  const found = looked.outcome.kind === "done" ? readEvents(looked.outcome.data, now.timeZoneId) : [];
  const made = toMade(looked, found.length <= few ? found : [], { now, last });
  const words = [...messages.flatMap((message) => unborne(message, language, made)), ...unusedDay(messages, talk)];
  return words.length === 0
    ? undefined
    : { ...move.reply, answer: `${move.reply.answer}${say.unused(wordWords(words, language))}` };
}

function isAfterthought({ method }: Call, { messages = [] }: Intent, { turns, now, language }: Conversation): boolean {
  if (method !== "calendar.create" || messages.length !== 1) return false;
  const wrote = turns.at(-2)?.steps.some(({ method: one }) => isCalendarWrite({ method: one, input: {} })) === true;
  return wrote && !hasDay(messages[0] ?? "", now, language);
}

/** What was asked before was about a day, this names none, and so today was looked at: that day was not used. */
function unusedDay(messages: readonly string[], { turns, now, language }: Conversation): string[] {
  const before = turns.at(-2)?.text ?? "";
  if (before === "" || messages.some((message) => hasDay(message, now, language))) return [];
  return dayWords(before, now, language);
}

/** What the events are called, and what the call names. */
function namesIn({ input }: Call, events: readonly EventItem[]): string[] {
  const given = { ...fields(input), ...fields(fields(input)?.["patch"]) };
  return [...events.flatMap(({ title, location = "" }) => [title, location]), given["title"], given["location"]].filter(
    (name) => typeof name === "string",
  );
}

/** So many events can be told apart by what was said of them. */
const few = 3;

const isCalendarRead = (method: string) => /^calendar\.(?:read|find_free)$/.test(method);
const isCalendarWrite = ({ method }: Call) => method.startsWith("calendar.") && !isCalendarRead(method);

const wordWords = (words: readonly string[], language: Conversation["language"]) =>
  wordList([...new Set(words)].map(quote), language);

/** The events that a call is about, as they were last seen. */
export function eventsOf({ input }: Call, { turns, now }: Conversation): EventItem[] {
  const { event_id: id, event_ids: ids, invite_id: invite } = fields(input) ?? {};
  const wanted = Array.isArray(ids) ? ids : [id];
  const seen = turns
    .flatMap(({ steps }) => steps)
    .flatMap(({ outcome }) => {
      if (outcome.kind !== "done") return [];
      const one = readEvent(outcome.data, now.timeZoneId);
      return one === undefined ? readEvents(outcome.data, now.timeZoneId) : [one];
    });
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
