import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { startEmbedded, stopEmbedded, type Embedded } from "../../../src/embedded/embedded.ts";
import { isRunning } from "../../../src/embedded/process.ts";
import { makeQuickFolder } from "../../_kit/quick-folder.ts";

/** A folder for one test. What still runs in it afterwards is stopped, and the folder removed. */
export function makeHome(): string {
  const home = makeQuickFolder("accord-home-");
  onTestFinished(async () => {
    await stopEmbedded({ home });
    rmSync(home, { recursive: true, force: true });
  });
  return home;
}

/** What it says to the person at the console is collected in `said`. */
export async function start(home: string, said: string[] = []): Promise<Embedded> {
  const embedded = await startEmbedded({ home, say: (line) => said.push(line) });
  onTestFinished(() => embedded.stop());
  return embedded;
}

export interface Pids {
  postgres: number;
  valkey: number;
}

export function pidsOf(home: string): Pids {
  const postmaster = readFileSync(join(home, "postgres/data/postmaster.pid"), "utf8");
  const valkey = JSON.parse(readFileSync(join(home, "valkey/state.json"), "utf8")) as { pid: number };
  return { postgres: Number(postmaster.split("\n")[0]), valkey: valkey.pid };
}

export function kill(...pids: number[]): void {
  for (const pid of pids) process.kill(pid, "SIGKILL");
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export const gone = (...pids: number[]) => until(() => pids.every((pid) => !isRunning(pid)));

/** A process that does nothing but hold the embedded services of a home: something to kill. */
export async function startHolder(home: string): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "_holder.ts"), home], { stdio: "ignore" });
  const ended = once(child, "exit").then(() => true);
  await until(async () => existsSync(join(home, "ready.json")) || (await Promise.race([ended, false])));
  return child.pid as number;
}
