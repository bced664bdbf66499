import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { makeApp, type App } from "../app.ts";
import type { Config } from "../base/config.ts";
import { openLog, startEmbedded, type Embedded } from "../embedded/embedded.ts";
import { makeConsoleLog } from "./console-log.ts";
import { listen } from "./listen.ts";
import { logFaults } from "./log-faults.ts";
import type { EndReason, Signals } from "./signals.ts";

export interface StartOptions {
  config: Config;
  signals: Signals;
  /** A watcher's SIGTERM leaves PostgreSQL and Valkey running for the process that it starts next. */
  keepServices: boolean;
  say(line: string): void;
}

/** Everything in one process, until a signal asks it to end. */
export async function start({ config, signals, keepServices, say }: StartOptions): Promise<void> {
  say(`Starting Accord in ${config.home} …`);
  const embedded = await startEmbedded({
    home: config.home,
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    say,
  });
  let reason: EndReason | undefined;
  try {
    const app = await startApp(config, embedded, { signals, say });
    try {
      const tokens = config.databaseUrl === undefined ? await demoTokens(app) : undefined;
      const { databaseUrl, redisUrl } = embedded;
      embedded.announce({ url: app.url, pid: process.pid, databaseUrl, redisUrl, ...(tokens ? { tokens } : {}) });
      if (!signals.isAsked) greet(app.url, config.home, tokens?.["alice"], say);
      reason = await signals.asked;
      if (reason === "fault") say("Something went wrong that was not foreseen; the log has it. Stopping …");
    } finally {
      await Promise.race([app.stop(), signals.insisted]);
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
  { signals, say }: Pick<StartOptions, "signals" | "say">,
): Promise<App> {
  const log = makeConsoleLog({ file: openLog(join(config.home, "server.log")), level: config.logLevel, say });
  logFaults(signals, log);
  const { databaseUrl, redisUrl } = embedded;
  const secret = config.secret ?? embedded.secret;
  const app = await makeApp({ config, databaseUrl, redisUrl, secret, log, embedded: config.databaseUrl === undefined });
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
  return { alice: await app.auth.mintUserToken("alice"), bob: await app.auth.mintUserToken("bob") };
}

function greet(url: string, home: string, token: string | undefined, say: (line: string) => void): void {
  say(`\nAccord is ready at ${url} and described at ${url}/docs`);
  if (token !== undefined)
    say(
      `A token for the demo user alice, and what to do with it:\n\n  ` +
        `TOKEN=${token}\n${firstRun(`${url}/api/v1/agent/runs`)}`,
    );
  say(`\nIts log is ${join(home, "server.log")}. Ctrl-C stops it and everything it has started.`);
}

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
