import { beforeAll, describe, expect, it } from "vitest";
import type { RunKey } from "../../../src/domain/run.ts";
import type { Batch, ClaimedRun } from "../../../src/store/runs/runs.ts";
import { logEvent, runsWorld, type RunsWorld } from "./_runs.ts";

let world: RunsWorld;

beforeAll(async () => {
  world = await runsWorld();
});

const brief = (task: string): NonNullable<Batch["entries"]>[number] => ({ no: 1, kind: "brief", data: { task } });

async function logOf(run: RunKey): Promise<unknown[]> {
  return (await world.store.events.after(run, 0, 100)).events.map(({ seq, data }) => [seq, data]);
}

describe("what several runs write at once", () => {
  it("is written of each as if it were alone, all that comes in one turn in as few transactions as can be", async () => {
    const runs = await world.claimed(40);
    const written = await Promise.all(
      runs.map(async (run, n) =>
        world.store.runs.write(run, { events: [logEvent(n), logEvent(`${n}b`)], entries: [brief(`task ${n}`)] }),
      ),
    );
    expect(written).toEqual(runs.map(() => 2));
    const [made] = await world.database.sql`
      select count(distinct xmin::text)::int as transactions from run_log
      where task_id = any(${runs.map(({ taskId }) => taskId)})`;
    expect(made?.["transactions"]).toBe(2);
    for (const [n, run] of runs.entries()) {
      expect(await logOf(run)).toEqual([
        [1, logEvent(n).data],
        [2, logEvent(`${n}b`).data],
      ]);
      expect((await world.store.runs.journal(run)).entries).toEqual([brief(`task ${n}`)]);
    }
  });

  it("leaves out whole, and says so, whoever has lost the lease, also to a later attempt of the same process", async () => {
    const runs = await world.claimed(6);
    const [lost, gone] = runs as [ClaimedRun, ClaimedRun];
    await world.database.sql`update runs set attempt = attempt + 1 where id = ${lost.taskId}`;
    await world.database.sql`update runs set status = 'failed', ended_at = now() where id = ${gone.taskId}`;
    const again = { ...lost, attempt: 2 };
    const written = await Promise.all(
      [...runs, again].map(async (fence, n) =>
        world.store.runs.write(fence, { events: [logEvent(n)], entries: [brief(`task ${n}`)] }),
      ),
    );
    expect(written).toEqual([undefined, undefined, 1, 1, 1, 1, 1]);
    expect(await logOf(again)).toEqual([[1, logEvent(6).data]]);
    expect((await world.store.runs.journal(again)).entries).toEqual([brief("task 6")]);
    expect(await logOf(gone)).toEqual([]);
  });

  it("does not wait for a run whose row a tool call holds; that one is written when it is free", async () => {
    const runs = await world.claimed(8);
    const [held, ...others] = runs as [ClaimedRun, ...ClaimedRun[]];
    const connection = await world.database.sql.reserve();
    await connection`begin`;
    await connection`select from runs where id = ${held.taskId} for share`;
    const writes = runs.map(async (run, n) => world.store.runs.write(run, { events: [logEvent(n)] }));
    expect(await Promise.all(writes.slice(1))).toEqual(others.map(() => 1));
    expect(await logOf(held)).toEqual([]);
    await connection`commit`;
    connection.release();
    expect(await writes[0]).toBe(1);
  });

  it("fails of that run alone whose batch the database refuses", async () => {
    const runs = await world.claimed(8);
    const twice = [brief("one"), brief("the same number")];
    const written = await Promise.allSettled(
      runs.map(async (run, n) => world.store.runs.write(run, n === 3 ? { entries: twice } : { events: [logEvent(n)] })),
    );
    expect(written.map(({ status }) => status)).toEqual(runs.map((_, n) => (n === 3 ? "rejected" : "fulfilled")));
    expect((await world.store.runs.journal(runs[3] as ClaimedRun)).entries).toEqual([]);
  });
});
