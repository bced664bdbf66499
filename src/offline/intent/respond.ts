import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { toRfc3339, type When } from "../dates/when.ts";
import { readEvents, refer, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, hasWords, type Target } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { askOf, chooseOne, listOf } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

/** `skip` is not going, which is a refusal of an invite and the end of an event of one's own. */
type Answer = "accept" | "decline" | "skip";
const writesOf: Readonly<Record<Answer, readonly string[]>> = {
  accept: ["calendar.accept_invite"],
  decline: ["calendar.reject_invite"],
  skip: ["calendar.reject_invite", "calendar.delete"],
};

/** What is left of the sentence without these words is what the answer is about. */
const cues: readonly (readonly [RegExp, Answer])[] = [
  [
    pattern("gi")`
      拒绝|婉拒|拒了|拒掉|推掉|推了|回绝|谢绝|\b(?:decline|reject|turn down|refuse|say no to|rsvp no(?: to)?|pass on)\b|
      ^no(?:,? thanks)?(?: thank you)? to\b|\b(?:tell|let) (?:them|him|her)(?: know)? no (?:to|for)\b
    `,
    "decline",
  ],
  [
    pattern("gi")`
      接受|答应(?:了)?|会准时参加|\b(?:accept|say yes to|rsvp yes(?: to)?)\b|^yes to\b|\b(?:tell|let) (?:them|him|
      her)(?: know)? yes (?:to|for)\b|(?<=(?:回复|答复).*)[：:，, ](?:参加|去|同意|可以)$
    `,
    "accept",
  ],
  [
    pattern("gi")`
      我?就?(?:去不了|参加不了|不参加|不去|来不了|没空去|没法参加|没时间(?:去|参加)?|不能参加|不能去|没办法去|缺席)|
      \b(?:tell (?:them|him|her) )?(?:that )?(?:i |i'll |i'm )?(?:can't|cannot|can not|won't|will not|am not|not)
      (?: be able to)? (?:make it to|make|attend|go to|going to|join|come to|coming to|be at)\b|\bskip\b
    `,
    "skip",
  ],
  [
    pattern("gi")`
      我?(?:会|可以|能|要|一定)(?:准时)?(?:参加|到场|出席|去)|(?<=[^请叫让]{2}我?)参加$|(?<=[^请叫让不要想没]{2})我去(?=$|[，,])|\b(?:tell (?:them|him|
      her) )?
      (?:i'll|i will|i can|i'm|i am) (?:be there (?:for|at)|attend(?:ing)?|be at|go(?:ing)? to|join(?:ing)?|come to|
      coming to|make it to|in for)|\bcount me in(?: for)?\b
    `,
    "accept",
  ],
];
const noise = pattern("gi")`
    (?:帮我)?(?:回一下|回复一下|告诉他们一声?)|\b(?:let (?:them|him|her) know|that one|this one)\b|(?:回复|答复|那个|这个|帮我|帮忙|一下|的?
    (?:会议)?邀请|发来的|^把|[了掉吧]+$|，|,)|\b(?:invite|invitation|the|please|to|from)\b|'s(?=\s|$)
  `;
const list = pattern("i")`
  (?:待|未|没|还没|尚未)(?:回复|处理|回应|答复)的?.*邀请|邀请.*(?:没|未)(?:回复|处理)|(?:有|哪些|什么|看看|查看).*邀请|(?:谁|有人).*邀请了?我|^(?:最近|现在)?(?:有没有|
  有)(?:人|谁)(?:约|请|叫)我(?:吗|么|的)?$|
  \b(?:pending|open|unanswered|new|any|my|what|which|who|have|got|there)\b.*\b(?:invites?|invitations?|invited me)\b
`;

