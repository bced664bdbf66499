import { Temporal } from "temporal-polyfill";
import type { Locale } from "../base/locale.ts";
import { pattern } from "../base/pattern.ts";
import { surname } from "./chinese-names.ts";
import type { Conversation } from "./conversation.ts";
import { findTimes, type Times } from "./dates/dates.ts";
import { hear, type Intent } from "./intent/intent.ts";
import { phrases, reasonOf } from "./phrases.ts";
import { fields } from "./protocol.ts";
import { Stopped, type play, type Scene, type Script } from "./script.ts";
import { understand } from "./understand.ts";
import { wordList } from "./wording.ts";

type Move = ReturnType<typeof play>;

/** What would be done about an intent, with every check that is made before a write. */
export type Work = (intent: Intent, conversation: Conversation) => Move;

/** Nobody plans at more length, and what is longer is judged by its beginning. */
const longest = 300;

/** More than a handful is no message but a file. */
const most = 5;

/**
 * "Tomorrow: gym at 6am, groceries at 5:30pm": each plan of the message is read as if it were said alone. Only when not
 * one of them would be asked about are they written, all of them; else the message is understood as a whole.
 */
export function severalPlans(whole: Intent, conversation: Conversation, work: Work): Intent | undefined {
  const { turns, now, language } = conversation;
  const said = turns.at(-1);
  if (said === undefined || said.decided !== undefined || /[?？]/.test(turns.at(-2)?.answer ?? "")) return undefined;
  const alone = (text: string): Conversation => ({
    ...conversation,
    isPart: true,
    turns: [...turns.slice(0, -1), { text, steps: [] }],
  });
  const texts = said.text.length > longest || elsewhere.test(said.text) ? [] : splitPlans(said.text, now, language);
  if (texts.length < 2 || isDayLate(texts, conversation) || isWritten(work(whole, alone(said.text)))) return undefined;
  const plans: Plan[] = [];
  for (const text of texts) {
    const before = plans.at(-1);
    const dated = onDayOf(before, text, { now, language });
    const plan = dated === undefined ? undefined : readPlan(alone(dated), work);
    if (plan === undefined || (before !== undefined && (isTurnedBack(before, plan) || isHalf(before, plan))))
      return undefined;
    plans.push(plan);
  }
  return together(plans);
}

/** "Pick up the kids at 3, soccer at 4 tomorrow": a day that is named behind the first plan may be the day of both. */
const isDayLate = ([first = "", ...others]: readonly string[], { now, language }: Conversation): boolean => {
  const isOnDay = (text: string): boolean => {
    const { times, repetition } = hear(text, now, language);
    return repetition !== undefined || hasDay(times);
  };
  return !isOnDay(first) && others.some(isOnDay);
};

/** 我这边三点、他那边六点: one event, at two places of the world. */
const elsewhere =
  /[这那]边|当地|时间是|\b(?:my|your|his|her|their|local) time\b|\b[ECMP][SD]T\b|\b(?:GMT|UTC|CET|BST)\b/;

interface Plan {
  intent: Intent;
  start: Temporal.ZonedDateTime;
  title: string;
  text: string;
  hasPart: boolean;
  isSeries: boolean;
}

const isWritten = (move: Move): boolean => "call" in move && !/\.(?:read|find_free)$/.test(move.call.method);

/** One that would be written as it stands, at an hour of a day, with nothing left over. */
function readPlan(talk: Conversation, work: Work): Plan | undefined {
  const intent = understand(talk);
  const isPlain =
    intent.writes.join() === "calendar.create" && [...(intent.left ?? []), ...(intent.turns ?? [])].length === 0;
  const move = isPlain ? work(intent, talk) : undefined;
  if (move === undefined || !("call" in move) || move.call.method !== "calendar.create") return undefined;
  const { title, start_at: start, recurrence } = fields(move.call.input) ?? {};
  const text = talk.turns.at(-1)?.text ?? "";
  if (typeof title !== "string" || typeof start !== "string") return undefined;
  return {
    intent,
    start: Temporal.Instant.from(start).toZonedDateTimeISO(talk.now.timeZoneId),
    title,
    text,
    hasPart: isSettled(text, talk),
    isSeries: recurrence !== undefined,
  };
}

