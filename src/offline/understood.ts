import type { Conversation } from "./conversation.ts";
import type { Intent } from "./intent/intent.ts";
import { makeRecent } from "./recent.ts";
import { understand } from "./understand.ts";

/** Of messages that are being answered at the same time. */
const recent = makeRecent<Intent>(64);

/** The rounds of a run ask about the same message, and differ in what was done since: it is understood once. */
export function understood(conversation: Conversation): Intent {
  const { turns, now, language, isMemoryKeeper } = conversation;
  const [last, ...before] = turns.toReversed();
  const key = JSON.stringify([{ ...last, steps: [] }, before, now, language, isMemoryKeeper]);
  return recent(key, () => understand(conversation));
}
