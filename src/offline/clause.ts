import { pattern } from "../base/pattern.ts";
import { changes } from "./account/vocabulary.ts";
import { hearChat } from "./intent/chat.ts";
import { hear, type Heard, type Intent } from "./intent/intent.ts";

/** Said of oneself in front of a question, or of the question behind it: it adds nothing to it. */
const aside = pattern("i")`
    ^(?:我?(?:都|有点|真|完全)?(?:忘了|忘记了?|不记得了?|记不清了?|想不起来了?|不确定)|(?:帮我|你)?(?:看|查)(?:看|查|一?下)?|i forgot|(?:i )?(?:can't|
    cannot|don't) remember|not sure|(?:can|could) you (?:check|look|see)(?: for me)?|just (?:checking|wondering|
    curious)|quick question|remind me)$
  `;

/** "I forgot what …", 我忘了…: asks, although it is said as a statement. */
const front = pattern("i")`
    ^\s*(?:我(?:都|有点)?(?:忘了|忘记了?|不记得|记不清|想不起来)|i (?:forgot|forget|can't remember|don't remember|wonder|want to know|
    need to know)(?= (?:what|when|where|who|how)\b))\s?
  `;

/**
 * "Just woke up, what's today like?": why something is asked stands in a clause of its own. What the one clause asks is
 * answered as long as it only looks, and the others are named with the answer.
 */
export function askedIn(
  { said, now, language }: Heard,
  recognise: (heard: Heard) => Intent | undefined,
): Intent | undefined {
  const clauses = said
    .replace(front, "")
    .split(/[，,。;；!！\n]+|[?？.]+(?=\s)| [-–—] /u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  const isBare = clauses.length < 2 && !front.test(said);
  if (isBare || clauses.length > 4) return undefined;
  for (const clause of clauses.toReversed()) {
    const heard = hear(clause, now, language);
    const intent = recognise(heard);
    const isLook = intent?.writes.length === 0 && /^(?:calendar|contacts|memory)$/.test(intent.task);
    if (intent === undefined || !isLook || (intent.task !== "calendar" && !heard.isQuestion)) continue;
    const others = clauses.filter((one) => one !== clause);
    // What is to be changed as well is no reason for asking.
    if (others.some((one) => changes.test(one))) return undefined;
    const left = others.filter((one) => !aside.test(one) && hearChat(hear(one, now, language)) === undefined);
    return { ...intent, messages: [clause], left: [...(intent.left ?? []), ...left] };
  }
  return undefined;
}
