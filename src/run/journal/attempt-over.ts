import { AppError } from "../../base/error.ts";

/**
 * Ends an attempt, not the run: another process has it now (`lost`), or may have it next (`stopped`). Nothing is
 * written about it, and only the lease holder needs to know.
 */
export class AttemptOver extends Error {
  readonly kind: "lost" | "stopped";

  constructor(kind: AttemptOver["kind"]) {
    super(kind === "lost" ? "the lease of this run was lost" : "the worker stops");
    this.name = "AttemptOver";
    this.kind = kind;
  }
}

/** Whether this process can still end the run: the lease is ours, and the database answers. */
export function isForRun(reason: unknown): boolean {
  return !(reason instanceof AttemptOver) && !(reason instanceof AppError && reason.code === "SERVICE_UNAVAILABLE");
}
