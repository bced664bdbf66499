import { resolve } from "node:path";
import { agents } from "../../generated/contract/agents.ts";
import { models } from "../../generated/contract/models.ts";
import { ownFolder } from "../../generated/contract/own.ts";
import { fileSettings, findFileProblem, type FileConfig } from "./file-settings.ts";
import { limitSettings, type LimitConfig } from "./limit-settings.ts";
import { logLevels, type LogLevel } from "./log.ts";
import { modelSettings, type ModelConfig } from "./model-settings.ts";
import { findNoticeProblem, noticeSettings, type NoticeConfig } from "./notice-settings.ts";
import { parseRedisAddress } from "./redis-address.ts";
import { noRemoteSecrets, remoteSettings, type RemoteConfig } from "./remote-settings.ts";
import { retentionSettings, type RetentionConfig } from "./retention-settings.ts";
import { absolutePath, integer, matching, oneOf, origin, url } from "./setting-values.ts";
import { findTokenProblem, tokenSettings, type TokenConfig } from "./token-settings.ts";

export type { S3Place } from "./file-settings.ts";
export { hasModel } from "./model-settings.ts";
export type { Smtp, Webhook } from "./notice-settings.ts";

/** Everything the environment decides, read once at start. */
export interface Config
  extends FileConfig, LimitConfig, ModelConfig, NoticeConfig, RemoteConfig, RetentionConfig, TokenConfig {
  home: string;
  host: string;
  port: number;
  /** The operator did not ask for this port, so another may be taken when it is busy. */
  portIsDefault: boolean;
  databaseUrl?: string;
  replicaUrl?: string;
  databaseConnections: number;
  redisUrl?: string;
  /** Where the build of the web console lies, when not beside the code. */
  consoleFolder?: string;
  corsOrigins: readonly string[];
  logLevel: LogLevel;
  shutdownSeconds: number;
  /** How long load balancers have to notice that this process is going to stop. */
  drainSeconds: number;
  /** Where a worker process says how it is; without it nowhere. */
  healthPort?: number;
  /** Most runs a process works on at once. */
  runs: number;
  /** What the model calls of one person may cost on a day; without it there is no end. */
  budgetPerUserDay?: number;
  /** What the automation jobs of one person may do, all together. */
  jobs: number;
  jobFirings: number;
  /** Agents whose worker may call tools that clients have. */
  frontendTools: readonly string[];
  /** Whether servers bring the tables up to date by themselves. */
  mayMigrate: boolean;
  /** Whether answers are judged by the contract before they leave. */
  checkAnswers: boolean;
  /** A module of the operator's own that watches, refuses or rewrites tool calls. */
  hooksFile?: string;
}

/** A sentence for the person who started the program; it names the variable and never shows a secret value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export interface Setting {
  name: string;
  description: string;
  /** As it would be written in the environment; absent when there is none. */
  default?: string;
  /** Its value is never printed. */
  isSecret?: boolean;
  /** Puts the value into the configuration, or throws a sentence fragment: "must be …". */
  read(text: string, config: Config): void;
}

