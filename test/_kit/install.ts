import { execFile } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** Has what the folder's lock file names been installed? The stamp is a copy of it, written last. */
export function isInstalled(folder: string): boolean {
  const [lock, stamp] = placesIn(folder);
  return existsSync(stamp) && readFileSync(stamp).equals(readFileSync(lock));
}

/**
 * Installs what a folder's lock file names, once. Says whether it is there; it is not on a machine that reaches no
 * registry. Any other failure is one. Nobody's scripts are run.
 */
export async function install(folder: string): Promise<boolean> {
  if (isInstalled(folder)) return true;
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  try {
    await promisify(execFile)("npm", ["ci", ...options], { cwd: folder });
  } catch (reason) {
    const { stderr = "" } = reason as { stderr?: string };
    if (/code (?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)/.test(stderr)) return false;
    throw reason;
  }
  const [lock, stamp] = placesIn(folder);
  copyFileSync(lock, stamp);
  return true;
}

const placesIn = (folder: string): [lock: string, stamp: string] => [
  join(folder, "package-lock.json"),
  join(folder, "node_modules", ".installed"),
];
