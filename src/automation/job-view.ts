import type { AutomationFiring, AutomationJob, AutomationParked } from "../../generated/contract/types.ts";
import { toText } from "../base/local-time.ts";
import type { JobRow, ParkedReason } from "../store/jobs/jobs.ts";

const outcomes = {
  waiting: "queued",
  ready: "queued",
  running: "running",
  finished: "finished",
  interrupted: "interrupted",
  failed: "failed",
  canceled: "canceled",
} as const;

const reasons: Record<ParkedReason, string> = {
  failures: "It failed too often in a row. Look at its last run, then enable it again.",
  budget: "You have spent what models may cost on one day.",
  firings: "Your jobs have fired as often as they may in one hour.",
  missed: "Its time passed more than a day before it could be fired.",
};

/** Times are shown in the zone of the schedule, or else in the owner's. */
export function toJobView(job: JobRow, { timezone, now }: { timezone: string; now: number }): AutomationJob {
  const zone = job.schedule.type === "cron" ? job.schedule.timezone : timezone;
  const when = (at: Date): string => toText(at.getTime(), zone);
  const parked = toParked(job, { when, now });
  const nextAt = toNextAt(job);
  return {
    id: job.id,
    name: job.name,
    prompt: job.prompt,
    schedule: job.schedule,
    agent_type: job.agentType,
    config: job.config,
    enabled: job.enabled,
    state: job.isBusy
      ? "running"
      : job.isWaiting
        ? "waiting"
        : parked !== null
          ? "parked"
          : nextAt === null
            ? "off"
            : "scheduled",
    parked,
    threadId: job.threadId,
    created_at: when(job.createdAt),
    updated_at: when(job.updatedAt),
    next_run_at: nextAt && when(nextAt),
    last_run: toLast(job, when),
  };
}

function toParked(
  { parkedReason, parkedAt, parkedUntil }: JobRow,
  { when, now }: { when(at: Date): string; now: number },
): AutomationParked | null {
  if (parkedReason === null || parkedAt === null || (parkedUntil !== null && parkedUntil.getTime() <= now)) return null;
  return {
    reason: parkedReason,
    message: reasons[parkedReason],
    since: when(parkedAt),
    until: parkedUntil && when(parkedUntil),
  };
}

/** The same as the column due_at. */
function toNextAt({ enabled, nextFireAt, retryAt, parkedUntil }: JobRow): Date | null {
  const times = [enabled ? nextFireAt : null, retryAt].flatMap((at) => at?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(Math.min(...times), parkedUntil?.getTime() ?? 0));
}

function toLast(
  { lastFiredAt, lastRunId, lastState, lastError, threadId }: JobRow,
  when: (at: Date) => string,
): AutomationFiring | null {
  if (lastFiredAt === null || lastRunId === null || lastState === null) return null;
  return { fired_at: when(lastFiredAt), threadId, runId: lastRunId, outcome: outcomes[lastState], error: lastError };
}
