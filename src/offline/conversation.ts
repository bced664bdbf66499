import { Temporal } from "temporal-polyfill";
import type { Locale } from "../base/locale.ts";
import { inPlainWords } from "./courtesy.ts";
import { fields, type ChatMessage, type ChatRequest } from "./protocol.ts";
import { makeRecent } from "./recent.ts";
import { inFull } from "./shorthand.ts";

/** `summary` is asked for by the runtime when a thread has grown too long. */
type Stage = "router" | "worker" | "summary";

/** The request, read: who is asked, when, and what was said and done so far. */
export interface Conversation {
  stage: Stage;
  /** The memory keeper works through instructions of jobs, not for a person who waits for an answer. */
  isMemoryKeeper: boolean;
  hasTools: boolean;
  now: Temporal.ZonedDateTime;
  language: Locale;
  /** Oldest first; the last one is to be answered. */
  turns: readonly Turn[];
  /** Its last message is one of several plans that were told together. */
  isPart?: boolean;
}

export interface Turn {
  text: string;
  steps: Step[];
  answer?: string;
  /** The user has decided on a call that waited: its id. The turn has no text then. */
  decided?: string;
  /** Calls that another version of the conversation has made. */
  elsewhere?: Omit<Step, "id">[];
  /** What the user has read of an answer that was stopped. */
  shown?: string;
  /** The user has skipped the question that was asked before. */
  isSkipped?: boolean;
}

/** A call of the tool and what came back. */
export interface Step {
  id: string;
  method: string;
  input: Readonly<Record<string, unknown>>;
  outcome: Outcome;
}

export type Data = Readonly<Record<string, unknown>>;
export type Outcome = { kind: "done"; data: Data } | { kind: "waiting" } | { kind: "failed"; code: string };

/** The last one in a message is the runtime's; what stands above it the user may have written. */
const timeLine = /^\[time\] (\S+) [A-Za-z]+, (\S+)/gm;
const findTimeLine = ({ role, content }: ChatMessage) =>
  role === "user" ? [...content.matchAll(timeLine)].at(-1) : undefined;

export function readConversation({ messages, hasTools }: Pick<ChatRequest, "messages" | "hasTools">): Conversation {
  const system = messages
    .filter(({ role }) => role === "system")
    .map(({ content }) => content)
    .join("\n");
  const turns = readTurns(messages);
  const time = messages.map(findTimeLine).findLast((match) => match !== undefined);
  return {
    stage: readStage(system, hasTools),
    isMemoryKeeper: /memory task|keep the owner's memory/i.test(system),
    hasTools,
    now: readNow(time?.[1], time?.[2]),
    language: readLanguage(turns),
    turns,
  };
}

/** Both prompts end with the schema of their answer; its field names are what cannot be missing from either. */
function readStage(system: string, hasTools: boolean): Stage {
  if (system.startsWith("You shorten a conversation")) return "summary";
  if (hasTools || /suggested_actions/.test(system)) return "worker";
  return /task_type/.test(system) && /needs_tools/.test(system) ? "router" : "worker";
}

function readNow(text = "", zone = "UTC"): Temporal.ZonedDateTime {
  try {
    return Temporal.Instant.from(text).toZonedDateTimeISO(zone);
  } catch {
    return Temporal.Now.zonedDateTimeISO("UTC");
  }
}

const recent = makeRecent<string>(256);

function readTurns(messages: readonly ChatMessage[]): Turn[] {
  const turns: Turn[] = [];
  // What follows the message with the time line and has none itself is the runtime's: a request to repair or to sum up.
  const own = messages.findLastIndex((one) => findTimeLine(one) !== undefined);
  for (const [at, { role, content, toolCalls }] of messages.entries()) {
    const turn = turns.at(-1);
    // What a summary stands for was said, but not now and not in these words.
    if (content.startsWith("[summary]")) continue;
    if (role === "user" && (own === -1 || at <= own))
      turns.push({
        text: recent(content, () => inPlainWords(inFull(toSaid(content)))),
        steps: [],
        ...(at === own ? { ...toTold(content), ...toSkipped(content) } : {}),
      });
    else if (role === "assistant" && turn !== undefined) {
      for (const call of toolCalls)
        turn.steps.push({
          id: call.id,
          ...readCall(call.arguments),
          outcome: readOutcome(answerTo(messages, call.id, at)),
        });
      if (content.trim() !== "" && toolCalls.length === 0) turn.answer = content;
    }
  }
  return withTask(turns);
}

