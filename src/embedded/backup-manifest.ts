import { join, normalize } from "node:path";
import { EmbeddedError, readIfThere, writeWhole } from "./home.ts";

/** What a backup holds, so that a damaged or half one is noticed before anything is restored from it. */
export interface BackupManifest {
  format: 1;
  /** Of the program that has made it. */
  version: string;
  /** The major version of PostgreSQL, which alone can read its files. */
  postgres: string;
  madeAt: string;
  /** By their paths below the folder. */
  files: Record<string, { bytes: number; sha256: string }>;
}

const fileName = "backup.json";

/** Written last: a folder without it is no backup. */
export const writeManifest = (folder: string, manifest: BackupManifest): void =>
  writeWhole(join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`);

export function readManifest(folder: string): BackupManifest {
  const text = readIfThere(join(folder, fileName));
  const none = new EmbeddedError(`${folder} is no whole backup: ${fileName} is missing or cannot be read.`);
  if (text === undefined) throw none;
  let manifest: Partial<BackupManifest>;
  try {
    manifest = JSON.parse(text) as Partial<BackupManifest>;
  } catch {
    throw none;
  }
  const { format, version, postgres, madeAt, files } = manifest;
  const isWhole = [version, postgres, madeAt].every((value) => typeof value === "string") && typeof files === "object";
  if (format !== 1 || !isWhole || files === null || !Object.keys(files).every(isBelow)) throw none;
  return manifest as BackupManifest;
}

/** A path that leads nowhere but into the folder. */
const isBelow = (path: string): boolean => path !== "" && !path.startsWith("/") && !normalize(path).startsWith("..");
