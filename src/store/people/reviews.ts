import type { Fragment, ISql, Sql } from "postgres";
import type { Review, ReviewResolution, WorkerOutput } from "../../../generated/contract/types.ts";
import { describedTables } from "../../base/described-tables.ts";
import { patiently } from "../database/database.ts";

/** An answer that a person should look at, written together with it. */
export interface NewReview {
  id: string;
  reasons: Review["reasons"];
  /** What the model said of itself; null when it said nothing. */
  claimedStatus: WorkerOutput["status"] | null;
  finalStatus: WorkerOutput["status"];
  answer: string;
  facts: Readonly<Record<string, unknown>>;
}

export interface ReviewRow extends NewReview {
  threadId: string;
  runId: string;
  state: "open" | "resolved";
  createdAt: Date;
  resolution: ReviewResolution["resolution"] | null;
  note: string | null;
  resolvedAt: Date | null;
  resolvedBy: string | null;
}

export interface Reviews {
  find(ownerId: string, id: string): Promise<ReviewRow | undefined>;
  /** False when there is none that is open. */
  resolve(ownerId: string, id: string, resolution: ReviewResolution): Promise<boolean>;
}

export function makeReviews(sql: Sql): Reviews {
  return {
    async find(ownerId, id) {
      const [row] = await patiently(
        sql<ReviewRow[]>`${selectedReviews(sql)} where v.id = ${id} and v.owner_id = ${ownerId}`,
      );
      return row;
    },
    async resolve(ownerId, id, { resolution, note = null }) {
      // With the confirmation, what the run has written is the owner's own.
      const rows = await patiently(sql`
        with resolved as (
          update reviews
          set state = 'resolved', resolution = ${resolution}, note = ${note}, resolved_at = now(),
            resolved_by = ${ownerId}
          where id = ${id} and owner_id = ${ownerId} and state = 'open' returning task_id, resolution
        ), confirmed as (
          select task_id from resolved where resolution = 'confirmed'
        ), events_of as (
          update events set tainted_by = null
          where owner_id = ${ownerId} and tainted_by = (select task_id from confirmed)
        ), contacts_of as (
          update contacts set tainted_by = null
          where owner_id = ${ownerId} and tainted_by = (select task_id from confirmed)
        ), ${confirmedRows(ownerId)} memories_of as (
          update memories
          set marks = (
            select coalesce(jsonb_agg(mark), '[]') from jsonb_array_elements(marks) mark
            where mark ->> 'by' <> (select task_id from confirmed)
          )
          where owner_id = ${ownerId} and exists (select from confirmed)
        )
        select from resolved`);
      return rows.length === 1;
    },
  };

  function confirmedRows(ownerId: string): Fragment {
    return Object.keys(describedTables).reduce(
      (before, table) => sql`${before} ${sql(`${table}_of`)} as (
          update ${sql(table)} set tainted_by = null
          where owner_id = ${ownerId} and tainted_by = (select task_id from confirmed)
        ),`,
      sql``,
    );
  }
}

export const selectedReviews = (sql: ISql) => sql`
  select v.id, v.thread_id as "threadId", r.run_id as "runId", v.reasons, v.claimed_status as "claimedStatus",
    v.final_status as "finalStatus", v.answer,
    v.facts, v.state, v.created_at as "createdAt", v.resolution, v.note, v.resolved_at as "resolvedAt",
    v.resolved_by as "resolvedBy"
  from reviews v join runs r on r.id = v.task_id and r.owner_id = v.owner_id collate "C"`;
