import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { startValkey } from "../../src/embedded/valkey.ts";
import { atEnd } from "./at-end.ts";

export interface PrivateRedis {
  url: string;
  /** For looking and for doing harm. Comes back by itself. */
  client: Redis;
  stop(): Promise<void>;
  /** At the same address, empty. */
  start(): Promise<void>;
}

/** A server of this test file's own, which may be flushed and stopped without hurting anybody. */
export async function privateRedis(): Promise<PrivateRedis> {
  const folder = await mkdtemp(join(tmpdir(), "accord-redis-"));
  const service = await startValkey(folder);
  const client = new Redis(service.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  client.on("error", () => {});
  atEnd(async () => {
    client.disconnect();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { url: service.url, client, stop: () => service.stop(), start: () => service.revive() };
}

/** Names of the connections there are, without the looker's own. */
export async function connectionsOf(client: Redis): Promise<string[]> {
  const list = (await client.client("LIST")) as string;
  return [...list.matchAll(/ name=(\S+)/g)].map(([, name = ""]) => name).sort();
}
