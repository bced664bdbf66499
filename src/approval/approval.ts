import type { ApprovalQueue, Review, ReviewResolution } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { CheckedCall, GateVerdict } from "../domain/tool-call.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../ui/ui.ts";
import { makeEdit, type Edit, type EditDeps } from "./edit.ts";
import { makeGate, type GateDeps } from "./gate.ts";
import { readInbox, toReview, type InboxRequest } from "./inbox.ts";
import { makeSubjects } from "./subjects.ts";

export interface ApprovalDeps extends Omit<GateDeps, "toToolName" | "toReachWords" | "store"> {
  store: GateDeps["store"] & Pick<Store, "inbox" | "reviews">;
  ui: Pick<Ui, "toToolName" | "toReachWords" | "compile" | "toEditable" | "toQuestionCard">;
  tables: EditDeps["tables"];
  findDraftProblem: EditDeps["findDraftProblem"];
}

/**
 * Human in the loop: when a person is asked, what waits for one, and what one should look at.
 *
 * The life of an approval, most of which lies in other rooms since every step is part of a run:
 *
 * - Asked. Before the tool makes a call it asks the gate (gate.ts, its rules in reasons.ts). "Ask" is a verdict and no
 *   row yet. The worker stops there (run/attempt/calls.ts), and run/attempt/interrupt.ts ends the run as `interrupted`.
 *   The approval, its card and that end are one transaction (store/runs/batch-people.ts), so a run that is cancelled or
 *   lost before has asked nothing.
 * - `pending`. It is in the inbox (inbox.ts) and in the interrupt that the client was sent. Nothing waits in memory.
 * - `pending` -> `approved` or `denied`. The owner decides: over REST (run/intake/decide.ts), or with a run of its own
 *   that has `resume` or a `ui_action` (run/intake/accept.ts, parsed in cause.ts there). All three give the new run the
 *   decision as its cause; the statement that keeps this run moves the state (store/runs/cause.ts). So a decision and
 *   its continuation are one write, and of many deciders one wins. The others hear why (run/intake/offer.ts).
 *   A yes may come with changes of the fields that the contract names (edit.ts): they are judged before, and the same
 *   statement puts the changed call in the place of the one that was shown, which is kept beside it.
 * - `pending` -> `expired`. From `expires_at` on, every read says so and no decision is taken, whether or not the row
 *   says it too (store/people/approvals.ts). A worker process writes row and card later, without a run
 *   (run/lease/expire.ts).
 * - Continuation. The run that the decision started carries it out (run/attempt/carry-out.ts). `approved` makes the
 *   call exactly as it was shown, or as the user has changed it, past the gate by `released`; the gate still refuses it
 *   if what it is about has changed. `denied` records that it was not made. Either result takes the place of the
 *   waiting card, and the worker goes on with the brief of the run that asked. A continuation that fails or is
 *   cancelled before that closes the card as cancelled (run/attempt/ending.ts); the decision stays what it was.
 *
 * `approved`, `denied` and `expired` are ends: no later write changes the state.
 */
export interface Approval {
  /** What the tool room asks before it makes a call. */
  gate(call: CheckedCall): Promise<GateVerdict>;
  /** Throws APPROVAL_EDIT_NOT_ALLOWED, APPROVAL_EDIT_INVALID, APPROVAL_EDIT_WIDENS. */
  edit: Edit;
  /** Throws INVALID_REQUEST for a cursor that did not come from here. */
  inbox(request: InboxRequest): Promise<ApprovalQueue>;
  /** Throws REVIEW_NOT_FOUND, REVIEW_ALREADY_RESOLVED. */
  resolve(owner: { ownerId: string; timezone: string }, id: string, resolution: ReviewResolution): Promise<Review>;
}

export function makeApproval(deps: ApprovalDeps): Approval {
  const { store, ui } = deps;
  return {
    gate: makeGate({ ...deps, toToolName: ui.toToolName, toReachWords: ui.toReachWords }),
    edit: makeEdit({ ...deps, subjects: makeSubjects(deps), thresholdLow: deps.rules.thresholdLow }),
    inbox: (request) => readInbox({ store, ui }, request),
    async resolve({ ownerId, timezone }, id, resolution) {
      const isFirst = await store.reviews.resolve(ownerId, id, resolution);
      const review = await store.reviews.find(ownerId, id);
      if (review === undefined) throw new AppError("REVIEW_NOT_FOUND");
      if (!isFirst) throw new AppError("REVIEW_ALREADY_RESOLVED");
      return toReview(review, timezone);
    },
  };
}
