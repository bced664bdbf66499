import type { AgUiEvent, CustomEvent, EvidenceEvent } from "../../../generated/contract/types.ts";
import { fingerprint } from "../../base/canonical.ts";

/** A fact in the standard's vocabulary, without its place in time and order. */
export type Classed = Pick<EvidenceEvent, "type" | "payload"> &
  Partial<Pick<EvidenceEvent, "stepId" | "toolCallId" | "actionId" | "refs">>;

/** An event of the log as the standard would call it; one event may be several facts, or none. */
export function toClassed(event: AgUiEvent): Classed[] {
  switch (event.type) {
    case "RUN_STARTED":
      return [
        { type: "turn.started", payload: {} },
        { type: "task.started", payload: {} },
      ];
    case "STEP_STARTED":
      return [{ type: "task.progress", stepId: event.stepName, payload: { state: "started" } }];
    case "STEP_FINISHED":
      return [{ type: "task.progress", stepId: event.stepName, payload: { state: "finished" } }];
    case "TOOL_CALL_START":
      return [
        {
          type: "tool.started",
          stepId: "worker",
          toolCallId: event.toolCallId,
          payload: { tool_name: event.toolCallName },
          refs: [`message:${event.messageId}`],
        },
      ];
    case "TOOL_CALL_ARGS": {
      const { args } = event;
      const payload =
        args === undefined
          ? { input_hash: fingerprint(event.delta) }
          : { module: args.module, method: args.method, input_hash: fingerprint(args.input) };
      return [{ type: "tool.args", stepId: "worker", toolCallId: event.toolCallId, payload }];
    }
    case "TEXT_MESSAGE_END": {
      const { status, answer, messageId, metadata } = event;
      const state = metadata.superseded ? "superseded" : metadata.stopped ? "stopped" : "answered";
      const payload = { state, status, tainted: metadata.tainted ?? false, answer_hash: fingerprint(answer) };
      return [{ type: "task.progress", stepId: "worker", payload, refs: [`message:${messageId}`] }];
    }
    case "RUN_FINISHED":
      return toFinished(event.outcome);
    case "RUN_ERROR":
      return toFailed(event);
    case "CUSTOM":
      return toFact(event);
    default:
      return [];
  }
}

function toFinished(outcome: Extract<AgUiEvent, { type: "RUN_FINISHED" }>["outcome"]): Classed[] {
  if (outcome.type === "success")
    return [
      { type: "task.completed", payload: {} },
      { type: "turn.completed", payload: { outcome: "success" } },
    ];
  const isQuestion = outcome.interrupts.some(({ reason }) => reason === "input_required");
  const refs = outcome.interrupts.map(({ id }) => `action:${id}`);
  return [
    { type: "task.waiting", payload: { for: isQuestion ? "input" : "permission" }, refs },
    { type: "turn.completed", payload: { outcome: "interrupt" }, refs },
  ];
}

const ends: Readonly<Record<string, EvidenceEvent["type"]>> = {
  RUN_CANCELED: "task.cancelled",
  RUN_TIMEOUT: "task.timed_out",
};

function toFailed({ code, message }: Extract<AgUiEvent, { type: "RUN_ERROR" }>): Classed[] {
  const payload = { code, message };
  return [
    { type: ends[code] ?? "task.failed", payload },
    { type: "turn.failed", payload },
  ];
}

/** Facts of the runtime have the standard's names already, but for those of permission and of results. */
function toFact(event: CustomEvent): Classed[] {
  const { value } = event;
  switch (event.name) {
    case "tool.policy": {
      const { tool_call_id: toolCallId, arguments_ref: ref, approval_id: actionId } = event.value;
      const ids = { toolCallId, ...(actionId === undefined ? {} : { actionId }) };
      return [{ type: "permission.evaluated", ...ids, payload: value, refs: ref === undefined ? [] : [ref] }];
    }
    case "tool.progress":
      return [{ type: event.name, toolCallId: event.value.tool_call_id, payload: value }];
    case "tool.completed": {
      const { tool_call_id: toolCallId, status, result_ref: ref, evidence_refs: refs } = event.value;
      const type = status === "success" || status === "partial" ? "tool.result" : "tool.failed";
      return [{ type, toolCallId, payload: value, refs: [...(ref === undefined ? [] : [ref]), ...refs] }];
    }
    case "action.required":
      return withPermission({ type: "action.required", ...idsOf(event.value), payload: value }, "permission.requested");
    case "action.resolved":
      // What no run was there to tell is the evidence of the run that asked; another run only passes it on.
      if (event.value.resolution === "expired" || event.value.resolution === "reviewed") return [];
      return withPermission({ type: "action.resolved", ...idsOf(event.value), payload: value }, "permission.resolved");
    case "routing.decided":
      return [
        { type: event.name, stepId: event.value.stage, payload: value },
        ...(event.value.single_candidate
          ? [{ type: "routing.single_candidate" as const, stepId: event.value.stage, payload: event.value.selected }]
          : []),
      ];
    case "routing.fallback.applied":
    case "routing.retry.applied":
    case "routing.not_possible":
      return [{ type: event.name, stepId: event.value.stage, payload: value }];
    default:
      return [{ type: event.name, payload: value }];
  }
}

/** An approval is a permission as well; a review is none. */
export function withPermission(action: Classed, type: "permission.requested" | "permission.resolved"): Classed[] {
  return action.actionId?.startsWith("apr_") ? [action, { ...action, type }] : [action];
}

const idsOf = ({ action_id: actionId, tool_call_id: toolCallId }: { action_id: string; tool_call_id?: string }) => ({
  actionId,
  ...(toolCallId === undefined ? {} : { toolCallId }),
});
