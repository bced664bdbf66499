import type { Redis } from "ioredis";
import { systemTimers } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import { keyOf } from "./publisher.ts";

/** What a watcher is told. Numbers may be missing, and numbers it knows may come again. */
export interface Watcher {
  event(seq: number, type: string, data: string): void;
  /** Something may have been missed; the database knows. */
  gap(): void;
}

export interface Hub {
  /** From the first watcher of a run on, events behind `fromSeq`. The answer ends it. */
  watch(taskId: string, fromSeq: number, watcher: Watcher): () => void;
  readonly watched: number;
}

interface Key {
  last: number;
  watchers: Set<Watcher>;
}

type Reply = [key: string, entries: [id: string, fields: string[]][]][] | null;

/** How long one read waits. Redis answers then, so silence for longer means that the connection is dead. */
export const blockMs = 10_000;
const perRead = 200;
const pauseMs = 100;

/**
 * One blocking read for all watchers of the process, on a connection of its own (G062). It is `idle` while no client
 * watches or Redis is away; a first watcher and a returning Redis start it. It is `reading` until an answer, a timeout
 * or a loss, and then goes on with the keys that are watched by now. A key that comes or goes while it reads is made
 * known by an entry in a stream that only this process reads.
 */
export function makeHub({ redis, wake, log }: { redis: Redis; wake(key: string, id: number): void; log: Log }): Hub {
  const keys = new Map<string, Key>();
  const control = `hub:${newId("hub")}`;
  let wakes = 0;
  let seenWakes = 0;
  let isReading = false;
  let hasLost = false;

  redis.on("ready", () => {
    if (hasLost) tellAll((watcher) => watcher.gap());
    hasLost = false;
    read();
  });
  // Also after every try to come back, so that watchers are not left alone with their keep-alive while Redis is away.
  redis.on("close", () => {
    hasLost = true;
    tellAll((watcher) => watcher.gap());
  });

  return {
    watch(taskId, fromSeq, watcher) {
      const name = keyOf(taskId);
      const key = keys.get(name) ?? { last: fromSeq, watchers: new Set() };
      key.watchers.add(watcher);
      if (!keys.has(name)) {
        keys.set(name, key);
        refresh();
      }
      return () => {
        if (!key.watchers.delete(watcher) || key.watchers.size > 0) return;
        keys.delete(name);
        refresh();
      };
    },
    get watched() {
      return keys.size;
    },
  };

  function refresh(): void {
    if (!isReading) return read();
    // One is enough until the read has come back.
    if (wakes === seenWakes) wake(control, ++wakes);
  }

  function read(): void {
    if (isReading || keys.size === 0 || redis.status !== "ready") return;
    isReading = true;
    const watched = [...keys];
    const names = watched.map(([name]) => name);
    const ids = watched.map(([, { last }]) => `${last}-0`);
    const answer = redis.xread(
      "COUNT",
      perRead,
      "BLOCK",
      blockMs,
      "STREAMS",
      control,
      ...names,
      `${seenWakes}-0`,
      ...ids,
    ) as Promise<Reply>;
    answer.then(deliver, miss);
  }

  function deliver(reply: Reply): void {
    isReading = false;
    for (const [name, entries] of reply ?? []) {
      const key = keys.get(name);
      for (const [id, fields] of entries) {
        const seq = Number.parseInt(id, 10);
        if (name === control) seenWakes = seq;
        else if (key !== undefined) hand(key, seq, fields);
      }
    }
    // A wake that Redis forgot is not waited for: the next read has the new keys anyway.
    seenWakes = wakes;
    read();
  }

  function hand(key: Key, seq: number, fields: string[]): void {
    // Written by us as type, data; anything else under this name is not ours.
    const [, type, , data] = fields;
    if (seq <= key.last || type === undefined || data === undefined) return;
    key.last = seq;
    for (const watcher of key.watchers) tell(() => watcher.event(seq, type, data));
  }

  function miss(reason: unknown): void {
    isReading = false;
    hasLost = true;
    // Otherwise "ready" starts it again. An error of a living Redis must not become a busy loop.
    if (redis.status !== "ready") return;
    log.debug("a read of live events failed", { cause: reason });
    tellAll((watcher) => watcher.gap());
    systemTimers.after(pauseMs, read);
  }

  function tellAll(say: (watcher: Watcher) => void): void {
    for (const { watchers } of keys.values()) for (const watcher of watchers) tell(() => say(watcher));
  }

  /** One watcher's fault is not the others'. */
  function tell(say: () => void): void {
    try {
      say();
    } catch (reason) {
      log.error("a watcher of live events failed", { cause: reason });
    }
  }
}
