-- What later runs may see of a thread. Threads of automation hold many rows that are not in it.
create index messages_in_context on messages (owner_id, thread_id, seq) where (visibility_mask & 2) <> 0;

-- Where the owner last talked to the assistant.
create index chats_by_end on runs (owner_id, ended_at desc) where runtime_mode = 'chat' and ended_at is not null;
