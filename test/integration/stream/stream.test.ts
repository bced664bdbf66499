import { once } from "node:events";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStream, type Stream } from "../../../src/stream/stream.ts";
import { connectionsOf, privateRedis, type PrivateRedis } from "../../_kit/redis.ts";
import { waitFor } from "../../_kit/wait-for.ts";

let redis: PrivateRedis;
let stream: Stream;
let tasks = 0;
let taskId: string;

beforeAll(async () => {
  redis = await privateRedis();
});

beforeEach(async () => {
  stream = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
  onTestFinished(() => stream.close());
  await waitFor(() => stream.ping());
  await waitFor(async () => expect(await connectionsOf(redis.client)).toEqual(["accord", "accord-hub"]));
  taskId = `tsk_${++tasks}`;
});

const event = (n: number) => ({ type: "CUSTOM", data: `{"n":${n}}` });

interface Seen {
  seqs: number[];
  gaps: number;
  stop(): void;
}

function watch(task: string, fromSeq = 0, fail = false): Seen {
  const seen: Seen = { seqs: [], gaps: 0, stop: () => stop() };
  const stop = stream.watch(task, fromSeq, {
    events(events) {
      if (fail) throw new Error("a watcher that breaks");
      for (const { seq, ...said } of events) {
        expect(said).toEqual(event(seq));
        seen.seqs.push(seq);
      }
    },
    gap: () => void seen.gaps++,
  });
  onTestFinished(stop);
  return seen;
}

/** A process alone with its runs tells Redis nothing of them: this one has noticed another. */
async function isInCompany(): Promise<void> {
  const probe = `${taskId}_probe`;
  const letGo = stream.hold(probe);
  let said = 0;
  await waitFor(async () => {
    stream.publish(probe, ++said, [event(said)]);
    expect(await redis.client.exists(`run:${probe}`)).toBe(1);
  });
  letGo();
}

