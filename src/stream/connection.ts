import { Redis, type RedisOptions } from "ioredis";

const slowestRetryMs = 2000;

/** A connection that comes back by itself and on which no caller waits for an absent Redis: commands fail at once. */
export function connect(redisUrl: string, name: string, options: RedisOptions): Redis {
  const redis = new Redis(redisUrl, {
    connectionName: name,
    connectTimeout: 3000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, slowestRetryMs),
    ...options,
  });
  // Without a listener an error would end the process; a caller that cares listens for more.
  return redis.on("error", () => {});
}
