import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { AutomationSchedule } from "../../../generated/contract/types.ts";
import { makeScheduler, type Scheduler } from "../../../src/automation/scheduler.ts";
import { systemTimers } from "../../../src/base/clock.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makeKeep } from "../../../src/run/intake/keep.ts";
import { makeStart } from "../../../src/run/intake/start.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { until } from "../../_kit/until.ts";
import { aJob, context, firings } from "./_jobs.ts";

let database: ScratchDatabase;
let store: Store;
let ownerId: string;
const log = makeLog({ level: "error" });

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log });
  atEnd(() => store.close());
  ownerId = (await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" })).id;
});

/** A job that is due for a time so many seconds ago. */
async function dueJob(
  secondsAgo: number,
  schedule: AutomationSchedule = { type: "interval", every_minutes: 600 },
): Promise<{ id: string; at: Date }> {
  const { name, prompt } = aJob();
  let at = new Date(0);
  const id = await store.jobs.add(ownerId, 10_000, (now) => {
    at = new Date(now.getTime() - secondsAgo * 1000);
    return {
      name,
      prompt,
      schedule,
      agentType: "worker",
      config: { enabled_skills: [], context: context() },
      enabled: true,
      nextFireAt: at,
    };
  });
  return { id: id ?? "", at };
}

const program = fileURLToPath(new URL("_scheduler-program.ts", import.meta.url));

interface Child {
  /** Once it looks for jobs. */
  ready: Promise<unknown>;
  kill(): void;
}

function startScheduler(): Child {
  const child = spawn(process.execPath, [program], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...childEnv(), DATABASE_URL: database.url },
  });
  const kill = () => void child.kill("SIGKILL");
  atEnd(kill);
  return { ready: once(child, "message"), kill };
}

/** One in this process, on a store of its own. */
function scheduler(): Scheduler {
  const own = makeStore({ databaseUrl: database.url, log, maxConnections: 2 });
  atEnd(() => own.close());
  return makeScheduler({
    jobs: own.jobs,
    start: makeStart({ keep: makeKeep({ runs: own.runs, ring: () => {} }), chooseLocale: () => "en" }),
    limits: { jobs: 1000, firingsPerHour: 100_000 },
    budget: async () => ({ state: "ok", until: new Date(), add: () => {} }),
    timers: { after: (_ms, run) => systemTimers.after(5, run) },
    log,
  });
}

async function withSchedulers(count: number, work: () => Promise<void>): Promise<void> {
  const all = Array.from({ length: count }, scheduler);
  for (const one of all) one.start();
  try {
    await work();
  } finally {
    await Promise.all(all.map((one) => one.stop()));
  }
}

const fired = (ids: readonly string[]) =>
  until(async () => {
    const [row] = await database.sql<
      { n: number }[]
    >`select count(distinct job_id)::int as n from automation_firings where job_id = any(${ids as string[]})`;
    return row?.n === ids.length;
  }, `${ids.length} firings`);

/** The runs of jobs are over, as far as the queue is concerned. */
const endRuns = () => database.sql`update runs set status = 'finished', ended_at = now() where ended_at is null`;

const counts = (ids: readonly string[]) => database.sql<{ runs: number; firings: number }[]>`
  select count(*)::int as firings, (select count(*)::int from runs
    where thread_id in (select thread_id from automation_jobs where id = any(${ids as string[]}))) as runs
  from automation_firings where job_id = any(${ids as string[]})`;

describe("G200: a firing happens exactly once", () => {
  it("with three schedulers on one database that are killed fifty times", async () => {
    const running = [startScheduler(), startScheduler(), startScheduler()];
    const expected = new Map<string, Date>();
    for (let round = 0; round < 50; round++) {
      for (let n = 0; n < 4; n++) {
        const { id, at } = await dueJob(1 + n);
        expected.set(id, at);
      }
      const [victim] = running.splice(0, 1);
      running.push(startScheduler());
      await victim?.ready;
      // Somewhere in what it does: reading, firing, or between two statements.
      victim?.kill();
    }
    await fired([...expected.keys()]);
    for (const child of running) child.kill();
    expect(await counts([...expected.keys()])).toEqual([{ firings: expected.size, runs: expected.size }]);
    const rows = await database.sql<
      { id: string; at: Date }[]
    >`select job_id as id, scheduled_for as at from automation_firings where job_id = any(${[...expected.keys()]})`;
    for (const { id, at } of rows) expect(at).toEqual(expected.get(id));
    const [late] = await database.sql<
      { n: number }[]
    >`select count(*)::int as n from automation_jobs where id = any(${[...expected.keys()]}) and next_fire_at <= now()`;
    expect(late?.n).toBe(0);
  }, 240_000);

  it("when a hundred jobs are due at once and three look at all of them", async () => {
    const jobs = await Promise.all(Array.from({ length: 100 }, (_, n) => dueJob(1 + (n % 7))));
    const ids = jobs.map(({ id }) => id);
    await withSchedulers(3, () => fired(ids).then(() => undefined));
    expect(await counts(ids)).toEqual([{ firings: 100, runs: 100 }]);
  });

  it("when the clock is set back and the schedule leads to a time that has fired already", async () => {
    const { id, at } = await dueJob(30);
    await withSchedulers(2, async () => {
      await fired([id]);
      await endRuns();
      await database.sql`update automation_jobs set next_fire_at = ${at} where id = ${id}`;
      await until(
        async () =>
          (await database.sql`select 1 from automation_jobs where id = ${id} and next_fire_at > now()`).length === 1,
        "a schedule that goes on",
      );
    });
    expect(await firings(database, id)).toHaveLength(1);
  });

  it("when the clock jumps forward, or nobody looked for long: the newest missed one, and no other", async () => {
    const hourly = await dueJob(10 * 3600 + 60, {
      type: "interval",
      every_minutes: 60,
      start_at: new Date(Date.now() - 10 * 3_600_000 - 60_000).toISOString(),
    });
    const old = await dueJob(3 * 86_400, { type: "once", at: new Date(Date.now() - 3 * 86_400_000).toISOString() });
    const monthly = await dueJob(3 * 86_400, { type: "interval", every_minutes: 43_200 });
    await withSchedulers(3, async () => {
      await fired([hourly.id]);
      await endRuns();
      await until(
        async () =>
          (
            await database.sql`
              select 1
              from automation_jobs
              where id in (${old.id}, ${monthly.id}) and next_fire_at <= now()`
          ).length === 0,
        "old ones that pass",
      );
    });
    const [newest, ...others] = await firings(database, hourly.id);
    expect(others).toEqual([]);
    expect(Date.now() - (newest?.scheduledFor?.getTime() ?? 0)).toBeLessThan(3_600_000);
    expect(await firings(database, old.id)).toEqual([]);
    expect(await firings(database, monthly.id)).toEqual([]);
    expect(await store.jobs.find(ownerId, old.id)).toMatchObject({
      enabled: false,
      parkedReason: "missed",
      nextFireAt: null,
    });
    expect(await store.jobs.find(ownerId, monthly.id)).toMatchObject({ enabled: true, parkedReason: null });
  });

  it("and not for somebody who is shut out", async () => {
    const other = await store.users.ensure({ issuer: "test", subject: "mallory", name: "Mallory" });
    const mine = ownerId;
    ownerId = other.id;
    const { id } = await dueJob(5);
    ownerId = mine;
    await database.sql`update users set disabled_at = now() where id = ${other.id}`;
    const { id: seen } = await dueJob(1);
    await withSchedulers(1, () => fired([seen]).then(() => undefined));
    expect(await firings(database, id)).toEqual([]);
  });
});
