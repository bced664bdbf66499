import { describe, expect, it } from "vitest";
import { AppError } from "../../../../src/base/error.ts";
import { makeLog } from "../../../../src/base/log.ts";
import { AttemptOver } from "../../../../src/run/journal/attempt-over.ts";
import { makeLeaseHolder } from "../../../../src/run/lease/holder.ts";
import type { ClaimedRun } from "../../../../src/store/runs/runs.ts";
import type { Ring, RingListener } from "../../../../src/stream/stream.ts";
import { manualTimers } from "../../../_kit/timers.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

interface Attempted {
  run: ClaimedRun;
  controller: AbortController;
  end(reason?: unknown): Promise<void>;
}

/** A worker whose queue is an array, and whose runs end when the test says so. */
function workshop({ slots = 2, leaseSeconds = 15 } = {}) {
  const timers = manualTimers();
  const queue: string[] = [];
  const expired: string[] = [];
  const attempts: Attempted[] = [];
  const rings: Ring[] = [];
  const handedBack: string[] = [];
  const listeners = new Set<RingListener>();
  const world = {
    isOut: false,
    lost: new Set<string>(),
    cancelled: new Set<string>(),
    spokenFor: new Set<string>(),
    claims: 0,
    losses: 0,
  };
  const reach = <T>(value: T): Promise<T> =>
    world.isOut ? Promise.reject(new AppError("SERVICE_UNAVAILABLE")) : Promise.resolve(value);
  const take = (from: string[], most: number) =>
    from.splice(0, most).map((taskId) => ({ taskId, attempt: 1 }) as ClaimedRun);
  const worker = makeLeaseHolder({
    runs: {
      claim: ({ most }) => (world.claims++, world.isOut ? reach([]) : reach(take(queue, most))),
      claimExpired: ({ most }) => (world.isOut ? reach([]) : reach(take(expired, most))),
      beat: (leases) =>
        reach(
          leases
            .filter(({ taskId }) => !world.lost.has(taskId))
            .map(({ taskId }) => ({ taskId, isCancelled: world.cancelled.has(taskId) })),
        ),
      handBack: async ({ taskId }) => (await reach(true)) && handedBack.push(taskId) > 0,
    },
    stream: {
      onRing: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
      ring: (kind) => void rings.push(kind),
      hold: (taskId) => (world.spokenFor.add(taskId), () => void world.spokenFor.delete(taskId)),
    },
    drive(run, controller) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      controller.signal.addEventListener(
        "abort",
        () => controller.signal.reason instanceof AttemptOver && reject(controller.signal.reason),
      );
      attempts.push({
        run,
        controller,
        end: async (reason) => (reason === undefined ? resolve() : reject(reason), void (await turn())),
      });
      return promise;
    },
    onLost: () => void world.losses++,
    holder: "test",
    slots,
    leaseSeconds,
    timers,
    log: makeLog({ level: "silent" }),
  });
  return {
    ...world,
    world,
    worker,
    timers,
    queue,
    expired,
    attempts,
    rings,
    handedBack,
    listeners,
    ring: (kind: Ring, isOwn = false) => [...listeners].map((listener) => listener(kind, isOwn)),
    held: () => attempts.map(({ run }) => run.taskId),
  };
}

const codeOf = ({ controller: { signal } }: Attempted) =>
  (signal.reason as { code?: string; kind?: string } | undefined)?.code ??
  (signal.reason as { kind?: string } | undefined)?.kind;

