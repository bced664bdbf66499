import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";

/** What ended without a run that could tell it. */
export interface Resolution {
  actionId: string;
  kind: "approval" | "review" | "question";
  at: Date;
  /** Of the run that asked. */
  runId: string;
  toolCallId: string | null;
  tool: string | null;
}

export interface Resolutions {
  /** Of one thread, oldest first: approvals that ran out of time, and reviews that were looked at. */
  untold(ownerId: string, threadId: string): Promise<Resolution[]>;
}

const atOnce = 20;

export function makeResolutions(sql: Sql): Resolutions {
  return {
    async untold(ownerId, threadId) {
      return await patiently(sql<Resolution[]>`
        select found.*, runs.run_id as "runId" from (
          select id as "actionId", 'approval' as kind, expires_at as at, task_id, tool_call_id as "toolCallId",
            call ->> 'module' || '.' || (call ->> 'method') as tool
          from approvals
          where owner_id = ${ownerId} and thread_id = ${threadId} and state = 'expired' and told_by is null
          union all
          select id, 'question', expires_at, task_id, null, null
          from questions
          where owner_id = ${ownerId} and thread_id = ${threadId} and state = 'expired' and told_by is null
          union all
          select id, 'review', resolved_at, task_id, null, null
          from reviews
          where owner_id = ${ownerId} and thread_id = ${threadId} and state = 'resolved' and told_by is null
        ) found join runs on runs.id = found.task_id and runs.owner_id = ${ownerId}::text collate "C"
        order by at, "actionId" limit ${atOnce}`);
    },
  };
}
