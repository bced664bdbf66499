export interface Signals {
  /** Whether a signal has asked this process to end. */
  readonly isAsked: boolean;
  /** The first request to end: Ctrl-C, SIGTERM, or the terminal going away. */
  readonly asked: Promise<NodeJS.Signals>;
  /** The second one: do not wait for requests in flight. */
  readonly insisted: Promise<void>;
}

// One Ctrl-C can arrive twice: from the terminal, and again from a watcher that passes it on.
const sameKeyMs = 500;

/** Must be called before anything is started, so that an early Ctrl-C finds everything it has to stop. */
export function listenForSignals(say: (line: string) => void): Signals {
  const asked = Promise.withResolvers<NodeJS.Signals>();
  const insisted = Promise.withResolvers<void>();
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
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, heard);
  return {
    get isAsked() {
      return count > 0;
    },
    asked: asked.promise,
    insisted: insisted.promise,
  };
}
