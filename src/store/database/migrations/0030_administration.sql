-- Tokens of a person that were issued before this are refused.
alter table users add column tokens_revoked_at timestamptz;

-- Whom processes must forget soon, if they have let them in: they look every other second.
create index users_shut_out on users (greatest(disabled_at, tokens_revoked_at))
  where greatest(disabled_at, tokens_revoked_at) is not null;

-- Tokens that are refused one by one, by the name that their issuer gave them.
create table revoked_tokens (
  jti text primary key check (length(jti) between 1 and 255),
  revoked_at timestamptz not null default now()
);

create index revoked_tokens_newest on revoked_tokens (revoked_at);

-- The token with which a ticket was asked for: what it opens ends with it.
alter table stream_tickets add column jti text check (length(jti) between 1 and 255);

-- What was refused by the webhook until nobody tried any more stays for a while, and how the last try ended.
alter table notices
  add column problem text check (length(problem) <= 200),
  add column given_up_at timestamptz;

create index notices_given_up on notices (given_up_at) where given_up_at is not null;

-- Every administrative act: who, what, on whom, when, from where, and what came of it. Ids, and no text of anybody.
create table admin_acts (
  no bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null check (length(actor) between 1 and 800),
  actor_id text,
  from_where text not null check (length(from_where) between 1 and 200),
  act text not null check (length(act) between 1 and 64),
  target text check (length(target) between 1 and 255),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  outcome text not null check (length(outcome) between 1 and 49),
  request_id text check (length(request_id) <= 64)
);

create index admin_acts_by_target on admin_acts (target, no) where target is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name;
end
$$;

create trigger admin_acts_stay before update or delete or truncate on admin_acts
  for each statement execute function refuse_change();
