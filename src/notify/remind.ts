import type { Timers } from "../base/clock.ts";
import { AppError } from "../base/error.ts";
import type { Log } from "../base/log.ts";
import { makeRounds, type Rounds } from "../base/rounds.ts";
import type { DueEvent, Reminded } from "../store/modules/modules.ts";
import type { Store } from "../store/store.ts";

/** Which reminders of an event are due, and when the next one is. */
export type Remind = (due: DueEvent) => Reminded;

const pollMs = 1000;
const brokenSeconds = 600;
const keptDays = 90;
const givenUpDays = 30;
const sweepMs = 3_600_000;

/**
 * Looks once a second for events whose reminders are due. Nothing is remembered between two looks, and any number of
 * worker processes may look: each event goes to one of them.
 */
export function makeReminding(deps: {
  store: Pick<Store, "reminders" | "deliveries" | "notices">;
  remind: Remind;
  timers: Timers;
  log: Log;
}): Rounds {
  const { store, remind, timers, log } = deps;
  let isOver = false;
  let sweepInMs = 0;
  const rounds = makeRounds({ timers, log, work: lookOnce });
  return {
    start: rounds.start,
    async stop() {
      isOver = true;
      await rounds.stop();
    },
  };

  async function lookOnce(): Promise<number> {
    try {
      while (!isOver && (await store.reminders.takeOne(remind)));
      if (sweepInMs <= 0) {
        await store.deliveries.forget(keptDays);
        await store.notices.forget(givenUpDays);
      }
      sweepInMs = sweepInMs <= 0 ? sweepMs : sweepInMs - pollMs;
    } catch (reason) {
      log.warn("reminders could not be looked at; trying again", { cause: reason });
      const isOut = reason instanceof AppError && reason.code === "SERVICE_UNAVAILABLE";
      if (!isOut) await store.reminders.putOff(brokenSeconds).catch(() => {});
    }
    return pollMs;
  }
}
