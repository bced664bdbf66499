import { migrateOnly } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";

/** Brings the tables up to date: the step before new servers start, which refuse older ones. */
export async function migrate({ config, say }: { config: Config; say(line: string): void }): Promise<void> {
  if (config.databaseUrl === undefined) throw new ConfigError("`accord migrate` needs DATABASE_URL.");
  const applied = await migrateOnly(config.databaseUrl, makeLog({ level: config.logLevel }));
  say(applied === 0 ? "The tables are up to date." : `Applied ${applied} migration${applied === 1 ? "" : "s"}.`);
}
