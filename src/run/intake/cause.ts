import type { RunAgentInput, UiActionValue } from "../../../generated/contract/types.ts";
import { UiActionValue as isActionValue } from "../../../generated/contract/validators/schemas.js";
import type { Firing, RunCause } from "../../domain/cause.ts";
import { invalid } from "./invalid.ts";

/** Why a client may start a run: for the message it sends, with a decision on a waiting call, or by a button. */
export type ClientCause = Exclude<RunCause, Firing>;

export function parseCause({ resume = [], context = [] }: Pick<RunAgentInput, "resume" | "context">): ClientCause {
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
    const isApproved = status === "resolved" && payload?.approved === true;
    return { kind: "decision", approvalId, isApproved, via: "resume", note: null };
  }
  const [tap] = taps;
  if (tap === undefined) return { kind: "message" };
  const said = parseTap(tap.value);
  if (said === undefined)
    throw invalid([{ path: tap.path, message: 'must be JSON text, {"actionId"} or {"approvalId","decision"}' }]);
  if ("actionId" in said) return { kind: "button", actionId: said.actionId };
  const { approvalId, decision } = said;
  return { kind: "decision", approvalId, isApproved: decision === "approve", via: "ui_action", note: null };
}

function parseTap(text: string): UiActionValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isActionValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
