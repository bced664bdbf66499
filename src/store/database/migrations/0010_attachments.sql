-- Images that users have uploaded. The bytes lie in the file storage under `path`; nothing signed is ever stored.
-- A row is written before its bytes and says so by stored_at, so that bytes without a row cannot come about.
create table attachments (
  id text primary key check (length(id) <= 68),
  owner_id text not null references users (id),
  path text not null check (length(path) <= 200),
  mime_type text not null check (mime_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
  bytes integer not null check (bytes between 1 and 10485760),
  sha256 text not null check (length(sha256) = 64),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  filename text check (length(filename) <= 255),
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  -- When a message first showed it. What no message shows within a day is swept.
  used_at timestamptz,
  -- About to be removed: its bytes may be gone already.
  deleted_at timestamptz
);

-- What somebody has uploaded lately, for their quota.
create index attachments_of_owner on attachments (owner_id, created_at);
create index attachments_unused on attachments (created_at) where used_at is null;
