import { pattern } from "../../base/pattern.ts";

const month = "january|february|march|april|may|june|july|august|september|october|november|december";
const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

/** Since when it is so: said behind a firm or a position, and no part of it. */
const sinceWhen = pattern("i")`
  ,? (?:(?:as of|since|from|just|back in|earlier)? ?(?:last|this) (?:week|month|year|spring|summer|fall|autumn|winter|
  ${day}|${month})|(?:just |quite |very )?(?:recently|lately)|(?:a (?:while|week|month|year|few \w+|couple(?: of)? \w+)|
  (?:\d+|one|two|three|four|six) \w+) (?:ago|back)|(?:back )?in (?:${month}|20\d\d)|since (?:${month}|${day}|20\d\d)|
  (?:as of|since) (?:today|yesterday|now)|yesterday|just now|these days|already)$
`;

/** Words of the sentence around it: no firm and no position has them, but in capitals. */
const sentence = pattern()`
  (?:^|\s)(?:since|because|as|so|with|to|from|in|on|by|at|for|last|next|this|starting|effective|until|till|who|that|
  which|he|she|they|him|her|his|their|it|is|was|has|update|change|now|recently|ago|again|today|tomorrow|yesterday|but|
  please|team|department|group|instead|when|where|if)(?=\s|$)|[,;:?!]|^the\b
`;

/** What an entry is to say, and the words behind it that say since when; undefined where it is more than a name. */
export function readEntryValue(said: string): { value: string; since: string } | undefined {
  if (/\p{Script=Han}/u.test(said)) return { value: said, since: "" };
  const since = sinceWhen.exec(said)?.[0] ?? "";
  const value = said.slice(0, said.length - since.length).trim();
  return value === "" || sentence.test(value) ? undefined : { value, since };
}

export const withoutSince = (said: string): string => said.replace(sinceWhen, "");