/** Answers an invite, or lists those without an answer. */
export function hearRespond({ text, times, isQuestion }: Heard): Intent | undefined {
  const cue = cues.find(([pattern]) => text.search(pattern) !== -1);
  if (list.test(text) && (cue === undefined || isQuestion)) return listing(times.when);
  if (cue === undefined || isQuestion) return undefined;
  const [pattern, answer] = cue;
  // Going somewhere is an answer only when it is said of something that exists; 邀请王磊参加 is not about oneself, and a time
  // of day makes a plan.
  const isOthers = /邀请.+(?:参加|去)|(?:叫|让|请).+参加|(?:删|取消)|\b(?:delete|cancel|drop|remove)\b/i.test(text);
  const isPlan =
    (times.when?.time !== undefined || /要去[^，,]+/.test(text)) &&
    answer === "accept" &&
    !/接受|答应|accept|yes/i.test(text);
  if (isOthers || isPlan || (answer === "skip" && ofSomeone.test(text))) return undefined;
  const rest = tidy(times.rest.replace(pattern, " ").replace(/[.!]+$/, ""));
  if (answer !== "skip" && times.when === undefined && every.test(rest)) return makeAll(answer, rest, text);
  return make(answer, {
    words: about(times.rest.replace(pattern, " ").replace(answer === "decline" ? absent : /$^/, " ")),
    ...(times.when && { when: times.when }),
  });
}

/** Of as many as were counted, none is left out: that they are so many is looked at with the invites themselves. */
const makeAll = (answer: Answer, rest: string, text: string): Intent => ({
  ...make(answer, { words: "", isAll: true, ...(/both|两个/i.test(rest) && { listed: 2 }) }, [
    rest,
    rest.replace("两个", "所有"),
  ]),
  messages: [text.replace("两个", "所有")],
});

/** "Accept both invites", "decline them all": every one without an answer. */
const every = pattern("i")`
  ^(?:both(?: of them| (?:the |my )?invit(?:es|ations))?|them (?:all|both)|all(?: of them| of the invit(?:es|ations))?|
  all (?:the |my |open |pending |unanswered )*invit(?:es|ations)|
  (?=.*(?:所有|全|都|统统|一律|两个))(?:把)?(?:我的?)?(?:所有|全部)?的?(?:这?两个|这些)?(?:会议)?邀请(?:我|就|都|全部?|统统|一律)*[了吧掉]*)$
`;

/** "Sam can't make lunch" does not say that the user will not be there. */
const ofSomeone = pattern()`
  (?<![\w'])(?!I\b|Sorry\b|Unfortunately\b|Sadly\b|But\b|So\b|Also\b|Actually\b|Hi\b|Hey\b)
  (?:[A-Z][\w']+|[Ss]he|[Hh]e|[Tt]hey)
  [ ](?:can't|cannot|can not|won't|will not|is not|isn't|are not|aren't)\b
`;

/** Why one will not be there is no part of the name: "decline quarterly planning, I'm travelling". */
const absent =
  /我?就?(?:去不了|参加不了|不参加|不去|来不了|没空去?|没法参加|没时间(?:去|参加)?)|\bi can't (?:make it|go|come)\b/gi;
function about(rest: string): string {
  const [first = "", ...others] = rest.split(/[，,;；]/).map((clause) => tidy(clause.replace(noise, " ")));
  return first === "" ? others.join(" ").trim() : first;
}

function make(answer: Answer, target: Target, said: readonly string[] = []): Intent {
  return {
    task: "calendar",
    modules: ["calendar"],
    writes: writesOf[answer],
    isFirm: true,
    missing: [],
    said,
    entities: [
      ...(target.words === "" ? [] : [{ type: "event" as const, text: target.words }]),
      ...(target.when === undefined ? [] : [{ type: "time" as const, text: target.when.text }]),
    ],
    fill: (heard) => {
      const chosen = chooseOne(target, heard);
      return chosen === undefined ? undefined : make(answer, chosen, said);
    },
    act: (scene) => act(answer, target, scene),
  };
}

