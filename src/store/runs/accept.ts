import type { ISql, PendingQuery, Row, Sql } from "postgres";
import type { ContextMessages } from "../../../generated/contract/types.ts";
import { AppError } from "../../base/error.ts";
import { newId } from "../../base/ids.ts";
import type { RunCause } from "../../domain/cause.ts";
import type { RunName, RuntimeMode, TimezoneSource } from "../../domain/run.ts";
import { inOneTrip, isInside, patiently } from "../database/database.ts";
import { firstPlace } from "../message-place.ts";
import { beforeRun, fromRun, lastRunOf, moveMessages, placeOf } from "../thread-path.ts";
import { hasAsker, toCauseColumns, toClosedQuestions, toLocks, toTaken } from "./cause.ts";
import { claimNew, type Taker } from "./claim.ts";
import { toCarried } from "./frontend-calls.ts";
import type { ClaimedRun } from "./rows.ts";
import { isFull, lockRunning, type MostRunning } from "./surplus.ts";
import { strides, toTurn } from "./turn.ts";

export interface NewRun extends RunName {
  cause: RunCause;
  agentType: string;
  mode: RuntimeMode;
  parentRunId: string | null;
  requestId: string;
  /** Equal for requests that mean the same. */
  inputHash: string;
  input: Readonly<Record<string, unknown>>;
  locale: string;
  timezone: string;
  timezoneSource: TimezoneSource;
  clientNow: Date | null;
  enabledSkills: readonly string[] | null;
  /** Which earlier messages it may see, when not its agent decides. */
  contextMessages?: ContextMessages;
  /** None, when the run was started by a decision and nothing was said with it. */
  message?: NewUserMessage;
  /** Where it stands in its thread, when not behind all that the thread shows. */
  branch?: Branch;
  /** What has brought it about, where somebody writes traces. */
  traceParent?: string | null;
  /** With so many of the owner waiting already it is refused. */
  mostQueued?: number;
}

/** A run that does not go on from where its thread stands. The thread shows the path to it from then on. */
export interface Branch {
  /** All that comes before it. */
  path: string;
  /** The message that it answers, when it brings none. */
  messageSeq?: number;
}

export interface NewUserMessage {
  wireId: string;
  content: string;
  metadata: Readonly<Record<string, unknown>>;
  visibilityMask: number;
  /**
   * The client sends its history each time: what the thread has from the user under this id, with this text and these
   * images, is that message.
   */
  mayBeKnown?: boolean;
  /** Images it shows. */
  attachmentIds?: readonly string[];
}

export interface Accepted {
  taskId: string;
  /** Whether this run made its thread. */
  created: boolean;
  /** False when the same request had been accepted before. */
  isNew: boolean;
  /** The run as a worker gets it, where who asked has taken it at once. */
  claimed?: ClaimedRun;
}

/** What the database says of it. */
export interface Outcome extends Omit<Accepted, "claimed"> {
  inputHash: string;
  isRefused: boolean;
}

/**
 * Run, message and place in the queue, in one transaction. The first statement locks the thread and comes alone: the
 * second one's snapshot must be younger than the lock, or it would not see a run that was accepted meanwhile. What the
 * cause is about is taken by the same statement, so that the run that gets it is kept, and no other; undefined when it
 * was not to be had any more, and then nothing has happened. A run that need not wait is claimed in the same
 * transaction, where a process has room for it. Throws RUN_ID_REUSED, TOO_MANY_RUNS.
 */
