import type { Redis } from "ioredis";
import type { Log } from "../base/log.ts";
import { bellChannel } from "./names.ts";

/** What a worker process may be waiting for: a run to work on, or the wish to cancel one. */
export type Ring = "run" | `cancel:${string}`;

/** True when this process sees to it. A ring of its `own` then goes no further. */
export type RingListener = (kind: Ring, isOwn: boolean) => boolean | void;

/**
 * Connects with its first listener. A ring without a listener is lost: listeners look for themselves now and then.
 *
 * The subscription is made here, anew with every connection: the vendor's own would end the process when Redis goes
 * away while it is made. A connection that cannot be subscribed is given up, and the next one tries again.
 */
export function makeBell(redis: Redis, log: Log) {
  const listeners = new Set<RingListener>();
  redis.on("ready", () => {
    redis.subscribe(bellChannel).catch((cause: unknown) => {
      // Gone meanwhile: it comes back by itself.
      if (redis.status !== "ready") return;
      log.warn("the bell cannot be heard; trying again", { cause });
      redis.disconnect(true);
    });
  });
  redis.on("message", (_channel: string, kind: string) => {
    tellAll(kind as Ring, false);
  });
  return {
    /** What this process rings itself. */
    ringHere: (kind: Ring): boolean => tellAll(kind, true),
    onRing(listener: RingListener): () => void {
      listeners.add(listener);
      // It tries again by itself.
      if (redis.status === "wait") redis.connect().catch(() => {});
      return () => void listeners.delete(listener);
    },
  };

  function tellAll(kind: Ring, isOwn: boolean): boolean {
    let isSeenTo = false;
    for (const listener of listeners) {
      try {
        isSeenTo = listener(kind, isOwn) === true || isSeenTo;
      } catch (reason) {
        log.error("a listener of the bell failed", { cause: reason });
      }
    }
    return isSeenTo;
  }
}
