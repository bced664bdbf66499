import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import type { ClaimedRun, NewRun } from "../../../src/store/runs/runs.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { accepted } from "../../_kit/accepted.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { runOf } from "./_asking.ts";

let store: Store;
let database: ScratchDatabase;
const owners: Record<string, string> = {};

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  for (const name of ["alice", "bob", "carol"])
    owners[name] = (await store.users.ensure({ issuer: "test", subject: name, name })).id;
});

beforeEach(async () => {
  await database.sql`update runs set status = 'failed', ended_at = now(), lease_until = null where ended_at is null`;
});

const claiming = { holder: "test", most: 1, leaseSeconds: 60 };
const over = { state: "failed", error: { code: "RUNTIME_ERROR", message: "runtime execution failed" } } as const;

async function queue(owner: string, count: number, change: Partial<NewRun> = {}): Promise<void> {
  for (let no = 1; no <= count; no++)
    await accepted(store, runOf(owners[owner] ?? "", { runId: `${owner}-${no}`, ...change }));
}

/** Claims one run after another and ends each at once; the names in the order they came. */
async function claimAll(most = Infinity): Promise<string[]> {
  const order: string[] = [];
  while (order.length < most) {
    const run = await claimOne();
    if (run === undefined) return order;
    order.push(run.runId);
    await store.runs.end(run, { batch: {}, ending: over });
  }
  return order;
}

async function claimOne(): Promise<ClaimedRun | undefined> {
  const [run] = await store.runs.claim(claiming);
  return run;
}

describe("turns (G223)", () => {
  it("let a user in at once whose run comes after fifty of another user", async () => {
    await queue("alice", 50);
    const first = await claimAll(5);
    await queue("bob", 1);
    expect(first).toEqual(["alice-1", "alice-2", "alice-3", "alice-4", "alice-5"]);
    expect((await claimAll(2)).includes("bob-1")).toBe(true);
  });

  it("go round between users who all have runs waiting, and keep each user's own order", async () => {
    await queue("alice", 9);
    await queue("bob", 3);
    await queue("carol", 3);
    const order = await claimAll();
    expect(
      order
        .slice(0, 9)
        .map((name) => name.split("-")[0])
        .toSorted(),
    ).toEqual([
      ...Array.from({ length: 3 }, () => "alice"),
      ...Array.from({ length: 3 }, () => "bob"),
      ...Array.from({ length: 3 }, () => "carol"),
    ]);
    for (const owner of Object.keys(owners)) {
      const own = order.filter((name) => name.startsWith(owner));
      expect(own).toEqual(own.toSorted((a, b) => Number(a.split("-")[1]) - Number(b.split("-")[1])));
    }
  });

  it("give no credit for the time in which a user had nothing to run", async () => {
    await queue("alice", 20);
    await claimAll();
    // Alice has just had twenty turns and bob none; from now on they are treated alike.
    await queue("bob", 3);
    await queue("alice", 3);
    await queue("carol", 3);
    const rounds = (await claimAll()).map((name) => name.split("-")[0]);
    for (const start of [0, 3, 6]) expect(rounds.slice(start, start + 3).toSorted()).toEqual(["alice", "bob", "carol"]);
  });

  it("count what runs already: a user with many runs under way waits for users with few", async () => {
    await queue("alice", 8);
    for (let held = 0; held < 4; held++) await claimOne();
    await queue("bob", 2);
    const order = await claimAll(4);
    expect(order.slice(0, 3)).toEqual(expect.arrayContaining(["bob-1"]));
  });

  it("go to a chat twice as often as to what jobs start", async () => {
    await queue("alice", 6, { mode: "automation" });
    await queue("bob", 6);
    const order = (await claimAll(6)).map((name) => name.split("-")[0]);
    expect(order.filter((name) => name === "bob")).toHaveLength(4);
  });

  it("cost the same with twenty thousand runs waiting: both ends are read from an index", async () => {
    await database.sql`
      insert into threads (owner_id, id)
      select ${owners["alice"] ?? ""}, gen_random_uuid() from generate_series(1, 20000)`;
    await database.sql`
      insert into runs (id, owner_id, thread_id, run_id, no, status, ready_at, turn, agent_type, runtime_mode,
        request_id, input_hash, input, created_thread, locale, timezone_source)
      select 'tsk_' || ord, owner_id, id, 'run', 1, 'ready', now(), ord, 'worker', 'chat',
        'req', 'hash', '{}', true, 'en', 'default'
      from (
        select owner_id, id, row_number() over () as ord from threads
        where last_no = 0 and owner_id = ${owners["alice"] ?? ""}
      ) as mass`;
    await database.sql`analyze runs`;
    await queue("bob", 1);
    expect((await claimAll(2)).includes("bob-1")).toBe(true);
    const plan = await database.sql`
      explain (format json)
      select id from runs where status = 'ready' order by turn, ready_at, id for update skip locked limit 8`;
    expect(JSON.stringify(plan)).toContain("runs_ready");
    expect(JSON.stringify(plan)).not.toContain("Seq Scan");
  });
});
