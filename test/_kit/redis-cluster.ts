import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { atEnd } from "./at-end.ts";
import { until } from "./until.ts";
import { makeWay, type Way } from "./way.ts";

export interface ClusterNode {
  id: string;
  port: number;
  /** As if it were alone. */
  url: string;
  /** How clients are told to come to it. */
  way: Way;
  /** For looking and for doing harm. Comes back by itself. */
  client: Redis;
  /** Without a word, and with what it held. */
  kill(): Promise<void>;
  /** At the same address. */
  start(): void;
}

export interface RedisCluster {
  /** All nodes, as REDIS_URL names them. */
  url: string;
  /** Three that share all slots, then the replica of the first if asked for. */
  nodes: ClusterNode[];
  ownerOf(slot: number): Promise<ClusterNode>;
  /** As `redis-cli --cluster reshard` does; `meanwhile` all its keys are still where they were. */
  move(slot: number, to: ClusterNode, meanwhile?: (from: ClusterNode) => Promise<void>): Promise<void>;
  whole(): Promise<void>;
}

const slots = 16_384;
const password = "a/word,@of:tests";
const user = `:${encodeURIComponent(password)}@`;

/** A cluster of three nodes on this machine, each with a third of the slots. */
export async function startRedisCluster(binary: string, { withReplica = false } = {}): Promise<RedisCluster> {
  const folder = mkdtempSync(join(tmpdir(), "accord-cluster-"));
  const nodes: ClusterNode[] = [];
  atEnd(async () => {
    for (const { client, way, kill } of nodes) {
      client.disconnect();
      await way.close();
      await kill();
    }
    rmSync(folder, { recursive: true, force: true });
  });
  for (let at = 0; at < (withReplica ? 4 : 3); at++) nodes.push(await startNode(binary, folder));
  const owners = nodes.slice(0, 3);
  const [first] = owners as [ClusterNode, ...ClusterNode[]];
  for (const { client, port, busPort } of nodes.slice(1) as (ClusterNode & { busPort: number })[]) {
    await first.client.call("CLUSTER", "MEET", "127.0.0.1", port, busPort);
    await until(async () => (await nodesSeen(client)) > 1, "the nodes to meet");
  }
  for (const [at, { client }] of owners.entries()) {
    const [from, to] = [Math.floor((slots * at) / 3), Math.floor((slots * (at + 1)) / 3) - 1];
    await client.call("CLUSTER", "ADDSLOTSRANGE", from, to);
  }
  const whole = async () => {
    for (const { client } of nodes)
      await until(async () => {
        const info = String(await client.call("CLUSTER", "INFO"));
        return info.includes("cluster_state:ok") && info.includes("cluster_size:3");
      }, "the cluster to be whole");
  };
  await whole();
  const [replica] = nodes.slice(3);
  if (replica !== undefined) {
    await until(async () => (await nodesSeen(replica.client)) === nodes.length, "the replica to know all");
    await replica.client.call("CLUSTER", "REPLICATE", first.id);
    await until(async () => /master_link_status:up/.test(await replica.client.info("replication")), "the replica");
  }
  const ownerOf = async (slot: number): Promise<ClusterNode> => {
    const ranges = (await first.client.call("CLUSTER", "SLOTS")) as [number, number, [string, number, string]][];
    const [, , [, , id]] = ranges.find(([from, to]) => from <= slot && slot <= to) as (typeof ranges)[0];
    return nodes.find((node) => node.id === id) as ClusterNode;
  };
  return {
    url: `redis://${user}${nodes.map(({ way }) => `127.0.0.1:${way.port}`).join(",")}`,
    nodes,
    ownerOf,
    async move(slot, to, meanwhile) {
      const from = await ownerOf(slot);
      await to.client.call("CLUSTER", "SETSLOT", slot, "IMPORTING", from.id);
      await from.client.call("CLUSTER", "SETSLOT", slot, "MIGRATING", to.id);
      await meanwhile?.(from);
      for (;;) {
        const keys = (await from.client.call("CLUSTER", "GETKEYSINSLOT", slot, 100)) as string[];
        if (keys.length === 0) break;
        await from.client.call("MIGRATE", "127.0.0.1", to.port, "", 0, 5000, "AUTH", password, "KEYS", ...keys);
      }
      for (const { client } of [to, from, ...owners]) await client.call("CLUSTER", "SETSLOT", slot, "NODE", to.id);
    },
    whole,
  };
}

/** Another process may take a port between the look and the start; then the node ends, and is started at others. */
async function startNode(binary: string, folder: string): Promise<ClusterNode & { busPort: number }> {
  for (let tries = 1; ; tries++) {
    const node = await tryNode(binary, folder);
    if (node !== undefined) return node;
    if (tries === 5) throw new Error(`${binary} ends as soon as it is started`);
  }
}

async function tryNode(binary: string, folder: string): Promise<(ClusterNode & { busPort: number }) | undefined> {
  const port = await freePort();
  const busPort = await freePort();
  const way = await makeWay({ host: "127.0.0.1", port });
  const settings = {
    port,
    // Not ten thousand above the port: that may be no port at all.
    "cluster-port": busPort,
    "cluster-announce-port": way.port,
    bind: "127.0.0.1",
    requirepass: password,
    masterauth: password,
    dir: folder,
    "cluster-enabled": "yes",
    "cluster-config-file": `nodes-${port}.conf`,
    "cluster-node-timeout": 2000,
    save: "",
    appendonly: "no",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const spawned = (): ChildProcess => spawn(binary, args, { stdio: "ignore" });
  let child = spawned();
  const start = () => void (child = spawned());
  const client = new Redis(port, "127.0.0.1", { password, retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on("error", () => {});
  const ended = once(child, "exit").then(() => undefined);
  const id = await Promise.race([client.call("CLUSTER", "MYID"), ended]);
  if (id === undefined) {
    client.disconnect();
    await way.close();
    return undefined;
  }
  return {
    id: String(id),
    port,
    url: `redis://${user}127.0.0.1:${way.port}`,
    busPort,
    way,
    client,
    async kill() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
    start,
  };
}

async function nodesSeen(client: Redis): Promise<number> {
  return Number(/cluster_known_nodes:(\d+)/.exec(String(await client.call("CLUSTER", "INFO")))?.[1]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
