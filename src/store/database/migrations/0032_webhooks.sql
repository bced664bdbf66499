-- Works with programs from 0031 on.
-- Addresses outside that are told of what happens, each of the kinds it was registered for. The secret that signs is
-- not here: it is made of the deployment's own and the salt. The check tells whether that is still the same.
create table webhooks (
  id text primary key check (id ~ '^whk_[A-Za-z0-9_-]{1,64}$'),
  url text not null check (length(url) between 8 and 2000),
  description text not null default '' check (length(description) <= 200),
  kinds text[] not null check (cardinality(kinds) between 1 and 50),
  salt bytea not null check (length(salt) = 32),
  salt_check bytea not null check (length(salt_check) = 8),
  -- Until then receivers may go by the secret before, so both sign.
  earlier_salt bytea check (length(earlier_salt) = 32),
  earlier_until timestamptz,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('admin', 'gone', 'failures')),
  -- Since when nothing was taken; null when the last try was.
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((disabled_at is null) = (disabled_reason is null)),
  check ((earlier_salt is null) = (earlier_until is null))
);

-- The outbox and the log in one: a row for each webhook and thing to tell. Ids, codes and times, and no text of anybody.
-- No foreign key: what a webhook was told is kept when it is deleted, and telling it locks no row of it.
create table webhook_deliveries (
  no bigint generated always as identity primary key,
  -- What receivers know it by, over all tries and replays.
  id text not null unique default 'whd_' || replace(gen_random_uuid()::text, '-', '')
    check (id ~ '^whd_[A-Za-z0-9_-]{1,64}$'),
  webhook_id text not null,
  kind text not null check (length(kind) between 1 and 64),
  -- Whom it concerns, if anybody.
  user_id text,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- When it is to be tried, or tried by somebody else than the one who has taken it.
  due_at timestamptz default now(),
  -- Since it was last made due: how often it was taken.
  tries integer not null default 0 check (tries >= 0),
  -- How each try ended, the oldest left out when they are many.
  attempts jsonb not null default '[]' check (jsonb_typeof(attempts) = 'array'),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'pending') = (due_at is not null)),
  check ((state = 'pending') = (settled_at is null))
);

create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where due_at is not null;
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, created_at) where state = 'failed';
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, no);
create index webhook_deliveries_of_user on webhook_deliveries (user_id) where user_id is not null;
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

-- Told by the tables themselves. So a row of the outbox is written in the transaction of what it tells of, whichever
-- statement of whichever program made that happen; once, because a run ends once and an approval is decided once; and
-- for a webhook as soon as its registration is committed, because nobody remembers whether there are any. Without a
-- webhook it costs a look into an empty table, and only where something ends.
create function tell_of_run() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, kind, user_id, data)
  select w.id, 'run.' || new.status, new.owner_id, jsonb_strip_nulls(jsonb_build_object(
    'userId', new.owner_id, 'taskId', new.id, 'threadId', new.thread_id, 'runId', new.run_id,
    'runtime_mode', new.runtime_mode, 'agent_type', new.agent_type, 'createdAt', new.created_at,
    'endedAt', new.ended_at, 'error', case new.status when 'failed' then coalesce(new.error_code, 'INTERNAL') end))
  from webhooks w
  where w.disabled_at is null and 'run.' || new.status = any (w.kinds);
  return null;
end
$$;

create trigger webhooks_hear after update of status on runs for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_of_run();

create function tell_of_approval() returns trigger language plpgsql as $$
declare
  told text := case new.state when 'pending' then 'approval.required' when 'expired' then 'approval.expired'
    else 'approval.decided' end;
begin
  insert into webhook_deliveries (webhook_id, kind, user_id, data)
  select w.id, told, new.owner_id, jsonb_strip_nulls(jsonb_build_object(
    'userId', new.owner_id, 'taskId', r.id, 'threadId', r.thread_id, 'runId', r.run_id,
    'runtime_mode', r.runtime_mode, 'approvalId', new.id,
    'tool_name', (new.call ->> 'module') || '.' || (new.call ->> 'method'),
    'reasons', new.reasons, 'expiresAt', new.expires_at,
    'decision', case when new.state in ('approved', 'denied') then new.state end, 'decidedAt', new.decided_at,
    'edited', case when new.state = 'approved' then new.shown_call is not null end,
    'continuationRunId', new.continuation_run_id))
  from webhooks w join runs r on r.id = new.task_id
  where w.disabled_at is null and told = any (w.kinds);
  return null;
end
$$;

create trigger webhooks_hear after insert on approvals for each row execute function tell_of_approval();
create trigger webhooks_hear_of_end after update of state on approvals for each row
  when (old.state = 'pending' and new.state <> 'pending') execute function tell_of_approval();

create function tell_of_question() returns trigger language plpgsql as $$
declare
  told text := case when new.state = 'pending' then 'question.asked'
    when new.state in ('answered', 'skipped') then 'question.answered' else 'question.closed' end;
begin
  insert into webhook_deliveries (webhook_id, kind, user_id, data)
  select w.id, told, new.owner_id, jsonb_strip_nulls(jsonb_build_object(
    'userId', new.owner_id, 'taskId', r.id, 'threadId', r.thread_id, 'runId', r.run_id,
    'runtime_mode', r.runtime_mode, 'questionId', new.id, 'expiresAt', new.expires_at,
    'state', nullif(new.state, 'pending'), 'answeredAt', new.answered_at,
    'continuationRunId', new.continuation_run_id))
  from webhooks w join runs r on r.id = new.task_id
  where w.disabled_at is null and told = any (w.kinds);
  return null;
end
$$;

create trigger webhooks_hear after insert on questions for each row execute function tell_of_question();
create trigger webhooks_hear_of_end after update of state on questions for each row
  when (old.state = 'pending' and new.state <> 'pending') execute function tell_of_question();

create function tell_of_job() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, kind, user_id, data)
  select w.id, 'job.parked', new.owner_id, jsonb_strip_nulls(jsonb_build_object(
    'userId', new.owner_id, 'jobId', new.id, 'reason', new.parked_reason, 'parkedAt', new.parked_at,
    'until', new.parked_until))
  from webhooks w
  where w.disabled_at is null and 'job.parked' = any (w.kinds);
  return null;
end
$$;

-- What is parked again before it could fire, for the same reason, is parked on.
create trigger webhooks_hear after update of parked_reason on automation_jobs for each row
  when (new.parked_reason is not null and new.parked_at is distinct from old.parked_at) execute function tell_of_job();

create function tell_of_notice() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, kind, user_id, data)
  select w.id, 'notice', new.user_id, jsonb_build_object(
    'userId', new.user_id, 'noticeId', new.id, 'kind', new.kind, 'eventId', new.event_id,
    'createdAt', new.created_at)
  from webhooks w
  where w.disabled_at is null and 'notice' = any (w.kinds);
  return null;
end
$$;

-- Guests who are told by mail alone are nobody here.
create trigger webhooks_hear after insert on user_notices for each row
  when (new.user_id is not null) execute function tell_of_notice();

create function tell_of_webhook() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, kind, data)
  select w.id, 'webhook.disabled', jsonb_build_object(
    'webhookId', new.id, 'reason', new.disabled_reason, 'disabledAt', new.disabled_at)
  from webhooks w
  where w.disabled_at is null and 'webhook.disabled' = any (w.kinds);
  return null;
end
$$;

create trigger webhooks_hear after update of disabled_at on webhooks for each row
  when (old.disabled_at is null and new.disabled_at is not null) execute function tell_of_webhook();
