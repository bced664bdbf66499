import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSigner } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { rollingRestart } from "../_kit/rolling.ts";
import { report } from "./measure.ts";

const REQUESTS = 5000;

/** API processes that are replaced under load, one by one: how many requests are lost? */
export async function benchRolling(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, redisUrl, stop } = await startEmbedded({ home, say: () => {} });
  const secret = "s".repeat(40);
  const env = {
    PATH: process.env["PATH"] ?? "",
    ACCORD_MIGRATE: "auto",
    ACCORD_MODEL: "offline",
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ACCORD_SECRET: secret,
    ACCORD_PORT: "0",
    ACCORD_REQUESTS_PER_USER: "0",
    ACCORD_QUEUED_RUNS: "100000",
  };
  try {
    const token = await makeSigner(loadConfig(env), secret).mintUserToken("bench");
    const { sent, failed, exits } = await rollingRestart({ env, token, requests: REQUESTS });
    report("Two API processes replaced one by one, 12 clients that repeat nothing", [
      ["requests", sent.toLocaleString("en")],
      ["failed", `${failed.length} (target 0)${failed.length > 0 ? ` ${[...new Set(failed)].join("; ")}` : ""}`],
      ["exit codes of the processes", exits.join(", ")],
    ]);
  } finally {
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}
