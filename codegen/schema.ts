import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeLog } from "../src/base/log.ts";
import { startEmbedded } from "../src/embedded/embedded.ts";
import { dumpSchema } from "../src/store/database/dump.ts";
import { makeStore } from "../src/store/store.ts";

/**
 * Writes src/store/database/schema.sql, the result of all migrations; with --check, only says whether it is up to date.
 */
const file = join(import.meta.dirname, "..", "src", "store", "database", "schema.sql");
const dump = await migratedSchema();
if (!process.argv.includes("--check")) {
  await writeFile(file, dump);
  console.log("src/store/database/schema.sql written");
} else if ((await readFile(file, "utf8")) === dump) {
  console.log("src/store/database/schema.sql is fresh");
} else {
  console.error(
    "src/store/database/schema.sql is not what the migrations make: run make generate and commit the result",
  );
  process.exitCode = 1;
}

async function migratedSchema(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "accord-schema-"));
  const embedded = await startEmbedded({ home, say: () => {} });
  try {
    const store = makeStore({ databaseUrl: embedded.databaseUrl, log: makeLog({ level: "silent" }) });
    await store.migrate();
    await store.close();
    return await dumpSchema(embedded.databaseUrl);
  } finally {
    await embedded.stop();
    await rm(home, { recursive: true, force: true });
  }
}
