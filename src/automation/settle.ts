import { errors, type ErrorSpec } from "../../generated/contract/errors.ts";
import { methodSpec } from "../base/method-spec.ts";
import { own } from "../base/own.ts";
import type { EndedFiring, Settlement } from "../store/jobs/jobs.ts";

/** How long after each failed try the next one comes. */
const retrySeconds = [60, 300];
/** Firings in a row, each with all its tries. */
const mostFailures = 5;

/**
 * What a job is told of a run of it that has ended. A failure is tried again when it may pass by itself and the run has
 * changed nothing yet: a second run would do it twice. Who cancels a run, or is asked something by it, knows of it.
 */
export function toSettlement({ state, errorCode, scheduledFor, try: tries, called }: EndedFiring): Settlement {
  if (state === "finished") return { kind: "success" };
  if (state !== "failed" || scheduledFor === null) return { kind: "nothing" };
  const mayPass = errorCode !== null && own<ErrorSpec>(errors, errorCode)?.can_retry === true;
  const hasChanged = called.some((id) => methodSpec(id)?.is_read_only !== true);
  return { kind: "failure", retrySeconds: mayPass && !hasChanged ? (retrySeconds[tries] ?? null) : null, mostFailures };
}
