-- Dump of the schema after all migrations. Change it by a new migration; make fresh compares.

create table admin_acts (
  no bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor text not null,
  actor_id text,
  from_where text not null,
  act text not null,
  target text,
  details jsonb not null default '{}'::jsonb,
  outcome text not null,
  request_id text,
  constraint admin_acts_pkey PRIMARY KEY (no),
  constraint admin_acts_act_check CHECK (length(act) >= 1 AND length(act) <= 64),
  constraint admin_acts_actor_check CHECK (length(actor) >= 1 AND length(actor) <= 800),
  constraint admin_acts_details_check CHECK (jsonb_typeof(details) = 'object'::text),
  constraint admin_acts_from_where_check CHECK (length(from_where) >= 1 AND length(from_where) <= 200),
  constraint admin_acts_outcome_check CHECK (length(outcome) >= 1 AND length(outcome) <= 49),
  constraint admin_acts_request_id_check CHECK (length(request_id) <= 64),
  constraint admin_acts_target_check CHECK (length(target) >= 1 AND length(target) <= 255)
);
CREATE INDEX admin_acts_by_target ON admin_acts USING btree (target, no) WHERE target IS NOT NULL;
CREATE TRIGGER admin_acts_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON admin_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table approvals (
  id text not null,
  owner_id text not null,
  thread_id uuid not null,
  task_id text not null,
  tool_call_id text not null,
  message_id text not null,
  call json not null,
  call_hash text not null,
  versions json not null,
  reasons text[] not null,
  summary text not null,
  brief json not null,
  rounds integer not null,
  state text not null default 'pending'::text,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  via text,
  note text,
  continuation_task_id text,
  continuation_run_id text,
  told_by text,
  shown_call json,
  edits json,
  constraint approvals_pkey PRIMARY KEY (id),
  constraint approvals_continuation_task_id_key UNIQUE (continuation_task_id),
  constraint approvals_task_id_key UNIQUE (task_id),
  constraint approvals_continuation_task_id_fkey FOREIGN KEY (continuation_task_id) REFERENCES runs(id),
  constraint approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint approvals_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint approvals_owner_id_thread_id_fkey FOREIGN KEY (owner_id, thread_id) REFERENCES threads(owner_id, id),
  constraint approvals_task_id_fkey FOREIGN KEY (task_id) REFERENCES runs(id),
  constraint approvals_call_hash_check CHECK (length(call_hash) <= 80),
  constraint approvals_check CHECK ((state = ANY (ARRAY['approved'::text, 'denied'::text])) = (decided_at IS NOT NULL AND decided_by IS NOT NULL AND via IS NOT NULL AND continuation_task_id IS NOT NULL)),
  constraint approvals_id_check CHECK (id ~ '^apr_[A-Za-z0-9_-]{1,64}$'::text),
  constraint approvals_message_id_check CHECK (length(message_id) >= 1 AND length(message_id) <= 128),
  constraint approvals_note_check CHECK (length(note) <= 500),
  constraint approvals_reasons_check CHECK (cardinality(reasons) >= 1 AND cardinality(reasons) <= 8),
  constraint approvals_rounds_check CHECK (rounds >= 0),
  constraint approvals_state_check CHECK (state = ANY (ARRAY['pending'::text, 'approved'::text, 'denied'::text, 'expired'::text])),
  constraint approvals_summary_check CHECK (length(summary) <= 300),
  constraint approvals_tool_call_id_check CHECK (length(tool_call_id) >= 1 AND length(tool_call_id) <= 128),
  constraint approvals_via_check CHECK (via = ANY (ARRAY['rest'::text, 'resume'::text, 'ui_action'::text]))
);
CREATE INDEX approvals_by_decider ON approvals USING btree (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX approvals_by_expiry ON approvals USING btree (expires_at) WHERE state = 'pending'::text;
CREATE INDEX approvals_of_owner ON approvals USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX approvals_pending ON approvals USING btree (owner_id) WHERE state = 'pending'::text;
CREATE INDEX approvals_untold ON approvals USING btree (owner_id, thread_id) WHERE state = 'expired'::text AND told_by IS NULL;
CREATE TRIGGER webhooks_hear AFTER INSERT ON approvals FOR EACH ROW EXECUTE FUNCTION tell_of_approval();
CREATE TRIGGER webhooks_hear_of_end AFTER UPDATE OF state ON approvals FOR EACH ROW WHEN (old.state = 'pending'::text AND new.state <> 'pending'::text) EXECUTE FUNCTION tell_of_approval();

create table attachments (
  id text not null,
  owner_id text not null,
  path text not null,
  mime_type text not null,
  bytes integer not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  filename text,
  created_at timestamp with time zone not null default now(),
  stored_at timestamp with time zone,
  used_at timestamp with time zone,
  deleted_at timestamp with time zone,
  copy_mime_type text,
  copy_bytes integer,
  copy_sha256 text,
  constraint attachments_pkey PRIMARY KEY (id),
  constraint attachments_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint attachments_bytes_check CHECK (bytes >= 1 AND bytes <= 10485760),
  constraint attachments_copy_bytes_check CHECK (copy_bytes >= 1 AND copy_bytes <= 10485760),
  constraint attachments_copy_mime_type_check CHECK (copy_mime_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text, 'image/gif'::text])),
  constraint attachments_copy_sha256_check CHECK (length(copy_sha256) = 64),
  constraint attachments_filename_check CHECK (length(filename) <= 255),
  constraint attachments_height_check CHECK (height >= 1 AND height <= 20000),
  constraint attachments_id_check CHECK (length(id) <= 68),
  constraint attachments_mime_type_check CHECK (mime_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text, 'image/gif'::text])),
  constraint attachments_path_check CHECK (length(path) <= 200),
  constraint attachments_sha256_check CHECK (length(sha256) = 64),
  constraint attachments_whole_copy CHECK (num_nulls(copy_mime_type, copy_bytes, copy_sha256) = ANY (ARRAY[0, 3])),
  constraint attachments_width_check CHECK (width >= 1 AND width <= 20000)
);
CREATE INDEX attachments_of_owner ON attachments USING btree (owner_id, created_at);
CREATE INDEX attachments_unused ON attachments USING btree (created_at) WHERE used_at IS NULL;

