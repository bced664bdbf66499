import type { Redis } from "ioredis";

export interface StreamEvent {
  type: string;
  data: string;
}

export const keyOf = (taskId: string): string => `run:${taskId}`;
export const bellChannel = "accord:bell";

const terminal = new Set(["RUN_FINISHED", "RUN_ERROR"]);
// Enough for clients that are behind; those further behind are served from the database.
const keptEvents = 1000;
const keptAfterEndSeconds = 600;
// A run that is abandoned half-way leaves no key for ever.
const keptSeconds = 3600;
/** A Redis that takes commands and answers none must not fill the memory with them. */
const mostUnanswered = 1000;

/** Fire and forget: Redis may vanish at any moment, and what it loses is in the database. */
export function makePublisher(redis: Redis) {
  let unanswered = 0;
  const send = (command: () => Promise<unknown>): void => {
    if (redis.status !== "ready" || unanswered >= mostUnanswered) return;
    unanswered++;
    command()
      .catch(() => {})
      .finally(() => unanswered--);
  };
  return {
    publish(taskId: string, firstSeq: number, events: readonly StreamEvent[]): void {
      if (events.length === 0) return;
      send(() => {
        const key = keyOf(taskId);
        const pipeline = redis.pipeline();
        // The log's own numbers: they outlive Redis, and one that was sent twice is refused. A key holds one run, so
        // its number, which readers are sent, is not needed here.
        events.forEach(({ type, data }, index) =>
          pipeline.xadd(key, "MAXLEN", "~", keptEvents, `${firstSeq + index}-0`, "type", type, "data", data),
        );
        pipeline.expire(key, events.some(({ type }) => terminal.has(type)) ? keptAfterEndSeconds : keptSeconds);
        return pipeline.exec();
      });
    },
    ring: (kind: string): void => send(() => redis.publish(bellChannel, kind)),
    /** Wakes the hub that waits on this key. */
    wake: (key: string, id: number): void =>
      send(() => redis.pipeline().xadd(key, "MAXLEN", 1, `${id}-0`, "wake", "1").expire(key, keptSeconds).exec()),
  };
}
