import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const main = join(import.meta.dirname, "../../src/main.ts");
const CLIENTS = 12;
const checkMs = 100;

export interface RollingOptions {
  /** All that `accord serve` needs. */
  env: Record<string, string>;
  token: string;
  /** At least so many requests, and at least until both processes were replaced. */
  requests: number;
}

export interface RollingResult {
  sent: number;
  /** What became of those that failed. */
  failed: string[];
  /** How many processes have ended, and how. */
  exits: (number | null)[];
}

interface Backend {
  process: ChildProcess;
  url: URL;
  agent: Agent;
  isReady: boolean;
}

/**
 * Two API processes behind a client that does what a load balancer does: takes turns between those that are ready,
 * keeps connections, and repeats nothing. Meanwhile one after the other is asked to stop and replaced.
 */
export async function rollingRestart({ env, token, requests }: RollingOptions): Promise<RollingResult> {
  const result: RollingResult = { sent: 0, failed: [], exits: [] };
  const backends = await Promise.all([start(env), start(env)]);
  const state = { isOver: false, turn: 0, isReplaced: false };
  const checking = checkAll();
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    while (!state.isReplaced || result.sent < requests) await sendOne(client);
  });
  for (const [index, { process: old }] of backends.entries()) {
    old.kill("SIGTERM");
    const [code] = (await once(old, "exit")) as [number | null];
    result.exits.push(code);
    const next = await start(env);
    backends[index] = next;
  }
  state.isReplaced = true;
  await Promise.all(clients);
  state.isOver = true;
  await checking;
  for (const { process: child, agent } of backends) {
    agent.destroy();
    child.kill("SIGKILL");
  }
  return result;

  async function sendOne(client: number): Promise<void> {
    const ready = backends.filter(({ isReady }) => isReady);
    const backend = ready[state.turn++ % ready.length];
    if (backend === undefined) {
      result.failed.push("nobody is ready");
      return await sleep(checkMs);
    }
    const no = result.sent++;
    const body = {
      threadId: randomUUID(),
      runId: `run-${client}-${no}`,
      messages: [{ id: "m1", role: "user", content: "What do I have today?" }],
      forwardedProps: { agent_type: "worker" },
    };
    const [path, text] = no % 3 === 0 ? ["/api/v1/agent/runs", JSON.stringify(body)] : ["/api/v1/me", undefined];
    const status = await exchange(backend, path, { token, text }).catch((reason: unknown) => String(reason));
    if (status !== 200 && status !== 202) result.failed.push(`${path}: ${status}`);
  }

  async function checkAll(): Promise<void> {
    while (!state.isOver) {
      for (const backend of backends) backend.isReady = (await exchange(backend, "/readyz", {}).catch(() => 0)) === 200;
      await sleep(checkMs);
    }
  }
}

async function start(env: Record<string, string>): Promise<Backend> {
  const child = spawn(process.execPath, [main, "serve"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const { message, url } = JSON.parse(line) as { message?: string; url?: string };
    if (message !== "listening" || url === undefined) continue;
    child.stdout.resume();
    return { process: child, url: new URL(url), agent: new Agent({ keepAlive: true }), isReady: true };
  }
  throw new Error("the process ended before it listened");
}

function exchange(
  { url, agent }: Backend,
  path: string,
  { token, text }: { token?: string; text?: string | undefined },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
    };
    const sent = request(new URL(path, url), { agent, headers, method: text === undefined ? "GET" : "POST" });
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(text);
  });
}
