import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { postgres } from "../../../src/store/database/database.ts";
import { makeRuns, type ClaimedRun, type NewRun, type Runs } from "../../../src/store/runs/runs.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { accepted } from "../../_kit/accepted.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { runOf } from "./_asking.ts";

const mostRunning = 3;
const owners: Record<string, string> = {};
const log = makeLog({ level: "silent" });
let store: Store;
let database: ScratchDatabase;

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log, mostRunning });
  atEnd(() => store.close());
  for (const name of ["alice", "bob", "carol"])
    owners[name] = (await store.users.ensure({ issuer: "test", subject: name, name })).id;
});

beforeEach(async () => {
  await database.sql`update runs set status = 'failed', ended_at = now(), lease_until = null where ended_at is null`;
});

const claiming = { holder: "test", most: 50, leaseSeconds: 60 };
const over = { state: "failed", error: { code: "RUNTIME_ERROR", message: "runtime execution failed" } } as const;
const end = (run: ClaimedRun) => store.runs.end(run, { batch: {}, ending: over });
const claim = (most = claiming.most) => store.runs.claim({ ...claiming, most });
const names = (runs: readonly ClaimedRun[]) => runs.map(({ runId }) => runId).toSorted();

async function queue(owner: string, count: number, change: Partial<NewRun> = {}): Promise<NewRun[]> {
  const runs = Array.from({ length: count }, (_, at) =>
    runOf(owners[owner] ?? "", { runId: `${owner}-${at + 1}`, ...change }),
  );
  for (const run of runs) await accepted(store, run);
  return runs;
}

async function cancel({ ownerId, threadId, runId }: NewRun): Promise<boolean | undefined> {
  const target = await store.runs.requestCancel({ ownerId, threadId, runId });
  const name = { ownerId, threadId, runId, taskId: target?.taskId ?? "" };
  return (await store.runs.endUnstarted(name, { events: [], ending: { state: "canceled" } }))?.hasNext;
}

const withLimit = (limit: number): Runs => {
  const other = makeStore({ databaseUrl: database.url, log, mostRunning: limit, maxConnections: 1 });
  atEnd(() => other.close());
  return other.runs;
};

