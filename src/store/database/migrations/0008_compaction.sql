-- What models made of older turns. A row never changes: later summaries build on it, and a run that used it may be taken up again.
create table context_summaries (
  id text primary key check (id ~ '^sum_[0-9A-Za-z_-]{1,64}$'),
  owner_id text not null,
  thread_id uuid not null,
  -- The newest message it tells of, apart from those that were kept whole.
  upto_seq bigint not null check (upto_seq >= 0),
  text text not null check (length(text) between 1 and 16000),
  -- What survives beside the text: turns that wait for a decision, failed writes, open invites, evidence.
  kept json not null check (json_typeof(kept) = 'object'),
  -- Whether any of it is someone else's text: summing up does not make it the owner's.
  tainted boolean not null,
  task_id text not null references runs (id),
  created_at timestamptz not null default now(),
  -- The same history is never summed up twice.
  unique (owner_id, thread_id, upto_seq),
  foreign key (owner_id, thread_id) references threads (owner_id, id)
);

alter table model_calls drop constraint model_calls_stage_check;
alter table model_calls add constraint model_calls_stage_check check (stage in ('router', 'worker', 'summary'));

-- Calls that wait for a person. They stay in the context however old they are.
create index messages_waiting on messages (owner_id, thread_id, seq)
  where role = 'tool' and metadata #>> '{tool_agent_output,result,data,approval,state}' = 'pending';
