import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { atEnd } from "./at-end.ts";
import { until } from "./until.ts";

const slots = 16_384;

/** A cluster of three nodes on this machine, each with a third of the slots; their addresses. */
export async function startRedisCluster(binary: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "accord-cluster-"));
  const ports = [await freePort(), await freePort(), await freePort()];
  const children: ChildProcess[] = [];
  const clients: Redis[] = [];
  atEnd(async () => {
    for (const client of clients) client.disconnect();
    for (const child of children) {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  });
  for (const port of ports) {
    const settings = {
      port,
      // Not ten thousand above the port: that may be no port at all.
      "cluster-port": await freePort(),
      bind: "127.0.0.1",
      dir: folder,
      "cluster-enabled": "yes",
      "cluster-config-file": `nodes-${port}.conf`,
      "cluster-node-timeout": 5000,
      save: "",
      appendonly: "no",
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    children.push(spawn(binary, args, { stdio: "ignore" }));
    clients.push(new Redis(port, "127.0.0.1", { retryStrategy: () => 50, maxRetriesPerRequest: null }));
    clients.at(-1)?.on("error", () => {});
    const busPort = settings["cluster-port"];
    if (port !== ports[0]) await clients[0]?.call("CLUSTER", "MEET", "127.0.0.1", port, busPort);
  }
  for (const [at, client] of clients.entries()) {
    const [from, to] = [Math.floor((slots * at) / 3), Math.floor((slots * (at + 1)) / 3) - 1];
    await client.call("CLUSTER", "ADDSLOTSRANGE", from, to);
  }
  for (const client of clients)
    await until(async () => {
      const info = String(await client.call("CLUSTER", "INFO"));
      return info.includes("cluster_state:ok") && info.includes("cluster_size:3");
    }, "the cluster to be whole");
  return ports.map((port) => `redis://127.0.0.1:${port}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
