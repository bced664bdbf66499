import type { ToolAgentOutput, ToolMeta } from "../../../generated/contract/types.ts";
import { fingerprint } from "../../base/canonical.ts";
import type { ToolContext } from "../../domain/tool-call.ts";
import type { ToolCallRecord } from "../../store/record/record.ts";
import type { HookRecord } from "./hooks.ts";

/** What is known of a call while it goes through. */
export interface Visit {
  toolCallId: string;
  context: ToolContext;
  trail: HookRecord;
  /** `unavailable` until the call has passed our own checks. */
  decision: ToolCallRecord["decision"];
  approvalId: string | null;
  /** The run was told that nothing stops it, before it was sent. */
  isTold: boolean;
  sends: number;
  /** It is not to be run any more, whether or not an earlier attempt has. */
  isWithdrawn: boolean;
  /** A write whose effect is there, whatever is told of it. */
  isDone: boolean;
  meta: ToolMeta;
}

export interface VisitEnd {
  tool: string | null;
  input: unknown;
  output: ToolAgentOutput;
  redactions: number;
  startedAt: number;
  durationMs: number;
}

/** The call as it is kept. The run, which stores the result, adds where that is. */
export function toRecord(visit: Visit, end: VisitEnd): ToolCallRecord {
  const { context, trail } = visit;
  const { output } = end;
  return {
    taskId: context.taskId,
    toolCallId: visit.toolCallId,
    ownerId: context.ownerId,
    attempt: context.attempt,
    iteration: context.iteration,
    requestId: context.requestId,
    tool: end.tool,
    inputHash: fingerprint(end.input),
    decision: visit.decision,
    permissionRef: context.permissionRef,
    approvalId: visit.approvalId,
    hooks: trail.outcomes,
    status: output.status,
    errorCode: output.error?.code ?? null,
    warnings: output.result.warnings ?? [],
    redactions: end.redactions,
    resultRef: null,
    outputHash: output.error === null ? fingerprint(output.result.data) : null,
    sends: visit.sends,
    startedAt: new Date(end.startedAt),
    durationMs: end.durationMs,
  };
}
