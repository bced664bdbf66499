import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import { traced } from "../base/trace.ts";
import type { Firing, FiringPlan } from "../domain/cause.ts";
import type { JobRun } from "../domain/job-run.ts";
import type { DueJob, Job, Jobs } from "../store/jobs/jobs.ts";
import type { Accepted } from "../store/runs/runs.ts";
import { findExceeded, type LimitDeps } from "./limits.ts";
import { inZone, toDue, toNext } from "./schedule.ts";

/** Undefined when another process has just fired the job. */
export type Start = (run: JobRun) => Promise<Accepted | undefined>;

export interface FireDeps extends LimitDeps {
  jobs: Pick<Jobs, "spent" | "park" | "pass">;
  start: Start;
  log: Log;
}

/**
 * One look at a job that is due. It fires, waits until its owner may fire again, or lets a firing pass that is too old.
 * Whatever is done is done only if the job is still as it was seen, so it does not matter how many look at once.
 */
export async function fire(deps: FireDeps, job: DueJob): Promise<void> {
  const { jobs, start, limits, log } = deps;
  const owner = { id: job.ownerId, timezone: job.ownerTimezone, locale: job.ownerLocale };
  const { plan, isLate } = toPlan(job);
  if (isLate) return await jobs.pass(job, { nextFireAt: plan.nextFireAt, isMissed: plan.nextFireAt === null });
  const exceeded = await findExceeded(deps, owner.id);
  if (exceeded !== undefined) return await jobs.park(job, exceeded);
  const started = await traced("fire job", { kind: "producer", parent: null, facts: { "accord.job_id": job.id } }, () =>
    start(toRun(job, owner, { plan, mostPerHour: limits.firingsPerHour })),
  );
  if (started !== undefined) return log.info("a job has fired", { job_id: job.id, task_id: started.taskId });
  // A clock that was set back may have led the schedule to a time that has fired already.
  await jobs.pass(job, { nextFireAt: plan.nextFireAt, isMissed: false, fired: plan });
}

/** A run id says which job and when; what follows makes it unique. */
export function toRun(
  job: Job,
  owner: JobRun["owner"],
  { plan, mostPerHour }: Pick<Firing, "plan" | "mostPerHour">,
): JobRun {
  const { id, threadId, agentType, prompt, config } = job;
  const when = plan === null ? "now" : plan.scheduledFor.toISOString().replace(/[-:]|\.\d+/g, "");
  return {
    owner,
    threadId,
    runId: `${id}-${when}-${newId("").slice(-6)}`,
    agentType,
    prompt,
    enabledSkills: config.enabled_skills,
    contextMessages: config.context.context_messages,
    cause: { kind: "firing", jobId: id, plan, mostPerHour },
  };
}

function toPlan(job: DueJob): { plan: FiringPlan; isLate: boolean } {
  const seen = { nextFireAt: job.nextFireAt, retryAt: job.retryAt };
  const { enabled, nextFireAt, retryOf, retryNo, now } = job;
  const isScheduled = enabled && nextFireAt !== null && nextFireAt <= now;
  if (!isScheduled && retryOf !== null)
    return { plan: { seen, scheduledFor: retryOf, try: retryNo + 1, nextFireAt }, isLate: false };
  const rule = toNext(
    job.followsOwner ? inZone(job.schedule, job.ownerTimezone) : job.schedule,
    job.anchorAt.getTime(),
  );
  const { newest, isLate, next } = toDue(rule, { due: (nextFireAt ?? now).getTime(), now: now.getTime() });
  return {
    plan: { seen, scheduledFor: new Date(newest), try: 0, nextFireAt: next === undefined ? null : new Date(next) },
    isLate,
  };
}
