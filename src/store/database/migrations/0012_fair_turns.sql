-- Ready runs are claimed by turn, not by age: a user who has many waiting does not keep the others waiting.
-- Runs that are there already share the first turn, and so keep their order.
alter table runs add column turn bigint not null default 0 check (turn >= 0);

drop index runs_ready;
create index runs_ready on runs (turn, ready_at, id) where status = 'ready';
create index runs_turns_of_owner on runs (owner_id, turn) where status in ('ready', 'running');
