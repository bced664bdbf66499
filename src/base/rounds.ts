import type { Timers } from "./clock.ts";

export interface Rounds {
  start(): void;
  /** No further round; resolves when the one under way is over. */
  stop(): Promise<void>;
}

export interface RoundsOptions {
  timers: Timers;
  /** Before the first round; at once unless told. */
  firstMs?: number;
  /** Answers how many milliseconds to wait for the next one. It must not throw: no caller would hear it. */
  work(): Promise<number>;
}

/** Work that is done again and again until its owner ends it, one round at a time. */
export function makeRounds({ timers, firstMs = 0, work }: RoundsOptions): Rounds {
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
      round = work().then((pauseMs) => {
        if (!isOver) next(pauseMs);
      });
    });
  }
}
