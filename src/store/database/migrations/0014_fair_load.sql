-- A run whose turn in its thread has come, but whose owner has as many runs under way as may be, is surplus: it waits,
-- and ready_at says since when it could have started. The longest waiting one of an owner is read from the end of this.
create index runs_surplus on runs (owner_id, ready_at, id) where status = 'waiting' and ready_at is not null;

-- What models are sent of an image that is larger than they use, once it was made; the original's own values where it
-- cannot be made smaller. Its bytes lie beside the original's.
alter table attachments
  add column copy_mime_type text check (copy_mime_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
  add column copy_bytes integer check (copy_bytes between 1 and 10485760),
  add column copy_sha256 text check (length(copy_sha256) = 64),
  add constraint attachments_whole_copy check (num_nulls(copy_mime_type, copy_bytes, copy_sha256) in (0, 3));
