import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import postgres, { type Sql } from "postgres";
import { makeSigner } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { startValkey } from "../../src/embedded/valkey.ts";
import { faultCode } from "../../src/main/signals.ts";
import { toAnswer } from "../_kit/busy-model.ts";
import { startModelServer } from "../_kit/model-server.ts";

// Short, so that trials are; but a machine that is busy with all of this must not lose runs by being slow.
const leaseSeconds = 2;
const workers = 2;
const program = (path: string) => join(import.meta.dirname, "../..", path);

export interface World {
  url: string;
  token: string;
  sql: Sql;
  /** What can go wrong, by name. Each resolves when it is over, or will be over by itself. */
  faults: Readonly<Record<string, () => Promise<void>>>;
  /** Resolves when every process is up again. */
  calm(): Promise<void>;
  stop(): Promise<void>;
}

/** `accord serve`, two workers, PostgreSQL, Valkey and a model that takes its time, each in a process that may die. */
export async function makeWorld(): Promise<World> {
  const home = await mkdtemp(join(tmpdir(), "accord-survive-"));
  // Valkey is ours to stop, so the one that is watched over is not used.
  const valkey = await startValkey(join(home, "valkey"));
  const { databaseUrl, stop: stopServices } = await startEmbedded({ home, redisUrl: valkey.url, say: () => {} });
  const redis = new Redis(valkey.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  redis.on("error", () => {});
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {}, connection: { application_name: "bench" } });
  const model = await startModelServer();
  model.when((request) => {
    // Somewhere in every answer there is a moment for a fault to hit.
    const pause = {
      after: Math.random() < 0.5 ? undefined : Math.floor(Math.random() * 20),
      reached: Promise.resolve(),
      release: () => {},
      wait: () => sleep(Math.random() * 250),
    };
    return { ...toAnswer(request), hold: pause };
  });
  // The one that the workers of the test kit know.
  const secret = "a secret that only tests know, long enough";
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATABASE_URL: databaseUrl,
    REDIS_URL: valkey.url,
    ACCORD_SECRET: secret,
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_LOG_LEVEL: "error",
    ACCORD_MIGRATE: "auto",
    ACCORD_REQUESTS_PER_USER: "0",
  };
  const api = keep([program("src/main.ts"), "serve"], { ...env, ACCORD_PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const crew = Array.from({ length: workers }, () =>
    keep([program("test/_kit/worker-program.ts")], {
      ...env,
      ACCORD_DB_CONNECTIONS: "6",
      LEASE_SECONDS: String(leaseSeconds),
    }),
  );
  const anyone = () => crew[Math.floor(Math.random() * crew.length)] as Kept;

  return {
    url,
    token: await makeSigner(loadConfig(env), secret).mintUserToken("bench"),
    sql,
    faults: {
      "kill -9 of a worker": async () => anyone().kill(),
      "kill -9 of every worker": async () => crew.forEach((one) => one.kill()),
      "kill -9 of the API": async () => api.kill(),
      FLUSHALL: async () => void (await redis.flushall()),
      "Redis restarted": async () => {
        await valkey.stop();
        await sleep(Math.random() * 500);
        await valkey.revive();
      },
      "every connection to PostgreSQL cut": async () =>
        void (await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'accord'`),
      "a worker stopped past its lease": async () => {
        const { pid } = anyone();
        signal(pid, "SIGSTOP");
        await sleep(leaseSeconds * 1000 * (1.2 + Math.random()));
        signal(pid, "SIGCONT");
      },
    },
    async calm() {
      for (const { pid } of crew) signal(pid, "SIGCONT");
      await answers(url);
    },
    async stop() {
      for (const one of [api, ...crew]) await one.end();
      redis.disconnect();
      await sql.end({ timeout: 2 });
      await model.close();
      await stopServices();
      await valkey.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

interface Kept {
  readonly pid: number;
  kill(): void;
  end(): Promise<void>;
}

/** A process that is started again whenever it dies. */
function keep(args: readonly string[], env: Record<string, string>): Kept {
  let isWanted = true;
  let child: ChildProcess;
  const begin = (): void => {
    child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
    child.on("exit", (code) => {
      if (code === faultCode) process.exitCode = faultCode;
      if (isWanted) begin();
    });
  };
  begin();
  return {
    get pid() {
      return child.pid ?? 0;
    },
    kill: () => void child.kill("SIGKILL"),
    async end() {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It died meanwhile, and its successor is not stopped.
  }
}

async function answers(url: string): Promise<void> {
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(50);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
