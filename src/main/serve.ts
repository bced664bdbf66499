import manifest from "../../package.json" with { type: "json" };
import { makeApp } from "../app.ts";
import { ConfigError, hasModel, settings, type Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";
import { startTelemetry } from "../telemetry/telemetry.ts";
import { listen } from "./listen.ts";
import { logFaults } from "./log-faults.ts";
import type { Signals } from "./signals.ts";

/** The API alone, on services that run elsewhere, until a signal asks it to end. Standard output is the log. */
export async function serve({ config, signals }: { config: Config; signals: Signals }): Promise<void> {
  const services = toServices("serve", config);
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
    roles: { api: true, worker: false },
  });
  try {
    // In production another port than the expected one is as bad as none.
    await listen(app, { ...config, portIsDefault: false }, (line) => log.info(line));
    log.info("listening", { url: app.url });
    log.info("runs are carried out by `accord work`, not here");
    const reason = await signals.asked;
    log.info("stopping", { reason });
    // A process that no longer knows what it does is of use to nobody, the sooner it ends the better.
    if (reason !== "fault") await Promise.race([app.drain(), signals.insisted]);
  } finally {
    await Promise.race([app.stop(), signals.insisted]);
    log.flush();
    await telemetry?.stop();
  }
}

/**
 * In production nobody shall be answered by rules because a key is missing or misspelt. The API asks no model itself,
 * and is stopped all the same: its operator hears of it before the first run does.
 */
export function assertModel(config: Config): void {
  if (hasModel(config) || config.isOffline) return;
  const keys = settings.filter(({ name }) => name.endsWith("_API_KEY") && name !== "ACCORD_MODEL_API_KEY");
  throw new ConfigError(
    `There is no model to ask: set ACCORD_MODEL_BASE_URL, or a key (${keys.map(({ name }) => name).join(", ")}). ` +
      "ACCORD_MODEL=offline lets the built-in stand-in answer.",
  );
}

/** Where production finds its services; it brings none of its own. */
export function toServices(
  command: "serve" | "work",
  { databaseUrl, redisUrl, secret }: Config,
): { databaseUrl: string; redisUrl: string; secret: string } {
  if (databaseUrl === undefined || redisUrl === undefined || secret === undefined) {
    throw new ConfigError(
      `\`accord ${command}\` needs DATABASE_URL, REDIS_URL and ACCORD_SECRET; \`accord start\` brings its ` +
        "own services.",
    );
  }
  return { databaseUrl, redisUrl, secret };
}
