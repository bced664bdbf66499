import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readManifest, type BackupManifest } from "./backup-manifest.ts";
import { copyFile, copyTree, sumOf } from "./copy-tree.ts";
import { EmbeddedError, prepareHome, toSentence } from "./home.ts";
import { takeLock } from "./lock.ts";
import { findBinaries } from "./postgres-binaries.ts";
import { draftPrefix } from "./postgres-cluster.ts";

export interface RestoreOptions {
  /** Has no data yet. */
  home: string;
  /** That a backup has made. */
  folder: string;
}

/** Puts a backup where a server finds it. All of it is judged before anything is written. */
export async function restore(options: RestoreOptions): Promise<BackupManifest> {
  const [home, folder] = [resolve(options.home), resolve(options.folder)];
  const manifest = readManifest(folder);
  await assertReadable(manifest);
  await assertWhole(folder, manifest);
  prepareHome(home);
  const lock = await takeLock(home);
  if (!lock) throw new EmbeddedError(`A server is running in ${home}: stop it first, or name another ACCORD_HOME.`);
  try {
    for (const path of ["postgres/data", "files"]) {
      if (!existsSync(join(home, path)) || readdirSync(join(home, path)).length === 0) continue;
      throw new EmbeddedError(`${join(home, path)} has data already: name another ACCORD_HOME, or move it away.`);
    }
    mkdirSync(join(home, "postgres"), { recursive: true, mode: 0o700 });
    // Secrets first and the database last: what is there when it breaks off is no database yet, and a start cleans up.
    for (const path of ["secret", "postgres/password"])
      if (manifest.files[path] !== undefined) await copyFile(join(folder, path), join(home, path));
    if (existsSync(join(folder, "files")))
      await copyTree({ from: join(folder, "files"), to: join(home, "files"), prefix: "" });
    const draft = mkdtempSync(join(home, "postgres", draftPrefix));
    await copyTree({ from: join(folder, "postgres/data"), to: draft, prefix: "" });
    rmSync(join(home, "postgres/data"), { recursive: true, force: true });
    renameSync(draft, join(home, "postgres/data"));
    return manifest;
  } catch (error) {
    throw toSentence(error);
  } finally {
    lock.release();
  }
}

async function assertReadable({ postgres: major, version }: BackupManifest): Promise<void> {
  const { postgres } = await findBinaries();
  const said = execFileSync(postgres, ["--version"], { encoding: "utf8" });
  const ours = /(\d+)(?:\.\d+|\w+)*\s*$/.exec(said.trim())?.[1];
  if (ours !== major)
    throw new EmbeddedError(
      `The backup was made by Accord ${version} with PostgreSQL ${major}, and this program has ${ours ?? "another"}: ` +
        "restore it with that version.",
    );
}

async function assertWhole(folder: string, { files }: BackupManifest): Promise<void> {
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    const there = existsSync(join(folder, path)) ? await sumOf(join(folder, path)) : undefined;
    if (there?.bytes !== bytes || there.sha256 !== sha256)
      throw new EmbeddedError(
        `The backup is damaged: ${path} is ${there === undefined ? "missing" : "not as it was"}.`,
      );
  }
}
