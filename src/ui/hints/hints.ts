import type { UiHints } from "../../../generated/contract/types.ts";
import { UiHints as isUiHints } from "../../../generated/contract/validators/schemas.js";
import type { CardFacts } from "../../domain/card.ts";
import { quietly, type ReportUiProblem } from "../card/card.ts";
import { toApprovalCard } from "./approval.ts";
import { toCreateCard } from "./calendar-create.ts";
import { toDeleteCard, toRestoreCard } from "./calendar-delete.ts";
import { toReadCard } from "./calendar-read.ts";
import { toAcceptCard, toRejectCard } from "./calendar-reply.ts";
import { toShareCard } from "./calendar-share.ts";
import { toUpdateCard } from "./calendar-update.ts";
import { toContactsCard } from "./contacts.ts";
import type { Maker } from "./facts.ts";
import { toDecidedCard, toFailureCard } from "./failure.ts";
import { fitHints } from "./fit.ts";
import { toMemoryCard } from "./memory.ts";

/** The methods with a card; restore has one because it stands behind a button (R22). */
export type CardMethod =
  | "calendar.read"
  | "calendar.create"
  | "calendar.update"
  | "calendar.delete"
  | "calendar.restore"
  | "calendar.share"
  | "calendar.accept_invite"
  | "calendar.reject_invite"
  | "contacts.read"
  | "memory.update";

const makers: { readonly [Id in CardMethod]: Maker<Id> } = {
  "calendar.read": toReadCard,
  "calendar.create": toCreateCard,
  "calendar.update": toUpdateCard,
  "calendar.delete": toDeleteCard,
  "calendar.restore": toRestoreCard,
  "calendar.share": toShareCard,
  "calendar.accept_invite": toAcceptCard,
  "calendar.reject_invite": toRejectCard,
  "contacts.read": toContactsCard,
  "memory.update": toMemoryCard,
};

/** What the card of a call shall say, or null when it has none. Approvals have one whatever the method. */
export function toUiHints(facts: CardFacts): UiHints | null {
  const hints = toHints(facts);
  return hints === null ? null : fitHints(hints);
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
  if (!isCardMethod(method)) return null;
  if (facts.status === "failure") return toFailureCard(method, facts);
  // The data passed the output schema of this very method before it came here.
  return (makers[method] as (facts: CardFacts) => UiHints)(facts);
}

function isCardMethod(method: string): method is CardMethod {
  return Object.hasOwn(makers, method);
}
