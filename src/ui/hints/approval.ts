import type { MethodId, MethodIo } from "../../../generated/contract/methods.ts";
import type { HintAction, UiHints } from "../../../generated/contract/types.ts";
import type { ApprovalFacts, CardFacts } from "../../domain/card.ts";
import { isMessageKey } from "../card/card.ts";
import { toDecisions } from "./actions.ts";
import {
  contactPart,
  createPart,
  deletePart,
  replyPart,
  restorePart,
  updatePart,
  type ApprovalPart,
} from "./approval-parts.ts";
import { memoryPart } from "./memory-approval.ts";
import { msg } from "./msg.ts";
import { sharePart } from "./share-approval.ts";

export type WaitingFacts<Id extends MethodId> = CardFacts<MethodIo[Id]["input"]> & { approval: ApprovalFacts };

const parts: { readonly [Id in MethodId]?: (facts: WaitingFacts<Id>) => ApprovalPart } = {
  "calendar.create": createPart,
  "calendar.update": updatePart,
  "calendar.delete": deletePart,
  "calendar.restore": restorePart,
  "calendar.share": sharePart,
  "calendar.accept_invite": replyPart,
  "calendar.reject_invite": replyPart,
  "contacts.create": contactPart,
  "memory.update": memoryPart,
};

/** The question a person answers: what would happen, to what and to whom, as it stands now. */
export function toApprovalCard(facts: CardFacts & { approval: ApprovalFacts }): UiHints {
  const describe = parts[facts.method as MethodId] as ((facts: CardFacts) => ApprovalPart) | undefined;
  return {
    v: 1,
    kind: "approval.request",
    tool: facts.method,
    status: "pending",
    ...toQuestion(facts),
    ...describe?.(facts),
    actions: toAnswers(facts),
  };
}

function toQuestion({ method }: CardFacts): Pick<UiHints, "title" | "body"> {
  if (method === "calendar.delete" || method === "calendar.share")
    return { title: msg(`approval.${method}.title`), body: msg(`approval.${method}.body`) };
  const name = `tool.${method}`;
  return {
    title: msg("approval.generic.title"),
    body: msg("approval.generic.body", { tool: isMessageKey(name) ? msg(name) : method }),
  };
}

function toAnswers({ method, approval: { id, reasons } }: { method: string; approval: ApprovalFacts }): HintAction[] {
  if (method === "calendar.delete") return toDecisions(id, "approve_delete", "danger");
  if (method === "calendar.share") return toDecisions(id, "approve_share", "primary");
  return toDecisions(id, "approve", reasons.includes("destructive") ? "danger" : "primary");
}
