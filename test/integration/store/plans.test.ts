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
