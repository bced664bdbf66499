import { execFileSync, spawn } from "node:child_process";
import { closeSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { openLog } from "./home.ts";

/**
 * Whether this process lives and its command line contains `mark`. A bare `kill(pid, 0)` would not do: it also answers
 * for a zombie that its parent does not reap, and for an unrelated process that got the number after a crash.
 */
export function isRunning(pid: number, mark = ""): boolean {
  const line = process.platform === "linux" ? procLine(pid) : mark === "" ? signalLine(pid) : psLine(pid);
  return line !== "" && line.includes(mark);
}

/** A signal to a process that may have gone meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Asks a process to end, waits, and kills it when it has not ended in time. */
export async function endProcess(pid: number, politely: NodeJS.Signals, patience: number): Promise<void> {
  signal(pid, politely);
  if (await waitUntil(() => !isRunning(pid), patience)) return;
  signal(pid, "SIGKILL");
  await waitUntil(() => !isRunning(pid), 5_000);
}

export async function waitUntil(isTrue: () => boolean, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; !isTrue(); await sleep(20)) if (Date.now() > end) return false;
  return true;
}

export interface Launch {
  command: string;
  args: readonly string[];
  log: string;
  /** Given on standard input, where secrets are not seen by `ps`. */
  input?: string;
}

export interface Launched {
  pid: number;
  hasEnded(): boolean;
}

/**
 * Starts a service in a process group of its own: Ctrl-C reaches the server only, which drains before it stops its
 * services; and they survive a killed server, whose successor adopts them.
 */
export async function launch(options: Launch): Promise<Launched> {
  const log = openLog(options.log);
  const child = spawn(options.command, options.args, {
    detached: true,
    stdio: [options.input === undefined ? "ignore" : "pipe", log, log],
    env: plainEnvironment(),
  });
  closeSync(log);
  let ended = false;
  child.once("exit", () => (ended = true));
  // A child that is gone before it has read its input is reported by hasEnded.
  child.stdin?.on("error", () => {});
  child.stdin?.end(options.input);
  await new Promise<void>((resolve, reject) => child.once("spawn", resolve).once("error", reject));
  child.unref();
  return { pid: child.pid as number, hasEnded: () => ended };
}

/**
 * What services are started with. The caller's PG* variables, NODE_OPTIONS or language would change what runs, and the
 * messages we look for in its log.
 */
export function plainEnvironment(): Record<string, string | undefined> {
  return { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function procLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function psLine(pid: number): string {
  try {
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

function signalLine(pid: number): string {
  try {
    process.kill(pid, 0);
    return "running";
  } catch {
    return "";
  }
}
