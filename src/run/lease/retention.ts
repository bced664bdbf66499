import type { Clock, Timers } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { makeRounds, type Rounds } from "../../base/rounds.ts";
import type { Store } from "../../store/store.ts";

/** In days; 0 is for ever. */
export interface Keep {
  events: number;
  usage: number;
  messages: number;
  files: number;
}

export interface RetentionDeps {
  store: {
    runs: Pick<Store["runs"], "addMonths" | "dropMonths" | "forgetUsage">;
    threads: Pick<Store["threads"], "forget">;
    attachments: Pick<Store["attachments"], "forget">;
  };
  keep: Keep;
  clock: Clock;
  timers: Timers;
  log: Log;
  /** Told when rounds begin, and of every one that went well. */
  observe?(): void;
}

const betweenMs = 3_600_000;
const soonMs = 30_000;

/**
 * Makes the months of the log before they are needed, and lets go what is older than the operator wants to keep. Every
 * worker does; where several do at once, one of them does it.
 */
export function makeRetention({ store, keep, clock, timers, log, observe }: RetentionDeps): Rounds {
  const { runs, threads, attachments } = store;
  const rounds = makeRounds({ timers, log, firstMs: soonMs * Math.random(), work: age });
  return {
    ...rounds,
    start() {
      observe?.();
      rounds.start();
    },
  };

  async function age(): Promise<number> {
    try {
      const now = clock.now();
      const months = await runs.addMonths(now);
      const dropped = await ifKept(keep.events, (days) => runs.dropMonths(now, days));
      const calls = await ifKept(keep.usage, (days) => runs.forgetUsage(now, days));
      const forgotten = await ifKept(keep.messages, (days) => threads.forget(now, days));
      const images = await ifKept(keep.files, (days) => attachments.forget(now, days));
      observe?.();
      if (months + dropped + calls + forgotten + images > 0)
        log.info("what is kept has aged", { months, dropped, calls, runs: forgotten, images });
    } catch (reason) {
      log.warn("what is too old could not be removed; the next round will do it", { cause: reason });
    }
    return betweenMs * (0.5 + Math.random());
  }
}

const ifKept = async (days: number, forget: (days: number) => Promise<number>): Promise<number> =>
  days === 0 ? 0 : await forget(days);
