import type { ISql, PendingQuery, Row } from "postgres";
import type { RunName } from "../../domain/run.ts";

/** What a run is started for, if not for its message alone. Each can be had once. */
export type Grant = Decision | { kind: "action"; actionId: string } | Firing;

/** A job that is due fires; or its owner wants it to, due or not. */
export interface Firing {
  kind: "firing";
  jobId: string;
  /** Null when somebody asked for it; then the schedule does not move. */
  plan: FiringPlan | null;
  /** Firings of the owner's jobs in an hour, all together. */
  mostPerHour: number;
}

export interface FiringPlan {
  /** What the job was due for when it was looked at. If that has changed, somebody was faster. */
  seen: { nextFireAt: Date | null; retryAt: Date | null };
  scheduledFor: Date;
  try: number;
  /** Null: the job is done. */
  nextFireAt: Date | null;
}

export interface Decision {
  kind: "approval";
  approvalId: string;
  isApproved: boolean;
  via: "rest" | "resume" | "ui_action";
  note: string | null;
}

/**
 * Takes what the grant stands for, by this run. `granted` has a row for one taker only, and none for a request that was
 * accepted before (`known`, from the statement this is part of).
 */
export function toGranted(sql: ISql, grant: Grant, run: RunName & { taskId: string }): PendingQuery<Row[]> {
  return grant.kind === "firing" ? toFired(sql, grant, run) : sql`granted as (${toTaken(sql, grant, run)})`;
}

function toTaken(sql: ISql, grant: Exclude<Grant, Firing>, run: RunName & { taskId: string }): PendingQuery<Row[]> {
  const isMine = sql`owner_id = ${run.ownerId} and thread_id = ${run.threadId} and expires_at > now() and not exists (select from known)`;
  if (grant.kind === "action") {
    return sql`
      update ui_actions set used_at = now(), used_by_task_id = ${run.taskId}
      where id = ${grant.actionId} and used_at is null and ${isMine} returning id`;
  }
  return sql`
    update approvals set state = ${grant.isApproved ? "approved" : "denied"}, decided_at = now(), decided_by = ${run.ownerId}, via = ${grant.via},
      note = ${grant.note}, continuation_task_id = ${run.taskId}, continuation_run_id = ${run.runId}
    where id = ${grant.approvalId} and state = 'pending' and ${isMine} returning id`;
}

/** The unique row of the firing, and where the schedule stands after it: with the run, or not at all (G200). */
function toFired(
  sql: ISql,
  { jobId, plan, mostPerHour }: Firing,
  { ownerId, threadId, taskId }: RunName & { taskId: string },
): PendingQuery<Row[]> {
  const isAllowed = sql`(select count(*) from automation_firings where owner_id = ${ownerId} and fired_at > now() - interval '1 hour') < ${mostPerHour}`;
  const isMine = sql`id = ${jobId} and owner_id = ${ownerId} and thread_id = ${threadId} and ${isAllowed}`;
  const taken =
    plan === null
      ? sql`select id from automation_jobs where ${isMine} for update`
      : sql`
      update automation_jobs set next_fire_at = ${plan.nextFireAt}, enabled = enabled and ${plan.nextFireAt !== null}, retry_at = null, retry_of = null,
        retry_no = ${plan.try}, parked_reason = null, parked_at = null, parked_until = null
      where ${isMine} and due_at <= now() and next_fire_at is not distinct from ${plan.seen.nextFireAt} and retry_at is not distinct from ${plan.seen.retryAt}
        and not exists (select from automation_firings where job_id = ${jobId} and scheduled_for = ${plan.scheduledFor} and try = ${plan.try})
      returning id`;
  return sql`
    granted as (${taken}),
    fired as (
      insert into automation_firings (task_id, job_id, owner_id, scheduled_for, try)
      select ${taskId}, id, ${ownerId}, ${plan?.scheduledFor ?? null}::timestamptz, ${plan?.try ?? 0} from granted
    )`;
}
