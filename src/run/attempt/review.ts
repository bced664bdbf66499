import type { ActionRequiredFact, Review, TaskBrief, WorkerOutput } from "../../../generated/contract/types.ts";
import { newId } from "../../base/ids.ts";
import { cutPoints } from "../../base/visible.ts";
import type { NewReview } from "../../store/people/people.ts";
import type { ResultEntry } from "../journal/journal.ts";

/** What is known of an answer when it is given. */
export interface Answered {
  output: WorkerOutput;
  /** What the model said of itself. */
  claimed: WorkerOutput["status"] | undefined;
  isLowered: boolean;
  isLimitReached: boolean;
  results: readonly ResultEntry[];
  brief: TaskBrief;
}

/** As much as a person needs to know which one it is; the whole stands in history. */
const mostOfAnswer = 4000;

export interface ReviewRules {
  thresholdLow: number;
  redactions: number;
}

/**
 * The item for an answer that a person should look at, with what each reason rests on; undefined for most answers
 * (R17). Nothing waits for it.
 */
export function toReview(answered: Answered, { thresholdLow, redactions }: ReviewRules): NewReview | undefined {
  const { output, claimed, isLowered, isLimitReached, results, brief } = answered;
  const idsOf = (is: (result: ResultEntry) => boolean): string[] =>
    results.filter(is).map(({ tool_call_id: id }) => id);
  const degraded = idsOf(({ output: { status } }) => status === "partial");
  const repeated = idsOf(({ output: { error } }) => error?.code === "REPEATED_FAILURE");
  const masked = idsOf((result) => result.redactions >= redactions);
  const unconfirmed = idsOf((result) => result.unconfirmed === true);
  const found: [Review["reasons"][number], boolean, object][] = [
    ["low_confidence", !(brief.confidence >= thresholdLow), { confidence: brief.confidence }],
    ["status_lowered", isLowered, {}],
    ["degraded_result", degraded.length > 0, { degraded }],
    ["round_limit", isLimitReached, {}],
    ["repeated_failure", repeated.length > 0, { repeated }],
    ["many_redactions", masked.length > 0, { masked }],
    ["tainted_write", unconfirmed.length > 0, { unconfirmed }],
  ];
  const [first, ...others] = found.filter(([, holds]) => holds);
  if (first === undefined) return undefined;
  const held = [first, ...others];
  const facts = Object.assign({}, ...held.map(([, , fact]) => fact)) as Record<string, unknown>;
  const reasons = held.map(([reason]) => reason);
  return {
    id: newId("rev"),
    reasons,
    claimedStatus: claimed ?? null,
    finalStatus: output.status,
    answer: cutPoints(output.answer, mostOfAnswer),
    facts,
  };
}

/** For a run that ends with a question: what it has changed before is to be confirmed all the same. */
export function toUnconfirmedReview(
  results: readonly ResultEntry[],
  { answer, status }: WorkerOutput,
): NewReview | undefined {
  const unconfirmed = results.filter((result) => result.unconfirmed === true).map(({ tool_call_id: id }) => id);
  if (unconfirmed.length === 0) return undefined;
  return {
    id: newId("rev"),
    reasons: ["tainted_write"],
    claimedStatus: null,
    finalStatus: status,
    answer,
    facts: { unconfirmed },
  };
}

/** Tells live readers that there is something to look at. */
export function toReviewFact({ id, reasons, answer }: NewReview): ActionRequiredFact {
  const line = [...answer.replace(/\s+/g, " ")].slice(0, 300).join("");
  return { action_id: id, kind: "review", reasons: [...reasons] as ActionRequiredFact["reasons"], summary: line };
}
