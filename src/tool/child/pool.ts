import type { CliResult } from "../../../generated/contract/types.ts";
import type { Timers } from "../../base/clock.ts";
import { AppError } from "../../base/error.ts";
import type { Log } from "../../base/log.ts";
import { ChildLost, startChild, type Child, type Line, type Program } from "./process.ts";

export interface PoolDeps {
  program: Program;
  /** The router's whitelist, which each child applies again. */
  methods: readonly string[];
  moduleUrl(): Promise<string>;
  /** Throws for a user who may not have one. */
  mintCredential(ownerId: string): Promise<string>;
  toSafeText(text: string, credential: string): string;
  timers: Timers;
  log: Log;
  limits: PoolLimits;
}

export interface PoolLimits {
  children: number;
  callMs: number;
  idleMs: number;
  /** A child never outlives its credential. */
  lifeMs: number;
}

export interface Reply {
  result: CliResult;
  /** The child's credential: it must appear nowhere in the result. */
  credential: string;
}

export interface SendOptions {
  ownerId: string;
  signal: AbortSignal;
  /** Whether the call may be given up while a child works on it. */
  isInterruptible: boolean;
  /** Called each time a child is given the call. */
  onSend(): void;
}

export interface Pool {
  send(line: Omit<Line, "id">, options: SendOptions): Promise<Reply>;
  /** The next call of this owner gets another credential than this one, or than any so far, and so another child. */
  renew(ownerId: string, credential?: string): void;
  /** Pids of the children there are. */
  readonly pids: readonly number[];
  close(): Promise<void>;
}

/**
 * A child's place. starting: the credential is being minted. live: takes calls. retired: takes none, ends with its last one.
 * What leaves live: idle for a while, the credential's age, eviction for another owner, renewal, its own death.
 */
interface Slot {
  ownerId: string;
  credential: string;
  child: Child | undefined;
  ready: Promise<Child>;
  lastUsed: number;
  cancelIdle: () => void;
  cancelLife: () => void;
}

const graceMs = 1000;

