import { H3, serve } from "h3";
import { operations } from "../../generated/contract/operations.ts";
import { RunAgentInput } from "../../generated/contract/validators/schemas.js";
import { makeAuth } from "../../src/auth/auth.ts";
import { systemClock } from "../../src/base/clock.ts";
import { makeLog } from "../../src/base/log.ts";
import { makeHttp } from "../../src/http/http.ts";
import type { PipelineDeps } from "../../src/http/pipeline.ts";

/** One contender per process: `bare` is an h3 handler that parses and answers; `accord` is the whole front door. */
const taskOf = ({ threadId, runId }: { threadId: string; runId: string }) => ({
  taskId: "tsk_bench",
  threadId,
  runId,
  created: false,
});
const user = {
  id: "usr_bench",
  issuer: "accord",
  subject: "bench",
  name: "Bench",
  timezone: "UTC",
  locale: "en" as const,
  disabledAt: null,
};

async function startBare(): Promise<{ port: number }> {
  const app = new H3().post("/api/v1/agent/runs", async (event) => {
    event.res.status = 202;
    return taskOf((await event.req.json()) as { threadId: string; runId: string });
  });
  const server = serve(app, { port: 0, hostname: "127.0.0.1", silent: true });
  await server.ready();
  return { port: Number(new URL(server.url ?? "").port) };
}

async function startAccord(): Promise<{ port: number; token: string }> {
  const log = makeLog({ level: "info", destination: { write: () => {} } });
  const users = { ensure: async () => user, find: async () => user };
  const auth = makeAuth({
    secret: "s".repeat(40),
    signer: { kind: "local" },
    users: users as never,
    clock: systemClock,
  });
  const createRun = {
    id: "createRun",
    run: async ({ body }: { body: { threadId: string; runId: string } }) => taskOf(body),
  };
  const http = makeHttp({
    contract: {
      operations: { createRun: { ...operations.createRun, planned: false } },
      moduleOperations: {},
      validators: { createRun: { body: RunAgentInput } },
    },
    handlers: { createRun },
    callMethod: () => Promise.reject(new Error("not measured")),
    rooms: { auth } as unknown as PipelineDeps["rooms"],
    log,
    corsOrigins: [],
  });
  await http.listen(0, "127.0.0.1");
  return { port: Number(new URL(http.url).port), token: await auth.mintUserToken("bench") };
}

process.send?.(process.argv[2] === "bare" ? await startBare() : await startAccord());
process.on("message", () => process.send?.(process.cpuUsage()));
process.on("disconnect", () => process.exit());
