import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";

/** The runs whose logs are gone; or why nothing was deleted. */
export type Deleted = { taskIds: string[] } | "missing" | "busy";

/** A long conversation has very many rows. */
const patienceMs = 60_000;

/**
 * A thread with everything that was said and done in it, in one transaction. It is locked first, as a run that is
 * accepted locks it: that one either comes before, and the thread is busy, or after, and makes a new thread. No run of
 * it is live then, so nobody may write for one any more: every write names its run, and finds it running or does
 * nothing. What is kept of the runs (model_calls, tool_calls, automation_firings) has no text. A firing that its job
 * does not know of yet is waited for.
 */
export async function deleteThread(
  sql: Sql,
  { ownerId, threadId }: { ownerId: string; threadId: string },
): Promise<Deleted> {
  const deleted = sql.begin(async (tx): Promise<Deleted> => {
    await tx`set local statement_timeout = ${tx.unsafe(String(patienceMs))}`;
    const threads = await tx`select from threads where owner_id = ${ownerId} and id = ${threadId} for update`;
    if (threads.length === 0) return "missing";
    const ofThread = tx`owner_id = ${ownerId} and thread_id = ${threadId}`;
    const [busy] = await tx`
      select from runs
      left join automation_firings as f on f.task_id = runs.id and f.owner_id = ${ownerId}::text collate "C"
        and f.settled_at is null
      where runs.owner_id = ${ownerId} and runs.thread_id = ${threadId}
        and (runs.ended_at is null or f.task_id is not null)
      limit 1`;
    if (busy !== undefined) return "busy";
    // Images that no other message shows are out of reach from now on; their bytes go with the next sweep.
    await tx`
      with shown as (
        select json_array_elements(metadata -> 'attachments') ->> 'id' as id from messages
        where ${ofThread} and role = 'user' and metadata -> 'attachments' is not null
      )
      update attachments set used_at = null, deleted_at = now()
      from shown
      where attachments.id = shown.id and owner_id = ${ownerId} and not exists (
        select from messages as other
        where other.owner_id = ${ownerId} and other.thread_id <> ${threadId} and other.role = 'user'
          and position(shown.id in other.metadata ->> 'attachments') > 0
      )`;
    const tasks = tx`(select id from runs where ${ofThread})`;
    for (const table of ["run_log", "run_event_rows", "run_steps", "tool_effects"])
      await tx`delete from ${tx(table)} where owner_id = ${ownerId} and task_id in ${tasks}`;
    for (const table of [
      "stream_tickets",
      "ui_actions",
      "reviews",
      "approvals",
      "questions",
      "context_summaries",
      "messages",
    ])
      await tx`delete from ${tx(table)} where ${ofThread}`;
    const runs = await tx<{ id: string }[]>`delete from runs where ${ofThread} returning id`;
    await tx`delete from threads where owner_id = ${ownerId} and id = ${threadId}`;
    return { taskIds: runs.map(({ id }) => id) };
  });
  return await patiently(deleted, patienceMs);
}
