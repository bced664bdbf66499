import type { Timers } from "../base/clock.ts";
import type { ModelFailure } from "./failure.ts";

/** A provider that wants more patience than this is given up. */
export const longestWaitMs = 20_000;

const firstMs = 500;
const mostMs = 8000;

/** What the provider asked for, or twice as long after each failure, a quarter of it left to chance. */
export function toDelay({ retryAfterMs }: ModelFailure, retriesUsed: number, chance: number): number {
  return retryAfterMs ?? Math.min(mostMs, firstMs * 2 ** retriesUsed) * (1 - chance / 4);
}

/** Throws the signal's reason when it comes first. */
export function wait(ms: number, { timers, signal }: { timers: Timers; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      callOff();
      reject(signal.reason);
    };
    const callOff = timers.after(ms, () => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    });
    signal.addEventListener("abort", onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}
