import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedError, keepSecret } from "./home.ts";
import type { Binaries, Runner } from "./postgres-binaries.ts";
import { plainEnvironment } from "./process.ts";

export const databaseUser = "accord";
export const draftPrefix = "new-";

/**
 * Makes the database files the first time and returns the password. They are made in a folder beside their place and
 * moved there when complete, so an interrupted first start leaves nothing that looks like a database.
 */
export async function createCluster(options: {
  folder: string;
  binaries: Binaries;
  runner: Runner;
  say(line: string): void;
}): Promise<string> {
  const { folder, binaries, runner } = options;
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith(draftPrefix)) rmSync(join(folder, entry), { recursive: true, force: true, maxRetries: 5 });
  }
  if (existsSync(join(data, "PG_VERSION"))) {
    if (!existsSync(passwordFile)) {
      throw new EmbeddedError(
        `${passwordFile} is missing, and the database beside it opens with nothing else: put it back, or ` +
          `remove ${folder} to begin anew.`,
      );
    }
    return keepSecret(passwordFile);
  }
  options.say("Creating the database (first start only, a few seconds) …");
  // A password, not trust: every user with an account on this machine can reach 127.0.0.1.
  const password = keepSecret(passwordFile);
  const draft = mkdtempSync(join(folder, draftPrefix));
  chownSync(draft, runner.uid, runner.gid);
  const [command, ...args] = [
    ...runner.prefix,
    binaries.initdb,
    `--pgdata=${draft}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    // The built-in locale is the same on every machine and needs none installed.
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  try {
    await promisify(execFile)(command, args, { env: plainEnvironment() });
    renameSync(draft, data);
  } catch (cause) {
    const reason = (cause as { stderr?: string }).stderr?.trim().split("\n").at(-1) || (cause as Error).message;
    throw new EmbeddedError(`The database could not be created in ${folder}: ${reason}`, { cause });
  }
  return password;
}
