import { expect, inject } from "vitest";
import { makeApp, type App, type AppOptions } from "../../src/app.ts";
import type { Clock, Timers } from "../../src/base/clock.ts";
import { loadConfig } from "../../src/base/config.ts";
import { makeLog } from "../../src/base/log.ts";
import { broken } from "../../src/http/promises.ts";
import { createClient, type Client } from "../../src/sdk/sdk.ts";
import { atEnd } from "./at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "./database.ts";

export interface TestApp extends App {
  database: ScratchDatabase;
  /** Every log line so far. */
  logs: string[];
  /** The SDK in process, for one of the demo users or for anybody else, who then is new. */
  as(name: string, rights?: { isAdmin?: boolean }): Promise<Client>;
}

/** Whoever holds it signs tokens. */
export const testSecret = "a secret that only tests know, long enough";

const people = [
  { name: "Alice", timezone: "Asia/Shanghai", locale: "zh-CN" },
  { name: "Bob", timezone: "America/Los_Angeles", locale: "en" },
];

export interface TestAppOptions extends Pick<AppOptions, "probe" | "leaseSeconds"> {
  env?: Record<string, string>;
  clock?: Clock;
  timers?: Timers;
  demo?: boolean;
  /** Whether it also carries out runs. */
  worker?: boolean;
  /** Another than the one it would make for itself. */
  database?: ScratchDatabase;
  redisUrl?: string;
  /** In place of the one that all tests know. */
  secret?: string;
}

/**
 * The whole server on a database of its own with two people in it (and their demo data if asked), without a socket
 * until `listen`.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await scratchDatabase());
  const logs: string[] = [];
  const config = loadConfig({
    ACCORD_LOG_LEVEL: "debug",
    ACCORD_CHECK_ANSWERS: "yes",
    ACCORD_DB_CONNECTIONS: "4",
    // A test asks faster than any person; those about limits set their own.
    ACCORD_REQUESTS_PER_USER: "0",
    ACCORD_REQUESTS_PER_ADDRESS: "0",
    ACCORD_STREAMS_PER_USER: "10000",
    ...options.env,
  });
  const app = await makeApp({
    config,
    databaseUrl: database.url,
    redisUrl: options.redisUrl ?? inject("services").redisUrl,
    secret: options.secret ?? testSecret,
    log: makeLog({ level: config.logLevel, destination: { write: (line) => void logs.push(line) } }),
    embedded: options.demo ?? false,
    roles: { api: true, worker: options.worker ?? false },
    ...(options.probe ? { probe: options.probe } : {}),
    ...(options.leaseSeconds ? { leaseSeconds: options.leaseSeconds } : {}),
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.timers ? { timers: options.timers } : {}),
  });
  atEnd(async () => {
    await app.stop();
    expectPromisesKept(logs);
  });
  for (const { name, ...settings } of people) {
    const user = await app.store.users.ensure({ issuer: app.auth.issuer, subject: name.toLowerCase(), name });
    await app.store.users.changeSettings(user.id, settings);
  }
  return Object.defineProperties({} as TestApp, {
    ...Object.getOwnPropertyDescriptors(app),
    database: { value: database },
    logs: { value: logs },
    as: {
      value: async (name: string, rights: { isAdmin?: boolean } = {}) => {
        const token = await app.auth.mintUserToken(name, rights);
        const inProcess = async (request: Request) => {
          const { pathname, search } = new URL(request.url);
          const body = request.body === null ? {} : { body: await request.arrayBuffer() };
          return app.request(pathname + search, {
            method: request.method,
            headers: request.headers,
            signal: request.signal,
            ...body,
          });
        };
        // A test sees the first answer.
        return createClient({
          baseUrl: "http://accord.test",
          token,
          fetch: inProcess as typeof fetch,
          maxRetries: 0,
        });
      },
    },
  });
}

/** Every answer of every test is judged by the contract, also one that its test does not look at. */
export function expectPromisesKept(logs: readonly string[]): void {
  const said = [broken.answer, broken.error, "a code that its method does not list"];
  expect(logs.filter((line) => said.some((words) => line.includes(words)))).toEqual([]);
}