describe("a worker", () => {
  it("takes what is there, no more than it has places for, and the next one when a place becomes free", async () => {
    const { worker, queue, attempts, held } = workshop();
    queue.push("a", "b", "c");
    worker.start();
    await turn();
    expect(held()).toEqual(["a", "b"]);
    await attempts[0]?.end();
    await turn();
    expect([held(), worker.busy]).toEqual([["a", "b", "c"], 2]);
  });

  it("has a place for a run that is about to be accepted, and works on it without a claim", async () => {
    const { worker, attempts, held, world } = workshop();
    expect(worker.reserve()).toBeUndefined();
    worker.start();
    await turn();
    const { claims } = world;
    const place = worker.reserve();
    expect(place?.taker).toEqual({ holder: "test", leaseSeconds: 15 });
    place?.hold({ taskId: "a", attempt: 1 } as ClaimedRun);
    place?.leave();
    await turn();
    expect([held(), worker.busy, world.claims, world.spokenFor]).toEqual([["a"], 1, claims, new Set(["a"])]);
    await attempts[0]?.end();
    expect(worker.busy).toBe(0);
  });

  it("counts a place that is kept: nobody else gets it, and it is given up for whoever has rung meanwhile", async () => {
    const { worker, queue, ring, held } = workshop({ slots: 2 });
    queue.push("a");
    worker.start();
    await turn();
    const place = worker.reserve();
    expect([place === undefined, worker.reserve()]).toEqual([false, undefined]);
    queue.push("b");
    expect(ring("run", true)).toEqual([false]);
    await turn();
    expect(held()).toEqual(["a"]);
    place?.leave();
    await turn();
    expect(held()).toEqual(["a", "b"]);
  });

  it("keeps no place while it looks for runs that have come before, nor once it is told to stop", async () => {
    const { worker, queue, attempts, ring } = workshop({ slots: 5 });
    worker.start();
    await turn();
    queue.push("a");
    ring("run");
    expect(worker.reserve()).toBeUndefined();
    await turn();
    const place = worker.reserve();
    const stopped = worker.stop(1000);
    expect([place === undefined, worker.reserve()]).toEqual([false, undefined]);
    place?.leave();
    await attempts[0]?.end();
    await stopped;
  });

  it("hears the bell, and looks every second without one, also for runs of silent workers", async () => {
    const { worker, queue, expired, timers, ring, held } = workshop({ slots: 5 });
    worker.start();
    await turn();
    queue.push("rung");
    ring("run");
    await turn();
    expect(held()).toEqual(["rung"]);
    queue.push("polled");
    expired.push("left behind");
    timers.pass(1000);
    await turn();
    expect(held()).toEqual(["rung", "polled", "left behind"]);
  });

  it("sees to what its own process rings while it has room, and tells the others when that was not enough", async () => {
    const { worker, queue, rings, ring, held, attempts } = workshop({ slots: 2 });
    worker.start();
    await turn();
    queue.push("a");
    expect(ring("run", true)).toEqual([true]);
    await turn();
    expect([held(), rings]).toEqual([["a"], []]);
    // Another one's run was first in the queue: this process is full, and the one it rang for waits.
    queue.push("b", "c");
    expect(ring("run", true)).toEqual([true]);
    await turn();
    expect([held(), rings]).toEqual([["a", "b"], ["run"]]);
    // Those the others hear of are not told twice.
    expect([ring("run", true), ring("run")]).toEqual([[false], [false]]);
    await turn();
    expect(rings).toEqual(["run"]);
    await attempts[0]?.end();
    await turn();
    expect([held(), rings]).toEqual([["a", "b", "c"], ["run"]]);
  });

  it("asks for nothing when a run has ended and nobody has rung since it found the queue empty", async () => {
    const { worker, queue, world, attempts, ring } = workshop({ slots: 2 });
    worker.start();
    await turn();
    queue.push("a");
    ring("run");
    await turn();
    const { claims } = world;
    await attempts[0]?.end();
    await turn();
    expect(world.claims).toBe(claims);
  });

  it("aborts a run that is cancelled, by the bell or by the next beat", async () => {
    const { worker, queue, world, timers, ring, attempts } = workshop();
    queue.push("bell", "beat");
    worker.start();
    await turn();
    ring("cancel:bell");
    expect(attempts.map(codeOf)).toEqual(["RUN_CANCELED", undefined]);
    world.cancelled.add("beat");
    timers.pass(5000);
    await turn();
    expect(attempts.map(codeOf)).toEqual(["RUN_CANCELED", "RUN_CANCELED"]);
  });

  it("says not a word more about a run whose lease is lost", async () => {
    const { worker, queue, world, timers, attempts, handedBack } = workshop();
    queue.push("a");
    worker.start();
    await turn();
    expect([...world.spokenFor]).toEqual(["a"]);
    world.lost.add("a");
    timers.pass(5000);
    await turn();
    expect([attempts.map(codeOf), handedBack, worker.busy]).toEqual([["lost"], [], 0]);
    expect(world.losses).toBe(1);
    expect([...world.spokenFor]).toEqual([]);
  });

  it("gives a run back when the database was away in the middle of it, as soon as it is there again", async () => {
    const { worker, queue, world, timers, attempts, handedBack } = workshop();
    queue.push("a");
    worker.start();
    await turn();
    world.isOut = true;
    await attempts[0]?.end(new AppError("SERVICE_UNAVAILABLE"));
    expect(handedBack).toEqual([]);
    world.isOut = false;
    timers.pass(250);
    await turn();
    expect(handedBack).toEqual(["a"]);
  });

  it("leaves a run that broke in a way nobody expected to its lease", async () => {
    const { worker, queue, attempts, handedBack } = workshop();
    queue.push("a");
    worker.start();
    await turn();
    await attempts[0]?.end(new TypeError("a bug"));
    expect([handedBack, worker.busy]).toEqual([[], 0]);
  });

  it("goes on when the database is away for a while, and takes runs again afterwards", async () => {
    const { worker, queue, world, timers, held } = workshop();
    world.isOut = true;
    worker.start();
    await turn();
    queue.push("a");
    timers.pass(1000);
    await turn();
    expect(held()).toEqual([]);
    world.isOut = false;
    timers.pass(1000);
    await turn();
    expect(held()).toEqual(["a"]);
  });

  it("asked to stop takes nothing new, waits a while, hands back the rest, and is deaf then", async () => {
    const { worker, queue, timers, attempts, handedBack, listeners, ring, held } = workshop();
    queue.push("short", "long");
    worker.start();
    await turn();
    const stopped = worker.stop(1000);
    queue.push("late");
    ring("run");
    await attempts[0]?.end();
    expect(held()).toEqual(["short", "long"]);
    timers.pass(700);
    await turn();
    expect(handedBack).toEqual(["long"]);
    await stopped;
    expect([listeners.size, worker.busy, held()]).toEqual([0, 0, ["short", "long"]]);
  });
});
