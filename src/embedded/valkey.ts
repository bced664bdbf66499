import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { extname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { EmbeddedError, keepSecret, prepareHome, readIfThere, writeWhole } from "./home.ts";
import { endProcess, freePort, isRunning, launch, type Launch } from "./process.ts";
import type { Service } from "./service.ts";

interface Found {
  pid: number;
  port: number;
}

export async function startValkey(folder: string): Promise<Service> {
  prepareHome(folder);
  const password = keepSecret(join(folder, "password"));
  let found = (await adopt(folder, password)) ?? (await startNew(folder, password));
  return {
    name: "Valkey",
    url: `redis://:${password}@127.0.0.1:${found.port}`,
    log: join(folder, "valkey.log"),
    isRunning: () => isRunning(found.pid),
    async revive() {
      found = await startNew(folder, password, found.port);
    },
    stop: () => stopValkey(folder, found.pid),
  };
}

/** Stops what a killed server left running, if it did. */
export async function stopLeftValkey(folder: string): Promise<boolean> {
  const left = readState(folder);
  if (!left || !isRunning(left.pid, addressOf(left.port))) return false;
  await stopValkey(folder, left.pid);
  return true;
}

// Nothing in it has to survive (the database holds what counts), so there is nothing to wait for.
async function stopValkey(folder: string, pid: number): Promise<void> {
  await endProcess(pid, "SIGTERM", 3_000);
  rmSync(stateOf(folder), { force: true });
}

const addressOf = (port: number) => `127.0.0.1:${port}`;

/** The one that a killed server left behind, if it still answers to our password. */
async function adopt(folder: string, password: string): Promise<Found | undefined> {
  const left = readState(folder);
  if (!left || !isRunning(left.pid)) return undefined;
  if (await answersInTime(left, password, 2_000)) return left;
  // It hangs, or the number belongs to another program by now, which is left alone.
  if (isRunning(left.pid, addressOf(left.port))) await endProcess(left.pid, "SIGKILL", 0);
  return undefined;
}

const mostTries = 10;

async function startNew(folder: string, password: string, fixedPort?: number): Promise<Found> {
  const log = join(folder, "valkey.log");
  for (let tries = 0; tries < mostTries; tries++) {
    const port = fixedPort ?? (await freePort());
    const { pid } = await launch({ ...commandLine(port, password), log });
    const found = { pid, port };
    // Noted before it answers: a server killed right now must not leave behind a process that the next start does not
    // know.
    writeWhole(stateOf(folder), JSON.stringify(found));
    if (await answersInTime(found, password, 10_000)) return found;
    await endProcess(pid, "SIGKILL", 0);
    await sleep(200);
  }
  const lastLine = readFileSync(log, "utf8").trim().split("\n").at(-1);
  throw new EmbeddedError(`Valkey did not start: ${lastLine} (its log is ${log})`);
}

/**
 * All that is in it may be forgotten, first what ends soonest: events of runs that are over. WebAssembly of more than
 * some 60 MB has the garbage of its process collected many times a second, which costs more than all else it does.
 */
const bounds = ["maxmemory 32mb", "maxmemory-policy volatile-ttl"];

function commandLine(port: number, password: string): Omit<Launch, "log"> {
  const installed = findInstalled();
  const lines = [`requirepass ${password}`, ...bounds];
  if (installed) {
    const all = [`port ${port}`, "bind 127.0.0.1", 'save ""', "appendonly no", ...lines];
    return { command: installed, args: ["-"], input: `${all.join("\n")}\n` };
  }
  // This file's own extension: it is .ts in a checkout and .js in the published package.
  const program = fileURLToPath(new URL(`./valkey-process${extname(import.meta.filename)}`, import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", program, addressOf(port)];
  return { command: process.execPath, args, input: lines.join("\n") };
}

/** A native server is faster than WebAssembly. Older than 6.2 it lacks commands that the stream room uses. */
function findInstalled(): string | undefined {
  return ["valkey-server", "redis-server"].find((name) => {
    try {
      const text = execFileSync(name, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
      const [, major, minor] = /v=(\d+)\.(\d+)/.exec(text) ?? [];
      return Number(major) * 100 + Number(minor) >= 602;
    } catch {
      return false;
    }
  });
}

async function answersInTime(found: Found, password: string, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end && isRunning(found.pid); await sleep(20)) {
    if (await answers(found.port, password)) return true;
  }
  return false;
}

/** Two inline commands over a bare socket: the room that knows the Redis client is not ours to import. */
function answers(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    let reply = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("data", (data) => {
      reply += data.toString();
      if (reply.startsWith("-") || reply.includes("PONG")) socket.destroy();
    });
    socket.on("close", () => resolve(reply === "+OK\r\n+PONG\r\n"));
  });
}

function readState(folder: string): Found | undefined {
  const state = readIfThere(stateOf(folder));
  return state === undefined ? undefined : (JSON.parse(state) as Found);
}

const stateOf = (folder: string) => join(folder, "state.json");
