import type { ResumeEntry, RunAgentInput, UiActionValue } from "../../../generated/contract/types.ts";
import {
  ApprovalPayload as isPayload,
  UiActionValue as isActionValue,
} from "../../../generated/contract/validators/schemas.js";
import { toFieldProblems } from "../../base/field-problems.ts";
import type { Decision, DirectCall, FilledForm, Firing, RunCause } from "../../domain/cause.ts";
import { invalid } from "./invalid.ts";

/** Why a client may start a run: for the message it sends, with a decision, with an answer, or by a button. */
export type ClientCause = Exclude<RunCause, Firing | DirectCall>;

export function parseCause({ resume = [], context = [] }: Pick<RunAgentInput, "resume" | "context">): ClientCause {
  const taps = context.flatMap(({ description, value }, index) =>
    description === "ui_action" ? [{ value, path: `/context/${index}/value` }] : [],
  );
  if (resume.length + taps.length > 1)
    throw invalid([
      { path: resume.length > 0 ? "/resume" : "/context", message: "one run carries out one decision or one button" },
    ]);
  const [entry] = resume;
  if (entry !== undefined) return toResumed(entry);
  const [tap] = taps;
  if (tap === undefined) return { kind: "message" };
  const said = parseTap(tap.value);
  if (said === undefined)
    throw invalid([
      {
        path: tap.path,
        message: 'must be JSON text, {"actionId"}, {"approvalId","decision"} or {"questionId","answer"}',
      },
    ]);
  if ("actionId" in said) return { kind: "button", actionId: said.actionId };
  if ("questionId" in said) {
    const values = "answer" in said ? { ...said.answer } : null;
    return { kind: "form", questionId: said.questionId, values, via: "ui_action" };
  }
  const { approvalId, decision, editedArgs } = said;
  const edits = editedArgs === undefined ? {} : { editedArgs: { ...editedArgs } };
  return { kind: "decision", approvalId, isApproved: decision === "approve", via: "ui_action", note: null, ...edits };
}

/** The id says what is answered. Saying nothing is no answer: neither yes nor no, and no filled-in form. */
function toResumed({ interruptId, status, payload }: ResumeEntry): Decision | FilledForm {
  const isResolved = status === "resolved";
  if (isResolved && payload === undefined) throw invalid([{ path: "/resume/0/payload", message: "is required" }]);
  if (interruptId.startsWith("qst_"))
    return { kind: "form", questionId: interruptId, values: isResolved ? { ...payload } : null, via: "resume" };
  if (payload !== undefined && !isPayload(payload)) {
    const problems = toFieldProblems(isPayload.errors, "body");
    throw invalid(problems.map(({ path, message }) => ({ path: `/resume/0/payload${path}`, message })));
  }
  const isApproved = isResolved && payload?.approved === true;
  const edits = payload?.editedArgs === undefined ? {} : { editedArgs: { ...payload.editedArgs } };
  return { kind: "decision", approvalId: interruptId, isApproved, via: "resume", note: null, ...edits };
}

function parseTap(text: string): UiActionValue | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isActionValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