/** At most one child per owner, and a bounded number of them (R16). */
export function makePool(deps: PoolDeps): Pool {
  const { limits, timers } = deps;
  const current = new Map<string, Slot>();
  const slots = new Set<Slot>();
  const turns: (() => void)[] = [];
  let counter = 0;
  let uses = 0;
  let isClosed = false;
  const killAll = () => slots.forEach(({ child }) => child?.kill());
  process.once("exit", killAll);

  return {
    async send(line, options) {
      const stop = makeStop(options);
      let sends = 0;
      try {
        for (;;) {
          const slot = await Promise.race([acquire(options.ownerId, stop), stop.promise]);
          const child = await Promise.race([slot.ready, stop.promise]);
          if (options.signal.aborted) throw cancelled();
          const id = `c${++counter}`;
          sends++;
          options.onSend();
          const { credential } = slot;
          stop.onTimeout = () => lose(slot, child);
          stop.onCancel = () => child.abandon(id);
          try {
            return { result: await Promise.race([use(slot, child, { id, ...line }), stop.promise]), credential };
          } catch (reason) {
            if (!(reason instanceof ChildLost)) throw reason;
            // A write may go again as well: its key makes it one effect. But who breaks the protocol all alone does so again.
            if (sends > 1 || (reason.kind === "broke" && reason.isAlone)) throw toAppError(reason);
          }
        }
      } finally {
        stop.clear();
      }
    },
    renew(ownerId, credential) {
      const slot = current.get(ownerId);
      if (slot !== undefined && (credential ?? slot.credential) === slot.credential) retire(slot);
    },
    get pids() {
      return [...slots].flatMap(({ child }) => child?.pid ?? []);
    },
    async close() {
      isClosed = true;
      process.off("exit", killAll);
      const ends = [...slots].map(({ child }) => child?.gone);
      killAll();
      await Promise.all(ends);
    },
  };

  async function acquire(ownerId: string, stop: { isOver: boolean }): Promise<Slot> {
    for (;;) {
      if (isClosed) throw cancelled();
      const known = current.get(ownerId);
      if (known) return known;
      if (slots.size < limits.children || evict()) return open(ownerId);
      // All are busy with calls of others. Whoever finishes wakes the first that waits.
      await new Promise<void>((resolve) => turns.push(resolve));
      if (stop.isOver) {
        turns.shift()?.();
        throw cancelled();
      }
    }
  }

  function open(ownerId: string): Slot {
    const slot: Slot = {
      ownerId,
      credential: "",
      child: undefined,
      ready: undefined as never,
      lastUsed: ++uses,
      cancelIdle: () => {},
      cancelLife: () => {},
    };
    slots.add(slot);
    current.set(ownerId, slot);
    slot.ready = start(slot).catch((reason: unknown) => {
      drop(slot);
      throw reason;
    });
    // Whoever waits for it hears of it; when nobody does, nobody needs to.
    slot.ready.catch(() => {});
    return slot;
  }

  async function start(slot: Slot): Promise<Child> {
    const [url, credential] = await Promise.all([deps.moduleUrl(), deps.mintCredential(slot.ownerId)]);
    if (isClosed) throw cancelled();
    slot.credential = credential;
    const env = {
      ACCORD_CLI_URL: url,
      ACCORD_CLI_CREDENTIAL: credential,
      ACCORD_CLI_METHODS: deps.methods.join(","),
      NO_COLOR: "1",
      TZ: "UTC",
    };
    const child = startChild({
      program: deps.program,
      env,
      toSafeText: (text) => deps.toSafeText(text, credential),
      log: deps.log,
    });
    slot.child = child;
    slot.cancelLife = timers.after(limits.lifeMs, () => retire(slot));
    void child.gone.then(() => drop(slot));
    return child;
  }

  async function use(slot: Slot, child: Child, line: Line): Promise<CliResult> {
    slot.cancelIdle();
    slot.lastUsed = ++uses;
    try {
      return await child.send(line);
    } catch (reason) {
      // At once, so that whoever sends again does not meet the same child.
      if (reason instanceof ChildLost && current.get(slot.ownerId) === slot) current.delete(slot.ownerId);
      throw reason;
    } finally {
      settle(slot, child);
    }
  }

  /** After a call: free for others, and on the way out when nothing comes or it is not to be used again. */
  function settle(slot: Slot, child: Child): void {
    if (child.inFlight > 0) return;
    if (current.get(slot.ownerId) !== slot) dismiss(child);
    else slot.cancelIdle = timers.after(limits.idleMs, () => retire(slot));
    turns.shift()?.();
  }

  function retire(slot: Slot): void {
    if (current.get(slot.ownerId) === slot) current.delete(slot.ownerId);
    slot.cancelIdle();
    slot.cancelLife();
    if (slot.child?.inFlight === 0) dismiss(slot.child);
  }

  function dismiss(child: Child): void {
    child.end();
    const cancel = timers.after(graceMs, () => child.kill());
    void child.gone.then(cancel);
  }

  function lose(slot: Slot, child: Child): void {
    retire(slot);
    child.kill();
  }

  /** Makes room by ending the child that has been idle longest. */
  function evict(): boolean {
    const idle = [...current.values()]
      .filter(({ child }) => child !== undefined && child.inFlight === 0)
      .sort((a, b) => a.lastUsed - b.lastUsed)[0];
    if (idle === undefined) return false;
    idle.child?.kill();
    drop(idle);
    return true;
  }

  function drop(slot: Slot): void {
    slot.cancelIdle();
    slot.cancelLife();
    slots.delete(slot);
    if (current.get(slot.ownerId) === slot) current.delete(slot.ownerId);
    turns.shift()?.();
  }

  /** Ends a call early: by its deadline, always; by the run's cancellation, where the method allows it. */
  function makeStop({ signal, isInterruptible }: SendOptions) {
    const over = Promise.withResolvers<never>();
    over.promise.catch(() => {});
    const stop = { promise: over.promise, isOver: false, onTimeout: () => {}, onCancel: () => {}, clear };
    const cancelDeadline = timers.after(limits.callMs, () => {
      stop.isOver = true;
      // First the reason, then the deed, which also ends this call.
      over.reject(new AppError("TIMEOUT"));
      stop.onTimeout();
    });
    const onAbort = () => {
      stop.isOver = true;
      over.reject(cancelled());
      stop.onCancel();
    };
    if (isInterruptible) signal.addEventListener("abort", onAbort, { once: true });
    return stop;

    function clear(): void {
      stop.isOver = true;
      cancelDeadline();
      signal.removeEventListener("abort", onAbort);
    }
  }
}

function toAppError({ kind, message }: ChildLost): AppError {
  return new AppError(
    kind === "broke" ? "OUTPUT_SCHEMA_VIOLATION" : "UPSTREAM_UNAVAILABLE",
    {},
    { cause: new Error(`project-cli: ${message}`) },
  );
}

const cancelled = (): AppError => new AppError("CANCELLED");
