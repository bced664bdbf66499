import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { writeManifest } from "./backup-manifest.ts";
import { copyFile, copyTree, sumOf, type Copied } from "./copy-tree.ts";
import { EmbeddedError, readIfThere, toSentence } from "./home.ts";
import { takeLock } from "./lock.ts";
import { isPostgresRunning } from "./postgres.ts";
import { readReady } from "./ready.ts";

export interface BackupOptions {
  home: string;
  /** Made by this; it may not be there before. */
  folder: string;
  /** Of this program. */
  version: string;
  /**
   * Of a database that is running: between its two calls PostgreSQL keeps all that a copy of its changing files needs.
   * Answers with what must stand in the copy as backup_label.
   */
  inBackupMode(databaseUrl: string, copies: { data(): Promise<void>; wal(): Promise<void> }): Promise<string>;
}

/** Left out by the rules of PostgreSQL: of the process that runs, or made anew by the next one. */
const unneeded =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map)$|(?:^|\/)(?:pgsql_tmp|pg_internal\.init)/;
const emptied = /^(?:pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const isWal = (path: string): boolean => path.startsWith("pg_wal/");
const isNeeded = (path: string): boolean => !unneeded.test(path) && !emptied.test(path);

/** Everything of a home that must survive: database, secrets, images. While its server runs, or while it does not. */
export async function backUp(options: BackupOptions): Promise<{ files: number; bytes: number }> {
  const [home, folder] = [resolve(options.home), resolve(options.folder)];
  const data = join(home, "postgres/data");
  const major = readIfThere(join(data, "PG_VERSION"))?.trim();
  if (major === undefined) throw new EmbeddedError(`There is no database in ${home} to back up.`);
  if (existsSync(folder)) throw new EmbeddedError(`${folder} is there already: name a folder that is not.`);
  const draft = `${folder}.${process.pid}.new`;
  const lock = await takeLock(home, 0);
  try {
    mkdirSync(join(draft, "postgres"), { recursive: true, mode: 0o700 });
    const files = {
      ...(lock === undefined ? await copyLive() : await copyResting()),
      ...(await copyRest()),
    };
    writeManifest(draft, {
      format: 1,
      version: options.version,
      postgres: major,
      madeAt: new Date().toISOString(),
      files,
    });
    renameSync(draft, folder);
    const sizes = Object.values(files).map(({ bytes }) => bytes);
    return { files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw toSentence(error);
  } finally {
    lock?.release();
  }

  async function copyResting(): Promise<Copied> {
    if (isPostgresRunning(join(home, "postgres")))
      throw new EmbeddedError(`PostgreSQL still runs in ${home} without its server: \`accord stop\` ends it.`);
    return await copyData({ wants: isNeeded });
  }

  async function copyLive(): Promise<Copied> {
    const databaseUrl = readReady(home)?.databaseUrl;
    if (databaseUrl === undefined)
      throw new EmbeddedError(`A server is just starting in ${home}: try again when it is ready.`);
    let copied: Copied = {};
    const label = await options.inBackupMode(databaseUrl, {
      async data() {
        copied = await copyData({ wants: (path) => isNeeded(path) && !isWal(path), mayVanish: true });
      },
      async wal() {
        const from = join(data, "pg_wal");
        const [to, prefix] = [join(draft, "postgres/data/pg_wal"), "postgres/data/pg_wal"];
        Object.assign(copied, await copyTree({ from, to, prefix, mayVanish: true }));
      },
    });
    const path = "postgres/data/backup_label";
    writeFileSync(join(draft, path), label, { mode: 0o600, flush: true });
    return { ...copied, [path]: await sumOf(join(draft, path)) };
  }

  async function copyData(how: { wants(path: string): boolean; mayVanish?: boolean }): Promise<Copied> {
    return await copyTree({ from: data, to: join(draft, "postgres/data"), prefix: "postgres/data", ...how });
  }

  /** Images come last: those that the rows speak of are there by then. */
  async function copyRest(): Promise<Copied> {
    const copied: Copied = {};
    for (const path of ["secret", "postgres/password"])
      if (existsSync(join(home, path))) copied[path] = await copyFile(join(home, path), join(draft, path));
    const images = join(home, "files");
    if (!existsSync(images) || readdirSync(images).length === 0) return copied;
    return {
      ...copied,
      ...(await copyTree({ from: images, to: join(draft, basename(images)), prefix: "files", mayVanish: true })),
    };
  }
}