describe("runs of one user under way at once (G223)", () => {
  it("are as many as may be; each that ends lets the longest waiting one start, and others are not concerned", async () => {
    await queue("alice", 6);
    await queue("bob", 1);
    const all = await claim();
    expect(names(all)).toEqual(["alice-1", "alice-2", "alice-3", "bob-1"]);
    expect(await claim()).toEqual([]);
    const hers = all.filter(({ ownerId }) => ownerId === owners["alice"]);
    for (const next of ["alice-4", "alice-5", "alice-6"]) {
      expect(await end(hers.shift() as ClaimedRun)).toMatchObject({ hasNext: true });
      expect(names(await claim())).toEqual([next]);
    }
  });

  it("never get more, and none is left over, however accepting, claiming and ending fall together", async () => {
    const all = 60;
    let [running, most, ended] = [0, 0, 0];
    const accepting = Promise.all(
      Array.from({ length: all }, (_, at) =>
        // A third of them share threads.
        accepted(store, runOf(owners["alice"] ?? "", at % 3 === 0 ? { threadId: threads[at % 4] ?? "" } : {})),
      ),
    );
    const worker = async () => {
      while (ended < all) {
        const runs = await claim(2);
        running += runs.length;
        most = Math.max(most, running);
        for (const run of runs) {
          running -= 1;
          await end(run);
          ended += 1;
        }
      }
    };
    await Promise.all([accepting, worker(), worker(), worker()]);
    expect([ended, most <= mostRunning]).toEqual([all, true]);
  });
  const threads = Array.from({ length: 4 }, () => randomUUID());

  it("keep the order of a thread: the next of it goes behind what waits already", async () => {
    const threadId = randomUUID();
    await queue("alice", 2, { threadId });
    const [, , last] = await queue("alice", 3);
    const [head] = (await claim()).filter((run) => run.threadId === threadId);
    await end(head as ClaimedRun);
    expect(names(await claim())).toEqual([last?.runId]);
  });

  it("count a run whose worker has died until another worker has ended it", async () => {
    await queue("alice", 4);
    await claim();
    await database.sql`update runs set lease_until = now() - interval '1 second' where status = 'running'`;
    expect(await claim()).toEqual([]);
    const taken = await store.runs.claimExpired(claiming);
    expect(names(taken)).toEqual(["alice-1", "alice-2", "alice-3"]);
    await end(taken[0] as ClaimedRun);
    expect(names(await claim())).toEqual(["alice-4"]);
  });

  it("count a run that was handed back, which starts again before the others", async () => {
    await queue("alice", 4);
    const [run] = await claim();
    await store.runs.handBack(run as ClaimedRun);
    expect(names(await claim())).toEqual([run?.runId]);
  });

  it("give a place away by a cancellation only if the cancelled run had one", async () => {
    const runs = await queue("alice", 6);
    expect(await cancel(runs[3] as NewRun)).toBe(false);
    expect(await cancel(runs[0] as NewRun)).toBe(true);
    expect(names(await claim())).toEqual(["alice-2", "alice-3", "alice-5"]);
  });

  it("let what follows a cancelled waiting run in its thread start in its place", async () => {
    const [running] = await queue("alice", mostRunning);
    const [threadId, ownerId] = [randomUUID(), owners["alice"] ?? ""];
    const thread = ["x-1", "x-2"].map((runId) => runOf(ownerId, { threadId, runId }));
    for (const run of thread) await accepted(store, run);
    expect(await cancel(thread[0] as NewRun)).toBe(false);
    expect(await cancel(running as NewRun)).toBe(true);
    expect(names(await claim())).toEqual(["alice-2", "alice-3", "x-2"]);
  });

  it("follow another limit as soon as there is one", async () => {
    await queue("alice", 8);
    await claim();
    expect(await store.runs.releaseSurplus()).toBe(0);
    expect(await withLimit(5).releaseSurplus()).toBe(2);
    expect(names(await claim())).toEqual(["alice-4", "alice-5"]);
    expect(await withLimit(0).releaseSurplus()).toBe(3);
    expect(names(await claim())).toEqual(["alice-6", "alice-7", "alice-8"]);
  });

  it("do not hold the turns of others: who comes last does not overtake who has waited while alice was at her limit", async () => {
    await queue("alice", 9);
    await claim();
    await queue("bob", 2);
    for (let round = 0; round < 20; round++) {
      const [run] = await claim(1);
      await end(run as ClaimedRun);
      await queue("bob", 1, { runId: `bob-again-${round}` });
    }
    await queue("carol", 3);
    expect((await claim(3)).filter(({ ownerId }) => ownerId === owners["bob"]).length).toBeGreaterThan(0);
  });

  it("cost the same with a hundred thousand waiting: only what becomes ready is read", async () => {
    await queue("alice", mostRunning);
    const [one] = await queue("alice", 1, { runId: "first-of-many" });
    await database.sql.begin((tx) => [
      // Its references are right; a hundred thousand checks of them take longer than the test.
      tx`set local session_replication_role = replica`,
      tx`
        insert into runs (id, owner_id, thread_id, run_id, no, status, ready_at, turn, agent_type, runtime_mode,
          request_id, input_hash, input, created_thread, locale, timezone_source)
        select 'tsk_' || ord, ${one?.ownerId ?? ""}, ${one?.threadId ?? ""}, 'mass-' || ord, 1 + ord, 'waiting', now(), 0,
          'worker', 'chat', 'req', 'hash', '{}', true, 'en', 'default'
        from generate_series(1, 100000) as mass (ord)`,
    ]);
    await database.sql`analyze runs`;
    // What one connection has read is counted by it alone.
    const sql = postgres(database.url, { max: 1, onnotice: () => {} });
    atEnd(() => sql.end());
    const read = async () => {
      await sql`select pg_stat_force_next_flush()`;
      const rows = await sql<{ name: string; rows: number }[]>`
        select indexrelname as name, idx_tup_read::int as rows from pg_stat_user_indexes where relname = 'runs'
        union all
        select relname, seq_tup_read::int from pg_stat_user_tables where relname = 'runs'`;
      return new Map(rows.map((row) => [row.name, row.rows]));
    };
    const counted = makeRuns(sql, mostRunning);
    const before = await read();
    const [run] = await counted.claim({ ...claiming, most: 8 });
    expect(await counted.end(run as ClaimedRun, { batch: {}, ending: over })).toMatchObject({ hasNext: true });
    await counted.accept(runOf(owners["alice"] ?? ""));
    await counted.accept(runOf(owners["bob"] ?? "", { runId: "bob-behind" }));
    expect(names(await counted.claim({ ...claiming, most: 8 }))).toContain("bob-behind");
    expect(await counted.releaseSurplus()).toBe(0);
    for (const [name, rows] of await read()) expect(rows - (before.get(name) ?? 0), name).toBeLessThan(1000);
  });
});
