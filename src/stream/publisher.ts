import { systemTimers } from "../base/clock.ts";
import { bellChannel } from "./names.ts";
import type { Command } from "./outbox.ts";
import { keyOf, type Servers, type Shard } from "./servers.ts";

export interface StreamEvent {
  type: string;
  data: string;
}

const terminal = new Set(["RUN_FINISHED", "RUN_ERROR"]);
// Enough for clients that are behind; those further behind are served from the database.
const keptEvents = 1000;
const keptAfterEndSeconds = 600;
// A run that is abandoned half-way leaves no key for ever.
const keptSeconds = 3600;
/** While a run speaks, it is not said again for so long how long its key is kept: half of what Redis would be sent. */
const saidForMs = 60_000;
/** More runs than one process works on within that time. */
const mostSaid = 10_000;

/** Of runs that are forgotten, in one command. */
const keysAtOnce = 1000;
const soonMs = 2000;

const ringOfRun: Command = ["publish", bellChannel, "run"];

export function makePublisher(servers: Servers) {
  /** A process that has only just begun is about to be connected. */
  const soonReady = (): Promise<void> =>
    new Promise((resolve) => {
      const callOff = systemTimers.after(soonMs, resolve);
      servers.onceReady(() => {
        callOff();
        resolve();
      });
    });

  /** When it was last said of each key, until its run has ended. A Redis that was emptied meanwhile hears it then. */
  const said = new Map<string, number>();

  function toKept(key: string, isEnd: boolean): Command[] {
    if (isEnd) {
      said.delete(key);
      return [["expire", key, keptAfterEndSeconds]];
    }
    const now = performance.now();
    if (now - (said.get(key) ?? -Infinity) < saidForMs) return [];
    if (said.size >= mostSaid) said.clear();
    said.set(key, now);
    return [["expire", key, keptSeconds]];
  }

  return {
    publish(taskId: string, firstSeq: number, events: readonly StreamEvent[]): void {
      const shard = servers.shardOf(taskId);
      const outbox = shard.outbox();
      if (events.length === 0 || outbox === undefined) return;
      const key = keyOf(shard, taskId);
      // The log's own numbers: they outlive Redis, and one that was sent twice is refused. A key holds one run, so
      // its number, which readers are sent, is not needed here. What was written together is one entry under the
      // number of its last event; processes of earlier versions read that one, and see that others are missing.
      const { type, data } = events.at(-1) as StreamEvent;
      const before = events.slice(0, -1).map((event) => `${event.type} ${event.data}`);
      const id = `${firstSeq + before.length}-0`;
      const all = before.length === 0 ? [] : ["before", before.join("\n")];
      outbox.send(
        ["xadd", key, "MAXLEN", "~", keptEvents, id, "type", type, "data", data, ...all],
        ...toKept(
          key,
          events.some((event) => terminal.has(event.type)),
        ),
      );
    },
    /** What was published of these runs; who still reads it finds its end in the database. */
    async forget(taskIds: readonly string[]): Promise<void> {
      if (taskIds.length > 0 && !servers.isReady) await soonReady();
      const byShard = Map.groupBy(taskIds, servers.shardOf);
      for (const [shard, mine] of byShard)
        for (let at = 0; at < mine.length; at += keysAtOnce) {
          const keys = mine.slice(at, at + keysAtOnce).map((taskId) => keyOf(shard, taskId));
          const outbox = shard.outbox();
          outbox?.send(["unlink", ...keys]);
          await outbox?.answered();
        }
    },
    ring(kind: string): void {
      const outbox = servers.anyOutbox();
      // Whoever hears of one run looks for all there are.
      if (outbox === undefined || (kind === "run" && outbox.has(ringOfRun))) return;
      outbox.send(kind === "run" ? ringOfRun : ["publish", bellChannel, kind]);
    },
    /** Wakes the hub of this shard, which waits on this key. */
    wake(shard: Shard, key: string, id: number): void {
      shard.outbox()?.send(["xadd", key, "MAXLEN", 1, `${id}-0`, "wake", "1"], ["expire", key, keptSeconds]);
    },
  };
}
