import { errors } from "../../../generated/contract/errors.ts";
import type { WorkerFailure, WorkerOutput } from "../../../generated/contract/types.ts";
import type { Claim } from "./reply.ts";

type Status = WorkerOutput["status"];

/** How one tool call ended. */
export interface Outcome {
  /** `calendar.read`; null when the call named nothing that exists. */
  method: string | null;
  isWrite: boolean;
  status: "success" | "partial" | "failure";
}

/** What the run has to show for its answer. */
export interface Evidence {
  /** All calls of the run, in order. */
  outcomes: readonly Outcome[];
  isLimitReached: boolean;
  isWaiting: boolean;
  /** What the router said the task needs; absent where a person's no is the answer. */
  needs?: { tools: boolean; intents: ReadonlySet<string> };
}

export interface Settled {
  output: WorkerOutput;
  /** The model claimed more than the calls show; a person should look at it. */
  isLowered: boolean;
  /** It claims success, and nothing was called that could show it: nothing at all, or only something else. */
  unproved: "nothing" | "other" | undefined;
}

const ranks: readonly Status[] = ["success", "partial_success", "failed"];

/** The model may not claim more than the evidence: the final status is the worse of the two (R17). */
export function settle({ isCut, isTruncated = false, ...claim }: Claim, evidence: Evidence): Settled {
  const shown = toFloor(evidence);
  const lacks = shown === "success" && lacksEvidence(evidence);
  const floor = lacks ? "partial_success" : shown;
  const claimed = claim.status ?? floor;
  const status = worse(worse(claimed, floor), isCut ? "partial_success" : "success");
  const error = toError(status, { isCut, ...claim }, evidence);
  const output: WorkerOutput = {
    status,
    answer: claim.answer,
    suggested_actions: claim.suggested_actions,
    error,
    ...(isTruncated ? { truncated: true } : {}),
  };
  const isUnproved = lacks && (claim.status ?? "success") === "success";
  const unproved = isUnproved ? (evidence.outcomes.some(isDone) ? "other" : "nothing") : undefined;
  const isLowered = isUnproved || (claim.status !== undefined && worse(claim.status, floor) !== claim.status);
  return { output, isLowered, unproved };
}

/** The task needed a call, or a change, and there was none that went well (R39). Reading how to call is none. */
function lacksEvidence({ outcomes, isWaiting, isLimitReached, needs }: Evidence): boolean {
  if (needs?.tools !== true || isWaiting || isLimitReached) return false;
  return !outcomes.some(
    (outcome) => isDone(outcome) && (needs.intents.size === 0 || needs.intents.has(outcome.method)),
  );
}

function isDone(outcome: Outcome): outcome is Outcome & { method: string } {
  const { method, status } = outcome;
  return method !== null && status !== "failure" && method !== "skills.read";
}

export function toFloor({ outcomes, isLimitReached, isWaiting }: Evidence): Status {
  if (isWaiting) return "partial_success";
  if (isLimitReached)
    return outcomes.some(({ isWrite, status }) => isWrite && status !== "failure") ? "partial_success" : "failed";
  const last = lastOutcomes(outcomes);
  if (last.every((status) => status === "success")) return "success";
  return last.every((status) => status === "failure") ? "failed" : "partial_success";
}

/**
 * Only the last outcome of a method counts: a corrected call heals an earlier failure. One that named no method is
 * healed by any other.
 */
function lastOutcomes(outcomes: readonly Outcome[]): Outcome["status"][] {
  const last = new Map<string, Outcome["status"]>();
  for (const { method, status } of outcomes) if (method !== null) last.set(method, status);
  const end = outcomes.at(-1);
  return end?.method === null ? [...last.values(), end.status] : [...last.values()];
}

function worse(a: Status, b: Status): Status {
  return ranks.indexOf(a) > ranks.indexOf(b) ? a : b;
}

/**
 * `failed` always has an error, `success` never; in between the limit and a cut answer are worth telling, a question
 * back is not.
 */
function toError(
  status: Status,
  claim: Claim,
  { outcomes, isLimitReached, isWaiting }: Evidence,
): WorkerFailure | null {
  if (status === "success") return null;
  if (isLimitReached && !isWaiting) return failure("MAX_ITERS_REACHED");
  if (claim.error !== null) return claim.error;
  if (claim.isCut) return failure("MODEL_OUTPUT_INVALID");
  if (status === "partial_success") return null;
  return failure(lastOutcomes(outcomes).includes("failure") ? "TOOLS_FAILED" : "UNSUPPORTED_TASK");
}

export function failure(code: WorkerFailure["code"]): WorkerFailure {
  return { code, message: errors[code].title };
}
