import type { Timers } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { toMoved } from "./change.ts";
import { makeJobActions, type JobActions, type JobActionsDeps } from "./job-actions.ts";
import { makeScheduler } from "./scheduler.ts";

export interface AutomationDeps extends JobActionsDeps {
  timers: Timers;
  log: Log;
}

/** Jobs, and when they fire. */
export interface Automation extends JobActions {
  /** The profile of the owner names another zone. */
  moved(ownerId: string, timezone: string | null): Promise<void>;
  /** From now on this process fires jobs. */
  work(): void;
  stop(): Promise<void>;
}

export function makeAutomation(deps: AutomationDeps): Automation {
  const { store, start, limits, budget, timers, log } = deps;
  const scheduler = makeScheduler({ jobs: store.jobs, start, limits, budget, timers, log });
  return {
    ...makeJobActions(deps),
    moved: (ownerId, timezone) => store.jobs.move(ownerId, toMoved(timezone)),
    work: scheduler.start,
    stop: scheduler.stop,
  };
}
