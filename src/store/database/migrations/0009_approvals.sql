-- A call that waits for a person, frozen as it was shown. Everything its continuation needs is here, since journals go after
-- a day; everything that explains the decision is here as well. One run asks at most once.
-- pending: the only state that anything leaves, once, by a decision (approved, denied) or by time (expired).
create table approvals (
  id text primary key check (id ~ '^apr_[A-Za-z0-9_-]{1,64}$'),
  owner_id text not null references users (id),
  thread_id uuid not null,
  task_id text not null unique references runs (id),
  tool_call_id text not null check (length(tool_call_id) between 1 and 128),
  -- The wire id of the tool message that shows the card.
  message_id text not null check (length(message_id) between 1 and 128),
  -- {module, method, input}; json keeps the order in which it was written and shown.
  call json not null,
  call_hash text not null check (length(call_hash) <= 80),
  -- Versions of the events the card showed, by id.
  versions json not null,
  reasons text[] not null check (cardinality(reasons) between 1 and 6),
  summary text not null check (length(summary) <= 300),
  -- The router's words for the task, with its confidence, and the rounds that were used up.
  brief json not null,
  rounds integer not null check (rounds >= 0),
  state text not null default 'pending' check (state in ('pending', 'approved', 'denied', 'expired')),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users (id),
  via text check (via in ('rest', 'resume', 'ui_action')),
  note text check (length(note) <= 500),
  continuation_task_id text unique references runs (id),
  continuation_run_id text,
  foreign key (owner_id, thread_id) references threads (owner_id, id),
  check ((state in ('approved', 'denied')) = (decided_at is not null and decided_by is not null and via is not null and continuation_task_id is not null))
);

create index approvals_of_owner on approvals (owner_id, created_at desc, id desc);
create index approvals_pending on approvals (owner_id) where state = 'pending';
create index approvals_by_expiry on approvals (expires_at) where state = 'pending';

-- The calls behind the buttons of cards. Ids are derived from the card's call, so an id alone proves nothing: owner and thread belong to it.
create table ui_actions (
  owner_id text not null references users (id),
  thread_id uuid not null,
  id text not null check (id ~ '^act_[A-Z2-7]{26}$'),
  tool_call_id text not null check (length(tool_call_id) between 1 and 128),
  call json not null,
  call_hash text not null check (length(call_hash) <= 80),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by_task_id text unique references runs (id),
  primary key (owner_id, thread_id, id),
  foreign key (owner_id, thread_id) references threads (owner_id, id),
  check ((used_at is null) = (used_by_task_id is null))
);

create index ui_actions_by_expiry on ui_actions (expires_at);

-- An answer that somebody should look at. Nothing waits for it.
create table reviews (
  id text primary key check (id ~ '^rev_[A-Za-z0-9_-]{1,64}$'),
  owner_id text not null references users (id),
  thread_id uuid not null,
  task_id text not null unique references runs (id),
  reasons text[] not null check (cardinality(reasons) between 1 and 6),
  claimed_status text check (claimed_status in ('success', 'partial_success', 'failed')),
  final_status text not null check (final_status in ('success', 'partial_success', 'failed')),
  answer text not null check (length(answer) <= 4000),
  -- What each reason rests on: the confidence, the calls concerned.
  facts json not null,
  state text not null default 'open' check (state in ('open', 'resolved')),
  created_at timestamptz(3) not null default now(),
  resolution text check (resolution in ('confirmed', 'corrected', 'dismissed')),
  note text check (length(note) <= 500),
  resolved_at timestamptz,
  resolved_by text references users (id),
  foreign key (owner_id, thread_id) references threads (owner_id, id),
  check ((state = 'resolved') = (resolution is not null and resolved_at is not null and resolved_by is not null))
);

create index reviews_of_owner on reviews (owner_id, created_at desc, id desc);
create index reviews_open on reviews (owner_id) where state = 'open';

-- What is still to be told to the deployment's webhook. A row goes when the webhook has taken it, or when it was tried for long enough.
create table notices (
  id text primary key check (id ~ '^ntc_[A-Za-z0-9_-]{1,64}$'),
  -- As text: every try sends the same bytes, and so the same signature can be checked.
  body text not null check (length(body) <= 20000),
  tries integer not null default 0 check (tries >= 0),
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index notices_due on notices (due_at);

-- A run that carries out a decision, or the call behind a button.
alter table runs
  add column approval_id text check (length(approval_id) <= 68),
  add column action_id text check (length(action_id) <= 68),
  add constraint runs_carry_out_one check (approval_id is null or action_id is null);
