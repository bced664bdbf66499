import type { AgentsConfig, RunAgentInput } from "../../../generated/contract/types.ts";
import { RunAgentInput as fitsSchema } from "../../../generated/contract/validators/schemas.js";
import { toFieldProblems } from "../../base/field-problems.ts";
import { own } from "../../base/own.ts";
import { isFields } from "./fields.ts";
import { invalid } from "./invalid.ts";
import { normalise } from "./normalise.ts";
import { findBrokenRule } from "./rules.ts";

/** What a client sent, as a run input: one spelling for each field, the rules in their order, then the schema (R18). */
export function parseRunInput(body: unknown, agents: AgentsConfig["agents"]): RunAgentInput {
  const input = withoutNulls(normalise(body));
  const broken = isFields(input) ? findBrokenRule(input, agents) : undefined;
  if (broken !== undefined) throw invalid(broken);
  if (!fitsSchema(input)) throw invalid(toFieldProblems(fitsSchema.errors, "body"));
  const huge = openParts.find((name) => hasHuge(input[name]));
  if (huge !== undefined) throw invalid([{ path: `/${huge}`, message: "has a number that is too large to keep" }]);
  return { ...input, threadId: input.threadId.toLowerCase() };
}

/** Serialisers of many languages write null for a list that is not there. */
function withoutNulls(input: unknown): unknown {
  if (!isFields(input) || !optionalLists.some((name) => own(input, name) === null)) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== null || !optionalLists.includes(name)),
  );
}

const optionalLists = ["tools", "context", "resume"];

/** Where the schema ends and the client's own begins. 1e999 would be kept there as null. */
const openParts = ["state", "tools", "messages"] as const;

export function hasHuge(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (value === null || typeof value !== "object") return false;
  for (const name in value) if (hasHuge((value as Record<string, unknown>)[name])) return true;
  return false;
}
