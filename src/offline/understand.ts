import { pattern } from "../base/pattern.ts";
import { leftOver, unusedTurns } from "./account/account.ts";
import { unwanted } from "./account/wanted.ts";
import { asHour } from "./answered-time.ts";
import { atAskedTime, inAskedGap, onAskedDay, onSameDay } from "./asked-day.ts";
import { askedOfIt, sameOfAnother } from "./asked-of-it.ts";
import { askedIn } from "./clause.ts";
import type { Conversation, Turn } from "./conversation.ts";
import { complete, withGuest } from "./ellipsis.ts";
import { goingOn } from "./going-on-chinese.ts";
import { withCompany, withFact, withItsGuest, withLength, withPerson } from "./going-on.ts";
import { doneAlready, dropped, isDropped, isTimeToo, notUnderstood, nothingNew } from "./intent/chat.ts";
import { hear, type Heard, type Intent } from "./intent/intent.ts";
import { kinds } from "./intent/kinds.ts";
import { inItsMonth, namesDay } from "./its-month.ts";
import { inItsSpan } from "./its-week.ts";
import { lastEvent } from "./last.ts";
import { narrowed } from "./narrowed.ts";
import type { Spoken } from "./paraphrase/form.ts";
import { paraphrase } from "./paraphrase/paraphrase.ts";
import { plainQuestion } from "./paraphrase/plain-question.ts";
import { plainChinese } from "./plain-chinese.ts";
import { withQuestion } from "./plain-questions.ts";
import { fields } from "./protocol.ts";

/** A question is followed up this many messages back. */
const patience = 4;

export function understand(conversation: Conversation): Intent {
  if (conversation.isMemoryKeeper) return nothingNew;
  const { turns, language } = conversation;
  const plainly = language === "en" ? turns : inPlainChinese(conversation);
  return understandTurn({ ...conversation, turns: plainly }, turns.length - 1, patience);
}

/** Each message as the rules know it, with the days that follow from the ones before it. */
function inPlainChinese({ turns, now }: Conversation): Turn[] {
  const plainly: Turn[] = [];
  for (const turn of turns) {
    const text = plainChinese(turn.text);
    const isFirst = plainly.length === 0;
    const told = isFirst ? withQuestion(text, now) : inItsSpan(goingOn(text, plainly.at(-1)), plainly, now);
    plainly.push({ ...turn, text: told });
  }
  return plainly;
}

/**
 * Nothing is remembered between requests, so an answer to a question of ours is understood by understanding the message
 * before it again, which misses the same fact again, and adding this one.
 */
function understandTurn(talk: Pick<Conversation, "turns" | "now" | "language">, at: number, left: number): Intent {
  const { turns, now, language } = talk;
  const before = turns[at - 1];
  const isAnswered = before !== undefined && hasAsked(before) && left > 0;
  const plain = turns[at]?.text ?? "";
  const text = namesDay(plain) ? inItsMonth(plain, spokenOf(talk, at).event) : plain;
  // "When should it be instead?" – "What about one?"
  const plainly = isAnswered && asksTime.test(before.answer ?? "") ? text.replace(suggests, "") : text;
  const said = isAnswered ? asHour(plainly, before.answer ?? "") : plainly;
  const heard = hear(said, now, language);
  const whole =
    isAnswered && isTimeToo(said)
      ? undefined
      : (recogniseLooked(turns, at, talk) ??
        (isAnswered ? undefined : recognisePlan(heard, turns, at)) ??
        recogniseEither(heard, isAnswered ? {} : spokenOf(talk, at)));
  const isGuessed = whole === undefined || (whole.writes[0] === "calendar.create" && whole.missing.length > 0);
  const known = isGuessed && !isAnswered ? (askedIn(heard, recognise) ?? whole) : whole;
  const intent = known && { messages: [said], ...known };
  if (intent?.task === "chat" && !isAnswered && isDropped(said) && before?.steps.some(isDone) === true)
    return doneAlready;
  // "Shall I go on without it?" – "Yes".
  if (isAnswered && drops.test(heard.said.trim())) return dropped;
  if (isAnswered && consent.test(heard.said.trim())) {
    const open = understandTurn(talk, at - 1, left - 1);
    if (open.writes.length > 0 && open.missing.length === 0) return { ...open, isConfirmed: true };
  }
  // Half a new event behind a question is the answer to it: 三点，提前十分钟提醒我.
  const isCreate = intent?.writes.includes("calendar.create") === true;
  const isHalf = (isCreate && intent?.missing.length !== 0) || (isAnswered && ofPlan.test(said.trim()));
  if ((intent?.isFirm === true && !isHalf) || left === 0 || before === undefined || !hasAsked(before))
    return intent ?? notUnderstood;
  const open = understandTurn(talk, at - 1, left - 1);
  // A new event with its title and its time is no answer to "which one do you mean?"; a line of the list is.
  const isNew = isCreate && !isHalf && !open.writes.includes("calendar.create") && !/^\d+\. /.test(heard.said);
  if (isNew) return intent;
  const filled = open.fill?.(heard);
  if (filled === undefined) return intent ?? notUnderstood;
  // What was left over before is not forgotten because of a question in between.
  const isDraft = filled.writes.includes("calendar.create");
  return {
    ...filled,
    left: [...(open.left ?? []), ...(isDraft ? leftOver(heard, filled) : [])],
    turns: [...(open.turns ?? []), ...(isDraft ? unusedTurns(heard, filled) : [])],
    messages: [...(open.messages ?? []), ...(isChoice.test(said.trim()) ? [] : [said])],
  };
}

