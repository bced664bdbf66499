import type { ActionResolvedFact, AgUiEvent } from "../../../generated/contract/types.ts";
import type { Timers } from "../../base/clock.ts";
import { valueAt } from "../../base/editable.ts";
import { toText } from "../../base/local-time.ts";
import { toMethodId } from "../../base/method-id.ts";
import type { Clean } from "../../domain/clean.ts";
import type { ModelMessage } from "../../model/model.ts";
import type { ApprovalRow, Resolution } from "../../store/people/people.ts";
import type { Tool } from "../../tool/tool.ts";
import type { Probe } from "../journal/journal.ts";
import type { DecidedCall } from "../stages/stages.ts";
import { makeLeaving } from "./calls.ts";
import { toReleased } from "./cause.ts";
import { tellProgress } from "./progress.ts";
import { writeResult, type Place, type ResultDeps } from "./results.ts";
import type { Attempt } from "./state.ts";

export interface CarryOutDeps extends ResultDeps {
  tool: Pick<Tool, "dispatch" | "cancel">;
  timers: Timers;
  clean: Clean;
  probe: Probe;
}

/**
 * What a decision was about: the call exactly as it was shown, or the record that it was not made. Its result takes the
 * place of the one that said it was waiting, and is written before the thread is read for the model.
 */
export async function carryOut(deps: CarryOutDeps, attempt: Attempt, approval: ApprovalRow): Promise<void> {
  const { journal, signal, toolContext } = attempt;
  if (attempt.decidedResult !== undefined) return;
  if (journal.state.phase === "new") {
    journal.add({ events: [journal.events.runStarted(), ...toBegun(deps, attempt, approval)] });
    await journal.flush();
  }
  const call = { id: approval.toolCallId, messageId: approval.messageId, arguments: approval.call };
  await deps.probe("before tool call");
  const made =
    approval.state === "approved"
      ? deps.tool.dispatch(call, toolContext)
      : deps.tool.cancel(call, { ...toolContext, released: toReleased(approval) }, "APPROVAL_DENIED");
  made.catch(() => {});
  const leaving = makeLeaving(signal);
  const stop = tellProgress(deps.timers, attempt, { id: call.id, envelope: approval.call });
  const dispatched = await Promise.race([made, leaving.promise]).finally(() => {
    leaving.cancel();
    stop();
  });
  await deps.probe("after tool effect");
  attempt.decidedResult = writeResult(deps, attempt, placeOf(approval), dispatched).step;
  await journal.flush();
  await deps.probe("after result written");
  signal.throwIfAborted();
}

/** What the worker stage is told of the decision, and of nothing else. */
export function toDecided({ cause, decidedResult: result }: Attempt): DecidedCall | undefined {
  if (cause.kind !== "decision" || result === undefined) return undefined;
  const { toolCallId, call, state, edits } = cause.approval;
  return {
    toolCallId,
    method: toMethodId(call),
    isApproved: state === "approved",
    ...(edits === null ? {} : { changed: edits.map(({ path }) => path) }),
    status: result.output.status,
  };
}

/** The step that a decision is carried out in, and the decision. */
export const toBegun = (
  { clean }: Pick<CarryOutDeps, "clean">,
  { journal: { events }, run }: Attempt,
  approval: ApprovalRow,
): AgUiEvent[] => [
  events.stepStarted("worker"),
  events.custom("action.resolved", { ...toResolvedFact(approval, run.timezone), ...toEdits(clean, approval) }),
];

export const placeOf = ({ messageId, assistantMessageId }: ApprovalRow): Place => ({
  assistantMessageId,
  replaces: messageId,
});

/**
 * The call and its result, for a model that does not see them in the thread any more: it was long ago, or among other
 * runs.
 */
export function toMissingPair({ decidedResult: result }: Attempt, messages: readonly ModelMessage[]): ModelMessage[] {
  if (
    result === undefined ||
    messages.some((message) => message.role === "tool" && message.toolCallId === result.tool_call_id)
  )
    return [];
  const {
    tool_call_id: id,
    output: { tool_name: name, tool_call_args: args },
    content,
  } = result;
  return [
    { role: "assistant", content: null, toolCalls: [{ id, name, arguments: JSON.stringify(args) }] },
    { role: "tool", toolCallId: id, content },
  ];
}

/** What ended since the last run of the thread, with no run to tell it. */
export const toLateFact = (
  { actionId, kind, at, runId, toolCallId, tool }: Resolution,
  timezone: string,
): ActionResolvedFact => ({
  action_id: actionId,
  kind,
  resolution: kind === "review" ? "reviewed" : "expired",
  ...(toolCallId === null ? {} : { tool_call_id: toolCallId }),
  ...(tool === null ? {} : { tool_name: tool }),
  resolved_at: toText(at.getTime(), timezone),
  asked_by_run: runId,
});

function toResolvedFact(
  { id, state, toolCallId, call, decidedAt, decidedBy, runId }: ApprovalRow,
  timezone: string,
): ActionResolvedFact {
  return {
    action_id: id,
    kind: "approval",
    resolution: state === "approved" ? "approved" : "denied",
    tool_call_id: toolCallId,
    tool_name: toMethodId(call),
    resolved_at: toText(decidedAt?.getTime() ?? 0, timezone),
    ...(decidedBy === null ? {} : { resolved_by: decidedBy }),
    asked_by_run: runId,
  };
}

const mostBytes = 4096;

/** What the user has changed, before and after, as facts may show it. */
function toEdits(clean: Clean, { call, shownCall, edits }: ApprovalRow): Pick<ActionResolvedFact, "edits"> {
  if (edits === null || shownCall === null) return {};
  const method = toMethodId(call);
  const [before, after] = [shownCall, call].map(({ input }) => clean(input, { method }).data);
  const told = edits.map(({ path }) => ({
    path,
    ...toPart("before", valueAt(before, path)),
    ...toPart("after", valueAt(after, path)),
  }));
  const isLarge = Buffer.byteLength(JSON.stringify(told)) > mostBytes;
  return { edits: isLarge ? edits.map(({ path }) => ({ path })) : told };
}

const toPart = (name: "before" | "after", value: unknown) => (value === undefined ? {} : { [name]: value });
