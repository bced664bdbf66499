import { expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStore } from "../../../src/store/store.ts";
import { until } from "../../_kit/until.ts";
import { runsWorld } from "./_runs.ts";

const RUNS = 150;

const started = {
  no: 1,
  stage: "router",
  requestedModel: "m",
  provider: "p",
  model: "m",
  fallbackChain: [],
  reason: "configured",
  routing: null,
  currency: "USD",
  catalogVersion: "1",
} as const;
const ended = {
  no: 1,
  state: "finished",
  answered: true,
  inputTokens: 1,
  outputTokens: 1,
  totalTokens: 2,
  cachedPromptTokens: null,
  promptCacheHitTokens: null,
  promptCacheMissTokens: null,
  reasoningTokens: null,
  latencyMs: 1,
  directCost: null,
  directCostSeen: false,
  cost: null,
  errorCode: null,
} as const;

/**
 * A plan that was made while the tables were empty is kept for as long as the connection is. PostgreSQL's own counters
 * say what it reads by index; a connection tells them at the latest when it is closed.
 */
it("the last write of a run does not look at model calls of other runs, also by a plan of the first day", async () => {
  const world = await runsWorld();
  const read = async (): Promise<number> => {
    const [row] = await world.database.sql<{ read: number }[]>`
      select idx_tup_read::int as read from pg_stat_user_indexes where indexrelname = 'model_calls_pkey'`;
    return row?.read ?? 0;
  };
  const { url: databaseUrl } = world.database;
  const store = makeStore({ databaseUrl, log: makeLog({ level: "silent" }), maxConnections: 1 });
  for (const run of await world.claimed(RUNS)) {
    await store.runs.write(run, { callsStarted: [started] });
    await store.runs.end(run, { batch: { callsEnded: [ended] }, ending: { state: "finished" } });
  }
  await store.close();
  await until(async () => (await read()) > 0, "the counters");
  expect(await read()).toBeLessThan(RUNS * 10);
});

it("accepting a run does not read the other runs, also by a plan of the first day", async () => {
  const world = await runsWorld();
  const { url: databaseUrl } = world.database;
  const store = makeStore({ databaseUrl, log: makeLog({ level: "silent" }), maxConnections: 1 });
  await world.claimed(RUNS, store);
  await store.close();
  const read = async () => {
    const [row] = await world.database.sql<{ kept: number; scanned: number }[]>`
      select n_tup_ins::int as kept, seq_tup_read::int as scanned from pg_stat_user_tables where relname = 'runs'`;
    return row ?? { kept: 0, scanned: 0 };
  };
  await until(async () => (await read()).kept === RUNS, "the counters");
  // The first few are planned by what is there: next to nothing.
  expect((await read()).scanned).toBeLessThan(RUNS);
});

it("what names a run and its owner does not look at the owner's other runs, also by a plan of the first day", async () => {
  const world = await runsWorld();
  const runs = await world.claimed(RUNS);
  const read = async (): Promise<Record<string, number>> => {
    const rows = await world.database.sql<{ name: string; read: number }[]>`
      select relname as name, (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as read from pg_stat_user_tables
      where relname in ('runs', 'model_calls', 'tool_calls')`;
    return Object.fromEntries(rows.map((row) => [row.name, row.read]));
  };
  await world.store.close();
  // Closed for us is not over for PostgreSQL: what a connection has counted, it tells when its process ends.
  await until(async () => {
    const others = await world.database.sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and application_name like 'accord%'`;
    return others.length === 0;
  }, "the end of the connections");
  const before = await read();
  const { url: databaseUrl } = world.database;
  const store = makeStore({ databaseUrl, log: makeLog({ level: "silent" }), maxConnections: 1 });
  for (const run of runs) {
    await store.runs.write(run, { events: [{ type: "CUSTOM", data: "{}" }], callsStarted: [started] });
    await store.events.after(run, 0, 10);
    await store.effects.assertLive(run);
    await store.runs.journal(run);
    await store.runs.trail(run);
    await store.runs.traces(run);
  }
  await store.close();
  await until(async () => ((await read())["model_calls"] ?? 0) > 0, "the counters");
  const after = await read();
  for (const [name, count] of Object.entries(after))
    expect([name, Math.ceil((count - (before[name] ?? 0)) / RUNS)]).toEqual([name, expect.toSatisfy((n) => n < 20)]);
});
