import type { Timers } from "./clock.ts";
import type { Log } from "./log.ts";

export interface Rounds {
  start(): void;
  /** No further round; resolves when the one under way is over. */
  stop(): Promise<void>;
}

export interface RoundsOptions {
  timers: Timers;
  log: Log;
  /** Before the first round; at once unless told. */
  firstMs?: number;
  /** Answers how many milliseconds to wait for the next one. */
  work(): Promise<number>;
}

/** After a round that failed in a way its work did not foresee. */
const retryMs = 1000;

/** Work that is done again and again until its owner ends it, one round at a time, whatever becomes of a round. */
export function makeRounds({ timers, log, firstMs = 0, work }: RoundsOptions): Rounds {
  let cancelNext = (): void => {};
  let round: Promise<void> = Promise.resolve();
  let isOver = true;
  return {
    start() {
      isOver = false;
      next(firstMs);
    },
    async stop() {
      isOver = true;
      cancelNext();
      await round;
    },
  };

  function next(ms: number): void {
    cancelNext = timers.after(ms, () => {
      round = tryWork().then((pauseMs) => {
        if (!isOver) next(pauseMs);
      });
    });
  }

  async function tryWork(): Promise<number> {
    try {
      return await work();
    } catch (cause) {
      log.error("a round of background work failed; the next one will do it", { cause });
      return retryMs;
    }
  }
}
