-- Where mail for a user goes: what the issuer of the token vouches for.
alter table users add column email text check (length(email) <= 254);

-- When the next reminder is due, or when the event is to be looked at for one; all before reminded_until are done with.
alter table events
  add column reminder_at timestamptz,
  add column reminded_until timestamptz;

-- What is there gets its reminders from here on; none is made up for.
update events set reminder_at = now(), reminded_until = now()
where deleted_at is null
  and (reminders is not null
    or exists (select from event_overrides o where o.event_id = events.id and o.changes ? 'reminders'));

create index events_to_remind on events (reminder_at) where reminder_at is not null;

-- What a person is told inside the product, written together with what it tells of. The webhook and mail are told of it
-- by worker processes; a time that is null says that they have been, or that there is nothing to do.
create table user_notices (
  id text primary key check (id ~ '^ntc_[A-Za-z0-9_-]{1,64}$'),
  user_id text not null references users (id),
  kind text not null check (kind in ('invite', 'changed', 'cancelled', 'restored', 'reply', 'reminder')),
  event_id text not null references events (id) on delete cascade,
  -- The event as it was then, what happened to it, and by whom.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- A reminder is made once, whoever looks.
  once text unique check (length(once) <= 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  webhook_due_at timestamptz default now(),
  mail_due_at timestamptz default now(),
  mail_tries integer not null default 0 check (mail_tries >= 0)
);

create index user_notices_newest on user_notices (user_id, created_at desc, id desc);
create index user_notices_unread on user_notices (user_id) where read_at is null;
create index user_notices_for_webhook on user_notices (webhook_due_at) where webhook_due_at is not null;
create index user_notices_for_mail on user_notices (mail_due_at) where mail_due_at is not null;
create index user_notices_by_age on user_notices (created_at);
