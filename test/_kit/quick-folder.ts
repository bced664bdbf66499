import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** Of which the databases of a run take about one, and browsers, workers and programs the rest. */
const gigabytes = 5;

/**
 * A folder for files that are written all the time and need not outlive the machine, as those of a database: in memory
 * where there is plenty of it. To make a database on a disk costs the kernel more than all else in many a test.
 */
export const makeQuickFolder = (prefix: string): string => mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix));

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) > gigabytes * 2 ** 30;
  } catch {
    return false;
  }
}
