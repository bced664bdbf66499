#!/usr/bin/env node
import { inspect, parseArgs } from "node:util";
import { loadConfig, settings } from "./base/config.ts";
import { EmbeddedError } from "./embedded/embedded.ts";
import { explain } from "./main/explain.ts";
import { migrate } from "./main/migrate.ts";
import { serve } from "./main/serve.ts";
import { faultCode, listenForSignals } from "./main/signals.ts";
import { start } from "./main/start.ts";
import { stop } from "./main/stop.ts";
import { cliToken, token } from "./main/token.ts";
import { work } from "./main/work.ts";

const usage = `Usage: accord <command>

  start [--keep-services]   everything in one process, with its own PostgreSQL and Valkey unless DATABASE_URL
                            and REDIS_URL name others; --keep-services leaves those running on SIGTERM
  stop                      stop the server of this home, and services that a killed one left running
  serve                     the API alone; needs DATABASE_URL, REDIS_URL and ACCORD_SECRET
  work                      a worker alone, which carries out what the API accepts; needs the same
  migrate                   bring the tables of DATABASE_URL up to date
  token <user> [--days n]   print a token for a user, where this server signs them
  token --cli <user>        print a credential for project-cli, for ten minutes

Settings are environment variables:

${settings.map(settingLine).join("\n")}`;

function settingLine(setting: (typeof settings)[number]): string {
  const standard = setting.default ? ` (${setting.default})` : "";
  return `  ${setting.name.padEnd(25)} ${setting.description}${standard}`;
}

/** A command line that means nothing; the answer is the usage. */
class UsageError extends Error {}

// What this process and those it starts write is their user's alone, also in a home that others may look into.
process.umask(0o077);

const say = (line: string) => void process.stdout.write(`${line}\n`);
// The reader of our lines may go away first, as `head` does; that is no reason to fall over.
process.stdout.on("error", () => {});

const run = { isEnding: () => false, isFaulty: () => false };
try {
  await main(process.argv.slice(2));
  process.exit(run.isFaulty() ? faultCode : 0);
} catch (error) {
  // Ctrl-C also reaches the program that creates the database; that it did not finish is no news then.
  if (run.isEnding() && error instanceof EmbeddedError) process.exit(0);
  if (error instanceof UsageError) fail(2, `${error.message}\n\n${usage}`);
  fail(1, explain(error) ?? inspect(error));
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (values.help) return say(usage);
  if (rest.length > (command === "token" ? 1 : 0)) throw new UsageError(`Too many arguments: ${rest.join(" ")}`);
  if (values["keep-services"] && command !== "start") throw new UsageError("--keep-services belongs to start.");
  if (values.days !== undefined && command !== "token") throw new UsageError("--days belongs to token.");
  if (values.cli && (command !== "token" || values.days !== undefined))
    throw new UsageError("--cli belongs to token, without --days.");
  switch (command) {
    case "start":
      return await start({
        config: loadConfig(process.env),
        signals: signals(say),
        keepServices: values["keep-services"] ?? false,
        say,
      });
    case "serve":
      return await serve({ config: loadConfig(process.env), signals: signals(() => {}) });
    case "work":
      return await work({ config: loadConfig(process.env), signals: signals(() => {}) });
    case "stop":
      return await stop({ config: loadConfig(process.env), say });
    case "migrate":
      return await migrate({ config: loadConfig(process.env), say });
    case "token":
      if (rest[0] === undefined) throw new UsageError("token needs the name of a user.");
      if (values.cli) return await cliToken({ config: loadConfig(process.env), user: rest[0], say });
      return await token({ config: loadConfig(process.env), user: rest[0], days: parseDays(values.days), say });
    default:
      throw new UsageError(command === undefined ? "No command given." : `There is no command ${command}.`);
  }
}

function parse(args: string[]) {
  try {
    const options = {
      help: { type: "boolean", short: "h" },
      "keep-services": { type: "boolean" },
      days: { type: "string" },
      cli: { type: "boolean" },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
}

function parseDays(text = "30"): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > 3650) throw new UsageError("--days must be a whole number from 1 to 3650.");
  return days;
}

function signals(tell: (line: string) => void) {
  const heard = listenForSignals(tell);
  run.isEnding = () => heard.isAsked;
  run.isFaulty = () => heard.isFaulty;
  return heard;
}

function fail(code: number, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
