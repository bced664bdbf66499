import { makeVisible } from "../../base/visible.ts";
import { makeCut, toWholeSentences, type Cut } from "./cut.ts";
import type { Neutral } from "./neutral.ts";
import { makeObjectReader, type ObjectReader } from "./object-reader.ts";

/** What a worker's last message says to the user. `members` are the other things the object said. */
export interface Answer {
  /** "" when there is nothing a person could read. */
  text: string;
  /** The text is only the beginning of what was meant. */
  isCut: boolean;
  /** There was no room for the rest of it. */
  isTruncated: boolean;
  members: ReadonlyMap<string, unknown>;
}

export interface AnswerRules {
  /** Most columns that are shown: a Chinese character takes two of them, a letter one. */
  limit: number;
  neutral: Neutral;
}

export interface AnswerReader {
  /** Takes the next piece of the reply; gives what it adds to the visible answer. */
  push(piece: string): string;
  /** The reply is over, or was cut off: what was held back of the answer, and the whole reply for `readReply`. */
  end(isCutOff?: boolean): { rest: string; text: string };
}

const key = "answer";

/**
 * The answer inside a reply that is still being written. Only a reply that begins with the object, or a fence around
 * it, is shown as it grows; anything else is held until the end says what it is. All that was given out, with the rest,
 * is exactly `toAnswer` of the whole reply.
 */
export function makeAnswerReader(rules: AnswerRules): AnswerReader {
  const shown = makeShown(rules);
  let all = "";
  let fresh = "";
  let isHeld = false;
  let at: number | undefined;
  const reader = makeObjectReader({ key, onText: (text) => (fresh += shown.push(text)) });
  return {
    push(piece) {
      all += piece;
      if (isHeld) return "";
      at ??= beginningOf(all);
      if (at === undefined) return "";
      if (at === -1) isHeld = true;
      else at = reader.push(all, at);
      const added = fresh;
      fresh = "";
      return added;
    },
    end: (isCutOff = false) => ({
      rest: reader.watched === "none" ? toAnswer(all, rules, isCutOff).text : endOf(shown, reader, isCutOff),
      text: all,
    }),
  };
}

/**
 * A reply that the provider cut off ends with a whole sentence where it can, which is where nothing of the next one was
 * shown as the reply grew. Else it ends with "…": what was shown stays the beginning of the answer.
 */
export function toAnswer(text: string, rules: AnswerRules, isCutOff = false): Answer {
  for (let from = text.indexOf("{"); from !== -1;) {
    const shown = makeShown(rules);
    let answer = "";
    const reader = makeObjectReader({ key, onText: (piece) => (answer += shown.push(piece)) });
    const end = reader.push(text, from);
    if (reader.watched !== "none")
      return {
        text: answer + endOf(shown, reader, isCutOff),
        isCut: reader.watched !== "closed",
        isTruncated: shown.isCut,
        members: reader.members,
      };
    // What is inside an object that was not ended is not the answer, whatever it is called.
    if (reader.state === "open") break;
    from = text.indexOf("{", end);
  }
  const shown = makeShown(rules);
  const all = shown.push(toPlain(text)) + shown.end();
  const isWhole = !isCutOff || shown.isCut || all === "";
  return {
    text: isWhole ? all : toWholeSentences(all, rules.limit),
    isCut: false,
    isTruncated: shown.isCut,
    members: new Map(),
  };
}

const endOf = (shown: Cut, { watched }: ObjectReader, isCutOff: boolean): string =>
  isCutOff && watched !== "closed" ? shown.break() : shown.end();

/**
 * What a reader sees of the answer. It is made visible first, because what that leaves out must not part what belongs
 * together, and cut last, because what is neutral can be longer.
 */
function makeShown({ limit, neutral }: AnswerRules): Cut {
  const visible = makeVisible(Infinity);
  const filter = neutral();
  const visibleAgain = makeVisible(Infinity);
  const cut = makeCut(limit);
  return {
    push: (text) => cut.push(visibleAgain(filter.push(visible(text)))),
    end: () => cut.push(visibleAgain(filter.end())) + cut.end(),
    break: () => cut.push(visibleAgain(filter.end())) + cut.break(),
    get isCut() {
      return cut.isCut;
    },
  };
}

/**
 * Where the object begins, when the reply begins with it; -1 when it begins otherwise, undefined while it cannot be
 * told yet.
 */
function beginningOf(text: string): number | undefined {
  const found = /^\s*(?:```[\w+-]*\s*)?/.exec(text)?.[0].length ?? 0;
  if (text.charAt(found) === "{") return found;
  return found === text.length || /^\s*`{1,2}$/.test(text) ? undefined : -1;
}

/** A reply that is no object is the answer as it stands, unless it was meant for the machine: then it says nothing. */
function toPlain(reply: string): string {
  const text = withoutFence(reply.trim());
  if (!text.startsWith("{")) return text;
  const reader = makeObjectReader();
  reader.push(text, 0);
  return isForMachines(reader, text) ? "" : text;
}

const ours = ["status", key, "suggested_actions", "error", "question"];

/** Our object without an answer, a tool call written as text, or what was to become one of them. */
function isForMachines({ state, members }: ObjectReader, text: string): boolean {
  if (state === "whole")
    return ours.some((name) => members.has(name)) || (members.has("module") && members.has("method"));
  return state === "open" || /^\{\s*["']/.test(text);
}

const fence = "```";

function withoutFence(text: string): string {
  if (!text.startsWith(fence)) return text;
  const close = text.indexOf(fence, fence.length);
  if (close !== -1 && close !== text.length - fence.length) return text;
  const line = text.indexOf("\n");
  return line === -1 || (close !== -1 && line > close)
    ? text
    : text.slice(line + 1, close === -1 ? undefined : close).trim();
}
