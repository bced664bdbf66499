import { isFact, textsOf } from "../../base/facts.ts";
import { frontendCallField } from "../../base/frontend-tools.ts";
import type { StoredMessage } from "../../store/thread/thread.ts";
import { isCalls, type Calls, type Said } from "../pairs.ts";
import { makeQuotes } from "./quotes.ts";
import { fieldsOf } from "./record.ts";

/** Stands where text by other people was. */
export const byOthers = "[by others]";

/** Stands where data of the app was. */
const byApp = "[by the app]";

/** A result that does not say whose text it carries is taken for other people's. */
export const isTainted = ({ role, metadata }: StoredMessage): boolean =>
  role === "tool" && metadata["tainted"] !== false;

/** What a tool of the frontend has answered: data of the app, and no more the user's word than that of others (R34). */
export const isByApp = ({ role, metadata }: StoredMessage): boolean =>
  role === "tool" && metadata[frontendCallField] !== undefined;

export interface MaskRules {
  /** Of an answer that rests on text by others: what it quotes word for word, or all of it. */
  answers: "quotes" | "all";
}

/**
 * The conversation without what other people have written: for whoever must know what the user wants, and nothing else
 * (R31). What the user said stays; so do ids, times and numbers, by which "the second one" is understood.
 */
export function withoutOthers(said: readonly Said[], { answers }: MaskRules): Said[] {
  const texts: string[] = [];
  let quotes: ReturnType<typeof makeQuotes> | undefined;
  return said.map((one) => {
    if (isCalls(one)) {
      const masked = maskCalls(one, texts.length > 0);
      const found = one.calls
        .filter(({ message }) => isTainted(message) || isByApp(message))
        .flatMap(({ message }) => textsIn(message));
      if (found.length > 0) {
        texts.push(...found);
        quotes = undefined;
      }
      return masked;
    }
    if (one.role !== "assistant") return one;
    const isMarked = one.metadata["tainted"] === true;
    if (texts.length === 0 && !isMarked) return one;
    // What it quotes may have been read in turns that are not told any more.
    if (answers === "all" || texts.length === 0) return { ...one, content: byOthers };
    quotes ??= makeQuotes(texts);
    return { ...one, content: quotes.replace(one.content, byOthers) };
  });
}

/** The input was written by a model that had read text by others before, if there was any. */
function maskCalls({ messageId, calls }: Calls, hasRead: boolean): Calls {
  return {
    messageId,
    calls: calls.map(({ id, name, arguments: text, message }) => ({
      id,
      name,
      arguments: hasRead ? (isByApp(message) ? "{}" : maskIn(text, "input")) : text,
      message: maskMessage(message),
    })),
  };
}

function maskMessage(message: StoredMessage): StoredMessage {
  if (isByApp(message)) return { ...message, content: byApp };
  return isTainted(message) ? { ...message, content: maskIn(message.content, "data") } : message;
}

/** Only in one part of it: the names of module and method around it are ours. */
function maskIn(text: string, part: "input" | "data"): string {
  const object = fieldsOf(parse(text));
  return object === undefined ? byOthers : JSON.stringify({ ...object, [part]: maskTexts(object[part]) });
}

/** Whatever is no fact goes. */
export function maskTexts(value: unknown): unknown {
  if (typeof value === "string") return isFact(value) ? value : byOthers;
  if (Array.isArray(value)) return value.map(maskTexts);
  const object = fieldsOf(value);
  if (object === undefined) return value;
  return Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, maskTexts(inner)]));
}

function textsIn({ content }: StoredMessage): string[] {
  return textsOf(fieldsOf(parse(content))?.["data"] ?? content);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
