-- What ends without a run is told by the next run of its thread, once: an approval that no person answered in time, and
-- a review that was looked at. The run that told it; null until one has.
alter table approvals add column told_by text;
alter table reviews add column told_by text;
-- What is over already is told to nobody.
update approvals set told_by = task_id where state = 'expired';
update reviews set told_by = task_id where state = 'resolved';

create index approvals_untold on approvals (owner_id, thread_id) where state = 'expired' and told_by is null;
create index reviews_untold on reviews (owner_id, thread_id) where state = 'resolved' and told_by is null;
