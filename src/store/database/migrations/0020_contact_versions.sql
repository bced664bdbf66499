-- Raised by every change, so that a write that names the version it read does not overwrite another one.
alter table contacts add column version integer not null default 1 check (version >= 1);
