import { beforeAll, describe, expect, it } from "vitest";
import { slots } from "../../../src/stream/shards.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { talk, type Conversation } from "../../_kit/conversation.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { findRedisServer } from "../../_kit/find-program.ts";
import { startRedisCluster, type ClusterNode, type RedisCluster } from "../../_kit/redis-cluster.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { manualTimers } from "../../_kit/timers.ts";
import { until } from "../../_kit/until.ts";

const binary = findRedisServer();

/** Each reader is compared with the whole log: nothing is missed, and nothing comes twice. */
describe.skipIf(binary === undefined)("runs of one process, followed in another, through a cluster of Redis", () => {
  let cluster: RedisCluster;
  let apps: TestApp[];
  let conversation: Conversation;

  beforeAll(async () => {
    cluster = await startRedisCluster(binary ?? "");
    const database = await scratchDatabase();
    const model = await scriptedModel();
    teachBusyWork(model);
    const env = { ACCORD_MODEL_BASE_URL: model.url };
    const worker = await testApp({ worker: true, database, redisUrl: cluster.url, env });
    const api = await testApp({ database, redisUrl: cluster.url, env });
    apps = [worker, api];
    conversation = await talk(api, model);
  }, 120_000);

  const followed = async (count: number, meanwhile?: () => Promise<void>): Promise<void> => {
    const { post, ended } = conversation;
    const runs = await Promise.all(Array.from({ length: count }, (_, n) => post(`message ${n}`)));
    const [all] = await Promise.all([Promise.all(runs.map(ended)), meanwhile?.()]);
    for (const { types } of all) expect(types.at(-1)).toBe("RUN_FINISHED");
    for (const { logs } of apps) expect(logs.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  };

  it("are followed to their ends", () => followed(16), 120_000);

  it("need no look into the database: a process whose time stands still follows them too", async () => {
    const [worker] = apps as [TestApp, TestApp];
    const { model } = conversation;
    const still = await testApp({
      database: worker.database,
      redisUrl: cluster.url,
      env: { ACCORD_MODEL_BASE_URL: model.url },
      timers: manualTimers(),
    });
    await until(async () => (await (await still.request("/readyz")).text()).includes('"ready"'), "all nodes");
    const { post, ended } = await talk(still, model);
    const runs = await Promise.all(Array.from({ length: 16 }, (_, n) => post(`message ${n}`)));
    for (const { types } of await Promise.all(runs.map(ended))) expect(types.at(-1)).toBe("RUN_FINISHED");
    // Nor has a read failed, after which they would have looked.
    expect(still.logs.filter((line) => line.includes("live events"))).toEqual([]);
  }, 120_000);

  it(
    "while a node dies and comes back",
    () =>
      followed(24, async () => {
        const [node] = cluster.nodes as [ClusterNode];
        await node.kill();
        node.start();
        await cluster.whole();
      }),
    120_000,
  );

  it(
    "while a node is emptied, again and again",
    () =>
      followed(16, async () => {
        for (let times = 0; times < 50; times++) await cluster.nodes[times % 3]?.client.flushall();
      }),
    120_000,
  );

  it(
    "while shards move from node to node",
    () =>
      followed(24, async () => {
        for (const slot of slots.values()) {
          const from = await cluster.ownerOf(slot);
          await cluster.move(slot, cluster.nodes[(cluster.nodes.indexOf(from) + 1) % 3] as ClusterNode);
        }
      }),
    120_000,
  );

  it("are followed by processes that know one node each, and the log says what they lack", async () => {
    const [{ database }] = apps as [TestApp];
    const { model } = conversation;
    const [first, second] = cluster.nodes.map(({ url }) => url);
    const env = { ACCORD_MODEL_BASE_URL: model.url };
    const worker = await testApp({ worker: true, database, redisUrl: first ?? "", env });
    const api = await testApp({ database, redisUrl: second ?? "", env });
    const { post, ended } = await talk(api, model);
    const runs = await Promise.all(Array.from({ length: 9 }, (_, n) => post(`message ${n}`)));
    for (const { types } of await Promise.all(runs.map(ended))) expect(types.at(-1)).toBe("RUN_FINISHED");
    for (const { logs } of [worker, api]) expect(logs.join("")).toContain("add ?cluster=yes to REDIS_URL");
  }, 120_000);
});
