import { pattern } from "../../base/pattern.ts";
import { months } from "./english-words.ts";

const ones = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const teens = [
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
];
/** Of the days of a month, as patterns. */
export const ordinals = [
  ...ones,
  ...teens,
  "twentieth",
  ...ones.map((one) => `twenty[- ]${one}`),
  "thirtieth",
  "thirty[- ]first",
];
const month = months.join("|");
const clock = String.raw`(?:at|from|@) (?:noon|\d)|\d{1,2}(?::\d\d| ?[ap]m\b| o'?clock\b)|(?:at )?(?:noon|midnight)\b`;
const day = "(?:3[01]|[12]\\d|[1-9])";

/** "On the 17 at 6", "march the 26", "on the twenty-sixth at 10": a day of the month, as the other rules know it. */
const forms: readonly (readonly [RegExp, (all: string, ...found: string[]) => string])[] = [
  [
    pattern("gi")`\b(on the|the) (${ordinals.join("|")})(?=,? (?:${clock})|,? (?:of )?(?:${month})\b)`,
    (_all, lead = "", name = "") => `${lead} ${nth(numberOf(name))}`,
  ],
  [pattern("gi")`\b(${month}) the (${day})(?=,? (?:${clock})|[.?!]*$)`, (_all, name = "", no = "") => `${name} ${no}`],
  [
    pattern("gi")`\b(?:on the|on|(?<=\S )the) (${day})(?=,? (?:${clock})|[.?!]*$)(?!,? (?:${month})\b)`,
    (_all, no = "") => `on the ${nth(Number(no))}`,
  ],
];

export const spellDaysOfMonth = (text: string): string =>
  /\d|noon|midnight/.test(text) ? forms.reduce((said, [form, spell]) => said.replace(form, spell), text) : text;

const numberOf = (name: string): number => ordinals.findIndex((one) => new RegExp(`^${one}$`, "i").test(name)) + 1;

export function nth(no: number): string {
  const tail = no >= 11 && no <= 13 ? undefined : ["st", "nd", "rd"][(no % 10) - 1];
  return `${no}${tail ?? "th"}`;
}
