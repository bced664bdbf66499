-- Works with programs from 0032 on.
-- Every row says whose it is, so that an engine can keep all of one owner together. What is of a run, a message or an
-- event is its owner's; an invite is the host's, and a notice its reader's, or the host's where a guest has mail alone.
--
-- Programs of before leave the column out, and then a trigger looks the owner up; where a statement names the owner,
-- the trigger's function is not called. It goes when none of those programs is left. What was written before is filled
-- in by the next migration: until then the checks hold for new rows only.
alter table run_log add column owner_id text;
alter table run_event_rows add column owner_id text;
alter table run_steps add column owner_id text;
alter table tool_effects add column owner_id text;
alter table message_parts add column owner_id text;
alter table event_overrides add column owner_id text;
alter table event_revisions add column owner_id text;
alter table invites add column owner_id text;
alter table user_notices add column owner_id text;

create or replace view run_events as
  select task_id, seq, type, data, created_at, owner_id from run_event_rows
  union all
  select task_id, last_seq - events + ord, split_part(line, ' ', 1), substr(line, strpos(line, ' ') + 1), at, owner_id
  from run_log, string_to_table(lines, E'\n') with ordinality as event (line, ord);

create function own_of_run() returns trigger language plpgsql as $$
begin
  new.owner_id := (select owner_id from runs where id = new.task_id);
  return new;
end $$;
create trigger own before insert or update on run_log for each row
  when (new.owner_id is null) execute function own_of_run();
create trigger own before insert or update on run_event_rows for each row
  when (new.owner_id is null) execute function own_of_run();
create trigger own before insert or update on run_steps for each row
  when (new.owner_id is null) execute function own_of_run();
create trigger own before insert or update on tool_effects for each row
  when (new.owner_id is null) execute function own_of_run();

create function own_of_message() returns trigger language plpgsql as $$
begin
  new.owner_id := (select owner_id from messages where id = new.message_id);
  return new;
end $$;
create trigger own before insert or update on message_parts for each row
  when (new.owner_id is null) execute function own_of_message();

create function own_of_event() returns trigger language plpgsql as $$
begin
  new.owner_id := (select owner_id from events where id = new.event_id);
  return new;
end $$;
create trigger own before insert or update on event_overrides for each row
  when (new.owner_id is null) execute function own_of_event();
create trigger own before insert or update on event_revisions for each row
  when (new.owner_id is null) execute function own_of_event();
create trigger own before insert or update on invites for each row
  when (new.owner_id is null) execute function own_of_event();

create function own_of_reader() returns trigger language plpgsql as $$
begin
  new.owner_id := coalesce(new.user_id, (select owner_id from events where id = new.event_id));
  return new;
end $$;
create trigger own before insert or update on user_notices for each row
  when (new.owner_id is null) execute function own_of_reader();

alter table run_log add constraint run_log_owned check (owner_id is not null) not valid;
alter table run_event_rows add constraint run_event_rows_owned check (owner_id is not null) not valid;
alter table run_steps add constraint run_steps_owned check (owner_id is not null) not valid;
alter table tool_effects add constraint tool_effects_owned check (owner_id is not null) not valid;
alter table message_parts add constraint message_parts_owned check (owner_id is not null) not valid;
alter table event_overrides add constraint event_overrides_owned check (owner_id is not null) not valid;
alter table event_revisions add constraint event_revisions_owned check (owner_id is not null) not valid;
alter table invites add constraint invites_owned check (owner_id is not null) not valid;
alter table user_notices add constraint user_notices_owned check (owner_id is not null) not valid;
