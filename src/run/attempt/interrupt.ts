import type {
  ActionRequiredFact,
  EditableField,
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
import { endAsking, type Interrupt } from "./end-asking.ts";
import type { EndingDeps } from "./ending.ts";
import { addResult } from "./results.ts";
import type { Attempt } from "./state.ts";

export interface InterruptDeps extends EndingDeps {
  ui: EndingDeps["ui"] & Pick<Ui, "toTitle" | "toEditable">;
}

/** The end of a run of which a call waits for a person; the decision starts the run that goes on. */
export async function interrupt(deps: InterruptDeps, attempt: Attempt, brief: TaskBrief): Promise<WorkerOutput> {
  const { held } = attempt;
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
  return await endAsking(deps, attempt, {
    said,
    fact: toRequiredFact(asked, approval, method),
    waiting: { approvals: [approval] },
    interrupt: toInterrupt(asked, approval, {
      card: card?.uiSchema ?? null,
      answer,
      ui: deps.ui,
      editable: deps.ui.toEditable(approval.call, brief.language),
    }),
  });
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
  shown: { card: UiSchema | null; answer: string; ui: Pick<Ui, "toTitle">; editable: EditableField[] },
): Interrupt {
  const { card, answer, ui, editable } = shown;
  const title = card === null ? "" : ui.toTitle(card);
  return {
    id,
    reason: "tool_call",
    toolCallId,
    message: cutPoints(title === "" ? answer : title, 300),
    responseSchema: toResponseSchema(editable),
    expiresAt: approval.expiresAt,
    ...(card === null && editable.length === 0
      ? {}
      : {
          metadata: {
            ...(card === null ? {} : { ui_schema: card }),
            ...(editable.length === 0 ? {} : { editable }),
          },
        }),
  };
}

/** What `resume[].payload` must look like. What stands in a field now is its default: a form can be made of it. */
function toResponseSchema(editable: readonly EditableField[]): Interrupt["responseSchema"] {
  const approved = { type: "boolean" };
  if (editable.length === 0) return toObjectSchema({ approved }, ["approved"]);
  const top: Record<string, unknown> = {};
  const inside = new Map<string, Record<string, unknown>>();
  for (const { path, label, schema, value } of editable) {
    const [outer = "", inner] = path.split(".");
    const field = { title: label, ...schema, ...(value === undefined ? {} : { default: value }) };
    if (inner === undefined) top[outer] = field;
    else inside.set(outer, { ...inside.get(outer), [inner]: field });
  }
  for (const [name, fields] of inside) top[name] = { ...toObjectSchema(fields), additionalProperties: false };
  const editedArgs = { ...toObjectSchema(top), additionalProperties: false };
  return toObjectSchema({ approved, editedArgs }, ["approved"]);
}

const toObjectSchema = (properties: Readonly<Record<string, unknown>>, required: readonly string[] = []) => ({
  type: "object",
  properties,
  ...(required.length === 0 ? {} : { required }),
});
