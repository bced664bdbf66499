import { afterAll, inject } from "vitest";
import { makeApp, type App } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import type { Clock } from "../../src/base/clock.ts";
import { makeLog } from "../../src/base/log.ts";
import { createClient, type AccordClient } from "../../generated/client/index.ts";
import { scratchDatabase, type ScratchDatabase } from "./database.ts";

export interface TestApp extends App {
  database: ScratchDatabase;
  /** Every log line so far. */
  logs: string[];
  /** The SDK in process, for one of the demo users or for anybody else, who then is new. */
  as(name: string): Promise<AccordClient>;
}

/** The whole server on a database of its own, without a socket until `listen`. */
export async function testApp(options: { env?: Record<string, string>; clock?: Clock } = {}): Promise<TestApp> {
  const database = await scratchDatabase();
  const logs: string[] = [];
  const config = loadConfig({ ACCORD_LOG_LEVEL: "debug", ACCORD_DB_CONNECTIONS: "4", ...options.env });
  const app = await makeApp({
    config,
    databaseUrl: database.url,
    redisUrl: inject("services").redisUrl,
    secret: "a secret that only tests know, long enough",
    log: makeLog({ level: config.logLevel, destination: { write: (line) => void logs.push(line) } }),
    embedded: true,
    ...(options.clock ? { clock: options.clock } : {}),
  });
  afterAll(() => app.stop());
  return Object.defineProperties({} as TestApp, {
    ...Object.getOwnPropertyDescriptors(app),
    database: { value: database },
    logs: { value: logs },
    as: {
      value: async (name: string) => {
        const token = await app.auth.mintUserToken(name);
        const inProcess = async (request: Request) => {
          const { pathname, search } = new URL(request.url);
          const body = request.body === null ? {} : { body: await request.arrayBuffer() };
          return app.request(pathname + search, { method: request.method, headers: request.headers, signal: request.signal, ...body });
        };
        return createClient({ baseUrl: "http://accord.test", token, fetch: inProcess as typeof fetch });
      },
    },
  });
}
