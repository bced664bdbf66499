import { models } from "../../generated/contract/models.ts";
import { fileSettings, findFileProblem, type FileConfig } from "./file-settings.ts";
import { limitSettings, type LimitConfig } from "./limit-settings.ts";
import { logLevels, type LogLevel } from "./log.ts";
import {
  absolutePath,
  httpsUrl,
  integer,
  matching,
  minSecret,
  oneOf,
  origin,
  plainUrl,
  secret,
  url,
} from "./setting-values.ts";

export type { S3Place } from "./file-settings.ts";

/** Everything the environment decides, read once at start. */
export interface Config extends FileConfig, LimitConfig {
  home: string;
  host: string;
  port: number;
  /** The operator did not ask for this port, so another may be taken when it is busy. */
  portIsDefault: boolean;
  databaseUrl?: string;
  databaseConnections: number;
  redisUrl?: string;
  secret?: string;
  jwtSecret?: string;
  issuerJwksUrl?: string;
  issuer?: string;
  audience?: string;
  corsOrigins: readonly string[];
  logLevel: LogLevel;
  shutdownSeconds: number;
  /** Most runs a process works on at once. */
  runs: number;
  /** What the model calls of one person may cost on a day; without it there is no end. */
  budgetPerUserDay?: number;
  /** What the automation jobs of one person may do, all together. */
  jobs: number;
  jobFirings: number;
  /** Who is told of actions that wait and of runs that ended. */
  webhook?: Webhook;
  /** Who carries mail to guests and reminders to owners. */
  smtp?: Smtp;
  /** A module of the operator's own that watches, refuses or rewrites tool calls. */
  hooksFile?: string;
  /** One endpoint for every stage, in place of the catalogue's candidates. */
  modelEndpoint?: ModelEndpoint;
  /**
   * The key in that variable. A function, because a function shows nothing of itself when the configuration is printed.
   */
  providerKey(variable: string): string | undefined;
}

interface ModelEndpoint {
  baseUrl: string;
  /** The name sent to it. */
  model: string;
  /** How many tokens it holds, when specs/models.yaml does not know it. */
  contextTokens?: number;
  apiKey(): string | undefined;
}

export interface Webhook {
  url: string;
  /** Signs what is sent. */
  secret(): string;
}

