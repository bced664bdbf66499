import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";

/** Something the person at the console can act on. Its message is the sentence they are shown, without a stack. */
export class EmbeddedError extends Error {
  override readonly name = "EmbeddedError";
}

/** Makes the folder that holds everything of one server, readable by its owner only. */
export function prepareHome(home: string): void {
  try {
    // A folder that is already there keeps its mode: the operator may have named one that others use too, such as /tmp.
    // What we put into it is closed to others one by one.
    makeFolder(home);
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw toSentence(cause, home);
  }
}

/**
 * Step by step and not with `recursive`: where a folder can be neither found nor made, as in /proc, that tries again
 * without end.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** A file or folder that cannot be used, in words; any other error as it is. */
export function toSentence(error: unknown, path = (error as NodeJS.ErrnoException).path): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || path === undefined || error instanceof EmbeddedError) return error;
  return new EmbeddedError(
    `Cannot write to ${path} (${code}): make it writable, or name another folder in ACCORD_HOME.`,
    { cause: error },
  );
}

/**
 * Reads a secret, or makes it the first time. The caller holds the lock of this home, so no other process makes one.
 */
export function keepSecret(path: string): string {
  const kept = readIfThere(path)?.trim();
  if (kept) return kept;
  const made = randomBytes(32).toString("hex");
  writeWhole(path, `${made}\n`);
  return made;
}

/** A reader sees the old text or the new one, never half of it, also after a power failure. Mode 0600. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  const file = openSync(draft, "w", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

const logLimit = 10_000_000;

/** Opens a log for appending and empties it first when it has grown large: a laptop has no log rotation. */
export function openLog(path: string): number {
  try {
    const log = openSync(path, "a", 0o600);
    // One that was there before keeps its mode otherwise.
    fchmodSync(log, 0o600);
    if (statSync(path).size > logLimit) truncateSync(path);
    return log;
  } catch (error) {
    throw toSentence(error);
  }
}
