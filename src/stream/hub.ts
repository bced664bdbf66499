import { systemTimers } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import type { LogEvent } from "../domain/event.ts";
import type { StreamEvent } from "./publisher.ts";
import { keyOf, type Shard } from "./servers.ts";

/** What a watcher is told. Numbers may be missing, and numbers it knows may come again. */
export interface Watcher {
  /** What was written together, in order and without a gap. */
  events(events: readonly LogEvent[]): void;
  /** Something may have been missed; the database knows. */
  gap(): void;
}

export interface Hub {
  /**
   * Events behind `fromSeq`, which the caller has just read from the log, or which is remembered: what was said since
   * is told of as a gap, or comes. The answer ends it.
   */
  watch(taskId: string, fromSeq: number, watcher: Watcher): () => void;
  /** All events behind `fromSeq`, up to `toSeq`, were said here and are still known: who watches need not read them. */
  remembers(taskId: string, fromSeq: number, toSeq: number): boolean;
  /** This process alone speaks for the run, until the answer is called: its watchers here need no Redis. */
  hold(taskId: string): () => void;
  holds(taskId: string): boolean;
  /** What this process says. Watchers of a run that it does not hold hear it from Redis. */
  say(taskId: string, firstSeq: number, events: readonly StreamEvent[]): void;
  readonly watched: number;
}

interface Key {
  last: number;
  watchers: Set<Watcher>;
}

interface Holding {
  /** A process may take over from itself. */
  times: number;
  /** The last number that this process has said, whether or not anybody watched. */
  said: number;
  /** What it has said so far, in order and without a gap, until that was too much. */
  kept: LogEvent[] | undefined;
  /** Characters of that. */
  keptLength: number;
}

type Reply = [key: string, entries: [id: string, fields: string[]][]][] | null;

/** How long one read waits. Redis answers then, so silence for longer means that the connection is dead. */
const blockMs = 3000;
const perRead = 200;
const pauseMs = 100;
const longestPauseMs = 2000;
/** Characters of one run: several times what most of them say. */
const mostKept = 64 * 1024;

/**
 * One blocking read for all watchers of a shard, on a connection of its own (G062). It is `idle` while no client
 * watches or Redis is away; a first watcher and a returning Redis start it. It is `reading` until an answer, a timeout
 * or a loss, and then goes on with the keys that are watched by now. A key that comes while it reads, and the last one
 * that goes, is made known by an entry in a stream that only this process reads.
 *
 * Runs that this process holds are not read: what it says of them, it tells its own watchers itself. One that it has
 * lost to another process is read again from the moment it knows, and watchers are told that they may have missed
 * something.
 */
