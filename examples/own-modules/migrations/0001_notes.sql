-- Notes of an owner.
create table notes (
  id text primary key check (id ~ '^nte_[0-9a-z]{1,60}$'),
  owner_id text not null references users (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The run that has written it after it had read text by others, until a person confirms it.
  tainted_by text,
  title text not null check (length(title) between 1 and 200),
  body text check (length(body) <= 4000)
);

create index notes_by_owner on notes (owner_id, id);
