import { canonicalJson } from "../base/canonical.ts";
import { splitMethodId } from "../base/method-id.ts";
import { pattern } from "../base/pattern.ts";
import { isWeighty } from "./account/account.ts";
import { check } from "./account/check.ts";
import { isOfAnotherDay } from "./account/unasked-day.ts";
import { toBrief } from "./brief.ts";
import { readConversation, type Conversation, type Step, type Turn } from "./conversation.ts";
import { readEvent, type EventItem } from "./events.ts";
import { askFor } from "./forms.ts";
import type { Intent } from "./intent/intent.ts";
import { lastEvent, lastFact, lastList } from "./last.ts";
import { wordInvited } from "./people.ts";
import { phrases, reasonOf } from "./phrases.ts";
import type { ChatReply, ChatRequest } from "./protocol.ts";
import { play, Stopped, type Reply, type Scene } from "./script.ts";
import { severalPlans } from "./several.ts";
import { summarise } from "./summary.ts";
import { understood } from "./understood.ts";
import { quote, wordEvent, wordList } from "./wording.ts";

/** What the stand-in says to a request: a brief to the router's, a call or the final object to the worker's. */
export function answer(request: Pick<ChatRequest, "messages" | "hasTools">): ChatReply {
  const conversation = readConversation(request);
  if (conversation.stage === "summary") return { text: summarise(request.messages) };
  const whole = understood(conversation);
  const intent = severalPlans(whole, conversation, work) ?? whole;
  if (conversation.stage === "router") return { text: JSON.stringify(toBrief(intent, conversation)) };
  const move = work(intent, conversation);
  if ("reply" in move) return { text: JSON.stringify(toOutput(toRest(move.reply, conversation))) };
  return { call: { ...splitMethodId(move.call.method), input: move.call.input } };
}

/** Behind what the user has read of it. */
function toRest(reply: Reply, { turns, language }: Conversation): Reply {
  const { shown = "" } = turns.at(-1) ?? {};
  if (shown === "" || !reply.answer.startsWith(shown)) return reply;
  const rest = reply.answer.slice(shown.length).trim();
  return { ...reply, answer: rest === "" ? phrases[language].thatWasAll : rest };
}

function work(intent: Intent, conversation: Conversation): ReturnType<typeof play> {
  const { now, language, hasTools, turns } = conversation;
  const asked = turns.at(-1);
  const steps = asked?.steps ?? [];
  const left = [...(intent.left ?? [])];
  let doubtful: EventItem | undefined;
  const scene: Scene = {
    now,
    zone: now.timeZoneId,
    language,
    isPart: conversation.isPart === true,
    ...lastEvent(conversation),
    ...lastList(conversation),
    ...lastFact(conversation),
    leave: (words, found) => {
      left.push(...words);
      if (words.length > 0) doubtful = found;
    },
    isConfirmed: intent.isConfirmed === true,
  };
  if (turns.at(-1)?.isSkipped === true) return { reply: { status: "success", answer: phrases[language].dropped } };
  const decided = toDecided(conversation, scene);
  if (decided !== undefined) return { reply: decided };
  try {
    const move = play(intent.act(scene), steps);
    const isLooking = "reply" in move && intent.writes.length === 0;
    const turns = isLooking || ("call" in move && isWrite(move.call)) ? (intent.turns ?? []) : [];
    if (left.length + turns.length > 0 && intent.isConfirmed !== true) {
      const words = wordList([...new Set([...left, ...turns])].map(quote), language);
      const say = phrases[language];
      if ("call" in move && isWrite(move.call) && (doubtful !== undefined || turns.length > 0 || isWeighty(left))) {
        const ask = doubtful === undefined ? say.askWithout(words) : say.askIsIt(words, wordEvent(doubtful, language));
        return { reply: { status: "partial_success", answer: ask, form: askFor("sure", "yes_no", language) } };
      }
      if (isLooking && move.reply.status === "success" && isOfAnotherDay([...left, ...turns], intent, conversation))
        return { reply: { status: "partial_success", answer: say.askWhichDay(words) } };
      if ("reply" in move && move.reply.status === "success")
        return { reply: { ...move.reply, answer: `${move.reply.answer}${say.unused(words)}` } };
    }
    const checked = check(move, intent, { ...conversation, lastEvent: scene.lastEvent });
    if (checked !== undefined) return { reply: checked };
    const done = "call" in move && isWrite(move.call) ? findDone(move.call, asked) : undefined;
    if (done !== undefined) {
      const { answer: told, ...reply } = toSummary(done, scene);
      return { reply: { ...reply, answer: `${told}${phrases[language].doneElsewhere}` } };
    }
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

/** What people write instead of pressing a button of the card. */
const decisions = pattern("i")`
  ^(?:批准|同意|允许|好的?|可以|确认.{0,6}|发送邀请|拒绝|不同意|不批准|取消|approved?|confirm|allow|yes|ok(?:ay)?|delete|send invites|deny|
  denied|reject|no|cancel|decline)[.!。！]?$
`;

/**
 * After a person's decision the outcome stands in the place of the call that had waited, so there is nothing left to do
 * but to say how it ended. A yes that was only written decides nothing: then it still waits.
 */
function toDecided({ turns }: Conversation, scene: Scene): Reply | undefined {
  const { text = "", decided, steps = [] } = turns.at(-1) ?? {};
  if (decided !== undefined)
    return toSummary(
      turns.flatMap((turn) => turn.steps).find(({ id }) => id === decided),
      scene,
    );
  const step = turns.at(-2)?.steps.at(-1);
  const before = turns.at(-2)?.answer ?? "";
  if (steps.length > 0 || step === undefined || /[?？]/.test(before)) return undefined;
  // Where the answer before has told how it ended, nothing was waiting: "cancel" is a new wish, not a card's button.
  const isTold = before.startsWith(toSummary(step, scene).answer.slice(0, 4));
  if (isTold && /^(?:取消|(?:cancel|delete|no)\b)/i.test(text)) return undefined;
  return decisions.test(text) && isWrite(step) ? toSummary(step, scene) : undefined;
}

/** The very same call, made in another version of the conversation. */
const findDone = (call: { method: string; input: object }, turn: Turn | undefined): Omit<Step, "id"> | undefined =>
  turn?.elsewhere?.find(
    ({ method, input }) => method === call.method && canonicalJson(input) === canonicalJson(call.input),
  );

const isWrite = ({ method }: Pick<Step, "method">) => !/\.(?:read|find_free)$/.test(method);

/** How one call ended, in a sentence. */
function toSummary(step: Omit<Step, "id"> | undefined, scene: Scene): Reply {
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
    "calendar.restore": say.restored,
    "calendar.accept_invite": say.accepted,
    "calendar.reject_invite": say.declined,
  }[step.method];
  return { status: "success", answer: sentence?.(wordEvent(event, language)) ?? say.done };
}

/** The worker's last message, a WorkerOutput. */
function toOutput({ status, answer: text, actions = [], form, error }: Reply): object {
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
    ...(form !== undefined && { question: { fields: form } }),
  };
}
