import type { AgentsConfig, RunAgentInput } from "../../generated/contract/types.ts";
import { RunAgentInput as fitsSchema } from "../../generated/contract/validators/schemas.js";
import { AppError } from "../base/error.ts";
import { toFieldProblems } from "../base/field-problems.ts";
import { isFields } from "./fields.ts";
import { normalise } from "./normalise.ts";
import { findBrokenRule } from "./rules.ts";

/** What anybody sent, as a run input: one spelling for each field, the rules in their order, then the schema (R18). */
export function parseRunInput(body: unknown, agents: AgentsConfig["agents"]): RunAgentInput {
  const input = normalise(body);
  const broken = isFields(input) ? findBrokenRule(input, agents) : undefined;
  if (broken !== undefined) throw new AppError("INVALID_RUN_INPUT", {}, { detail: broken });
  if (!fitsSchema(input)) throw invalid(toFieldProblems(fitsSchema.errors, "body"));
  const huge = findHuge(input, "");
  if (huge !== undefined) throw invalid([{ path: huge.slice(0, 500), message: "must be a number that can be kept" }]);
  return { ...input, threadId: input.threadId.toLowerCase() };
}

function invalid(errors: ReturnType<typeof toFieldProblems>): AppError {
  return new AppError("INVALID_RUN_INPUT", { errors }, { detail: "invalid RunAgentInput" });
}

/** 1e999 in a part that has no schema of its own would be kept as null. */
function findHuge(value: unknown, at: string): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : at;
  if (value === null || typeof value !== "object") return undefined;
  for (const name in value) {
    const found = findHuge((value as Record<string, unknown>)[name], `${at}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
