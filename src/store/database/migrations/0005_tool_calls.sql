-- A run as the tool boundary needs it: whose it is, whether it is live, and which attempt holds it.
-- waiting: behind an earlier run of its thread. ready: any worker may take it. running: attempt holds it. The others are ends.
create table runs (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  owner_id text not null references users (id),
  thread_id uuid not null,
  run_id text not null check (length(run_id) between 1 and 128),
  status text not null check (status in ('waiting', 'ready', 'running', 'finished', 'interrupted', 'failed', 'canceled')),
  attempt integer not null default 0 check (attempt >= 0),
  -- The zone in which this run means "a day", and the skills it may open (null: all).
  timezone text check (length(timezone) <= 64),
  enabled_skills text[],
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  foreign key (owner_id, thread_id) references threads (owner_id, id),
  unique (owner_id, thread_id, run_id),
  check ((ended_at is null) = (status in ('waiting', 'ready', 'running')))
);

-- The answer of each write, written with its effect in one transaction: a call that comes again finds it here.
create table tool_effects (
  task_id text not null references runs (id),
  tool_call_id text not null check (length(tool_call_id) between 1 and 128),
  input_hash text not null check (length(input_hash) <= 80),
  -- As text, so that the second answer equals the first to the byte. Null only inside the transaction that fills it.
  answer text,
  created_at timestamptz not null default now(),
  primary key (task_id, tool_call_id)
);

-- One row per tool call, enough to explain it: who, what, what policy and hooks said, how it ended.
create table tool_calls (
  task_id text not null references runs (id),
  tool_call_id text not null check (length(tool_call_id) between 1 and 128),
  owner_id text not null references users (id),
  attempt integer not null check (attempt >= 0),
  iteration integer not null check (iteration >= 0),
  request_id text not null check (length(request_id) <= 128),
  -- The canonical name, or null when the model named nothing that exists.
  tool text check (length(tool) <= 81),
  input_hash text check (length(input_hash) <= 80),
  decision text not null check (decision in ('allowed', 'ask', 'denied', 'sandboxed', 'unavailable')),
  permission_ref text not null check (length(permission_ref) <= 200),
  approval_id text check (length(approval_id) <= 80),
  hooks jsonb not null check (jsonb_typeof(hooks) = 'array'),
  status text not null check (status in ('success', 'partial', 'failure')),
  error_code text check (length(error_code) <= 49),
  warnings text[] not null,
  redactions integer not null check (redactions >= 0),
  result_ref text check (length(result_ref) <= 300),
  output_hash text check (length(output_hash) <= 80),
  sends integer not null check (sends >= 0),
  started_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  primary key (task_id, tool_call_id)
);

create index tool_calls_of_owner on tool_calls (owner_id, started_at);
