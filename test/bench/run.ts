import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { compare, rate, ratio, report } from "./measure.ts";
import { cpuByKind, rssOf, toSpent, type Kind } from "./processes.ts";
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
      const [ofBare, ofAccord] = [makeMeasure(bare, atOnce, runBare), makeMeasure(accord, atOnce, runAccord)];
      const { bare: plain = 1, accord: whole = 0 } = await compare(
        { bare: ofBare.round, accord: ofAccord.round },
        ROUNDS,
      );
      const bareCpu = ofBare.each("bare");
      report(`Whole runs, ${atOnce} at once`, [
        [
          "bare h3 + openai SDK, nothing kept",
          `${rate(plain)}   ${bareCpu.toFixed(2)} ms CPU per run   ${ofBare.latency()}`,
        ],
        [
          "accord",
          `${rate(whole)}   ${ratio(whole, plain)}   ${ofAccord.each("server").toFixed(2)} ms CPU per run   ` +
            `${ratio(ofAccord.each("server"), bareCpu)}   ${ofAccord.latency()}`,
        ],
        [
          "accord, CPU per run with everything it uses",
          `${ofAccord.sum(counted).toFixed(2)} ms: ` +
            counted.map((kind) => `${kind} ${ofAccord.each(kind).toFixed(2)}`).join(", ") +
            `   (model ${ofAccord.each("model").toFixed(2)}, client ${ofAccord.each("other").toFixed(2)})`,
        ],
        ["accord, memory of the server", `${rssOf(accord.process.pid ?? 0).toFixed(0)} MB`],
      ]);
    }
  } finally {
    for (const { process: child } of [accord, bare, model]) child.kill("SIGKILL");
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** What a run costs on the server's side. */
const counted: readonly Kind[] = ["server", "PostgreSQL", "Valkey", "child"];

/** Rounds of one contender, and what all of them but the first, which warms up, have cost. */
function makeMeasure(server: Server, atOnce: number, once: RunOnce) {
  let rounds = 0;
  let runs = 0;
  const cpu: Partial<Record<Kind, number>> = {};
  const latencies: number[] = [];
  const each = (kind: Kind): number => (cpu[kind] ?? 0) / runs;
  return {
    async round(): Promise<number> {
      const before = cpuByKind();
      const { taken, perSecond } = await keepBusy(atOnce, () => once(server));
      if (rounds++ === 0) return perSecond;
      for (const [kind, ms] of Object.entries(toSpent(before, cpuByKind())))
        cpu[kind as Kind] = (cpu[kind as Kind] ?? 0) + ms;
      runs += taken.length;
      latencies.push(...taken);
      return perSecond;
    },
    each,
    sum: (kinds: readonly Kind[]) => kinds.reduce((all, kind) => all + each(kind), 0),
    latency: () => `p50 ${toQuantile(latencies, 0.5)} ms  p99 ${toQuantile(latencies, 0.99)} ms`,
  };
}

const toQuantile = (list: readonly number[], part: number): string =>
  (list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] ?? Number.NaN).toFixed(1);

/** Keeps so many runs going for a while; says how many milliseconds each of them took. */
async function keepBusy(atOnce: number, run: () => Promise<void>): Promise<{ taken: number[]; perSecond: number }> {
  const taken: number[] = [];
  const started = performance.now();
  const until = started + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let begun = performance.now(); begun < until; begun = performance.now()) {
        await run();
        taken.push(performance.now() - begun);
      }
    }),
  );
  return { taken, perSecond: taken.length / ((performance.now() - started) / 1000) };
}

const runBare: RunOnce = async ({ url }) => {
  const text = await exchange(
    new URL("run", url),
    { method: "POST" },
    JSON.stringify({ text: "What do I have on 21 April 2026?" }),
  );
  if (!text.includes("event: RUN_FINISHED")) throw new Error(`a run did not finish: ${text.slice(-500)}`);
};
