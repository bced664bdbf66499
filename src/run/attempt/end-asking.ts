import type { ActionRequiredFact, RunFinishedEvent, WorkerOutput } from "../../../generated/contract/types.ts";
import type { Addition } from "../journal/journal.ts";
import { finish, type EndingDeps } from "./ending.ts";
import { resultsOf } from "./results.ts";
import { toReviewFact, toUnconfirmedReview } from "./review.ts";
import type { Attempt } from "./state.ts";

export type Interrupt = Extract<RunFinishedEvent["outcome"], { type: "interrupt" }>["interrupts"][number];

interface Asking {
  /** What the run says while it waits. */
  said: WorkerOutput;
  fact: ActionRequiredFact;
  interrupt: Interrupt;
  /** What waits from then on. */
  waiting: Pick<Addition, "approvals" | "questions">;
}

/**
 * The end of a run that asks a person. What waits, the sentence that explains it, its notices and the end are one
 * transaction: from then on the answer can come at any time, to any process, and nothing waits for it in memory (R13).
 */
export async function endAsking(
  deps: EndingDeps,
  attempt: Attempt,
  { said, fact, interrupt, waiting }: Asking,
): Promise<WorkerOutput> {
  const { journal, run } = attempt;
  const review = toUnconfirmedReview(resultsOf(attempt), said);
  await finish(deps, attempt, {
    output: said,
    more: {
      events: [
        journal.events.custom("action.required", fact),
        ...(review === undefined ? [] : [journal.events.custom("action.required", toReviewFact(review))]),
      ],
      ...waiting,
      ...(review === undefined ? {} : { reviews: [review] }),
      notices: deps.notify.required(run, fact),
    },
    outcome: { type: "interrupt", interrupts: [interrupt] },
  });
  return said;
}
