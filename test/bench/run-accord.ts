import { makeApp } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { makeLog } from "../../src/base/log.ts";

/**
 * The whole server with its worker in one process, as `accord start` runs it, on services of the bench. BENCH_ROLES
 * makes it an API process or a worker process alone.
 */
const { BENCH_DATABASE_URL: databaseUrl = "", BENCH_REDIS_URL: redisUrl = "" } = process.env;
const { BENCH_ROLES: roles = "api worker" } = process.env;
const config = loadConfig({ ACCORD_REQUESTS_PER_USER: "0", ACCORD_QUEUED_RUNS: "100000", ...process.env });
const log = makeLog({
  level: "info",
  destination: { write: (line) => void (line.includes('"level":"error"') && process.stderr.write(line)) },
});
const app = await makeApp({
  config,
  databaseUrl,
  redisUrl,
  secret: "s".repeat(40),
  log,
  embedded: false,
  roles: { api: roles.includes("api"), worker: roles.includes("worker") },
});
const serves = roles.includes("api");
if (serves) await app.listen(0, "127.0.0.1");
const { BENCH_USERS: users = "0" } = process.env;
process.send?.({
  url: serves ? app.url : "",
  token: await app.auth.mintUserToken("bench"),
  otherToken: await app.auth.mintUserToken("other"),
  tokens: await Promise.all(Array.from({ length: Number(users) }, (_, no) => app.auth.mintUserToken(`user-${no}`))),
});
process.on("disconnect", () => process.exit());
