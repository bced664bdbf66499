import type { Timers } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { makeRounds, type Rounds } from "../../base/rounds.ts";
import type { Runs } from "../../store/runs/runs.ts";
import type { Stream } from "../../stream/stream.ts";

export interface ReleaseDeps {
  runs: Pick<Runs, "releaseSurplus">;
  stream: Pick<Stream, "ring">;
  timers: Timers;
  log: Log;
}

const betweenMs = 30_000;

/**
 * A run that ends makes the next one of its owner ready, by the limit of its own process. Where the operator has just
 * changed that limit, or processes of another version end runs too, some may be left over; this finds them.
 */
export function makeRelease({ runs, stream, timers, log }: ReleaseDeps): Rounds {
  return makeRounds({ timers, log, work: release });

  async function release(): Promise<number> {
    try {
      if ((await runs.releaseSurplus()) > 0) stream.ring("run");
    } catch (reason) {
      log.warn("surplus runs could not be looked at; the next round will do it", { cause: reason });
    }
    return betweenMs;
  }
}
