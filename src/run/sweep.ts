import type { Timers } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Store } from "../store/store.ts";

const betweenMs = 600_000;
/** Keys of effects and journals serve a run and whoever asks about it shortly after. */
const keptHours = 24;

/** Now and then every worker tidies up; where several do at once, the second finds nothing. The answer ends it. */
export function sweepNowAndThen({ store, timers, log }: { store: Pick<Store, "effects" | "runs">; timers: Timers; log: Log }): () => void {
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
      if (effects + steps > 0) log.debug("swept", { effects, steps });
    } catch (reason) {
      log.warn("sweeping failed; the next one will do it", { cause: reason });
    }
    if (!isOver) cancel = timers.after(betweenMs * (0.5 + Math.random()), sweep);
  }
}
