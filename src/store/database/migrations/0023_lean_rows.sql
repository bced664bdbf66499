-- PostgreSQL reads the text of every check of a table anew for each statement that writes to it: 23 of them made an
-- update of one number in `runs` cost four times as much as without. These tables are written by the server alone, many
-- times in each run, so their rules are held by the tests, which add them to their database
-- (test/_kit/row-rules.sql). Rows of a run are written by statements that hold the row of that run or of its thread, so
-- keys that say no more than that are not looked up again.
alter table threads
  drop constraint if exists threads_last_no_check,
  drop constraint if exists threads_title_check;
alter table made_titles
  drop constraint if exists made_titles_title_check;
alter table runs
  drop constraint if exists runs_action_id_check,
  drop constraint if exists runs_agent_type_check,
  drop constraint if exists runs_approval_id_check,
  drop constraint if exists runs_attempt_check,
  drop constraint if exists runs_carry_out_one,
  drop constraint if exists runs_check,
  drop constraint if exists runs_error_code_check,
  drop constraint if exists runs_error_message_check,
  drop constraint if exists runs_holder_check,
  drop constraint if exists runs_id_check,
  drop constraint if exists runs_input_hash_check,
  drop constraint if exists runs_last_seq_check,
  drop constraint if exists runs_locale_check,
  drop constraint if exists runs_no_check,
  drop constraint if exists runs_parent_run_id_check,
  drop constraint if exists runs_request_id_check,
  drop constraint if exists runs_run_id_check,
  drop constraint if exists runs_runtime_mode_check,
  drop constraint if exists runs_status_check,
  drop constraint if exists runs_strikes_check,
  drop constraint if exists runs_timezone_check,
  drop constraint if exists runs_timezone_source_check,
  drop constraint if exists runs_turn_check,
  drop constraint if exists runs_owner_id_fkey;
alter table messages
  drop constraint if exists messages_id_check,
  drop constraint if exists messages_metadata_check,
  drop constraint if exists messages_role_check,
  drop constraint if exists messages_seq_check,
  drop constraint if exists messages_task_id_check,
  drop constraint if exists messages_visibility_mask_check,
  drop constraint if exists messages_wire_id_check,
  drop constraint if exists messages_owner_id_thread_id_fkey;
alter table run_events
  drop constraint if exists run_events_seq_check,
  drop constraint if exists run_events_type_check;
alter table run_steps
  drop constraint if exists run_steps_kind_check,
  drop constraint if exists run_steps_no_check;
alter table model_calls
  drop constraint if exists model_calls_attempt_check,
  drop constraint if exists model_calls_catalog_version_check,
  drop constraint if exists model_calls_currency_check,
  drop constraint if exists model_calls_error_code_check,
  drop constraint if exists model_calls_model_check,
  drop constraint if exists model_calls_no_check,
  drop constraint if exists model_calls_provider_check,
  drop constraint if exists model_calls_reason_check,
  drop constraint if exists model_calls_request_id_check,
  drop constraint if exists model_calls_requested_model_check,
  drop constraint if exists model_calls_stage_check,
  drop constraint if exists model_calls_state_check,
  drop constraint if exists model_calls_owner_id_fkey;
alter table tool_calls
  drop constraint if exists tool_calls_approval_id_check,
  drop constraint if exists tool_calls_attempt_check,
  drop constraint if exists tool_calls_decision_check,
  drop constraint if exists tool_calls_duration_ms_check,
  drop constraint if exists tool_calls_error_code_check,
  drop constraint if exists tool_calls_hooks_check,
  drop constraint if exists tool_calls_input_hash_check,
  drop constraint if exists tool_calls_iteration_check,
  drop constraint if exists tool_calls_output_hash_check,
  drop constraint if exists tool_calls_permission_ref_check,
  drop constraint if exists tool_calls_redactions_check,
  drop constraint if exists tool_calls_request_id_check,
  drop constraint if exists tool_calls_result_ref_check,
  drop constraint if exists tool_calls_sends_check,
  drop constraint if exists tool_calls_status_check,
  drop constraint if exists tool_calls_tool_call_id_check,
  drop constraint if exists tool_calls_tool_check,
  drop constraint if exists tool_calls_owner_id_fkey;
alter table tool_effects
  drop constraint if exists tool_effects_input_hash_check,
  drop constraint if exists tool_effects_tool_call_id_check,
  drop constraint if exists tool_effects_task_id_fkey;
-- Room for new versions of a row beside the old one: no index is touched then.
alter table runs set (fillfactor = 60);
alter table threads set (fillfactor = 80);
alter table model_calls set (fillfactor = 85);
