import type { ActionRow, ApprovalRow } from "../../store/people/people.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";

/** What a run was started for besides its message: a person's decision on a waiting call, or a tap on a button. */
export type Errand = { kind: "decision"; approval: ApprovalRow } | { kind: "action"; action: ActionRow };

export async function readErrand(
  { approvals, actions }: Pick<Store, "approvals" | "actions">,
  { ownerId, threadId, approvalId, actionId }: ClaimedRun,
): Promise<Errand | undefined> {
  if (approvalId !== null) {
    const approval = await approvals.find(ownerId, approvalId);
    if (approval === undefined) throw new Error("the decision this run was started for is gone");
    return { kind: "decision", approval };
  }
  if (actionId === null) return undefined;
  const action = await actions.find({ ownerId, threadId, actionId });
  if (action === undefined) throw new Error("the button this run was started by is gone");
  return { kind: "action", action };
}
