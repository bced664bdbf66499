import { flushCompileCache } from "node:module";
import { makeApp } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { makeLog } from "../../src/base/log.ts";
import { faultCode, listenForSignals } from "../../src/main/signals.ts";

// A worker as `accord work` runs it, with a place to die at.
const {
  DATABASE_URL: databaseUrl = "",
  REDIS_URL: redisUrl = "",
  KILL_AT: killAt,
  KILL_NTH: nth = "1",
  LEASE_SECONDS: lease = "2",
} = process.env;
const signals = listenForSignals(() => {});
const secret = "a secret that only tests know, long enough";
const config = loadConfig({
  ACCORD_LOG_LEVEL: "info",
  ACCORD_DB_CONNECTIONS: "4",
  ACCORD_SHUTDOWN_SECONDS: "5",
  ...process.env,
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  ACCORD_SECRET: secret,
});
const log = makeLog({ level: config.logLevel });
// The test that started it fails of this, whatever else it looks at.
signals.onFault((reason) => console.error("a worker of a test met an error that no code caught:", reason));
let left = Number(nth);
const app = await makeApp({
  config,
  databaseUrl,
  redisUrl,
  secret,
  log,
  embedded: false,
  roles: { api: false, worker: true },
  leaseSeconds: Number(lease),
  probe(point) {
    if (point === killAt && --left === 0) process.kill(process.pid, "SIGKILL");
  },
});
// A killed process writes nothing at its end; the next one shall find its modules compiled.
flushCompileCache();
log.info("working");
const alive = setInterval(() => {}, 60_000);
await signals.asked;
await app.stop();
clearInterval(alive);
log.flush();
process.exit(signals.isFaulty ? faultCode : 0);
