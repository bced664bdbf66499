-- What the user has changed of a call while approving it. `call` and `call_hash` are what is made, so that a worker
-- process of an older version makes that call, too; the call as it was shown is kept beside it.
alter table approvals
  add column shown_call json,
  add column edits json;
