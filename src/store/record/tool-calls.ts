import type { JSONValue, Sql } from "postgres";
import type { ToolHookOutcome, ToolPolicyFact, ToolWarning } from "../../../generated/contract/types.ts";
import { patiently } from "../database/database.ts";

/** One tool call as it is kept: who, what, what policy and hooks said, how it ended (G208). */
export interface ToolCallRecord {
  taskId: string;
  toolCallId: string;
  ownerId: string;
  attempt: number;
  iteration: number;
  requestId: string;
  /** The canonical name; null when the model named nothing that exists. */
  tool: string | null;
  inputHash: string | null;
  decision: ToolPolicyFact["decision"];
  permissionRef: string;
  approvalId: string | null;
  hooks: readonly ToolHookOutcome[];
  status: "success" | "partial" | "failure";
  errorCode: string | null;
  warnings: readonly ToolWarning[];
  redactions: number;
  /** The message that holds the result. */
  resultRef: string | null;
  outputHash: string | null;
  /** How often the call was handed to a child. */
  sends: number;
  startedAt: Date;
  durationMs: number;
}

export interface ToolCalls {
  /** A later attempt at the same call takes the place of the earlier one. */
  record(call: ToolCallRecord): Promise<void>;
  find(taskId: string, toolCallId: string): Promise<ToolCallRecord | undefined>;
}

export function makeToolCalls(sql: Sql): ToolCalls {
  return {
    async record(call) {
      await patiently(sql`
        insert into tool_calls (task_id, tool_call_id, owner_id, attempt, iteration, request_id, tool, input_hash,
          decision, permission_ref,
          approval_id, hooks, status, error_code, warnings, redactions, result_ref, output_hash, sends, started_at,
          duration_ms)
        values (${call.taskId}, ${call.toolCallId}, ${call.ownerId}, ${call.attempt}, ${call.iteration},
          ${call.requestId}, ${call.tool},
          ${call.inputHash}, ${call.decision}, ${call.permissionRef}, ${call.approvalId},
          ${sql.json(call.hooks as unknown as JSONValue)}, ${call.status},
          ${call.errorCode}, ${call.warnings as string[]}, ${call.redactions}, ${call.resultRef}, ${call.outputHash},
          ${call.sends}, ${call.startedAt}, ${call.durationMs})
        on conflict (task_id, tool_call_id) do update set
          attempt = excluded.attempt, iteration = excluded.iteration, request_id = excluded.request_id,
          tool = excluded.tool,
          input_hash = excluded.input_hash, decision = excluded.decision, permission_ref = excluded.permission_ref,
          approval_id = excluded.approval_id, hooks = excluded.hooks, status = excluded.status,
          error_code = excluded.error_code,
          warnings = excluded.warnings, redactions = excluded.redactions, result_ref = excluded.result_ref,
          output_hash = excluded.output_hash,
          sends = excluded.sends, started_at = excluded.started_at, duration_ms = excluded.duration_ms`);
    },
    async find(taskId, toolCallId) {
      const [row] = await patiently(sql<ToolCallRecord[]>`
        select task_id as "taskId", tool_call_id as "toolCallId", owner_id as "ownerId", attempt, iteration,
          request_id as "requestId", tool,
          input_hash as "inputHash", decision, permission_ref as "permissionRef", approval_id as "approvalId", hooks,
          status,
          error_code as "errorCode", warnings, redactions, result_ref as "resultRef", output_hash as "outputHash",
          sends,
          started_at as "startedAt", duration_ms as "durationMs"
        from tool_calls where task_id = ${taskId} and tool_call_id = ${toolCallId}`);
      return row;
    },
  };
}
