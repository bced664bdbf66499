import type { AutomationJobCreate } from "../../../generated/contract/types.ts";
import type { ScratchDatabase } from "../../_kit/database.ts";
import { until } from "../../_kit/until.ts";

export const context = (source: "none" | "thread" | "latest_chat" = "none", count = 0) => ({
  context_messages: { source, count, window: "all" as const },
});

/** A job that would not fire by itself while a test lasts. */
export const aJob = (change: Partial<AutomationJobCreate> = {}): AutomationJobCreate => ({
  name: "Morning plan",
  prompt: "Sum up my day.",
  schedule: { type: "interval", every_minutes: 600 },
  config: { enabled_skills: ["calendar"], context: context() },
  ...change,
});

/** As if its time had come so many seconds ago. */
export async function makeDue({ sql }: ScratchDatabase, id: string, secondsAgo = 1): Promise<Date> {
  const [row] = await sql<{ at: Date }[]>`
    update automation_jobs
    set next_fire_at = now() - make_interval(secs => ${secondsAgo})
    where id = ${id}
    returning next_fire_at as at`;
  if (row === undefined) throw new Error("no such job");
  return row.at;
}

export interface FiredRow {
  taskId: string;
  runId: string;
  threadId: string;
  state: string;
  try: number;
  scheduledFor: Date | null;
  errorCode: string | null;
}

export const firings = ({ sql }: ScratchDatabase, jobId: string) => sql<FiredRow[]>`
  select f.task_id as "taskId", r.run_id as "runId", r.thread_id as "threadId", r.status as state, f.try,
    f.scheduled_for as "scheduledFor", r.error_code as "errorCode"
  from automation_firings f join runs r on r.id = f.task_id where f.job_id = ${jobId} order by f.fired_at, f.try`;

/** The nth firing of a job, once its run has ended and the job knows. */
export async function settled(database: ScratchDatabase, jobId: string, nth = 1): Promise<FiredRow> {
  const find = async () => (await firings(database, jobId))[nth - 1];
  return await until(async () => {
    const begun = await find();
    if (begun === undefined) return undefined;
    const rows = await database.sql`
      select 1
      from automation_firings
      where task_id = ${begun.taskId} and settled_at is not null`;
    // Read once more: what was read before may be how it stood before its end.
    return rows.length > 0 && (await find());
  }, `firing ${nth} of ${jobId}`);
}