create table automation_firings (
  task_id text not null,
  job_id text not null,
  owner_id text not null,
  scheduled_for timestamp(3) with time zone,
  try integer not null default 0,
  fired_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  constraint automation_firings_pkey PRIMARY KEY (task_id),
  constraint automation_firings_job_id_scheduled_for_try_key UNIQUE (job_id, scheduled_for, try),
  constraint automation_firings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint automation_firings_job_id_check CHECK (length(job_id) <= 68),
  constraint automation_firings_try_check CHECK (try >= 0)
);
CREATE INDEX automation_firings_of_job ON automation_firings USING btree (job_id, fired_at DESC);
CREATE INDEX automation_firings_of_owner ON automation_firings USING btree (owner_id, fired_at);
CREATE INDEX automation_firings_unsettled ON automation_firings USING btree (task_id) WHERE settled_at IS NULL;

create table automation_jobs (
  id text not null,
  owner_id text not null,
  name text not null,
  prompt text not null,
  schedule json not null,
  follows_owner boolean not null default false,
  anchor_at timestamp(3) with time zone not null,
  agent_type text not null,
  config json not null,
  enabled boolean not null,
  thread_id uuid not null,
  next_fire_at timestamp(3) with time zone,
  retry_at timestamp(3) with time zone,
  retry_no integer not null default 0,
  retry_of timestamp(3) with time zone,
  failures integer not null default 0,
  parked_reason text,
  parked_at timestamp(3) with time zone,
  parked_until timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  due_at timestamp(3) with time zone generated always as (
CASE
    WHEN ((enabled AND (next_fire_at IS NOT NULL)) OR (retry_at IS NOT NULL)) THEN GREATEST(LEAST(
    CASE
        WHEN enabled THEN next_fire_at
        ELSE NULL::timestamp with time zone
    END, retry_at), parked_until)
    ELSE NULL::timestamp with time zone
END) stored,
  constraint automation_jobs_pkey PRIMARY KEY (id),
  constraint automation_jobs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint automation_jobs_agent_type_check CHECK (length(agent_type) >= 1 AND length(agent_type) <= 32),
  constraint automation_jobs_check CHECK ((parked_reason IS NULL) = (parked_at IS NULL)),
  constraint automation_jobs_check1 CHECK ((retry_at IS NULL) = (retry_of IS NULL)),
  constraint automation_jobs_failures_check CHECK (failures >= 0),
  constraint automation_jobs_id_check CHECK (id ~ '^job_[A-Za-z0-9_-]{1,64}$'::text),
  constraint automation_jobs_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint automation_jobs_parked_reason_check CHECK (parked_reason = ANY (ARRAY['failures'::text, 'budget'::text, 'firings'::text, 'missed'::text])),
  constraint automation_jobs_prompt_check CHECK (length(prompt) >= 1 AND length(prompt) <= 10000),
  constraint automation_jobs_retry_no_check CHECK (retry_no >= 0)
);
CREATE INDEX automation_jobs_due ON automation_jobs USING btree (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX automation_jobs_of_owner ON automation_jobs USING btree (owner_id, created_at DESC, id DESC);
CREATE TRIGGER webhooks_hear AFTER UPDATE OF parked_reason ON automation_jobs FOR EACH ROW WHEN (new.parked_reason IS NOT NULL AND new.parked_at IS DISTINCT FROM old.parked_at) EXECUTE FUNCTION tell_of_job();

create table contacts (
  id text not null,
  owner_id text not null,
  name text not null,
  name_sounds text not null default ''::text,
  company text,
  job_title text,
  relation text,
  email text,
  phone text,
  avatar_url text,
  note text,
  user_id text,
  created_at timestamp with time zone not null default now(),
  tainted_by text,
  version integer not null default 1,
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint contacts_avatar_url_check CHECK (length(avatar_url) <= 500),
  constraint contacts_company_check CHECK (length(company) <= 100),
  constraint contacts_email_check CHECK (length(email) <= 254),
  constraint contacts_id_check CHECK (id ~ '^ctc_[0-9a-z]{1,60}$'::text),
  constraint contacts_job_title_check CHECK (length(job_title) <= 100),
  constraint contacts_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint contacts_name_sounds_check CHECK (length(name_sounds) <= 1000),
  constraint contacts_note_check CHECK (length(note) <= 300),
  constraint contacts_phone_check CHECK (length(phone) <= 20),
  constraint contacts_relation_check CHECK (length(relation) <= 40),
  constraint contacts_version_check CHECK (version >= 1)
);
CREATE INDEX contacts_by_name ON contacts USING btree (owner_id, name, id);
CREATE INDEX contacts_of_user ON contacts USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX contacts_tainted ON contacts USING btree (owner_id, tainted_by) WHERE tainted_by IS NOT NULL;

create table context_summaries (
  id text not null,
  owner_id text not null,
  thread_id uuid not null,
  upto_seq bigint not null,
  text text not null,
  kept json not null,
  tainted boolean not null,
  task_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint context_summaries_pkey PRIMARY KEY (id),
  constraint context_summaries_owner_id_thread_id_upto_seq_key UNIQUE (owner_id, thread_id, upto_seq),
  constraint context_summaries_owner_id_thread_id_fkey FOREIGN KEY (owner_id, thread_id) REFERENCES threads(owner_id, id),
  constraint context_summaries_task_id_fkey FOREIGN KEY (task_id) REFERENCES runs(id),
  constraint context_summaries_id_check CHECK (id ~ '^sum_[0-9A-Za-z_-]{1,64}$'::text),
  constraint context_summaries_kept_check CHECK (json_typeof(kept) = 'object'::text),
  constraint context_summaries_text_check CHECK (length(text) >= 1 AND length(text) <= 16000),
  constraint context_summaries_upto_seq_check CHECK (upto_seq >= 0)
);
CREATE INDEX context_summaries_of_run ON context_summaries USING btree (task_id);

create table event_overrides (
  event_id text not null,
  occurrence_start_at timestamp with time zone not null,
  is_cancelled boolean not null default false,
  changes jsonb not null default '{}'::jsonb,
  owner_id text not null,
  constraint event_overrides_pkey PRIMARY KEY (event_id, occurrence_start_at),
  constraint event_overrides_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint event_overrides_changes_check CHECK (jsonb_typeof(changes) = 'object'::text)
);
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON event_overrides FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_event();

create table event_revisions (
  event_id text not null,
  version integer not null,
  content jsonb not null,
  replaced_at timestamp with time zone not null,
  owner_id text not null,
  constraint event_revisions_pkey PRIMARY KEY (event_id, version),
  constraint event_revisions_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE
);
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON event_revisions FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_event();

create table events (
  id text not null,
  owner_id text not null,
  version integer not null default 1,
  title text not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone,
  timezone text not null,
  start_date date,
  end_date date,
  location text,
  notes text,
  meeting_url text,
  reminders integer[],
  show_as text not null default 'busy'::text,
  status text not null default 'confirmed'::text,
  recurrence jsonb,
  span_start timestamp with time zone not null,
  span_end timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  tainted_by text,
  reminder_at timestamp with time zone,
  reminded_until timestamp with time zone,
  ical_uid text,
  outsiders jsonb,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint events_check CHECK (end_at > start_at),
  constraint events_check1 CHECK (end_date >= start_date),
  constraint events_check2 CHECK ((start_date IS NULL) = (end_date IS NULL)),
  constraint events_check3 CHECK (start_date IS NULL OR end_at IS NOT NULL),
  constraint events_check4 CHECK (recurrence IS NOT NULL OR span_end IS NOT NULL),
  constraint events_ical_uid_check CHECK (length(ical_uid) >= 1 AND length(ical_uid) <= 500),
  constraint events_id_check CHECK (id ~ '^evt_[0-9A-Za-z_-]{1,64}$'::text),
  constraint events_location_check CHECK (length(location) >= 1 AND length(location) <= 200),
  constraint events_meeting_url_check CHECK (length(meeting_url) <= 500),
  constraint events_notes_check CHECK (length(notes) >= 1 AND length(notes) <= 4000),
  constraint events_outsiders_check CHECK (jsonb_typeof(outsiders) = 'object'::text),
  constraint events_recurrence_check CHECK (jsonb_typeof(recurrence) = 'object'::text),
  constraint events_reminders_check CHECK (cardinality(reminders) >= 1 AND cardinality(reminders) <= 5),
  constraint events_show_as_check CHECK (show_as = ANY (ARRAY['busy'::text, 'free'::text])),
  constraint events_status_check CHECK (status = ANY (ARRAY['confirmed'::text, 'tentative'::text])),
  constraint events_timezone_check CHECK (length(timezone) <= 64),
  constraint events_title_check CHECK (length(title) >= 1 AND length(title) <= 200),
  constraint events_version_check CHECK (version >= 1)
);
CREATE INDEX events_by_start ON events USING btree (owner_id, span_start) WHERE recurrence IS NULL;
CREATE UNIQUE INDEX events_by_uid ON events USING btree (owner_id, ical_uid) WHERE ical_uid IS NOT NULL;
CREATE INDEX events_of_owner ON events USING btree (owner_id, span_start);
CREATE INDEX events_tainted ON events USING btree (owner_id, tainted_by) WHERE tainted_by IS NOT NULL;
CREATE INDEX events_to_remind ON events USING btree (reminder_at) WHERE reminder_at IS NOT NULL;
CREATE INDEX series_by_start ON events USING btree (owner_id, span_start) WHERE recurrence IS NOT NULL;

create table invites (
  id text not null,
  event_id text not null,
  user_id text,
  contact_id text,
  name text not null,
  participation text not null default 'needs_action'::text,
  message text,
  comment text,
  invited_at timestamp with time zone not null,
  replied_at timestamp with time zone,
  span_start timestamp with time zone not null,
  recurs boolean not null,
  changed_at timestamp with time zone,
  email text,
  owner_id text not null,
  constraint invites_pkey PRIMARY KEY (id),
  constraint invites_event_id_user_id_key UNIQUE (event_id, user_id),
  constraint invites_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL,
  constraint invites_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint invites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint invites_comment_check CHECK (length(comment) <= 300),
  constraint invites_email_check CHECK (length(email) >= 3 AND length(email) <= 254),
  constraint invites_id_check CHECK (id ~ '^inv_[0-9A-Za-z_-]{1,64}$'::text),
  constraint invites_message_check CHECK (length(message) <= 500),
  constraint invites_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint invites_participation_check CHECK (participation = ANY (ARRAY['needs_action'::text, 'accepted'::text, 'declined'::text, 'tentative'::text])),
  constraint invites_reach_check CHECK (user_id IS NOT NULL OR email IS NOT NULL)
);
CREATE UNIQUE INDEX invites_by_mail ON invites USING btree (event_id, lower(email)) WHERE user_id IS NULL;
CREATE INDEX invites_by_start ON invites USING btree (user_id, span_start) WHERE NOT recurs;
CREATE INDEX invites_of_contact ON invites USING btree (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX invites_of_user ON invites USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX invites_to_series ON invites USING btree (user_id, span_start) WHERE recurs;
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON invites FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_event();

create table made_titles (
  owner_id text not null,
  thread_id uuid not null,
  title text not null,
  constraint made_titles_pkey PRIMARY KEY (owner_id, thread_id),
  constraint made_titles_owner_id_thread_id_fkey FOREIGN KEY (owner_id, thread_id) REFERENCES threads(owner_id, id) ON DELETE CASCADE
);

create table memories (
  owner_id text not null,
  scope text not null,
  version integer not null default 0,
  content jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  marks jsonb not null default '[]'::jsonb,
  constraint memories_pkey PRIMARY KEY (owner_id, scope),
  constraint memories_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint memories_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint memories_marks_check CHECK (jsonb_typeof(marks) = 'array'::text),
  constraint memories_scope_check CHECK (scope = ANY (ARRAY['user'::text, 'work'::text])),
  constraint memories_version_check CHECK (version >= 0)
);

create table memory_revisions (
  owner_id text not null,
  scope text not null,
  version integer not null,
  changes jsonb not null,
  created_at timestamp with time zone not null default now(),
  written_by text,
  constraint memory_revisions_pkey PRIMARY KEY (owner_id, scope, version),
  constraint memory_revisions_owner_id_scope_fkey FOREIGN KEY (owner_id, scope) REFERENCES memories(owner_id, scope),
  constraint memory_revisions_changes_check CHECK (jsonb_typeof(changes) = 'array'::text),
  constraint memory_revisions_version_check CHECK (version >= 1),
  constraint memory_revisions_written_by_check CHECK (written_by = ANY (ARRAY['person'::text, 'assistant'::text]))
);

create table message_parts (
  message_id text not null,
  parts integer[] not null,
  owner_id text not null,
  constraint message_parts_pkey PRIMARY KEY (message_id),
  constraint message_parts_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE
);
CREATE INDEX message_parts_found ON message_parts USING gin (parts) WITH (fastupdate=off);
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON message_parts FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_message();

create table messages (
  id text not null,
  owner_id text not null,
  thread_id uuid not null,
  task_id text,
  wire_id text not null,
  seq bigint not null,
  role text not null,
  content text not null,
  metadata json not null default '{}'::json,
  visibility_mask integer not null,
  created_at timestamp with time zone not null default now(),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_owner_id_thread_id_seq_key UNIQUE (owner_id, thread_id, seq),
  constraint messages_owner_id_thread_id_wire_id_key UNIQUE (owner_id, thread_id, wire_id)
);
CREATE INDEX messages_in_context ON messages USING btree (owner_id, thread_id, seq) WHERE (visibility_mask & 2) <> 0;
CREATE INDEX messages_in_history ON messages USING btree (owner_id, thread_id, created_at) WHERE (visibility_mask & 1) <> 0;
CREATE INDEX messages_waiting ON messages USING btree (owner_id, thread_id, seq) WHERE role = 'tool'::text AND (metadata #>> '{tool_agent_output,result,data,approval,state}'::text[]) = 'pending'::text;

create table model_calls (
  task_id text not null,
  no integer not null,
  owner_id text not null,
  attempt integer not null,
  request_id text not null,
  stage text not null,
  state text not null,
  requested_model text not null,
  provider text not null,
  model text not null,
  fallback_chain text[] not null,
  reason text not null,
  routing json,
  answered boolean not null default false,
  input_tokens bigint,
  output_tokens bigint,
  total_tokens bigint,
  cached_prompt_tokens bigint,
  prompt_cache_hit_tokens bigint,
  prompt_cache_miss_tokens bigint,
  reasoning_tokens bigint,
  latency_ms bigint,
  direct_cost numeric(20,12),
  direct_cost_seen boolean not null default false,
  cost numeric(20,12),
  currency text not null,
  catalog_version text not null,
  error_code text,
  started_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint model_calls_pkey PRIMARY KEY (task_id, no)
);
CREATE INDEX model_calls_of_owner ON model_calls USING btree (owner_id, started_at);

create table notices (
  id text not null,
  body text not null,
  tries integer not null default 0,
  due_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  problem text,
  given_up_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_body_check CHECK (length(body) <= 20000),
  constraint notices_id_check CHECK (id ~ '^ntc_[A-Za-z0-9_-]{1,64}$'::text),
  constraint notices_problem_check CHECK (length(problem) <= 200),
  constraint notices_tries_check CHECK (tries >= 0)
);
CREATE INDEX notices_due ON notices USING btree (due_at);
CREATE INDEX notices_given_up ON notices USING btree (given_up_at) WHERE given_up_at IS NOT NULL;

create table questions (
  id text not null,
  owner_id text not null,
  thread_id uuid not null,
  task_id text not null,
  text text not null,
  fields json not null,
  tainted boolean not null,
  brief json not null,
  rounds integer not null,
  state text not null default 'pending'::text,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answered_by text,
  via text,
  answer json,
  continuation_task_id text,
  continuation_run_id text,
  told_by text,
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_continuation_task_id_key UNIQUE (continuation_task_id),
  constraint questions_task_id_key UNIQUE (task_id),
  constraint questions_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint questions_continuation_task_id_fkey FOREIGN KEY (continuation_task_id) REFERENCES runs(id),
  constraint questions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint questions_owner_id_thread_id_fkey FOREIGN KEY (owner_id, thread_id) REFERENCES threads(owner_id, id),
  constraint questions_task_id_fkey FOREIGN KEY (task_id) REFERENCES runs(id),
  constraint questions_check CHECK ((state = ANY (ARRAY['answered'::text, 'skipped'::text])) = (answered_at IS NOT NULL AND answered_by IS NOT NULL AND via IS NOT NULL AND continuation_task_id IS NOT NULL)),
  constraint questions_id_check CHECK (id ~ '^qst_[A-Za-z0-9_-]{1,64}$'::text),
  constraint questions_rounds_check CHECK (rounds >= 0),
  constraint questions_state_check CHECK (state = ANY (ARRAY['pending'::text, 'answered'::text, 'skipped'::text, 'closed'::text, 'expired'::text])),
  constraint questions_text_check CHECK (length(text) <= 8000),
  constraint questions_via_check CHECK (via = ANY (ARRAY['rest'::text, 'resume'::text, 'ui_action'::text]))
);
CREATE INDEX questions_by_answerer ON questions USING btree (answered_by) WHERE answered_by IS NOT NULL;
CREATE INDEX questions_by_expiry ON questions USING btree (expires_at) WHERE state = 'pending'::text;
CREATE INDEX questions_of_owner ON questions USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX questions_pending ON questions USING btree (owner_id, thread_id) WHERE state = 'pending'::text;
CREATE TRIGGER webhooks_hear AFTER INSERT ON questions FOR EACH ROW EXECUTE FUNCTION tell_of_question();
CREATE TRIGGER webhooks_hear_of_end AFTER UPDATE OF state ON questions FOR EACH ROW WHEN (old.state = 'pending'::text AND new.state <> 'pending'::text) EXECUTE FUNCTION tell_of_question();

create table reviews (
  id text not null,
  owner_id text not null,
  thread_id uuid not null,
  task_id text not null,
  reasons text[] not null,
  claimed_status text,
  final_status text not null,
  answer text not null,
  facts json not null,
  state text not null default 'open'::text,
  created_at timestamp(3) with time zone not null default now(),
  resolution text,
  note text,
  resolved_at timestamp with time zone,
  resolved_by text,
  told_by text,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_task_id_key UNIQUE (task_id),
  constraint reviews_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint reviews_owner_id_thread_id_fkey FOREIGN KEY (owner_id, thread_id) REFERENCES threads(owner_id, id),
  constraint reviews_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES users(id),
  constraint reviews_task_id_fkey FOREIGN KEY (task_id) REFERENCES runs(id),
  constraint reviews_answer_check CHECK (length(answer) <= 4000),
  constraint reviews_check CHECK ((state = 'resolved'::text) = (resolution IS NOT NULL AND resolved_at IS NOT NULL AND resolved_by IS NOT NULL)),
  constraint reviews_claimed_status_check CHECK (claimed_status = ANY (ARRAY['success'::text, 'partial_success'::text, 'failed'::text])),
  constraint reviews_final_status_check CHECK (final_status = ANY (ARRAY['success'::text, 'partial_success'::text, 'failed'::text])),
  constraint reviews_id_check CHECK (id ~ '^rev_[A-Za-z0-9_-]{1,64}$'::text),
  constraint reviews_note_check CHECK (length(note) <= 500),
  constraint reviews_reasons_check CHECK (cardinality(reasons) >= 1 AND cardinality(reasons) <= 6),
  constraint reviews_resolution_check CHECK (resolution = ANY (ARRAY['confirmed'::text, 'corrected'::text, 'dismissed'::text])),
  constraint reviews_state_check CHECK (state = ANY (ARRAY['open'::text, 'resolved'::text]))
);
CREATE INDEX reviews_by_resolver ON reviews USING btree (resolved_by) WHERE resolved_by IS NOT NULL;
CREATE INDEX reviews_of_owner ON reviews USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX reviews_open ON reviews USING btree (owner_id) WHERE state = 'open'::text;
CREATE INDEX reviews_untold ON reviews USING btree (owner_id, thread_id) WHERE state = 'resolved'::text AND told_by IS NULL;

create table revoked_tokens (
  jti text not null,
  revoked_at timestamp with time zone not null default now(),
  constraint revoked_tokens_pkey PRIMARY KEY (jti),
  constraint revoked_tokens_jti_check CHECK (length(jti) >= 1 AND length(jti) <= 255)
);
CREATE INDEX revoked_tokens_newest ON revoked_tokens USING btree (revoked_at);

create table run_event_rows (
  task_id text not null,
  seq bigint not null,
  type text not null,
  data text not null,
  created_at timestamp with time zone not null default now(),
  owner_id text not null,
  constraint run_events_pkey PRIMARY KEY (task_id, seq)
);
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON run_event_rows FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_run();

create table run_log (
  task_id text not null,
  last_seq bigint not null,
  events integer not null,
  at timestamp with time zone not null default now(),
  lines text not null,
  owner_id text not null,
  constraint run_log_pkey PRIMARY KEY (task_id, last_seq)
) partition by RANGE (task_id);
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON run_log FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_run();

create table run_steps (
  task_id text not null,
  no integer not null,
  kind text not null,
  data json not null,
  created_at timestamp with time zone not null default now(),
  owner_id text not null,
  constraint run_steps_pkey PRIMARY KEY (task_id, no)
);
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON run_steps FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_run();

create table runs (
  id text not null,
  owner_id text not null,
  thread_id uuid not null,
  run_id text not null,
  status text not null,
  attempt integer not null default 0,
  timezone text,
  enabled_skills text[],
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  no integer not null,
  agent_type text not null,
  runtime_mode text not null,
  parent_run_id text,
  request_id text not null,
  input_hash text not null,
  input json not null,
  created_thread boolean not null,
  locale text not null,
  timezone_source text not null,
  client_now timestamp with time zone,
  ready_at timestamp with time zone,
  lease_until timestamp with time zone,
  holder text,
  strikes integer not null default 0,
  last_seq bigint not null default 0,
  cancel_requested_at timestamp with time zone,
  started_at timestamp with time zone,
  error_code text,
  error_message text,
  output json,
  usage json,
  approval_id text,
  action_id text,
  context_messages json,
  turn bigint not null default 0,
  searchable_at timestamp with time zone,
  path int8multirange,
  parent_no integer,
  message_seq bigint,
  question_id text,
  traceparent text,
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_owner_id_thread_id_run_id_key UNIQUE (owner_id, thread_id, run_id),
  constraint runs_owner_id_thread_id_fkey FOREIGN KEY (owner_id, thread_id) REFERENCES threads(owner_id, id),
  constraint runs_traceparent_check CHECK (length(traceparent) <= 100)
);
CREATE INDEX chats_by_end ON runs USING btree (owner_id, ended_at DESC) WHERE runtime_mode = 'chat'::text AND ended_at IS NOT NULL;
CREATE INDEX runs_by_parent ON runs USING btree (owner_id, thread_id, parent_no) WHERE parent_no IS NOT NULL;
CREATE INDEX runs_live_of_thread ON runs USING btree (owner_id, thread_id, no) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX runs_of_thread ON runs USING btree (owner_id, thread_id, no);
CREATE INDEX runs_ready ON runs USING btree (turn, ready_at, id) WHERE status = 'ready'::text;
CREATE INDEX runs_running ON runs USING btree (id) WHERE status = 'running'::text;
CREATE INDEX runs_surplus ON runs USING btree (owner_id, ready_at, id) WHERE status = 'waiting'::text AND ready_at IS NOT NULL;
CREATE INDEX runs_turns_of_owner ON runs USING btree (owner_id, turn) WHERE status = ANY (ARRAY['ready'::text, 'running'::text]);
CREATE INDEX runs_unsearchable ON runs USING btree (owner_id, id) WHERE searchable_at IS NULL AND ended_at IS NOT NULL;
CREATE TRIGGER webhooks_hear AFTER UPDATE OF status ON runs FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL) EXECUTE FUNCTION tell_of_run();

create table schema_migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  works_from integer,
  constraint schema_migrations_pkey PRIMARY KEY (number)
);

create table stream_tickets (
  hash text not null,
  owner_id text not null,
  thread_id uuid not null,
  run_id text not null,
  expires_at timestamp with time zone not null,
  jti text,
  constraint stream_tickets_pkey PRIMARY KEY (hash),
  constraint stream_tickets_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint stream_tickets_hash_check CHECK (length(hash) = 43),
  constraint stream_tickets_jti_check CHECK (length(jti) >= 1 AND length(jti) <= 255),
  constraint stream_tickets_run_id_check CHECK (length(run_id) <= 128)
);
CREATE INDEX stream_tickets_expired ON stream_tickets USING btree (expires_at);

create table threads (
  owner_id text not null,
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  last_activity_at timestamp with time zone not null default now(),
  last_no integer not null default 0,
  title text,
  pinned_at timestamp with time zone,
  archived_at timestamp with time zone,
  path int8multirange,
  constraint threads_pkey PRIMARY KEY (owner_id, id),
  constraint threads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id)
);
CREATE INDEX threads_archived ON threads USING btree (owner_id, last_activity_at DESC, id) WHERE archived_at IS NOT NULL;
CREATE INDEX threads_at_hand ON threads USING btree (owner_id, last_activity_at DESC, id) WHERE archived_at IS NULL;
CREATE INDEX threads_by_activity ON threads USING btree (owner_id, last_activity_at DESC, id);
CREATE INDEX threads_pinned ON threads USING btree (owner_id, last_activity_at DESC, id) WHERE pinned_at IS NOT NULL;