function* act(answer: Answer, target: Target, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  const isOpen = !hasWords(target) && target.when === undefined;
  // "Accept the invite": whichever is open.
  const { lastEvent } = scene;
  const found =
    isOpen && target.isAll !== true && lastEvent?.participation === "needs_action"
      ? [lastEvent]
      : isOpen
        ? readEvents(yield* use("calendar.read", openInvites(scene)), zone)
        : yield* findEvents(target, scene, answer === "skip" ? {} : { participation: "needs_action" });
  if (found.length === 0 && isOpen) return { status: "success", answer: say.noInvites };
  const isEvery = target.isAll === true && (target.listed === undefined || target.listed === found.length);
  if (isEvery && found.length > 1) return yield* answerAll(answer, found, scene);
  const chosen = isOpen && target.index !== undefined ? found.slice(target.index).slice(0, 1) : found;
  const ask = askOf(chosen, target, scene);
  const [event] = chosen;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  // A line of a list may be an event of one's own, to which there is no answer.
  if (answer !== "skip" && event.participation === undefined)
    return { status: "partial_success", answer: say.askEvent };
  if (answer === "skip" && event.participation === undefined) {
    yield* use("calendar.delete", { ...refer(event), event_timezone: zone });
    return { status: "success", answer: say.deleted(wordEvent(event, language)) };
  }
  const data = yield* use(
    answer === "accept" ? "calendar.accept_invite" : "calendar.reject_invite",
    event.inviteId === undefined ? { event_id: event.id } : { invite_id: event.inviteId },
  );
  const overlaps = readEvents({ items: data["conflicts"] }, zone)
    .map(({ title }) => `“${title}”`)
    .join(", ");
  return {
    status: "success",
    answer:
      (answer === "accept" ? say.accepted : say.declined)(wordEvent(event, language)) +
      (overlaps === "" ? "" : say.conflicts(overlaps)) +
      (event.isTainted ? say.fromInvite : ""),
  };
}

function* answerAll(answer: Answer, found: readonly EventItem[], scene: Scene): Script {
  const say = phrases[scene.language];
  const told: string[] = [];
  for (const event of found) {
    yield* use(
      answer === "accept" ? "calendar.accept_invite" : "calendar.reject_invite",
      event.inviteId === undefined ? { event_id: event.id } : { invite_id: event.inviteId },
    );
    told.push((answer === "accept" ? say.accepted : say.declined)(wordEvent(event, scene.language)));
  }
  return { status: "success", answer: told.join("\n") };
}

export const openInvites = ({ now, zone }: Scene) => ({
  mode: "range",
  start_at: toRfc3339(now.startOfDay()),
  end_at: toRfc3339(now.startOfDay().add({ days: 90 })),
  event_timezone: zone,
  participation: "needs_action",
});

/** Those without an answer; of a day that was named, its own. */
const listing = (when: When | undefined): Intent => ({
  task: "calendar",
  modules: ["calendar"],
  writes: [],
  isFirm: true,
  missing: [],
  entities: when === undefined ? [] : [{ type: "time", text: when.text }],
  *act(scene): Script {
    const say = phrases[scene.language];
    const all = readEvents(yield* use("calendar.read", openInvites(scene)), scene.zone);
    const own = all.filter(({ start }) => start !== undefined && isWithin(start.toPlainDate(), when));
    const found = own.length === 0 ? all : own;
    const [first] = found;
    if (first === undefined) return { status: "success", answer: say.noInvites };
    const actions =
      scene.language === "zh-CN"
        ? ([
            ["接受第一个", `接受${first.title}的邀请`],
            ["拒绝第一个", `拒绝${first.title}的邀请`],
          ] as const)
        : ([
            ["Accept the first", `Accept the invite to ${first.title}`],
            ["Decline the first", `Decline the invite to ${first.title}`],
          ] as const);
    return {
      status: "success",
      answer: say.invites(listOf(found, scene)) + (first.isTainted ? `\n${say.fromInvite.trim()}` : ""),
      actions,
    };
  },
});

const isWithin = (day: Temporal.PlainDate, when: When | undefined): boolean =>
  when?.days === undefined ||
  (Temporal.PlainDate.compare(when.days.first, day) <= 0 && Temporal.PlainDate.compare(day, when.days.last) <= 0);
