import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { ratio, report } from "./measure.ts";
import { runAccord, startServer, type Server } from "./run-once.ts";

const WORKERS = [1, 2, 4];
const RUNS_EACH = 3;
const MODEL_MS = 200;
const SECONDS = 12;

/**
 * Runs per second of one, two and four worker processes beside one API process. The model takes a while, and each
 * worker process works on few runs at once, so that the cores are idle most of the time: what is seen is whether worker
 * processes are in each other's way.
 */
export async function benchWorkers(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, redisUrl, stop } = await startEmbedded({ home, say: () => {} });
  const model = await startServer("run-model.ts", { BENCH_MODEL_MS: String(MODEL_MS) });
  const env = {
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_MODEL_API_KEY: "bench",
    ACCORD_MODEL: "bench",
    BENCH_DATABASE_URL: databaseUrl,
    BENCH_REDIS_URL: redisUrl,
    ACCORD_RUNS: String(RUNS_EACH),
    ACCORD_RUNS_PER_USER: "0",
  };
  const api = await startServer("run-accord.ts", { ...env, BENCH_ROLES: "api" });
  const workers: Server[] = [];
  try {
    const lines: [string, string][] = [];
    let one = Number.NaN;
    for (const count of WORKERS) {
      while (workers.length < count)
        workers.push(await startServer("run-accord.ts", { ...env, BENCH_ROLES: "worker" }));
      // As many as all of them can take, and one more each that waits.
      const atOnce = count * (RUNS_EACH + 1);
      await keepBusy(api, atOnce, 3);
      const perSecond = await keepBusy(api, atOnce, SECONDS);
      if (count === 1) one = perSecond;
      lines.push([
        `${count} worker process${count === 1 ? "" : "es"}`,
        `${perSecond.toFixed(1)}/s   ${ratio(perSecond, one)}`,
      ]);
    }
    report(`Runs of worker processes with ${RUNS_EACH} at once each, a model call takes ${MODEL_MS} ms`, lines);
  } finally {
    for (const { process: child } of [...workers, api, model]) child.kill("SIGKILL");
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function keepBusy(server: Server, atOnce: number, seconds: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        await runAccord(server);
        count++;
      }
    }),
  );
  return count / ((performance.now() - started) / 1000);
}
