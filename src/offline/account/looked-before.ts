import { pattern } from "../../base/pattern.ts";
import type { Conversation } from "../conversation.ts";
import { findTimes, reword } from "../dates/dates.ts";
import { fields } from "../protocol.ts";
import type { Call } from "../script.ts";
import { hasDay } from "./claims.ts";

/** What a change of mind is said with, and nothing of what is to be moved. */
const regrets = pattern("gi")`
  \b(?:no|nope|sorry|wait|oops|oh|hmm+|actually|i mean|i meant|rather|instead|on|the|it's|my mistake|my bad)\b|
  不对?|不是|错了|说错了|应该|还是|其实|我是?说|抱歉|不好意思|等等|算了|那|就|是|在|啊|哦|吧|的
`;

/** "What's on Saturday?" – "No, Sunday": another day to look at, and nothing to be moved there. */
export function lookedBefore({ method, input }: Call, { turns, now, language }: Conversation): string[] {
  const patch = fields(fields(input)?.["patch"]) ?? {};
  const [before, typed] = [turns.at(-2), turns.at(-1)];
  if (method !== "calendar.update" || before === undefined || typed === undefined) return [];
  if (patch["start_at"] === undefined && patch["start_date"] === undefined) return [];
  const isLook = before.steps.length > 0 && before.steps.every((step) => /\.(?:read|find_free)$/.test(step.method));
  if (!isLook || !hasDay(before.text, now, language) || /[?？]\s*$/.test(before.answer ?? "")) return [];
  const { when, rest } = findTimes(reword(typed.text, now, language), now, language);
  return when?.days !== undefined && !/[\p{L}\p{N}]/u.test(rest.replace(regrets, "")) ? [typed.text] : [];
}
