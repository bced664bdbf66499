import { H3, serve } from "h3";
import postgres from "postgres";
import { agents } from "../../generated/contract/agents.ts";
import { operations } from "../../generated/contract/operations.ts";
import type { RunAgentInput } from "../../generated/contract/types.ts";
import { makeAuth } from "../../src/auth/auth.ts";
import { systemClock } from "../../src/base/clock.ts";
import { newId } from "../../src/base/ids.ts";
import { makeLog } from "../../src/base/log.ts";
import { makeHttp } from "../../src/http/http.ts";
import createRun from "../../src/http/operations/createRun.ts";
import type { PipelineDeps } from "../../src/http/pipeline.ts";
import { makeAccept } from "../../src/run/intake/accept.ts";
import { makeKeep } from "../../src/run/intake/keep.ts";
import { makeStore } from "../../src/store/store.ts";
import { makeStream } from "../../src/stream/stream.ts";
import { clean } from "../../src/tool/clean/clean.ts";

const [, , kind, databaseUrl = "", redisUrl = ""] = process.argv;
const CONNECTIONS = 10;

/** A handler that parses, writes a run and its message in one transaction, and answers; nothing is checked. */
async function startBare(): Promise<{ port: number }> {
  const sql = postgres(databaseUrl, { max: CONNECTIONS, onnotice: () => {} });
  let no = 0;
  const app = new H3().post("/api/v1/agent/runs", async (event) => {
    const { threadId, runId, messages, state, tools, context } = (await event.req.json()) as RunAgentInput;
    const taskId = newId("tsk");
    const message = {
      id: newId("msg"),
      owner_id: "usr_bench",
      thread_id: threadId,
      task_id: taskId,
      wire_id: runId,
      seq: ++no,
      role: "user",
      content: JSON.stringify(messages[0]?.content),
      visibility_mask: 3,
    };
    const run = {
      id: taskId,
      owner_id: "usr_bench",
      thread_id: threadId,
      run_id: runId,
      no,
      status: "ready",
      agent_type: "worker",
      runtime_mode: "chat",
      request_id: "req_bench",
      input_hash: "none",
      input: JSON.stringify({ state, tools, context }),
      created_thread: false,
      locale: "en",
      timezone: "UTC",
      timezone_source: "default",
      ready_at: new Date(),
    };
    await sql.begin((tx) => [tx`insert into bare_runs ${tx(run)}`, tx`insert into bare_messages ${tx(message)}`]);
    event.res.status = 202;
    return { taskId, threadId, runId, created: false };
  });
  const server = serve(app, { port: 0, hostname: "127.0.0.1", silent: true });
  await server.ready();
  return { port: Number(new URL(server.url ?? "").port) };
}

/** The whole way of a request to its 202, with nobody to work on the runs. */
async function startAccord(): Promise<{ port: number; token: string }> {
  const log = makeLog({ level: "info", destination: { write: () => {} } });
  const store = makeStore({ databaseUrl, log, maxConnections: CONNECTIONS });
  const { ring } = makeStream({ redisUrl, log });
  const auth = makeAuth({ secret: "s".repeat(40), signer: { kind: "local" }, users: store.users, clock: systemClock });
  const accept = makeAccept({
    store,
    keep: makeKeep({ runs: store.runs, ring }),
    edit: async () => undefined,
    agents: agents.agents,
    clean,
    chooseLocale: () => "en",
    toAnswerText: () => "",
    files: { resolve: () => Promise.resolve({ images: [], isExpired: false }) },
    settleZone: async () => {},
  });
  const http = makeHttp({
    contract: { operations: { createRun: operations.createRun }, moduleOperations: {}, validators: {} },
    handlers: { createRun },
    callMethod: () => Promise.reject(new Error("not measured")),
    rooms: { auth, run: { accept } } as unknown as PipelineDeps["rooms"],
    log,
    corsOrigins: [],
  });
  await http.listen(0, "127.0.0.1");
  return { port: Number(new URL(http.url).port), token: await auth.mintUserToken("bench") };
}

process.send?.(kind === "bare" ? await startBare() : await startAccord());
process.on("message", () => process.send?.(process.cpuUsage()));
process.on("disconnect", () => process.exit());
