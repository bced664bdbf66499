import type { ISql, Sql } from "postgres";
import type { RunKey, RunName } from "../../domain/run.ts";
import { isAsked } from "../asked.ts";
import { patiently } from "../database/database.ts";
import { firstPlace, lastPlace } from "../message-place.ts";
import { beforeRun, fromRun, hasRun, moveMessages, ofRun, throughRun } from "../thread-path.ts";

type ThreadName = Pick<RunName, "ownerId" | "threadId">;

/** A run with the message it was asked by: for one that goes on from others, the first of them. */
export interface TurnRow {
  taskId: string;
  runId: string;
  no: number;
  /** By what the turn was begun. */
  kind: "message" | "button" | "firing" | "direct";
  /** All that comes before it. */
  path: string;
  messageSeq: number | null;
  /** The client's id for the message. */
  messageId: string | null;
  /** The run before it on its path. */
  parentRunId: string | null;
}

/** Where a run stands in its thread. */
export interface StandingRow {
  taskId: string;
  runId: string;
  no: number;
  /** Whether the thread shows it. */
  isShown: boolean;
  /** The path that leads to it and through it. */
  through: string;
  /** The same of the newest run that follows it. */
  throughLeaf: string;
}

/** A message of a thread that a client names, and the run that brought or wrote it. */
export interface KnownMessage extends Pick<StandingRow, "runId" | "no"> {
  wireId: string;
  role: string;
  content: string;
  attachments: readonly { id: string }[];
}

export async function turnOf(sql: Sql, { ownerId, threadId, runId }: RunName): Promise<TurnRow | undefined> {
  const said = sql`
    from messages as m where m.owner_id = ${ownerId} and m.thread_id = ${threadId} and m.role = 'user'`;
  const [row] = await patiently(sql<TurnRow[]>`
    with recursive chain as (
      select runs.*, 1 as depth from runs
      where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId}
      union all
      select before.*, depth + 1 from chain cross join lateral (
        select runs.* from approvals
        join runs on runs.id = approvals.task_id and runs.owner_id = ${ownerId}::text collate "C"
        where approvals.id = chain.approval_id and approvals.owner_id = ${ownerId}::text collate "C"
        union all
        select runs.* from runs
        where runs.id = chain.input ->> 'goesOnFrom' and runs.owner_id = ${ownerId}::text collate "C"
      ) as before
      where depth < ${longestChain}
    ),
    begun as (select * from chain order by depth desc limit 1),
    asked as (
      select begun.*, coalesce(
        message_seq,
        (select m.seq ${said} and m.seq = ${firstPlace(sql, "begun.no")}),
        (select m.seq ${said} and m.wire_id = begun.input ->> 'messageId')
      ) as asked_at
      from begun
    )
    select id as "taskId", run_id as "runId", no, asked_at as "messageSeq",
      case
        when action_id is not null then 'button'
        when input -> 'call' is not null then 'direct'
        when runtime_mode = 'automation' then 'firing'
        else 'message'
      end as kind,
      coalesce(path, ${beforeRun(sql, "no")})::text as path,
      (select m.wire_id ${said} and m.seq = asked_at) as "messageId",
      (
        select parent.run_id from runs as parent
        where parent.owner_id = ${ownerId} and parent.thread_id = ${threadId}
          and parent.no = coalesce(asked.parent_no, asked.no - 1)
      ) as "parentRunId"
    from asked`);
  return row;
}

/** No request leads to so many runs; it keeps the walk finite. */
const longestChain = 100;

export async function standing(sql: Sql, { ownerId, threadId, runId }: RunName): Promise<StandingRow | undefined> {
  const [row] = await patiently(sql<StandingRow[]>`
    select r.id as "taskId", r.run_id as "runId", r.no, ${hasRun(sql, "t.path", "r.no")} as "isShown",
      ${throughRun(sql, "r")}::text as through, ${throughRun(sql, "leaf")}::text as "throughLeaf"
    from runs as r join threads as t on t.owner_id = r.owner_id and t.id = r.thread_id
    cross join lateral (${leafOf(sql)}) as leaf
    where r.owner_id = ${ownerId} and r.thread_id = ${threadId} and r.run_id = ${runId}`);
  return row;
}

/** The newest run that follows `r`, or itself. */
const leafOf = (sql: ISql) => sql`
  select f.no, f.path, f.message_seq from runs as f
  where f.owner_id = r.owner_id and f.thread_id = r.thread_id
    and (f.no = r.no or f.no > r.no and ${hasRun(sql, "f.path", "r.no")})
  order by f.no desc limit 1`;

