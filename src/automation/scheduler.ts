import type { Timers } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import type { DueJob, Jobs } from "../store/jobs/jobs.ts";
import { fire, type FireDeps } from "./fire.ts";
import { toSettlement } from "./settle.ts";

export interface SchedulerDeps extends FireDeps {
  jobs: Pick<Jobs, "due" | "ended" | "settle" | "spent" | "park" | "pass">;
  timers: Timers;
  log: Log;
}

export interface Scheduler {
  start(): void;
  /** Ends what it is doing and looks no more. */
  stop(): Promise<void>;
}

const pollMs = 1000;
const batch = 20;
const brokenMs = 600_000;

/**
 * Looks once a second for jobs that are due and for runs of jobs that have ended. Nothing is remembered between two looks,
 * and any number of these may look at the same database: what each does is done by one statement that has one winner.
 */
export function makeScheduler(deps: SchedulerDeps): Scheduler {
  const { jobs, timers, log } = deps;
  let cancelNext: (() => void) | undefined;
  let look: Promise<void> = Promise.resolve();
  let isOver = true;
  let isOut = false;

  return {
    start() {
      isOver = false;
      tick();
    },
    async stop() {
      isOver = true;
      cancelNext?.();
      await look;
    },
  };

  function tick(): void {
    look = lookOnce().then(() => {
      if (!isOver) cancelNext = timers.after(pollMs, tick);
    });
  }

  async function lookOnce(): Promise<void> {
    try {
      for (const ended of await jobs.ended(batch)) await jobs.settle(ended.taskId, toSettlement(ended));
      let found: DueJob[];
      do {
        found = isOver ? [] : await jobs.due(batch);
        for (const job of found) if (!isOver) await fireSafely(job);
      } while (found.length === batch);
      isOut = false;
    } catch (reason) {
      if (!isOut) log.warn("jobs are out of reach; trying until they are back", { cause: reason });
      isOut = true;
    }
  }

  /** One job that cannot be fired does not keep the others waiting. */
  async function fireSafely(job: DueJob): Promise<void> {
    try {
      await fire(deps, job);
    } catch (reason) {
      if (reason instanceof AppError && reason.code === "SERVICE_UNAVAILABLE") throw reason;
      log.error("a job could not be fired", { job_id: job.id, cause: reason });
      await jobs.park(job, { reason: "failures", until: new Date(job.now.getTime() + brokenMs) });
    }
  }
}