/** "And Friday?" asks of Friday what was asked before, as long as that only looked. */
function recogniseLooked(
  turns: readonly Turn[],
  at: number,
  { now, language }: Pick<Conversation, "now" | "language">,
): Intent | undefined {
  const text =
    (language === "en" ? narrowed(turns, at) : undefined) ??
    complete(turns, at, { now, language }) ??
    withPerson(turns, at) ??
    withGuest(turns, at) ??
    withItsGuest(turns, at) ??
    withFact(turns, at) ??
    withLength(turns, at) ??
    (language === "en" ? (askedOfIt(turns, at) ?? sameOfAnother(turns, at)) : undefined);
  const intent = text === undefined ? undefined : recognise(hear(text, now, language));
  const isLook =
    (intent?.writes.length === 0 && (intent.task === "calendar" || intent.task === "contacts")) ||
    // 今天礼拜几 – 后天呢
    (language === "zh-CN" && intent?.task === "chat" && intent.writes.length === 0) ||
    intent?.writes[0] === "contacts.update" ||
    intent?.writes[0] === "contacts.delete" ||
    (intent?.task === "memory" && text !== undefined && withFact(turns, at) === text) ||
    intent?.writes[0] === "calendar.share";
  return intent === undefined || text === undefined || !isLook ? undefined : { ...intent, messages: [text] };
}

/** A new event on the day that was just looked at, or with the person. */
function recognisePlan(heard: Heard, turns: readonly Turn[], at: number): Intent | undefined {
  const { now, language } = heard;
  const then = atAskedTime(heard, { turns, at, now, language });
  const text =
    then ??
    withCompany(turns, at) ??
    inAskedGap(heard, turns[at - 1]) ??
    onSameDay(heard, turns[at - 1]) ??
    onAskedDay(heard, { turns, at, now, language });
  const intent = text === undefined ? undefined : recognise(hear(text, now, language));
  if (text === undefined || intent?.writes[0] !== "calendar.create") return undefined;
  return then !== undefined || recognise(heard)?.writes[0] === "calendar.create"
    ? { ...intent, messages: [text] }
    : undefined;
}

/** As it stands, or as it would be said with a word of command: "lunch is off", 午饭黄了. */
function recogniseEither(heard: Heard, spoken: Spoken): Intent | undefined {
  const look = recogniseAsked(heard);
  if (look !== undefined) return look;
  const plain = recognise(heard);
  const isUnderstood =
    plain !== undefined &&
    plain.task !== "unsupported" &&
    [...plain.missing, ...(plain.left ?? []), ...(plain.turns ?? [])].length === 0 &&
    !isEndOnly(plain);
  // What only looks, talks or is about people and memory has words of its own.
  const isRegret = plain?.task === "chat" && spoken.write !== undefined;
  if (isUnderstood && !isRegret && plain.writes.every((method) => !method.startsWith("calendar."))) return plain;
  const { now, language, text, said } = heard;
  const isAsked = /[?？吗呢嘛]\s*$/.test(said.trim());
  const other = paraphrase({ text, isAsked, isUnderstood }, spoken, { now, language });
  const intent = other && recognise(hear(other.text, now, language));
  const [first = ""] = intent?.writes ?? [];
  const isMeant =
    other?.method === ""
      ? (intent?.isFirm === true || /^(?:make|extend|shorten|cut) /i.test(other.text)) &&
        /^calendar\.(?!create)/.test(first)
      : intent?.writes.includes(other?.method ?? "") === true;
  return intent === undefined || !isMeant || intent.missing.length > 0
    ? plain
    : { ...intent, messages: [other?.text ?? text] };
}

/** Asked in other words: "which room do I go to for the review" is where it is. */
function recogniseAsked({ text, said, now, language }: Heard): Intent | undefined {
  const asked = plainQuestion(said, { now, language }) ?? plainQuestion(text, { now, language });
  const intent = asked === undefined ? undefined : recognise(hear(asked, now, language));
  const isRead = intent?.writes.length === 0 && intent.task !== "unsupported" && (intent.left ?? []).length === 0;
  return asked === undefined || !isRead ? undefined : { ...intent, messages: [asked] };
}

