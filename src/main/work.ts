import { makeApp } from "../app.ts";
import type { Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";
import { logFaults } from "./log-faults.ts";
import { toServices } from "./serve.ts";
import type { Signals } from "./signals.ts";

/** A worker process alone: no port that another machine could reach. Standard output is the log. */
export async function work({ config, signals }: { config: Config; signals: Signals }): Promise<void> {
  const services = toServices("work", config);
  const log = makeLog({ level: config.logLevel });
  logFaults(signals, log);
  const app = await makeApp({ config, ...services, log, embedded: false, roles: { api: false, worker: true } });
  // Connections come and go with the services; this one thing keeps the process there while it waits for runs.
  const alive = setInterval(() => {}, 60_000);
  try {
    log.info("working", { runs: config.runs });
    log.info("stopping", { reason: await signals.asked });
  } finally {
    await Promise.race([app.stop(), signals.insisted]);
    clearInterval(alive);
    log.flush();
  }
}
