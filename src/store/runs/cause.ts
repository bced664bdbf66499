import type { ISql, PendingQuery, Row } from "postgres";
import type { ButtonTap, Decision, Firing, RunCause } from "../../domain/cause.ts";
import type { RunName } from "../../domain/run.ts";

/** A run on its way into the table, and why. */
interface Taker extends RunName {
  taskId: string;
  cause: RunCause;
}

/**
 * Takes what the cause is about, by this run. `taken` has a row for one taker only, and none for a request that was
 * accepted before (`known`, from the statement this is part of). A message is there for its own run alone.
 */
export function toTaken(sql: ISql, run: Taker): PendingQuery<Row[]> {
  const { cause } = run;
  switch (cause.kind) {
    case "message":
      return sql`taken as (select)`;
    case "decision":
      return sql`taken as (${decide(sql, cause, run)})`;
    case "button":
      return sql`taken as (${press(sql, cause, run)})`;
    case "firing":
      return fire(sql, cause, run);
  }
}

/** What must be locked before the thread is: firings are counted per owner, so one at a time. */
export function toLocks(sql: ISql, { ownerId, cause }: Taker): PendingQuery<Row[]>[] {
  return cause.kind === "firing" ? [sql`select from users where id = ${ownerId} for no key update`] : [];
}

/** What the row of the run keeps; a firing is kept as its mode. */
export const toCauseColumns = (cause: RunCause): { approvalId: string | null; actionId: string | null } => ({
  approvalId: cause.kind === "decision" ? cause.approvalId : null,
  actionId: cause.kind === "button" ? cause.actionId : null,
});

/** The same columns as a StoredCause. */
export const storedCause = (sql: ISql): PendingQuery<Row[]> => sql`
  case
    when approval_id is not null then json_build_object('kind', 'decision', 'approvalId', approval_id)
    when action_id is not null then json_build_object('kind', 'button', 'actionId', action_id)
    when runtime_mode = 'automation' then json_build_object('kind', 'firing')
    else json_build_object('kind', 'message')
  end`;

function decide(sql: ISql, { approvalId, isApproved, via, note }: Decision, run: Taker): PendingQuery<Row[]> {
  return sql`
    update approvals set state = ${isApproved ? "approved" : "denied"}, decided_at = now(), decided_by = ${run.ownerId},
      via = ${via}, note = ${note}, continuation_task_id = ${run.taskId}, continuation_run_id = ${run.runId}
    where id = ${approvalId} and state = 'pending' and ${isOpen(sql, run)}
    returning id`;
}

function press(sql: ISql, { actionId }: ButtonTap, run: Taker): PendingQuery<Row[]> {
  return sql`
    update ui_actions set used_at = now(), used_by_task_id = ${run.taskId}
    where id = ${actionId} and used_at is null and ${isOpen(sql, run)}
    returning id`;
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
