-- What holds for rows that the server writes in every run. Production does without, because each write would pay for it
-- (src/store/database/migrations/0023_lean_rows.sql); here every write of every test is judged.
alter table made_titles
  add constraint made_titles_title_check check (length(title) between 1 and 80);
alter table messages
  add constraint messages_id_check check (id ~ '^msg_[0-9a-z]{1,60}$'),
  add constraint messages_metadata_check check (json_typeof(metadata) = 'object'),
  add constraint messages_role_check check (role in ('user', 'assistant', 'tool', 'system')),
  add constraint messages_seq_check check (seq >= 0),
  add constraint messages_task_id_check check (length(task_id) <= 64),
  add constraint messages_visibility_mask_check check (visibility_mask between 0 and 255),
  add constraint messages_wire_id_check check (length(wire_id) between 1 and 128),
  add constraint messages_owner_id_thread_id_fkey foreign key (owner_id, thread_id) references threads(owner_id, id);
alter table model_calls
  add constraint model_calls_attempt_check check (attempt >= 0),
  add constraint model_calls_catalog_version_check check (length(catalog_version) <= 32),
  add constraint model_calls_currency_check check (length(currency) = 3),
  add constraint model_calls_error_code_check check (length(error_code) <= 49),
  add constraint model_calls_model_check check (length(model) <= 128),
  add constraint model_calls_no_check check (no >= 1),
  add constraint model_calls_provider_check check (length(provider) <= 64),
  add constraint model_calls_reason_check check (length(reason) <= 300),
  add constraint model_calls_request_id_check check (length(request_id) <= 128),
  add constraint model_calls_requested_model_check check (length(requested_model) <= 128),
  add constraint model_calls_stage_check check (stage in ('router', 'worker', 'summary')),
  add constraint model_calls_state_check check (state in ('started', 'finished', 'failed', 'aborted', 'lost')),
  add constraint model_calls_owner_id_fkey foreign key (owner_id) references users(id);
alter table run_steps
  add constraint run_steps_kind_check check (kind in ('context', 'brief', 'reply', 'result', 'final')),
  add constraint run_steps_no_check check (no >= 1);
alter table runs
  add constraint runs_action_id_check check (length(action_id) <= 68),
  add constraint runs_agent_type_check check (length(agent_type) between 1 and 32),
  add constraint runs_approval_id_check check (length(approval_id) <= 68),
  add constraint runs_attempt_check check (attempt >= 0),
  add constraint runs_carry_out_one check ((approval_id is null) or (action_id is null)),
  add constraint runs_check check ((ended_at is null) = (status in ('waiting', 'ready', 'running'))),
  add constraint runs_error_code_check check (length(error_code) <= 49),
  add constraint runs_error_message_check check (length(error_message) <= 300),
  add constraint runs_holder_check check (length(holder) <= 128),
  add constraint runs_id_check check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  add constraint runs_input_hash_check check (length(input_hash) <= 80),
  add constraint runs_last_seq_check check (last_seq >= 0),
  add constraint runs_locale_check check (length(locale) <= 35),
  add constraint runs_no_check check (no between 1 and 1000000000),
  add constraint runs_message_seq_check check (message_seq >= 0),
  add constraint runs_parent_no_check check (parent_no >= 0 and (parent_no is null) = (path is null)),
  add constraint runs_parent_run_id_check check (length(parent_run_id) between 1 and 128),
  add constraint runs_request_id_check check (length(request_id) <= 128),
  add constraint runs_run_id_check check (length(run_id) between 1 and 128),
  add constraint runs_runtime_mode_check check (runtime_mode in ('chat', 'automation')),
  add constraint runs_status_check check (
    status in ('waiting', 'ready', 'running', 'finished', 'interrupted', 'failed', 'canceled')),
  add constraint runs_strikes_check check (strikes >= 0),
  add constraint runs_timezone_check check (length(timezone) <= 64),
  add constraint runs_timezone_source_check check (timezone_source in ('device', 'profile', 'default')),
  add constraint runs_turn_check check (turn >= 0),
  add constraint runs_owner_id_fkey foreign key (owner_id) references users(id);
alter table threads
  add constraint threads_last_no_check check (last_no >= 0),
  add constraint threads_title_check check (length(title) between 1 and 80);
alter table tool_calls
  add constraint tool_calls_approval_id_check check (length(approval_id) <= 80),
  add constraint tool_calls_attempt_check check (attempt >= 0),
  add constraint tool_calls_decision_check check (decision in ('allowed', 'ask', 'denied', 'sandboxed', 'unavailable')),
  add constraint tool_calls_duration_ms_check check (duration_ms >= 0),
  add constraint tool_calls_error_code_check check (length(error_code) <= 49),
  add constraint tool_calls_hooks_check check (jsonb_typeof(hooks) = 'array'),
  add constraint tool_calls_input_hash_check check (length(input_hash) <= 80),
  add constraint tool_calls_iteration_check check (iteration >= 0),
  add constraint tool_calls_output_hash_check check (length(output_hash) <= 80),
  add constraint tool_calls_permission_ref_check check (length(permission_ref) <= 200),
  add constraint tool_calls_redactions_check check (redactions >= 0),
  add constraint tool_calls_request_id_check check (length(request_id) <= 128),
  add constraint tool_calls_result_ref_check check (length(result_ref) <= 300),
  add constraint tool_calls_sends_check check (sends >= 0),
  add constraint tool_calls_status_check check (status in ('success', 'partial', 'failure')),
  add constraint tool_calls_tool_call_id_check check (length(tool_call_id) between 1 and 128),
  add constraint tool_calls_tool_check check (length(tool) <= 81),
  add constraint tool_calls_owner_id_fkey foreign key (owner_id) references users(id);
alter table tool_effects
  add constraint tool_effects_input_hash_check check (length(input_hash) <= 80),
  add constraint tool_effects_tool_call_id_check check (length(tool_call_id) between 1 and 128),
  add constraint tool_effects_task_id_fkey foreign key (task_id) references runs(id);
alter table run_log
  add constraint run_log_events_check check (events between 1 and last_seq),
  add constraint run_log_lines_check check (
    events = array_length(string_to_array(lines, E'\n'), 1) and lines !~ '(^|\n)(?![A-Z_]{1,40} \{)'
  );
alter table run_event_rows
  add constraint run_event_rows_seq_check check (seq >= 1);
