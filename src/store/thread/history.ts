import type { ISql, PendingQuery, Row } from "postgres";
import type { MessageAttachment, RunState } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { lastRunOf, onPath } from "../thread-path.ts";
import { hasRememberedBit, hasShownBit } from "../visibility.ts";
import { madeTitle } from "./made-title.ts";
import type { MessageRole } from "./messages.ts";

export interface StoredMessage {
  wireId: string;
  seq: number;
  role: MessageRole;
  content: string;
  metadata: Readonly<Record<string, unknown>>;
  createdAt: Date;
  /** The run that wrote it, where that was asked for. */
  runId?: string | null;
}

/** A thread up to a place in it. */
export interface Upto {
  ownerId: string;
  threadId: string;
  seq: number;
  /** And from behind another one on. */
  after?: number;
  /** Only what is on this path; all of it for null. */
  path?: string | null;
}

/** A message as the history shows it. */
export interface ShownMessage extends Omit<StoredMessage, "metadata"> {
  /** What its card is made from, and which call it answers; only of tool messages. */
  hints: unknown;
  callId: string | null;
  /** The run that brought or wrote it. */
  runId: string | null;
  /** Text by others is in it, or it rests on such text. */
  isTainted: boolean;
  /** The images of a user's message. */
  attachments: readonly MessageAttachment[];
  /** Of an answer. */
  isTruncated: boolean;
  isStopped: boolean;
  /** How the run of a user's message ended, where it ended without an answer. */
  failure: { runId: string; status: "failed" | "canceled"; code: string; message: string } | null;
}

export interface ThreadRow {
  threadId: string;
  createdAt: Date;
  lastActivityAt: Date;
  /** The same in microseconds since 1970, for the next page. */
  activityMicros: number;
  lastRunId: string;
  /** The last on the path that the thread shows. */
  shownRunId: string;
  state: RunState;
  /** The user's own. */
  title: string | null;
  /** Of the first turn. */
  madeTitle: string | null;
  beginning: string | null;
  pendingApprovals: number;
  isPinned: boolean;
  isArchived: boolean;
}

interface LiveRunRow {
  taskId: string;
  runId: string;
  state: RunState;
}

interface WaitingRow {
  approvalId: string;
  runId: string;
  expiresAt: Date;
}

/** Reads of what was said. Every one names the owner, so that a foreign id is simply not there (R25). */
export interface HistoryReads {
  /** The newest messages of the context, in order. */
  context(upto: Upto, most: number): Promise<StoredMessage[]>;
  countContext(upto: Upto): Promise<number>;
  newestInput(upto: Upto): Promise<StoredMessage | undefined>;
  acceptedAt(run: { ownerId: string; threadId: string; no: number }): Promise<Date | undefined>;
  /**
   * Another thread: the one in which a chat ended last before that time, up to the first run that had not ended then,
   * and the path that it shows.
   */
  latestChat(asked: {
    ownerId: string;
    exceptThreadId: string;
    before: Date;
  }): Promise<{ threadId: string; beforeNo: number | null; path: string | null } | undefined>;
  /**
   * The newest shown message before that time, in that thread or else in the newest chat that shows anything; no such
   * thread, no answer.
   */
  newestShown(asked: {
    ownerId: string;
    threadId: string | undefined;
    before: Date | undefined;
  }): Promise<{ threadId: string; at: Date | null } | undefined>;
  /** What was said in between, in order; whether anything was before, and whether the thread has versions. */
  shownBetween(asked: {
    ownerId: string;
    threadId: string;
    from: Date;
    to: Date;
    /** Only what stands before this place. */
    beforeSeq: number | undefined;
    most: number;
  }): Promise<{ messages: ShownMessage[]; hasEarlier: boolean; hasVersions: boolean }>;
  /** The newest shown messages behind a place, in order. */
  shownUpto(upto: Upto & { afterSeq: number }, most: number): Promise<StoredMessage[]>;
  /** One thread, whether or not it shows anything. */
  thread(name: { ownerId: string; threadId: string }): Promise<ThreadRow | undefined>;
  /** What is going on in a thread: its runs that have not ended, in their order, and what waits for a person. */
  underWay(
    name: { ownerId: string; threadId: string },
    most: number,
  ): Promise<{ runs: LiveRunRow[]; waiting: WaitingRow[] }>;
  /** Threads that show anything, newest activity first. */
  threads(asked: {
    ownerId: string;
    most: number;
    after: { micros: number; threadId: string } | undefined;
    isArchived: boolean;
    /** Undefined: both. */
    isPinned: boolean | undefined;
  }): Promise<ThreadRow[]>;
}

