import type { Conversation, Turn } from "./conversation.ts";
import { hearAddContact } from "./intent/add-contact.ts";
import { hearChat, hearUnsupported, notUnderstood, nothingNew } from "./intent/chat.ts";
import { hearCreate } from "./intent/create.ts";
import { hearDelete } from "./intent/delete.ts";
import { hearEdit } from "./intent/edit.ts";
import { hearForget } from "./intent/forget.ts";
import { hearFree } from "./intent/free.ts";
import { hear, type Hear, type Heard, type Intent } from "./intent/intent.ts";
import { hearInvite } from "./intent/invite.ts";
import { hearList } from "./intent/list.ts";
import { hearLookup } from "./intent/lookup.ts";
import { hearMove } from "./intent/move.ts";
import { hearRecall } from "./intent/recall.ts";
import { hearRemember } from "./intent/remember.ts";
import { hearRespond } from "./intent/respond.ts";

/** Asked in this order: what has clear words of its own first, what is guessed from a time alone last. */
const kinds: readonly Hear[] = [
  hearChat,
  hearRecall,
  hearUnsupported,
  hearAddContact,
  hearForget,
  hearRemember,
  hearRespond,
  hearInvite,
  hearEdit,
  hearMove,
  hearDelete,
  hearFree,
  hearLookup,
  hearList,
  hearCreate,
];

/** A question is followed up this many messages back. */
const patience = 4;

export function understand(conversation: Conversation): Intent {
  return conversation.isMemoryKeeper
    ? nothingNew
    : understandTurn(conversation, conversation.turns.length - 1, patience);
}

/**
 * Nothing is remembered between requests, so an answer to a question of ours is understood by understanding the message
 * before it again, which misses the same fact again, and adding this one.
 */
function understandTurn(talk: Pick<Conversation, "turns" | "now" | "language">, at: number, left: number): Intent {
  const { turns, now, language } = talk;
  const heard = hear(turns[at]?.text ?? "", now, language);
  const intent = recognise(heard);
  const before = turns[at - 1];
  if (intent?.isFirm === true || left === 0 || before === undefined || !hasAsked(before))
    return intent ?? notUnderstood;
  const open = understandTurn(talk, at - 1, left - 1);
  return open.fill?.(heard) ?? intent ?? notUnderstood;
}

function recognise(heard: Heard): Intent | undefined {
  for (const kind of kinds) {
    const intent = kind(heard);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

const hasAsked = ({ answer = "" }: Turn) => /[?？]/.test(answer);
