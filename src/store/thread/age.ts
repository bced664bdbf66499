import type { ISql, Sql } from "postgres";
import { placesPerRun } from "../../base/message-place.ts";
import { patiently } from "../database/database.ts";
import { toFirstId } from "../first-id.ts";
import { firstPlace, lastPlace } from "../message-place.ts";

interface OldRun {
  id: string;
  ownerId: string;
  threadId: string;
  no: number;
}

/** Short enough that nobody who says something in one of their threads waits for it. */
const atOnce = 200;

/**
 * Deletes runs that were accepted so many days ago and are over, with all that was said in them, and threads in which
 * none is left; says how many runs. As when a thread is deleted, records of calls and firings stay, without any text.
 * A run of which a call, a question or a firing is still open stays until it is not.
 */
export async function forgetConversations(sql: Sql, now: number, days: number): Promise<number> {
  const bound = toFirstId(now - days * 86_400_000);
  let all = 0;
  for (;;) {
    const { found, deleted } = await patiently(sql.begin((tx) => forgetBatch(tx, bound)));
    all += deleted;
    // Threads in which somebody is just saying something are left to the next round.
    if (found < atOnce || deleted === 0) return all;
  }
}

async function forgetBatch(tx: ISql, bound: string): Promise<{ found: number; deleted: number }> {
  const found = await tx<OldRun[]>`
    select id, owner_id as "ownerId", thread_id as "threadId", no from runs
    where id < ${bound} and ended_at is not null
      and not exists (select from automation_firings as f where f.task_id = runs.id and f.settled_at is null)
      and not exists (select from approvals as a where a.task_id = runs.id and a.state = 'pending')
      and not exists (select from questions as q where q.task_id = runs.id and q.state = 'pending')
    order by id limit ${atOnce}`;
  // Locked as by a run that is accepted. The limits here and below keep the planner from reading a whole table to join.
  const locked = await tx<{ name: string }[]>`
    select t.owner_id || ' ' || t.id as name from ${unnested(tx, found)} cross join lateral (
      select owner_id, id from threads where owner_id = old.owner_id and id = old.thread_id
      limit 1 for update skip locked
    ) as t`;
  const names = new Set(locked.map(({ name }) => name));
  const old = found.filter(({ ownerId, threadId }) => names.has(`${ownerId} ${threadId}`));
  if (old.length > 0) await deleteRuns(tx, old);
  return { found: found.length, deleted: old.length };
}

async function deleteRuns(tx: ISql, old: readonly OldRun[]): Promise<void> {
  const ids = old.map(({ id }) => id);
  const places = tx`unnest(${old.map(({ ownerId }) => ownerId)}::text[], ${old.map(({ threadId }) => threadId)}::uuid[],
    ${old.map(({ no }) => no)}::int[]) as old (owner_id, thread_id, no)`;
  const gone = await tx<{ ownerId: string; images: { id: string }[] | null }[]>`
    delete from messages as m where m.id = any(array(
      select said.id from ${places} cross join lateral (
        select id from messages where owner_id = old.owner_id and thread_id = old.thread_id
          and seq between ${firstPlace(tx, "old.no")} and ${lastPlace(tx, "old.no")}
        limit ${tx.unsafe(String(placesPerRun))}
      ) as said
    ))
    returning m.owner_id as "ownerId", case when m.role = 'user' then m.metadata -> 'attachments' end as images`;
  await forgetImages(
    tx,
    gone.flatMap(({ ownerId, images }) => (images ?? []).map(({ id }) => ({ ownerId, id }))),
  );
  for (const table of ["run_log", "run_event_rows", "run_steps", "tool_effects", "reviews", "context_summaries"])
    await tx`delete from ${tx(table)} where task_id = any(${ids})`;
  for (const table of ["approvals", "questions"])
    await tx`delete from ${tx(table)} where task_id = any(${ids}) or continuation_task_id = any(${ids})`;
  await tx`delete from ui_actions where used_by_task_id = any(${ids})`;
  await tx`delete from runs where id = any(${ids})`;
  const empty = await tx<{ ownerId: string; threadId: string }[]>`
    select distinct old.owner_id as "ownerId", old.thread_id as "threadId" from ${unnested(tx, old)}
    left join lateral (
      select 1 as one from runs where owner_id = old.owner_id and thread_id = old.thread_id limit 1
    ) as kept on true
    where kept.one is null`;
  if (empty.length === 0) return;
  for (const { ownerId, threadId } of empty) {
    await tx`delete from ui_actions where owner_id = ${ownerId} and thread_id = ${threadId}`;
    await tx`delete from threads where owner_id = ${ownerId} and id = ${threadId}`;
  }
}

/** Those that no message shows any more are out of reach from now on; their bytes go with the next sweep. */
async function forgetImages(tx: ISql, images: readonly { ownerId: string; id: string }[]): Promise<void> {
  for (const { ownerId, id } of images)
    await tx`
      update attachments set used_at = null, deleted_at = now()
      where id = ${id} and owner_id = ${ownerId} and not exists (
        select from messages as other
        where other.owner_id = ${ownerId} and other.role = 'user'
          and position(${id} in other.metadata ->> 'attachments') > 0
      )`;
}

const unnested = (tx: ISql, threads: readonly Pick<OldRun, "ownerId" | "threadId">[]) => tx`
  unnest(${threads.map(({ ownerId }) => ownerId)}::text[], ${threads.map(({ threadId }) => threadId)}::uuid[])
    as old (owner_id, thread_id)`;
