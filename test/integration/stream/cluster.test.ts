import { expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { talk } from "../../_kit/conversation.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { findRedisServer } from "../../_kit/find-program.ts";
import { startRedisCluster } from "../../_kit/redis-cluster.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";

const binary = findRedisServer();

/**
 * A process talks to one node. Two of three keys are another node's, which refuses them: what a stream lacks, its
 * readers get from PostgreSQL. A ring is heard by all nodes.
 */
it.skipIf(binary === undefined)(
  "a cluster of Redis does no harm: processes on different nodes hear each other, and readers miss nothing",
  async () => {
    const [first = "", second = ""] = await startRedisCluster(binary ?? "");
    const database = await scratchDatabase();
    const model = await scriptedModel();
    teachBusyWork(model);
    const env = { ACCORD_MODEL_BASE_URL: model.url };
    const worker = await testApp({ worker: true, database, redisUrl: first, env });
    const api = await testApp({ database, redisUrl: second, env });
    const { post, ended } = await talk(api, model);
    const runs = await Promise.all(Array.from({ length: 9 }, (_, n) => post(`message ${n}`)));
    // Each reader is compared with the whole log.
    for (const run of await Promise.all(runs.map(ended))) expect(run.types.at(-1)).toBe("RUN_FINISHED");
    for (const { logs } of [worker, api])
      expect(logs.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  },
  120_000,
);
