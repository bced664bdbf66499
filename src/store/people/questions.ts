import type { ISql, Sql } from "postgres";
import type { TaskBrief } from "../../../generated/contract/types.ts";
import type { FormField, FormValues } from "../../base/form.ts";
import type { RunKey, RuntimeMode, TimezoneSource } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";

/** A question that is to wait, written by the run that asks. */
export interface NewQuestion {
  id: string;
  text: string;
  fields: readonly FormField[];
  tainted: boolean;
  brief: TaskBrief;
  /** Rounds of the worker that are used up. */
  rounds: number;
  expiresAt: Date;
}

/** A question, and of the run that asked what its continuation inherits. */
export interface QuestionRow extends NewQuestion {
  ownerId: string;
  threadId: string;
  runId: string;
  taskId: string;
  agentType: string;
  mode: RuntimeMode;
  timezone: string;
  timezoneSource: TimezoneSource;
  enabledSkills: readonly string[] | null;
  state: "pending" | "answered" | "skipped" | "closed" | "expired";
  createdAt: Date;
  answeredAt: Date | null;
  answeredBy: string | null;
  answer: FormValues | null;
  continuationRunId: string | null;
}

export interface Questions {
  /** One that time has run out for is `expired`, whether or not a sweep has noticed yet. */
  find(ownerId: string, id: string): Promise<QuestionRow | undefined>;
  ofRun(run: RunKey): Promise<QuestionRow | undefined>;
  countPending(ownerId: string): Promise<number>;
  /** The run that asked this, by its id, and those before it that the same request has led to. */
  runIds(ownerId: string, actionId: string): Promise<string[]>;
  /** Closes those whose time has run out. */
  expire(): Promise<number>;
}

export function makeQuestions(sql: Sql): Questions {
  return {
    async find(ownerId, id) {
      const [row] = await patiently(
        sql<QuestionRow[]>`${selectedQuestions(sql)} where q.id = ${id} and q.owner_id = ${ownerId}`,
      );
      return row;
    },
    ofRun: (run) => questionOfRun(sql, run),
    async countPending(ownerId) {
      const [row] = await patiently(sql<{ count: number }[]>`
        select count(*)::int as count from questions
        where owner_id = ${ownerId} and state = 'pending' and expires_at > now()`);
      return row?.count ?? 0;
    },
    async runIds(ownerId, actionId) {
      const rows = await patiently(sql<{ runId: string }[]>`
        with recursive ${askingRuns(sql, ownerId, actionId)}
        select r.run_id as "runId"
        from asking join runs r on r.id = asking.task_id and r.owner_id = ${ownerId}::text collate "C"
        order by depth`);
      return rows.map(({ runId }) => runId);
    },
    async expire() {
      const rows = await patiently(
        sql`update questions set state = 'expired' where state = 'pending' and expires_at <= now() returning id`,
      );
      return rows.length;
    },
  };
}

/** No request leads to so many; it keeps the walk finite. */
const longestChain = 100;

export async function questionOfRun(sql: ISql, { ownerId, taskId }: RunKey): Promise<QuestionRow | undefined> {
  const [row] = await patiently(sql<QuestionRow[]>`
    ${selectedQuestions(sql)} where q.task_id = ${taskId} and q.owner_id = ${ownerId}::text collate "C"`);
  return row;
}

/**
 * The runs that one request has led to, from the one that asked this approval or question back to the first that asked
 * anything; for `with recursive`. Each is looked up by its id: as a join, all of them could be read on the way.
 */
export const askingRuns = (sql: ISql, ownerId: string, actionId: string) => sql`
  asking as (
    select task_id, 1 as depth from (
      select task_id from approvals where owner_id = ${ownerId} and id = ${actionId}
      union all
      select task_id from questions where owner_id = ${ownerId} and id = ${actionId}
    ) as asked
    union all
    select coalesce(a.task_id, q.task_id), depth + 1
    from asking join runs r on r.id = asking.task_id and r.owner_id = ${ownerId}::text collate "C"
    left join lateral (
      select task_id from approvals where id = r.approval_id and owner_id = ${ownerId}::text collate "C" limit 1
    ) as a on true
    left join lateral (
      select task_id from questions where id = r.question_id and owner_id = ${ownerId}::text collate "C" limit 1
    ) as q on true
    where coalesce(a.task_id, q.task_id) is not null and depth < ${longestChain}
  )`;

export const selectedQuestions = (sql: ISql) => sql`
  select q.id, q.owner_id as "ownerId", q.thread_id as "threadId", r.run_id as "runId", q.task_id as "taskId",
    q.text, q.fields, q.tainted, q.brief, q.rounds,
    case when q.state = 'pending' and q.expires_at <= now() then 'expired' else q.state end as state,
    q.created_at as "createdAt", q.expires_at as "expiresAt", q.answered_at as "answeredAt",
    q.answered_by as "answeredBy", q.answer, q.continuation_run_id as "continuationRunId",
    r.agent_type as "agentType", r.runtime_mode as mode, coalesce(r.timezone, 'UTC') as timezone,
    r.timezone_source as "timezoneSource", r.enabled_skills as "enabledSkills"
  from questions q join runs r on r.id = q.task_id and r.owner_id = q.owner_id collate "C"`;
