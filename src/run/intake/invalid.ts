import { AppError } from "../../base/error.ts";
import type { FieldProblem } from "../../base/field-problems.ts";

/** An input that is not taken: the sentence of the rule it breaks, or the fields that are wrong (R18). */
export function invalid(broken: string | FieldProblem[]): AppError {
  return typeof broken === "string"
    ? new AppError("INVALID_RUN_INPUT", {}, { detail: broken })
    : new AppError("INVALID_RUN_INPUT", { errors: broken }, { detail: "invalid RunAgentInput" });
}
