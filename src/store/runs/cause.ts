import type { ISql, PendingQuery, Row } from "postgres";
import type {
  ButtonTap,
  Continuation,
  Decision,
  FilledForm,
  Firing,
  FrontendAnswers,
  RunCause,
} from "../../domain/cause.ts";
import type { RunName } from "../../domain/run.ts";
import { hasRun } from "../thread-path.ts";

/** A run on its way into the table, and why. */
interface Taker extends RunName {
  taskId: string;
  cause: RunCause;
}

/**
 * Takes what the cause is about, by this run. `taken` has a row for one taker only, and none for a request that was
 * accepted before (`known`, from the statement this is part of). A message, or a direct call, is there for its own run
 * alone.
 */
export function toTaken(sql: ISql, run: Taker): PendingQuery<Row[]> {
  const { cause } = run;
  switch (cause.kind) {
    case "message":
    case "direct":
      return sql`taken as (select)`;
    case "decision":
      return sql`taken as (${decide(sql, cause, run)})`;
    case "form":
      return sql`taken as (${fillIn(sql, cause, run)})`;
    case "button":
      return sql`taken as (${press(sql, cause, run)})`;
    case "answers":
      return sql`taken as (${goOn(sql, cause, run)})`;
    case "continue":
      return sql`taken as (${continueFrom(sql, cause, run)})`;
    case "firing":
      return fire(sql, cause, run);
  }
}

/** What must be locked before the thread is: firings are counted per owner, so one at a time. */
export function toLocks(sql: ISql, { ownerId, cause }: Taker): PendingQuery<Row[]>[] {
  return cause.kind === "firing" ? [sql`select from users where id = ${ownerId} for no key update`] : [];
}

/** What the row of the run keeps; a firing is kept as its mode, a direct call in the input. */
export const toCauseColumns = (cause: RunCause) => ({
  approvalId: cause.kind === "decision" ? cause.approvalId : null,
  questionId: cause.kind === "form" ? cause.questionId : null,
  actionId: cause.kind === "button" ? cause.actionId : null,
});

/** The same columns as a StoredCause. */
export const storedCause = (sql: ISql): PendingQuery<Row[]> => sql`
  case
    when approval_id is not null then json_build_object('kind', 'decision', 'approvalId', approval_id)
    when question_id is not null then json_build_object('kind', 'form', 'questionId', question_id)
    when action_id is not null then json_build_object('kind', 'button', 'actionId', action_id)
    when input ->> 'continues' is not null
      then json_build_object('kind', 'continue', 'shown', input ->> 'continues')
    when input -> 'call' is not null
      then json_build_object('kind', 'direct', 'call', input -> 'call', 'client', input -> 'client')
    when input ->> 'goesOnFrom' is not null then json_build_object('kind', 'answers')
    when runtime_mode = 'automation' then json_build_object('kind', 'firing')
    else json_build_object('kind', 'message')
  end`;

function decide(sql: ISql, { approvalId, isApproved, via, note, edited }: Decision, run: Taker): PendingQuery<Row[]> {
  // What is made is what the row says from now on, with what was shown beside it.
  const changes =
    edited === undefined
      ? sql``
      : sql`shown_call = call, call = ${JSON.stringify(edited.call)}::text::json, call_hash = ${edited.callHash},
          edits = ${JSON.stringify(edited.edits)}::text::json,`;
  return sql`
    update approvals set ${changes} state = ${isApproved ? "approved" : "denied"}, decided_at = now(),
      decided_by = ${run.ownerId}, via = ${via}, note = ${note},
      continuation_task_id = ${run.taskId}, continuation_run_id = ${run.runId}
    where id = ${approvalId} and state = 'pending' and ${isOpen(sql, run)}
    returning id`;
}

function fillIn(sql: ISql, { questionId, values, via }: FilledForm, run: Taker): PendingQuery<Row[]> {
  return sql`
    update questions set state = ${values === null ? "skipped" : "answered"}, answered_at = now(),
      answered_by = ${run.ownerId}, via = ${via},
      answer = ${values === null ? null : JSON.stringify(values)}::text::json,
      continuation_task_id = ${run.taskId}, continuation_run_id = ${run.runId}
    where id = ${questionId} and state = 'pending' and ${isOpen(sql, run)}
    returning id`;
}

/**
 * Questions of which the time is over with this run, for the statement that has `made` it at a `place`: a user who
 * writes on instead of answering closes those on the way to the new message, and a run that goes another way those that
 * it leaves. One that stands on a path that was not shown before either is kept while the thread goes on elsewhere.
 */
