import type { ISql, Sql } from "postgres";
import type { UsageOnWire, WorkerOutput } from "../../../generated/contract/types.ts";
import type { StoredCause } from "../../domain/cause.ts";
import type { LogEvent } from "../../domain/event.ts";
import type { RunKey, RunName, RunState, RuntimeMode } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { firstPlace, lastPlace } from "../message-place.ts";
import { storedCause } from "./cause.ts";
import type { JournalEntry, ModelCallRow } from "./rows.ts";

export interface RunRow extends RunName, RunKey {
  no: number;
  state: RunState;
  agentType: string;
  mode: RuntimeMode;
  parentRunId: string | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  lastSeq: number;
  errorCode: string | null;
  errorMessage: string | null;
  output: WorkerOutput | null;
  usage: UsageOnWire | null;
  /** What the client sent along. */
  input: Readonly<Record<string, unknown>>;
}

/** Everything a new worker must know of a run that others have worked on. */
export interface JournalRows {
  entries: JournalEntry[];
  events: LogEvent[];
  calls: ModelCallRow[];
  /**
   * Places of messages this run has used, the user's included: that one is kept free where an earlier run brought the
   * message.
   */
  messages: number;
}

export interface CancelTarget {
  taskId: string;
  parentRunId: string | null;
  state: RunState;
  mode: RuntimeMode;
  lastSeq: number;
  cause: StoredCause;
}

export async function find(sql: ISql, { ownerId, threadId, runId }: RunName): Promise<RunRow | undefined> {
  const [row] = await patiently(sql<RunRow[]>`
    select id as "taskId", owner_id as "ownerId", thread_id as "threadId", run_id as "runId", no, status as state,
      agent_type as "agentType",
      runtime_mode as mode, parent_run_id as "parentRunId", created_at as "createdAt", started_at as "startedAt",
      ended_at as "endedAt",
      last_seq as "lastSeq", error_code as "errorCode", error_message as "errorMessage", output, usage, input
    from runs where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId}`);
  return row;
}

/** Notes the wish on a run that has not ended. The answer is the run as it was found. */
export async function requestCancel(
  sql: Sql,
  { ownerId, threadId, runId }: RunName,
): Promise<CancelTarget | undefined> {
  const [row] = await patiently(sql<CancelTarget[]>`
    with wished as (
      update runs set cancel_requested_at = coalesce(cancel_requested_at, now())
      where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId} and ended_at is null
      returning id, parent_run_id, status, runtime_mode, last_seq, ${storedCause(sql)} as cause
    )
    select id as "taskId", parent_run_id as "parentRunId", status as state, runtime_mode as mode,
      last_seq as "lastSeq", cause
    from wished
    union all
    select id, parent_run_id, status, runtime_mode, last_seq, ${storedCause(sql)} from runs
    where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId} and not exists (select from wished)`);
  return row;
}

export async function journal(sql: Sql, { ownerId, taskId }: RunKey): Promise<JournalRows> {
  const [steps, events, calls, [counted]] = await patiently(
    Promise.all([
      sql<JournalEntry[]>`
      select no, kind, data from run_steps where task_id = ${taskId} and owner_id = ${ownerId} order by no`,
      sql<LogEvent[]>`
      select seq, type, data from run_events where task_id = ${taskId} and owner_id = ${ownerId} order by seq`,
      // Whatever was under way when the last worker died can no longer be known (G179).
      sql<ModelCallRow[]>`
      with lost as (update model_calls set state = 'lost', answered = true, ended_at = now()
        where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C" and state = 'started' returning no)
      select no, stage, case when state = 'started' then 'lost' else state end as state, provider, model,
        answered or state = 'started' as answered,
        input_tokens as "inputTokens", output_tokens as "outputTokens", total_tokens as "totalTokens",
        cached_prompt_tokens as "cachedPromptTokens",
        prompt_cache_hit_tokens as "promptCacheHitTokens", prompt_cache_miss_tokens as "promptCacheMissTokens",
        reasoning_tokens as "reasoningTokens",
        latency_ms as "latencyMs", direct_cost::text as "directCost", direct_cost_seen as "directCostSeen",
        cost::text as cost, error_code as "errorCode"
      from model_calls where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C" order by no`,
      sql<{ messages: number }[]>`
      select coalesce(max(seq) - ${firstPlace(sql, "min(runs.no)")} + 1, 1)::int as messages
      from messages m join runs on runs.id = ${taskId} and runs.owner_id = ${ownerId}::text collate "C"
      where m.owner_id = runs.owner_id and m.thread_id = runs.thread_id
        and seq between ${firstPlace(sql, "runs.no")} and ${lastPlace(sql, "runs.no")}`,
    ]),
  );
  return { entries: [...steps], events: [...events], calls: [...calls], messages: counted?.messages ?? 0 };
}
