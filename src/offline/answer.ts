import { splitMethodId } from "../base/method-id.ts";
import { pattern } from "../base/pattern.ts";
import { toBrief } from "./brief.ts";
import { readConversation, type Conversation, type Step } from "./conversation.ts";
import { readEvent, readEvents, type EventItem } from "./events.ts";
import type { Intent } from "./intent/intent.ts";
import { wordInvited } from "./people.ts";
import { phrases, reasonOf } from "./phrases.ts";
import type { ChatReply, ChatRequest } from "./protocol.ts";
import { play, Stopped, type Reply, type Scene } from "./script.ts";
import { summarise } from "./summary.ts";
import { understand } from "./understand.ts";
import { wordEvent } from "./wording.ts";

/** What the stand-in says to a request: a brief to the router's, a call or the final object to the worker's. */
export function answer(request: Pick<ChatRequest, "messages" | "hasTools">): ChatReply {
  const conversation = readConversation(request);
  if (conversation.stage === "summary") return { text: summarise(request.messages) };
  const intent = understand(conversation);
  if (conversation.stage === "router") return { text: JSON.stringify(toBrief(intent, conversation)) };
  const move = work(intent, conversation);
  if ("reply" in move) return { text: JSON.stringify(toOutput(move.reply)) };
  return { call: { ...splitMethodId(move.call.method), input: move.call.input } };
}

function work(intent: Intent, conversation: Conversation): ReturnType<typeof play> {
  const { now, language, hasTools, turns } = conversation;
  const steps = turns.at(-1)?.steps ?? [];
  const scene: Scene = { now, zone: now.timeZoneId, language, ...lastEvent(conversation) };
  const decided = steps.length === 0 ? toDecided(conversation, scene) : undefined;
  if (decided !== undefined) return { reply: decided };
  try {
    const move = play(intent.act(scene), steps);
    // Asked to sum up: the rounds are used up, or the runtime lends no tool for this.
    if ("call" in move && !hasTools) return { reply: toSummary(steps.at(-1), scene) };
    return move;
  } catch (reason) {
    if (reason instanceof Stopped) return { reply: toStopped(reason, scene) };
    throw reason;
  }
}

function toStopped({ outcome }: Stopped, { language }: Scene): Reply {
  const say = phrases[language];
  if (outcome.kind === "waiting") return { status: "partial_success", answer: say.waiting };
  return { status: "failed", answer: say.failed(reasonOf(outcome.code, language)), error: "TOOLS_FAILED" };
}

/** The buttons of an approval card (specs/ui/messages.yaml), and what people write instead. */
const decisions = pattern("i")`
  ^(?:批准|同意|允许|好的?|可以|确认.{0,6}|发送邀请|拒绝|不同意|不批准|取消|approved?|confirm|allow|yes|ok(?:ay)?|delete|send invites|deny|
  denied|reject|no|cancel|decline)[.!。！]?$
`;

/**
 * After a person's decision the run goes on with the button's label as the message and the outcome in the place of the
 * call that had waited, so there is nothing left to do but to say how it ended.
 */
function toDecided({ turns }: Conversation, scene: Scene): Reply | undefined {
  const text = turns.at(-1)?.text ?? "";
  const step = turns.at(-2)?.steps.at(-1);
  if (step === undefined || turns.at(-2)?.answer?.includes("?") === true) return undefined;
  return decisions.test(text) && isWrite(step) ? toSummary(step, scene) : undefined;
}

const isWrite = ({ method }: Step) => !/\.(?:read|find_free)$/.test(method);

/** How one call ended, in a sentence. */
function toSummary(step: Step | undefined, scene: Scene): Reply {
  const { language, zone } = scene;
  const say = phrases[language];
  if (step === undefined)
    return { status: "failed", answer: say.failed(reasonOf("ACTION_NOT_ALLOWED", language)), error: "TOOLS_FAILED" };
  if (step.outcome.kind !== "done") return toStopped(new Stopped(step.outcome), scene);
  const { data } = step.outcome;
  const event = readEvent(data, zone);
  if (event === undefined) return { status: "success", answer: say.done };
  if (step.method === "calendar.share") return wordInvited(data["invites"], event, language);
  const sentence = {
    "calendar.create": say.created,
    "calendar.update": say.moved,
    "calendar.delete": say.deleted,
    "calendar.accept_invite": say.accepted,
    "calendar.reject_invite": say.declined,
  }[step.method];
  return { status: "success", answer: sentence?.(wordEvent(event, language)) ?? say.done };
}

/** The event last written or found alone in the turns before this one. */
function lastEvent({ turns, now }: Conversation): { lastEvent?: EventItem } {
  for (const { outcome } of turns
    .slice(0, -1)
    .flatMap(({ steps }) => steps)
    .toReversed()) {
    if (outcome.kind !== "done") continue;
    const items = readEvents(outcome.data, now.timeZoneId);
    const event = readEvent(outcome.data, now.timeZoneId) ?? (items.length === 1 ? items[0] : undefined);
    if (event?.id.startsWith("evt_") === true) return { lastEvent: event };
  }
  return {};
}

/** The worker's last message, a WorkerOutput. */
function toOutput({ status, answer: text, actions = [], error }: Reply): object {
  return {
    status,
    answer: text.slice(0, 4000),
    suggested_actions: actions
      .slice(0, 3)
      .map(([label, message]) => ({ label: label.slice(0, 40), message: message.slice(0, 500) })),
    error:
      error === undefined
        ? null
        : {
            code: error,
            message: error === "TOOLS_FAILED" ? "a tool call failed" : "outside of what the offline stand-in can do",
          },
  };
}
