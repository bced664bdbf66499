import { makeApp } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";
import { listen } from "./listen.ts";
import { logFaults } from "./log-faults.ts";
import type { Signals } from "./signals.ts";

/** The API alone, on services that run elsewhere, until a signal asks it to end. Standard output is the log. */
export async function serve({ config, signals }: { config: Config; signals: Signals }): Promise<void> {
  const services = toServices("serve", config);
  const log = makeLog({ level: config.logLevel });
  logFaults(signals, log);
  const app = await makeApp({ config, ...services, log, embedded: false, roles: { api: true, worker: false } });
  try {
    // In production another port than the expected one is as bad as none.
    await listen(app, { ...config, portIsDefault: false }, (line) => log.info(line));
    log.info("listening", { url: app.url });
    log.info("runs are carried out by `accord work`, not here");
    log.info("stopping", { reason: await signals.asked });
  } finally {
    await Promise.race([app.stop(), signals.insisted]);
    log.flush();
  }
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
