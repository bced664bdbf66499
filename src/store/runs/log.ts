import type { Sql } from "postgres";
import type { LogEvent } from "../../domain/event.ts";
import type { RunName } from "../../domain/run.ts";
import { patiently } from "../database/database.ts";

/** Where a log stands. */
interface LogPosition {
  lastSeq: number;
  ended: boolean;
}

export interface LogPage extends LogPosition {
  events: LogEvent[];
}

export interface Events {
  /** `no` is the number of the run in its thread. */
  position(name: RunName): Promise<(LogPosition & { taskId: string; no: number }) | undefined>;
  /** The events behind `seq`, and where the log stood in the same instant. */
  after(taskId: string, seq: number, limit: number): Promise<LogPage>;
}

export function makeEvents(sql: Sql): Events {
  return {
    async position({ ownerId, threadId, runId }) {
      const [row] = await patiently(sql<(LogPosition & { taskId: string; no: number })[]>`
        select id as "taskId", no, last_seq as "lastSeq", ended_at is not null as ended from runs
        where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId}`);
      return row;
    },
    async after(taskId, seq, limit) {
      const rows = await patiently(sql<(LogPosition & { seq: number | null; type: string; data: string })[]>`
        select runs.last_seq as "lastSeq", ended_at is not null as ended, e.seq, e.type, e.data
        from runs left join lateral (
          select seq, type, data from run_events where task_id = runs.id and seq > ${seq} order by seq limit ${limit}
        ) e on true
        where runs.id = ${taskId} order by e.seq`);
      const events = rows.flatMap(({ seq: at, type, data }) => (at === null ? [] : [{ seq: at, type, data }]));
      return { events, lastSeq: rows[0]?.lastSeq ?? 0, ended: rows[0]?.ended ?? true };
    },
  };
}