export function toClosedQuestions(
  sql: ISql,
  { cause, ownerId, threadId }: Taker,
  isBranch: boolean,
): PendingQuery<Row[]> {
  const isOnPath = hasAsker(sql, "questions");
  const isOver = [...(cause.kind === "message" ? [isOnPath] : []), ...(isBranch ? [sql`not ${isOnPath}`] : [])].reduce<
    PendingQuery<Row[]> | undefined
  >((all, one) => (all === undefined ? one : sql`${all} or ${one}`), undefined);
  if (isOver === undefined) return sql``;
  return sql`, closed_questions as (
    update questions set state = 'closed' from made, place
    where questions.owner_id = ${ownerId} and questions.thread_id = ${threadId} and questions.state = 'pending'
      and questions.expires_at > now() and (${isOver})
  )`;
}

/**
 * Whether the run that asks stands on the path of `place`. Its number is looked up for each row that waits, of which
 * there is one as a rule: as a join, a plan from the first day reads all runs there are.
 */
export const hasAsker = (sql: ISql, table: "approvals" | "questions"): PendingQuery<Row[]> =>
  hasRun(
    sql,
    "place.path",
    `(select no from runs where runs.id = ${table}.task_id and runs.owner_id = ${table}.owner_id collate "C")`,
  );

function press(sql: ISql, { actionId }: ButtonTap, run: Taker): PendingQuery<Row[]> {
  return sql`
    update ui_actions set used_at = now(), used_by_task_id = ${run.taskId}
    where id = ${actionId} and used_at is null and ${isOpen(sql, run)}
    returning id`;
}

/** Calls of the frontend are open while their run is the newest of its thread and its journal is kept. */
function goOn(sql: ISql, { taskId }: FrontendAnswers, { ownerId, threadId }: Taker): PendingQuery<Row[]> {
  return sql`
    select runs.id from runs join threads on threads.owner_id = runs.owner_id and threads.id = runs.thread_id
    where runs.id = ${taskId} and runs.owner_id = ${ownerId} and runs.thread_id = ${threadId}
      and runs.no = threads.last_no and runs.ended_at is not null
      and exists (select from run_steps where task_id = runs.id and owner_id = ${ownerId})
      and not exists (select from known)`;
}

/** A run that ended before its time, of which its worker stage had begun, and that nothing follows. */
function continueFrom(sql: ISql, { taskId }: Continuation, { ownerId, threadId }: Taker): PendingQuery<Row[]> {
  return sql`
    select r.id from runs as r
    where r.id = ${taskId} and r.owner_id = ${ownerId} and r.thread_id = ${threadId}
      and r.status in ('canceled', 'failed')
      and exists (select from run_steps where task_id = r.id and owner_id = ${ownerId} and kind = 'brief')
      and not exists (
        select from runs as f where f.owner_id = ${ownerId} and f.thread_id = ${threadId} and f.no > r.no
          and ${hasRun(sql, "f.path", "r.no")}
      ) and not exists (select from known)`;
}

const isOpen = (sql: ISql, { ownerId, threadId }: RunName): PendingQuery<Row[]> => sql`
  owner_id = ${ownerId} and thread_id = ${threadId} and expires_at > now() and not exists (select from known)`;

/** The unique row of the firing, and where the schedule stands after it: with the run, or not at all (G200). */
function fire(
  sql: ISql,
  { jobId, plan, mostPerHour }: Firing,
  { ownerId, threadId, taskId }: Taker,
): PendingQuery<Row[]> {
  const isAllowed = sql`(
    select count(*) from automation_firings where owner_id = ${ownerId} and fired_at > now() - interval '1 hour'
  ) < ${mostPerHour}`;
  const isMine = sql`id = ${jobId} and owner_id = ${ownerId} and thread_id = ${threadId} and ${isAllowed}`;
  const taken =
    plan === null
      ? sql`select id from automation_jobs where ${isMine} for update`
      : sql`
      update automation_jobs set next_fire_at = ${plan.nextFireAt}, enabled = enabled and ${plan.nextFireAt !== null},
        retry_at = null, retry_of = null, retry_no = ${plan.try},
        parked_reason = null, parked_at = null, parked_until = null
      where ${isMine} and due_at <= now()
        and next_fire_at is not distinct from ${plan.seen.nextFireAt}
        and retry_at is not distinct from ${plan.seen.retryAt}
        and not exists (
          select from automation_firings
          where job_id = ${jobId} and scheduled_for = ${plan.scheduledFor} and try = ${plan.try}
        )
      returning id`;
  return sql`
    taken as (${taken}),
    fired as (
      insert into automation_firings (task_id, job_id, owner_id, scheduled_for, try)
      select ${taskId}, id, ${ownerId}, ${plan?.scheduledFor ?? null}::timestamptz, ${plan?.try ?? 0} from taken
    )`;
}
