import manifest from "../../package.json" with { type: "json" };
import { makeApp } from "../app.ts";
import type { Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";
import { startTelemetry } from "../telemetry/telemetry.ts";
import { logFaults } from "./log-faults.ts";
import { assertModel, toServices } from "./serve.ts";
import type { Signals } from "./signals.ts";

/**
 * A worker process alone: no port that another machine could reach, except one that tells how it is, where the operator
 * wants that. Standard output is the log.
 */
export async function work({ config, signals }: { config: Config; signals: Signals }): Promise<void> {
  const services = toServices("work", config);
  assertModel(config);
  const telemetry = await startTelemetry(process.env, manifest.version);
  const log = makeLog({ level: config.logLevel });
  logFaults(signals, log);
  const app = await makeApp({
    config,
    ...services,
    mayMigrate: config.mayMigrate,
    log,
    telemetry,
    embedded: false,
    roles: { api: false, worker: true },
  });
  // Connections come and go with the services; this one thing keeps the process there while it waits for runs.
  const alive = setInterval(() => {}, 60_000);
  try {
    log.info("working", { runs: config.runs });
    if (config.healthPort !== undefined) log.info("healthy", { url: await app.listenForHealth(config.healthPort) });
    log.info("stopping", { reason: await signals.asked });
  } finally {
    await Promise.race([app.stop(), signals.insisted]);
    clearInterval(alive);
    log.flush();
    await telemetry?.stop();
  }
}
