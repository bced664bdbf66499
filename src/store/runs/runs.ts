import type { Sql } from "postgres";
import type { RunName } from "../../domain/run.ts";
import { accept, type Accepted, type NewRun } from "./accept.ts";
import type { Batch } from "./batch.ts";
import { beat, claim, claimExpired, handBack, type Claim } from "./claim.ts";
import { runsOf, traces, type RunTraces } from "./evidence.ts";
import {
  find,
  forgetJournals,
  journal,
  requestCancel,
  type CancelTarget,
  type JournalRows,
  type RunRow,
} from "./find.ts";
import { ofThread, type RunSummaryRow } from "./of-thread.ts";
import type { ClaimedRun, Ending, Fence } from "./rows.ts";
import { releaseSurplus, type MostRunning } from "./surplus.ts";
import { trail, type Trail } from "./trail.ts";
import { end, endUnstarted, write, type Ended, type Unstarted } from "./write.ts";

export type { Accepted, NewRun } from "./accept.ts";
export type { Batch, BatchKind } from "./batch.ts";
export type { CancelTarget, JournalRows, RunRow } from "./find.ts";
export type * from "./evidence.ts";
export type { RunSummaryRow } from "./of-thread.ts";
export type * from "./rows.ts";
export type * from "./trail.ts";
export type { Ended } from "./write.ts";
export { makeEvents, type Events, type LogPage } from "./log.ts";

/** The queue, the log and the journal of runs: PostgreSQL alone keeps them, so losing Redis loses nothing (G228). */
export interface Runs {
  /**
   * Undefined when its cause was not to be had: another run has it, or the time is over. That of a message always is.
   * Throws RUN_ID_REUSED when the run id stands for another input.
   */
  accept(run: NewRun): Promise<Accepted | undefined>;
  claim(claim: Claim): Promise<ClaimedRun[]>;
  claimExpired(claim: Claim): Promise<ClaimedRun[]>;
  /** The leases that are still held. */
  beat(leases: readonly Fence[], leaseSeconds: number): Promise<{ taskId: string; isCancelled: boolean }[]>;
  handBack(fence: Fence): Promise<boolean>;
  /** The sequence number of the last event; undefined when the lease is lost and nothing was written. */
  write(fence: Fence, batch: Batch): Promise<number | undefined>;
  end(fence: Fence & RunName, last: { batch: Batch; ending: Ending }): Promise<Ended | undefined>;
  endUnstarted(run: RunName & { taskId: string }, last: Unstarted): Promise<Ended | undefined>;
  /** Makes those ready that wait for a place of their owner although one is free; says how many. */
  releaseSurplus(): Promise<number>;
  requestCancel(name: RunName): Promise<CancelTarget | undefined>;
  find(name: RunName): Promise<RunRow | undefined>;
  /** The runs of a thread before a number, newest first; undefined when the owner has no such thread. */
  ofThread(query: Parameters<typeof ofThread>[1]): Promise<RunSummaryRow[] | undefined>;
  journal(taskId: string): Promise<JournalRows>;
  /** The stages and calls of a run, for people who look at it. */
  trail(taskId: string): Promise<Trail>;
  /** All that is kept of a run but its texts. */
  traces(taskId: string): Promise<RunTraces>;
  /** Of a thread, in their order, behind a place. */
  runsOf(query: Parameters<typeof runsOf>[1]): Promise<{ runId: string; no: number }[]>;
  /** Deletes the journals of runs that ended so many hours ago; returns how many rows. */
  forgetJournals(hours: number): Promise<number>;
}

export function makeRuns(sql: Sql, mostRunning: MostRunning): Runs {
  return {
    accept: (run) => accept(sql, run, mostRunning),
    claim: (options) => claim(sql, options),
    claimExpired: (options) => claimExpired(sql, options),
    beat: (leases, leaseSeconds) => beat(sql, leases, leaseSeconds),
    handBack: (fence) => handBack(sql, fence),
    write: (fence, batch) => write(sql, fence, batch),
    end: (fence, last) => end(sql, fence, { ...last, mostRunning }),
    endUnstarted: (run, last) => endUnstarted(sql, run, { ...last, mostRunning }),
    releaseSurplus: () => releaseSurplus(sql, mostRunning),
    requestCancel: (name) => requestCancel(sql, name),
    find: (name) => find(sql, name),
    ofThread: (query) => ofThread(sql, query),
    journal: (taskId) => journal(sql, taskId),
    trail: (taskId) => trail(sql, taskId),
    traces: (taskId) => traces(sql, taskId),
    runsOf: (query) => runsOf(sql, query),
    forgetJournals: (hours) => forgetJournals(sql, hours),
  };
}
