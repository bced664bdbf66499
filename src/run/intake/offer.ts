import { AppError } from "../../base/error.ts";
import type { RunName } from "../../domain/run.ts";
import type { ApprovalRow } from "../../store/people/people.ts";
import type { Store } from "../../store/store.ts";
import type { Ui } from "../../ui/ui.ts";
import { toClosed, type AnswersDeps } from "./answers.ts";
import type { ClientCause } from "./cause.ts";
import { withEdits, type Edit } from "./edits.ts";
import { findQuestion, toUnanswered, withFitting } from "./fill.ts";
import { inherit } from "./inherit.ts";

/** What can be taken up, once and in time: a waiting call, a question, a button, a call that is left to the client. */
export type OfferReads = Pick<Store, "approvals" | "questions" | "actions"> & { runs: AnswersDeps["runs"] };

type Taking = Pick<RunName, "ownerId" | "threadId"> & { cause: ClientCause };

/**
 * What the cause takes up must be there before a thread is touched; whether it is still to be had, the write alone
 * decides. The answer is what the new run inherits from it, the cause with what it asks for judged, and the words of an
 * answer. Throws APPROVAL_NOT_FOUND, QUESTION_NOT_FOUND, QUESTION_ANSWER_INVALID, ACTION_NOT_FOUND, and what `edit`
 * throws.
 */
export async function findOffer(
  store: OfferReads,
  { ownerId, threadId, cause }: Taking,
  { edit, toAnswerText }: { edit: Edit; toAnswerText: Ui["toAnswerText"] },
): Promise<Partial<ReturnType<typeof inherit>> & { cause?: ClientCause; said?: string }> {
  if (cause.kind === "decision") {
    const approval = await findApproval(store, ownerId, cause.approvalId);
    if (approval.threadId !== threadId) throw new AppError("APPROVAL_NOT_FOUND");
    return { ...inherit(approval), cause: await withEdits(edit, approval, cause) };
  }
  if (cause.kind === "form") {
    const question = await findQuestion(store, ownerId, cause.questionId);
    if (question.threadId !== threadId) throw new AppError("QUESTION_NOT_FOUND");
    const filled = withFitting(question, cause);
    const said = toAnswerText(filled.values, { ...question, locale: question.brief.language });
    return { ...inherit(question), cause: filled, said };
  }
  if (cause.kind === "button") {
    const action = await store.actions.find({ ownerId, threadId, actionId: cause.actionId });
    if (action === undefined) throw new AppError("ACTION_NOT_FOUND");
  }
  return {};
}

/** The run that asked for the decision, where it is one. */
export async function findAsking(
  { approvals, questions }: Pick<Store, "approvals" | "questions">,
  ownerId: string,
  cause: ClientCause,
): Promise<string | undefined> {
  if (cause.kind === "decision") return (await approvals.find(ownerId, cause.approvalId))?.runId;
  return cause.kind === "form" ? (await questions.find(ownerId, cause.questionId))?.runId : undefined;
}

/** Why the write did not get it. */
export async function toRefusal(store: OfferReads, { ownerId, threadId, cause }: Taking): Promise<Error> {
  if (cause.kind === "decision") return toLate(await findApproval(store, ownerId, cause.approvalId));
  if (cause.kind === "form") return toUnanswered(await findQuestion(store, ownerId, cause.questionId));
  if (cause.kind === "answers") return await toClosed(store, { ownerId, threadId }, cause);
  if (cause.kind === "continue") return new AppError("RUN_NOT_CONTINUABLE");
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

function toLate({ state, continuationRunId }: ApprovalRow): AppError {
  if (state === "expired") return new AppError("APPROVAL_EXPIRED");
  return new AppError(
    "APPROVAL_ALREADY_DECIDED",
    {},
    { detail: `It was ${state}; the run ${continuationRunId} carries that out.` },
  );
}
