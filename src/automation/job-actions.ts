import type {
  AgentsConfig,
  AutomationJob,
  AutomationJobCreate,
  AutomationJobList,
  AutomationJobUpdate,
  AutomationPreview,
  AutomationSchedule,
  TaskAcceptedResponse,
} from "../../generated/contract/types.ts";
import type { Caller } from "../auth/auth.ts";
import type { Clock } from "../base/clock.ts";
import { datePart, idPart, makeCursor, parseCursor } from "../base/cursor.ts";
import { AppError } from "../base/error.ts";
import { toText } from "../base/local-time.ts";
import type { JobRow } from "../store/jobs/jobs.ts";
import type { Store } from "../store/store.ts";
import type { Ui } from "../ui/ui.ts";
import { parseChange, parseJob, type Skills } from "./change.ts";
import { toRun, type Start } from "./fire.ts";
import { toJobView } from "./job-view.ts";
import { findExceeded, type LimitDeps, type Limits } from "./limits.ts";
import { toMemoryJob } from "./memory-job.ts";
import { nextFive, parseSchedule } from "./schedule.ts";

export interface JobActionsDeps {
  store: Pick<Store, "jobs">;
  /** Puts a run into the queue, with the firing it stands for. */
  start: Start;
  agents: AgentsConfig;
  skills: Skills;
  chooseLocale: Ui["chooseLocale"];
  limits: Limits;
  budget: LimitDeps["budget"];
  clock: Clock;
}

/** Whose jobs. Those of others are not there. */
type JobOwner = Pick<Caller, "userId" | "timezone" | "locale">;

/** What a user does with jobs. */
export interface JobActions {
  create(owner: JobOwner, given: AutomationJobCreate): Promise<AutomationJob>;
  list(owner: JobOwner, query: { enabled?: boolean; limit?: number; cursor?: string }): Promise<AutomationJobList>;
  read(owner: JobOwner, id: string): Promise<AutomationJob>;
  change(owner: JobOwner, id: string, given: AutomationJobUpdate): Promise<AutomationJob>;
  remove(owner: JobOwner, id: string): Promise<void>;
  runNow(owner: JobOwner, id: string): Promise<TaskAcceptedResponse>;
  preview(owner: JobOwner, schedule: AutomationSchedule): AutomationPreview;
}

/** The last job of a page. */
const places = makeCursor<{ at: Date; id: string }>({ at: datePart, id: idPart(/^job_[\w-]{1,64}$/) });

export function makeJobActions(deps: JobActionsDeps): JobActions {
  const { start, agents, skills, chooseLocale, limits, budget, clock } = deps;
  const { jobs } = deps.store;
  return {
    async create(owner, given) {
      const id = await jobs.add(owner.userId, limits.jobs, parseJob(given, skills));
      if (id === undefined)
        throw new AppError(
          "JOB_LIMIT_EXCEEDED",
          {},
          { detail: `At most ${limits.jobs} jobs are kept for one person.` },
        );
      return show(owner, await find(owner, id));
    },
    async list(owner, { enabled, limit = 20, cursor }) {
      const before = parseCursor(places, cursor);
      // Before the first list there is nothing to be seen of it, so this is early enough.
      await jobs.give(owner.userId, () =>
        toMemoryJob(agents, { timezone: owner.timezone, locale: chooseLocale(owner.locale, null) }),
      );
      const found = await jobs.list({ ownerId: owner.userId, enabled, before, limit: limit + 1 });
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      const items = rows.map((row) => show(owner, row));
      return found.length > limit && last !== undefined
        ? { items, nextCursor: places.write({ at: last.createdAt, id: last.id }) }
        : { items };
    },
    read: async (owner, id) => show(owner, await find(owner, id)),
    async change(owner, id, given) {
      if (!(await jobs.change(owner.userId, id, parseChange(given, skills)))) throw new AppError("JOB_NOT_FOUND");
      return show(owner, await find(owner, id));
    },
    async remove({ userId }, id) {
      if (!(await jobs.remove(userId, id))) throw new AppError("JOB_NOT_FOUND");
    },
    async runNow(owner, id) {
      const job = await find(owner, id);
      const exceeded = await findExceeded({ jobs, limits, budget }, owner.userId);
      if (exceeded?.reason === "budget") throw new AppError("JOB_BUDGET_EXCEEDED");
      const run = toRun(
        job,
        { id: owner.userId, timezone: owner.timezone, locale: owner.locale },
        { plan: null, mostPerHour: limits.firingsPerHour },
      );
      const started = exceeded === undefined ? await start(run) : undefined;
      // Either there is no room in this hour, or the job has just been deleted.
      if (started === undefined)
        throw new AppError(
          (await jobs.find(owner.userId, id)) === undefined ? "JOB_NOT_FOUND" : "JOB_FIRINGS_EXCEEDED",
        );
      const { taskId, created, isNew } = started;
      const { threadId, runId } = run;
      return { taskId, threadId, runId, threadCreated: created, runCreated: isNew, created };
    },
    preview({ timezone }, given) {
      const schedule = parseSchedule(given);
      const zone = schedule.type === "cron" ? schedule.timezone : (timezone ?? "UTC");
      return { firings: nextFive(schedule, clock.now()).map((at) => toText(at, zone)) };
    },
  };

  async function find({ userId }: JobOwner, id: string): Promise<JobRow> {
    const row = await jobs.find(userId, id);
    if (row === undefined) throw new AppError("JOB_NOT_FOUND");
    return row;
  }

  function show({ timezone }: JobOwner, row: JobRow): AutomationJob {
    return toJobView(row, { timezone: timezone ?? "UTC", now: clock.now() });
  }
}
