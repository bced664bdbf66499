/** Why a process is to end: a signal, or an error that no code caught. */
export type EndReason = NodeJS.Signals | "fault";

export interface Signals {
  /** Whether this process was asked to end. */
  readonly isAsked: boolean;
  /** Whether an error that no code caught is among the reasons. */
  readonly isFaulty: boolean;
  /** The first request to end: Ctrl-C, SIGTERM, the terminal going away, or a fault. */
  readonly asked: Promise<EndReason>;
  /** The second one: do not wait for requests in flight. */
  readonly insisted: Promise<void>;
  /** Told of every fault, the ones before it included, as soon as there is a log to write it to. */
  onFault(tell: (reason: unknown) => void): void;
}

/**
 * `sysexits.h` calls it an internal software error. A supervisor, `make start` among them, starts the process again.
 */
export const faultCode = 70;

// One Ctrl-C can arrive twice: from the terminal, and again from a watcher that passes it on.
const sameKeyMs = 500;

/**
 * Must be called before anything is started, so that an early Ctrl-C finds everything it has to stop.
 *
 * An error that no code caught leaves the process in a state that no code has thought of. It is logged, and the process
 * takes no more work, finishes what it can within its grace, hands the rest back, and exits. Accepted runs are in
 * PostgreSQL: another process, or this one after its restart, goes on with them.
 */
export function listenForSignals(say: (line: string) => void): Signals {
  const asked = Promise.withResolvers<EndReason>();
  const insisted = Promise.withResolvers<void>();
  const faults: unknown[] = [];
  let tell: ((reason: unknown) => void) | undefined;
  let count = 0;
  let last = 0;
  const heard = (signal: NodeJS.Signals) => {
    const now = Date.now();
    if (now - last < sameKeyMs) return;
    last = now;
    count++;
    if (count === 1) {
      say("Stopping (Ctrl-C again to stop at once) …");
      asked.resolve(signal);
    }
    if (count === 2) insisted.resolve();
    // Services that are left behind this way are adopted by the next start.
    if (count === 3) process.exit(130);
  };
  const fell = (reason: unknown) => {
    faults.push(reason);
    tell?.(reason);
    // An error for every request that is being finished would keep the process from ever ending.
    if (faults.length > mostFaults) process.exit(faultCode);
    if (faults.length === 1) setTimeout(() => process.exit(faultCode), longestEndMs).unref();
    asked.resolve("fault");
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, heard);
  process.on("uncaughtException", fell);
  process.on("unhandledRejection", fell);
  return {
    get isAsked() {
      return count > 0 || faults.length > 0;
    },
    get isFaulty() {
      return faults.length > 0;
    },
    asked: asked.promise,
    insisted: insisted.promise,
    onFault(listener) {
      tell = listener;
      faults.forEach(listener);
    },
  };
}

const mostFaults = 20;
/** For an end that the fault itself keeps from coming. */
const longestEndMs = 120_000;
