import type { ISql } from "postgres";
import type { LogEvent } from "../../domain/event.ts";
import type { RunKey, RunName } from "../../domain/run.ts";
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
  /** How far these logs have come. */
  lastSeqs(runs: readonly RunKey[]): Promise<Map<string, number>>;
  /** The events behind `seq`, and where the log stood in the same instant. */
  after(run: RunKey, seq: number, limit: number): Promise<LogPage>;
}

export function makeEvents(sql: ISql): Events {
  return {
    async position({ ownerId, threadId, runId }) {
      const [row] = await patiently(sql<(LogPosition & { taskId: string; no: number })[]>`
        select id as "taskId", no, last_seq as "lastSeq", ended_at is not null as ended from runs
        where owner_id = ${ownerId} and thread_id = ${threadId} and run_id = ${runId}`);
      return row;
    },
    async lastSeqs(runs) {
      const ids = runs.map(({ taskId }) => taskId);
      const owners = [...new Set(runs.map(({ ownerId }) => ownerId))];
      const rows = await patiently(sql<{ id: string; lastSeq: number }[]>`
        select id, last_seq as "lastSeq" from runs
        where id = any(${ids}) and owner_id = any(${owners}::text[] collate "C")`);
      return new Map(rows.map(({ id, lastSeq }) => [id, lastSeq]));
    },
    async after({ ownerId, taskId }, seq, limit) {
      const rows = await patiently(sql<(LogPosition & { lastOf: number | null; events: number; lines: string })[]>`
        select runs.last_seq as "lastSeq", ended_at is not null as ended, log.last_seq as "lastOf",
          log.events, log.lines
        from runs left join lateral (
          (
            select last_seq, events, lines from run_log
            where task_id = runs.id and owner_id = runs.owner_id and last_seq > ${seq} order by last_seq limit ${limit}
          )
          union all
          (
            select seq, 1, type || ' ' || data from run_event_rows
            where task_id = runs.id and owner_id = runs.owner_id and seq > ${seq} order by seq limit ${limit}
          )
        ) log on true
        where runs.id = ${taskId} and runs.owner_id = ${ownerId}::text collate "C" order by log.last_seq`);
      const events = rows.flatMap(({ lastOf, events: count, lines }) =>
        lastOf === null ? [] : toEvents(lines, lastOf - count + 1),
      );
      return {
        events: events.filter((event) => event.seq > seq).slice(0, limit),
        lastSeq: rows[0]?.lastSeq ?? 0,
        ended: rows[0]?.ended ?? true,
      };
    },
  };
}

/** The events of one write, as they were sent: a type and a blank before each. */
function toEvents(lines: string, firstSeq: number): LogEvent[] {
  return lines.split("\n").map((line, index) => {
    const at = line.indexOf(" ");
    return { seq: firstSeq + index, type: line.slice(0, at), data: line.slice(at + 1) };
  });
}
