import type { ErrorCode } from "../../../generated/contract/errors.ts";
import type { ToolAgentOutput, ToolMeta } from "../../../generated/contract/types.ts";
import type { Log } from "../../base/log.ts";
import type { ToolContext } from "../../domain/tool-call.ts";
import { toDotted } from "./failure.ts";

export interface CallLogEnd {
  output: ToolAgentOutput;
  durationMs: number;
  meta: ToolMeta;
}

const plainId = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Two lines per call with the fields of the logging contract (G204). Only what we made ourselves is in them: the name
 * of a method that does not exist is text of a model, and stays out.
 */
export function logStart(log: Log, tool: string | null, toolCallId: string, context: ToolContext): void {
  log.plain("agent_tool_call", {
    event: "agent_tool_call",
    ...common(tool, toolCallId, context),
    status: "running",
    duration_ms: 0,
    warnings_count: 0,
    provider: "local",
    cache_hit: false,
  });
}

export function logEnd(
  log: Log,
  tool: string | null,
  toolCallId: string,
  context: ToolContext,
  { output, durationMs, meta }: CallLogEnd,
): void {
  const failed =
    output.error === null
      ? {}
      : { error_code: toDotted(output.error.code as ErrorCode, tool === null ? "" : output.result.module) };
  log.plain("agent_tool_done", {
    event: "agent_tool_done",
    ...common(tool, toolCallId, context),
    status: output.error === null ? "completed" : "error",
    duration_ms: durationMs,
    ...failed,
    warnings_count: output.result.warnings?.length ?? 0,
    provider: meta.provider ?? "local",
    cache_hit: meta.cache_hit ?? false,
  });
}

const common = (
  tool: string | null,
  toolCallId: string,
  { threadId, requestId, iteration, taskId, attempt }: ToolContext,
) => ({
  session_id: threadId,
  request_id: requestId,
  task_id: taskId,
  attempt,
  iteration,
  tool: tool ?? "unknown",
  ...(plainId.test(toolCallId) ? { tool_call_id: toolCallId } : {}),
});
