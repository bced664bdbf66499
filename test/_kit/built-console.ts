import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { inject } from "vitest";
import { fingerprint } from "../../codegen/console.ts";

const root = join(import.meta.dirname, "../..");
const place = join(root, "node_modules/.console-for-tests");

/**
 * The folder of the console as it is built from these sources. All processes of a run share it, and so does the next
 * run until a source changes. One process builds, and the others wait: the database lets one in, also after a crash.
 */
export async function builtConsole(): Promise<string> {
  const folder = join(place, fingerprint());
  const sql = postgres(inject("services").databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(hashtext('console for tests'))`;
    if (!existsSync(folder)) {
      await mkdir(place, { recursive: true });
      await removeOld();
      const fresh = await mkdtemp(join(place, "under-way-"));
      // In a process of its own, as `make console` does it: here everything is told that it is tested.
      await promisify(execFile)(process.execPath, [join(root, "codegen/console.ts"), fresh]);
      await rename(fresh, folder);
    }
    return folder;
  } finally {
    await sql.end();
  }
}

/** Of sources as they were: nobody asks for them again. Tests that are running now may still serve one of today's. */
async function removeOld(): Promise<void> {
  const yesterday = Date.now() - 86_400_000;
  for (const name of await readdir(place))
    if ((await stat(join(place, name))).mtimeMs < yesterday) await rm(join(place, name), { recursive: true });
}
