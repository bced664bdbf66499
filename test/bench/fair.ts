import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { ratio, report } from "./measure.ts";
import { postRun, runAccord, startServer, type Server } from "./run-once.ts";

const QUEUED = [0, 500, 5000];
const RUNS = 40;
/** Each of a run's three questions. People wait for models, not for the queue. */
const MODEL_MS = 300;

/** How long a user waits for a run while another one has very many queued, against alone. Settings are the defaults. */
export async function benchFairness(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, redisUrl, stop } = await startEmbedded({ home, say: () => {} });
  const model = await startServer("run-model.ts", { BENCH_MODEL_MS: String(MODEL_MS) });
  const bob = await startServer("run-accord.ts", {
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_MODEL_API_KEY: "bench",
    ACCORD_MODEL: "bench",
    BENCH_DATABASE_URL: databaseUrl,
    BENCH_REDIS_URL: redisUrl,
  });
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await waits(bob, 3);
    const lines: [string, string][] = [];
    let alone = Number.NaN;
    for (const queued of QUEUED) {
      const { p50, p95, left } = await beside({ ...bob, token: bob.otherToken }, { sql, queued }, () =>
        waits(bob, RUNS),
      );
      if (queued === 0) alone = p95;
      const name = queued === 0 ? "alone" : `beside ${queued.toLocaleString("en")} queued runs of another user`;
      const figures = `p50 ${Math.round(p50)} ms   p95 ${Math.round(p95)} ms`;
      lines.push([name, queued === 0 ? figures : `${figures}   ${ratio(p95, alone)}   ${left} queued at the end`]);
    }
    report("A run of one user, from request to end", lines);
  } finally {
    for (const { process: child } of [bob, model]) child.kill("SIGKILL");
    await sql.end();
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function waits(server: Server, count: number): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let no = 0; no < count; no++) {
    const start = performance.now();
    await runAccord(server);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** While the other user has so many queued, and gets as many new ones as are over. */
async function beside<T extends object>(
  alice: Server,
  { sql, queued }: { sql: Sql; queued: number },
  work: () => Promise<T>,
): Promise<T & { left: number }> {
  let isOver = false;
  const count = async () =>
    (await sql<{ n: number }[]>`select count(*)::int as n from runs where ended_at is null and status <> 'running'`)[0]
      ?.n ?? 0;
  /** Says whether there were as many already. */
  const fill = async (atOnce: number) => {
    const missing = queued - (await count());
    for (let no = 0; no < missing; no += atOnce)
      await Promise.all(Array.from({ length: atOnce }, () => postRun(alice)));
    return missing <= 0;
  };
  while (!(await fill(16)));
  const filling = (async () => {
    while (!isOver && queued > 0) {
      // One after the other: what is measured is the queue, not how fast it is filled.
      await fill(1);
      await sleep(200);
    }
  })();
  const found = await work();
  isOver = true;
  await filling;
  return { ...found, left: await count() };
}
