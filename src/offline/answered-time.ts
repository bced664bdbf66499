import { pattern } from "../base/pattern.ts";
import { dayNames, hours } from "./dates/english-words.ts";

const asksHour = /^(?:When|At what time|What time)\b/;
const offered = String.raw`(?:(?:ok|okay|well|um|hmm+|about|around|at|say|let's say|let's do|how about|what about|
  make it|i think)[,.]? )*`.replace(/\n */g, "");
const hour = String.raw`(?:1[0-2]|[1-9])(?::[0-5]\d)?|${hours.join("|")}`;
const fine =
  "(?:works|will do|is (?:fine|good|ok|okay|great|best)|please|sharp|then|should (?:do|work)|i think|i guess)";

/** "3", "how about three?", "3 works", "3 for an hour", "3-4": the answer to "At what time?", as a time is said. */
const forms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${offered}(${hour})(?: o'?clock)?(?:[ ,]+${fine})*[.!?]*$`, "i"), "at $1"],
  [
    new RegExp(
      `^((?:on |this |next )?(?:${dayNames}|today|tomorrow|tonight)),? (${hour})(?: o'?clock)?(?:[ ,]+${fine})*[.!?]*$`,
      "i",
    ),
    "$1 at $2",
  ],
  [new RegExp(`^${offered}(${hour}) ?[-–] ?(${hour})[.!?]*$`, "i"), "from $1 to $2"],
  [
    pattern("i")`
      ^${offered}(${hour})(?=,? for (?:an?|half|one|two|three|\d+)[ -](?:an? )?(?:hours?|hrs?|minutes?|mins?)\b)
    `,
    "at $1",
  ],
];

/** What was answered to a question for an hour, so that a number alone is one. */
export function asHour(text: string, question: string): string {
  if (!asksHour.test(question)) return text;
  const [form, said] = forms.find(([one]) => one.test(text)) ?? [];
  return form === undefined || said === undefined ? text : text.replace(form, said);
}
