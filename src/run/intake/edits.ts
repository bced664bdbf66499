import { AppError } from "../../base/error.ts";
import type { Decision, EditedCall } from "../../domain/cause.ts";
import type { ApprovalRow } from "../../store/people/people.ts";

/** What a waiting call becomes with a person's changes; undefined when nothing is changed. Throws why it cannot be. */
export type Edit = (
  approval: ApprovalRow,
  editedArgs: Readonly<Record<string, unknown>>,
) => Promise<EditedCall | undefined>;

/**
 * The decision with the call that it lets through, where the person wants it otherwise than it was shown. Of an
 * approval that does not wait any more, the write says why the decision is not taken.
 */
export async function withEdits(edit: Edit, approval: ApprovalRow, decision: Decision): Promise<Decision> {
  const { editedArgs, isApproved } = decision;
  if (editedArgs === undefined || approval.state !== "pending") return decision;
  if (!isApproved)
    throw new AppError(
      "APPROVAL_EDIT_INVALID",
      {},
      { detail: "A call that is denied is not made, and cannot be changed." },
    );
  const edited = await edit(approval, editedArgs);
  return edited === undefined ? decision : { ...decision, edited };
}
