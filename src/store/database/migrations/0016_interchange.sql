-- What another calendar calls an event that came from a file, and the people it names who are no guests here: nobody is
-- told anything because of a file.
alter table events
  add column ical_uid text check (length(ical_uid) between 1 and 500),
  add column outsiders jsonb check (jsonb_typeof(outsiders) = 'object');

create unique index events_by_uid on events (owner_id, ical_uid) where ical_uid is not null;
