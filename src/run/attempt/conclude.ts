import type { TaskBrief, WorkerOutput } from "../../../generated/contract/types.ts";
import type { ToldElsewhere } from "../../history/history.ts";
import { settle, toUnprovedText } from "../stages/stages.ts";
import { askPerson } from "./ask-person.ts";
import { askedOf } from "./cause.ts";
import type { DriveDeps } from "./deps.ts";
import { finish, type EndingDeps } from "./ending.ts";
import { toFrontendOutcomes } from "./frontend-calls.ts";
import type { LoopEnd } from "./loop.ts";
import { resultsOf, toOutcomes, toOutcomesElsewhere } from "./results.ts";
import { toReview, toReviewFact } from "./review.ts";
import type { Attempt } from "./state.ts";

/** What the worker stage has come to. */
interface Worked extends Exclude<LoopEnd, string> {
  brief: TaskBrief;
  /** What was done on other paths of the thread. */
  elsewhere: readonly ToldElsewhere[];
}

/** How the run has ended, and after how many rounds. */
interface Concluded {
  output: WorkerOutput;
  iteration: number;
}

/** Holds what the worker stage claims against what was done, and ends the run with it, or with a question. */
export async function conclude(
  deps: DriveDeps & EndingDeps,
  attempt: Attempt,
  { claim, isLimitReached, brief, elsewhere }: Worked,
): Promise<Concluded> {
  const { journal, rounds, cause, toolContext } = attempt;
  const { limits } = deps.agents;
  const results = resultsOf(attempt);
  const asked = askedOf(cause);
  const isDenied = asked?.state === "denied" || asked?.state === "expired" || asked?.state === "skipped";
  const settled = settle(claim, {
    // What another version of this turn has done is as good a proof, and does not outweigh what this one did.
    outcomes: [...toOutcomesElsewhere(elsewhere), ...toOutcomes(results), ...toFrontendOutcomes(rounds)],
    isLimitReached,
    isWaiting: false,
    ...(isDenied ? {} : { needs: { tools: brief.needs_tools, intents: toolContext.intents } }),
  });
  const question = settled.output.status === "failed" ? undefined : claim.question;
  if (question !== undefined && (await mayAsk(attempt))) {
    const asking = await askPerson(deps, attempt, { output: settled.output, question, brief });
    return { output: asking, iteration: rounds.length };
  }
  const { isLowered, unproved } = settled;
  const output = unproved ? withNote(settled.output, toUnprovedText(unproved, brief.language)) : settled.output;
  const review = toReview(
    { output, claimed: claim.status, isLowered, isLimitReached, results, brief },
    { thresholdLow: deps.agents.threshold_low, redactions: limits.review_redactions },
  );
  await finish(deps, attempt, {
    output,
    ...(review === undefined
      ? {}
      : { more: { events: [journal.events.custom("action.required", toReviewFact(review))], reviews: [review] } }),
  });
  return { output, iteration: rounds.length + 1 };

  /**
   * One who has skipped a question is not asked again for the same request, and nobody is asked without end. A client
   * that can show no form has the question in words.
   */
  async function mayAsk({ run }: Attempt): Promise<boolean> {
    if (run.input["forms"] === false) return false;
    if (cause.kind === "form" && cause.question.state === "skipped") return false;
    return (await deps.questions.countPending(run.ownerId)) < limits.pending_approvals;
  }

  /** Status and review tell it too, where there is no room for the words. */
  function withNote(said: WorkerOutput, note: string): WorkerOutput {
    const answer = `${said.answer}\n\n${note}`;
    return answer.length <= limits.answer_columns ? { ...said, answer } : said;
  }
}
