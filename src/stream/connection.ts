import { Redis, type RedisOptions } from "ioredis";
import { systemTimers } from "../base/clock.ts";
import type { Log } from "../base/log.ts";

const slowestRetryMs = 2000;
/** A link is asked for a sign of life so often, and is dead when none comes for so long: noticed within ten seconds. */
const askMs = 3000;
const silentMs = 5000;

/**
 * A connection that comes back by itself and on which no caller waits for an absent Redis: commands fail at once. One
 * that has gone silent is given up.
 */
export function connect(redisUrl: string, name: string, options: RedisOptions): Redis {
  const redis = new Redis(redisUrl, {
    connectionName: name,
    connectTimeout: 3000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    socketTimeout: silentMs,
    retryStrategy: (attempt) => Math.min(100 * attempt, slowestRetryMs),
    ...options,
  });
  // The vendor drops some answers of its own, such as to the SELECT of a connection that comes back. Their failure
  // would end the process; who asked hears of it all the same.
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...given) => {
    const answer = send(...given);
    if (answer instanceof Promise) answer.catch(() => {});
    return answer;
  };
  // Without a listener an error would end the process; a caller that cares listens for more.
  return redis.on("error", () => {});
}

/** For connections on which nothing else is asked all the time. It ends with the connection. */
export function keepAsking(redis: Redis): () => void {
  let callOff = systemTimers.after(askMs, ask);
  return () => callOff();

  function ask(): void {
    callOff = systemTimers.after(askMs, ask);
    // Silence is noticed by the connection itself, which then comes back.
    if (redis.status === "ready") redis.ping().catch(() => {});
  }
}

/** From its next connection on, which is now if it has one. */
export function moveTo(redis: Redis, { host, port }: { host: string; port: number }): void {
  if (redis.options.host === host && redis.options.port === port) return;
  // The vendor reads them whenever it connects.
  Object.assign(redis.options, { host, port });
  if (redis.status === "ready") redis.disconnect(true);
}

/** One line when Redis goes and one when it is back, not one for every attempt in between. */
export function tellOutages(redis: Redis, log: Log, facts: Record<string, string> = {}): void {
  let isOut = false;
  redis.on("error", (cause: Error) => {
    if (isOut) return;
    isOut = true;
    log.warn("redis is out of reach; retrying until it is back", { ...facts, cause });
  });
  redis.on("ready", () => {
    if (isOut) log.info("redis is back", facts);
    isOut = false;
  });
}
