import type { Released } from "../../domain/cause.ts";
import type { ActionRow, ApprovalRow } from "../../store/people/people.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";

/** Why the run was started, with the row that its cause is about. */
export type AttemptCause =
  | { kind: "message" | "firing" }
  | { kind: "decision"; approval: ApprovalRow }
  | { kind: "button"; action: ActionRow };

export async function readCause(
  { approvals, actions }: Pick<Store, "approvals" | "actions">,
  { ownerId, threadId, cause }: ClaimedRun,
): Promise<AttemptCause> {
  switch (cause.kind) {
    case "decision": {
      const approval = await approvals.find(ownerId, cause.approvalId);
      if (approval === undefined) throw new Error("the decision this run was started for is gone");
      return { kind: "decision", approval };
    }
    case "button": {
      const action = await actions.find({ ownerId, threadId, actionId: cause.actionId });
      if (action === undefined) throw new Error("the button this run was started by is gone");
      return { kind: "button", action };
    }
    default:
      return cause;
  }
}

/** The call that waited, with the person's word on it: the gate does not ask again. */
export const toReleased = ({ id, toolCallId, callHash, versions }: ApprovalRow): Released => ({
  toolCallId,
  callHash,
  approvalId: id,
  versions,
});

/** The call behind a button, under its id in this run. The tap is the decision on it, so the gate does not ask. */
export const toReleasedByTap = ({ callHash }: ActionRow, toolCallId: string): Released => ({
  toolCallId,
  callHash,
  approvalId: null,
  versions: {},
});