export function makeHub({ shard, wake, log }: { shard: Shard; wake(key: string, id: number): void; log: Log }): Hub {
  const redis = shard.reader;
  const keys = new Map<string, Key>();
  const held = new Map<string, Holding>();
  const control = `hub:${shard.tag}${newId("hub")}`;
  let wakes = 0;
  let seenWakes = 0;
  let isReading = false;
  let hasLost = false;
  let misses = 0;

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
      const name = keyOf(shard, taskId);
      const key = keys.get(name) ?? { last: fromSeq, watchers: new Set() };
      key.watchers.add(watcher);
      if (!keys.has(name)) {
        keys.set(name, key);
        if (!held.has(name)) refresh();
      }
      // Passed on after the caller has looked and before it began to watch, and not passed on again.
      const passed = Math.max(key.last, held.get(name)?.said ?? 0);
      if (passed > fromSeq) queueMicrotask(() => tell(() => tellBehind(name, fromSeq, watcher)));
      return () => {
        if (!key.watchers.delete(watcher) || key.watchers.size > 0) return;
        keys.delete(name);
        if (keys.size === 0 && isReading) refresh();
      };
    },
    remembers(taskId, fromSeq, toSeq) {
      const name = keyOf(shard, taskId);
      return (held.get(name)?.said ?? 0) >= toSeq && recall(name, fromSeq) !== undefined;
    },
    hold(taskId) {
      const name = keyOf(shard, taskId);
      const holding = held.get(name) ?? { times: 0, said: 0, kept: [], keptLength: 0 };
      holding.times++;
      held.set(name, holding);
      return () => {
        if (--holding.times > 0) return;
        held.delete(name);
        const key = keys.get(name);
        if (key === undefined) return;
        refresh();
        for (const watcher of key.watchers) tell(() => watcher.gap());
      };
    },
    holds: (taskId) => held.has(keyOf(shard, taskId)),
    say(taskId, firstSeq, events) {
      const name = keyOf(shard, taskId);
      const key = keys.get(name);
      const holding = held.get(name);
      if (holding === undefined) return;
      const told = events.map(({ type, data }, index) => ({ seq: firstSeq + index, type, data }));
      holding.said = firstSeq + events.length - 1;
      remember(holding, told);
      if (key !== undefined) pass(key, told);
    },
    get watched() {
      return keys.size;
    },
  };

  function remember(holding: Holding, events: readonly LogEvent[]): void {
    const [first] = events;
    if (first === undefined) return;
    // Another process has had the run meanwhile, and has spoken.
    if ((holding.kept?.at(-1)?.seq ?? first.seq - 1) !== first.seq - 1) [holding.kept, holding.keptLength] = [[], 0];
    for (const { data } of events) holding.keptLength += data.length;
    if (holding.keptLength > mostKept) holding.kept = undefined;
    holding.kept?.push(...events);
  }

  /** What was said behind a number, or nothing where that is not known from its first event on. */
  function recall(name: string, fromSeq: number): LogEvent[] | undefined {
    const kept = held.get(name)?.kept;
    if (kept === undefined || (kept[0]?.seq ?? Infinity) > fromSeq + 1) return undefined;
    return kept.filter(({ seq }) => seq > fromSeq);
  }

  function tellBehind(name: string, fromSeq: number, watcher: Watcher): void {
    const known = recall(name, fromSeq);
    if (known === undefined) watcher.gap();
    else watcher.events(known);
  }

  function refresh(): void {
    if (!isReading) return read();
    // One is enough until the read has come back.
    if (wakes === seenWakes) wake(control, ++wakes);
  }

  function read(): void {
    if (isReading) return;
    const watched = [...keys].filter(([name]) => !held.has(name));
    if (watched.length === 0) return;
    // It tries again by itself.
    if (redis.status === "wait") redis.connect().catch(() => {});
    if (redis.status !== "ready") return;
    isReading = true;
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
    misses = 0;
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
    // Written by us as type, data, and what was written with it; anything else under this name is not ours.
    const [, type, , data, , before] = fields;
    if (seq <= key.last || type === undefined || data === undefined) return;
    const lines = before === undefined ? [] : before.split("\n");
    const earlier = lines.map((line, index) => {
      const blank = line.indexOf(" ");
      return { seq: seq - lines.length + index, type: line.slice(0, blank), data: line.slice(blank + 1) };
    });
    pass(key, [...earlier, { seq, type, data }]);
  }

  function pass(key: Key, events: readonly LogEvent[]): void {
    const unheard = events.filter(({ seq }) => seq > key.last);
    const last = unheard.at(-1);
    if (last === undefined) return;
    key.last = last.seq;
    for (const watcher of key.watchers) tell(() => watcher.events(unheard));
  }

  function miss(reason: unknown): void {
    isReading = false;
    hasLost = true;
    // Otherwise "ready" starts it again. An error of a living Redis must not become a busy loop.
    if (redis.status !== "ready") return;
    log.debug("a read of live events failed", { cause: reason });
    tellAll((watcher) => watcher.gap());
    shard.refused(reason);
    systemTimers.after(Math.min(pauseMs * ++misses, longestPauseMs), read);
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
