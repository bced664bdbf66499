-- The queue is this table. no counts the runs of a thread in order of acceptance.
alter table threads add column last_no integer not null default 0 check (last_no >= 0);

-- Nothing could start a run before this migration, so there are no rows to fill.
alter table runs
  add column no integer not null check (no between 1 and 1000000000),
  add column agent_type text not null check (length(agent_type) between 1 and 32),
  add column runtime_mode text not null check (runtime_mode in ('chat', 'automation')),
  add column parent_run_id text check (length(parent_run_id) between 1 and 128),
  add column request_id text not null check (length(request_id) <= 128),
  -- Tells a repeated request from another one under the same run id.
  add column input_hash text not null check (length(input_hash) <= 80),
  -- What the client sent beside its message: state, frontend tools, context. Kept and never interpreted.
  add column input json not null,
  -- Whether this run made its thread: the answer to a repeated request must say so again.
  add column created_thread boolean not null,
  add column locale text not null check (length(locale) <= 35),
  add column timezone_source text not null check (timezone_source in ('device', 'profile', 'default')),
  -- The client's own clock, for words like "tomorrow"; it decides nothing else.
  add column client_now timestamptz,
  add column ready_at timestamptz,
  -- A worker holds the run until then, and renews it.
  add column lease_until timestamptz,
  add column holder text check (length(holder) <= 128),
  -- Workers lost since the run last made progress.
  add column strikes integer not null default 0 check (strikes >= 0),
  add column last_seq bigint not null default 0 check (last_seq >= 0),
  add column cancel_requested_at timestamptz,
  add column started_at timestamptz,
  add column error_code text check (length(error_code) <= 49),
  add column error_message text check (length(error_message) <= 300),
  add column output json,
  add column usage json;
alter table runs set (fillfactor = 70);

create unique index runs_of_thread on runs (owner_id, thread_id, no);
create index runs_live_of_thread on runs (owner_id, thread_id, no) where ended_at is null;
create index runs_ready on runs (ready_at, id) where status = 'ready';
-- Few rows, and none of its columns changes while a run works, so renewing a lease touches no index.
create index runs_running on runs (id) where status = 'running';

-- The log of a run, as text, so that a replay equals the live stream to the byte. Rows are written only by the statement
-- that has just moved last_seq of their run, so a foreign key would cost and prove nothing.
create table run_events (
  task_id text not null,
  seq bigint not null check (seq >= 1),
  type text not null check (length(type) <= 40),
  data text not null,
  created_at timestamptz not null default now(),
  primary key (task_id, seq)
);

-- The journal: what a new worker needs to go on where the last one stopped. json keeps the text as it was written.
create table run_steps (
  task_id text not null,
  no integer not null check (no >= 1),
  kind text not null check (kind in ('context', 'brief', 'reply', 'result', 'final')),
  data json not null,
  created_at timestamptz not null default now(),
  primary key (task_id, no)
);

-- One row per request to a provider. started: sent, or about to be. lost: the worker died before it could say more.
create table model_calls (
  task_id text not null references runs (id),
  no integer not null check (no >= 1),
  owner_id text not null references users (id),
  attempt integer not null check (attempt >= 0),
  request_id text not null check (length(request_id) <= 128),
  stage text not null check (stage in ('router', 'worker')),
  state text not null check (state in ('started', 'finished', 'failed', 'aborted', 'lost')),
  requested_model text not null check (length(requested_model) <= 128),
  provider text not null check (length(provider) <= 64),
  model text not null check (length(model) <= 128),
  fallback_chain text[] not null,
  reason text not null check (length(reason) <= 300),
  -- The facts of the decision as they were emitted.
  routing json,
  -- Whether the provider began to answer: only then it counts as a model call.
  answered boolean not null default false,
  input_tokens bigint,
  output_tokens bigint,
  total_tokens bigint,
  cached_prompt_tokens bigint,
  prompt_cache_hit_tokens bigint,
  prompt_cache_miss_tokens bigint,
  reasoning_tokens bigint,
  latency_ms bigint,
  direct_cost numeric(20, 12),
  direct_cost_seen boolean not null default false,
  cost numeric(20, 12),
  currency text not null check (length(currency) = 3),
  catalog_version text not null check (length(catalog_version) <= 32),
  error_code text check (length(error_code) <= 49),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (task_id, no)
);

create index model_calls_of_owner on model_calls (owner_id, started_at);

-- json instead of jsonb: the arguments of a call go back to the model in the order in which it wrote them.
alter table messages drop constraint messages_metadata_check;
alter table messages alter column metadata drop default;
alter table messages alter column metadata type json using metadata::text::json;
alter table messages alter column metadata set default '{}';
alter table messages add constraint messages_metadata_check check (json_typeof(metadata) = 'object');
-- Bits beyond the first two are free for readers to come.
alter table messages drop constraint messages_visibility_mask_check;
alter table messages add constraint messages_visibility_mask_check check (visibility_mask between 0 and 255);
