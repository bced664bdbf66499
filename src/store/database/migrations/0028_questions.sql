-- What a worker asks the user with a form, instead of guessing. As with approvals, everything that the run which goes on
-- needs is here. One run asks at most once.
-- pending: the only state that anything leaves, once: by an answer (answered), by a word that there will be none (skipped),
-- by a message in its place (closed), or by time (expired).
create table questions (
  id text primary key check (id ~ '^qst_[A-Za-z0-9_-]{1,64}$'),
  owner_id text not null references users (id),
  thread_id uuid not null,
  task_id text not null unique references runs (id),
  text text not null check (length(text) <= 8000),
  fields json not null,
  -- Text by others was read before it was asked.
  tainted boolean not null,
  brief json not null,
  rounds integer not null check (rounds >= 0),
  state text not null default 'pending' check (state in ('pending', 'answered', 'skipped', 'closed', 'expired')),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  answered_by text references users (id),
  via text check (via in ('rest', 'resume', 'ui_action')),
  answer json,
  continuation_task_id text unique references runs (id),
  continuation_run_id text,
  told_by text,
  foreign key (owner_id, thread_id) references threads (owner_id, id),
  check ((state in ('answered', 'skipped')) = (answered_at is not null and answered_by is not null and via is not null and continuation_task_id is not null))
);

create index questions_of_owner on questions (owner_id, created_at desc, id desc);
create index questions_pending on questions (owner_id, thread_id) where state = 'pending';
create index questions_by_expiry on questions (expires_at) where state = 'pending';

-- The question that a run was started to go on with.
alter table runs add column question_id text;
