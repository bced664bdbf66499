import type { Timers } from "./clock.ts";

/** Waits for work, but no longer than that. What is not over by then is left to itself, also if it fails later. */
export async function inTime(timers: Timers, ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const cancel = timers.after(ms, late.resolve);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    cancel();
  }
}
