import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { inject } from "vitest";
import { faultCode } from "../../src/main/signals.ts";
import type { ProbePoint } from "../../src/run/journal/probe.ts";
import { atEnd } from "./at-end.ts";
import { childEnv } from "./child-env.ts";

export interface WorkerOptions {
  databaseUrl: string;
  modelUrl: string;
  redisUrl?: string;
  leaseSeconds?: number;
  /** Kills itself, as nothing but SIGKILL does, when it passes this point for the nth time. */
  killAt?: { point: ProbePoint; nth?: number };
  env?: Record<string, string>;
}

export interface WorkerProcess {
  process: ChildProcess;
  pid: number;
  /** Lines of its log so far. */
  lines: string[];
  /** How it ended. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Resolves when it takes runs. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** A worker in a process of its own, with a PostgreSQL, a model and a queue that others share. */
export function startWorker({
  databaseUrl,
  modelUrl,
  redisUrl = inject("services").redisUrl,
  leaseSeconds = 15,
  killAt,
  env = {},
}: WorkerOptions): WorkerProcess {
  const child = spawn(process.execPath, [inject("workerProgram")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...childEnv(),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      ACCORD_MODEL_BASE_URL: modelUrl,
      LEASE_SECONDS: String(leaseSeconds),
      ...(killAt === undefined ? {} : { KILL_AT: killAt.point, KILL_NTH: String(killAt.nth ?? 1) }),
      ...env,
    },
  });
  const lines: string[] = [];
  const ready = Promise.withResolvers<void>();
  let rest = "";
  child.stdout?.setEncoding("utf8").on("data", (piece: string) => {
    const parts = (rest + piece).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    if (parts.some((line) => line.includes('"working"'))) ready.resolve();
  });
  const exited = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGCONT");
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), 8000);
    await exited;
    clearTimeout(timer);
  };
  atEnd(async () => {
    await stop();
    if (child.exitCode === faultCode) throw new Error("a worker process ended by an error that no code caught");
  });
  return { process: child, pid: child.pid ?? 0, lines, exited, ready: ready.promise, stop };
}
