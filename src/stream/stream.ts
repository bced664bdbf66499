import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import { parseRedisAddress } from "../base/redis-address.ts";
import { makeBell, type Ring, type RingListener } from "./bell.ts";
import { makeCluster } from "./cluster.ts";
import { makeHub, type Hub } from "./hub.ts";
import { makePublisher, type StreamEvent } from "./publisher.ts";
import { makeOneServer } from "./servers.ts";

export type { Ring, RingListener } from "./bell.ts";
export type { Watcher } from "./hub.ts";

export interface StreamDeps {
  redisUrl: string;
  log: Log;
}

/** Doorbells and live events (G228). Nothing here is awaited by a request, and all of it may be lost. */
export interface Stream {
  /**
   * After the commit that made these events durable; `firstSeq` is the number of the first. Of a run that this process
   * holds, Redis is told while there are others that could follow it.
   */
  publish(taskId: string, firstSeq: number, events: readonly StreamEvent[]): void;
  hold: Hub["hold"];
  /** After the commit that deleted these runs. Waits for Redis, but not for long. */
  forget(taskIds: readonly string[]): Promise<void>;
  /** Heard here first; other processes hear what this one does not see to. */
  ring(kind: Ring): void;
  /** The answer ends it. */
  onRing(listener: RingListener): () => void;
  watch: Hub["watch"];
  remembers: Hub["remembers"];
  /** How many runs are watched. */
  readonly watched: number;
  /** Throws SERVICE_UNAVAILABLE when Redis does not answer soon. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function makeStream({ redisUrl, log }: StreamDeps): Stream {
  const { isCluster, urls } = parseRedisAddress(redisUrl);
  const servers = isCluster ? makeCluster(urls, log) : makeOneServer(redisUrl, log);
  const bell = makeBell(servers.bell, log);
  const { publish, forget, ring, wake } = makePublisher(servers);
  const hubs = new Map(
    servers.shards.map((shard) => [shard, makeHub({ shard, wake: (key, id) => wake(shard, key, id), log })]),
  );
  const hubOf = (taskId: string): Hub => hubs.get(servers.shardOf(taskId)) as Hub;

  return {
    publish(taskId, firstSeq, events) {
      const hub = hubOf(taskId);
      if (!servers.isAlone || !hub.holds(taskId)) publish(taskId, firstSeq, events);
      hub.say(taskId, firstSeq, events);
    },
    hold: (taskId) => hubOf(taskId).hold(taskId),
    forget,
    ring(kind) {
      if (!bell.ringHere(kind)) ring(kind);
    },
    onRing: bell.onRing,
    watch: (taskId, fromSeq, watcher) => hubOf(taskId).watch(taskId, fromSeq, watcher),
    remembers: (taskId, fromSeq, toSeq) => hubOf(taskId).remembers(taskId, fromSeq, toSeq),
    get watched() {
      return [...hubs.values()].reduce((sum, { watched }) => sum + watched, 0);
    },
    async ping() {
      try {
        await servers.ping();
      } catch (reason) {
        throw new AppError("SERVICE_UNAVAILABLE", {}, { cause: reason });
      }
    },
    async close() {
      servers.close();
    },
  };
}
