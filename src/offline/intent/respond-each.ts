import { Temporal } from "temporal-polyfill";
import { pattern } from "../../base/pattern.ts";
import { findTimes } from "../dates/dates.ts";
import { isOneDay, type When } from "../dates/when.ts";
import { readEvents, type EventItem } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { isCalled } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";
import { openInvites } from "./respond.ts";

/** One of several invites: by its name or by its day, and the answer to it. */
interface Answered {
  words: string;
  when?: When;
  isAccepted: boolean;
}

const yes = "(?:接受|答应|同意|参加|会去|会参加|要去|去)";
const no = "(?:拒绝|婉拒|回绝|不去|不参加|去不了|参加不了|不接受|推掉|推了|拒了|拒掉)";
const behind = pattern()`
  ^(?:把|那个)?(?<what>[^我]{2,12}?)(?:的|那个|的那个|这个)?(?:会议)?(?:邀请)?
  (?:我|也|就|先|帮我|给我)*(?:(?<no>${no})|(?<yes>${yes}))(?:了|吧|掉|的)*$
`;
const before = pattern()`
  ^(?:我|就|帮我|请)*(?:(?<no>${no})|(?<yes>接受|答应|同意参加|同意|参加))(?<what>[^我]{2,12}?)(?:的|那个|的那个)?(?:会议)?(?:邀请)?(?:吧)?$
`;
/** 季度规划和客户拜访都接受. */
const both = new RegExp(
  `^([^，,。和跟、\\s]{2,8})[和跟、]([^，,。\\s]{2,8}?)(?:这?两个)?(?:的?邀请)?(?:我)?都((?:${no}|${yes})(?:了|吧|掉)*)$`,
);
const seam = /[，,；;。]\s*(?:然后|但是?|不过|而|再|同时)?|\s+/;

/** 周三那个邀请接受，周五的不去: an answer to each of two. */
export function hearRespondEach({ text, language, now, isQuestion }: Heard): Intent | undefined {
  const clauses = text
    .replace(both, "$1$3，$2$3")
    .split(seam)
    .filter((clause) => clause !== "");
  if (language === "en" || isQuestion || clauses.length !== 2) return undefined;
  const answers = clauses.map((clause): Answered | undefined => {
    const groups = (before.exec(clause) ?? behind.exec(clause))?.groups;
    if (groups?.["what"] === undefined) return undefined;
    const { when, whens, rest, duration } = findTimes(groups["what"], now, language);
    const words = tidy(rest).replace(/^的|的$/g, "");
    if (whens.length > 1 || duration !== undefined || (when === undefined && words.length < 2)) return undefined;
    if (when !== undefined && !isOneDay(when)) return undefined;
    return { words, ...(when && { when }), isAccepted: groups["yes"] !== undefined };
  });
  const [one, other] = answers;
  return one === undefined || other === undefined ? undefined : { ...make([one, other]), said: [text] };
}

const make = (answers: readonly Answered[]): Intent => ({
  task: "calendar",
  modules: ["calendar"],
  writes: ["calendar.accept_invite", "calendar.reject_invite"],
  isFirm: true,
  missing: [],
  entities: answers.flatMap(({ words, when }) => [
    ...(words === "" ? [] : [{ type: "event" as const, text: words }]),
    ...(when === undefined ? [] : [{ type: "time" as const, text: when.text }]),
  ]),
  // Each must be one invite alone before the first is answered.
  isConfirmed: true,
  act: (scene) => act(answers, scene),
});

function* act(answers: readonly Answered[], scene: Scene): Script {
  const say = phrases[scene.language];
  const open = readEvents(yield* use("calendar.read", openInvites(scene)), scene.zone);
  const meant = answers.map((answer) => open.filter((event) => isMeant(event, answer)));
  const events = meant.flatMap((found) => (found.length === 1 ? found : []));
  if (new Set(events.map(({ id }) => id)).size !== answers.length)
    return { status: "partial_success", answer: say.askEvent };
  const told: string[] = [];
  for (const [at, event] of events.entries()) {
    const isAccepted = answers[at]?.isAccepted === true;
    yield* use(
      isAccepted ? "calendar.accept_invite" : "calendar.reject_invite",
      event.inviteId === undefined ? { event_id: event.id } : { invite_id: event.inviteId },
    );
    told.push((isAccepted ? say.accepted : say.declined)(wordEvent(event, scene.language)));
  }
  return { status: "success", answer: told.join("\n") };
}

function isMeant(event: EventItem, { words, when }: Answered): boolean {
  const day = event.start?.toPlainDate() ?? event.days?.first;
  const isThen =
    when?.days === undefined || (day !== undefined && Temporal.PlainDate.compare(day, when.days.first) === 0);
  return isThen && (words === "" || isCalled(event, words));
}
