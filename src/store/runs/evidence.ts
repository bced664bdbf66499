import type { ISql } from "postgres";
import type { RunKey, Stage } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { storedCause } from "./cause.ts";

/** An event of the log, with the time it was written. */
interface DatedEvent {
  seq: number;
  at: Date;
  data: string;
}

/** One request to a provider. */
export interface ModelCallTrace {
  no: number;
  stage: Stage;
  state: string;
  attempt: number;
  requestedModel: string;
  provider: string;
  model: string;
  reason: string;
  inputTokens: number | null;
  outputTokens: number | null;
  totalTokens: number | null;
  latencyMs: number | null;
  /** Decimal text. */
  directCost: string | null;
  cost: string | null;
  currency: string;
  catalogVersion: string;
  errorCode: string | null;
  startedAt: Date;
  endedAt: Date | null;
}

/** What ended after the run that asked for it, with no run of its own. */
interface LateResolution {
  actionId: string;
  kind: "approval" | "review" | "question";
  resolution: "expired" | "reviewed";
  toolCallId: string | null;
  at: Date;
}

export interface RunTraces {
  causeKind: string;
  events: DatedEvent[];
  calls: ModelCallTrace[];
  late: LateResolution[];
}

/** Everything that is kept of one run, but for its texts: pieces of answers, results and snapshots. */
export async function traces(sql: ISql, { ownerId, taskId }: RunKey): Promise<RunTraces> {
  const [[run], events, calls, late] = await patiently(
    Promise.all([
      sql<{ kind: string }[]>`
      select ${storedCause(sql)} ->> 'kind' as kind from runs
      where id = ${taskId} and owner_id = ${ownerId}::text collate "C"`,
      sql<DatedEvent[]>`
      select seq, created_at as at, data from run_events
      where task_id = ${taskId} and owner_id = ${ownerId} and type in ('RUN_STARTED', 'RUN_FINISHED', 'RUN_ERROR',
        'STEP_STARTED', 'STEP_FINISHED', 'TOOL_CALL_START', 'TOOL_CALL_ARGS', 'TEXT_MESSAGE_END', 'CUSTOM')
      order by seq`,
      sql<ModelCallTrace[]>`
      select no, stage, state, attempt, requested_model as "requestedModel", provider, model, reason,
        input_tokens as "inputTokens", output_tokens as "outputTokens", total_tokens as "totalTokens",
        latency_ms as "latencyMs", direct_cost::text as "directCost", cost::text as cost, currency,
        catalog_version as "catalogVersion", error_code as "errorCode", started_at as "startedAt",
        ended_at as "endedAt"
      from model_calls where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C" order by no`,
      sql<LateResolution[]>`
      select id as "actionId", 'approval' as kind, 'expired' as resolution, tool_call_id as "toolCallId",
        expires_at as at
      from approvals where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C" and state = 'expired'
      union all
      select id, 'question', 'expired', null, expires_at
      from questions where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C" and state = 'expired'
      union all
      select id, 'review', 'reviewed', null, resolved_at
      from reviews where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C" and state = 'resolved'
      order by at`,
    ]),
  );
  return { causeKind: run?.kind ?? "message", events: [...events], calls: [...calls], late: [...late] };
}

/** The runs of a thread in their order, behind a place. */
export async function runsOf(
  sql: ISql,
  { ownerId, threadId, afterNo, most }: { ownerId: string; threadId: string; afterNo: number; most: number },
): Promise<{ runId: string; no: number }[]> {
  return await patiently(sql<{ runId: string; no: number }[]>`
    select run_id as "runId", no from runs
    where owner_id = ${ownerId} and thread_id = ${threadId} and no > ${afterNo} order by no limit ${most}`);
}