export async function accept(
  sql: Sql,
  run: NewRun,
  { mostRunning, taker }: { mostRunning: MostRunning; taker?: Taker | undefined },
): Promise<Accepted | undefined> {
  const { ownerId, threadId, runId } = run;
  if (run.message !== undefined && typeof run.message.content !== "string")
    throw new TypeError("messages.content must be a string");
  const named = { ...run, taskId: newId("tsk") };
  const results = await patiently(
    inOneTrip(sql, [
      ...toLocks(sql, named),
      lockRunning(
        sql,
        ownerId,
        mostRunning,
        sql`
        insert into threads (owner_id, id) values (${ownerId}, ${threadId})
        on conflict (owner_id, id) do update set last_no = threads.last_no
        returning 1`,
      ),
      sql`
      with known as (
        select id, created_thread, input_hash from runs
        where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId}
      ),
      ${toBacklog(sql, run)},
      ${toTaken(sql, named)},
      shown as (select path from threads where owner_id = ${ownerId} and id = ${threadId}),
      place as (
        update threads set last_no = last_no + 1, last_activity_at = now(), path = ${toShownPath(sql, run)}
        where owner_id = ${ownerId} and id = ${threadId}
          and not exists (select from known) and exists (select from taken)
          and not (select is_full from backlog)
        returning last_no as no, path
      ),
      made as (${insertRun(sql, named, mostRunning)}),
      said as (${insertMessage(sql, run)})
      ${keepImages(sql, run)}
      ${leave(sql, run)}
      ${toCarried(sql, named)}
      ${toClosedQuestions(sql, named, run.branch !== undefined)}
      select id as "taskId", created_thread as created, input_hash as "inputHash", false as "isNew",
        false as "isRefused"
      from known
      union all
      select id, created_thread, input_hash, ${isInside(sql)}, false from made
      union all
      select '', false, '', false, true from backlog where is_full and not exists (select from known)`,
      ...(taker === undefined ? [] : [claimNew(sql, named, taker)]),
    ]),
  );
  const [claimed] = (taker === undefined ? [] : results.pop()) as unknown as ClaimedRun[];
  const [row] = results.at(-1) as unknown as Outcome[];
  if (row === undefined) return undefined;
  return { ...toAccepted(run, row), ...(claimed === undefined ? {} : { claimed }) };
}

export function toAccepted(run: NewRun, { taskId, created, isNew, isRefused, inputHash }: Outcome): Accepted {
  if (isRefused) throw new AppError("TOO_MANY_RUNS", { retry_after_seconds: retrySeconds, ...toState(run) });
  if (inputHash !== run.inputHash) throw new AppError("RUN_ID_REUSED");
  return { taskId, created, isNew };
}

/** By then a run or two have ended, as a rule. */
const retrySeconds = 10;

const toState = ({ mostQueued = 0 }: NewRun) => ({ limit: { name: "queued-runs", most: mostQueued, left: 0 } });

/**
 * Whether as many runs of the owner wait as may. Of those that are not over no more than the limit are looked at, by
 * index. Requests in different threads do not see each other, so each connection to the database may take in one too
 * many. A thread that the lock has made for a run that is refused goes away again.
 */
function toBacklog(sql: ISql, { ownerId, threadId, mostQueued }: NewRun): PendingQuery<Row[]> {
  if (mostQueued === undefined) return sql`backlog as (select false as is_full)`;
  return sql`
    backlog as (
      select count(*) >= ${mostQueued} as is_full from (
        select from runs
        where owner_id = ${ownerId} and ended_at is null and status <> 'running'
        limit ${mostQueued}
      ) as waiting
    ),
    unmade as (
      delete from threads using backlog
      where owner_id = ${ownerId} and id = ${threadId} and is_full and last_no = 0 and created_at = now()
    )`;
}

/** At the end of the thread's queue; if that is empty, ready at once, or surplus if the owner has enough under way. */
function insertRun(sql: ISql, run: NewRun & { taskId: string }, mostRunning: MostRunning): PendingQuery<Row[]> {
  const { taskId, ownerId, threadId, runId, contextMessages } = run;
  const { approvalId, questionId, actionId } = toCauseColumns(run.cause);
  return sql`
    insert into runs (
      id, owner_id, thread_id, run_id, no, created_thread,
      status, ready_at, turn,
      agent_type, runtime_mode, parent_run_id, request_id, input_hash, input,
      locale, timezone, timezone_source, client_now, enabled_skills,
      approval_id, question_id, action_id, context_messages, path, parent_no, message_seq,
      traceparent
    )
    select ${taskId}, ${ownerId}, ${threadId}, ${runId}, no, no = 1,
      case when busy or is_full then 'waiting' else 'ready' end, case when busy then null else now() end,
      case when busy or is_full then 0 else ${toTurn(sql, ownerId, strides[run.mode])} end,
      ${run.agentType}, ${run.mode}, ${run.parentRunId}, ${run.requestId}, ${run.inputHash}, ${toJson(sql, run.input)},
      ${run.locale}, ${run.timezone}, ${run.timezoneSource}, ${run.clientNow}, ${run.enabledSkills as string[] | null},
      ${approvalId}, ${questionId}, ${actionId}, ${contextMessages === undefined ? null : toJson(sql, contextMessages)},
      course.path, ${lastRunOf(sql, "course.path")}, ${run.branch?.messageSeq ?? null},
      ${run.traceParent ?? null}
    from place, (
      select exists (
        select from runs where owner_id = ${ownerId} and thread_id = ${threadId} and ended_at is null
      ) as busy, ${isFull(sql, ownerId, mostRunning)} as is_full
    ) as queue, lateral (select ${toOwnPath(sql, run)} as path) as course
    returning id, created_thread, input_hash`;
}

