import type { ISql, Sql } from "postgres";
import type { RunKey, RunName } from "../../domain/run.ts";
import { forgetOfEnded } from "../of-ended.ts";
import { makeAccept, type Accept } from "./accept-together.ts";
import {
  choose,
  knownMessages,
  standing,
  stopped,
  tipOf,
  turnOf,
  type KnownMessage,
  type StandingRow,
  type TurnRow,
} from "./branches.ts";
import { beat, claim, claimExpired, handBack, type Claim } from "./claim.ts";
import { makeEnd, type End } from "./end-together.ts";
import { runsOf, traces, type RunTraces } from "./evidence.ts";
import { find, journal, requestCancel, type CancelTarget, type JournalRows, type RunRow } from "./find.ts";
import { frontendCalls, type FrontendCallRow } from "./frontend-calls.ts";
import { addMonths, dropMonths } from "./months.ts";
import { currentRunId, ofThread, type RunSummaryRow } from "./of-thread.ts";
import type { ClaimedRun, Fence } from "./rows.ts";
import { releaseSurplus, type MostRunning } from "./surplus.ts";
import { toolMessage, type ToolMessage } from "./tool-message.ts";
import { trail, type Trail } from "./trail.ts";
import { forgetUsage } from "./usage-age.ts";
import { makeWrite, type Write } from "./write-together.ts";
import { endUnstarted, type Ended, type Unstarted } from "./write.ts";

export type { Accepted, Branch, NewRun, NewUserMessage } from "./accept.ts";
export type { Batch, BatchKind } from "./batch.ts";
export type { TurnRow } from "./branches.ts";
export type { Taker } from "./claim.ts";
export type { FrontendCallRow } from "./frontend-calls.ts";
export type { CancelTarget, JournalRows, RunRow } from "./find.ts";
export type * from "./evidence.ts";
export type { RunSummaryRow } from "./of-thread.ts";
export type * from "./rows.ts";
export type * from "./trail.ts";
export type { Ended } from "./write.ts";
export { makeEvents, type Events, type LogPage } from "./log.ts";
export { addMonths } from "./months.ts";

