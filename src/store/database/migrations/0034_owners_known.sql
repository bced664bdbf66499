-- Works with programs from 0032 on.
-- Every row has its owner: src/store/database/fill-owners.ts was here first, and has had the checks looked at, so that
-- PostgreSQL need not read the tables now.
alter table run_log alter column owner_id set not null;
alter table run_event_rows alter column owner_id set not null;
alter table run_steps alter column owner_id set not null;
alter table tool_effects alter column owner_id set not null;
alter table message_parts alter column owner_id set not null;
alter table event_overrides alter column owner_id set not null;
alter table event_revisions alter column owner_id set not null;
alter table invites alter column owner_id set not null;
alter table user_notices alter column owner_id set not null;
alter table run_log drop constraint run_log_owned;
alter table run_event_rows drop constraint run_event_rows_owned;
alter table run_steps drop constraint run_steps_owned;
alter table tool_effects drop constraint tool_effects_owned;
alter table message_parts drop constraint message_parts_owned;
alter table event_overrides drop constraint event_overrides_owned;
alter table event_revisions drop constraint event_revisions_owned;
alter table invites drop constraint invites_owned;
alter table user_notices drop constraint user_notices_owned;
