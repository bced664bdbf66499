import type { Sql } from "postgres";
import { patiently } from "./database/database.ts";

/** What waits in the whole deployment, for operators. */
export interface Backlog {
  ready: number;
  waiting: number;
  running: number;
  /** Seconds since the oldest run could have been claimed; 0 when none waits. */
  oldestSeconds: number;
  /** Runs whose holder has not renewed its lease in time, and that nobody has claimed since. */
  abandoned: number;
  approvals: number;
  questions: number;
  /** Seconds since the oldest job should have fired. */
  jobLagSeconds: number;
  /** Seconds since a webhook should have been told, or told again. */
  webhookLagSeconds: number;
  /** Webhooks that take nothing for now, and those that were disabled for that. */
  webhooksFailing: number;
}

/** Each part by an index that holds only what waits, however much has ended. */
export async function readBacklog(sql: Sql): Promise<Backlog> {
  const [row] = await patiently(sql<Backlog[]>`
    select
      (select count(*)::int from runs where status = 'ready') as "ready",
      (select count(*)::int from runs where status = 'waiting' and ready_at is not null) as "waiting",
      (select count(*)::int from runs where status = 'running') as "running",
      (select count(*)::int from runs where status = 'running' and lease_until < now()) as "abandoned",
      coalesce((select extract(epoch from now() - min(ready_at)) from runs where status = 'ready'), 0)::float8
        as "oldestSeconds",
      (select count(*)::int from approvals where state = 'pending') as "approvals",
      (select count(*)::int from questions where state = 'pending') as "questions",
      coalesce((select extract(epoch from now() - min(due_at)) from automation_jobs where due_at <= now()), 0)::float8
        as "jobLagSeconds",
      coalesce((
        select extract(epoch from now() - min(first.due_at)) from webhooks w cross join lateral (
          select due_at from webhook_deliveries where webhook_id = w.id and due_at <= now() order by due_at limit 1
        ) first
        where w.disabled_at is null), 0)::float8 as "webhookLagSeconds",
      (select count(*)::int from webhooks
        where failing_since is not null or disabled_reason in ('gone', 'failures')) as "webhooksFailing"`);
  if (row === undefined) throw new Error("a select without a table has one row");
  return row;
}
