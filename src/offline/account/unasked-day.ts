import type { Conversation } from "../conversation.ts";
import { toRfc3339 } from "../dates/when.ts";
import type { Intent } from "../intent/intent.ts";
import { hasDay } from "./claims.ts";

/**
 * A look that is no answer, because of the words that are left over: they name a day that was not looked at, or tell
 * which one of several.
 */
export function isOfAnotherDay(words: readonly string[], intent: Intent, talk: Conversation): boolean {
  if (isOfTodayUnasked(intent, talk)) return true;
  const hasLooked = talk.turns.at(-1)?.steps.some(({ method }) => /^calendar\.(?:read|find_free)$/.test(method));
  const own = words.filter((word) => intent.messages?.some((message) => message.includes(word)));
  return hasLooked === true && own.some((word) => turned.test(word) || hasDay(word, talk.now, talk.language));
}

/** 周五前 is not Friday, and 去年三月 not this one. */
const turned =
  /^(?:before|after)\b|\b(?:before|after)$|^[之以]?[前后]|[去明前后上]年|\b(?:last|next|this) (?:year|quarter)\b|^quarter$/i;

/**
 * Today was looked at because no day was understood: "am I free sat", 中秋节那天有安排吗. With words left over, one of them
 * may have been the day, and what is on today is no answer then.
 */
function isOfTodayUnasked({ messages = [] }: Intent, { turns, now, language }: Conversation): boolean {
  const looked = turns.at(-1)?.steps.findLast(({ method }) => /^calendar\.(?:read|find_free)$/.test(method));
  const { date, start_at: start, end_at: end } = looked?.input ?? {};
  const today = now.toPlainDate().toString();
  const isWithin =
    typeof start === "string" &&
    typeof end === "string" &&
    start.startsWith(today) &&
    end <= toRfc3339(now.add({ days: 1 }));
  return (date === today || isWithin) && !messages.some((message) => hasDay(message, now, language));
}
