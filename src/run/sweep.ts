import type { Timers } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Files } from "../files/files.ts";
import type { Store } from "../store/store.ts";

const betweenMs = 600_000;
/** Keys of effects and journals serve a run and whoever asks about it shortly after. */
const keptHours = 24;
/** A button that ran out still says so for a while, instead of not being there. */
const actionDays = 30;

export interface SweepDeps {
  store: Pick<Store, "effects" | "runs" | "actions">;
  files: Pick<Files, "sweep">;
  timers: Timers;
  log: Log;
}

/** Now and then every worker tidies up; where several do at once, the second finds nothing. The answer ends it. */
export function sweepNowAndThen({ store, files, timers, log }: SweepDeps): () => void {
  let cancel = timers.after(betweenMs * Math.random(), sweep);
  let isOver = false;
  return () => {
    isOver = true;
    cancel();
  };

  async function sweep(): Promise<void> {
    try {
      const effects = await store.effects.forget(keptHours);
      const steps = await store.runs.forgetJournals(keptHours);
      const actions = await store.actions.forget(actionDays);
      const images = await files.sweep();
      if (effects + steps + actions + images > 0) log.debug("swept", { effects, steps, actions, images });
    } catch (reason) {
      log.warn("sweeping failed; the next one will do it", { cause: reason });
    }
    if (!isOver) cancel = timers.after(betweenMs * (0.5 + Math.random()), sweep);
  }
}