/** A job's task stands at the head of the conversation, and the last message holds the time alone. */
function withTask(turns: Turn[]): Turn[] {
  const [task, ...rest] = turns;
  const last = rest.at(-1);
  if (task === undefined || last === undefined || last.text !== "" || last.decided !== undefined)
    return task === undefined ? [{ text: "", steps: [] }] : turns;
  return [...rest.slice(0, -1), { ...last, text: task.text }];
}

const answerTo = (messages: readonly ChatMessage[], id: string, after: number) =>
  messages.slice(after).find((message) => message.role === "tool" && message.toolCallId === id)?.content ?? "";

/** The user's words: without the time line, and the brief behind it. */
function toSaid(content: string): string {
  const time = content.lastIndexOf("\n[time] ");
  return (time === -1 ? content.replace(/^\[time\] .*$/m, "") : content.slice(0, time)).trim();
}

/** What the runtime tells of the run, in lines behind the time. */
const toTold = (content: string): Pick<Turn, "decided" | "elsewhere" | "shown"> => ({
  ...toDecided(content),
  ...toElsewhere(content.slice(content.lastIndexOf("\n[time] "))),
  ...toShown(content),
});

function toElsewhere(lines: string): Pick<Turn, "elsewhere"> {
  const [, text = ""] = /^\[other branch\] (\{.*\}) These calls [^\n]*$/m.exec(lines) ?? [];
  const done = fields(parse(text))?.["done"];
  if (!Array.isArray(done)) return {};
  const elsewhere = done.flatMap((one: unknown) => {
    const { method, input, data } = fields(one) ?? {};
    if (typeof method !== "string") return [];
    return [{ method, input: fields(input) ?? {}, outcome: { kind: "done" as const, data: fields(data) ?? {} } }];
  });
  return { elsewhere };
}

/** The runtime's last line, when the run goes on with an answer that was stopped. */
function toShown(content: string): Pick<Turn, "shown"> {
  const [, fact = ""] = /^\[continue\] (\{[^\n]*\}) [^\n]*$/m.exec(content.slice(content.lastIndexOf("\n"))) ?? [];
  const shown = fields(parse(fact))?.["shown"];
  return typeof shown === "string" ? { shown } : {};
}

/** The runtime's last line, when the run was started by a decision. */
function toDecided(content: string): Pick<Turn, "decided"> {
  const [, fact = ""] = /^\[decision\] (\{[^\n]*?\}) [^\n]*$/m.exec(content.slice(content.lastIndexOf("\n"))) ?? [];
  const id = fields(parse(fact))?.["tool_call_id"];
  return typeof id === "string" ? { decided: id } : {};
}

/** The same, when it was started by an answer: what was filled in stands in the text, but for a question skipped. */
const toSkipped = (content: string): Pick<Turn, "isSkipped"> =>
  content.slice(content.lastIndexOf("\n")).startsWith('\n[answer] {"skipped":true}') ? { isSkipped: true } : {};

function readCall(text: string): Pick<Step, "method" | "input"> {
  const { module, method, input } = fields(parse(text)) ?? {};
  return { method: `${String(module)}.${String(method)}`, input: fields(input) ?? {} };
}

/** The text of a tool message (R3): the result, the approval it waits for, or the failure. */
function readOutcome(content: string): Outcome {
  const result = fields(parse(content)) ?? {};
  const error = fields(result["error"]);
  if (result["status"] === "failure" || error !== undefined)
    return { kind: "failed", code: String(error?.["code"] ?? "INTERNAL") };
  const data = fields(result["data"]);
  if (data === undefined) return { kind: "failed", code: "INTERNAL" };
  return fields(data["approval"]) === undefined ? { kind: "done", data } : { kind: "waiting" };
}

function parse(text: string): unknown {
  // Most messages have no such line, and an error that is thrown and caught costs more than all else here.
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A message without letters ("3", "15:00") goes on in the language of the one before. */
function readLanguage(turns: readonly Turn[]): Locale {
  for (const { text } of turns.toReversed()) {
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
    const words = text.match(/[A-Za-z]{2,}/g)?.length ?? 0;
    if (han + words === 0) continue;
    // Names are often written in the other script (邀请 Bob Miller, "invite 李娜"), the small words of a sentence never.
    const isMostlyHan = /^\p{Script=Han}/u.test(text) && han >= 3 && han > words;
    return han > 0 && (words === 0 || isMostlyHan || /[我你他的把在是吗了有请帮给到天周月点个叫加删改]/.test(text))
      ? "zh-CN"
      : "en";
  }
  return "en";
}
