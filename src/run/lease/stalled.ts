import type { Timers } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { makeRounds, type Rounds } from "../../base/rounds.ts";
import type { Store } from "../../store/store.ts";

export interface StalledDeps {
  store: Pick<Store, "endStalled">;
  leaseSeconds: number;
  timers: Timers;
  log: Log;
}

/**
 * A process that went silent in the middle of a transaction leaves its locks behind, on its run and on the thread.
 * Every worker ends transactions that are older than a lease, so that the run goes on elsewhere within two.
 */
export function makeStalled({ store, leaseSeconds, timers, log }: StalledDeps): Rounds {
  const betweenMs = (leaseSeconds * 1000) / 3;
  return makeRounds({ timers, log, firstMs: betweenMs, work: end });

  async function end(): Promise<number> {
    try {
      const ended = await store.endStalled(leaseSeconds);
      if (ended > 0) log.warn("transactions of silent processes were ended", { ended });
    } catch (reason) {
      log.debug("stalled transactions could not be looked for; the next round will do it", { cause: reason });
    }
    return betweenMs;
  }
}