const next = "(threads.last_no + 1)";

/** What the thread shows when a run stands behind all that it has shown. */
export const toPathBehind = (sql: ISql): PendingQuery<Row[]> =>
  sql`case when threads.path is null or upper_inf(threads.path) then threads.path
    else threads.path + ${fromRun(sql, next)} end`;

/** What the thread shows with the new run. A path that leads to its end, as all do in most threads, is none. */
function toShownPath(sql: ISql, { branch }: NewRun): PendingQuery<Row[]> {
  if (branch === undefined) return toPathBehind(sql);
  const { path, messageSeq } = branch;
  const shown = sql`${path}::int8multirange + ${fromRun(sql, next)}`;
  if (messageSeq !== undefined) return sql`${shown} + ${placeOf(sql, String(Math.trunc(messageSeq)))}`;
  return sql`case when threads.path is null and ${path}::int8multirange = ${beforeRun(sql, next)} then null
    else ${shown} end`;
}

const toOwnPath = (sql: ISql, { branch }: NewRun): PendingQuery<Row[]> =>
  branch === undefined
    ? sql`place.path * ${beforeRun(sql, "place.no")}`
    : sql`case when place.path is null then null else ${branch.path}::int8multirange end`;

/** A run that takes another path leaves messages behind, and the questions that wait there: their time is over. */
function leave(sql: ISql, { ownerId, threadId, branch }: NewRun): PendingQuery<Row[]> {
  if (branch === undefined) return sql``;
  const moved = moveMessages(
    sql,
    { ownerId, threadId },
    { source: sql`shown, place`, before: "shown.path", after: "place.path" },
  );
  return sql`, moved as (${moved}),
    closed as (
      update approvals set expires_at = now()
      from place
      where approvals.owner_id = ${ownerId} and approvals.thread_id = ${threadId} and approvals.state = 'pending'
        and approvals.expires_at > now() and not ${hasAsker(sql, "approvals")}
    )`;
}

/** Under the client's id for it, unless that is taken in this thread. */
function insertMessage(sql: ISql, { ownerId, threadId, message }: NewRun): PendingQuery<Row[]> {
  if (message === undefined) return sql`select`;
  const { wireId, content, metadata, visibilityMask, mayBeKnown = false, attachmentIds = [] } = message;
  const ofThatName = sql`
    select from messages where owner_id = ${ownerId} and thread_id = ${threadId} and wire_id = ${wireId}`;
  const isSameImages =
    attachmentIds.length === 0
      ? sql``
      : sql`and metadata ->> 'attachments' = ${JSON.stringify(metadata["attachments"])}`;
  const isKnown = sql`exists (${ofThatName} and role = 'user' and content = ${content} ${isSameImages})`;
  return sql`
    insert into messages (
      id, owner_id, thread_id, task_id, wire_id,
      seq, role, content, metadata, visibility_mask
    )
    select ${newId("msg")}, ${ownerId}, ${threadId}, made.id,
      case when exists (${ofThatName}) then ${newId("msg")} else ${wireId} end,
      ${firstPlace(sql, "no")}, 'user', ${content}, ${toJson(sql, metadata)}, ${visibilityMask}
    from place, made
    ${mayBeKnown ? sql`where not ${isKnown}` : sql``}`;
}

/** Images that a message shows are kept. */
function keepImages(sql: ISql, { ownerId, message }: NewRun): PendingQuery<Row[]> {
  const attachmentIds = message?.attachmentIds ?? [];
  if (attachmentIds.length === 0) return sql``;
  return sql`, kept_images as (
    update attachments set used_at = coalesce(used_at, now())
    from made
    where attachments.owner_id = ${ownerId} and attachments.id = any(${attachmentIds as string[]})
  )`;
}

const toJson = (sql: ISql, value: unknown): PendingQuery<Row[]> => sql`${JSON.stringify(value)}::text::json`;
