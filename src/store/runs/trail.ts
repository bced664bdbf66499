import type { ISql } from "postgres";
import type { UiSchema } from "../../../generated/contract/types.ts";
import type { RunKey } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";

/** What a run's log says of its stages and calls. Of the arguments only the names, however long the rest is. */
interface TrailEvent {
  seq: number;
  type: "STEP_STARTED" | "STEP_FINISHED" | "TOOL_CALL_START" | "TOOL_CALL_ARGS" | "TOOL_CALL_RESULT" | "RUN_ERROR";
  at: Date;
  stepName: "router" | "worker" | null;
  toolCallId: string | null;
  toolCallName: string | null;
  module: string | null;
  method: string | null;
  /** Of a result. */
  card: UiSchema | null;
}

/** A call that has been answered. */
export interface TrailCall {
  toolCallId: string;
  tool: string | null;
  status: "success" | "partial" | "failure";
  errorCode: string | null;
  approvalId: string | null;
  startedAt: Date;
  durationMs: number;
}

export interface Trail {
  events: TrailEvent[];
  calls: TrailCall[];
}

export async function trail(sql: ISql, { ownerId, taskId }: RunKey): Promise<Trail> {
  const [events, calls] = await patiently(
    Promise.all([
      sql<TrailEvent[]>`
      select seq, type, created_at as at, json ->> 'stepName' as "stepName", json ->> 'toolCallId' as "toolCallId",
        json ->> 'toolCallName' as "toolCallName", json -> 'args' ->> 'module' as module,
        json -> 'args' ->> 'method' as method, json -> 'ui_schema' as card
      from (
        select seq, type, created_at, data::json as json from run_events
        where task_id = ${taskId} and owner_id = ${ownerId} and type in ('STEP_STARTED', 'STEP_FINISHED',
          'TOOL_CALL_START', 'TOOL_CALL_ARGS', 'TOOL_CALL_RESULT', 'RUN_ERROR')
      ) as log order by seq`,
      sql<TrailCall[]>`
      select tool_call_id as "toolCallId", tool, status, error_code as "errorCode", approval_id as "approvalId",
        started_at as "startedAt",
        duration_ms as "durationMs"
      from tool_calls where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C"
      order by started_at, tool_call_id`,
    ]),
  );
  return { events: [...events], calls: [...calls] };
}
