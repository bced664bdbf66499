-- What a user calls a thread, and where the user keeps it.
alter table threads
  add column title text check (length(title) between 1 and 80),
  add column pinned_at timestamptz,
  add column archived_at timestamptz;

create index threads_at_hand on threads (owner_id, last_activity_at desc, id) where archived_at is null;
create index threads_archived on threads (owner_id, last_activity_at desc, id) where archived_at is not null;
create index threads_pinned on threads (owner_id, last_activity_at desc, id) where pinned_at is not null;

-- What the router called it, of the user's own words. Apart: a run's write and its end touch the thread in one statement.
create table made_titles (
  owner_id text not null,
  thread_id uuid not null,
  title text not null check (length(title) between 1 and 80),
  primary key (owner_id, thread_id),
  foreign key (owner_id, thread_id) references threads (owner_id, id) on delete cascade
);

-- A thread is deleted with its runs. What is kept of these has no text: costs, the record of calls, how often jobs fired.
alter table model_calls drop constraint model_calls_task_id_fkey;
alter table tool_calls drop constraint tool_calls_task_id_fkey;
alter table automation_firings drop constraint automation_firings_task_id_fkey;
create index context_summaries_of_run on context_summaries (task_id);

-- What search looks at: parts of words as numbers, made of owner and part, so that one index serves all owners. Rows are
-- made when a run has ended, by whoever searches first or by a worker process.
alter table runs add column searchable_at timestamptz;
create index runs_unsearchable on runs (owner_id, id) where searchable_at is null and ended_at is not null;

create table message_parts (
  message_id text primary key references messages (id) on delete cascade,
  parts int4[] not null
);
create index message_parts_found on message_parts using gin (parts) with (fastupdate = off);
