import { textsOf } from "./facts.ts";

const most = 3;
const longest = 200;
/** Zones and words of a list, which say nothing of what somebody wants. */
const isTerm = /^(?:[A-Z][A-Za-z]+(?:\/[A-Za-z_+-]+)+|[a-z_]{1,20})$/;

/**
 * What other people have written in a result, for a person to judge by: the texts of what is marked as theirs, or all
 * texts where nothing is. The longest say the most.
 */
export function toQuotes(data: unknown): string[] {
  const marked = markedIn(data).flatMap(wordsOf);
  const texts = marked.length > 0 ? marked : wordsOf(data);
  return [...new Set(texts.map(cut))]
    .filter((text) => text !== "")
    .sort((a, b) => b.length - a.length)
    .slice(0, most);
}

/** The newest first, none twice. */
export const joinQuotes = (newer: readonly string[], older: readonly string[]): string[] =>
  [...new Set([...newer, ...older])].slice(0, most);

function markedIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return "tainted" in value && value.tainted === true ? [value] : Object.values(value).flatMap(markedIn);
}

const wordsOf = (value: unknown): string[] => textsOf(value).filter((text) => !isTerm.test(text));

function cut(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).toWellFormed()}…`;
}