export function makeHistoryReads(sql: ISql): HistoryReads {
  const columns = sql`wire_id as "wireId", seq, role, content, metadata, created_at as "createdAt"`;
  const inContext = ({ ownerId, threadId, seq, after = -1, path = null }: Upto) => sql`
    owner_id = ${ownerId} and thread_id = ${threadId} and seq <= ${seq} and seq > ${after}
    and ${hasRememberedBit(sql, "visibility_mask")} ${onPath(sql, path, "seq")}`;
  // The first condition is that of the index messages_in_history; nothing of the system's own is for people.
  const isShown = sql`${hasShownBit(sql, "visibility_mask")} and role <> 'system'`;
  // To be ordered and cut to one row. `exists` would leave the planner free to read a whole table first.
  const anyShown = (ownerId: string, threadId: PendingQuery<Row[]>) =>
    sql`select true from messages where owner_id = ${ownerId} and thread_id = ${threadId} and ${isShown}`;
  // A thread is what it began as: the firings of a job go on in its own thread.
  const isChat = (ownerId: string) => sql`coalesce((
    select runtime_mode from runs where owner_id = ${ownerId} and thread_id = t.id and no = 1), 'chat') = 'chat'`;
  const selectThreads = (ownerId: string) => sql`
    select t.id as "threadId", t.title, (${madeTitle(sql, ownerId)}) as "madeTitle",
      t.pinned_at is not null as "isPinned",
      t.archived_at is not null as "isArchived", t.created_at as "createdAt", t.last_activity_at as "lastActivityAt",
      (extract(epoch from t.last_activity_at) * 1000000)::bigint as "activityMicros",
      newest.run_id as "lastRunId", newest.status as state, case when t.path is null or upper_inf(t.path)
        then newest.run_id
        else (
          select run_id from runs
          where owner_id = ${ownerId} and thread_id = t.id and no = ${lastRunOf(sql, "t.path")}
        )
      end as "shownRunId", (
        select left(content, 400) from messages
        where owner_id = ${ownerId} and thread_id = t.id and ${isShown} and role <> 'tool' order by seq limit 1
      ) as beginning, (
        select count(*)::int from approvals
        where owner_id = ${ownerId} and thread_id = t.id and state = 'pending' and expires_at > now()
      ) as "pendingApprovals"
    from threads as t, lateral (
      select run_id, status from runs where owner_id = ${ownerId} and thread_id = t.id order by no desc limit 1
    ) as newest`;
  return {
    async context(upto, most) {
      const rows = await patiently(
        sql<StoredMessage[]>`select ${columns} from messages where ${inContext(upto)} order by seq desc limit ${most}`,
      );
      return rows.reverse();
    },
    async countContext(upto) {
      const [row] = await patiently(
        sql<{ count: number }[]>`select count(*) as count from messages where ${inContext(upto)}`,
      );
      return row?.count ?? 0;
    },
    async newestInput(upto) {
      const [row] = await patiently(sql<StoredMessage[]>`
        select ${columns} from messages where ${inContext(upto)} and role = 'user' order by seq desc limit 1`);
      return row;
    },
    async acceptedAt({ ownerId, threadId, no }) {
      const [row] = await patiently(sql<{ at: Date }[]>`
        select created_at as at from runs where owner_id = ${ownerId} and thread_id = ${threadId} and no = ${no}`);
      return row?.at;
    },
    async latestChat({ ownerId, exceptThreadId, before }) {
      const [row] = await patiently(sql<{ threadId: string; beforeNo: number | null; path: string | null }[]>`
        select chat.thread_id as "threadId", (
          select path::text from threads where owner_id = ${ownerId} and id = chat.thread_id
        ) as path, (
          select min(no) from runs
          where owner_id = ${ownerId} and thread_id = chat.thread_id and (ended_at is null or ended_at >= ${before})
        ) as "beforeNo"
        from runs as chat
        where owner_id = ${ownerId} and runtime_mode = 'chat' and ended_at < ${before}
          and thread_id <> ${exceptThreadId}
        order by ended_at desc limit 1`);
      return row;
    },
    async newestShown({ ownerId, threadId, before }) {
      const [row] = await patiently(sql<{ threadId: string; at: Date | null }[]>`
        select t.id as "threadId", (
          select max(created_at) from messages
          where owner_id = ${ownerId} and thread_id = t.id
            and ${isShown} ${before ? sql`and created_at < ${before}` : sql``}
        ) as at
        from threads as t
        where t.owner_id = ${ownerId} and ${
          threadId === undefined
            ? sql`(${anyShown(ownerId, sql`t.id`)} order by created_at desc limit 1) and ${isChat(ownerId)}`
            : sql`t.id = ${threadId}`
        }
        order by t.last_activity_at desc, t.id limit 1`);
      return row;
    },
    async shownBetween({ ownerId, threadId, from, to, beforeSeq, most }) {
      // The day first, by its index: the planner would rather read a thread from its end, all of it for its first day.
      const rows = await patiently(sql<(ShownMessage & { hasEarlier: boolean; hasVersions: boolean })[]>`
        with said as materialized (
          select wire_id, seq, role, content, created_at, metadata, task_id from messages
          where owner_id = ${ownerId} and thread_id = ${threadId} and ${isShown} and created_at >= ${from}
            and created_at < ${to} ${beforeSeq === undefined ? sql`` : sql`and seq < ${beforeSeq}`}
        )
        select wire_id as "wireId", seq, role, content, created_at as "createdAt",
          metadata #> '{tool_agent_output,ui_hints}' as hints,
          metadata #>> '{tool_agent_output,tool_call_id}' as "callId",
          metadata ->> 'tainted' is not distinct from 'true' as "isTainted",
          coalesce(metadata -> 'attachments', '[]') as attachments,
          role = 'assistant' and metadata ->> 'truncated' is not null as "isTruncated",
          role = 'assistant' and metadata ->> 'stopped' is not null as "isStopped",
          (select run_id from runs where id = task_id and owner_id = ${ownerId}::text collate "C") as "runId",
          (select path is not null from threads where owner_id = ${ownerId} and id = ${threadId}) as "hasVersions",
          case when role = 'user' then (
            select json_build_object('runId', run_id, 'status', status, 'code', coalesce(error_code, 'RUNTIME_ERROR'),
              'message', coalesce(error_message, ''))
            from runs
            where id = task_id and owner_id = ${ownerId}::text collate "C" and status in ('failed', 'canceled')
          ) end as failure,
          (${anyShown(ownerId, sql`${threadId}`)} and created_at < ${from} order by created_at desc
            limit 1) is not null as "hasEarlier"
        from said
        order by seq desc limit ${most}`);
      const [newest] = rows;
      return {
        messages: rows.toReversed(),
        hasEarlier: newest?.hasEarlier ?? false,
        hasVersions: newest?.hasVersions ?? false,
      };
    },
    async shownUpto({ ownerId, threadId, seq, afterSeq }, most) {
      const rows = await patiently(sql<StoredMessage[]>`
        select ${columns}, case when role = 'tool' then (select run_id from runs where id = task_id) end as "runId"
        from messages
        where owner_id = ${ownerId} and thread_id = ${threadId} and seq > ${afterSeq} and seq <= ${seq} and ${isShown}
        order by seq desc limit ${most}`);
      return rows.reverse();
    },
    async thread({ ownerId, threadId }) {
      const [row] = await patiently(
        sql<ThreadRow[]>`${selectThreads(ownerId)} where t.owner_id = ${ownerId} and t.id = ${threadId}`,
      );
      return row;
    },
    async underWay({ ownerId, threadId }, most) {
      const [runs, waiting] = await patiently(
        Promise.all([
          sql<LiveRunRow[]>`
            select id as "taskId", run_id as "runId", status as state from runs
            where owner_id = ${ownerId} and thread_id = ${threadId} and ended_at is null
            order by no limit ${most}`,
          sql<WaitingRow[]>`
            select a.id as "approvalId", runs.run_id as "runId", a.expires_at as "expiresAt"
            from approvals as a join runs on runs.id = a.task_id and runs.owner_id = ${ownerId}::text collate "C"
            where a.owner_id = ${ownerId} and a.thread_id = ${threadId} and a.state = 'pending'
              and a.expires_at > now()
            order by a.created_at desc, a.id desc limit ${most}`,
        ]),
      );
      return { runs: [...runs], waiting: [...waiting] };
    },
    async threads({ ownerId, most, after, isArchived, isPinned }) {
      const time = sql`(timestamptz 'epoch' + ${after?.micros ?? 0}::float8 * interval '1 microsecond')`;
      const isBehind =
        after === undefined
          ? sql`true`
          : sql`t.last_activity_at <= ${time} and (t.last_activity_at < ${time} or t.id > ${after.threadId})`;
      return await patiently(sql<ThreadRow[]>`
        ${selectThreads(ownerId)}
        where t.owner_id = ${ownerId} and ${isBehind}
          and ${isArchived ? sql`t.archived_at is not null` : sql`t.archived_at is null`}
          and ${isPinned === undefined ? sql`true` : isPinned ? sql`t.pinned_at is not null` : sql`t.pinned_at is null`}
          and (${anyShown(ownerId, sql`t.id`)} order by created_at desc limit 1)
        order by t.last_activity_at desc, t.id limit ${most}`);
    },
  };
}