create table tool_calls (
  task_id text not null,
  tool_call_id text not null,
  owner_id text not null,
  attempt integer not null,
  iteration integer not null,
  request_id text not null,
  tool text,
  input_hash text,
  decision text not null,
  permission_ref text not null,
  approval_id text,
  hooks jsonb not null,
  status text not null,
  error_code text,
  warnings text[] not null,
  redactions integer not null,
  result_ref text,
  output_hash text,
  sends integer not null,
  started_at timestamp with time zone not null,
  duration_ms integer not null,
  constraint tool_calls_pkey PRIMARY KEY (task_id, tool_call_id)
);
CREATE INDEX tool_calls_of_owner ON tool_calls USING btree (owner_id, started_at);

create table tool_effects (
  task_id text not null,
  tool_call_id text not null,
  input_hash text not null,
  answer text,
  created_at timestamp with time zone not null default now(),
  owner_id text not null,
  constraint tool_effects_pkey PRIMARY KEY (task_id, tool_call_id)
);
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON tool_effects FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_run();

create table ui_actions (
  owner_id text not null,
  thread_id uuid not null,
  id text not null,
  tool_call_id text not null,
  call json not null,
  call_hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by_task_id text,
  constraint ui_actions_pkey PRIMARY KEY (owner_id, thread_id, id),
  constraint ui_actions_used_by_task_id_key UNIQUE (used_by_task_id),
  constraint ui_actions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint ui_actions_owner_id_thread_id_fkey FOREIGN KEY (owner_id, thread_id) REFERENCES threads(owner_id, id),
  constraint ui_actions_used_by_task_id_fkey FOREIGN KEY (used_by_task_id) REFERENCES runs(id),
  constraint ui_actions_call_hash_check CHECK (length(call_hash) <= 80),
  constraint ui_actions_check CHECK ((used_at IS NULL) = (used_by_task_id IS NULL)),
  constraint ui_actions_id_check CHECK (id ~ '^act_[A-Z2-7]{26}$'::text),
  constraint ui_actions_tool_call_id_check CHECK (length(tool_call_id) >= 1 AND length(tool_call_id) <= 128)
);
CREATE INDEX ui_actions_by_expiry ON ui_actions USING btree (expires_at);

