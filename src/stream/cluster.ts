import type { Redis } from "ioredis";
import { inBackground } from "../base/background.ts";
import { systemTimers } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { connect, keepAsking, moveTo, tellOutages } from "./connection.ts";
import { hubName } from "./names.ts";
import { makeOutbox, type Command, type Outbox } from "./outbox.ts";
import { atPlace, parsePlace, toPlace } from "./place.ts";
import { pingMs, type Servers, type Shard } from "./servers.ts";
import { shardNumber, slots } from "./shards.ts";

interface Node {
  redis: Redis;
  outbox: Outbox;
  end(): void;
}

type Ranges = [from: number, to: number, owner: [host: string | null, port: number], ...replicas: unknown[]][];

/** A failover is noticed so soon when no node says it by refusing a key. */
const lookMs = 3000;

/**
 * The nodes of a cluster, each with a connection for writing, and a reader for each shard at the node that has it.
 *
 * Who has a shard is told by any node, asked now and then, and by a node that refuses a key of it because another has
 * it (MOVED): the command is sent there, and the shard's reader goes there too. While a shard moves, commands for keys
 * that the old node does not have are sent to the new one (ASK), but keys cannot be read together: readers have the
 * database until the move is over.
 *
 * The vendor's own client of a cluster refuses what is sent in one piece to several nodes, and reads that wait would
 * hold up its other commands.
 */
export function makeCluster(urls: readonly string[], log: Log): Servers {
  const [firstUrl = ""] = urls;
  const seeds = urls.map((url) => toPlace(new URL(url).hostname, Number(new URL(url).port || 6379)));
  const nodes = new Map<string, Node>();
  /** Places by slot. */
  const owners = new Map<number, string>();
  const sentOn = new WeakSet<Command>();
  const waiting = new Set<() => void>();
  let isClosed = false;
  let looks = 0;
  let bells = 0;

  const shards = [...slots].map(([tag, slot]): Shard & { slot: number } => {
    const reader = connect(firstUrl, hubName, { protocol: 2, lazyConnect: true });
    return {
      tag: `{${tag}}:`,
      slot,
      reader,
      outbox: () => outboxAt(owners.get(slot)),
      refused(reason) {
        const { kind, place } = parseRefusal(reason, reader.options.host);
        if (kind !== "MOVED" || place === undefined) return;
        learn(slot, place);
        // Also when it was on its way to another place while this one became known.
        reader.disconnect(true);
      },
    };
  });
  const bell = connect(firstUrl, "accord-bell", { lazyConnect: true });
  // All nodes hear all rings. One that is gone may be gone for long.
  bell.on("close", () => moveTo(bell, parsePlace([...nodes.keys()][++bells % nodes.size] ?? "")));
  const hush = keepAsking(bell);
  for (const seed of seeds) join(seed);
  let callOff = systemTimers.after(lookMs, look);

  const servers: Servers = {
    shards,
    shardOf: (taskId) => shards[shardNumber(taskId)] as Shard,
    anyOutbox: () => [...nodes.values()].find(isReady)?.outbox,
    bell,
    get isReady() {
      return shards.every(({ outbox }) => outbox() !== undefined);
    },
    // Whoever has a cluster has several processes.
    isAlone: false,
    onceReady: (listener) => void waiting.add(listener),
    async ping() {
      const used = new Set(shards.map(({ slot }) => nodes.get(owners.get(slot) ?? "")));
      if (used.has(undefined)) throw new Error("the nodes of the cluster are not known");
      await Promise.all([...used].map((node) => node?.redis.ping()));
    },
    close() {
      isClosed = true;
      callOff();
      hush();
      for (const node of nodes.values()) node.end();
      for (const { reader } of shards) reader.disconnect();
      bell.disconnect();
    },
  };
  return servers;

  function join(place: string): void {
    // An answer may still come when all is closed.
    if (isClosed || nodes.has(place)) return;
    const redis = connect(atPlace(firstUrl, place), "accord", { commandTimeout: pingMs });
    const hush = keepAsking(redis);
    const node: Node = {
      redis,
      outbox: makeOutbox(redis, (command, reason) => sendOn(command, reason, redis.options.host)),
      end() {
        hush();
        redis.disconnect();
      },
    };
    nodes.set(place, node);
    tellOutages(redis, log, { node: place });
    redis.on("ready", () => {
      ask(node);
      tellReady();
    });
  }

  function look(): void {
    callOff = systemTimers.after(lookMs, look);
    const ready = [...nodes.values()].filter(isReady);
    // Another one each time: a node that is cut off from the others does not know what they do.
    const node = ready[++looks % ready.length];
    if (node !== undefined) ask(node);
  }

  function ask({ redis }: Node): void {
    inBackground(log, "asking for the nodes of the cluster", async () => {
      const ranges = await redis.cluster("SLOTS").catch((reason: Error) => {
        // A server that is no cluster has all keys itself. Others are asked again.
        const { host = "", port = 0 } = redis.options;
        return reason.message.includes("cluster support disabled") ? [[0, 16_383, [host, port]]] : [];
      });
      for (const { slot } of shards) {
        const [, , owner] = (ranges as Ranges).find(([from, to]) => from <= slot && slot <= to) ?? [];
        if (owner !== undefined) learn(slot, toPlace(owner[0] || redis.options.host || "", owner[1]));
      }
      const needed = new Set([...seeds, ...owners.values()]);
      for (const [place, node] of nodes) {
        if (needed.has(place)) continue;
        nodes.delete(place);
        node.end();
      }
    });
  }

  function learn(slot: number, place: string): void {
    if (owners.get(slot) === place) return;
    owners.set(slot, place);
    join(place);
    for (const shard of shards) if (shard.slot === slot) moveTo(shard.reader, parsePlace(place));
    tellReady();
  }

  /** Once: what is refused there too is in the database. */
  async function sendOn(command: Command, reason: Error, host: string | undefined): Promise<void> {
    const { kind, slot, place } = parseRefusal(reason, host);
    if (place === undefined || sentOn.has(command)) return;
    sentOn.add(command);
    if (kind === "MOVED") learn(slot, place);
    const outbox = outboxAt(place);
    outbox?.send(...(kind === "ASK" ? [["asking"]] : []), command);
    await outbox?.answered();
  }

  function outboxAt(place: string | undefined): Outbox | undefined {
    const node = place === undefined ? undefined : nodes.get(place);
    return node !== undefined && isReady(node) ? node.outbox : undefined;
  }

  function tellReady(): void {
    if (!servers.isReady) return;
    for (const listener of waiting) listener();
    waiting.clear();
  }
}

const isReady = ({ redis }: Node): boolean => redis.status === "ready";

/** Such as "MOVED 3999 127.0.0.1:6381"; a node that knows no name of the other means its own. */
function parseRefusal(reason: unknown, host = ""): { kind: string; slot: number; place?: string } {
  const [kind = "", slot = "", address = ""] = String((reason as Error | undefined)?.message).split(" ");
  if (kind !== "MOVED" && kind !== "ASK") return { kind, slot: -1 };
  const at = parsePlace(address);
  return { kind, slot: Number(slot), place: toPlace(at.host || host, at.port) };
}
