import { randomUUID } from "node:crypto";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { makeApp, type App } from "../app.ts";
import { hasModel, type Config } from "../base/config.ts";
import { openLog, startEmbedded, type Embedded } from "../embedded/embedded.ts";
import { startTelemetry, type Telemetry } from "../telemetry/telemetry.ts";
import { makeConsoleLog } from "./console-log.ts";
import { listen } from "./listen.ts";
import { logFaults } from "./log-faults.ts";
import { assertModel } from "./serve.ts";
import type { EndReason, Signals } from "./signals.ts";

export interface StartOptions {
  config: Config;
  signals: Signals;
  /** A watcher's SIGTERM leaves PostgreSQL and Valkey running for the process that it starts next. */
  keepServices: boolean;
  /** The console shows nothing of what happens, faults aside. */
  isQuiet: boolean;
  say(line: string): void;
}

/** Everything in one process, until a signal asks it to end. */
export async function start({ config, signals, keepServices, isQuiet, say }: StartOptions): Promise<void> {
  if (config.databaseUrl !== undefined) assertModel(config);
  say(`Starting Accord in ${config.home} …`);
  const embedded = await startEmbedded({
    home: config.home,
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    say,
  });
  const telemetry = await startTelemetry(process.env, manifest.version);
  let reason: EndReason | undefined;
  try {
    const app = await startApp(config, embedded, { signals, isQuiet, telemetry, say });
    try {
      const tokens = config.databaseUrl === undefined ? await demoTokens(app) : undefined;
      const { databaseUrl, redisUrl } = embedded;
      embedded.announce({ url: app.url, pid: process.pid, databaseUrl, redisUrl, ...(tokens ? { tokens } : {}) });
      if (!signals.isAsked) greet(app.url, config, tokens, say);
      reason = await signals.asked;
      if (reason === "fault") say("Something went wrong that was not foreseen; the log has it. Stopping …");
    } finally {
      await Promise.race([app.stop(), signals.insisted]);
      await telemetry?.stop();
    }
  } finally {
    // The process that is started next takes the services over.
    const isRestart = reason === "fault" || (keepServices && reason === "SIGTERM");
    await (isRestart ? embedded.detach() : embedded.stop());
  }
  say("Stopped.");
}

async function startApp(
  config: Config,
  embedded: Embedded,
  {
    signals,
    isQuiet,
    telemetry,
    say,
  }: Pick<StartOptions, "signals" | "isQuiet" | "say"> & {
    telemetry: Telemetry | undefined;
  },
): Promise<App> {
  const log = makeConsoleLog({ file: openLog(join(config.home, "server.log")), level: config.logLevel, isQuiet, say });
  logFaults(signals, log);
  const { databaseUrl, redisUrl } = embedded;
  const secret = config.secret ?? embedded.secret;
  const app = await makeApp({
    config,
    databaseUrl,
    redisUrl,
    secret,
    log,
    telemetry,
    embedded: config.databaseUrl === undefined,
  });
  try {
    await listen(app, config, say);
    return app;
  } catch (error) {
    await app.stop();
    throw error;
  }
}

async function demoTokens(app: App): Promise<Record<string, string> | undefined> {
  // Where another issuer signs tokens this server has none to print.
  if (!app.auth.canMintUserTokens) return undefined;
  const mint = (subject: string, name: string) => app.auth.mintUserToken(subject, { name });
  return { alice: await mint("alice", "Alice"), bob: await mint("bob", "Bob") };
}

function greet(
  url: string,
  config: Config,
  tokens: Readonly<Record<string, string>> | undefined,
  say: (line: string) => void,
): void {
  say(`\nAccord is ready at ${url} and described at ${url}/docs`);
  if (tokens !== undefined)
    say(
      `Open the web console as alice (a menu switches to bob):\n\n  ${toConsoleLink(url, tokens)}\n\n` +
        `Or use the token of alice at a terminal:\n\n  ` +
        `TOKEN=${tokens["alice"]}\n${firstRun(`${url}/api/v1/agent/runs`)}`,
    );
  if (!hasModel(config)) say("\nNo model is configured: a built-in stand-in answers, by rules (docs/offline.md).");
  say(`\nIts log is ${join(config.home, "server.log")}. Ctrl-C stops it and everything it has started.`);
}

/** In the fragment, which no browser sends: neither this server's log nor a proxy's gets to see the tokens. */
const toConsoleLink = (url: string, tokens: Readonly<Record<string, string>>): string =>
  `${url}/#${Object.values(tokens)
    .map((token) => `token=${token}`)
    .join("&")}`;

function firstRun(runs: string): string {
  const body = {
    threadId: randomUUID(),
    runId: "run-1",
    messages: [{ id: "m1", role: "user", content: "What do I have tomorrow?" }],
    forwardedProps: { agent_type: "worker" },
  };
  const curl = 'curl -H "Authorization: Bearer $TOKEN"';
  return (
    `  ${curl} -H 'Content-Type: application/json' ${runs} -d '${JSON.stringify(body)}'\n  ${curl} -N ` +
    `'${runs}/${body.threadId}/events?runId=run-1'`
  );
}
