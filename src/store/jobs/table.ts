import { randomUUID } from "node:crypto";
import type { ISql, Sql } from "postgres";
import { newId } from "../../base/ids.ts";
import { patiently } from "../database/database.ts";
import { makeFirings, type Firings } from "./firings.ts";
import { columns, withLast, type Job, type JobRow, type JobSettings, type NewJob } from "./rows.ts";

interface JobsQuery {
  ownerId: string;
  enabled: boolean | undefined;
  before: { at: Date; id: string } | undefined;
  limit: number;
}

/** What is absent stays. */
export interface JobChange extends Partial<JobSettings> {
  /** With a new place in time everything that waited for the old one is gone. */
  timing?: { nextFireAt: Date | null; anchorAt: Date; followsOwner: boolean };
}

/** Prompts that run by themselves, and when. */
export interface Jobs extends Firings {
  /** What `build` makes of PostgreSQL's time, unless the owner has as many already; then undefined. */
  add(ownerId: string, most: number, build: (now: Date) => NewJob): Promise<string | undefined>;
  /** The same for the job that every user gets, and gets once. False when that was before. */
  give(ownerId: string, build: (now: Date) => NewJob): Promise<boolean>;
  find(ownerId: string, id: string): Promise<JobRow | undefined>;
  list(query: JobsQuery): Promise<JobRow[]>;
  /** No other process fires or changes the job while `decide` looks at it. */
  change(ownerId: string, id: string, decide: (job: Job, now: Date) => JobChange): Promise<boolean>;
  /** Jobs that go by the owner's zone get a schedule in the new one. */
  move(ownerId: string, decide: (job: Job, now: Date) => JobChange): Promise<void>;
  remove(ownerId: string, id: string): Promise<boolean>;
}

export function makeJobs(sql: Sql): Jobs {
  return {
    ...makeFirings(sql),
    async add(ownerId, most, build) {
      return await patiently(
        sql.begin(async (tx) => {
          // Locked first, so that of several at once only as many get in as there is room for.
          const [owner] = await tx<{ now: Date }[]>`select now() from users where id = ${ownerId} for no key update`;
          const [counted] = await tx<
            { count: number }[]
          >`select count(*)::int as count from automation_jobs where owner_id = ${ownerId}`;
          if (owner === undefined || counted === undefined || counted.count >= most) return undefined;
          return await insert(tx, ownerId, { job: build(owner.now), now: owner.now });
        }),
      );
    },
    async give(ownerId, build) {
      return await patiently(
        sql.begin(async (tx) => {
          const [given] = await tx<{ now: Date }[]>`
          update users set jobs_given_at = now() where id = ${ownerId} and jobs_given_at is null returning now()`;
          if (given === undefined) return false;
          await insert(tx, ownerId, { job: build(given.now), now: given.now });
          return true;
        }),
      );
    },
    async find(ownerId, id) {
      const [row] = await patiently(sql<JobRow[]>`${withLast(sql)} where j.owner_id = ${ownerId} and j.id = ${id}`);
      return row;
    },
    async list({ ownerId, enabled, before, limit }) {
      return await patiently(sql<JobRow[]>`
        ${withLast(sql)}
        where j.owner_id = ${ownerId} ${enabled === undefined ? sql`` : sql`and j.enabled = ${enabled}`}
          ${before === undefined ? sql`` : sql`and (j.created_at, j.id) < (${before.at}, ${before.id})`}
        order by j.created_at desc, j.id desc limit ${limit}`);
    },
    change: async (ownerId, id, decide) => (await changeAll(sql`j.owner_id = ${ownerId} and j.id = ${id}`, decide)) > 0,
    async move(ownerId, decide) {
      await changeAll(sql`j.owner_id = ${ownerId} and j.follows_owner`, decide);
    },
    async remove(ownerId, id) {
      const rows = await patiently(
        sql`delete from automation_jobs where owner_id = ${ownerId} and id = ${id} returning id`,
      );
      return rows.length === 1;
    },
  };

  async function changeAll(which: ReturnType<Sql>, decide: (job: Job, now: Date) => JobChange): Promise<number> {
    return await patiently(
      sql.begin(async (tx) => {
        const jobs = await tx<
          (Job & { now: Date })[]
        >`select ${columns(tx)}, now() from automation_jobs j where ${which} for update`;
        for (const { now, ...job } of jobs) await save(tx, job, decide(job, now));
        return jobs.length;
      }),
    );
  }
}

async function insert(sql: ISql, ownerId: string, { job, now }: { job: NewJob; now: Date }): Promise<string> {
  const id = newId("job");
  await sql`
    insert into automation_jobs (id, owner_id, name, prompt, schedule, follows_owner, anchor_at, agent_type, config,
      enabled, thread_id, next_fire_at)
    values (${id}, ${ownerId}, ${job.name}, ${job.prompt}, ${JSON.stringify(job.schedule)}::text::json,
      ${job.followsOwner ?? false}, ${now},
      ${job.agentType}, ${JSON.stringify(job.config)}::text::json, ${job.enabled}, ${randomUUID()}, ${job.nextFireAt})`;
  return id;
}

async function save(sql: ISql, { id, ownerId }: Job, { timing, ...change }: JobChange): Promise<void> {
  const text = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await sql`
    update automation_jobs
    set updated_at = now(), name = coalesce(${change.name ?? null}, name),
      prompt = coalesce(${change.prompt ?? null}, prompt),
      schedule = coalesce(${text(change.schedule)}::text::json, schedule),
      config = coalesce(${text(change.config)}::text::json, config),
      agent_type = coalesce(${change.agentType ?? null}, agent_type),
      enabled = coalesce(${change.enabled ?? null}, enabled)
      ${
        timing === undefined
          ? sql``
          : sql`, next_fire_at = ${timing.nextFireAt}, anchor_at = ${timing.anchorAt},
          follows_owner = ${timing.followsOwner},
        retry_at = null, retry_of = null, retry_no = 0, failures = 0, parked_reason = null, parked_at = null,
        parked_until = null`
      }
    where id = ${id} and owner_id = ${ownerId}::text collate "C"`;
}