/** What goes on with the plan before it, and a name alone of which the verb stands there: "call mom at 5, dad at 6". */
const isHalf = (before: Plan, { title, text }: Plan): boolean =>
  halves.test(title) ||
  people.test(title) ||
  // "Call the bank at 10 and the school at 11".
  (/^(?:the|my|our|his|her|their)\b/i.test(text) && ofOne.test(before.text)) ||
  (/^[A-Z]\w+$/.test(title) && text.includes(title) && ofOne.test(before.text));

const ofOne =
  /\b(?:call|meet|see|text|e-?mail|visit|phone|ring|pick up|drop off|interview|coffee|lunch|dinner|with|for|to)\b/i;

const halves = pattern("i")`
  ^(?:再|又|也|还)|一次$|
  ^(?:才|就|再|大概|预计|得|要|从家里?)*(?:结束|散会?|回来?|回家|走|开始|出[发门]|动身|起床|值机|登机|过?安检|去机场|到机场|起飞|降落|落地|到|到达|抵达|到家|下课|下班|放学|返程|返回|
  入场|开门|关门|开场|完|完事|集合|截止|接)$|
  ^(?:the )?(?:ends?|starts?|begins?|back|back home|home|until|till|over|done|finish(?:es)?|leav(?:e|es|ing)|
  arriv(?:e|es|ing)|departs?|lands?|doors?(?: open)?|boarding|check-?(?:in|out)|pick-?up|drop-?off|return|same|
  another|again|one)\b
`;
const people = pattern("i")`
  ^(?:[老小阿]\S|客户|[妈爸哥姐弟妹爷奶]{1,2}|爸妈|老[婆公板师]|(?![见约陪接送找看去]).{1,3}(?:老师|医生|总|经理|先生|女士|律师|教练|阿姨|叔叔)|
  ${surname}[^会课饭茶球操舞赛考试歌]{1,2}|mom|mum|dad|mother|father|grandma|grandpa|granny|the kids|wife|husband)$
`;

/** The half of the day was said, or follows from how the hour is written. */
const isSettled = (text: string, { now, language }: Conversation): boolean => {
  const { when } = hear(text, now, language).times;
  return when?.part !== undefined || when?.isBare !== true;
};

/**
 * An hour earlier than the one before, with no word that says so, is as likely of the other half of the day; and a day
 * earlier is as likely one of the week that was begun with.
 */
const isTurnedBack = (before: Plan, { start, hasPart, isSeries }: Plan): boolean =>
  !isSeries &&
  !before.isSeries &&
  Temporal.ZonedDateTime.compare(start, before.start) <= 0 &&
  !(hasPart && start.toPlainDate().equals(before.start.toPlainDate()));

/** A plan without a day of its own is on the day of the one before; behind a series, nobody knows on which. */
function onDayOf(
  before: Plan | undefined,
  text: string,
  { now, language }: Pick<Conversation, "now" | "language">,
): string | undefined {
  const { times, repetition } = hear(text, now, language);
  if (before === undefined || repetition !== undefined || hasDay(times)) return text;
  if (before.isSeries) return undefined;
  const day = before.start.toPlainDate();
  if (day.equals(now.toPlainDate())) return language === "en" ? `${text} today` : `今天${text}`;
  return withDay(text, day, language);
}

const hasDay = ({ when }: Times): boolean => when?.days !== undefined || when?.at !== undefined;

const months = "January,February,March,April,May,June,July,August,September,October,November,December".split(",");
const withDay = (text: string, day: Temporal.PlainDate, language: Locale): string =>
  language === "en" ? `${text} on ${months[day.month - 1] ?? ""} ${day.day}` : `${day.month}月${day.day}日${text}`;

