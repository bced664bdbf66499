-- People are known by who vouches for them (issuer) and by what that issuer calls them (subject).
create table users (
  id text primary key check (id ~ '^usr_[0-9a-z]{1,60}$'),
  issuer text not null check (length(issuer) <= 500),
  subject text not null check (length(subject) between 1 and 255),
  display_name text not null check (length(display_name) between 1 and 120),
  timezone text check (length(timezone) <= 64),
  locale text check (length(locale) <= 35),
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- A thread is (owner, id): the same id of another owner is another thread, so no id tells whether it exists elsewhere.
create table threads (
  owner_id text not null references users (id),
  id uuid not null,
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  primary key (owner_id, id)
);

create index threads_by_activity on threads (owner_id, last_activity_at desc, id);

-- wire_id is the id clients see; id is ours. seq = run number * 1000 + position orders a thread.
-- visibility_mask: bit 0 = shown in history, bit 1 = part of the context of later runs.
create table messages (
  id text primary key check (id ~ '^msg_[0-9a-z]{1,60}$'),
  owner_id text not null,
  thread_id uuid not null,
  task_id text check (length(task_id) <= 64),
  wire_id text not null check (length(wire_id) between 1 and 128),
  seq bigint not null check (seq >= 0),
  role text not null check (role in ('user', 'assistant', 'tool', 'system')),
  content text not null,
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  visibility_mask integer not null check (visibility_mask between 0 and 3),
  created_at timestamptz not null default now(),
  foreign key (owner_id, thread_id) references threads (owner_id, id),
  unique (owner_id, thread_id, wire_id),
  unique (owner_id, thread_id, seq)
);

-- Only rows of the history view, so that a long thread costs no more than a short one.
create index messages_in_history on messages (owner_id, thread_id, created_at) where (visibility_mask & 1) <> 0;
