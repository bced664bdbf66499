-- Since when the event is another than the guest has answered to; null when the guest knows it as it is.
alter table invites add column changed_at timestamptz;
