import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { compare, rate, ratio, report } from "./measure.ts";
import { exchange, runAccord, startServer, type RunOnce, type Server } from "./run-once.ts";

const AT_ONCE = [1, 16, 64];
const SECONDS = 4;
const ROUNDS = 3;

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
    ACCORD_RUNS_PER_USER: "0",
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

const runBare: RunOnce = async ({ url }) => {
  const text = await exchange(
    new URL("run", url),
    { method: "POST" },
    JSON.stringify({ text: "What do I have on 21 April 2026?" }),
  );
  if (!text.includes("event: RUN_FINISHED")) throw new Error(`a run did not finish: ${text.slice(-500)}`);
};

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
