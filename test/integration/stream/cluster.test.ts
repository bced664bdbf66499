import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { shardNumber, slots } from "../../../src/stream/shards.ts";
import { makeStream, type Stream } from "../../../src/stream/stream.ts";
import { findRedisServer } from "../../_kit/find-program.ts";
import { startRedisCluster, type ClusterNode, type RedisCluster } from "../../_kit/redis-cluster.ts";
import { connectionsOf, privateRedis } from "../../_kit/redis.ts";
import { until } from "../../_kit/until.ts";
import { waitFor } from "../../_kit/wait-for.ts";

const binary = findRedisServer();

const [firstSlot = 0] = slots.values();
const event = (n: number) => ({ type: "CUSTOM", data: `{"n":${n}}` });
let tasks = 0;

/** One run of each shard. */
function taskOfEach(): string[] {
  const found = new Map<number, string>();
  while (found.size < slots.size) {
    const taskId = `tsk_${++tasks}`;
    if (!found.has(shardNumber(taskId))) found.set(shardNumber(taskId), taskId);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, taskId]) => taskId);
}

const keyOf = (taskId: string): string => `run:{${[...slots.keys()][shardNumber(taskId)]}}:${taskId}`;
const taskOfFirst = (): string => taskOfEach()[0] ?? "";

async function makeProcess(redisUrl: string): Promise<Stream> {
  const stream = makeStream({ redisUrl, log: makeLog({ level: "silent" }) });
  onTestFinished(() => stream.close());
  await waitFor(() => stream.ping());
  return stream;
}

interface Seen {
  seqs: number[];
  gaps: number;
}

function watch(stream: Stream, taskId: string): Seen {
  const seen: Seen = { seqs: [], gaps: 0 };
  const stop = stream.watch(taskId, 0, {
    events(events) {
      for (const { seq, ...said } of events) {
        expect(said).toEqual(event(seq));
        seen.seqs.push(seq);
      }
    },
    gap: () => void seen.gaps++,
  });
  onTestFinished(stop);
  return seen;
}

/** Publishes one number after the other until the last is seen: those before it may be lost, none comes twice. */
async function comesThrough(stream: Stream, taskId: string, seen: Seen, from: number): Promise<number> {
  let seq = from;
  await waitFor(() => {
    stream.publish(taskId, seq, [event(seq)]);
    seq++;
    expect(seen.seqs.at(-1) ?? 0).toBeGreaterThanOrEqual(from);
  });
  expect(seen.seqs).toEqual([...new Set(seen.seqs)].toSorted((a, b) => a - b));
  return seq;
}

