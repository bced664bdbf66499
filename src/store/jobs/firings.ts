import type { Sql } from "postgres";
import type { FiringPlan } from "../../domain/cause.ts";
import type { RunState } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";
import { columns, isBusy, isWaiting, type DueJob, type Job, type ParkedReason } from "./rows.ts";

/** What the owner's jobs have used up. */
interface Spent {
  firings: number;
  /** When the oldest firing of the last hour leaves it. */
  freeAt: Date | null;
}

/** A firing whose run has ended, while its job does not know yet. */
export interface EndedFiring {
  taskId: string;
  ownerId: string;
  scheduledFor: Date | null;
  try: number;
  state: RunState;
  errorCode: string | null;
  /** Methods the run has called with success. */
  called: readonly string[];
}

/**
 * `retrySeconds`: tried again then, if that is before the next firing anyway. Else it is a failure, and so many in a
 * row end the job.
 */
export type Settlement =
  | { kind: "nothing" }
  | { kind: "success" }
  | { kind: "failure"; retrySeconds: number | null; mostFailures: number };

type Seen = Pick<Job, "id" | "ownerId" | "nextFireAt" | "retryAt">;

/** When jobs fire, and how that went. What a firing itself writes is in runs/cause.ts. */
export interface Firings {
  /** Longest due first. None of an owner who is shut out, and none that has a run under way or waits for a person. */
  due(most: number): Promise<DueJob[]>;
  spent(ownerId: string): Promise<Spent>;
  /** Does not fire for a while. Nothing happens when another process was faster. */
  park(job: Seen, parked: { reason: ParkedReason; until: Date }): Promise<void>;
  /**
   * Lets a firing pass that is too old; `isMissed` says so, for a job that has no other. With `fired`, only if that one
   * has been fired already.
   */
  pass(
    job: Seen,
    next: { nextFireAt: Date | null; isMissed: boolean; fired?: Pick<FiringPlan, "scheduledFor" | "try"> },
  ): Promise<void>;
  ended(most: number): Promise<EndedFiring[]>;
  /** Tells the job, once. */
  settle(firing: Pick<EndedFiring, "taskId" | "ownerId">, settlement: Settlement): Promise<void>;
}

export function makeFirings(sql: Sql): Firings {
  const isSeen = ({ id, ownerId, nextFireAt, retryAt }: Seen) => sql`
    id = ${id} and owner_id = ${ownerId}::text collate "C" and due_at <= now()
    and next_fire_at is not distinct from ${nextFireAt} and retry_at is not distinct from ${retryAt}`;
  return {
    async due(most) {
      // Owners are looked up one by one: as a join, all users could be read to find them.
      return await patiently(sql<DueJob[]>`
        select ${columns(sql)}, now(), u.timezone as "ownerTimezone", u.locale as "ownerLocale"
        from automation_jobs j cross join lateral (
          select timezone, locale from users where id = j.owner_id and disabled_at is null limit 1
        ) as u
        where j.due_at <= now() and not ${isBusy(sql)} and not ${isWaiting(sql)}
        order by j.due_at, j.id limit ${most}`);
    },
    async spent(ownerId) {
      const [row] = await patiently(sql<Spent[]>`
        select count(*)::int as firings, min(fired_at) + interval '1 hour' as "freeAt"
        from automation_firings where owner_id = ${ownerId} and fired_at > now() - interval '1 hour'`);
      return row ?? { firings: 0, freeAt: null };
    },
    async park(job, { reason, until }) {
      await patiently(sql`
        update automation_jobs
        set parked_reason = ${reason}, parked_at = coalesce(case when parked_reason = ${reason} then parked_at end,
          now()),
          parked_until = ${until}
        where ${isSeen(job)}`);
    },
    async pass(job, { nextFireAt, isMissed, fired }) {
      const isDone =
        fired === undefined
          ? sql``
          : sql`
            and exists (select from automation_firings
              where job_id = ${job.id} and owner_id = ${job.ownerId}::text collate "C"
                and scheduled_for = ${fired.scheduledFor} and try = ${fired.try})`;
      await patiently(sql`
        update automation_jobs
        set next_fire_at = ${nextFireAt}, enabled = enabled and ${nextFireAt !== null}, retry_at = null,
          retry_of = null,
          parked_reason = ${isMissed ? "missed" : null}, parked_at = ${isMissed ? sql`now()` : null},
          parked_until = null
        where ${isSeen(job)} ${isDone}`);
    },
    async ended(most) {
      return await patiently(sql<EndedFiring[]>`
        select f.task_id as "taskId", f.owner_id as "ownerId", f.scheduled_for as "scheduledFor", f.try,
          r.status as state, r.error_code as "errorCode",
          coalesce((select array_agg(distinct tool) from tool_calls
            where task_id = f.task_id and owner_id = f.owner_id collate "C" and status <> 'failure'
              and tool is not null), '{}') as called
        from automation_firings f join runs r on r.id = f.task_id and r.owner_id = f.owner_id collate "C"
        where f.settled_at is null and r.ended_at is not null
        order by r.ended_at limit ${most}`);
    },
    async settle({ taskId, ownerId }, settlement) {
      await patiently(sql`
        with settled as (
          update automation_firings
          set settled_at = now()
          where task_id = ${taskId} and owner_id = ${ownerId}::text collate "C" and settled_at is null
          returning job_id, scheduled_for, try, fired_at
        )
        update automation_jobs as j set ${toChange(settlement)} from settled
        where j.id = settled.job_id and j.owner_id = ${ownerId}::text collate "C"`);
    },
  };

  function toChange(settlement: Settlement) {
    if (settlement.kind === "nothing") return sql`failures = j.failures`;
    if (settlement.kind === "success") return sql`failures = 0`;
    const { retrySeconds, mostFailures } = settlement;
    const again = sql`now() + make_interval(secs => ${retrySeconds ?? 0})`;
    // A job for one instant is off once it has fired. A user who disabled or changed the job meanwhile wants no other
    // try (G203).
    const isLive = sql`(j.enabled or j.schedule ->> 'type' = 'once') and j.updated_at <= settled.fired_at`;
    const retries = sql`
      (${retrySeconds !== null} and ${isLive} and (j.next_fire_at is null or ${again} < j.next_fire_at))`;
    const ends = sql`(not ${retries} and j.enabled and j.failures + 1 >= ${mostFailures})`;
    return sql`
      failures = j.failures + case when ${retries} then 0 else 1 end, enabled = j.enabled and not ${ends},
      retry_at = case when ${retries} then ${again} end,
      retry_of = case when ${retries} then settled.scheduled_for end, retry_no = settled.try,
      parked_reason = case when ${ends} then 'failures' else j.parked_reason end,
      parked_at = case when ${ends} then now() else j.parked_at end,
      parked_until = case when ${ends} then null else j.parked_until end`;
  }
}