/** What had been shown of an answer when its run was cancelled or failed. */
export async function stopped(sql: Sql, { ownerId, taskId }: RunKey): Promise<string | undefined> {
  const [row] = await patiently(sql<{ content: string }[]>`
    select m.content from runs join messages as m on m.owner_id = runs.owner_id and m.thread_id = runs.thread_id
      and m.seq between ${firstPlace(sql, "runs.no")} and ${lastPlace(sql, "runs.no")}
    where runs.id = ${taskId} and runs.owner_id = ${ownerId}::text collate "C" and m.role = 'assistant'
      and m.metadata ->> 'stopped' is not null
    order by m.seq desc limit 1`);
  return row?.content;
}

/** Those of the messages that the thread has, in the order in which they were said. */
export async function knownMessages(
  sql: Sql,
  { ownerId, threadId, wireIds }: ThreadName & { wireIds: readonly string[] },
): Promise<KnownMessage[]> {
  if (wireIds.length === 0) return [];
  return await patiently(sql<KnownMessage[]>`
    select wire_id as "wireId", role, content, coalesce(metadata -> 'attachments', '[]') as attachments,
      runs.run_id as "runId", runs.no
    from messages join runs on runs.id = messages.task_id and runs.owner_id = ${ownerId}::text collate "C"
    where messages.owner_id = ${ownerId} and messages.thread_id = ${threadId}
      and wire_id = any(${wireIds as string[]}::text[])
    order by seq`);
}

/**
 * The run behind which a client stands that has a thread up to a run: that one, or where a person has decided what it
 * asked, the one that went on. `hasMore`: the thread shows a message of the user behind it.
 */
export async function tipOf(
  sql: Sql,
  { ownerId, threadId, runId }: RunName,
): Promise<(StandingRow & { hasMore: boolean }) | undefined> {
  const [row] = await patiently(sql<(StandingRow & { hasMore: boolean })[]>`
    with recursive chain as (
      select id, 1 as depth from runs where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId}
      union all
      select continuation_task_id, depth + 1
      from chain join approvals on approvals.task_id = chain.id and approvals.owner_id = ${ownerId}::text collate "C"
      where continuation_task_id is not null and depth < ${longestChain}
    )
    select r.id as "taskId", r.run_id as "runId", r.no, ${hasRun(sql, "t.path", "r.no")} as "isShown",
      ${throughRun(sql, "r")}::text as through, ${throughRun(sql, "leaf")}::text as "throughLeaf",
      exists (
        select from runs as f
        where f.owner_id = r.owner_id and f.thread_id = r.thread_id and f.no > r.no
          and ${hasRun(sql, "t.path", "f.no")} and ${isAsked(sql, "f")}
      ) as "hasMore"
    from (select id from chain order by depth desc limit 1) as last
    join runs as r on r.id = last.id and r.owner_id = ${ownerId}::text collate "C"
    join threads as t on t.owner_id = r.owner_id and t.id = r.thread_id
    cross join lateral (${leafOf(sql)}) as leaf`);
  return row;
}

/**
 * From now on the thread shows the newest path through this run. False when there is no such run. The lock comes
 * alone, as when a run is accepted.
 */
export async function choose(sql: Sql, { ownerId, threadId, runId }: RunName): Promise<boolean> {
  const results = await patiently(
    sql.begin((tx) => [
      tx`select from threads where owner_id = ${ownerId} and id = ${threadId} for no key update`,
      tx<{ no: number }[]>`
      with shown as (select path, last_no from threads where owner_id = ${ownerId} and id = ${threadId}),
      leaf as (
        select leaf.*, shown.path as shown, shown.last_no
        from shown, runs as r cross join lateral (${leafOf(tx)}) as leaf
        where r.owner_id = ${ownerId} and r.thread_id = ${threadId} and r.run_id = ${runId}
      ),
      place as (
        select leaf.no, case
          when shown is null then null
          when leaf.no = last_no then ${throughRun(tx, "leaf")} + ${fromRun(tx, "leaf.no")}
          else ${throughRun(tx, "leaf")} + ${ofRun(tx, "leaf.no")}
        end as path
        from leaf
      ),
      chosen as (
        update threads set path = place.path from place
        where threads.owner_id = ${ownerId} and threads.id = ${threadId} and place.path is not null
      ),
      moved as (${moveMessages(
        tx,
        { ownerId, threadId },
        {
          source: tx`shown, place`,
          before: "shown.path",
          after: "place.path",
        },
      )})
      select no from place`,
    ]),
  );
  return (results.at(-1) as unknown as unknown[]).length > 0;
}
