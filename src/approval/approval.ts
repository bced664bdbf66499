import type { ApprovalQueue, Review, ReviewResolution } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { CheckedCall, GateVerdict } from "../domain/tool-call.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../ui/ui.ts";
import { makeGate, type GateDeps } from "./gate.ts";
import { readInbox, toReview, type InboxRequest } from "./inbox.ts";

export type { InboxRequest } from "./inbox.ts";

export interface ApprovalDeps extends Omit<GateDeps, "toToolName" | "store"> {
  store: GateDeps["store"] & Pick<Store, "inbox" | "reviews">;
  ui: Pick<Ui, "toToolName" | "compile">;
}

/** Human in the loop: when a person is asked, what waits for one, and what one should look at. */
export interface Approval {
  /** What the tool room asks before it makes a call. */
  gate(call: CheckedCall): Promise<GateVerdict>;
  /** Throws INVALID_REQUEST for a cursor that did not come from here. */
  inbox(request: InboxRequest): Promise<ApprovalQueue>;
  /** Throws REVIEW_NOT_FOUND, REVIEW_ALREADY_RESOLVED. */
  resolve(owner: { ownerId: string; timezone: string }, id: string, resolution: ReviewResolution): Promise<Review>;
}

export function makeApproval(deps: ApprovalDeps): Approval {
  const { store, ui } = deps;
  return {
    gate: makeGate({ ...deps, toToolName: ui.toToolName }),
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
