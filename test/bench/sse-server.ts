import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { operations } from "../../generated/contract/operations.ts";
import { operationValidators } from "../../generated/contract/validators/validators.ts";
import { makeAuth } from "../../src/auth/auth.ts";
import { systemClock, systemTimers } from "../../src/base/clock.ts";
import { makeLog } from "../../src/base/log.ts";
import { makeHttp } from "../../src/http/http.ts";
import streamRunEvents from "../../src/http/operations/streamRunEvents.ts";
import type { PipelineDeps } from "../../src/http/pipeline.ts";
import { makeFollow } from "../../src/run/follow/reader.ts";
import { makeStream } from "../../src/stream/stream.ts";

/**
 * One contender per process: `accord` is everything between a published event and a client but the database, whose log
 * is empty here; `bare` is a node:http server that writes the same frames from the same live events and does nothing
 * else.
 */
const [contender = "", redisUrl = ""] = process.argv.slice(2);
const log = makeLog({ level: "info", destination: { write: () => {} } });
const stream = makeStream({ redisUrl, log });

async function startAccord() {
  const user = {
    id: "usr_bench",
    issuer: "accord",
    subject: "bench",
    name: "Bench",
    timezone: "UTC",
    locale: "en",
    disabled: false,
    tokensRevokedAt: null,
  };
  const auth = makeAuth({
    secret: "s".repeat(40),
    signer: { kind: "local" },
    users: {
      ensure: async () => ({ ...user, isRevoked: false }),
      find: async () => user,
      isRevoked: async () => false,
    },
    clock: systemClock,
  });
  const empty = { lastSeq: 0, ended: false };
  const events = {
    position: async ({ runId }: { runId: string }) => ({ taskId: runId, no: 1, ...empty }),
    after: async () => ({ events: [], ...empty }),
    lastSeqs: async () => new Map<string, number>(),
  };
  const http = makeHttp({
    contract: {
      operations: { streamRunEvents: operations.streamRunEvents },
      moduleOperations: {},
      validators: { streamRunEvents: operationValidators.streamRunEvents },
    },
    handlers: { streamRunEvents },
    callMethod: () => Promise.reject(new Error("not measured")),
    rooms: {
      auth,
      run: { follow: makeFollow({ events, stream, timers: systemTimers, log }) },
    } as unknown as PipelineDeps["rooms"],
    log,
    corsOrigins: [],
  });
  await http.listen(0, "127.0.0.1");
  return { port: Number(new URL(http.url).port), token: await auth.mintUserToken("bench") };
}

async function startBare() {
  const readers = new Map<string, Set<ServerResponse>>();
  const server = createServer((request, response) => {
    const taskId = new URL(request.url ?? "", "http://x").searchParams.get("runId") ?? "";
    const known = readers.get(taskId) ?? new Set();
    if (!readers.has(taskId)) {
      readers.set(taskId, known);
      stream.watch(taskId, 0, {
        events(list) {
          const text = list.map(({ seq, type, data }) => `id: 1-${seq}\nevent: ${type}\ndata: ${data}\n\n`).join("");
          const frames = Buffer.from(text);
          for (const reader of known) reader.write(frames);
        },
        gap() {},
      });
    }
    known.add(response);
    response.on("close", () => known.delete(response));
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("retry: 1000\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, token: "" };
}

process.send?.(contender === "accord" ? await startAccord() : await startBare());
process.on("message", () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage.rss(), cpuUs: user + system });
});
process.on("disconnect", () => process.exit());
