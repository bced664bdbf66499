import { AppError } from "../../base/error.ts";
import type { RunName } from "../../domain/run.ts";
import type { ApprovalRow } from "../../store/people/people.ts";
import type { Store } from "../../store/store.ts";
import type { ClientCause } from "./cause.ts";
import type { RunRequest } from "./keep.ts";

/** What a person can take up, once and in time: a call that waits, or a button. */
export type OfferReads = Pick<Store, "approvals" | "actions">;

type Taking = Pick<RunName, "ownerId" | "threadId"> & { cause: ClientCause };

/**
 * What the cause takes up must be there before a thread is touched; whether it is still to be had, the write alone
 * decides. The answer is what the new run inherits from it. Throws APPROVAL_NOT_FOUND, ACTION_NOT_FOUND.
 */
export async function findOffer(
  store: OfferReads,
  { ownerId, threadId, cause }: Taking,
): Promise<Partial<ReturnType<typeof inherit>>> {
  if (cause.kind === "decision") {
    const approval = await findApproval(store, ownerId, cause.approvalId);
    if (approval.threadId !== threadId) throw new AppError("APPROVAL_NOT_FOUND");
    return inherit(approval);
  }
  if (cause.kind === "button") {
    const action = await store.actions.find({ ownerId, threadId, actionId: cause.actionId });
    if (action === undefined) throw new AppError("ACTION_NOT_FOUND");
  }
  return {};
}

/** Why the write did not get it. */
export async function toRefusal(store: OfferReads, { ownerId, threadId, cause }: Taking): Promise<Error> {
  if (cause.kind === "decision") return toLate(await findApproval(store, ownerId, cause.approvalId));
  if (cause.kind === "message") return new Error("a run was neither found nor made");
  const action = await store.actions.find({ ownerId, threadId, actionId: cause.actionId });
  return new AppError(action?.isUsed ? "ACTION_ALREADY_USED" : "ACTION_EXPIRED");
}

export async function findApproval(
  { approvals }: Pick<Store, "approvals">,
  ownerId: string,
  id: string,
): Promise<ApprovalRow> {
  const approval = await approvals.find(ownerId, id);
  if (approval === undefined) throw new AppError("APPROVAL_NOT_FOUND");
  return approval;
}

/**
 * What a run that goes on has from the one that asked. Its zone is among it: the call must mean what it meant when it
 * was shown. Its mode is not: a person has spoken, so it is part of the conversation even where the other was not.
 */
export function inherit({ threadId, runId, agentType, timezone, timezoneSource, enabledSkills }: ApprovalRow) {
  return {
    threadId,
    parentRunId: runId,
    agentType,
    timezone,
    timezoneSource,
    enabledSkills,
  } satisfies Partial<RunRequest>;
}

function toLate({ state, continuationRunId }: ApprovalRow): AppError {
  if (state === "expired") return new AppError("APPROVAL_EXPIRED");
  return new AppError(
    "APPROVAL_ALREADY_DECIDED",
    {},
    { detail: `It was ${state}; the run ${continuationRunId} carries that out.` },
  );
}
