import type { Redis } from "ioredis";
import type { Log } from "../base/log.ts";
import { bellChannel } from "./publisher.ts";

/** What a worker process may be waiting for: a run to work on, or the wish to cancel one. */
export type Ring = "run" | `cancel:${string}`;

/**
 * Connects with its first listener. A ring without a listener is lost: listeners look for themselves now and then.
 */
export function makeBell(redis: Redis, log: Log) {
  const listeners = new Set<(kind: Ring) => void>();
  redis.on("ready", () => void redis.subscribe(bellChannel).catch(() => {}));
  redis.on("message", (_channel: string, kind: string) => {
    for (const listener of listeners) {
      try {
        listener(kind as Ring);
      } catch (reason) {
        log.error("a listener of the bell failed", { cause: reason });
      }
    }
  });
  return {
    redis,
    onRing(listener: (kind: Ring) => void): () => void {
      listeners.add(listener);
      if (redis.status === "wait") redis.connect().catch(() => {});
      return () => void listeners.delete(listener);
    },
  };
}
