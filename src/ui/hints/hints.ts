import type { WrittenCardId } from "../../../generated/contract/methods.ts";
import type { HintNote, UiHints } from "../../../generated/contract/types.ts";
import { UiHints as isUiHints } from "../../../generated/contract/validators/schemas.js";
import { methodSpec } from "../../base/method-spec.ts";
import type { CardFacts } from "../../domain/card.ts";
import { quietly, type ReportUiProblem } from "../card/card.ts";
import { toApprovalCard } from "./approval.ts";
import { toCreateCard } from "./calendar-create.ts";
import { toDeleteCard, toRestoreCard } from "./calendar-delete.ts";
import { toFreeCard } from "./calendar-free.ts";
import { toReadCard } from "./calendar-read.ts";
import { toAcceptCard, toRejectCard } from "./calendar-reply.ts";
import { toShareCard, toUninviteCard } from "./calendar-share.ts";
import { toUpdateCard } from "./calendar-update.ts";
import { toContactCreatedCard } from "./contacts-create.ts";
import { toContactsCard } from "./contacts.ts";
import type { Maker } from "./facts.ts";
import { toDecidedCard, toFailureCard } from "./failure.ts";
import { fitHints } from "./fit.ts";
import { toGenericCard } from "./generic.ts";
import { toMemoryReadCard } from "./memory-read.ts";
import { toMemoryCard } from "./memory.ts";
import { given, msg } from "./msg.ts";
import { join, toLabel } from "./values.ts";

export { toReachMsgs, type ReachingCall } from "./reach.ts";

/** Cards that are written: those of the methods whose spec names a kind with `ui`. The others are made (R40). */
const makers: { readonly [Id in WrittenCardId]: Maker<Id> } = {
  "calendar.read": toReadCard,
  "calendar.create": toCreateCard,
  "calendar.update": toUpdateCard,
  "calendar.delete": toDeleteCard,
  "calendar.restore": toRestoreCard,
  "calendar.share": toShareCard,
  "calendar.uninvite": toUninviteCard,
  "calendar.accept_invite": toAcceptCard,
  "calendar.reject_invite": toRejectCard,
  "calendar.find_free": toFreeCard,
  "contacts.create": toContactCreatedCard,
  "contacts.read": toContactsCard,
  "memory.read": toMemoryReadCard,
  "memory.update": toMemoryCard,
};

/** What the card of a call shall say; null for a method that there is not. */
export function toUiHints(facts: CardFacts): UiHints | null {
  const hints = toHints(facts);
  return hints === null ? null : fitHints({ ...withEdits(hints, facts), ...given("locale", facts.locale) });
}

/** A card of a call that the user has changed while approving it says what they have changed. */
function withEdits(hints: UiHints, { method, editedFields = [] }: CardFacts): UiHints {
  const fields = join(
    "list.pair",
    editedFields.map((path) => toLabel(path.slice(path.lastIndexOf(".") + 1), method)),
  );
  if (fields === undefined) return hints;
  const note: HintNote = { level: "info", msg: msg("note.edited", { fields }) };
  return { ...hints, notes: [note, ...(hints.notes ?? [])].slice(0, 10) };
}

/** The same, and null with a report where hints cannot be made or would not fit their schema. Never throws. */
export function toUiHintsSafely(facts: CardFacts, report: ReportUiProblem): UiHints | null {
  const say = quietly(report);
  try {
    const hints = toUiHints(facts);
    if (hints === null || isUiHints(hints)) return hints;
    say({ code: "ui_hints_invalid", tool: facts.method, cause: isUiHints.errors });
  } catch (cause) {
    say({ code: "ui_hints_failed", tool: facts.method, cause });
  }
  return null;
}

function toHints(facts: CardFacts): UiHints | null {
  const { method, approval } = facts;
  if (approval !== undefined && facts.status === "partial") return toApprovalCard({ ...facts, approval });
  const decided = toDecidedCard(facts);
  if (decided !== undefined) return decided;
  // Not a method: a model made it up, and there is nothing to show.
  const spec = methodSpec(method);
  if (spec === undefined) return null;
  if (facts.status === "failure") return toFailureCard(spec.id, facts);
  if (!isWritten(method)) return toGenericCard(facts);
  // The data passed the output schema of this very method before it came here.
  return (makers[method] as (facts: CardFacts) => UiHints)(facts);
}

function isWritten(method: string): method is WrittenCardId {
  return Object.hasOwn(makers, method);
}
