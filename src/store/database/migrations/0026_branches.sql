-- A thread keeps every version of what was said. A path is a set of places (messages.seq): those that lead to a run, or
-- those that the thread shows. It is a handful of ranges however long the thread is. Null: all places, as in a thread
-- that has no second version of anything; so rows from before this need no filling.
alter table threads add column path int8multirange;
alter table runs
  -- What comes before the run: all it may be told of its own thread.
  add column path int8multirange,
  -- The number of the run before it on its path, 0 for none. Null where path is null: then it is the one before it.
  add column parent_no integer,
  -- Where the message stands that it answers, when an earlier run has brought it.
  add column message_seq bigint;

-- Versions: runs that follow the same run, and runs that answer the same message.
create index runs_by_parent on runs (owner_id, thread_id, parent_no) where parent_no is not null;

-- Bit 2 of visibility_mask: the message would be in the history, but is not on the path that its thread shows.

-- One more reason to ask: the same was done on a path that was left.
alter table approvals drop constraint approvals_reasons_check;
alter table approvals add constraint approvals_reasons_check check (cardinality(reasons) between 1 and 8);
