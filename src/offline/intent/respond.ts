import { findTimes } from "../dates/dates.ts";
import { toRfc3339 } from "../dates/when.ts";
import { readEvents } from "../events.ts";
import { phrases } from "../phrases.ts";
import { use, type Scene, type Script } from "../script.ts";
import { findEvents, hasWords, type Target } from "../target.ts";
import { wordEvent } from "../wording.ts";
import { askOf, chooseOne, listOf } from "./choose.ts";
import { tidy, type Heard, type Intent } from "./intent.ts";

type Answer = "accept" | "decline";

const patterns: readonly (readonly [RegExp, Answer])[] = [
  [/^(?:拒绝|婉拒|推掉|回绝|谢绝)(?:一?下|掉)?(?<what>.*)$/, "decline"],
  [/^(?:把)?(?<what>.+?)(?:，|,)?(?:我)?(?:去不了|参加不了|不参加|不去|来不了|没空去|没法参加)(?:了)?(?:[，,].*)?$/, "decline"],
  [/^(?:把)?(?<what>.+?)(?:给我)?(?:拒绝|婉拒|推掉|回绝)(?:掉|了)?$/, "decline"],
  [/^(?:我)?(?:不参加|去不了|参加不了)(?<what>.+)$/, "decline"],
  [/^(?:接受|同意|答应|确认)(?:一?下)?(?<what>.*)$/, "accept"],
  [/^(?:把)?(?<what>.+?)(?:，|,)?(?:我)?(?:会参加|会去|可以参加|能参加|要参加|参加|准时到)(?:[，,].*)?$/, "accept"],
  [/^(?:把)?(?<what>.+?)(?:给我)?(?:接受|答应)(?:了)?$/, "accept"],
  [/^(?:decline|reject|turn down|refuse|say no to|rsvp no to|pass on)\b ?(?<what>.*)$/i, "decline"],
  [/^i (?:can't|cannot|can not|won't|will not) (?:make|attend|go to|join|come to)(?: it to)? (?<what>.+)$/i, "decline"],
  [/^(?:accept|say yes to|rsvp yes to|confirm)\b ?(?<what>.*)$/i, "accept"],
  [/^i(?:'ll| will| can) (?:attend|be at|go to|join|come to|make) (?<what>.+)$/i, "accept"],
];
const list = /(?:待|未|没|还没|尚未)(?:回复|处理|回应|答复)的?.*邀请|邀请.*(?:没|未)(?:回复|处理)|(?:有|哪些|什么|看看|查看).*邀请|(?:谁|有人).*邀请了?我|\b(?:pending|open|unanswered|new|any|my|what|which)\b.*\b(?:invites?|invitations?)\b/i;

/** Answers an invite, or lists those without an answer. */
export function hearRespond(heard: Heard): Intent | undefined {
  if (list.test(heard.text) && !/^(?:接受|拒绝|accept|decline|reject|turn down)/i.test(heard.text)) return listing;
  for (const [pattern, answer] of patterns) {
    const what = pattern.exec(heard.text)?.groups?.["what"];
    if (what === undefined) continue;
    const { when, rest } = findTimes(what, heard.now, heard.language);
    const from = /^(.+?)(?:发来?)?的(?:会议)?邀请$/.exec(tidy(rest))?.[1];
    return make(answer, { words: tidy((from ?? rest).replace(/'s(?=\s|$)/g, " ")), ...(when && { when }) });
  }
  return undefined;
}

function make(answer: Answer, target: Target): Intent {
  return {
    task: "calendar", modules: ["calendar"], isFirm: true, missing: [],
    entities: target.words === "" ? [] : [{ type: "event", text: target.words }],
    fill: (heard) => {
      const chosen = chooseOne(target, heard);
      return chosen === undefined ? undefined : make(answer, chosen);
    },
    act: (scene) => act(answer, target, scene),
  };
}

function* act(answer: Answer, target: Target, scene: Scene): Script {
  const { language, zone } = scene;
  const say = phrases[language];
  const isOpen = !hasWords(target) && target.when === undefined;
  // "Accept the invite": whichever is open. A named one may have been answered before, and replies can be changed.
  const found = isOpen ? readEvents(yield* use("calendar.read", openInvites(scene)), zone) : yield* findEvents(target, scene, { participation: "needs_action" });
  if (found.length === 0 && isOpen) return { status: "success", answer: say.noInvites };
  const chosen = isOpen && target.index !== undefined ? found.slice(target.index).slice(0, 1) : found;
  const ask = askOf(chosen, target, scene);
  const [event] = chosen;
  if (ask !== undefined || event === undefined) return ask ?? { status: "partial_success", answer: say.askEvent };
  const data = yield* use(answer === "accept" ? "calendar.accept_invite" : "calendar.reject_invite", event.inviteId === undefined ? { event_id: event.id } : { invite_id: event.inviteId });
  const overlaps = readEvents({ items: data["conflicts"] }, zone).map(({ title }) => `“${title}”`).join(", ");
  return { status: "success", answer: (answer === "accept" ? say.accepted : say.declined)(wordEvent(event, language)) + (overlaps === "" ? "" : say.conflicts(overlaps)) + (event.isTainted ? say.fromInvite : "") };
}

const openInvites = ({ now, zone }: Scene) => ({
  mode: "range", start_at: toRfc3339(now.startOfDay()), end_at: toRfc3339(now.startOfDay().add({ days: 90 })), event_timezone: zone, participation: "needs_action",
});

const listing: Intent = {
  task: "calendar", modules: ["calendar"], isFirm: true, missing: [], entities: [],
  *act(scene): Script {
    const say = phrases[scene.language];
    const found = readEvents(yield* use("calendar.read", openInvites(scene)), scene.zone);
    const [first] = found;
    if (first === undefined) return { status: "success", answer: say.noInvites };
    const actions = scene.language === "zh-CN"
      ? ([["接受第一个", `接受${first.title}的邀请`], ["拒绝第一个", `拒绝${first.title}的邀请`]] as const)
      : ([["Accept the first", `Accept the invite to ${first.title}`], ["Decline the first", `Decline the invite to ${first.title}`]] as const);
    return { status: "success", answer: say.invites(listOf(found, scene)) + (first.isTainted ? `\n${say.fromInvite.trim()}` : ""), actions };
  },
};
