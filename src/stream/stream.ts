import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import { makeBell, type Ring } from "./bell.ts";
import { connect, keepAsking } from "./connection.ts";
import { makeHub, type Hub } from "./hub.ts";
import { makePublisher, type StreamEvent } from "./publisher.ts";

export type { Ring } from "./bell.ts";
export type { Watcher } from "./hub.ts";

export interface StreamDeps {
  redisUrl: string;
  log: Log;
}

/** Doorbells and live events (G228). Nothing here is awaited by a request, and all of it may be lost. */
export interface Stream {
  /** After the commit that made these events durable; `firstSeq` is the number of the first. */
  publish(taskId: string, firstSeq: number, events: readonly StreamEvent[]): void;
  hold: Hub["hold"];
  /** After the commit that deleted these runs. Waits for Redis, but not for long. */
  forget(taskIds: readonly string[]): Promise<void>;
  ring(kind: Ring): void;
  /** The answer ends it. */
  onRing(listener: (kind: Ring) => void): () => void;
  watch: Hub["watch"];
  /** How many runs are watched. */
  readonly watched: number;
  /** Throws SERVICE_UNAVAILABLE when Redis does not answer soon. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const pingMs = 2000;

export function makeStream({ redisUrl, log }: StreamDeps): Stream {
  const redis = connect(redisUrl, "accord", { commandTimeout: pingMs });
  // Never shared: a blocking read holds up everything behind it.
  const reader = connect(redisUrl, "accord-hub", { protocol: 2 });
  const bell = makeBell(connect(redisUrl, "accord-bell", { lazyConnect: true }), log);
  const { publish, forget, ring, wake } = makePublisher(redis);
  const hub = makeHub({ redis: reader, wake, log });
  const quiet = [redis, bell.redis].map(keepAsking);

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
    publish(taskId, firstSeq, events) {
      publish(taskId, firstSeq, events);
      hub.say(taskId, firstSeq, events);
    },
    hold: hub.hold,
    forget,
    ring,
    onRing: bell.onRing,
    watch: hub.watch,
    get watched() {
      return hub.watched;
    },
    async ping() {
      try {
        await redis.ping();
      } catch (reason) {
        throw new AppError("SERVICE_UNAVAILABLE", {}, { cause: reason });
      }
    },
    async close() {
      for (const end of quiet) end();
      for (const connection of [redis, reader, bell.redis]) connection.disconnect();
    },
  };
}
