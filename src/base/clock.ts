/** Time comes in through a parameter, so that a test can hold it still. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Waiting comes in the same way. */
export interface Timers {
  /** Calls `run` once after so long; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  after(ms, run) {
    // Nothing that merely waits keeps the process alive.
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
