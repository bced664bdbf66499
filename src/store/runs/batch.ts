import type { ISql, PendingQuery, Row } from "postgres";
import { newId } from "../../base/ids.ts";
import { toPeopleParts } from "./batch-people.ts";
import type { Batch } from "./rows.ts";

/**
 * The parts of a batch as common table expressions behind one called `run`, which has moved last_seq by the number of
 * events and yields no row when the lease is lost: then nothing is written at all, and all that is fenced by one row.
 */
export function toParts(sql: ISql, batch: Batch): PendingQuery<Row[]> {
  const parts = [
    events(sql, batch),
    steps(sql, batch),
    messages(sql, batch),
    toolCalls(sql, batch),
    callsStarted(sql, batch),
    callsEnded(sql, batch),
    summaries(sql, batch),
    ...toPeopleParts(sql, batch),
  ];
  return parts.filter((part) => part !== undefined).reduce((all, part) => sql`${all}, ${part}`, sql``);
}

function events(sql: ISql, { events: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_events as (
    insert into run_events (task_id, seq, type, data)
    select run.id, run.last_seq - ${list.length}::int + ord, type, data
    from run, unnest(${list.map(({ type }) => type)}::text[], ${list.map(({ data }) => data)}::text[]) with ordinality as given (type, data, ord)
  )`;
}

function steps(sql: ISql, { entries: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_steps as (
    insert into run_steps (task_id, no, kind, data)
    select run.id, given.no, kind, data::json
    from run, unnest(${list.map(({ no }) => no)}::int[], ${list.map(({ kind }) => kind)}::text[], ${list.map(({ data }) => JSON.stringify(data))}::text[]) as given (no, kind, data)
  )`;
}

function messages(sql: ISql, { messages: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  for (const { content } of list)
    if (typeof content !== "string") throw new TypeError(`messages.content must be a string, not ${typeof content}`);
  const rows = list.map(({ wireId, position, role, content, metadata, visibilityMask }) => ({
    id: newId("msg"),
    wire_id: wireId,
    position,
    role,
    content,
    metadata,
    visibility_mask: visibilityMask,
  }));
  return sql`new_messages as (
    insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, metadata, visibility_mask)
    select given.id, owner_id, thread_id, run.id, wire_id, run.no * 1000::bigint + position, role, content, metadata, visibility_mask
    from run, json_to_recordset(${JSON.stringify(rows)}::text::json)
      as given (id text, wire_id text, position int, role text, content text, metadata json, visibility_mask int)
  )`;
}

function toolCalls(sql: ISql, { toolCalls: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_tool_calls as (
    insert into tool_calls (task_id, tool_call_id, owner_id, attempt, iteration, request_id, tool, input_hash, decision, permission_ref, approval_id,
      hooks, status, error_code, warnings, redactions, result_ref, output_hash, sends, started_at, duration_ms)
    select run.id, "toolCallId", owner_id, given.attempt, iteration, "requestId", tool, "inputHash", decision, "permissionRef", "approvalId",
      hooks, given.status, "errorCode", warnings, redactions, "resultRef", "outputHash", sends, "startedAt", "durationMs"
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given ("toolCallId" text, attempt int, iteration int, "requestId" text, tool text, "inputHash" text, decision text, "permissionRef" text,
        "approvalId" text, hooks jsonb, status text, "errorCode" text, warnings text[], redactions int, "resultRef" text, "outputHash" text, sends int,
        "startedAt" timestamptz, "durationMs" int)
    on conflict (task_id, tool_call_id) do update set
      attempt = excluded.attempt, iteration = excluded.iteration, request_id = excluded.request_id, decision = excluded.decision,
      approval_id = excluded.approval_id, hooks = excluded.hooks, status = excluded.status, error_code = excluded.error_code,
      warnings = excluded.warnings, redactions = excluded.redactions, result_ref = excluded.result_ref, output_hash = excluded.output_hash,
      sends = excluded.sends, started_at = excluded.started_at, duration_ms = excluded.duration_ms
  )`;
}

function callsStarted(sql: ISql, { callsStarted: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_calls as (
    insert into model_calls (task_id, no, owner_id, attempt, request_id, stage, state, requested_model, provider, model, fallback_chain, reason, routing,
      currency, catalog_version)
    select run.id, given.no, owner_id, attempt, request_id, stage, 'started', "requestedModel", provider, model, "fallbackChain", reason, routing,
      currency, "catalogVersion"
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given (no int, stage text, "requestedModel" text, provider text, model text, "fallbackChain" text[], reason text, routing json, currency text,
        "catalogVersion" text)
  )`;
}

function callsEnded(sql: ISql, { callsEnded: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`ended_calls as (
    update model_calls set state = given.state, answered = given.answered, input_tokens = "inputTokens", output_tokens = "outputTokens",
      total_tokens = "totalTokens", cached_prompt_tokens = "cachedPromptTokens", prompt_cache_hit_tokens = "promptCacheHitTokens",
      prompt_cache_miss_tokens = "promptCacheMissTokens", reasoning_tokens = "reasoningTokens", latency_ms = "latencyMs", direct_cost = "directCost",
      direct_cost_seen = "directCostSeen", cost = given.cost, error_code = "errorCode", ended_at = now()
    from run, json_to_recordset(${JSON.stringify(list)}::text::json)
      as given (no int, state text, answered boolean, "inputTokens" bigint, "outputTokens" bigint, "totalTokens" bigint, "cachedPromptTokens" bigint,
        "promptCacheHitTokens" bigint, "promptCacheMissTokens" bigint, "reasoningTokens" bigint, "latencyMs" bigint, "directCost" numeric,
        "directCostSeen" boolean, cost numeric, "errorCode" text)
    where task_id = run.id and model_calls.no = given.no
  )`;
}

/** Runs of a thread follow one another, so nobody else can have summed up the same turns: if anybody had, nothing of the batch is written. */
function summaries(sql: ISql, { summaries: list = [] }: Batch) {
  if (list.length === 0) return undefined;
  return sql`new_summaries as (
    insert into context_summaries (id, owner_id, thread_id, upto_seq, text, kept, tainted, task_id)
    select given.id, owner_id, thread_id, "uptoSeq", text, kept, tainted, run.id
    from run, json_to_recordset(${JSON.stringify(list)}::text::json) as given (id text, "uptoSeq" bigint, text text, kept json, tainted boolean)
  )`;
}
