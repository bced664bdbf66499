import { expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { findPgBouncer } from "../../_kit/find-program.ts";
import { startPgBouncer } from "../../_kit/pgbouncer.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { sweepEverything, useEverything } from "../../_kit/use-everything.ts";

const binary = findPgBouncer();
const connections = 5;

it.skipIf(binary === undefined)(
  "everything works behind PgBouncer in transaction mode, with fewer connections than the processes have",
  async () => {
    const database = await scratchDatabase();
    const pooler = await startPgBouncer(binary ?? "", database.url, connections);
    const model = await scriptedModel();
    teachBusyWork(model);
    const behind = { ...database, url: `${pooler.url}?prepare=false` };
    const env = { ACCORD_MODEL_BASE_URL: model.url, ACCORD_DB_CONNECTIONS: "8" };
    const apps = await Promise.all([
      testApp({ worker: true, database: behind, env }),
      testApp({ worker: true, database: behind, env }),
    ]);
    const [first, second] = apps;
    await Promise.all([
      useEverything(first, await first.as("carol"), await first.auth.mintUserToken("carol")),
      useEverything(second, await second.as("dave"), await second.auth.mintUserToken("dave")),
    ]);
    await sweepEverything(first.store, Date.now());
    expect(await pooler.servers()).toBeGreaterThan(0);
    expect(await pooler.servers()).toBeLessThanOrEqual(connections);
    for (const { logs, stop } of apps) {
      await stop();
      expect(logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    }
  },
  120_000,
);
