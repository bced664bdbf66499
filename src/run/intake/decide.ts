import type { ApprovalDecision, TaskAcceptedResponse } from "../../../generated/contract/types.ts";
import { fingerprint } from "../../base/canonical.ts";
import { AppError } from "../../base/error.ts";
import { newId } from "../../base/ids.ts";
import { toMasks } from "../../domain/visibility.ts";
import type { ApprovalRow } from "../../store/people/people.ts";
import type { NewRun } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";
import type { Ui } from "../../ui/ui.ts";
import type { RunCaller } from "./accept.ts";

export interface DecideDeps {
  store: Pick<Store, "runs" | "approvals" | "actions">;
  ui: Pick<Ui, "chooseLocale" | "toDecisionLabel">;
  /** Wakes a worker. */
  ring(kind: "run"): void;
}

/** A decision over REST. Throws APPROVAL_NOT_FOUND, APPROVAL_ALREADY_DECIDED, APPROVAL_EXPIRED. */
export type Decide = (
  caller: RunCaller,
  approvalId: string,
  options: ApprovalDecision & { requestId: string; acceptLanguage: string | null },
) => Promise<TaskAcceptedResponse>;

/** The decision is the run: one statement lets one of all deciders win, and starts the run that carries it out. */
export function makeDecide({ store, ui, ring }: DecideDeps): Decide {
  return async (caller, approvalId, { decision, note, requestId, acceptLanguage }) => {
    const approval = await findApproval(store, caller.userId, approvalId);
    const locale = ui.chooseLocale(caller.locale, acceptLanguage);
    const runId = `resume-${approvalId}`;
    const run: NewRun = {
      ...inherit(approval),
      ownerId: caller.userId,
      runId,
      requestId,
      inputHash: fingerprint({ approvalId }),
      input: {},
      locale,
      clientNow: null,
      message: {
        wireId: newId("msg"),
        content: ui.toDecisionLabel(approval.hints, decision, locale),
        metadata: {},
        visibilityMask: toMasks({ mode: "chat", agentType: approval.agentType }).user,
      },
    };
    const accepted = await store.runs.acceptGranted(run, {
      kind: "approval",
      approvalId,
      isApproved: decision === "approve",
      via: "rest",
      note: note ?? null,
    });
    // Nobody chose the run id, so the same decision again is a second decision.
    if (!accepted?.isNew) throw await toRefusal(store, caller.userId, approvalId);
    ring("run");
    return { taskId: accepted.taskId, threadId: approval.threadId, runId, created: accepted.created };
  };
}

/**
 * What a run that goes on has from the one that asked. Its zone is among it: the call must mean what it meant when it was
 * shown. It is part of the conversation even where the other was not, since a person has spoken.
 */
export function inherit({ threadId, runId, agentType, timezone, timezoneSource, enabledSkills }: ApprovalRow) {
  return { threadId, parentRunId: runId, agentType, mode: "chat", timezone, timezoneSource, enabledSkills } as const;
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

/** Why a decision came too late. */
export async function toRefusal(
  { approvals }: Pick<Store, "approvals">,
  ownerId: string,
  id: string,
): Promise<AppError> {
  const { state, continuationRunId } = await findApproval({ approvals }, ownerId, id);
  if (state === "expired") return new AppError("APPROVAL_EXPIRED");
  return new AppError(
    "APPROVAL_ALREADY_DECIDED",
    {},
    { detail: `It was ${state}; the run ${continuationRunId} carries that out.` },
  );
}
