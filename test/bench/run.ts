import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { compare, rate, ratio, report } from "./measure.ts";

const AT_ONCE = [1, 16, 64];
const SECONDS = 4;
const ROUNDS = 3;

interface Server {
  process: ChildProcess;
  url: string;
  token: string;
}

type RunOnce = (server: Server) => Promise<void>;

/** Whole runs (router, worker with one calendar.read, answer) against a bare server that keeps nothing. */
export async function benchRuns(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, redisUrl, stop } = await startEmbedded({ home, say: () => {} });
  const model = await startServer("run-model.ts", {});
  const env = {
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_MODEL_API_KEY: "bench",
    ACCORD_MODEL: "bench",
    BENCH_DATABASE_URL: databaseUrl,
    BENCH_REDIS_URL: redisUrl,
    ACCORD_RUNS: "64",
  };
  const bare = await startServer("run-bare.ts", env);
  const accord = await startServer("run-accord.ts", env);
  try {
    for (const atOnce of AT_ONCE) {
      const cpu = { bare: 0, accord: 0, all: 0 };
      const runs = { bare: 0, accord: 0 };
      const measured = (name: "bare" | "accord", server: Server, once_: RunOnce) => async () => {
        const [before, beforeAll] = [cpuOf([server.process.pid ?? 0]), cpuOf(familyOf(process.pid))];
        const { count, perSecond } = await keepBusy(atOnce, () => once_(server));
        cpu[name] += cpuOf([server.process.pid ?? 0]) - before;
        if (name === "accord") cpu.all += cpuOf(familyOf(process.pid)) - beforeAll;
        runs[name] += count;
        return perSecond;
      };
      const { bare: plain = 1, accord: whole = 0 } = await compare(
        { bare: measured("bare", bare, runBare), accord: measured("accord", accord, runAccord) },
        ROUNDS,
      );
      const each = { bare: cpu.bare / runs.bare, accord: cpu.accord / runs.accord };
      report(`Whole runs, ${atOnce} at once`, [
        ["bare h3 + openai SDK, nothing kept", `${rate(plain)}   ${each.bare.toFixed(2)} ms CPU per run`],
        [
          "accord",
          `${rate(whole)}   ${ratio(whole, plain)}   ${each.accord.toFixed(2)} ms CPU per run   ` +
            `${ratio(each.accord, each.bare)}`,
        ],
        [
          "accord with everything around it (PostgreSQL, Valkey, child, model, client)",
          `${(cpu.all / runs.accord).toFixed(2)} ms CPU per run`,
        ],
      ]);
    }
  } finally {
    for (const { process: child } of [accord, bare, model]) child.kill("SIGKILL");
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function startServer(file: string, env: Record<string, string>): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, ...env },
  });
  const [{ url, token = "" }] = (await once(child, "message")) as [{ url: string; token?: string }];
  return { process: child, url, token };
}

/** Keeps so many runs going for a while. */
async function keepBusy(atOnce: number, run: () => Promise<void>): Promise<{ count: number; perSecond: number }> {
  let count = 0;
  const started = performance.now();
  const until = started + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        await run();
        count++;
      }
    }),
  );
  return { count, perSecond: count / ((performance.now() - started) / 1000) };
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const runBare: RunOnce = async ({ url }) => {
  const text = await exchange(
    new URL("run", url),
    { method: "POST" },
    JSON.stringify({ text: "What do I have on 21 April 2026?" }),
  );
  if (!text.includes("event: RUN_FINISHED")) throw new Error(`a run did not finish: ${text.slice(-500)}`);
};

const runAccord: RunOnce = async ({ url, token }) => {
  const [threadId, runId] = [randomUUID(), "run-1"];
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = {
    threadId,
    runId,
    messages: [{ id: "m1", role: "user", content: "What do I have on 21 April 2026?" }],
    forwardedProps: { agent_type: "worker" },
  };
  await exchange(new URL("api/v1/agent/runs", url), { method: "POST", headers }, JSON.stringify(body));
  const text = await exchange(new URL(`api/v1/agent/runs/${threadId}/events?runId=${runId}`, url), {
    method: "GET",
    headers,
  });
  if (!text.includes("event: RUN_FINISHED")) throw new Error(`a run did not finish: ${text.slice(-500)}`);
};

function exchange(
  url: URL,
  { method, headers = {} }: { method: string; headers?: Record<string, string> },
  body?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: body === undefined ? headers : { ...headers, "content-length": String(Buffer.byteLength(body)) },
      },
      (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if ((response.statusCode ?? 500) < 300) resolve(text);
          else reject(new Error(`${response.statusCode} ${text}`));
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Milliseconds of CPU so far, from the kernel's ticks of 10 ms. */
function cpuOf(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    const fields = statOf(pid)?.split(" ");
    if (fields) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * 10;
}

/** The process and everything it has started, PostgreSQL's backends included. */
function familyOf(root: number): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(Number(name))?.split(" ")[1] ?? 0)]),
  );
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** What stands behind the program's name, which may hold blanks: state, parent, … */
function statOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text.slice(text.lastIndexOf(")") + 2);
  } catch {
    return undefined;
  }
}