create table user_notices (
  id text not null,
  user_id text,
  kind text not null,
  event_id text not null,
  content jsonb not null,
  once text,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  webhook_due_at timestamp with time zone default now(),
  mail_due_at timestamp with time zone default now(),
  mail_tries integer not null default 0,
  mail_to text,
  owner_id text not null,
  constraint user_notices_pkey PRIMARY KEY (id),
  constraint user_notices_once_key UNIQUE (once),
  constraint user_notices_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  constraint user_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint user_notices_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint user_notices_id_check CHECK (id ~ '^ntc_[A-Za-z0-9_-]{1,64}$'::text),
  constraint user_notices_kind_check CHECK (kind = ANY (ARRAY['invite'::text, 'changed'::text, 'cancelled'::text, 'restored'::text, 'reply'::text, 'reminder'::text])),
  constraint user_notices_mail_to_check CHECK (length(mail_to) >= 3 AND length(mail_to) <= 254),
  constraint user_notices_mail_tries_check CHECK (mail_tries >= 0),
  constraint user_notices_once_check CHECK (length(once) <= 200),
  constraint user_notices_reach_check CHECK (user_id IS NOT NULL OR mail_to IS NOT NULL)
);
CREATE INDEX user_notices_by_age ON user_notices USING btree (created_at);
CREATE INDEX user_notices_for_mail ON user_notices USING btree (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX user_notices_for_webhook ON user_notices USING btree (webhook_due_at) WHERE webhook_due_at IS NOT NULL;
CREATE INDEX user_notices_newest ON user_notices USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX user_notices_of_event ON user_notices USING btree (event_id);
CREATE INDEX user_notices_unread ON user_notices USING btree (user_id) WHERE read_at IS NULL;
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON user_notices FOR EACH ROW WHEN (new.owner_id IS NULL) EXECUTE FUNCTION own_of_reader();
CREATE TRIGGER webhooks_hear AFTER INSERT ON user_notices FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION tell_of_notice();

create table users (
  id text not null,
  issuer text not null,
  subject text not null,
  display_name text not null,
  timezone text,
  locale text,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  jobs_given_at timestamp with time zone,
  email text,
  tokens_revoked_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_issuer_subject_key UNIQUE (issuer, subject),
  constraint users_display_name_check CHECK (length(display_name) >= 1 AND length(display_name) <= 120),
  constraint users_email_check CHECK (length(email) <= 254),
  constraint users_id_check CHECK (id ~ '^usr_[0-9a-z]{1,60}$'::text),
  constraint users_issuer_check CHECK (length(issuer) <= 500),
  constraint users_locale_check CHECK (length(locale) <= 35),
  constraint users_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 255),
  constraint users_timezone_check CHECK (length(timezone) <= 64)
);
CREATE INDEX users_shut_out ON users USING btree (GREATEST(disabled_at, tokens_revoked_at)) WHERE GREATEST(disabled_at, tokens_revoked_at) IS NOT NULL;

