import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig, settings } from "../../../src/base/config.ts";

const secret = "s".repeat(32);
const database = "postgres://accord:pa55word@db/accord";

describe("loadConfig", () => {
  it("needs nothing", () => {
    expect(loadConfig({})).toEqual({
      home: ".accord",
      adminClaim: { name: "admin", value: true },
      host: "127.0.0.1",
      port: 8787,
      portIsDefault: true,
      databaseConnections: 10,
      corsOrigins: [],
      frontendTools: [],
      checkAnswers: false,
      isOffline: false,
      mayMigrate: false,
      logLevel: "info",
      shutdownSeconds: 10,
      drainSeconds: 5,
      runs: 32,
      jobs: 50,
      jobFirings: 60,
      keepEventsDays: 365,
      keepUsageDays: 0,
      keepMessagesDays: 0,
      keepFilesDays: 0,
      uploadsPerDay: 200,
      uploadMbPerDay: 500,
      modelImages: "data",
      imageMb: 100,
      requestsPerUser: 50,
      requestsPerAddress: 50,
      proxies: 0,
      queuedRuns: 1000,
      runsPerUser: 16,
      streams: 100,
      providerKey: expect.any(Function),
      remoteSecrets: expect.any(Function),
    });
  });

  it("reads every variable", () => {
    const config = loadConfig({
      ACCORD_HOME: "/var/lib/accord",
      ACCORD_HOST: "0.0.0.0",
      ACCORD_PORT: "80",
      DATABASE_URL: database,
      DATABASE_REPLICA_URL: `${database}_copy`,
      ACCORD_DB_CONNECTIONS: "25",
      REDIS_URL: "rediss://cache:6380",
      ACCORD_SECRET: secret,
      ACCORD_ISSUER_JWKS_URL: "https://id.example.com/keys",
      ACCORD_ISSUER: "https://id.example.com/",
      ACCORD_AUDIENCE: "accord",
      ACCORD_CORS_ORIGINS: "https://a.example.com, http://localhost:5173",
      ACCORD_LOG_LEVEL: "WARN",
      ACCORD_SHUTDOWN_SECONDS: "0",
      ACCORD_DRAIN_SECONDS: "12",
      ACCORD_HEALTH_PORT: "9000",
    });
    expect(config).toMatchObject({
      port: 80,
      portIsDefault: false,
      databaseUrl: database,
      replicaUrl: `${database}_copy`,
      corsOrigins: ["https://a.example.com", "http://localhost:5173"],
      logLevel: "warn",
      shutdownSeconds: 0,
      drainSeconds: 12,
      healthPort: 9000,
    });
  });

  it("takes an empty variable for an absent one", () => {
    expect(loadConfig({ ACCORD_PORT: "", DATABASE_URL: " ", ACCORD_SECRET: "" })).toMatchObject({
      port: 8787,
      portIsDefault: true,
    });
  });

  it.each<[string, Record<string, string>]>([
    ["ACCORD_PORT", { ACCORD_PORT: "65536" }],
    ["ACCORD_PORT", { ACCORD_PORT: "80a" }],
    ["ACCORD_PORT", { ACCORD_PORT: "-1" }],
    ["ACCORD_HOST", { ACCORD_HOST: "a host" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x/y", ACCORD_SECRET: secret }],
    ["DATABASE_REPLICA_URL", { DATABASE_REPLICA_URL: database }],
    ["DATABASE_REPLICA_URL", { DATABASE_URL: database, ACCORD_SECRET: secret, DATABASE_REPLICA_URL: "mysql://x/y" }],
    ["ACCORD_SECRET", { DATABASE_URL: database }],
    ["ACCORD_SECRET", { ACCORD_SECRET: "s".repeat(31) }],
    ["REDIS_URL", { REDIS_URL: "localhost:6379" }],
    ["ACCORD_JWT_SECRET", { ACCORD_JWT_SECRET: "short" }],
    ["ACCORD_ISSUER_JWKS_URL", { ACCORD_ISSUER_JWKS_URL: "http://id.example.com/keys" }],
    ["ACCORD_ISSUER_JWKS_URL", { ACCORD_ISSUER_JWKS_URL: "http://localhost.evil.com/keys" }],
    ["ACCORD_ISSUER_JWKS_URL", { ACCORD_ISSUER_JWKS_URL: "file:///etc/keys" }],
    ["ACCORD_JWT_SECRET", { ACCORD_JWT_SECRET: secret, ACCORD_ISSUER_JWKS_URL: "https://id.example.com/keys" }],
    ["ACCORD_CORS_ORIGINS", { ACCORD_CORS_ORIGINS: "*" }],
    ["ACCORD_CORS_ORIGINS", { ACCORD_CORS_ORIGINS: "https://a.example.com/" }],
    ["ACCORD_CORS_ORIGINS", { ACCORD_CORS_ORIGINS: "null" }],
    ["ACCORD_LOG_LEVEL", { ACCORD_LOG_LEVEL: "loud" }],
    ["ACCORD_SHUTDOWN_SECONDS", { ACCORD_SHUTDOWN_SECONDS: "1.5" }],
    ["ACCORD_MODEL_BASE_URL", { ACCORD_MODEL_BASE_URL: "api.example.com/v1" }],
    ["ACCORD_MODEL_BASE_URL", { ACCORD_MODEL_BASE_URL: "https://me:secret@api.example.com/v1" }],
    ["ACCORD_MODEL_API_KEY", { ACCORD_MODEL_API_KEY: "sk-test" }],
    ["ACCORD_MODEL", { ACCORD_MODEL: "qwen-plus" }],
    ["ACCORD_MODEL", { ACCORD_MODEL_BASE_URL: "http://localhost/v1", ACCORD_MODEL: "two words" }],
    ["DEEPSEEK_API_KEY", { DEEPSEEK_API_KEY: "two words" }],
    ["ACCORD_PUBLIC_URL", { ACCORD_PUBLIC_URL: "https://accord.example/path" }],
    ["ACCORD_UPLOADS_PER_DAY", { ACCORD_UPLOADS_PER_DAY: "many" }],
    ["ACCORD_MODEL_IMAGES", { ACCORD_MODEL_IMAGES: "url" }],
    ["ACCORD_MODEL_IMAGES", { ACCORD_MODEL_IMAGES: "ftp" }],
    ["ACCORD_FILES_S3_BUCKET", { ACCORD_FILES_S3_ENDPOINT: "https://s3.example.com" }],
    ["ACCORD_FILES_S3_ENDPOINT", { ACCORD_FILES_S3_ENDPOINT: "https://me:secret@s3.example.com" }],
    ["ACCORD_SMTP_URL", { ACCORD_SMTP_URL: "https://mail.example.com", ACCORD_SMTP_FROM: "a@example.com" }],
    ["ACCORD_SMTP_FROM", { ACCORD_SMTP_URL: "smtp://mail.example.com" }],
    ["ACCORD_SMTP_FROM", { ACCORD_SMTP_FROM: "a@example.com" }],
    ["ACCORD_SMTP_FROM", { ACCORD_SMTP_URL: "smtp://mail.example.com", ACCORD_SMTP_FROM: "Accord <a@example.com>" }],
    ["ACCORD_WEBHOOK_URL", { ACCORD_WEBHOOK_URL: "http://hooks.example.com/accord", ACCORD_WEBHOOK_SECRET: secret }],
    [
      "ACCORD_WEBHOOK_URL",
      { ACCORD_WEBHOOK_URL: "https://bob:hunter22@hooks.example.com/accord", ACCORD_WEBHOOK_SECRET: secret },
    ],
    ["ACCORD_WEBHOOK_SECRET", { ACCORD_WEBHOOK_URL: "https://hooks.example.com/accord" }],
    ["ACCORD_WEBHOOK_SECRET", { ACCORD_WEBHOOK_SECRET: secret }],
    [
      "ACCORD_WEBHOOK_SECRET",
      { ACCORD_WEBHOOK_URL: "https://hooks.example.com/accord", ACCORD_WEBHOOK_SECRET: "short" },
    ],
  ])("names %s in one sentence when given %j", (name, env) => {
    const failure = failureOf(env);
    expect(failure).toBeInstanceOf(ConfigError);
    expect(failure.message).toMatch(new RegExp(`^${name}\\b.*\\.$`));
    expect(failure.message).not.toContain("\n");
  });

  it("takes keys over http from this machine only", () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]"])
      expect(loadConfig({ ACCORD_ISSUER_JWKS_URL: `http://${host}:1/k` }).issuerJwksUrl).toContain(host);
  });

  it("reads the endpoint and the keys of models", () => {
    const { modelEndpoint, providerKey } = loadConfig({
      ACCORD_MODEL_BASE_URL: "http://localhost:11434/v1",
      ACCORD_MODEL: "qwen3:8b",
      ACCORD_MODEL_API_KEY: "k1",
      OPENAI_API_KEY: "k2",
      DEEPSEEK_API_KEY: "k3",
    });
    expect(modelEndpoint).toMatchObject({ baseUrl: "http://localhost:11434/v1", model: "qwen3:8b" });
    expect([
      modelEndpoint?.apiKey(),
      providerKey("OPENAI_API_KEY"),
      providerKey("DEEPSEEK_API_KEY"),
      providerKey("DASHSCOPE_API_KEY"),
    ]).toEqual(["k1", "k2", "k3", undefined]);
  });

  it("reads where images are kept", () => {
    const { filesS3, publicUrl } = loadConfig({
      ACCORD_PUBLIC_URL: "https://accord.example",
      ACCORD_FILES_S3_ENDPOINT: "https://s3.example.com",
      ACCORD_FILES_S3_BUCKET: "images",
      ACCORD_FILES_S3_KEY_ID: "AKID",
      ACCORD_FILES_S3_SECRET: "canary",
    });
    expect([filesS3, filesS3?.secret(), publicUrl]).toMatchObject([
      { endpoint: "https://s3.example.com", bucket: "images", region: "auto", keyId: "AKID" },
      "canary",
      "https://accord.example",
    ]);
    expect(inspect(filesS3, { depth: 9, showHidden: true }) + JSON.stringify(filesS3)).not.toContain("canary");
  });

  it("does not show the keys of models when it is printed (G219)", () => {
    const config = loadConfig({
      ACCORD_MODEL_BASE_URL: "http://localhost/v1",
      ACCORD_MODEL_API_KEY: "canary-1",
      OPENAI_API_KEY: "canary-2",
    });
    expect(inspect(config, { depth: 9, showHidden: true }) + JSON.stringify(config)).not.toContain("canary");
  });

  it("never shows a secret it refuses (G206)", () => {
    for (const name of settings.filter((setting) => setting.isSecret).map((setting) => setting.name)) {
      expect(failureOf({ [name]: "hunter2 canary" }).message).not.toContain("canary");
    }
  });
});

