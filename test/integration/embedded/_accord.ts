import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { childEnv } from "../../_kit/child-env.ts";
import { until } from "./_home.ts";

export interface Ready {
  url: string;
  pid: number;
  databaseUrl: string;
  redisUrl: string;
  tokens?: { alice: string; bob: string };
}

export interface Run {
  child: ChildProcess;
  /** Everything it has said so far, on both channels. */
  said(): string;
  ended: Promise<number | null>;
}

const runs = new Set<Run>();

/** Stops what a test has started, but one that others go on with. */
export async function endRuns(except?: Run): Promise<void> {
  for (const run of runs) {
    if (run === except) continue;
    run.child.kill("SIGTERM");
    await run.ended;
    runs.delete(run);
  }
}

/** The program, as a person or a script starts it. */
export function accord(args: string[], env: Record<string, string>): Run {
  const main = join(import.meta.dirname, "../../../src/main.ts");
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...childEnv(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const channel of [child.stdout, child.stderr]) channel.on("data", (data: Buffer) => (text += data.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const run = { child, said: () => text, ended };
  runs.add(run);
  return run;
}

/** A server that says it is ready. */
export async function startServer(
  home: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<{ run: Run; ready: Ready }> {
  const run = accord(["start", ...args], { ACCORD_HOME: home, ACCORD_PORT: "0", ...env });
  const file = join(home, "ready.json");
  // A killed server leaves its own behind, until the next one has found the time to remove it.
  const read = () => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Ready) : undefined);
  await until(() => run.child.exitCode !== null || read()?.pid === run.child.pid);
  const ready = read();
  if (ready === undefined) throw new Error(run.said());
  return { run, ready };
}