create table webhook_deliveries (
  no bigint not null generated always as identity,
  id text not null default ('whd_'::text || replace((gen_random_uuid())::text, '-'::text, ''::text)),
  webhook_id text not null,
  kind text not null,
  user_id text,
  data jsonb not null,
  state text not null default 'pending'::text,
  due_at timestamp with time zone default now(),
  tries integer not null default 0,
  attempts jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  settled_at timestamp with time zone,
  constraint webhook_deliveries_pkey PRIMARY KEY (no),
  constraint webhook_deliveries_id_key UNIQUE (id),
  constraint webhook_deliveries_attempts_check CHECK (jsonb_typeof(attempts) = 'array'::text),
  constraint webhook_deliveries_check CHECK ((state = 'pending'::text) = (due_at IS NOT NULL)),
  constraint webhook_deliveries_check1 CHECK ((state = 'pending'::text) = (settled_at IS NULL)),
  constraint webhook_deliveries_data_check CHECK (jsonb_typeof(data) = 'object'::text),
  constraint webhook_deliveries_id_check CHECK (id ~ '^whd_[A-Za-z0-9_-]{1,64}$'::text),
  constraint webhook_deliveries_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 64),
  constraint webhook_deliveries_state_check CHECK (state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])),
  constraint webhook_deliveries_tries_check CHECK (tries >= 0)
);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (webhook_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries USING btree (webhook_id, created_at) WHERE state = 'failed'::text;
CREATE INDEX webhook_deliveries_of_user ON webhook_deliveries USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries USING btree (webhook_id, no);

create table webhooks (
  id text not null,
  url text not null,
  description text not null default ''::text,
  kinds text[] not null,
  salt bytea not null,
  salt_check bytea not null,
  earlier_salt bytea,
  earlier_until timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_reason text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_check CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL)),
  constraint webhooks_check1 CHECK ((earlier_salt IS NULL) = (earlier_until IS NULL)),
  constraint webhooks_description_check CHECK (length(description) <= 200),
  constraint webhooks_disabled_reason_check CHECK (disabled_reason = ANY (ARRAY['admin'::text, 'gone'::text, 'failures'::text])),
  constraint webhooks_earlier_salt_check CHECK (length(earlier_salt) = 32),
  constraint webhooks_id_check CHECK (id ~ '^whk_[A-Za-z0-9_-]{1,64}$'::text),
  constraint webhooks_kinds_check CHECK (cardinality(kinds) >= 1 AND cardinality(kinds) <= 50),
  constraint webhooks_salt_check CHECK (length(salt) = 32),
  constraint webhooks_salt_check_check CHECK (length(salt_check) = 8),
  constraint webhooks_url_check CHECK (length(url) >= 8 AND length(url) <= 2000)
);
CREATE TRIGGER webhooks_hear AFTER UPDATE OF disabled_at ON webhooks FOR EACH ROW WHEN (old.disabled_at IS NULL AND new.disabled_at IS NOT NULL) EXECUTE FUNCTION tell_of_webhook();

-- view run_events (task_id text, seq bigint, type text, data text, created_at timestamp with time zone, owner_id text)
