import type { RunAgentInput, UiActionValue } from "../../../generated/contract/types.ts";
import { UiActionValue as isActionValue } from "../../../generated/contract/validators/schemas.js";
import type { Firing, Grant } from "../../store/runs/runs.ts";
import { invalid } from "./invalid.ts";

/** What a client may ask to be carried out. */
export type Carried = Exclude<Grant, Firing>;

/** What an input asks to be carried out: a decision on a waiting call, or a button. Most ask for nothing of the kind. */
export function toGrant({ resume = [], context = [] }: Pick<RunAgentInput, "resume" | "context">): Carried | undefined {
  const taps = context.flatMap(({ description, value }, index) =>
    description === "ui_action" ? [{ value, path: `/context/${index}/value` }] : [],
  );
  if (resume.length + taps.length > 1)
    throw invalid([
      { path: resume.length > 0 ? "/resume" : "/context", message: "one run carries out one decision or one button" },
    ]);
  const [entry] = resume;
  if (entry !== undefined) {
    const { interruptId: approvalId, status, payload } = entry;
    // Saying nothing is neither yes nor no.
    if (status === "resolved" && payload === undefined)
      throw invalid([{ path: "/resume/0/payload", message: "is required" }]);
    return toDecision(approvalId, status === "resolved" && payload?.approved === true, "resume");
  }
  const [tap] = taps;
  if (tap === undefined) return undefined;
  const said = parse(tap.value);
  if (said === undefined)
    throw invalid([{ path: tap.path, message: 'must be JSON text, {"actionId"} or {"approvalId","decision"}' }]);
  if ("actionId" in said) return { kind: "action", actionId: said.actionId };
  return toDecision(said.approvalId, said.decision === "approve", "ui_action");
}

const toDecision = (approvalId: string, isApproved: boolean, via: "resume" | "ui_action"): Carried => ({
  kind: "approval",
  approvalId,
  isApproved,
  via,
  note: null,
});

function parse(text: string): UiActionValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isActionValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
