-- What opens one stream, once. Only its hash is kept: a ticket is a secret.
create table stream_tickets (
  hash text primary key,
  owner_id text not null references users (id),
  thread_id uuid not null,
  run_id text not null check (length(run_id) <= 128),
  expires_at timestamptz not null,
  check (length(hash) = 43)
);

create index stream_tickets_expired on stream_tickets (expires_at);
