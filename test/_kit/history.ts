import { systemClock } from "../../src/base/clock.ts";
import { makeHistory, type History, type HistoryDeps } from "../../src/history/history.ts";
import { clean } from "../../src/tool/clean/clean.ts";

/** As the app makes it; cards are another matter. */
export const historyOf = (store: HistoryDeps["store"], ui: HistoryDeps["ui"] = { compile: () => null }): History =>
  makeHistory({ store, ui, clean, sign: () => "", clock: systemClock, forgetEvents: async () => {} });
