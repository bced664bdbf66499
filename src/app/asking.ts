import { models } from "../../generated/contract/models.ts";
import type { Clock, Timers } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { makeModel } from "../model/model.ts";
import { startOffline, type Offline } from "../offline/offline.ts";

/** Who is asked: the providers of the settings, or the stand-in, started by the first run that has no real model. */
export function makeAsking(ground: { config: Config; clock: Clock; timers: Timers; log: Log }) {
  const { clock, log } = ground;
  let offline: Promise<Offline> | undefined;
  const model = makeModel({
    catalogue: models,
    ...ground,
    offlineUrl: async () => (await (offline ??= startOffline({ log, clock }))).url,
  });
  return {
    model,
    async close(): Promise<void> {
      await model.close();
      await (await offline)?.close();
    },
  };
}
