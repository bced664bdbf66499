import { eraseAccount, exportAccount } from "../app.ts";
import { ConfigError, type Config } from "../base/config.ts";
import { readReady } from "../embedded/embedded.ts";

export interface UserOptions {
  config: Config;
  user: string;
  say(line: string): void;
}

/** Lines of JSON on standard output, and nothing else. */
export async function exportUser({ config, user, say }: UserOptions): Promise<void> {
  if (!(await exportAccount({ config, ...toServices(config), name: user }, (text) => say(text.trimEnd()))))
    throw nobody(user);
}

export async function deleteUser({ config, user, say }: UserOptions): Promise<void> {
  if (!(await eraseAccount({ config, ...toServices(config), name: user }))) throw nobody(user);
  say(`Deleted ${user} with everything they had.`);
}

/** Those of the server that runs in this home, where none are named. */
function toServices(config: Config): { databaseUrl: string; redisUrl: string } {
  const ready = readReady(config.home);
  const databaseUrl = config.databaseUrl ?? ready?.databaseUrl;
  const redisUrl = config.redisUrl ?? ready?.redisUrl;
  if (databaseUrl === undefined || redisUrl === undefined)
    throw new ConfigError(`No server is running in ${config.home}: start one, or set DATABASE_URL and REDIS_URL.`);
  return { databaseUrl, redisUrl };
}

const nobody = (user: string) => new ConfigError(`There is no user ${user}.`);
