import type { Temporal } from "temporal-polyfill";
import type { Locale } from "../../base/locale.ts";
import { findTimes, reword } from "../dates/dates.ts";
import { mend } from "../dates/spelling.ts";
import { claimsZh } from "./claims-chinese.ts";
import { claimsEn } from "./claims-english.ts";
import type { Made } from "./made.ts";

/** What a message claims of a day, a time, a length or a number, and whether a call bears it out. */
interface Claim {
  text: string;
  isBorne(made: Made): boolean;
}

/** Reads one kind of claim; the groups of the pattern are given as they stand. */
export interface Form {
  pattern: RegExp;
  read(groups: (string | undefined)[], now: Temporal.ZonedDateTime, text: string): Claim["isBorne"];
}

/**
 * The message read a second time, by rules that know nothing of those that understood it: what the first reading took
 * for something else, or joined wrongly, does not come out the same twice.
 */
export function unborne(message: string, language: Locale, made: Made): string[] {
  return readClaims(message, language, made.now)
    .filter((claim) => !claim.isBorne(made))
    .map(({ text }) => text.trim());
}

const formsOf = (language: Locale) => (language === "en" ? claimsEn : [...claimsZh, ...claimsEn]);

/** What the message says beside its claims. */
export const withoutClaims = (message: string, language: Locale): string =>
  formsOf(language).reduce(
    (rest, { pattern }) => rest.replace(pattern, (text) => " ".repeat(text.length)),
    language === "en" ? mend(message) : message,
  );

function readClaims(message: string, language: Locale, now: Temporal.ZonedDateTime): Claim[] {
  let rest = language === "en" ? mend(message).replace(/[‘’]/g, "'") : message;
  const claims: Claim[] = [];
  for (const { pattern, read } of formsOf(language))
    rest = rest.replace(pattern, (text: string, ...groups: unknown[]) => {
      const given = groups.slice(0, -2).map((group) => (typeof group === "string" ? group : undefined));
      claims.push({ text, isBorne: read(given, now, text) });
      return " ".repeat(text.length);
    });
  return claims;
}

/** The message says on which day, or in how long. */
export const hasDay = (message: string, now: Temporal.ZonedDateTime, language: Locale): boolean =>
  dayWords(message, now, language).length > 0;

export const dayWords = (message: string, now: Temporal.ZonedDateTime, language: Locale): string[] =>
  findTimes(reword(message, now, language), now, language)
    .whens.filter(({ days, at }) => days !== undefined || at !== undefined)
    .map(({ text }) => text.trim());
