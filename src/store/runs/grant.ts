import type { ISql, PendingQuery, Row } from "postgres";
import type { RunName } from "./rows.ts";

/** What a run is started for, if not for its message alone. Each can be had once. */
export type Grant = Decision | { kind: "action"; actionId: string };

export interface Decision {
  kind: "approval";
  approvalId: string;
  isApproved: boolean;
  via: "rest" | "resume" | "ui_action";
  note: string | null;
}

/**
 * Takes what the grant stands for, by this run. Yields a row for one taker only, and none for a request that was accepted
 * before (`known`, from the statement this is part of).
 */
export function toGranted(sql: ISql, grant: Grant, run: RunName & { taskId: string }): PendingQuery<Row[]> {
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
