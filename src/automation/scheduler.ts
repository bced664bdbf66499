import type { Timers } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import { makeRounds, type Rounds } from "../base/rounds.ts";
import type { DueJob, Jobs } from "../store/jobs/jobs.ts";
import { fire, type FireDeps } from "./fire.ts";
import { toSettlement } from "./settle.ts";

export interface SchedulerDeps extends FireDeps {
  jobs: Pick<Jobs, "due" | "ended" | "settle" | "spent" | "park" | "pass">;
  timers: Timers;
  log: Log;
}

export type Scheduler = Rounds;

const pollMs = 1000;
const batch = 20;
const brokenMs = 600_000;

/**
 * Looks once a second for jobs that are due and for runs of jobs that have ended. Nothing is remembered between two
 * looks, and any number of these may look at the same database: what each does is done by one statement that has one
 * winner.
 */
export function makeScheduler(deps: SchedulerDeps): Scheduler {
  const { jobs, timers, log } = deps;
  const rounds = makeRounds({ timers, log, work: lookOnce });
  let isOver = false;
  let isOut = false;

  return {
    start: rounds.start,
    async stop() {
      isOver = true;
      await rounds.stop();
    },
  };

  async function lookOnce(): Promise<number> {
    try {
      for (const ended of await jobs.ended(batch)) await jobs.settle(ended, toSettlement(ended));
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
    return pollMs;
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
