import { flushCompileCache } from "node:module";
import { makeScheduler } from "../../../src/automation/scheduler.ts";
import { systemTimers } from "../../../src/base/clock.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makeKeep } from "../../../src/run/intake/keep.ts";
import { makeStart } from "../../../src/run/intake/start.ts";
import { makeStore } from "../../../src/store/store.ts";

// A scheduler in a process of its own that looks without a pause, until it is killed.
const log = makeLog({ level: "error" });
const store = makeStore({ databaseUrl: process.env["DATABASE_URL"] ?? "", log, maxConnections: 2 });
makeScheduler({
  jobs: store.jobs,
  start: makeStart({ keep: makeKeep({ runs: store.runs, ring: () => {} }), chooseLocale: () => "en" }),
  limits: { jobs: 1000, firingsPerHour: 100_000 },
  budget: async () => ({ state: "ok", until: new Date(), add: () => {} }),
  timers: { after: (_ms, run) => systemTimers.after(5, run) },
  log,
}).start();
// A killed process writes nothing at its end; the next one shall find its modules compiled.
flushCompileCache();
process.send?.("looking");
setInterval(() => {}, 60_000);