export interface Smtp {
  /** It may hold a password; a function shows nothing of itself when the configuration is printed. */
  url(): string;
  /** An address that mail comes from. */
  from: string;
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

const isKey = /^[\x21-\x7e]{1,500}$/;

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
    name: "ACCORD_DB_CONNECTIONS",
    default: "10",
    description: "Most PostgreSQL connections this process opens.",
    read: (text, config) => void (config.databaseConnections = integer(text, 1, 500)),
  },
  {
    name: "REDIS_URL",
    description: "Redis 6.2 or newer, or Valkey, redis://host:6379. Without it Valkey is started here.",
    isSecret: true,
    read: (text, config) => void (config.redisUrl = url(text, ["redis:", "rediss:"])),
  },
  {
    name: "ACCORD_SECRET",
    description:
      `At least ${minSecret} characters; signing keys are derived from it. Required with DATABASE_URL, ` +
      "generated without it.",
    isSecret: true,
    read: (text, config) => void (config.secret = secret(text)),
  },
  {
    name: "ACCORD_JWT_SECRET",
    description:
      `Shared secret (HS256, at least ${minSecret} characters) that signs user tokens. Not together with ` +
      "ACCORD_ISSUER_JWKS_URL.",
    isSecret: true,
    read: (text, config) => void (config.jwtSecret = secret(text)),
  },
  {
    name: "ACCORD_ISSUER_JWKS_URL",
    description:
      "Public keys of the issuer that signs user tokens (RS256, PS256, ES256, EdDSA). https, or http on this machine.",
    read: (text, config) => void (config.issuerJwksUrl = httpsUrl(text)),
  },
  {
    name: "ACCORD_ISSUER",
    description: "The `iss` that user tokens must carry. Without it any issuer that the key verifies is taken.",
    read: (text, config) =>
      void (config.issuer = matching(text, /^[\x21-\x7e]{1,500}$/, "printable text without blanks")),
  },
  {
    name: "ACCORD_AUDIENCE",
    description: "The `aud` that user tokens must carry. Without it the audience is not checked.",
    read: (text, config) =>
      void (config.audience = matching(text, /^[\x21-\x7e]{1,500}$/, "printable text without blanks")),
  },
  {
    name: "ACCORD_CORS_ORIGINS",
    description: "Web origins, separated by commas, whose pages may call the API, such as https://app.example.com.",
    read: (text, config) => void (config.corsOrigins = text.split(",").map((item) => origin(item.trim()))),
  },
  ...fileSettings,
  ...limitSettings,
  {
    name: "ACCORD_LOG_LEVEL",
    default: "info",
    description: `How much is logged: ${logLevels.join(", ")}.`,
    read: (text, config) => void (config.logLevel = oneOf(text, logLevels)),
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
  {
    name: "ACCORD_WEBHOOK_URL",
    description:
      "Told by a signed POST of actions that wait for a person, ended runs and notices. https, or http on " +
      "this machine; redirects are not followed.",
    read: (text, config) => void (config.webhook = { url: httpsUrl(text), secret: () => "" }),
  },
  {
    name: "ACCORD_WEBHOOK_SECRET",
    description: `At least ${minSecret} characters; signs what is sent to ACCORD_WEBHOOK_URL, and is required with it.`,
    isSecret: true,
    read: (text, config) => {
      const key = secret(text);
      if (config.webhook === undefined) throw new Error("needs ACCORD_WEBHOOK_URL beside it");
      config.webhook.secret = () => key;
    },
  },
  {
    name: "ACCORD_SMTP_URL",
    description:
      "Mail server, smtp://user:password@host:587 or smtps://…:465, for mail to guests (with an .ics file) and " +
      "reminders. Without it none is sent.",
    isSecret: true,
    read: (text, config) => {
      const server = url(text, ["smtp:", "smtps:"]);
      config.smtp = { url: () => server, from: "" };
    },
  },
  {
    name: "ACCORD_SMTP_FROM",
    description: "The address that mail comes from; required with ACCORD_SMTP_URL.",
    read: (text, config) => {
      if (config.smtp === undefined) throw new Error("needs ACCORD_SMTP_URL beside it");
      config.smtp.from = matching(text, /^[^\s@<>"',;]{1,64}@[A-Za-z0-9.-]{1,190}$/, "a mail address");
    },
  },
  {
    name: "ACCORD_HOOKS",
    description:
      "A JavaScript module of your own that watches, refuses or rewrites tool calls: an absolute path, see hooks.md.",
    read: (text, config) => void (config.hooksFile = absolutePath(text)),
  },
  {
    name: "ACCORD_MODEL_BASE_URL",
    description:
      "One OpenAI-compatible endpoint for every stage, in place of the models of specs/models.yaml: https://host/v1.",
    read: (text, config) =>
      void (config.modelEndpoint = {
        baseUrl: plainUrl(text, "ACCORD_MODEL_API_KEY"),
        model: "default",
        apiKey: () => undefined,
      }),
  },
  {
    name: "ACCORD_MODEL_API_KEY",
    description: "The key of that endpoint, if it wants one.",
    isSecret: true,
    read: (text, config) => {
      const key = matching(text, isKey, "printable text without blanks");
      endpoint(config).apiKey = () => key;
    },
  },
  {
    name: "ACCORD_MODEL",
    description: "The model asked for at that endpoint; `default` unless told.",
    read: (text, config) =>
      void (endpoint(config).model = matching(text, /^[A-Za-z0-9][A-Za-z0-9._:/@#+-]{0,127}$/, "a model's name")),
  },
  {
    name: "ACCORD_MODEL_CONTEXT_TOKENS",
    description:
      "How many tokens that model holds, if specs/models.yaml does not say; 128000 unless told. Older " +
      "turns are summed up before they fill it.",
    read: (text, config) => void (endpoint(config).contextTokens = integer(text, 1000, 10_000_000)),
  },
  ...Object.values(models.providers).flatMap(({ title, api_key_env: name }) =>
    name === undefined ? [] : [providerSetting(name, title)],
  ),
];

/** Without any of these keys, and without an endpoint, the offline model answers. */
function providerSetting(name: string, title: string): Setting {
  return {
    name,
    description: `Key for ${title}; makes its models in specs/models.yaml candidates.`,
    isSecret: true,
    read: (text, config) => {
      const key = matching(text, isKey, "printable text without blanks");
      const others = config.providerKey;
      config.providerKey = (variable) => (variable === name ? key : others(variable));
    },
  };
}

export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = {
    corsOrigins: [] as readonly string[],
    providerKey: (_variable: string): string | undefined => undefined,
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
  if (config.databaseUrl !== undefined && config.secret === undefined) {
    throw new ConfigError(
      `ACCORD_SECRET must be set (at least ${minSecret} characters) when DATABASE_URL is: every process on ` +
        "that database derives its keys from it.",
    );
  }
  if (config.webhook?.secret() === "")
    throw new ConfigError(
      "ACCORD_WEBHOOK_SECRET must be set when ACCORD_WEBHOOK_URL is: without it the receiver cannot tell who called.",
    );
  if (config.smtp?.from === "")
    throw new ConfigError("ACCORD_SMTP_FROM must be set when ACCORD_SMTP_URL is: mail needs an address to come from.");
  if (config.jwtSecret !== undefined && config.issuerJwksUrl !== undefined) {
    throw new ConfigError(
      "ACCORD_JWT_SECRET and ACCORD_ISSUER_JWKS_URL are both set; user tokens are signed in one way, so " +
        "keep one of them.",
    );
  }
  const problem = findFileProblem(config);
  if (problem !== undefined) throw new ConfigError(problem);
  return config;
}

function endpoint(config: Config): ModelEndpoint {
  if (config.modelEndpoint === undefined) throw new Error("needs ACCORD_MODEL_BASE_URL beside it");
  return config.modelEndpoint;
}
