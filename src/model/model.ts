import type { ModelsConfig } from "../../generated/contract/types.ts";
import type { Clock, Timers } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { makeAsk } from "./ask.ts";
import { makeCandidateCall } from "./candidate-call.ts";
import { toCandidates } from "./candidates.ts";
import { makeHealth } from "./health.ts";
import { makeHttp } from "./http.ts";
import type { Model } from "./types.ts";

export type * from "./types.ts";

export interface ModelDeps {
  /** specs/models.yaml. */
  catalogue: ModelsConfig;
  config: Pick<Config, "modelEndpoint" | "providerKey">;
  /** Where the offline model listens. Asked only when there is no key and no endpoint. */
  offlineUrl(): Promise<string>;
  clock: Clock;
  timers: Timers;
  log: Log;
  /** From 0 to 1; spreads the waits of many runs that failed together. */
  random?(): number;
}

export function makeModel(deps: ModelDeps): Model {
  const { catalogue, clock, timers, log, random = Math.random } = deps;
  const candidates = toCandidates(deps);
  const http = makeHttp();
  const call = makeCandidateCall({ http, clock, timers });
  const health = makeHealth(clock);
  return {
    ask: makeAsk({ catalogue, candidates, call, health, timers, log, random }),
    contextTokens: (stage) => candidates[stage].find(({ access }) => access !== undefined)?.entry.context_tokens ?? 0,
    close: http.close,
  };
}