describe("live events", () => {
  it("reach watchers in order, under the numbers of the log (G051)", async () => {
    const seen = watch(taskId);
    stream.publish(taskId, 1, [event(1), event(2)]);
    stream.publish(taskId, 3, [event(3)]);
    await waitFor(() => expect(seen.seqs).toEqual([1, 2, 3]));
    // What was written together is one entry. A process that knows no more than type and data is told of the last.
    expect(await redis.client.xrange(`run:${taskId}`, "-", "+")).toEqual([
      ["2-0", ["type", "CUSTOM", "data", '{"n":2}', "before", 'CUSTOM {"n":1}']],
      ["3-0", ["type", "CUSTOM", "data", '{"n":3}']],
    ]);
  });

  it("reach a watcher that comes while the hub reads, and one that begins further on", async () => {
    const first = watch(taskId);
    stream.publish(taskId, 1, [event(1)]);
    await waitFor(() => expect(first.seqs).toEqual([1]));
    const other = watch(`${taskId}_other`, 4);
    stream.publish(`${taskId}_other`, 4, [event(4), event(5)]);
    await waitFor(() => expect(other.seqs).toEqual([5]));
    const late = watch(taskId, 1);
    stream.publish(taskId, 2, [event(2)]);
    await waitFor(() => expect(late.seqs).toEqual([2]));
    expect(first.seqs).toEqual([1, 2]);
  });

  it("stay with their run (G047)", async () => {
    const mine = watch(taskId);
    const other = watch(`${taskId}_other`);
    for (let n = 1; n <= 50; n++) {
      stream.publish(taskId, 2 * n - 1, [event(2 * n - 1)]);
      stream.publish(`${taskId}_other`, 2 * n, [event(2 * n)]);
    }
    await waitFor(() => expect(mine.seqs.length + other.seqs.length).toBe(100));
    expect(mine.seqs.every((seq) => seq % 2 === 1)).toBe(true);
  });

  it("come on in spite of a watcher that throws", async () => {
    watch(taskId, 0, true);
    const seen = watch(taskId);
    stream.publish(taskId, 1, [event(1)]);
    stream.publish(taskId, 2, [event(2)]);
    await waitFor(() => expect(seen.seqs).toEqual([1, 2]));
  });

  it("go on after FLUSHALL under the same numbers (G051)", async () => {
    const seen = watch(taskId);
    stream.publish(taskId, 1, [event(1)]);
    await waitFor(() => expect(seen.seqs).toEqual([1]));
    await redis.client.flushall();
    stream.publish(taskId, 2, [event(2)]);
    await waitFor(() => expect(seen.seqs).toEqual([1, 2]));
    // The key that wakes the hub is gone too.
    const other = watch(`${taskId}_other`);
    stream.publish(`${taskId}_other`, 1, [event(1)]);
    await waitFor(() => expect(other.seqs).toEqual([1]));
  });

  it("say that something may be missing after Redis was away, and go on (G051)", async () => {
    const seen = watch(taskId);
    stream.publish(taskId, 1, [event(1)]);
    await waitFor(() => expect(seen.seqs).toEqual([1]));
    await redis.stop();
    stream.publish(taskId, 2, [event(2)]);
    stream.ring("run");
    const meanwhile = watch(`${taskId}_other`);
    await redis.start();
    await waitFor(() => expect(Math.min(seen.gaps, meanwhile.gaps)).toBeGreaterThanOrEqual(1));
    await waitFor(() => stream.ping());
    stream.publish(taskId, 3, [event(3)]);
    stream.publish(`${taskId}_other`, 1, [event(1)]);
    await waitFor(() => expect([seen.seqs, meanwhile.seqs]).toEqual([[1, 3], [1]]));
  });

  // Whoever followed a run without Redis learned nothing before the next keep-alive.
  it("say so again and again while Redis is away, so that watchers look into the log meanwhile (G228)", async () => {
    await redis.stop();
    const seen = watch(taskId);
    await waitFor(() => expect(seen.gaps).toBeGreaterThanOrEqual(3));
    await redis.start();
  });

  it("say so too when only the reader's connection is cut", async () => {
    const seen = watch(taskId);
    const list = (await redis.client.client("LIST")) as string;
    const [, id = ""] = /id=(\d+) [^\n]* name=accord-hub/.exec(list) ?? [];
    await redis.client.client("KILL", "ID", id);
    await waitFor(() => expect(seen.gaps).toBeGreaterThanOrEqual(1));
    stream.publish(taskId, 1, [event(1)]);
    await waitFor(() => expect(seen.seqs).toEqual([1]));
  });

  it("are not read when nobody watches, and writers never wait behind a reader (G062)", async () => {
    const seen = watch(taskId);
    stream.publish(taskId, 1, [event(1)]);
    await waitFor(() => expect(seen.seqs).toEqual([1]));
    await waitFor(async () => expect(await blocked()).toBe(1));
    await stream.ping();
    seen.stop();
    await waitFor(async () => expect(await blocked()).toBe(0));
    expect(stream.watched).toBe(0);
    expect(await connectionsOf(redis.client)).toEqual(["accord", "accord-hub"]);
  });

  it("of a run that this process holds reach its watchers without Redis, and other processes through it", async () => {
    const other = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
    onTestFinished(() => other.close());
    await waitFor(() => other.ping());
    await isInCompany();
    const elsewhere: number[] = [];
    onTestFinished(
      other.watch(taskId, 0, {
        events: (events) => void elsewhere.push(...events.map(({ seq }) => seq)),
        gap: () => {},
      }),
    );
    onTestFinished(stream.hold(taskId));
    const seen = watch(taskId);
    stream.publish(taskId, 1, [event(1), event(2)]);
    stream.publish(taskId, 3, [event(3)]);
    expect(seen.seqs).toEqual([1, 2, 3]);
    await waitFor(() => expect(elsewhere).toEqual([1, 2, 3]));
    const list = (await redis.client.client("LIST")) as string;
    expect(/ name=accord-hub [^\n]* cmd=(?!xread)/.test(list)).toBe(true);
    expect(seen).toMatchObject({ seqs: [1, 2, 3], gaps: 0 });
  });

  it("that were said before somebody began to watch come again where they were said, and elsewhere as a gap", async () => {
    const other = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
    onTestFinished(() => other.close());
    await waitFor(() => other.ping());
    await isInCompany();
    const letGo = stream.hold(taskId);
    stream.publish(taskId, 1, [event(1), event(2)]);
    const all = watch(taskId);
    const late = watch(taskId, 1);
    const inTime = watch(taskId, 2);
    await waitFor(() => expect(late.seqs).toEqual([2]));
    stream.publish(taskId, 3, [event(3)]);
    expect([all, late, inTime]).toMatchObject([
      { seqs: [1, 2, 3], gaps: 0 },
      { seqs: [2, 3], gaps: 0 },
      { seqs: [3], gaps: 0 },
    ]);
    expect([stream.remembers(taskId, 0, 3), stream.remembers(taskId, 0, 4)]).toEqual([true, false]);
    expect(other.remembers(taskId, 0, 3)).toBe(false);
    for (const { stop } of [all, late, inTime]) stop();
    letGo();
    expect(stream.remembers(taskId, 0, 3)).toBe(false);
    const first: number[] = [];
    onTestFinished(
      other.watch(taskId, 0, { events: (events) => void first.push(...events.map(({ seq }) => seq)), gap: () => {} }),
    );
    await waitFor(() => expect(first).toEqual([1, 2, 3]));
    const { promise: gap, resolve } = Promise.withResolvers<void>();
    onTestFinished(other.watch(taskId, 0, { events: () => {}, gap: resolve }));
    await gap;
  });

  it("are told of as a gap where this process has not said them all, or more than it keeps", async () => {
    onTestFinished(stream.hold(taskId));
    stream.publish(taskId, 5, [event(5)]);
    expect([stream.remembers(taskId, 3, 5), stream.remembers(taskId, 4, 5)]).toEqual([false, true]);
    const late = watch(taskId, 3);
    await waitFor(() => expect(late.gaps).toBe(1));
    late.stop();
    stream.publish(taskId, 6, [{ type: "CUSTOM", data: JSON.stringify("x".repeat(64 * 1024)) }]);
    expect(stream.remembers(taskId, 4, 6)).toBe(false);
    const later = watch(taskId, 4);
    await waitFor(() => expect(later.gaps).toBe(1));
    expect([late.seqs, later.seqs]).toEqual([[], []]);
  });

  it("are told of as a gap where another process has spoken between two of them", async () => {
    onTestFinished(stream.hold(taskId));
    stream.publish(taskId, 1, [event(1), event(2)]);
    stream.publish(taskId, 3, []);
    expect(stream.remembers(taskId, 0, 2)).toBe(true);
    // The other one had the run for a while, and this one did not hear that it was lost.
    stream.publish(taskId, 5, [event(5)]);
    expect([stream.remembers(taskId, 0, 5), stream.remembers(taskId, 4, 5)]).toEqual([false, true]);
    const late = watch(taskId, 0);
    await waitFor(() => expect(late).toMatchObject({ seqs: [], gaps: 1 }));
  });

  it("of a run that this process has lost come from Redis again, and watchers hear that some may be missing", async () => {
    const letGo = stream.hold(taskId);
    const again = stream.hold(taskId);
    const seen = watch(taskId);
    letGo();
    stream.publish(taskId, 1, [event(1)]);
    expect(seen).toMatchObject({ seqs: [1], gaps: 0 });
    again();
    expect(seen.gaps).toBe(1);
    const other = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
    onTestFinished(() => other.close());
    await waitFor(() => other.ping());
    other.publish(taskId, 2, [event(2)]);
    await waitFor(() => expect(seen.seqs).toEqual([1, 2]));
  });

  it("vanish some time after the run", async () => {
    stream.publish(taskId, 1, [event(1)]);
    const ttl = () => redis.client.ttl(`run:${taskId}`);
    await waitFor(async () => expect(await ttl()).toBeGreaterThan(3000));
    // Also when Redis has forgotten meanwhile how long that is.
    await redis.client.persist(`run:${taskId}`);
    stream.publish(taskId, 2, [{ type: "RUN_FINISHED", data: "{}" }]);
    await waitFor(async () => expect(await ttl()).toBeGreaterThan(0));
    expect(await ttl()).toBeLessThanOrEqual(600);
  });
});

