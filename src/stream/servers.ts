import type { Redis } from "ioredis";
import type { Log } from "../base/log.ts";
import { makeCompany } from "./company.ts";
import { connect, keepAsking, tellOutages } from "./connection.ts";
import { hubName } from "./names.ts";
import { makeOutbox, type Outbox } from "./outbox.ts";

/** Runs whose keys stand on one server, whichever that is, so that they can be read together. */
export interface Shard {
  /** Stands in the names of all its keys. */
  tag: string;
  /** Of its server, if that can be written to now. */
  outbox(): Outbox | undefined;
  /** For blocking reads, and never shared: they hold up everything behind them. */
  reader: Redis;
  /** Its server does not answer what the reader asks. */
  refused(reason: unknown): void;
}

/** Where keys are kept: on one server, or on the nodes of a cluster. */
export interface Servers {
  shards: readonly Shard[];
  shardOf(taskId: string): Shard;
  /** For rings, which are heard on all servers. */
  anyOutbox(): Outbox | undefined;
  /** For listening to rings. */
  bell: Redis;
  readonly isReady: boolean;
  /** No other process can read what this one says. */
  readonly isAlone: boolean;
  /** Calls it once, at the next time. */
  onceReady(listener: () => void): void;
  /** Fails when some do not answer soon. */
  ping(): Promise<void>;
  close(): void;
}

export const keyOf = ({ tag }: Shard, taskId: string): string => `run:${tag}${taskId}`;

export const pingMs = 2000;
/** It has some of the keys only, and refuses the others. */
const needsCluster = "redis is a node of a cluster: add ?cluster=yes to REDIS_URL, or most events come late";

export function makeOneServer(redisUrl: string, log: Log): Servers {
  const redis = connect(redisUrl, "accord", { commandTimeout: pingMs });
  const reader = connect(redisUrl, hubName, { protocol: 2 });
  const bell = connect(redisUrl, "accord-bell", { lazyConnect: true });
  const quiet = [redis, bell].map(keepAsking);
  tellOutages(redis, log);
  redis.on("ready", () => {
    redis.info("cluster").then(
      (said) => said.includes("cluster_enabled:1") && log.warn(needsCluster),
      () => {},
    );
  });
  const box = makeOutbox(redis);
  const outbox = () => (redis.status === "ready" ? box : undefined);
  const shard: Shard = { tag: "", outbox, reader, refused() {} };
  const company = makeCompany({ redis, reader, bell, outbox });
  return {
    shards: [shard],
    shardOf: () => shard,
    anyOutbox: outbox,
    bell,
    get isReady() {
      return redis.status === "ready";
    },
    get isAlone() {
      return company.isAlone;
    },
    onceReady(listener) {
      redis.once("ready", listener);
    },
    ping: async () => void (await redis.ping()),
    close() {
      for (const end of quiet) end();
      company.close();
      for (const connection of [redis, reader, bell]) connection.disconnect();
    },
  };
}
