import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { EmbeddedError, keepSecret, prepareHome, readIfThere, toSentence } from "./home.ts";
import { takeLock } from "./lock.ts";
import { startPostgres, stopLeftPostgres } from "./postgres.ts";
import { signal } from "./process.ts";
import { readReady, removeReady, writeReady, type Ready } from "./ready.ts";
import { supervise, type Service } from "./service.ts";
import { startValkey, stopLeftValkey } from "./valkey.ts";

export { backUp } from "./backup.ts";
export { EmbeddedError, openLog } from "./home.ts";
export { restore } from "./restore.ts";
export { readReady } from "./ready.ts";

export interface EmbeddedOptions {
  /** The folder that holds the database, the secrets and the logs of one server. */
  home: string;
  /** Addresses of services that exist elsewhere; what has one is not started here. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  /** Lines for the person at the console. */
  say(line: string): void;
}

export interface Embedded {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly secret: string;
  /** Writes ready.json, by which scripts learn that the server answers. */
  announce(ready: Ready): void;
  /** Gives the home up but leaves the services running, for a successor to adopt. */
  detach(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL and Valkey for a machine that has neither. One home belongs to one server at a time. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = resolve(options.home);
  prepareHome(home);
  const lock = await takeLock(home);
  if (!lock) throw alreadyRunning(home);
  try {
    // Left by a server that was killed.
    removeReady(home);
    const secret = keepSecret(join(home, "secret"));
    const [database, redis] = await startBoth(home, options);
    const services = [database, redis].filter((service) => service !== undefined);
    const watchers = services.map((service) => supervise(service, options.say));
    let ended: Promise<void> | undefined;
    const end = async (isStopping: boolean) => {
      await Promise.all(watchers.map((watcher) => watcher.end()));
      if (isStopping) await Promise.all(services.map((service) => service.stop()));
      removeReady(home);
      lock.release();
    };
    return {
      databaseUrl: options.databaseUrl ?? (database as Service).url,
      redisUrl: options.redisUrl ?? (redis as Service).url,
      secret,
      announce: (ready) => writeReady(home, ready),
      detach: () => (ended ??= end(false)),
      stop: () => (ended ??= end(true)),
    };
  } catch (error) {
    lock.release();
    throw toSentence(error);
  }
}

/** Stops the server of this home and whatever a killed one has left running. False when there was nothing. */
export async function stopEmbedded(options: { home: string }): Promise<boolean> {
  const home = resolve(options.home);
  if (!existsSync(home)) return false;
  let lock = await takeLock(home);
  const wasServing = !lock;
  if (!lock) {
    const ready = readReady(home);
    if (!ready) throw new EmbeddedError(`A server is just starting in ${home}: try again when it is ready.`);
    signal(ready.pid, "SIGTERM");
    lock = await takeLock(home, 60_000);
    if (!lock)
      throw new EmbeddedError(`The server in ${home} (process ${ready.pid}) does not stop: kill it, then try again.`);
  }
  const left = await Promise.all([stopLeftPostgres(join(home, "postgres")), stopLeftValkey(join(home, "valkey"))]);
  lock.release();
  return wasServing || left.includes(true);
}

/** The secret of a home in which a server has been started before. */
export function readSecret(home: string): string | undefined {
  return readIfThere(join(home, "secret"))?.trim();
}

/** Both at once; when one fails the other does not stay behind. */
async function startBoth(home: string, options: EmbeddedOptions): Promise<[Service | undefined, Service | undefined]> {
  const [database, redis] = await Promise.allSettled([
    options.databaseUrl === undefined ? startPostgres(join(home, "postgres"), options.say) : undefined,
    options.redisUrl === undefined ? startValkey(join(home, "valkey")) : undefined,
  ]);
  if (database.status === "fulfilled" && redis.status === "fulfilled") return [database.value, redis.value];
  for (const start of [database, redis]) if (start.status === "fulfilled") await start.value?.stop();
  throw database.status === "rejected" ? database.reason : (redis as PromiseRejectedResult).reason;
}

function alreadyRunning(home: string): EmbeddedError {
  const ready = readReady(home);
  const who = ready ? `at ${ready.url} (process ${ready.pid})` : "and just starting";
  return new EmbeddedError(
    `Accord is already running in ${home} ${who}: stop it first, or name another folder in ACCORD_HOME.`,
  );
}
