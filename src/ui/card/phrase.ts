import type { HintFactValue, HintMsg, HintParam, HintPerson } from "../../../generated/contract/types.ts";
import type { Locale } from "../../base/locale.ts";
import { formatDate, formatWhen } from "./dates.ts";
import { fill, lookUp } from "./messages.ts";

/** Finished text, and whether any part of it was written by someone else. */
export interface Phrase {
  text: string;
  tainted: boolean;
}

export function toPhrase(msg: HintMsg, locale: Locale): Phrase {
  if ("text" in msg) return { text: msg.text, tainted: msg.tainted === true };
  const params = msg.params ?? {};
  let tainted = false;
  const text = fill(lookUp(msg.key, locale), (name) => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined) return undefined;
    const phrase = toParam(param, locale);
    tainted ||= phrase.tainted;
    return phrase.text;
  });
  return { text, tainted };
}

export function toValue(value: HintFactValue, locale: Locale): Phrase {
  if ("msg" in value) return toPhrase(value.msg, locale);
  if ("text" in value) return own(value.text);
  if ("when" in value) return own(formatWhen(value.when, locale, "full"));
  const parts =
    "people" in value
      ? value.people.map((person) => nameOf(person, locale))
      : value.minutes.map((n) => toReminder(n, locale));
  return own(parts.reduce((a, b) => fill(lookUp("list.pair", locale), (name) => ({ a, b })[name])));
}

function toParam(param: HintParam, locale: Locale): Phrase {
  if (typeof param === "string") return own(param);
  if (typeof param === "number") return own(String(param));
  if ("date" in param) return own(formatDate(param.date, locale));
  if ("when" in param) return own(formatWhen(param.when, locale, "full"));
  return toPhrase(param, locale);
}

function nameOf({ name, participation }: HintPerson, locale: Locale): string {
  return participation === undefined ? name : `${name} (${lookUp(`participation.${participation}`, locale)})`;
}

function toReminder(minutes: number, locale: Locale): string {
  return minutes === 0
    ? lookUp("reminder.at_start", locale)
    : fill(lookUp("reminder.before", locale), () => String(minutes));
}

const own = (text: string): Phrase => ({ text, tainted: false });
