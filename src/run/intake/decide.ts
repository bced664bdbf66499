import type { ApprovalDecision, TaskAcceptedResponse } from "../../../generated/contract/types.ts";
import type { Decision } from "../../domain/cause.ts";
import type { Ui } from "../../ui/ui.ts";
import type { RunCaller } from "./accept.ts";
import { toAccepted } from "./accepted.ts";
import { placeBehind, type BranchDeps } from "./branch.ts";
import { withEdits, type Edit } from "./edits.ts";
import { inherit } from "./inherit.ts";
import type { Keep } from "./keep.ts";
import { findApproval, toRefusal, type OfferReads } from "./offer.ts";

export interface DecideDeps {
  store: OfferReads & BranchDeps;
  ui: Pick<Ui, "chooseLocale" | "toDecisionLabel">;
  keep: Keep;
  edit: Edit;
}

/** Over REST. Throws APPROVAL_NOT_FOUND, APPROVAL_ALREADY_DECIDED, APPROVAL_EXPIRED, and what `edit` throws. */
export type Decide = (
  caller: RunCaller,
  approvalId: string,
  options: ApprovalDecision & { requestId: string; acceptLanguage: string | null },
) => Promise<TaskAcceptedResponse>;

/** The decision is the run: one statement lets one of all deciders win, and starts the run that carries it out. */
export function makeDecide({ store, ui, keep, edit }: DecideDeps): Decide {
  return async ({ userId: ownerId, ...caller }, approvalId, { requestId, acceptLanguage, ...said }) => {
    const { decision, note = null, editedArgs } = said;
    const approval = await findApproval(store, ownerId, approvalId);
    const { threadId } = approval;
    const given: Decision = {
      kind: "decision",
      approvalId,
      isApproved: decision === "approve",
      via: "rest",
      note,
      ...(editedArgs === undefined ? {} : { editedArgs: { ...editedArgs } }),
    };
    const cause = await withEdits(edit, approval, given);
    const runId = `resume-${approvalId}`;
    const locale = ui.chooseLocale(caller.locale, acceptLanguage);
    const { branch } = await placeBehind(store, { ownerId, threadId, runId: approval.runId });
    const accepted = await keep({
      ...inherit(approval),
      ...(branch === undefined ? {} : { branch }),
      ownerId,
      runId,
      cause,
      requestId,
      meaning: { approvalId },
      locale,
      message: { content: ui.toDecisionLabel(approval.hints, decision, locale) },
    });
    // The client did not choose the run id, so the same decision again is a second decision.
    if (!accepted?.isNew) throw await toRefusal(store, { ownerId, threadId, cause });
    return toAccepted({ threadId, runId }, accepted);
  };
}
