-- Prompts that run by themselves. When is decided by due_at and by nothing outside this table; what has fired stands in
-- automation_firings, once per job, planned time and try.
create table automation_jobs (
  id text primary key check (id ~ '^job_[A-Za-z0-9_-]{1,64}$'),
  owner_id text not null references users (id),
  name text not null check (length(name) between 1 and 100),
  prompt text not null check (length(prompt) between 1 and 10000),
  schedule json not null,
  -- The zone of the schedule is the owner's, also after the owner has moved. Ends when the schedule is changed.
  follows_owner boolean not null default false,
  -- Where an interval without a beginning counts from.
  anchor_at timestamptz(3) not null,
  agent_type text not null check (length(agent_type) between 1 and 32),
  config json not null,
  enabled boolean not null,
  -- All runs of a job stand in one thread.
  thread_id uuid not null,
  next_fire_at timestamptz(3),
  -- The last firing failed and is tried again, for the nth time.
  retry_at timestamptz(3),
  retry_no integer not null default 0 check (retry_no >= 0),
  retry_of timestamptz(3),
  -- Firings in a row that failed, each with all its tries.
  failures integer not null default 0 check (failures >= 0),
  -- until: null and enabled = false when only a person can end it.
  parked_reason text check (parked_reason in ('failures', 'budget', 'firings', 'missed')),
  parked_at timestamptz(3),
  parked_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  due_at timestamptz(3) generated always as (
    case when (enabled and next_fire_at is not null) or retry_at is not null
      then greatest(least(case when enabled then next_fire_at end, retry_at), parked_until) end
  ) stored,
  check ((parked_reason is null) = (parked_at is null)),
  check ((retry_at is null) = (retry_of is null))
);

create index automation_jobs_due on automation_jobs (due_at) where due_at is not null;
create index automation_jobs_of_owner on automation_jobs (owner_id, created_at desc, id desc);

-- Rows outlive their job: they count against what its owner may fire in an hour.
create table automation_firings (
  task_id text primary key references runs (id),
  job_id text not null check (length(job_id) <= 68),
  owner_id text not null references users (id),
  -- Null for a run that somebody asked for.
  scheduled_for timestamptz(3),
  try integer not null default 0 check (try >= 0),
  fired_at timestamptz not null default now(),
  -- The job has been told how the run ended.
  settled_at timestamptz,
  unique (job_id, scheduled_for, try)
);

create index automation_firings_of_job on automation_firings (job_id, fired_at desc);
create index automation_firings_of_owner on automation_firings (owner_id, fired_at);
create index automation_firings_unsettled on automation_firings (task_id) where settled_at is null;

-- Everybody gets the jobs we suggest once; what was deleted stays deleted.
alter table users add column jobs_given_at timestamptz;

-- Which earlier messages the run may see, when not its agent but a job decides.
alter table runs add column context_messages json;
