import { pattern } from "../base/pattern.ts";
import type { Turn } from "./conversation.ts";

const lead = "(?:(?:and|ok(?:ay)?|great|so|also|cool|thanks|sorry)[,.!]* )*";
const tail = "(?: is (?:it|that)| does (?:it|that) (?:start|begin|last|take|end|run|go on)| for)?";

/** A question of its first words alone: what it is about was just spoken of. */
const bare: readonly (readonly [RegExp, string])[] = [
  [
    pattern("i")`^${lead}(?:where(?:abouts)?|(?:in |at )?(?:which|what) (?:room|place|building))${tail}$`,
    "where is it",
  ],
  [pattern("i")`^${lead}(?:(?:at )?what time|when|(?:on )?(?:which|what) day|(?:un)?till? when)${tail}$`, "when is it"],
  [pattern("i")`^${lead}(?:for )?how long${tail}$`, "how long is it"],
];

/** "Where is the review?" – "and what time?": of the event that was just looked at or written. */
export function askedOfIt(turns: readonly Turn[], at: number): string | undefined {
  const said = turns[at]?.text.trim().replace(/[?!.]+$/, "") ?? "";
  const isOfCalendar = turns[at - 1]?.steps.some(
    ({ method, outcome }) => /^calendar\.(?!find_free)/.test(method) && outcome.kind === "done",
  );
  return isOfCalendar === true ? bare.find(([form]) => form.test(said))?.[1] : undefined;
}

const question = pattern("i")`
  ^(?:(?:hey|hi|so|ok|sorry)[, ]+)*(?<front>(?:when|where|how long|what time|(?:what|which) day)(?:'s| is| are))
  [ ](?:the |my |our )?\S.*$
`;
const another = pattern("iu")`
  ^(?:ok(?:ay)?,? )?(?:and|what about|how about|and what about) (?<event>(?:the |my |our )?(?!(?:that|this|it|one|
  ones|you|me|us|her|him|them|then|now)\b)\p{L}[\p{L}' ]{2,40})$
`;

/** "When is the dentist?" – "and the review?": the same of another event. */
export function sameOfAnother(turns: readonly Pick<Turn, "text">[], at: number): string | undefined {
  const front = question.exec(turns[at - 1]?.text.trim() ?? "")?.groups?.["front"];
  const event = another.exec(turns[at]?.text.trim().replace(/[?!.]+$/, "") ?? "")?.groups?.["event"];
  return front === undefined || event === undefined ? undefined : `${front} ${event}`;
}