describe("the bell", () => {
  it("is heard by everybody who listens, on whichever connection", async () => {
    const other = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
    onTestFinished(() => other.close());
    const heard: string[] = [];
    const stop = other.onRing((kind) => void heard.push(kind));
    other.onRing(() => {
      throw new Error("a listener that breaks");
    });
    await waitFor(() => {
      stream.ring("run");
      expect(heard).toContain("run");
    });
    stream.ring("cancel:tsk_x");
    await waitFor(() => expect(heard).toContain("cancel:tsk_x"));
    stop();
    const count = heard.length;
    const last = new Promise((resolve) => other.onRing(resolve));
    stream.ring("run");
    await last;
    expect(heard.length).toBe(count);
  });

  it("is heard here first, also without Redis, and goes no further when this process sees to it", async () => {
    const other = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
    onTestFinished(() => other.close());
    const own: string[] = [];
    const others: string[] = [];
    onTestFinished(
      stream.onRing((kind, isOwn) => {
        if (isOwn) own.push(kind);
        return kind === "run";
      }),
    );
    onTestFinished(other.onRing((kind) => void others.push(kind)));
    await waitFor(() => {
      stream.ring("cancel:tsk_before");
      expect(others).toContain("cancel:tsk_before");
    });
    stream.ring("run");
    stream.ring("cancel:tsk_behind");
    await waitFor(() => expect(others).toContain("cancel:tsk_behind"));
    expect(others).not.toContain("run");
    expect(own).toEqual(expect.arrayContaining(["run", "cancel:tsk_behind"]));
    await redis.stop();
    own.length = 0;
    stream.ring("cancel:tsk_alone");
    expect(own).toEqual(["cancel:tsk_alone"]);
    await redis.start();
    if (redis.client.status !== "ready") await once(redis.client, "ready");
  });

  it("and everything else is nobody's concern while Redis is away", async () => {
    await redis.stop();
    stream.ring("run");
    stream.publish(taskId, 1, [event(1)]);
    await expect(stream.ping()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await redis.start();
    if (redis.client.status !== "ready") await once(redis.client, "ready");
  });
});

async function blocked(): Promise<number> {
  return Number(/blocked_clients:(\d+)/.exec(await redis.client.info("clients"))?.[1]);
}
