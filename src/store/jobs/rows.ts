import type { ISql } from "postgres";
import type { AgentType, AutomationConfig, AutomationSchedule } from "../../../generated/contract/types.ts";
import type { RunState } from "../../domain/run.ts";

export type ParkedReason = "failures" | "budget" | "firings" | "missed";

/** What people decide about a job. */
export interface JobSettings {
  name: string;
  prompt: string;
  schedule: AutomationSchedule;
  agentType: AgentType;
  config: AutomationConfig;
  enabled: boolean;
}

export interface NewJob extends JobSettings {
  nextFireAt: Date | null;
  followsOwner?: boolean;
}

export interface Job extends JobSettings {
  id: string;
  ownerId: string;
  threadId: string;
  followsOwner: boolean;
  /** Where an interval without a beginning counts from. */
  anchorAt: Date;
  nextFireAt: Date | null;
  retryAt: Date | null;
  /** The planned time that is tried again, for the nth time. */
  retryOf: Date | null;
  retryNo: number;
  failures: number;
  parkedReason: ParkedReason | null;
  parkedAt: Date | null;
  parkedUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A job with what became of it. */
export interface JobRow extends Job {
  lastFiredAt: Date | null;
  lastRunId: string | null;
  lastState: RunState | null;
  lastError: string | null;
  /** Whether a run of its thread is under way, or one waits for a person. */
  isBusy: boolean;
  isWaiting: boolean;
}

/** A job that is due, with what its owner's profile says. */
export interface DueJob extends Job {
  /** PostgreSQL's. */
  now: Date;
  ownerTimezone: string | null;
  ownerLocale: string | null;
}

export const columns = (sql: ISql) => sql`
  j.id, j.owner_id as "ownerId", j.name, j.prompt, j.schedule, j.follows_owner as "followsOwner",
  j.anchor_at as "anchorAt", j.agent_type as "agentType",
  j.config, j.enabled, j.thread_id as "threadId", j.next_fire_at as "nextFireAt", j.retry_at as "retryAt",
  j.retry_of as "retryOf", j.retry_no as "retryNo",
  j.failures, j.parked_reason as "parkedReason", j.parked_at as "parkedAt", j.parked_until as "parkedUntil",
  j.created_at as "createdAt",
  j.updated_at as "updatedAt"`;

/** Conditions on a job `j`. */
export const isBusy = (sql: ISql) =>
  sql`exists (select from runs where owner_id = j.owner_id and thread_id = j.thread_id and ended_at is null)`;
export const isWaiting = (sql: ISql) => sql`
  (
    exists (select from approvals where owner_id = j.owner_id and thread_id = j.thread_id and state = 'pending'
      and expires_at > now())
    or exists (select from questions where owner_id = j.owner_id and thread_id = j.thread_id and state = 'pending'
      and expires_at > now())
  )`;

export const withLast = (sql: ISql) => sql`
  select ${columns(sql)}, last.fired_at as "lastFiredAt", last.run_id as "lastRunId", last.status as "lastState",
    last.error_code as "lastError",
    ${isBusy(sql)} as "isBusy", ${isWaiting(sql)} as "isWaiting"
  from automation_jobs j left join lateral (
    select fired_at, run_id, status, error_code from automation_firings f
    join runs r on r.id = f.task_id and r.owner_id = j.owner_id collate "C"
    where f.job_id = j.id and f.owner_id = j.owner_id collate "C" order by fired_at desc limit 1
  ) as last on true`;
