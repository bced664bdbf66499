import { chownSync, existsSync, lchownSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedError, prepareHome, readIfThere } from "./home.ts";
import { findBinaries, findRunner, type Binaries, type Runner } from "./postgres-binaries.ts";
import { createCluster, databaseUser } from "./postgres-cluster.ts";
import { endProcess, freePort, isRunning, launch, type Launched } from "./process.ts";
import type { Service } from "./service.ts";

interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

export async function startPostgres(folder: string, say: (line: string) => void): Promise<Service> {
  prepareHome(folder);
  const binaries = await findBinaries();
  const runner = findRunner(binaries, folder);
  const password = await createCluster({ folder, binaries, runner, say });
  giveTo(runner, join(folder, "data"));
  prepareHome(join(folder, "data"));
  const start = (port?: number) => bringUp({ folder, binaries, runner, say, port });
  let postmaster = await start();
  return {
    name: "PostgreSQL",
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${postmaster.port}/postgres`,
    log: join(folder, "postgres.log"),
    isRunning: () => isRunning(postmaster.pid),
    async revive() {
      postmaster = await start(postmaster.port);
    },
    stop: () => stopPostmaster(postmaster.pid),
  };
}

/** Stops what a killed server left running, if it did. */
export async function stopLeftPostgres(folder: string): Promise<boolean> {
  const left = findPostmaster(join(folder, "data"));
  if (left) await stopPostmaster(left.pid);
  return left !== undefined;
}

export const isPostgresRunning = (folder: string): boolean => findPostmaster(join(folder, "data")) !== undefined;

// SIGINT is PostgreSQL's "fast" shutdown: it ends sessions, writes everything down and needs no recovery next time.
const stopPostmaster = (pid: number) => endProcess(pid, "SIGINT", 20_000);

interface BringUp {
  folder: string;
  binaries: Binaries;
  runner: Runner;
  say(line: string): void;
  port: number | undefined;
}

const mostFailures = 60;
const passing = /could not bind|Address already in use|lock file|still in use|the database system is shutting down/;

/**
 * Returns once a postmaster of this folder is ready: one that lives already, or a new one. Each turn looks at what is
 * there, so the same loop deals with a server killed at any moment:
 * - a living postmaster is waited for until it is ready (it may be recovering) and then adopted;
 * - a pid file whose number now belongs to another program is removed, because PostgreSQL would believe it;
 * - a postmaster that gave up for a passing reason (port taken meanwhile; the sessions of a killed one not gone yet) is
 *   started again; any other reason is the caller's to read.
 */
async function bringUp(options: BringUp): Promise<Postmaster> {
  const data = join(options.folder, "data");
  const log = join(options.folder, "postgres.log");
  const began = Date.now();
  let hasSaidWhy = false;
  let child: Launched | undefined;
  let logBefore = 0;
  for (let failures = 0; ;) {
    const found = findPostmaster(data);
    if (found?.isReady) return found;
    if (found || (child && !child.hasEnded())) {
      if (!hasSaidWhy && Date.now() - began > 3_000) {
        options.say("PostgreSQL is recovering from an unclean stop; this can take a while.");
        hasSaidWhy = true;
      }
      await sleep(20);
      continue;
    }
    if (child) {
      const bytes = readFileSync(log);
      // A log that had grown too large was emptied at this launch.
      const lines = bytes.subarray(bytes.length < logBefore ? 0 : logBefore).toString();
      const reason = lines.split("\n").findLast((line) => /FATAL|error/i.test(line)) ?? "it gave no reason";
      if (!passing.test(lines) || ++failures > mostFailures) {
        throw new EmbeddedError(`PostgreSQL did not start: ${reason.trim()} (its log is ${log})`);
      }
      await sleep(250);
    }
    removeStrangersPid(data);
    logBefore = existsSync(log) ? statSync(log).size : 0;
    child = await launch({ ...commandLine(options, data, options.port ?? (await freePort())), log });
  }
}

function commandLine({ binaries, runner }: BringUp, data: string, port: number): { command: string; args: string[] } {
  const settings = {
    listen_addresses: "127.0.0.1",
    // Socket paths are limited to 107 bytes, and a checkout can lie deeper than that.
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    logging_collector: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, ...args] = [...runner.prefix, binaries.postgres, "-D", data, "-p", String(port), ...flags];
  return { command: command as string, args };
}

/** postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory, state. */
function readPidFile(data: string): Postmaster | undefined {
  const lines = readIfThere(join(data, "postmaster.pid"))?.split("\n");
  if (!lines) return undefined;
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

function findPostmaster(data: string): Postmaster | undefined {
  const noted = readPidFile(data);
  return noted && isRunning(noted.pid, `-D ${data} `) ? noted : undefined;
}

function removeStrangersPid(data: string): void {
  const noted = readPidFile(data);
  if (noted && !isRunning(noted.pid, `-D ${data} `)) rmSync(join(data, "postmaster.pid"), { force: true });
}

/** After a change of user (root in another kind of container) the files still belong to the one before. */
function giveTo(runner: Runner, data: string): void {
  if (process.getuid?.() !== 0 || statSync(data).uid === runner.uid) return;
  for (const entry of readdirSync(data, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(data, entry), runner.uid, runner.gid);
  }
  chownSync(data, runner.uid, runner.gid);
}
