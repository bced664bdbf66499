import type {
  ActionRequiredFact,
  RunFinishedEvent,
  TaskBrief,
  UiSchema,
  WorkerOutput,
} from "../../../generated/contract/types.ts";
import { cutPoints } from "../../base/visible.ts";
import type { Asked } from "../../domain/tool-call.ts";
import type { NewApproval } from "../../store/people/people.ts";
import type { Dispatched } from "../../tool/dispatch/dispatch.ts";
import type { Ui } from "../../ui/ui.ts";
import { toWaitingText } from "../stages/stages.ts";
import { finish, type EndingDeps } from "./ending.ts";
import { addResult, resultsOf } from "./results.ts";
import { toReviewFact, toUnconfirmedReview } from "./review.ts";
import type { Attempt } from "./state.ts";

export interface InterruptDeps extends EndingDeps {
  ui: EndingDeps["ui"] & Pick<Ui, "toTitle">;
}

type Interrupt = Extract<RunFinishedEvent["outcome"], { type: "interrupt" }>["interrupts"][number];

/** What `resume[].payload` must look like. */
const responseSchema = { type: "object", properties: { approved: { type: "boolean" } }, required: ["approved"] };

/**
 * The end of a run that asks a person. The question, its card, the sentence that explains it and the end are one
 * transaction: from then on the answer can come at any time, to any process, and nothing waits for it in memory (R13).
 */
export async function interrupt(deps: InterruptDeps, attempt: Attempt, brief: TaskBrief): Promise<WorkerOutput> {
  const { journal, held, run } = attempt;
  const round = attempt.rounds.at(-1);
  const waiting = held.find(isAsked);
  if (round === undefined || waiting === undefined) throw new Error("no call waits in this run");
  let card: { messageId: string; uiSchema: UiSchema | null } | undefined;
  for (const call of held) {
    const written = addResult(deps, attempt, round, call);
    if (call === waiting) card = written;
  }
  const { asked, output } = waiting;
  const method = `${output.tool_call_args.module}.${output.tool_call_args.method}`;
  const answer = toWaitingText(method, brief.language);
  const said: WorkerOutput = { status: "partial_success", answer, suggested_actions: [], error: null };
  const approval: NewApproval = {
    id: asked.approval.id,
    toolCallId: output.tool_call_id,
    messageId: card?.messageId ?? "",
    call: output.tool_call_args,
    callHash: asked.callHash,
    versions: asked.versions,
    reasons: asked.approval.reasons,
    summary: asked.approval.summary ?? method,
    brief,
    rounds: attempt.rounds.length,
    expiresAt: new Date(asked.approval.expiresAt),
  };
  const fact = toRequiredFact(asked, approval, method);
  const review = toUnconfirmedReview(resultsOf(attempt), said);
  await finish(deps, attempt, {
    output: said,
    more: {
      events: [
        journal.events.custom("action.required", fact),
        ...(review === undefined ? [] : [journal.events.custom("action.required", toReviewFact(review))]),
      ],
      approvals: [approval],
      ...(review === undefined ? {} : { reviews: [review] }),
      notices: deps.notify.required(run, fact),
    },
    outcome: {
      type: "interrupt",
      interrupts: [toInterrupt(asked, approval, { card: card?.uiSchema ?? null, answer, ui: deps.ui })],
    },
  });
  return said;
}

const isAsked = (call: Dispatched): call is Dispatched & { asked: Asked } => call.asked !== undefined;

function toRequiredFact(
  { approval: { expiresAt } }: Asked,
  { id, toolCallId, reasons, summary }: NewApproval,
  method: string,
): ActionRequiredFact {
  return {
    action_id: id,
    kind: "approval",
    tool_call_id: toolCallId,
    tool_name: method,
    reasons: [...reasons] as ActionRequiredFact["reasons"],
    summary,
    expires_at: expiresAt,
  };
}

function toInterrupt(
  { approval }: Asked,
  { id, toolCallId }: NewApproval,
  shown: { card: UiSchema | null; answer: string; ui: Pick<Ui, "toTitle"> },
): Interrupt {
  const { card, answer, ui } = shown;
  const title = card === null ? "" : ui.toTitle(card);
  return {
    id,
    reason: "tool_call",
    toolCallId,
    message: cutPoints(title === "" ? answer : title, 300),
    responseSchema,
    expiresAt: approval.expiresAt,
    ...(card === null ? {} : { metadata: { ui_schema: card } }),
  };
}
