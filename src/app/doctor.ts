import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { hasModel, type Config } from "../base/config.ts";
import { makeLog } from "../base/log.ts";
import { makeStore } from "../store/store.ts";
import { makeStream } from "../stream/stream.ts";

/** One thing that was looked at: what was found, and what to do where it is not well. */
export interface Finding {
  about: string;
  state: "good" | "poor" | "bad";
  found: string;
  advice?: string;
}

const leastFreeBytes = 1_073_741_824;
const mostSkewMs = 2000;
const modelMs = 5000;

/** Looks at everything that a server needs and changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  const log = makeLog({ level: "silent" });
  return [
    examineHome(config),
    ...(await examineDatabase(config, log)),
    await examineRedis(config, log),
    await examineModel(config),
  ];
}

function examineHome({ home }: Config): Finding {
  const about = "disk";
  const place = nearestThere(resolve(home));
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    const { bavail, bsize, blocks } = statfsSync(place);
    // Of the kernel's own, such as /proc: nothing can be made there, whoever asks.
    if (blocks === 0) throw Object.assign(new Error("not a disk"), { code: "ENODEV" });
    const free = bavail * bsize;
    const found = `${home} can be written, ${(free / leastFreeBytes).toFixed(1)} GiB free`;
    if (free >= leastFreeBytes) return { about, state: "good", found };
    return { about, state: "poor", found, advice: "Make room: images and embedded data lie there." };
  } catch (reason) {
    return {
      about,
      state: "bad",
      found: `${home} cannot be written (${(reason as NodeJS.ErrnoException).code})`,
      advice: "Make it writable, or name another folder in ACCORD_HOME.",
    };
  }
}

/** A home that is not there yet will be made in the first folder above it that is. */
const nearestThere = (path: string): string => (existsSync(path) ? path : nearestThere(dirname(path)));

async function examineDatabase(
  { databaseUrl, replicaUrl, mayMigrate }: Config,
  log: ReturnType<typeof makeLog>,
): Promise<Finding[]> {
  if (databaseUrl === undefined)
    return [{ about: "database", state: "good", found: "DATABASE_URL is not set: PostgreSQL is started here" }];
  const store = makeStore({ databaseUrl, replicaUrl, log, maxConnections: 1 });
  try {
    const { version, skewMs, mayCreate } = await store.health();
    const findings: Finding[] = [
      { about: "database", state: "good", found: `PostgreSQL ${version} answers` },
      Math.abs(skewMs) <= mostSkewMs
        ? { about: "clock", state: "good", found: "as the database's" }
        : {
            about: "clock",
            state: "bad",
            found: `${Math.round(skewMs)} ms from the database's`,
            advice: "Let both machines follow the same time server: leases and tokens rest on it.",
          },
    ];
    if (!mayCreate)
      findings.push({
        about: "rights",
        state: "poor",
        found: "this role may not create tables",
        advice: "Run `accord migrate`, and the months of the log, with a role that may.",
      });
    return [...findings, ...(await examineReplica(store)), await examineTables(store, mayMigrate)];
  } catch (reason) {
    return [
      { about: "database", state: "bad", found: toReason(reason), advice: "Check DATABASE_URL and the way there." },
    ];
  } finally {
    await store.close();
  }
}

async function examineReplica({ replica }: ReturnType<typeof makeStore>): Promise<Finding[]> {
  if (replica === undefined) return [];
  const about = "replica";
  const state = await replica.look();
  if (state === "up") return [{ about, state: "good", found: "follows the database" }];
  return [
    {
      about,
      state: "poor",
      found: state === "behind" ? "has not caught up with the database" : "does not answer, or does not follow it",
      advice: "Check DATABASE_REPLICA_URL and its replication. The server reads from the primary meanwhile.",
    },
  ];
}

async function examineTables(store: ReturnType<typeof makeStore>, mayMigrate: boolean): Promise<Finding> {
  try {
    await store.assertMigrated();
    return { about: "tables", state: "good", found: "up to date" };
  } catch (reason) {
    return {
      about: "tables",
      state: mayMigrate ? "poor" : "bad",
      found: toReason(reason),
      advice: "Run `accord migrate`.",
    };
  }
}

async function examineRedis({ redisUrl }: Config, log: ReturnType<typeof makeLog>): Promise<Finding> {
  if (redisUrl === undefined)
    return { about: "redis", state: "good", found: "REDIS_URL is not set: Valkey is started here" };
  const stream = makeStream({ redisUrl, log });
  try {
    await pingSoon(stream);
    return { about: "redis", state: "good", found: "answers" };
  } catch (reason) {
    const said = toReason(reason);
    return {
      about: "redis",
      state: "poor",
      // What its driver says while nobody is there is about the driver.
      found: said.includes("enableOfflineQueue") ? "does not answer" : said,
      advice: "Check REDIS_URL. The server goes on without it, more slowly.",
    };
  } finally {
    await stream.close();
  }
}

/** A connection that is just being made refuses commands instead of keeping them. */
async function pingSoon(stream: ReturnType<typeof makeStream>, triesLeft = 10): Promise<void> {
  try {
    await stream.ping();
  } catch (reason) {
    if (triesLeft === 0) throw reason;
    await setTimeout(200);
    await pingSoon(stream, triesLeft - 1);
  }
}

async function examineModel(config: Config): Promise<Finding> {
  const about = "model";
  if (!hasModel(config)) {
    const isMeant = config.isOffline || config.databaseUrl === undefined;
    if (isMeant) return { about, state: "good", found: "none; the built-in stand-in answers" };
    const found = "none, and no server starts without";
    return { about, state: "bad", found, advice: "Set ACCORD_MODEL_BASE_URL or a key, or ACCORD_MODEL=offline." };
  }
  const endpoint = config.modelEndpoint;
  if (endpoint === undefined) return { about, state: "good", found: "a provider has its key; it was not asked" };
  const key = endpoint.apiKey?.();
  try {
    const { status } = await fetch(`${endpoint.baseUrl.replace(/\/$/, "")}/models`, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(modelMs),
    });
    if (status !== 401 && status !== 403) return { about, state: "good", found: `${endpoint.baseUrl} answers` };
    return {
      about,
      state: "bad",
      found: `${endpoint.baseUrl} answers ${status}`,
      advice: "Check ACCORD_MODEL_API_KEY.",
    };
  } catch {
    return {
      about,
      state: "bad",
      found: `${endpoint.baseUrl} does not answer`,
      advice: "Check ACCORD_MODEL_BASE_URL and the way there.",
    };
  }
}

/** The deepest one that says something: what the system or PostgreSQL has said, not what a client would be told. */
function toReason(reason: unknown): string {
  const { detail, cause, code, message } = reason as {
    detail?: string;
    cause?: unknown;
    code?: string;
    message?: string;
  };
  if (cause instanceof Error) return toReason(cause);
  return (detail || message || code || "does not answer").replace(/\.$/, "");
}
