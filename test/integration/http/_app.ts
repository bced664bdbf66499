import { connect } from "node:net";
import { inject, onTestFinished } from "vitest";
import { makeApp, type App } from "../../../src/app.ts";
import { loadConfig } from "../../../src/base/config.ts";
import { makeLog } from "../../../src/base/log.ts";
import { expectPromisesKept } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";

export interface Served {
  app: App;
  port: number;
  /** Every log line so far. */
  lines: string[];
  databaseUrl: string;
  token: string;
}

/** The whole server on a port, with a database of its own. */
export async function served(
  env: Record<string, string> = {},
  services: { databaseUrl?: string; redisUrl?: string } = {},
): Promise<Served> {
  const databaseUrl = services.databaseUrl ?? (await scratchDatabase()).url;
  const lines: string[] = [];
  const app = await makeApp({
    config: loadConfig({
      ACCORD_SHUTDOWN_SECONDS: "1",
      ACCORD_CHECK_ANSWERS: "yes",
      // A test asks faster than any person; those about limits set their own.
      ACCORD_REQUESTS_PER_USER: "0",
      ACCORD_REQUESTS_PER_ADDRESS: "0",
      ACCORD_STREAMS_PER_USER: "10000",
      ...env,
    }),
    databaseUrl,
    redisUrl: services.redisUrl ?? inject("services").redisUrl,
    secret: "a secret that has at least 32 characters",
    log: makeLog({ level: "debug", destination: { write: (line) => void lines.push(line) } }),
    embedded: true,
    // What comes in is tested here; runs that nobody carries out stay as they were accepted.
    roles: { api: true, worker: false },
  });
  atEnd(async () => {
    await app.stop();
    expectPromisesKept(lines);
  });
  await app.listen(0);
  return { app, port: Number(new URL(app.url).port), lines, databaseUrl, token: await app.auth.mintUserToken("alice") };
}

/** Bytes in, bytes out, until the server closes or nothing more comes. */
export function raw(
  port: number,
  request: string | Buffer | (string | Buffer)[],
  options: { quietMs?: number } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let timer: NodeJS.Timeout | undefined;
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, options.quietMs ?? 100);
    };
    socket.on("connect", () => {
      for (const part of [request].flat()) socket.write(part);
      // An answer is waited for, however long it takes on a busy machine; only silence that is expected has a limit.
      if (options.quietMs !== undefined) wait();
    });
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
      wait();
    });
    socket.on("end", done);
    // Writing on after a refusal ends in a reset; what was said before counts.
    socket.on("error", () => (answer === "" ? undefined : done()));
    socket.on("close", done);
    onTestFinished(() => void socket.destroy());
    setTimeout(() => reject(new Error("the server kept the connection for 20 s")), 20_000).unref();
  });
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