export const settings: readonly Setting[] = [
  {
    name: "ACCORD_HOME",
    default: ".accord",
    description:
      "Folder for everything the server keeps on this machine: embedded data, the generated secret, ready.json.",
    read: (text, config) => void (config.home = text),
  },
  {
    name: "ACCORD_HOST",
    default: "127.0.0.1",
    description: "Address to listen on. 0.0.0.0 makes the server reachable from other machines.",
    read: (text, config) => void (config.host = matching(text, /^[A-Za-z0-9.:_-]{1,255}$/, "a host name or address")),
  },
  {
    name: "ACCORD_PORT",
    default: "8787",
    description: "Port to listen on; 0 takes any free one. Left at its default, a busy port is replaced by a free one.",
    read: (text, config) => void (config.port = integer(text, 0, 65_535)),
  },
  {
    name: "DATABASE_URL",
    description:
      "PostgreSQL 15 or newer, postgres://user:password@host:5432/name. Without it PostgreSQL is started here.",
    isSecret: true,
    read: (text, config) => void (config.databaseUrl = url(text, ["postgres:", "postgresql:"])),
  },
  {
    name: "DATABASE_REPLICA_URL",
    description:
      "A streaming replica of DATABASE_URL, from which `accord serve` and `accord start` read history where it is as " +
      "new as the primary; see scale.md.",
    isSecret: true,
    read: (text, config) => void (config.replicaUrl = url(text, ["postgres:", "postgresql:"])),
  },
  {
    name: "ACCORD_MIGRATE",
    default: "step",
    description:
      "step: `accord serve` and `accord work` refuse tables that `accord migrate` has not brought up to date. " +
      "auto: they do it themselves.",
    read: (text, config) => void (config.mayMigrate = oneOf(text, ["step", "auto"]) === "auto"),
  },
  {
    name: "ACCORD_DB_CONNECTIONS",
    default: "10",
    description: "Most PostgreSQL connections this process opens, to each of primary and replica.",
    read: (text, config) => void (config.databaseConnections = integer(text, 1, 500)),
  },
  {
    name: "REDIS_URL",
    description:
      "Redis 6.2 or newer, or Valkey, redis://host:6379. For a cluster, redis://a:6379,b:6379,c:6379, or one host " +
      "and ?cluster=yes. Without it Valkey is started here.",
    isSecret: true,
    read(text, config) {
      parseRedisAddress(text);
      config.redisUrl = text;
    },
  },
  ...tokenSettings,
  {
    name: "ACCORD_CONSOLE",
    description: "Folder with a build of the web console, in place of dist/console: an absolute path.",
    read: (text, config) => void (config.consoleFolder = absolutePath(text)),
  },
  {
    name: "ACCORD_CORS_ORIGINS",
    description: "Web origins, separated by commas, whose pages may call the API, such as https://app.example.com.",
    read: (text, config) => void (config.corsOrigins = text.split(",").map((item) => origin(item.trim()))),
  },
  ...fileSettings,
  ...limitSettings,
  ...remoteSettings,
  ...retentionSettings,
  {
    name: "ACCORD_LOG_LEVEL",
    default: "info",
    description: `How much is logged: ${logLevels.join(", ")}.`,
    read: (text, config) => void (config.logLevel = oneOf(text, logLevels)),
  },
  {
    name: "ACCORD_HEALTH_PORT",
    description:
      "Port on which `accord work` answers /healthz, /readyz and /metrics, and nothing else; 0 takes any free one.",
    read: (text, config) => void (config.healthPort = integer(text, 0, 65_535)),
  },
  {
    name: "ACCORD_DRAIN_SECONDS",
    default: "5",
    description:
      "How long a process that is to stop says so at /readyz and goes on; longer than two checks of a load balancer.",
    read: (text, config) => void (config.drainSeconds = integer(text, 0, 600)),
  },
  {
    name: "ACCORD_SHUTDOWN_SECONDS",
    default: "10",
    description: "How long requests and runs in flight may take to finish when the server is asked to stop.",
    read: (text, config) => void (config.shutdownSeconds = integer(text, 0, 600)),
  },
  {
    name: "ACCORD_RUNS",
    default: "32",
    description: "Most runs this process works on at once; further ones wait.",
    read: (text, config) => void (config.runs = integer(text, 1, 1000)),
  },
  {
    name: "ACCORD_BUDGET_PER_USER_DAY",
    description:
      `What one person's model calls may cost per day of UTC, in ${models.currency}: from 80 % on cheaper ` +
      "models go first, at 100 % only free ones are left and jobs wait.",
    read: (text, config) =>
      void (config.budgetPerUserDay = Number(matching(text, /^\d{1,6}(?:\.\d{1,6})?$/, "an amount such as 2.50"))),
  },
  {
    name: "ACCORD_JOBS",
    default: "50",
    description: "Most automation jobs of one person.",
    read: (text, config) => void (config.jobs = integer(text, 1, 10_000)),
  },
  {
    name: "ACCORD_JOB_FIRINGS",
    default: "60",
    description: "Most runs per hour that the jobs of one person start; then they wait.",
    read: (text, config) => void (config.jobFirings = integer(text, 1, 100_000)),
  },
  ...noticeSettings,
  {
    name: "ACCORD_FRONTEND_TOOLS",
    description:
      "Agents, separated by commas, whose worker may call tools that clients send along: worker. Beside those that " +
      "specs/agents.yaml names.",
    read: (text, config) =>
      void (config.frontendTools = text.split(",").map((name) => oneOf(name.trim(), Object.keys(agents.agents)))),
  },
  {
    name: "ACCORD_CHECK_ANSWERS",
    default: "no",
    description:
      "yes: each answer is checked against the contract; one that breaks it becomes INTERNAL, and the log says " +
      "where. `make dev` sets it.",
    read: (text, config) => void (config.checkAnswers = oneOf(text, ["yes", "no"]) === "yes"),
  },
  {
    name: "ACCORD_HOOKS",
    description:
      "A JavaScript module of your own that watches, refuses or rewrites tool calls: an absolute path, see hooks.md.",
    read: (text, config) => void (config.hooksFile = absolutePath(text)),
  },
  {
    name: "ACCORD_MODULES",
    description: "The folder of your own modules when it is not modules; environment only, see add-a-module.md.",
    // It decides which contract is loaded, so it is read before any other setting.
    read: (text) => assertInUse(text),
  },
  ...modelSettings,
];

function assertInUse(folder: string): void {
  if (ownFolder === undefined || resolve(folder) !== resolve(ownFolder))
    throw new Error("must stand in the environment and not in a file");
}

const findReplicaProblem = ({ databaseUrl, replicaUrl }: Config): string | undefined =>
  replicaUrl !== undefined && databaseUrl === undefined
    ? "DATABASE_REPLICA_URL needs DATABASE_URL: embedded data has no replica."
    : undefined;

export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = {
    corsOrigins: [] as readonly string[],
    frontendTools: [] as readonly string[],
    checkAnswers: false,
    isOffline: false,
    providerKey: (_variable: string): string | undefined => undefined,
    remoteSecrets: noRemoteSecrets,
  } as Config;
  for (const setting of settings) {
    // An empty variable counts as absent: that is how compose files and CI systems say "not set".
    const given = env[setting.name]?.trim();
    const text = given === undefined || given === "" ? setting.default : given;
    if (setting.name === "ACCORD_PORT") config.portIsDefault = text !== given;
    if (text === undefined) continue;
    try {
      setting.read(text, config);
    } catch (reason) {
      const shown = setting.isSecret ? "" : `, not ${JSON.stringify(text.slice(0, 100))}`;
      throw new ConfigError(`${setting.name} ${(reason as Error).message}${shown}.`);
    }
  }
  const problem =
    findReplicaProblem(config) ?? findTokenProblem(config) ?? findNoticeProblem(config) ?? findFileProblem(config);
  if (problem !== undefined) throw new ConfigError(problem);
  if (config.oidc !== undefined) config.audience ??= config.oidc.resource ?? config.oidc.clientId;
  return config;
}
