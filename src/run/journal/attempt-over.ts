import { AppError } from "../../base/error.ts";

/**
 * Ends an attempt, not the run: somebody else has it now (`lost`), or somebody else may have it (`stopped`). Nothing is
 * written about it, and nobody but the worker needs to know.
 */
export class AttemptOver extends Error {
  readonly kind: "lost" | "stopped";

  constructor(kind: AttemptOver["kind"]) {
    super(kind === "lost" ? "the lease of this run was lost" : "the worker stops");
    this.name = "AttemptOver";
    this.kind = kind;
  }
}

/** Whether a run can still be ended by whoever holds it: it is ours, and the database answers. */
export function isForRun(reason: unknown): boolean {
  return !(reason instanceof AttemptOver) && !(reason instanceof AppError && reason.code === "SERVICE_UNAVAILABLE");
}
