import type { ChainableCommander, Redis } from "ioredis";
import { systemTimers } from "../base/clock.ts";

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

/** Of runs that are forgotten, in one command. */
const keysAtOnce = 1000;
const soonMs = 2000;

/**
 * Fire and forget: Redis may vanish at any moment, and what it loses is in the database. What all runs of the process
 * say in one turn is sent in one piece.
 */
export function makePublisher(redis: Redis) {
  let waiting: ChainableCommander | undefined;
  let isRung = false;
  let unanswered = 0;

  const send = (add: (pipeline: ChainableCommander) => void): void => {
    if (redis.status !== "ready" || unanswered >= mostUnanswered) return;
    if (waiting === undefined) process.nextTick(flush);
    add((waiting ??= redis.pipeline()));
  };

  function flush(): void {
    if (waiting === undefined) return;
    const { length } = waiting;
    unanswered += length;
    waiting
      .exec()
      .catch(() => {})
      .finally(() => (unanswered -= length));
    waiting = undefined;
    isRung = false;
  }

  /** A process that has only just begun is about to be connected. */
  const soonReady = (): Promise<void> =>
    new Promise((resolve) => {
      const callOff = systemTimers.after(soonMs, resolve);
      redis.once("ready", () => {
        callOff();
        resolve();
      });
    });

  return {
    publish(taskId: string, firstSeq: number, events: readonly StreamEvent[]): void {
      if (events.length === 0) return;
      send((pipeline) => {
        const key = keyOf(taskId);
        // The log's own numbers: they outlive Redis, and one that was sent twice is refused. A key holds one run, so
        // its number, which readers are sent, is not needed here. What was written together is one entry under the
        // number of its last event; processes of earlier versions read that one, and see that others are missing.
        const { type, data } = events.at(-1) as StreamEvent;
        const before = events.slice(0, -1).map((event) => `${event.type} ${event.data}`);
        const id = `${firstSeq + before.length}-0`;
        const all = before.length === 0 ? [] : ["before", before.join("\n")];
        pipeline.xadd(key, "MAXLEN", "~", keptEvents, id, "type", type, "data", data, ...all);
        pipeline.expire(key, events.some(({ type }) => terminal.has(type)) ? keptAfterEndSeconds : keptSeconds);
      });
    },
    /** What was published of these runs; who still reads it finds its end in the database. */
    async forget(taskIds: readonly string[]): Promise<void> {
      if (taskIds.length > 0 && redis.status !== "ready") await soonReady();
      for (let at = 0; at < taskIds.length && redis.status === "ready"; at += keysAtOnce)
        await redis.unlink(...taskIds.slice(at, at + keysAtOnce).map(keyOf)).catch(() => {});
    },
    ring(kind: string): void {
      // Whoever hears of one run looks for all there are.
      if (kind === "run" && isRung) return;
      send((pipeline) => {
        isRung ||= kind === "run";
        pipeline.publish(bellChannel, kind);
      });
    },
    /** Wakes the hub that waits on this key. */
    wake: (key: string, id: number): void =>
      send((pipeline) => pipeline.xadd(key, "MAXLEN", 1, `${id}-0`, "wake", "1").expire(key, keptSeconds)),
  };
}
