-- Whose hand a change of a memory was; null for those of before.
alter table memory_revisions add column written_by text check (written_by in ('person', 'assistant'));
