import { pattern } from "../base/pattern.ts";
import type { Turn } from "./conversation.ts";

const lead = "(?:(?:and|but|ok(?:ay)?|only|just|hm+|actually|ideally|preferably)[, ]+)*";
const hour = String.raw`(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|midday)`;

/** "Not before 11", "only in the afternoon", "by 4": where in the day the gap should be. */
const bounds: readonly (readonly [RegExp, string])[] = [
  [pattern("i")`^${lead}(?:not (?:before|earlier than|until)|after|from|past|later than) (${hour})(?: on)?$`, "after"],
  [pattern("i")`^${lead}(?:not (?:after|later than)|before|until|till|by|earlier than) (${hour})$`, "before"],
];
const part = pattern("i")`^${lead}(?:in the|during the) (morning|afternoon|evening)s?(?: (?:only|please|ideally))*$`;

/** Behind a search for a gap of a day, the same search of a part of that day. */
export function narrowed(turns: readonly Pick<Turn, "text" | "steps">[], at: number): string | undefined {
  const before = turns[at - 1];
  const said = turns[at]?.text.trim().replace(/[?!.]+$/, "") ?? "";
  if (before?.steps.some(({ method }) => method === "calendar.find_free") !== true) return undefined;
  const asked = before.text.trim().replace(/[?!.]+$/, "");
  // An hour or a part of the day of its own would be a second one.
  if (/\b(?:at|before|after|from|until|till|by|between) \d|\b(?:morning|afternoon|evening)\b/i.test(asked))
    return undefined;
  for (const [form, side] of bounds) {
    const time = form.exec(said)?.[1];
    if (time !== undefined) return `${asked} ${side} ${/^\d{1,2}$/.test(time) ? `${time}:00` : time}`;
  }
  const name = part.exec(said)?.[1];
  return name === undefined ? undefined : `${asked} ${name}`;
}
