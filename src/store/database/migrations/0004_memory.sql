-- What is remembered about an owner: one row per scope. version counts the changes; 0 means that there was none yet.
create table memories (
  owner_id text not null references users (id),
  scope text not null check (scope in ('user', 'work')),
  version integer not null default 0 check (version >= 0),
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (owner_id, scope)
);

-- The change that gave a version, for undo. Only the newest of each memory are kept.
create table memory_revisions (
  owner_id text not null,
  scope text not null,
  version integer not null check (version >= 1),
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  created_at timestamptz not null default now(),
  primary key (owner_id, scope, version),
  foreign key (owner_id, scope) references memories (owner_id, scope)
);
