-- A run whose turn in its thread has come, but whose owner has as many runs under way as may be, is surplus: it waits,
-- and ready_at says since when it could have started. The longest waiting one of an owner is read from the end of this.
create index runs_surplus on runs (owner_id, ready_at, id) where status = 'waiting' and ready_at is not null;