/** The queue, the log and the journal of runs: PostgreSQL alone keeps them, so losing Redis loses nothing (G228). */
export interface Runs {
  /**
   * Undefined when its cause was not to be had: another run has it, or the time is over. That of a message always is.
   * Throws RUN_ID_REUSED when the run id stands for another input. With a taker the run may be claimed at once.
   */
  accept: Accept;
  claim(claim: Claim): Promise<ClaimedRun[]>;
  claimExpired(claim: Claim): Promise<ClaimedRun[]>;
  /** The leases that are still held. */
  beat(leases: readonly Fence[], leaseSeconds: number): Promise<{ taskId: string; isCancelled: boolean }[]>;
  handBack(fence: Fence): Promise<boolean>;
  /** The sequence number of the last event; undefined when the lease is lost and nothing was written. */
  write: Write;
  end: End;
  endUnstarted(run: RunName & { taskId: string }, last: Unstarted): Promise<Ended | undefined>;
  /** Makes those ready that wait for a place of their owner although one is free; says how many. */
  releaseSurplus(): Promise<number>;
  requestCancel(name: RunName): Promise<CancelTarget | undefined>;
  find(name: RunName): Promise<RunRow | undefined>;
  /** The newest tool calls of a thread: all of frontends, and of the server those that are named. */
  frontendCalls(query: Parameters<typeof frontendCalls>[1]): Promise<FrontendCallRow[]>;
  /** The runs of a thread before a number, newest first; undefined when the owner has no such thread. */
  ofThread(query: Parameters<typeof ofThread>[1]): Promise<RunSummaryRow[] | undefined>;
  /** The run that the thread is at: the first that is not over, or else the last. */
  currentRunId(thread: Pick<RunName, "ownerId" | "threadId">): Promise<string | undefined>;
  /** The run with the message that this one answers, which goes on from it or is it. */
  turnOf(name: RunName): Promise<TurnRow | undefined>;
  /** Where a run stands in its thread. */
  standing(name: RunName): Promise<StandingRow | undefined>;
  /** Where a client stands that has the thread up to this run; whether the user has said more since. */
  tipOf(name: RunName): Promise<(StandingRow & { hasMore: boolean }) | undefined>;
  /** What had been shown of an answer when its run was cancelled or failed. */
  stopped(run: RunKey): Promise<string | undefined>;
  /** Those of the messages that the thread has, in their order. */
  knownMessages(query: Parameters<typeof knownMessages>[1]): Promise<KnownMessage[]>;
  /** The thread shows the newest path through this run from now on. False: there is no such run. */
  choose(name: RunName): Promise<boolean>;
  journal(run: RunKey): Promise<JournalRows>;
  /** The stages and calls of a run, for people who look at it. */
  trail(run: RunKey): Promise<Trail>;
  /** The first result of a run, as the thread has it now. */
  toolMessage(run: RunKey): Promise<ToolMessage | undefined>;
  /** All that is kept of a run but its texts. */
  traces(run: RunKey): Promise<RunTraces>;
  /** Of a thread, in their order, behind a place. */
  runsOf(query: Parameters<typeof runsOf>[1]): Promise<{ runId: string; no: number }[]>;
  /** Deletes the journals of runs that ended so many hours ago, which have no reader left; returns how many rows. */
  forgetJournals(hours: number): Promise<number>;
  /** Makes room in the log for runs from now on, month by month; returns how many months. */
  addMonths(now: number): Promise<number>;
  /** Drops the months of the log that were over so many days ago; returns how many. */
  dropMonths(now: number, days: number): Promise<number>;
  /** Deletes what is known of model calls and tool calls of runs that old; returns how many rows. */
  forgetUsage(now: number, days: number): Promise<number>;
}

/** Of these nothing is written, and nothing decided. */
export type RunReads = Pick<Runs, "find" | "ofThread" | "trail" | "traces" | "runsOf">;

export const makeRunReads = (sql: ISql): RunReads => ({
  find: (name) => find(sql, name),
  ofThread: (query) => ofThread(sql, query),
  trail: (run) => trail(sql, run),
  traces: (run) => traces(sql, run),
  runsOf: (query) => runsOf(sql, query),
});

export function makeRuns(sql: Sql, mostRunning: MostRunning): Runs {
  return {
    ...makeRunReads(sql),
    accept: makeAccept(sql, mostRunning),
    claim: (options) => claim(sql, options),
    claimExpired: (options) => claimExpired(sql, options),
    beat: (leases, leaseSeconds) => beat(sql, leases, leaseSeconds),
    handBack: (fence) => handBack(sql, fence),
    write: makeWrite(sql),
    end: makeEnd(sql, mostRunning),
    endUnstarted: (run, last) => endUnstarted(sql, run, { ...last, mostRunning }),
    releaseSurplus: () => releaseSurplus(sql, mostRunning),
    requestCancel: (name) => requestCancel(sql, name),
    frontendCalls: (query) => frontendCalls(sql, query),
    currentRunId: (thread) => currentRunId(sql, thread),
    turnOf: (name) => turnOf(sql, name),
    standing: (name) => standing(sql, name),
    tipOf: (name) => tipOf(sql, name),
    stopped: (run) => stopped(sql, run),
    knownMessages: (query) => knownMessages(sql, query),
    choose: (name) => choose(sql, name),
    journal: (run) => journal(sql, run),
    toolMessage: (run) => toolMessage(sql, run),
    forgetJournals: (hours) => forgetOfEnded(sql, "run_steps", hours),
    addMonths: (now) => addMonths(sql, now),
    dropMonths: (now, days) => dropMonths(sql, now, days),
    forgetUsage: (now, days) => forgetUsage(sql, now, days),
  };
}