/** 吃到九点 is when something ends, and no event of that name. */
const isEndOnly = ({ writes, entities }: Intent): boolean =>
  writes[0] === "calendar.create" && entities.some(({ type, text }) => type === "event" && endOnly.test(text));
const endOnly = /(?:^.{0,2}|[开上吃聊谈讲搞忙])[到至]$|^(?:一直)?[到至](?:结束|散会?|下课|完)$/;

/** What was spoken of before this message, and who was invited right before it. */
function spokenOf({ turns, now, language }: Pick<Conversation, "turns" | "now" | "language">, at: number): Spoken {
  const talk = { turns: turns.slice(0, at + 1), now, language };
  const { lastEvent: event, lastWrite: write } = lastEvent(talk);
  const shared = turns[at - 1]?.steps.findLast(({ method }) => method === "calendar.share");
  const invites = shared?.outcome.kind === "done" ? shared.outcome.data["invites"] : undefined;
  const isFresh = turns[at - 1]?.steps.some((step) => step.method === write && step.outcome.kind === "done") === true;
  const guests = (Array.isArray(invites) ? invites : []).map((one) => fields(one)?.["name"]);
  return {
    ...(event && { event }),
    ...(write !== undefined && { write, isFresh }),
    guests: guests.filter((name) => typeof name === "string"),
  };
}

function recognise(heard: Heard): Intent | undefined {
  for (const kind of kinds) {
    const intent = kind(heard);
    if (intent !== undefined && !isMissed(intent, heard)) return withAccount(intent, heard);
  }
  return undefined;
}

/** "Keep Friday free" wants something done; to look at Friday is no answer to it. */
const isMissed = ({ task, writes }: Intent, { text, language, isQuestion, repetition, times }: Heard): boolean =>
  task === "calendar" &&
  writes.length === 0 &&
  // 上次看牙医是哪天: what is to come is no answer.
  (/^我?上一?次/.test(text) ||
    (!isQuestion && repetition !== undefined && times.when?.time !== undefined && !text.startsWith("接下来")) ||
    /[加放写记添](?:到|进|入)(?:我的?)?(?:日历|日程)/.test(text) ||
    (!isQuestion && /(?:帮我|给我)[写填加补](?:上|一?下)/.test(text)) ||
    (!isQuestion && times.when?.time !== undefined && /腾出|抽(?=出|半|一)/.test(text)) ||
    /(?:别|不要|不用)再?(?:约|排|安排|加|动|改)/.test(text) ||
    (!isQuestion && unwanted(text, language, { said: [], names: [] }).length > 0) ||
    (!isQuestion &&
      pattern("i")`
        ^(?:把|将)|^(?:keep|block|clear|hold|leave|free(?! (?:slots?|times?|gaps?|hours?|spots?|evenings?|mornings?|
        afternoons?)\b)|make)\b|(?<![列调找查])出来$
      `.test(text)));

/** Small talk and what is refused use no words, and a memory keeps them as they are. */
const withAccount = (intent: Intent, heard: Heard): Intent =>
  intent.task === "chat" || intent.task === "unsupported" || intent.task === "memory"
    ? intent
    : { ...intent, left: leftOver(heard, intent), turns: unusedTurns(heard, intent) };

/** The answer to a question of ours; without one, 取消 and "cancel" are about an event. */
const drops = /^(?:取消|别|停|(?:先|那就?|还是)?不(?:取消|删|改|动|加|推)了?吧?|cancel(?: that| it)?|stop)[.!。！]?$/i;

const consent = pattern("i")`
    ^(?:好的?|可以|行|嗯|是的?|对|要|没关系|没事|继续|就这样|加吧|做吧|照做|确定|yes|yeah|yep|sure|ok(?:ay)?|go ahead|please do|do it|fine|
    that's fine|no problem)(?:[，, ]*(?:吧|啊|呀|好的|没关系|please|go ahead|that's fine|do it))*[.!。！]?$
  `;

/** Behind a question for its time, where a plan is to be, with whom, or when to remind: 地点定在食堂, 叫上王磊. */
const ofPlan =
  /^(?:就|也|再)?(?:地点|位置|定?在(?!线)|叫上|喊上|带上|邀请|提前[^到至]{2,6}(?:提醒|叫))[^，,。?？改参的]{2,14}$/;

/** "2", 第二个, or a line of the list that was shown: says which, and nothing of its own. */
const isChoice = /^(?:no\.? ?|number |option |#)?\d\.?$|^\d\. |^第\s?[一二三四五六七八\d]/i;

/** A question of ours for a time, and a time that is offered for an answer. */
const asksTime = /^(?:When|At what time|What time|On which day)\b/;
const suggests = /^(?:what|how) about (?=.)|(?<=\d|day|m)\?$/gi;

const isDone = ({ method, outcome }: Turn["steps"][number]): boolean =>
  outcome.kind === "done" && !/\.(?:read|find_free)$/.test(method);

const hasAsked = ({ answer = "" }: Turn) => /[?？]/.test(answer);
