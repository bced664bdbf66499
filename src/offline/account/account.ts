import type { Locale } from "../../base/locale.ts";
import { pattern } from "../../base/pattern.ts";
import type { Heard, Intent } from "../intent/intent.ts";
import { isRemark } from "./remarks.ts";
import { changes, plainEn, plainZh, turnsEn, turnsZh, weighty } from "./vocabulary.ts";

/** Where something was used: a character for private use, which no keyboard writes. */
const used = "\uE000";

/**
 * The account of a sentence: every word of it was used by a rule (it is in an entity), is one that carries nothing, or
 * is left over. What is left over is told to the user, and before something is written when it may change what that is.
 */
export function leftOver(
  { text, language }: Heard,
  { entities, said = [], writes }: Pick<Intent, "entities" | "said" | "writes">,
): string[] {
  const words = [...entities.map((entity) => entity.text), ...said].toSorted((a, b) => b.length - a.length);
  const left = contentOf(words.reduce(strike, text), language, writes.length > 0);
  const bound = conditionOf(said.reduce(strike, text));
  return bound === undefined ? left : [...left.filter((one) => !bound.includes(one)), bound];
}

/**
 * Words that change what is meant although they carry nothing elsewhere: a limit, a choice, an order, a number.
 * Where no rule has used them, nothing is written before the user has said yes.
 */
export function unusedTurns(
  { text, language }: Heard,
  { entities, said = [], writes }: Pick<Intent, "entities" | "said" | "writes">,
): string[] {
  const words = [...entities.map((entity) => entity.text), ...said].toSorted((a, b) => b.length - a.length);
  const turn = language === "zh-CN" ? turnsZh : turnsEn;
  return words
    .reduce(strike, text)
    .replace(/几[点号]/g, "  ")
    .split(/[\uE000，,。;；!！?？\n]+/u)
    .filter((run) => turn.test(run) || (writes.length === 0 && changes.test(run)))
    .map((run) => run.trim());
}

/** A condition or an exception is never a part of a name, whatever rule has taken it for one. */
const conditions = pattern("i")`
  (?:除了|除非|如果|要是|假如|万一|不包括|.{1,4}除外|[^，,。;；\uE000]{1,8}的话)[^，,。;；]*|
  \b(?:except|unless|apart from|other than|but|if|in case|both)\b[^,.;]*
`;
const conditionOf = (text: string): string | undefined =>
  conditions.exec(text)?.[0].replaceAll(used, "").trim() || undefined;

/** Not a word is left over, not even a single character. */
export function isAllPlain({ text, language }: Heard, { entities }: Pick<Intent, "entities">): boolean {
  const rest = entities.map((entity) => entity.text).reduce(strike, text);
  const kept = (language === "zh-CN" ? rest.replace(plainZh, " ") : rest).replace(plainEn, " ");
  return !/[\p{L}\p{N}]/u.test(kept);
}

/** Of the words a user called something by, those that its name does not have, and those that turn the meaning. */
export function beyondName(words: string, name: string, language: Locale): string[] {
  const left = strike(words, name);
  const turn = language === "zh-CN" ? turnsZh : turnsEn;
  const turns = left.split(/\uE000+/u).filter((run) => turn.test(run));
  return [...new Set([...contentOf(left, language, true), ...turns.map((run) => run.trim())])];
}

export const isWeighty = (left: readonly string[]): boolean =>
  left.some((words) => weighty.test(words) && !isRemark(words));

/** A clause of its own, which may be passed over and is named: "team dinner thursday 7pm, my treat". */
export const isAside = (words: string, message: string): boolean =>
  message
    .split(/[，,。;；!！?？\n]+|[:：](?!\d)|\.(?=\s|$)/u)
    .some((clause) => clause.trim() === words.replace(/\s*[:：.]$/, ""));

/** Takes the words out of the text: as they stand, or else one by one where a title was tidied up. */
export function strike(text: string, words: string): string {
  if (words.trim() === "") return text;
  const whole = strikeWhole(text, words);
  if (whole !== text) return whole;
  return [...words.matchAll(/\p{Script=Han}|[\p{L}\p{N}'’:@.-]+/gu)].reduce(
    (rest, [word]) => strikeWord(rest, word),
    text,
  );
}

const bare = (word: string): string => word.replace(/[.:]$|['’]s$/, "").toLowerCase();

/** "At" is no part of "create", and 4 none of 7:45. */
function strikeWord(text: string, word: string): string {
  if (!/^(?:[a-z]|\d+$)/i.test(word)) return strikeWhole(text, word);
  const at = [...text.matchAll(/[a-z'’:@.\d-]+/gi)].find(([one]) => bare(one) === bare(word))?.index;
  return at === undefined ? text : text.slice(0, at) + used.repeat(word.length) + text.slice(at + word.length);
}

/** Only as they stand; "it" is no part of "invite". */
export function strikeWhole(text: string, words: string): string {
  const [all, part] = [text.toLowerCase(), words.toLowerCase()];
  let at = all.indexOf(part);
  if (/^[a-z]{1,3}$/.test(part))
    while (at !== -1 && /[a-z]/.test((all[at - 1] ?? "") + (all[at + part.length] ?? "")))
      at = all.indexOf(part, at + 1);
  return at === -1 ? text : text.slice(0, at) + used.repeat(words.length) + text.slice(at + words.length);
}

/**
 * Between two used places stands what was not used. It counts when one word of it carries something, and then it is
 * told with its small words: "and tell Sam" says more than "Sam".
 */
function contentOf(text: string, language: Locale, isStrict = false): string[] {
  return text
    .split(/[，,。;；!！?？\n]+/u)
    .flatMap((clause) => {
      const runs = clause.split(/\uE000+/u).map((run) => run.trim());
      // A clause of which nothing was used says something, however short it is.
      const isWhole = runs.length === 1;
      return runs.map((run) => ({ run, isWhole }));
    })
    .filter(({ run, isWhole }) => {
      if (isRemark(run)) return true;
      const kept = (language === "zh-CN" ? run.replace(plainZh, " ") : run).replace(plainEn, " ");
      // A single character of Chinese is a particle more often than not; of what is written, none is passed over.
      if ((isWhole || isStrict) && /\p{Script=Han}/u.test(kept)) return true;
      return (
        /\p{Script=Han}{2}|[\p{Script=Latin}]{2}|\p{N}|\p{Script=Han}[^\p{L}]*\p{N}/u.test(kept) || hasNumber.test(kept)
      );
    })
    .map(({ run }) => run);
}

const hasNumber = /[一二三四五六七八九十两半]\s*(?:点|个|天|次|周|月|号|分|小时)/;