/** "Add two things:", and behind them "add both please". */
const opening = pattern("i")`
  ^\s*(?:我?有)?[俩两三几2-5][个件]?事(?:情|儿)?[：:，,]\s*|^\s*(?:(?:你好|您好|麻烦|请|帮我|给我|帮忙|我)+[，,]?)?(?:要|想)?(?:添加|加|记|安排|新建|
  排|约|建|有)(?:一?下|上)?(?:这?[两二三四五几]|以下|下面)(?:个|件|条|项)
  (?:日程|事情?|安排|行程|会|提醒)?[：:，,]\s*|^\s*(?:please |can you |could you )*(?:add|schedule|book|put|create|
  enter)(?: me)? (?:these|the following|two|three|four|both|a (?:few|couple)(?: of)?)(?: (?:events?|things?|
  appointments?|meetings?|entries))?(?: (?:to|in|on) my calendar)?:\s*
`;
const closing = pattern("i")`
  [，,。；;]\s*(?:请|麻烦)?(?:帮我|给我)?(?:都|全部?|一起|这[两三几]个)+(?:帮我)?(?:记|加|安排|写|排|放)(?:一?下|上|进去?|到|好)*(?:我的?)?(?:日历|日程)?(?:里|上)?
  [吧。！!]*$|[,.;] (?:please )?(?:add|put|save|schedule|book) (?:both|them(?: all)?|all(?: of them)?|these)(?: (?:in|
  to|on|into) (?:my|the) (?:calendar|diary))?(?: please)?[.!]*$
`;

/** Where one plan may end and the next begin. */
const seams = pattern("i")`
  [，,；;。\n]+\s*(?:(?:and )?then |and |also |plus |然后|接着|再|还有|以及|另外)?|\.\s+(?=\S)|、|(?<!\d)[：:]\s*(?=\S)|
  \s+(?:and then|and also|and|then|plus)\s+|(?:然后|接着|还有|以及)
`;

/** Said behind the last one, it may be said of all. */
const ofAll =
  /提醒|通知|叫我|喊我|邀请|叫上|都|每|\b(?:remind|reminder|alert|ping|invite|both|all|each|every|weekly|daily)\b/i;

const piecesOf = new RegExp(`(.*?)(${seams.source})`, "gis");
const bullet = /^(?:[-•*]|\d{1,2}[.)）、](?!\d))\s*/;

/** The message in pieces, each of which has an hour; a day that stands alone in front is said with the first one. */
function splitPlans(said: string, now: Temporal.ZonedDateTime, language: Locale): string[] {
  const bare = said.replace(opening, "").replace(closing, "");
  const pieces = [...`${bare}\n`.matchAll(piecesOf)]
    .map(([, piece = "", seam = ""]) => ({ piece: piece.trim().replace(bullet, ""), seam }))
    .filter(({ piece }) => piece !== "");
  const plans: string[] = [];
  let day = "";
  let between = "";
  for (const { piece, seam } of pieces) {
    const { when, rest } = findTimes(piece, now, language);
    const hasHour = when?.time !== undefined || when?.at !== undefined;
    if (hasHour) plans.push(day === "" ? piece : `${day}${language === "en" ? " " : ""}${piece}`);
    else if (plans.length === 0 && day === "" && when?.days !== undefined && !/\p{L}/u.test(rest)) day = piece;
    else if (plans.length === 0 || ofAll.test(piece)) return [];
    else plans.push(`${plans.pop() ?? ""}${between}${piece}`);
    if (hasHour) day = "";
    between = seam;
  }
  return plans.length > most ? [] : plans;
}

/** Everything was looked at before the first is written. */
const together = (plans: readonly Plan[]): Intent => ({
  task: "calendar",
  modules: ["calendar"],
  writes: ["calendar.create"],
  isFirm: plans.every(({ intent }) => intent.isFirm),
  missing: [],
  entities: plans.flatMap(({ intent }) => intent.entities),
  isConfirmed: true,
  act: (scene) => act(plans, scene),
});

function* act(plans: readonly Plan[], scene: Scene): Script {
  const say = phrases[scene.language];
  const told: string[] = [];
  for (const [at, { intent }] of plans.entries()) {
    try {
      told.push((yield* intent.act(scene)).answer);
    } catch (reason) {
      if (!(reason instanceof Stopped)) throw reason;
      const { outcome } = reason;
      const how = outcome.kind === "waiting" ? say.waiting : say.failed(reasonOf(outcome.code, scene.language));
      const others = plans.slice(at + 1).map(({ title }) => title);
      return {
        status: outcome.kind === "waiting" || told.length > 0 ? "partial_success" : "failed",
        answer: [...told, how, ...(others.length === 0 ? [] : [say.notYet(wordList(others, scene.language))])].join(
          "\n",
        ),
        ...(outcome.kind === "failed" && told.length === 0 && { error: "TOOLS_FAILED" as const }),
      };
    }
  }
  return { status: "success", answer: told.join("\n") };
}
