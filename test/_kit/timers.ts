import type { Timers } from "../../src/base/clock.ts";

export interface ManualTimers extends Timers {
  /** Runs what is due within so long, in order. */
  pass(ms: number): void;
  /** How long each wait is that nobody has called off. */
  readonly pending: number[];
}

/** Time that passes only when a test says so. */
export function manualTimers(): ManualTimers {
  let now = 0;
  const waits = new Set<{ at: number; ms: number; run: () => void }>();
  return {
    after(ms, run) {
      const wait = { at: now + ms, ms, run };
      waits.add(wait);
      return () => void waits.delete(wait);
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = [...waits].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        waits.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
    get pending() {
      return [...waits].map(({ ms }) => ms);
    },
  };
}
