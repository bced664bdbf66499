import type { QuestionAnswer, TaskAcceptedResponse } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { findAnswerProblem, withoutOpen } from "../../base/form.ts";
import type { FilledForm } from "../../domain/cause.ts";
import type { QuestionRow } from "../../store/people/people.ts";
import type { Store } from "../../store/store.ts";
import type { Ui } from "../../ui/ui.ts";
import type { RunCaller } from "./accept.ts";
import { toAccepted } from "./accepted.ts";
import { placeBehind, type BranchDeps } from "./branch.ts";
import { inherit } from "./inherit.ts";
import type { Keep } from "./keep.ts";

export interface FillDeps {
  store: Pick<Store, "questions"> & BranchDeps;
  ui: Pick<Ui, "chooseLocale" | "toAnswerText">;
  keep: Keep;
}

/**
 * An answer over REST. Throws QUESTION_NOT_FOUND, QUESTION_ALREADY_ANSWERED, QUESTION_CLOSED, QUESTION_EXPIRED,
 * QUESTION_ANSWER_INVALID.
 */
export type Fill = (
  caller: RunCaller,
  questionId: string,
  options: { said: QuestionAnswer; requestId: string; acceptLanguage: string | null },
) => Promise<TaskAcceptedResponse>;

/** The answer is the run: one statement lets one of all answers win, and starts the run that goes on with it. */
export function makeFill({ store, ui, keep }: FillDeps): Fill {
  return async ({ userId: ownerId, ...caller }, questionId, { said, requestId, acceptLanguage }) => {
    const question = await findQuestion(store, ownerId, questionId);
    const values = "answer" in said ? { ...said.answer } : null;
    const cause = withFitting(question, { kind: "form", questionId, values, via: "rest" });
    const runId = `resume-${questionId}`;
    const { branch } = await placeBehind(store, { ownerId, threadId: question.threadId, runId: question.runId });
    const accepted = await keep({
      ...inherit(question),
      ...(branch === undefined ? {} : { branch }),
      ownerId,
      runId,
      cause,
      requestId,
      meaning: { questionId },
      locale: ui.chooseLocale(caller.locale, acceptLanguage),
      message: { content: ui.toAnswerText(cause.values, { ...question, locale: question.brief.language }) },
    });
    // The client did not choose the run id, so the same answer again is a second answer.
    if (!accepted?.isNew) throw toUnanswered(await findQuestion(store, ownerId, questionId));
    return toAccepted({ threadId: question.threadId, runId }, accepted);
  };
}

export async function findQuestion(
  { questions }: Pick<Store, "questions">,
  ownerId: string,
  id: string,
): Promise<QuestionRow> {
  const question = await questions.find(ownerId, id);
  if (question === undefined) throw new AppError("QUESTION_NOT_FOUND");
  return question;
}

/** Most bytes of an answer, as of the text of a message. */
const mostBytes = 10_000;

/**
 * The answer as the form wants it. Of a question that does not wait any more, the write says why it is not taken.
 */
export function withFitting({ fields, state }: QuestionRow, cause: FilledForm): FilledForm {
  if (cause.values === null) return cause;
  const values = withoutOpen(cause.values);
  if (state !== "pending") return { ...cause, values };
  const problem = findAnswerProblem(fields, values);
  if (problem !== undefined)
    throw new AppError(
      "QUESTION_ANSWER_INVALID",
      { errors: [problem] },
      { detail: `${problem.path} ${problem.message}` },
    );
  if (Buffer.byteLength(JSON.stringify(values)) > mostBytes)
    throw new AppError("QUESTION_ANSWER_INVALID", {}, { detail: "The answer is too long." });
  return { ...cause, values };
}

/** Why the write did not take the answer. */
export function toUnanswered({ state, continuationRunId }: QuestionRow): AppError {
  if (state === "expired") return new AppError("QUESTION_EXPIRED");
  if (state === "closed") return new AppError("QUESTION_CLOSED");
  const detail = `It was ${state}; the run ${continuationRunId} goes on with that.`;
  return new AppError("QUESTION_ALREADY_ANSWERED", {}, { detail });
}
