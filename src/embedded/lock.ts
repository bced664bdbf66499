import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toSentence } from "./home.ts";
import { waitUntil } from "./process.ts";

export interface Lock {
  release(): void;
}

/**
 * One home, one server. Node has no file locks of its own; SQLite's are the operating system's, so they end with the
 * process however it ends, and of two simultaneous takers exactly one wins. Nothing is ever stored in the file.
 */
export async function takeLock(home: string, patience = 2_000): Promise<Lock | undefined> {
  let lock: Lock | undefined;
  // Not given up at once: a process that was just killed holds its locks a moment longer than its other traces last.
  await waitUntil(() => (lock = tryLock(home)) !== undefined, patience);
  return lock;
}

function tryLock(home: string): Lock | undefined {
  const path = join(home, "lock");
  // Made by us first, because SQLite would let other users read it, and a user who can read it can lock it.
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    throw toSentence(error);
  }
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}

const sqliteBusy = 5;
