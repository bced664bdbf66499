import { Redis } from "ioredis";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";

export interface StreamDeps {
  redisUrl: string;
  log: Log;
}

export interface Stream {
  /** Throws SERVICE_UNAVAILABLE when Redis does not answer soon. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const pingMs = 2000;
const slowestRetryMs = 2000;

export function makeStream({ redisUrl, log }: StreamDeps): Stream {
  const redis = new Redis(redisUrl, {
    connectionName: "accord",
    connectTimeout: 3000,
    commandTimeout: pingMs,
    // Redis may vanish at any moment and nobody waits for it: a command fails at once, the connection comes back by itself.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(100 * attempt, slowestRetryMs),
  });

  // Without the flag a long outage would write a line per attempt.
  let isOut = false;
  redis.on("error", (reason: Error) => {
    if (isOut) return;
    isOut = true;
    log.warn("redis is out of reach; retrying until it is back", { cause: reason });
  });
  redis.on("ready", () => {
    if (isOut) log.info("redis is back");
    isOut = false;
  });

  return {
    async ping() {
      try {
        await redis.ping();
      } catch (reason) {
        throw new AppError("SERVICE_UNAVAILABLE", {}, { cause: reason });
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}
