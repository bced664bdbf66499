import type { Timers } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { makeRounds, type Rounds } from "../../base/rounds.ts";
import type { Files } from "../../files/files.ts";
import type { Store } from "../../store/store.ts";

const betweenMs = 600_000;
/** Keys of effects and journals serve a run and a client that asks about it shortly after. */
const keptHours = 24;
/** A button that ran out still says so for a while, instead of not being there. */
const actionDays = 30;

/** In one sweep. */
const mostPrepared = 20_000;

export interface SweepDeps {
  store: Pick<Store, "effects" | "runs" | "actions" | "tickets" | "search">;
  files: Pick<Files, "sweep">;
  timers: Timers;
  log: Log;
}

/** Now and then every worker tidies up; where several do at once, the second finds nothing. */
export function makeSweep({ store, files, timers, log }: SweepDeps): Rounds {
  return makeRounds({ timers, log, firstMs: betweenMs * Math.random(), work: sweep });

  async function sweep(): Promise<number> {
    try {
      const effects = await store.effects.forget(keptHours);
      const steps = await store.runs.forgetJournals(keptHours);
      const actions = await store.actions.forget(actionDays);
      const tickets = await store.tickets.forget();
      const images = await files.sweep();
      const searchable = await prepareAll();
      if (searchable > 0) log.debug("made searchable", { runs: searchable });
      if (effects + steps + actions + tickets + images > 0)
        log.debug("swept", { effects, steps, actions, tickets, images });
    } catch (reason) {
      log.warn("sweeping failed; the next one will do it", { cause: reason });
    }
    return betweenMs * (0.5 + Math.random());
  }

  /** Who searches prepares what is new; this is for all that was said before there was a search. */
  async function prepareAll(): Promise<number> {
    let all = 0;
    for (let batch = 1; batch > 0 && all < mostPrepared; all += batch) batch = await store.search.prepare();
    return all;
  }
}
