import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { findOwnFolder, productFolder } from "../../src/base/own-folder.ts";
import { NewError } from "./names.ts";

/** Where new files go: into the product, or beside it, where the modules of an adopter are. */
export interface NewPlace {
  isOwn: boolean;
  root: string;
  migrations: string;
  /** What a handler and a test import. */
  define: string;
  describe: string;
}

export interface NewFile {
  /** From the root of the place. */
  path: string;
  text: string;
}

/** A file that is there, and what becomes of it. */
export interface Edit {
  path: string;
  change(text: string): string;
}

export function findPlace(isProduct: boolean, product = productFolder): NewPlace {
  if (isProduct)
    return {
      isOwn: false,
      root: product,
      migrations: "src/store/database/migrations",
      define: "../define.ts",
      describe: "../../_kit/method.ts",
    };
  return {
    isOwn: true,
    root: findOwnFolder() ?? join(productFolder, "modules"),
    migrations: "migrations",
    define: "../../../generated/module.ts",
    describe: "../../../generated/test.ts",
  };
}

/** The place that has a module already; undefined when there is none of this name. */
export const findModule = (module: string, product?: string): NewPlace | undefined =>
  [findPlace(true, product), findPlace(false)].find(({ root }) =>
    existsSync(join(root, "specs/modules", module, "_module.yaml")),
  );

/** The number that the next migration of a place has. */
export function nextNumber(place: NewPlace): string {
  return String(Math.max(0, ...migrationsOf(place).map((name) => Number(name.slice(0, 4)))) + 1).padStart(4, "0");
}

/** Which programs a migration that only adds works with: those that the one before works with. */
export function worksFrom(place: NewPlace): string {
  const last = migrationsOf(place).at(-1) ?? "0000_none.sql";
  const text = readFileSync(join(place.root, place.migrations, last), "utf8");
  return /^-- Works with programs from (\d{4}) on\.\n/.exec(text)?.[1] ?? last.slice(0, 4);
}

function migrationsOf({ root, migrations }: NewPlace): string[] {
  const folder = join(root, migrations);
  return (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort();
}

/** All of them or none: what is there is never written over, and grows only where nobody is at work. */
export function writeNew({ root }: NewPlace, files: readonly NewFile[], edits: readonly Edit[] = []): string[] {
  const present = files.filter(({ path }) => existsSync(join(root, path)));
  if (present.length > 0)
    throw new NewError(
      `Nothing was written: there is ${present.map(({ path }) => shown(root, path)).join(", ")} already.`,
    );
  assertClean(
    root,
    edits.map(({ path }) => path),
  );
  const changed = edits.map(({ path, change }) => ({ path, text: changedText(root, path, change) }));
  for (const { path, text } of [...files, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format(root, [...files, ...edits]);
  return [...files.map(({ path }) => shown(root, path)), ...edits.map(({ path }) => `${shown(root, path)} (changed)`)];
}

/** Line breaks and the order of imports are the formatter's. */
function format(root: string, files: readonly { path: string }[]): void {
  const code = files.map(({ path }) => path).filter((path) => path.endsWith(".ts"));
  if (code.length === 0) return;
  const config = ["--config", join(productFolder, ".oxfmtrc.json")];
  spawnSync(process.execPath, [join(productFolder, "node_modules/oxfmt/bin/oxfmt"), ...config, ...code], { cwd: root });
}

function changedText(root: string, path: string, change: Edit["change"]): string {
  try {
    return change(readFileSync(join(root, path), "utf8"));
  } catch (reason) {
    if (!(reason instanceof NewError)) throw reason;
    throw new NewError(
      `Nothing was written: ${shown(root, path)} cannot be changed by this program. ${reason.message}`,
    );
  }
}

/** What is committed can be compared with what was written, and taken back. Without git there is nothing to compare. */
function assertClean(root: string, paths: readonly string[]): void {
  if (paths.length === 0) return;
  const dirty = gitStatus(root, paths).map((line) => line.slice(3));
  if (dirty.length > 0)
    throw new NewError(
      `Nothing was written: ${dirty.join(", ")} would be changed, and has changes that are not committed. ` +
        "Commit them or put them away (git stash) first.",
    );
}

function gitStatus(root: string, paths: readonly string[]): string[] {
  try {
    const args = ["-C", root, "status", "--porcelain", "--", ...paths];
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** What a folder of one's own needs once: what its handlers are typed by, and what is not checked in. */
export function firstFiles({ isOwn, root }: NewPlace): NewFile[] {
  if (!isOwn || existsSync(join(root, "tsconfig.json"))) return [];
  const product = relative(root, productFolder).replaceAll("\\", "/");
  const include = ["src", "test", "generated", `${product}/src/sdk/globals.d.ts`].map((path) => `"${path}"`).join(", ");
  const config = `{
  "extends": "${product}/tsconfig.json",
  "include": [${include}],
  "exclude": []
}
`;
  return [
    { path: "tsconfig.json", text: config },
    { path: ".gitignore", text: "# Made by make generate.\ngenerated/\n" },
  ];
}

const shown = (root: string, path: string): string => relative(process.cwd(), join(root, path));