describe("where people sign in", () => {
  const oidc = {
    ACCORD_OIDC_ISSUER: "https://login.example.com",
    ACCORD_OIDC_CLIENT_ID: "accord",
    ACCORD_ISSUER_JWKS_URL: "https://login.example.com/jwks",
  };

  it("is whose tokens are taken, for the console's client or for its resource", () => {
    expect(loadConfig(oidc)).toMatchObject({
      oidc: { issuer: "https://login.example.com", clientId: "accord" },
      issuer: "https://login.example.com",
      audience: "accord",
    });
    expect(loadConfig({ ...oidc, ACCORD_OIDC_RESOURCE: "urn:accord" })).toMatchObject({ audience: "urn:accord" });
    expect(loadConfig({ ...oidc, ACCORD_AUDIENCE: "api", ACCORD_ISSUER: "other" })).toMatchObject({
      audience: "api",
      issuer: "other",
    });
  });

  it.each([
    ["ACCORD_OIDC_CLIENT_ID", /ACCORD_OIDC_CLIENT_ID must be set/],
    ["ACCORD_ISSUER_JWKS_URL", /ACCORD_ISSUER_JWKS_URL must be set/],
    ["ACCORD_OIDC_ISSUER", /ACCORD_OIDC_CLIENT_ID needs ACCORD_OIDC_ISSUER/],
  ])("is refused without %s", (missing, sentence) => {
    expect(failureOf({ ...oidc, [missing]: "" }).message).toMatch(sentence);
  });
});

it("describes each variable once", () => {
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
  for (const { description } of settings) expect(description).toMatch(/^.{20,160}\.$/);
});

function failureOf(env: Record<string, string>): Error {
  try {
    loadConfig(env);
  } catch (reason) {
    return reason as Error;
  }
  throw new Error("it was accepted");
}