describe.skipIf(binary === undefined)("a cluster of three nodes", () => {
  let cluster: RedisCluster;

  beforeAll(async () => {
    cluster = await startRedisCluster(binary ?? "");
  }, 120_000);

  it("has the slots of shards where we take them to be, a fair part on each node", async () => {
    const [node] = cluster.nodes;
    for (const [tag, slot] of slots) expect(await node?.client.call("CLUSTER", "KEYSLOT", `run:{${tag}}:x`)).toBe(slot);
    const owners = await Promise.all([...slots.values()].map(cluster.ownerOf));
    const parts = cluster.nodes.map((one) => owners.filter((owner) => owner === one).length);
    expect(parts.toSorted()).toEqual([5, 5, 6]);
  });

  it("carries the events of every shard from one process to another, each on its node, without a gap", async () => {
    const [, , last] = cluster.nodes;
    const writer = await makeProcess(cluster.url);
    // One that is told of one node learns the others.
    const reader = await makeProcess(`${last?.url}?cluster=yes`);
    const runs = taskOfEach();
    const seen = runs.map((taskId) => watch(reader, taskId));
    expect(reader.watched).toBe(slots.size);
    // A reader that was sent to its node has said that it was away; from then on it misses nothing.
    await Promise.all(runs.map((taskId, at) => comesThrough(writer, taskId, seen[at] as Seen, 1)));
    const gaps = seen.map((one) => one.gaps);
    for (let seq = 1002; seq < 1102; seq += 2)
      for (const taskId of runs) writer.publish(taskId, seq, [event(seq), event(seq + 1)]);
    const all = Array.from({ length: 100 }, (_, n) => 1002 + n);
    await waitFor(() => expect(seen.map(({ seqs }) => seqs.filter((seq) => seq > 1000))).toEqual(runs.map(() => all)));
    expect(seen.map((one) => one.gaps)).toEqual(gaps);
    for (const { client } of cluster.nodes) expect(await client.dbsize()).toBeGreaterThan(0);
  });

  it("is written to by one connection a node, and read by one for each shard that is watched", async () => {
    const stream = await makeProcess(cluster.url);
    const connections = async () =>
      (await Promise.all(cluster.nodes.map(({ client }) => connectionsOf(client)))).flat().sort();
    await waitFor(async () => expect(await connections()).toEqual(["accord", "accord", "accord"]));
    const task = taskOfFirst();
    const seen = [watch(stream, task), watch(stream, task)];
    await comesThrough(stream, task, seen[0] as Seen, 1);
    expect(await connections()).toEqual(["accord", "accord", "accord", "accord-hub"]);
  });

  it("is rung on one node and heard on all, also after the listener's node is gone", async () => {
    const [ringer, listener] = [await makeProcess(cluster.url), await makeProcess(cluster.url)];
    let rings = 0;
    listener.onRing(() => void rings++);
    const heard = async () => {
      const known = rings;
      await waitFor(() => {
        ringer.ring("run");
        expect(rings).toBeGreaterThan(known);
      });
    };
    await heard();
    const own = await until(async () => {
      for (const node of cluster.nodes) if ((await connectionsOf(node.client)).includes("accord-bell")) return node;
      return undefined;
    }, "the listener's node");
    await own.kill();
    await heard();
    own.start();
    await cluster.whole();
  });

  it("forgets runs, wherever they are", async () => {
    const stream = await makeProcess(cluster.url);
    const runs = taskOfEach();
    for (const taskId of runs) stream.publish(taskId, 1, [event(1)]);
    await waitFor(async () => expect(await keysOf(runs)).toBe(runs.length));
    await stream.forget(runs);
    expect(await keysOf(runs)).toBe(0);
  });

  it("goes on after FLUSHALL on one node, under the same numbers", async () => {
    const stream = await makeProcess(cluster.url);
    const runs = taskOfEach();
    const seen = runs.map((taskId) => watch(stream, taskId));
    await Promise.all(runs.map((taskId, at) => comesThrough(stream, taskId, seen[at] as Seen, 1)));
    await (await cluster.ownerOf(firstSlot)).client.flushall();
    runs.forEach((taskId) => stream.publish(taskId, 9000, [event(9000)]));
    await waitFor(() => expect(seen.map(({ seqs }) => seqs.at(-1))).toEqual(runs.map(() => 9000)));
  });

  it("may lose a node, says so to those who watch its runs, and has it back", async () => {
    const stream = await makeProcess(cluster.url);
    const task = taskOfFirst();
    const seen = watch(stream, task);
    await comesThrough(stream, task, seen, 1);
    const node = await cluster.ownerOf(firstSlot);
    const { gaps } = seen;
    await node.kill();
    await waitFor(() => expect(seen.gaps).toBeGreaterThan(gaps));
    await expect(stream.ping()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    stream.publish(task, 5000, [event(5000)]);
    node.start();
    await cluster.whole();
    await comesThrough(stream, task, seen, 6000);
    await waitFor(() => stream.ping());
  });

  it("moves a shard while it is written and read: nothing comes twice, and it goes on where it has moved", async () => {
    const [writer, reader] = [await makeProcess(cluster.url), await makeProcess(cluster.url)];
    const [old, young] = [taskOfFirst(), taskOfFirst()];
    const seen = watch(reader, old);
    const next = await comesThrough(writer, old, seen, 1);
    const from = await cluster.ownerOf(firstSlot);
    const to = cluster.nodes.find((node) => node !== from) as ClusterNode;
    await cluster.move(firstSlot, to, async () => {
      // What has no key yet is written where the shard goes (ASK), what has one where it is.
      writer.publish(young, 1, [event(1)]);
      writer.publish(old, next, [event(next)]);
      await waitFor(async () => {
        const [, found] = (await to.client.pipeline([["asking"], ["exists", keyOf(young)]]).exec()) ?? [];
        expect(found).toEqual([null, 1]);
      });
      await waitFor(async () => expect(await from.client.xrange(keyOf(old), `${next}-0`, "+")).toHaveLength(1));
    });
    // The writer still knows the old place: it is told (MOVED), and sends the same there.
    writer.publish(old, 7000, [event(7000)]);
    await waitFor(async () => expect(await to.client.xrange(keyOf(old), "7000-0", "+")).toHaveLength(1));
    await waitFor(() => expect(seen.seqs.at(-1)).toBe(7000));
    await comesThrough(writer, old, seen, 8000);
    const late = watch(reader, young);
    await waitFor(() => expect(late.seqs).toEqual([1]));
  });

  it("gives up a node's links that have gone silent, and comes back to it", async () => {
    const stream = await makeProcess(cluster.url);
    const task = taskOfFirst();
    const seen = watch(stream, task);
    await comesThrough(stream, task, seen, 1);
    const { way } = await cluster.ownerOf(firstSlot);
    const silent = [...way.wires];
    expect(silent.length).toBeGreaterThanOrEqual(2);
    for (const wire of silent) wire.stall("back");
    await until(async () => silent.every((wire) => !way.wires.has(wire)), "all to be given up");
    await comesThrough(stream, task, seen, 5000);
  });

  async function keysOf(runs: string[]): Promise<number> {
    const names = new Set(runs.map(keyOf));
    const found = await Promise.all(cluster.nodes.map(({ client }) => client.keys("run:*")));
    return found.flat().filter((key) => names.has(key)).length;
  }
});

it.skipIf(binary === undefined)(
  "a replica that takes over is found, by those who write and those who read",
  async () => {
    const cluster = await startRedisCluster(binary ?? "", { withReplica: true });
    const [writer, reader] = [await makeProcess(cluster.url), await makeProcess(cluster.url)];
    const task = taskOfFirst();
    const seen = watch(reader, task);
    await comesThrough(writer, task, seen, 1);
    const [primary, , , replica] = cluster.nodes as [ClusterNode, ClusterNode, ClusterNode, ClusterNode];
    await primary.kill();
    await comesThrough(writer, task, seen, 5000);
    expect(await replica.client.exists(keyOf(task))).toBe(1);
    await waitFor(() => writer.ping());
  },
  120_000,
);

it("one server that is taken for a cluster has all shards", async () => {
  const redis = await privateRedis();
  const stream = await makeProcess(`${redis.url}?cluster=yes`);
  const runs = taskOfEach();
  const seen = runs.map((taskId) => watch(stream, taskId));
  await Promise.all(runs.map((taskId, at) => comesThrough(stream, taskId, seen[at] as Seen, 1)));
});
