-- One row per event; a repeated event is one row too, and start_at is its first occurrence. Instants are exact, timezone is the
-- zone the user thinks in; all-day events keep their dates (end_date inclusive), and their instants are local midnights.
-- end_at is null for a point in time. deleted_at is a soft delete.
create table events (
  id text primary key check (id ~ '^evt_[0-9A-Za-z_-]{1,64}$'),
  owner_id text not null references users (id),
  version integer not null default 1 check (version >= 1),
  title text not null check (length(title) between 1 and 200),
  start_at timestamptz not null,
  end_at timestamptz check (end_at > start_at),
  timezone text not null check (length(timezone) <= 64),
  start_date date,
  end_date date check (end_date >= start_date),
  location text check (length(location) between 1 and 200),
  notes text check (length(notes) between 1 and 4000),
  meeting_url text check (length(meeting_url) <= 500),
  -- Minutes before the start, the owner's alone: guests never see them.
  reminders integer[] check (cardinality(reminders) between 1 and 5),
  show_as text not null default 'busy' check (show_as in ('busy', 'free')),
  status text not null default 'confirmed' check (status in ('confirmed', 'tentative')),
  recurrence jsonb check (jsonb_typeof(recurrence) = 'object'),
  -- From the earliest start to the latest end of all occurrences, moved ones included; span_end is null when it never ends.
  span_start timestamptz not null,
  span_end timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((start_date is null) = (end_date is null)),
  check (start_date is null or end_at is not null),
  check (recurrence is not null or span_end is not null)
);

-- A single event lasts at most 30 days, so the ones that overlap a range start in it or within 31 days before it: one range scan.
create index events_by_start on events (owner_id, span_start) where recurrence is null;
create index series_by_start on events (owner_id, span_start) where recurrence is not null;

-- A guest sees an event through an invite. span_start and recurs repeat the event's, so that a guest's range is one scan too.
create table invites (
  id text primary key check (id ~ '^inv_[0-9A-Za-z_-]{1,64}$'),
  event_id text not null references events (id) on delete cascade,
  user_id text not null references users (id),
  -- How the organizer knows the guest.
  contact_id text references contacts (id) on delete set null,
  name text not null check (length(name) between 1 and 60),
  participation text not null default 'needs_action' check (participation in ('needs_action', 'accepted', 'declined', 'tentative')),
  message text check (length(message) <= 500),
  comment text check (length(comment) <= 300),
  invited_at timestamptz not null,
  replied_at timestamptz,
  span_start timestamptz not null,
  recurs boolean not null,
  unique (event_id, user_id)
);

create index invites_by_start on invites (user_id, span_start) where not recurs;
create index invites_to_series on invites (user_id, span_start) where recurs;

-- What is different in one occurrence of a series, known by the start the rule gives it.
create table event_overrides (
  event_id text not null references events (id) on delete cascade,
  occurrence_start_at timestamptz not null,
  is_cancelled boolean not null default false,
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  primary key (event_id, occurrence_start_at)
);

-- The event as it was before each change: because of these rows calendar.update is not destructive.
create table event_revisions (
  event_id text not null references events (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  replaced_at timestamptz not null,
  primary key (event_id, version)
);
