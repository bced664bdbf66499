import type { ISql } from "postgres";
import type { ToolCallRecord } from "../record/record.ts";
import { toRecords, type Placed } from "./placed.ts";
import type { ModelCallEnd, ModelCallStart } from "./rows.ts";

export function toolCalls(sql: ISql, list: readonly Placed<ToolCallRecord>[]) {
  return sql`new_tool_calls as (
    insert into tool_calls (task_id, tool_call_id, owner_id, attempt, iteration, request_id, tool, input_hash,
      decision, permission_ref, approval_id, hooks, status, error_code, warnings, redactions, result_ref,
      output_hash, sends, started_at, duration_ms)
    select run.id, "toolCallId", owner_id, given.attempt, iteration, "requestId", tool, "inputHash", decision,
      "permissionRef", "approvalId", hooks, given.status, "errorCode", warnings, redactions, "resultRef",
      "outputHash", sends, "startedAt", "durationMs"
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, "toolCallId" text, attempt int, iteration int, "requestId" text, tool text,
        "inputHash" text, decision text, "permissionRef" text, "approvalId" text, hooks jsonb, status text,
        "errorCode" text, warnings text[], redactions int, "resultRef" text, "outputHash" text, sends int,
        "startedAt" timestamptz, "durationMs" int) using (place)
    on conflict (task_id, tool_call_id) do update set
      attempt = excluded.attempt, iteration = excluded.iteration, request_id = excluded.request_id,
      decision = excluded.decision, approval_id = excluded.approval_id, hooks = excluded.hooks,
      status = excluded.status, error_code = excluded.error_code, warnings = excluded.warnings,
      redactions = excluded.redactions, result_ref = excluded.result_ref, output_hash = excluded.output_hash,
      sends = excluded.sends, started_at = excluded.started_at, duration_ms = excluded.duration_ms
  )`;
}

export function callsStarted(sql: ISql, list: readonly Placed<ModelCallStart>[]) {
  return sql`new_calls as (
    insert into model_calls (task_id, no, owner_id, attempt, request_id, stage, state, requested_model,
      provider, model, fallback_chain, reason, routing, currency, catalog_version)
    select run.id, given.no, owner_id, attempt, request_id, stage, 'started', "requestedModel", provider,
      model, "fallbackChain", reason, routing, currency, "catalogVersion"
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, no int, stage text, "requestedModel" text, provider text, model text,
        "fallbackChain" text[], reason text, routing json, currency text, "catalogVersion" text) using (place)
  )`;
}

/**
 * The calls are named by their runs as an array, too: a plan that was made while the table was empty would otherwise
 * look for them by their number alone, through all runs that there are by now.
 */
export function callsEnded(sql: ISql, list: readonly Placed<ModelCallEnd>[]) {
  return sql`ended_calls as (
    update model_calls set state = given.state, answered = given.answered, input_tokens = "inputTokens",
      output_tokens = "outputTokens", total_tokens = "totalTokens",
      cached_prompt_tokens = "cachedPromptTokens", prompt_cache_hit_tokens = "promptCacheHitTokens",
      prompt_cache_miss_tokens = "promptCacheMissTokens", reasoning_tokens = "reasoningTokens",
      latency_ms = "latencyMs", direct_cost = "directCost", direct_cost_seen = "directCostSeen",
      cost = given.cost, error_code = "errorCode", ended_at = now()
    from run join json_to_recordset(${toRecords(sql, list)})
      as given (place int, no int, state text, answered boolean, "inputTokens" bigint, "outputTokens" bigint,
        "totalTokens" bigint, "cachedPromptTokens" bigint, "promptCacheHitTokens" bigint,
        "promptCacheMissTokens" bigint, "reasoningTokens" bigint, "latencyMs" bigint, "directCost" numeric,
        "directCostSeen" boolean, cost numeric, "errorCode" text) using (place)
    where task_id = run.id and model_calls.owner_id = run.owner_id collate "C" and model_calls.no = given.no
      and task_id = any(array(select id from run))
  )`;
}
