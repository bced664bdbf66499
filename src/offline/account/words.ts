import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import { strikeWhole } from "./account.ts";
import { withoutClaims } from "./claims.ts";
import { calendarEn, calendarZh, deedsEn, deedsZh, smallEn, smallZh } from "./words-known.ts";

/**
 * The words of a message, read once more beside its times and numbers: each must be a name that the call has, a word
 * that asks for this deed and no other, or one of the few that say nothing in any sentence. What asks for another deed,
 * or is not known at all, is found here, whatever the rules made of it: "tell Sam I can't make lunch" deletes nothing.
 */
export function unread(
  message: string,
  language: Locale,
  { method, names, told }: { method: string; names: readonly string[]; told: readonly string[] },
): string[] {
  const isOfCalendar = method.startsWith("calendar.");
  // Times and numbers are claims, and of a calendar alone: what is forgotten has none.
  const claimless = (text: string) => (isOfCalendar ? withoutClaims(text, language) : text);
  const bare = withoutNames(message.replace(/[‘’]/g, "'"), [...told, ...names], claimless);
  const rest = [
    deedsEn[method],
    deedsZh[method],
    smallEn,
    smallZh,
    ...(isOfCalendar ? [calendarEn, calendarZh] : []),
  ].reduce((text: string, said) => (said === undefined ? text : blank(text, said)), bare);
  // In Chinese a part of a word may stand for it, 饭 for 午饭.
  const parts = new Set(names.flatMap((name) => [name, name.replace(/(?<=[早午晚])[餐饭]/, "餐饭")]).join(""));
  return [...rest.matchAll(words[language])].flatMap(([word]) =>
    /\p{Script=Han}/u.test(word) && [...word].every((part) => parts.has(part)) ? [] : [word],
  );
}

/**
 * Names as they stand first, so that no number of theirs is taken for a claim; behind the claims, those that were said
 * otherwise than they are written, word by word.
 */
function withoutNames(message: string, names: readonly string[], claimless: (text: string) => string): string {
  const others: string[] = [];
  let text = message;
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    const struck = name.trim() === "" ? text : strikeWhole(text, name.trim());
    if (struck === text) others.push(name);
    text = struck;
  }
  const said = others.flatMap((name) => [...segments.segment(name)]).filter(({ isWordLike }) => isWordLike);
  return said.reduce((rest, { segment }) => strikeWord(rest, segment), claimless(text));
}

const segments = new Intl.Segmenter("zh", { granularity: "word" });

/** "The" is no part of "other", and 会 none of 会议. */
function strikeWord(text: string, word: string): string {
  if (/\p{Script=Han}/u.test(word)) return word.length > 1 ? strikeWhole(text, word) : text;
  const said = word.toLowerCase();
  return text.replace(/(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu, (one) =>
    one.toLowerCase() === said ? " ".repeat(one.length) : one,
  );
}

const blank = (text: string, said: RegExp) => text.replace(said, (word) => " ".repeat(word.length));

const words: Record<Locale, RegExp> = {
  en: /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu,
  "zh-CN": pattern("gu")`\p{Script=Han}+|[A-Za-z][A-Za-z'-]+`,
};
