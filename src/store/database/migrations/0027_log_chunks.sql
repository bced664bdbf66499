-- The log of a run, one row for each write instead of one for each event. `lines` has the events in order, one to a
-- line: the type, a blank, the data as it was sent. JSON has no raw line break, so a line is an event. `last_seq` is the
-- number of the last one: what is behind a place is found by the key alone.
--
-- Ids of runs begin with the time they were made at, so a range of ids is a range of time. The server makes a partition
-- for each month ahead of it (src/store/runs/months.ts) and drops those that are too old.
create table run_log (
  task_id text not null,
  last_seq bigint not null,
  events integer not null,
  at timestamptz not null default now(),
  lines text not null,
  primary key (task_id, last_seq)
) partition by range (task_id);
create table run_log_rest partition of run_log default;

-- Where the server was built without it, pglz stays.
do $$
begin
  alter table run_log alter column lines set compression lz4;
  alter table run_log_rest alter column lines set compression lz4;
  alter table messages alter column content set compression lz4, alter column metadata set compression lz4;
  alter table run_steps alter column data set compression lz4;
  alter table runs alter column input set compression lz4, alter column output set compression lz4;
exception when feature_not_supported or invalid_parameter_value then null;
end $$;

-- Processes of earlier versions read and write one row for each event under this name; what either of them has written,
-- both read.
alter table run_events rename to run_event_rows;
create view run_events as
  select task_id, seq, type, data, created_at from run_event_rows
  union all
  select task_id, last_seq - events + ord, split_part(line, ' ', 1), substr(line, strpos(line, ' ') + 1), at
  from run_log, string_to_table(lines, E'\n') with ordinality as event (line, ord);

create function put_run_event() returns trigger language plpgsql as $$
begin
  insert into run_event_rows (task_id, seq, type, data) values (new.task_id, new.seq, new.type, new.data);
  return new;
end $$;
create trigger run_events_put instead of insert on run_events for each row execute function put_run_event();

create function drop_run_event() returns trigger language plpgsql as $$
begin
  delete from run_event_rows where task_id = old.task_id and seq = old.seq;
  delete from run_log where task_id = old.task_id;
  return old;
end $$;
create trigger run_events_drop instead of delete on run_events for each row execute function drop_run_event();
