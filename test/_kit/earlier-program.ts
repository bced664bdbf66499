import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrations } from "../../src/store/database/migrate.ts";
import { atEnd } from "./at-end.ts";

const root = join(import.meta.dirname, "../..");
const migrations = "src/store/database/migrations";

/** Its folder, and whether the newest migration says that it works with it; or why there is none. */
export type EarlierProgram = { folder: string; isNamed: boolean } | { missing: string };

/**
 * The oldest program that the newest migration works with, or else the one before it, out of the history of this
 * checkout and on the packages of this checkout.
 */
export async function earlierProgram(): Promise<EarlierProgram> {
  const files = await readMigrations();
  const newest = files.at(-1);
  if (newest === undefined) return { missing: "there are no migrations" };
  const last = Math.min(newest.worksFrom ?? newest.number, newest.number - 1);
  const commit = findBefore(`${migrations}/${files[last]?.name}`);
  if (commit === undefined) return { missing: "this copy has no history to take an earlier program from" };
  const { dependencies } = JSON.parse(git("show", `${commit}:package.json`)) as { dependencies: object };
  const gone = Object.keys(dependencies).filter((name) => !existsSync(join(root, "node_modules", name)));
  if (gone.length > 0) return { missing: `the earlier program needs ${gone.join(", ")}` };
  return { folder: unpack(commit), isNamed: newest.worksFrom === last };
}

/** The commit before the one that brought a file, which may not be committed yet. */
function findBefore(path: string): string | undefined {
  try {
    const added = git("log", "-1", "--format=%H", "--diff-filter=A", "--", path).trim();
    return git("rev-parse", "--verify", added === "" ? "HEAD" : `${added}^`).trim();
  } catch {
    return undefined;
  }
}

function unpack(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "accord-earlier-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const tar = execFileSync("git", ["archive", commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: tar });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
