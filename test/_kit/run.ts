import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { newId } from "../../src/base/ids.ts";

export interface TestRun {
  taskId: string;
  threadId: string;
  ownerId: string;
  attempt: number;
}

/** A run that is being worked on, as a tool call finds it. */
export async function liveRun(
  sql: Sql,
  ownerId: string,
  given: {
    threadId?: string;
    runId?: string;
    no?: number;
    timezone?: string;
    enabledSkills?: string[];
    agentType?: string;
  } = {},
): Promise<TestRun> {
  const run = { taskId: newId("tsk"), threadId: given.threadId ?? randomUUID(), ownerId, attempt: 1 };
  await sql`insert into threads (owner_id, id) values (${ownerId}, ${run.threadId}) on conflict do nothing`;
  await sql`
    insert into runs (id, owner_id, thread_id, run_id, no, status, attempt, timezone, enabled_skills, agent_type,
      runtime_mode, request_id,
      input_hash, input, created_thread, locale, timezone_source, lease_until)
    values (${run.taskId}, ${ownerId}, ${run.threadId}, ${given.runId ?? "run-1"}, ${given.no ?? 1}, 'running', 1,
      ${given.timezone ?? null}, ${given.enabledSkills ?? null}, ${given.agentType ?? "worker"}, 'chat',
      'req_test', 'none', '{}', true, 'zh-CN', 'profile', now() + interval '1 hour')`;
  return run;
}

export async function endRun(sql: Sql, { taskId }: Pick<TestRun, "taskId">, hoursAgo = 0): Promise<void> {
  await sql`
    update runs
    set status = 'finished', ended_at = now() - make_interval(hours => ${hoursAgo})
    where id = ${taskId}`;
}
