import { fingerprintCall } from "../../base/canonical.ts";
import { toMethodId } from "../../base/method-id.ts";
import type { Released, Settled, StoredCause } from "../../domain/cause.ts";
import type { ActionRow, ApprovalRow, QuestionRow } from "../../store/people/people.ts";
import type { ClaimedRun } from "../../store/runs/runs.ts";
import type { Store } from "../../store/store.ts";

/** Why the run was started, with the row that its cause is about. */
export type AttemptCause =
  | Exclude<StoredCause, { kind: "decision" | "form" | "button" }>
  | { kind: "decision"; approval: ApprovalRow }
  | { kind: "form"; question: QuestionRow }
  | { kind: "button"; action: ActionRow };

export async function readCause(
  { approvals, questions, actions }: Pick<Store, "approvals" | "questions" | "actions">,
  { ownerId, threadId, cause }: ClaimedRun,
): Promise<AttemptCause> {
  switch (cause.kind) {
    case "decision": {
      const approval = await approvals.find(ownerId, cause.approvalId);
      if (approval === undefined) throw new Error("the decision this run was started for is gone");
      return { kind: "decision", approval };
    }
    case "form": {
      const question = await questions.find(ownerId, cause.questionId);
      if (question === undefined) throw new Error("the question this run was started to go on with is gone");
      return { kind: "form", question };
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

/**
 * What the user has been asked for the request that this decision belongs to. A call that was approved and failed is
 * not settled: what it was about has changed, and the new question is another one.
 */
export async function readSettled(
  { approvals }: Pick<Store, "approvals">,
  { ownerId, id }: Pick<ApprovalRow, "ownerId" | "id">,
): Promise<Settled> {
  const chain = await approvals.chain(ownerId, id);
  return {
    calls: chain.flatMap(({ call, callHash, shownCall, state, status }) => {
      if (state === "approved" && status === "failure") return [];
      const isDenied = state !== "approved";
      // One that the user has changed is settled as it was asked about, too.
      const asked = shownCall && { call: shownCall, callHash: fingerprintCall(toMethodId(shownCall), shownCall.input) };
      return [{ call, callHash, isDenied }, ...(asked ? [{ ...asked, isDenied }] : [])];
    }),
    left: new Set(chain.flatMap(({ left }) => left.map((call) => fingerprintCall(toMethodId(call), call.input)))),
  };
}

/** What the run goes on from: the call that waited, or the question, with the brief of the run that asked. */
export const askedOf = (cause: AttemptCause): ApprovalRow | QuestionRow | undefined =>
  cause.kind === "decision" ? cause.approval : cause.kind === "form" ? cause.question : undefined;

/** The call that waited, with the person's word on it: the gate does not ask again. */
export const toReleased = ({ id, toolCallId, callHash, versions, edits }: ApprovalRow): Released => ({
  toolCallId,
  callHash,
  approvalId: id,
  versions,
  ...(edits === null ? {} : { editedFields: edits.map(({ path }) => path) }),
});

/** The call behind a button, under its id in this run. The tap is the decision on it, so the gate does not ask. */
export const toReleasedByTap = ({ callHash }: ActionRow, toolCallId: string): Released => ({
  toolCallId,
  callHash,
  approvalId: null,
  versions: {},
});
