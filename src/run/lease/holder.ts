import { inBackground } from "../../base/background.ts";
import type { Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { makeRounds } from "../../base/rounds.ts";
import type { ClaimedRun, Runs, Taker } from "../../store/runs/runs.ts";
import type { Stream } from "../../stream/stream.ts";
import { AttemptOver } from "../journal/journal.ts";

export interface LeaseHolderDeps {
  runs: Pick<Runs, "claim" | "claimExpired" | "beat" | "handBack">;
  stream: Pick<Stream, "onRing" | "ring" | "hold">;
  drive(run: ClaimedRun, controller: AbortController): Promise<void>;
  /** Told of every run that another worker process has taken. */
  onLost?(): void;
  /** Names this process in the rows it holds. */
  holder: string;
  /** Most runs at once. */
  slots: number;
  leaseSeconds: number;
  timers: Timers;
  log: Log;
}

/** A place among the runs of this process, for one that is about to be accepted. */
interface Reserved {
  taker: Taker;
  /** The run was accepted and claimed for this process. */
  hold(run: ClaimedRun): void;
  /** Nobody comes any more. */
  leave(): void;
}

export interface LeaseHolder {
  start(): void;
  /** None without room, nor while runs may wait that have come before. */
  reserve(): Reserved | undefined;
  /** Takes no more runs. What is under way may finish for most of the grace, and is handed back for the rest of it. */
  stop(graceMs: number): Promise<void>;
  /** Runs under way. */
  readonly busy: number;
}

interface Held {
  run: ClaimedRun;
  controller: AbortController;
  /** When the lease was last known to be renewed, by a clock that the system does not set back. */
  leasedAt: number;
}

const pollMs = 1000;
const retryMs = 250;
const finishShare = 0.7;

/**
 * Takes runs from the queue and holds them. `idle`: takes nothing. `working`: takes runs when the bell rings, when a
 * place becomes free and more may wait, and every second without either, and those of silent workers with that. A run
 * that this process accepts comes without a claim of its own, where a place was reserved for it.
 * `stopping`: takes nothing, keeps its leases alive until the last run has ended or was handed back; then idle again.
 *
 * A run leaves by its end, by the loss of its lease (another worker has it: not a word more), or by being handed back.
 */
export function makeLeaseHolder(deps: LeaseHolderDeps): LeaseHolder {
  const { runs, stream, timers, log, slots, leaseSeconds } = deps;
  const held = new Map<string, Held>();
  const ends = new Set<Promise<void>>();
  let state: "idle" | "working" | "stopping" = "idle";
  let isClaiming = false;
  let isRungAgain = false;
  /** What this process has rung itself and thinks it has room for: no other one was told. */
  let isUntold = false;
  let isOut = false;
  let reserved = 0;
  let undo: (() => void)[] = [];

  return {
    start() {
      state = "working";
      undo = [stream.onRing(hear), every(pollMs, poll), every((leaseSeconds * 1000) / 3, beat)];
      // Often the one before it has died, and what it held is all there is to do.
      inBackground(log, "a look for runs", poll);
    },
    reserve() {
      if (state !== "working" || isClaiming || isRungAgain || roomLeft() <= 0) return undefined;
      reserved++;
      const leasedAt = performance.now();
      return {
        taker: { holder: deps.holder, leaseSeconds },
        hold: (run) => hold(run, leasedAt),
        leave() {
          reserved--;
          claimAgain();
        },
      };
    },
    async stop(graceMs) {
      if (state !== "working") return;
      state = "stopping";
      const all = () => Promise.all(ends);
      await Promise.race([all(), sleep(graceMs * finishShare)]);
      for (const { controller } of held.values()) controller.abort(new AttemptOver("stopped"));
      await Promise.race([all(), sleep(graceMs * (1 - finishShare))]);
      undo.forEach((end) => end());
      state = "idle";
    },
    get busy() {
      return held.size;
    },
  };

  function hear(kind: string, isOwn: boolean): boolean {
    if (kind.startsWith("cancel:")) cancel(kind.slice("cancel:".length));
    if (kind !== "run") return false;
    const isSeenTo = state === "working" && roomLeft() > 0;
    isUntold ||= isOwn && isSeenTo;
    inBackground(log, "a claim", claim);
    return isSeenTo;
  }

  /**
   * One claim at a time; who rings meanwhile gets another one after it. Without room the ring stands until a place is
   * free, and others hear of it.
   */
  async function claim(): Promise<void> {
    isRungAgain = true;
    if (isClaiming) return;
    isClaiming = true;
    while (isRungAgain) {
      isRungAgain = false;
      const free = roomLeft();
      if (state !== "working" || free <= 0) {
        isRungAgain = true;
        break;
      }
      const found = await take(runs.claim, free);
      // As many as there was room for: there may be more, and a place may have become free.
      if (found === free) isRungAgain = true;
      else if (!isRungAgain) isUntold = false;
    }
    isClaiming = false;
    if (!isUntold) return;
    isUntold = false;
    stream.ring("run");
  }

  async function poll(): Promise<void> {
    dropSilent();
    await claim();
    const free = roomLeft();
    if (state === "working" && free > 0) await take(runs.claimExpired, free);
  }

  async function take(from: Runs["claim"], most: number): Promise<number> {
    const leasedAt = performance.now();
    const found = await tryQuery(() => from({ holder: deps.holder, most, leaseSeconds }));
    for (const run of found ?? []) hold(run, leasedAt);
    return found?.length ?? 0;
  }

  function hold(run: ClaimedRun, leasedAt: number): void {
    // A process that stood still may find that the run it lost is its own.
    held.get(run.taskId)?.controller.abort(new AttemptOver("lost"));
    const controller = new AbortController();
    held.set(run.taskId, { run, controller, leasedAt });
    const letGo = stream.hold(run.taskId);
    // Taken while we were told to stop: it goes back before anything happens to it.
    if (state !== "working") controller.abort(new AttemptOver("stopped"));
    const end = attempt(run, controller).finally(() => {
      if (held.get(run.taskId)?.controller === controller) held.delete(run.taskId);
      ends.delete(end);
      letGo();
      claimAgain();
    });
    ends.add(end);
  }

  function roomLeft(): number {
    return slots - held.size - reserved;
  }

  /** A place has become free, and somebody has rung while there was none. */
  function claimAgain(): void {
    if (state === "working" && isRungAgain) inBackground(log, "a claim", claim);
  }

  async function attempt(run: ClaimedRun, controller: AbortController): Promise<void> {
    try {
      controller.signal.throwIfAborted();
      await deps.drive(run, controller);
    } catch (reason) {
      const fields = { task_id: run.taskId, request_id: run.requestId, attempt: run.attempt };
      if (reason instanceof AttemptOver) {
        log.info(reason.kind === "lost" ? "a run was lost to another worker" : "a run is handed back", fields);
        if (reason.kind === "stopped") await giveBack(run);
        else deps.onLost?.();
      } else if (reason instanceof AppError && reason.code === "SERVICE_UNAVAILABLE") {
        // Whether the last write arrived is not known, so this attempt knows too little to go on.
        log.warn("a run is given up until PostgreSQL answers", { ...fields, cause: reason.cause });
        await giveBack(run);
      } else {
        // Its lease runs out, and that counts against it.
        log.error("an attempt at a run broke", { ...fields, cause: reason });
      }
    }
  }

  /** Tried for as long as the lease may last; after that any worker process may take it anyway. */
  async function giveBack(run: ClaimedRun): Promise<void> {
    const until = performance.now() + leaseSeconds * 1000;
    do {
      const isDone = await tryQuery(() => runs.handBack(run));
      if (isDone !== undefined) return isDone ? stream.ring("run") : undefined;
      await sleep(retryMs);
    } while (performance.now() < until && state === "working");
  }

  async function beat(): Promise<void | "again"> {
    const mine = [...held.values()];
    if (mine.length === 0) return;
    const now = performance.now();
    const alive = await tryQuery(() =>
      runs.beat(
        mine.map(({ run }) => run),
        leaseSeconds,
      ),
    );
    if (alive === undefined) return "again";
    const known = new Map(alive.map(({ taskId, isCancelled }) => [taskId, isCancelled]));
    for (const one of mine) {
      const isCancelled = known.get(one.run.taskId);
      if (isCancelled === undefined) one.controller.abort(new AttemptOver("lost"));
      else one.leasedAt = now;
      if (isCancelled) cancel(one.run.taskId);
    }
  }

  /** A process that could not renew a lease for as long as it lasts must assume that another one has the run. */
  function dropSilent(): void {
    const oldest = performance.now() - leaseSeconds * 1000;
    for (const { leasedAt, controller } of held.values())
      if (leasedAt < oldest) controller.abort(new AttemptOver("lost"));
  }

  function cancel(taskId: string): void {
    held.get(taskId)?.controller.abort(new AppError("RUN_CANCELED"));
  }

  /** undefined while the database does not answer; the next round tries again. */
  async function tryQuery<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const found = await work();
      isOut = false;
      return found;
    } catch (reason) {
      if (!isOut) log.warn("the queue is out of reach; trying until it is back", { cause: reason });
      isOut = true;
      return undefined;
    }
  }

  /** A round that says so is repeated soon: a lease that could not be renewed has not much time left. */
  function every(ms: number, work: () => Promise<void | "again">): () => void {
    const rounds = makeRounds({
      timers,
      log,
      firstMs: ms,
      work: async () => ((await work()) === "again" ? Math.min(ms, retryMs) : ms),
    });
    rounds.start();
    return () => inBackground(log, "the last round", rounds.stop);
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => timers.after(ms, resolve));
  }
}
