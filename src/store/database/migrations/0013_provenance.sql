-- The run that wrote this after it had read text by other people; null once a person has edited or confirmed it.
alter table events add column tainted_by text;
alter table contacts add column tainted_by text;
-- The same for what is remembered, value by value: [{"path": "facts", "key": "…", "by": "…"}].
alter table memories add column marks jsonb not null default '[]' check (jsonb_typeof(marks) = 'array');

create index events_tainted on events (owner_id, tainted_by) where tainted_by is not null;
create index contacts_tainted on contacts (owner_id, tainted_by) where tainted_by is not null;
