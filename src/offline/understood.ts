import type { Conversation } from "./conversation.ts";
import type { Intent } from "./intent/intent.ts";
import { understand } from "./understand.ts";

/** Messages that are being answered at the same time. */
const most = 64;
const known = new Map<string, Intent>();

/** The rounds of a run ask about the same message, and differ in what was done since: it is understood once. */
export function understood(conversation: Conversation): Intent {
  const { turns, now, language, isMemoryKeeper } = conversation;
  const [last, ...before] = turns.toReversed();
  const key = JSON.stringify([{ ...last, steps: [] }, before, now, language, isMemoryKeeper]);
  const intent = known.get(key) ?? understand(conversation);
  // The newest stands last, the oldest goes.
  known.delete(key);
  known.set(key, intent);
  const [oldest = ""] = known.keys();
  if (known.size > most) known.delete(oldest);
  return intent;
}
