import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { ratio, report } from "./measure.ts";
import { cpuByKind } from "./processes.ts";
import { runAccord, startServer, type Server } from "./run-once.ts";

const USERS = 1000;
const AT_ONCE = 16;
const ROUNDS = 3;
/** Few, as the machine may be faster one second than the next. */
const IN_TURN = 50;

/** The same runs in turns, all of one user and each of another one, with the CPU time of every process counted. */
export async function benchOwners(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, redisUrl, stop } = await startEmbedded({ home, say: () => {} });
  const model = await startServer("run-model.ts", {});
  const accord = await startServer("run-accord.ts", {
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_MODEL_API_KEY: "bench",
    ACCORD_MODEL: "bench",
    BENCH_DATABASE_URL: databaseUrl,
    BENCH_REDIS_URL: redisUrl,
    BENCH_USERS: String(USERS),
    ACCORD_RUNS: "64",
    ACCORD_RUNS_PER_USER: "0",
  });
  try {
    let [alone, among] = [0, 0];
    // The first round warms up, and makes the users known.
    for (let round = 0; round <= ROUNDS; round++) {
      for (let at = 0; at < USERS; at += IN_TURN) {
        const many = accord.tokens.slice(at, at + IN_TURN);
        const ofOne = await costOf(
          accord,
          many.map(() => accord.token),
        );
        const ofMany = await costOf(accord, many);
        if (round === 0) continue;
        alone += ofOne / (USERS * ROUNDS);
        among += ofMany / (USERS * ROUNDS);
      }
    }
    report(`${USERS.toLocaleString("en")} runs, ${AT_ONCE} at once, CPU of everything per run`, [
      ["all of one user", `${alone.toFixed(2)} ms`],
      ["each of another user", `${among.toFixed(2)} ms   ${ratio(among, alone)} (target ≤ 1.2×)`],
    ]);
  } finally {
    for (const { process: child } of [accord, model]) child.kill("SIGKILL");
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** Milliseconds of CPU: server, children, PostgreSQL, Valkey, model and client. */
async function costOf(server: Server, tokens: readonly string[]): Promise<number> {
  const before = total();
  const left = [...tokens];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let token = left.pop(); token !== undefined; token = left.pop()) await runAccord({ ...server, token });
    }),
  );
  return total() - before;
}

const total = (): number => Object.values(cpuByKind()).reduce((sum, ms) => sum + ms, 0);
