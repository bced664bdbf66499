import { inspect, parseArgs } from "node:util";
import { settings } from "../base/config.ts";
import { EmbeddedError } from "../embedded/embedded.ts";
import { printConfig, readConfig } from "./config.ts";
import { explain } from "./explain.ts";
import { faultCode, listenForSignals } from "./signals.ts";

const usage = `Usage: accord <command>

  start [--keep-services]   everything in one process, with its own PostgreSQL and Valkey unless DATABASE_URL
        [--quiet]           and REDIS_URL name others; --keep-services leaves those running on SIGTERM, --quiet
                            shows nothing of what happens but faults
  stop                      stop the server of this home, and services that a killed one left running
  serve                     the API alone; needs DATABASE_URL, REDIS_URL and ACCORD_SECRET
  work                      a worker alone, which carries out what the API accepts; needs the same
  backup <folder>           copy embedded data, secret and images to a new folder, also while the server runs
  restore <folder>          put such a copy into a home that has no data yet
  migrate                   bring the tables of DATABASE_URL up to date
  token <user> [--days n]   print a token for a user, where this server signs them
        [--admin]           with the claim of an administrator
  token --cli <user>        print a credential for project-cli, for ten minutes
  doctor                    look at disk, database, clock, tables, Redis and model, and say what to do
  config                    print the settings in force, and where each comes from; secrets are not shown
  new module <name>         write a module of your own: specs, table, handlers, tests; new --help says more, also of
                            new methods, operations, events and settings
  user export <user>        print everything that is kept of a user, one JSON value per line
  user delete <user> --yes  delete a user and everything that is kept of them, for good
  import-mcp <name> <url>   write the tools of an MCP server as specs of a module, to be reviewed and checked in;
             <name> <program …>  MCP_TOKEN is sent to the address, and to no other
  admin <what>              look after people, tokens, runs, jobs and webhooks; admin alone lists what it can

Settings are environment variables, or stand in accord.config.json (or .ts, .mjs, .js) in this folder or where
ACCORD_CONFIG says; the environment wins. A secret may stand in a file: ACCORD_SECRET_FILE=/run/secrets/accord.

${settings.map(settingLine).join("\n")}`;

function settingLine(setting: (typeof settings)[number]): string {
  const standard = setting.default ? ` (${setting.default})` : "";
  return `  ${setting.name.padEnd(25)} ${setting.description}${standard}`;
}

const text = { type: "string" } as const;
const adminOptions = {
  json: { type: "boolean" },
  user: text,
  status: text,
  reason: text,
  jti: text,
  url: text,
  kinds: text,
  description: text,
  kind: text,
  state: text,
  since: text,
} as const;

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
  // Its class belongs to what is loaded for that command alone.
  if (error instanceof Error && error.name === "AdminUsageError") fail(2, error.message);
  if (error instanceof UsageError) fail(2, `${error.message}\n\n${usage}`);
  fail(1, explain(error) ?? inspect(error));
}

/** Each command loads what it needs: a sentence about a wrong one does not wait for the whole server. */
async function main(args: string[]): Promise<void> {
  // What follows the name is a command line of somebody else's program.
  if (args[0] === "import-mcp") return await importTools(args.slice(1));
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  if (values.help) return say(usage);
  const most =
    new Map([
      ["token", 1],
      ["backup", 1],
      ["restore", 1],
      ["user", 2],
      ["admin", 3],
    ]).get(command ?? "") ?? 0;
  if (rest.length > most) throw new UsageError(`Too many arguments: ${rest.join(" ")}`);
  if (values["keep-services"] && command !== "start") throw new UsageError("--keep-services belongs to start.");
  if (values.quiet && command !== "start") throw new UsageError("--quiet belongs to start.");
  if (values.days !== undefined && command !== "token") throw new UsageError("--days belongs to token.");
  if (values.cli && (command !== "token" || values.days !== undefined))
    throw new UsageError("--cli belongs to token, without --days.");
  if (values.admin && (command !== "token" || values.cli))
    throw new UsageError("--admin belongs to token, without --cli.");
  const ofAdmin = (Object.keys(adminOptions) as (keyof typeof adminOptions)[]).find(
    (name) => values[name] !== undefined,
  );
  if (ofAdmin !== undefined && command !== "admin") throw new UsageError(`--${ofAdmin} belongs to admin.`);
  if (values.yes && command !== "user") throw new UsageError("--yes belongs to user delete.");
  switch (command) {
    case "start": {
      const { start } = await import("./start.ts");
      return await start({
        config: await readConfig(),
        signals: signals(say),
        keepServices: values["keep-services"] ?? false,
        isQuiet: values.quiet ?? false,
        say,
      });
    }
    case "serve": {
      const { serve } = await import("./serve.ts");
      return await serve({ config: await readConfig(), signals: signals(() => {}) });
    }
    case "work": {
      const { work } = await import("./work.ts");
      return await work({ config: await readConfig(), signals: signals(() => {}) });
    }
    case "stop": {
      const { stop } = await import("./stop.ts");
      return await stop({ config: await readConfig(), say });
    }
    case "migrate": {
      const { migrate } = await import("./migrate.ts");
      return await migrate({ config: await readConfig(), say });
    }
    case "backup":
    case "restore":
      return await copyData(command, rest[0]);
    case "doctor": {
      const { doctor } = await import("./doctor.ts");
      if (!(await doctor({ config: await readConfig(), say }))) process.exit(1);
      return;
    }
    case "config":
      return await printConfig(say);
    case "token": {
      if (rest[0] === undefined) throw new UsageError("token needs the name of a user.");
      const { cliToken, token } = await import("./token.ts");
      if (values.cli) return await cliToken({ config: await readConfig(), user: rest[0], say });
      return await token({
        config: await readConfig(),
        user: rest[0],
        days: parseDays(values.days),
        isAdmin: values.admin ?? false,
        say,
      });
    }
    case "user":
      return await user(rest, values.yes ?? false);
    case "admin": {
      const { administer } = await import("./admin.ts");
      return await administer({ config: await readConfig(), words: rest, options: values, say });
    }
    default:
      throw new UsageError(command === undefined ? "No command given." : `There is no command ${command}.`);
  }
}

async function importTools([name, ...target]: string[]): Promise<void> {
  if (name === undefined || target.length === 0)
    throw new UsageError("import-mcp needs the name of the module, and the address or the program of the server.");
  const { importMcp } = await import("./import-mcp.ts");
  await importMcp({ name, target, say });
}

async function copyData(command: "backup" | "restore", folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new UsageError(`${command} needs a folder.`);
  const { makeBackup, restoreBackup } = await import("./backup.ts");
  await (command === "backup" ? makeBackup : restoreBackup)({ config: await readConfig(), folder, say });
}

async function user([deed, name]: string[], isSure: boolean): Promise<void> {
  if ((deed !== "export" && deed !== "delete") || name === undefined)
    throw new UsageError("user needs export or delete, and the name or id of a user.");
  const { deleteUser, exportUser } = await import("./user.ts");
  const options = { config: await readConfig(), user: name, say };
  if (deed === "export") return await exportUser(options);
  if (!isSure)
    throw new UsageError(`user delete cannot be undone; say --yes to delete ${name} and everything they have.`);
  await deleteUser(options);
}

function parse(args: string[]) {
  try {
    const options = {
      help: { type: "boolean", short: "h" },
      "keep-services": { type: "boolean" },
      quiet: { type: "boolean" },
      days: { type: "string" },
      cli: { type: "boolean" },
      yes: { type: "boolean" },
      admin: { type: "boolean" },
      ...adminOptions,
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
