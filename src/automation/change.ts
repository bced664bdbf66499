import type { AutomationConfig, AutomationJobCreate, AutomationJobUpdate } from "../../generated/contract/types.ts";
import { AppError } from "../base/error.ts";
import type { Job, JobChange, NewJob } from "../store/jobs/jobs.ts";
import { firstOf, inZone, parseSchedule } from "./schedule.ts";

export type Skills = Readonly<Record<string, unknown>>;

/** Nothing of a job is stored before all of it is judged. The answer is the job as of some time. */
export function parseJob(given: AutomationJobCreate, skills: Skills): (now: Date) => NewJob {
  const { name, prompt, config, agent_type: agentType = "worker", enabled = true } = given;
  const schedule = parseSchedule(given.schedule);
  refuseUnknown(config, skills);
  return (now) => {
    const first = firstOf(schedule, now.getTime());
    return { name, prompt, schedule, agentType, config, enabled, nextFireAt: enabled ? new Date(first) : null };
  };
}

/**
 * A new schedule, and enabling, begin anew: nothing that was missed, failed or waited for a budget counts any more.
 * Disabling ends all of that as well.
 */
export function parseChange(given: AutomationJobUpdate, skills: Skills): (job: Job, now: Date) => JobChange {
  const { schedule: newSchedule, agent_type: agentType, ...rest } = given;
  const schedule = newSchedule && parseSchedule(newSchedule);
  if (given.config !== undefined) refuseUnknown(given.config, skills);
  const settings = {
    ...rest,
    ...(agentType === undefined ? {} : { agentType }),
    ...(schedule === undefined ? {} : { schedule }),
  };
  return (job, now) => {
    const { enabled = job.enabled } = given;
    const isWoken = given.enabled === true && (!job.enabled || job.parkedReason !== null);
    if (schedule === undefined && !isWoken && given.enabled !== false) return settings;
    const first = schedule !== undefined || enabled ? firstOf(schedule ?? job.schedule, now.getTime()) : undefined;
    const followsOwner = job.followsOwner && schedule === undefined;
    return {
      ...settings,
      timing: { nextFireAt: enabled && first !== undefined ? new Date(first) : null, anchorAt: now, followsOwner },
    };
  };
}

/** The owner lives in another zone now. */
export function toMoved(timezone: string | null): (job: Job, now: Date) => JobChange {
  return (job, now) => {
    const schedule = inZone(job.schedule, timezone);
    if (schedule.type !== "cron" || (job.schedule.type === "cron" && schedule.timezone === job.schedule.timezone))
      return {};
    return {
      schedule,
      timing: {
        nextFireAt: job.enabled ? new Date(firstOf(schedule, now.getTime())) : null,
        anchorAt: now,
        followsOwner: true,
      },
    };
  };
}

/** An unknown skill would simply not be shown to the model, and its job would fail in silence. */
function refuseUnknown({ enabled_skills: names }: AutomationConfig, skills: Skills): void {
  const errors = names.flatMap((name, index) =>
    Object.hasOwn(skills, name)
      ? []
      : [{ path: `/config/enabled_skills/${index}`, message: `there is no skill ${name}` }],
  );
  if (errors.length > 0)
    throw new AppError(
      "JOB_SKILL_UNKNOWN",
      { errors },
      { detail: `There is no skill ${names.filter((name) => !Object.hasOwn(skills, name)).join(", ")}.` },
    );
}
