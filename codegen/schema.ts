import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOwnFolder } from "../src/base/own-folder.ts";
import { startEmbedded } from "../src/embedded/embedded.ts";
import { migrate, readMigrations } from "../src/store/database/database.ts";
import { dumpSchema } from "../src/store/database/dump.ts";
import { load } from "./load.ts";
import { formatProblem } from "./source.ts";
import { tableProblems } from "./table-problems.ts";

/**
 * Writes src/store/database/schema.sql, the result of all migrations; with --check, only says whether it is up to date.
 * Migrations also make the tables that modules describe, those of an adopter included.
 */
const root = join(import.meta.dirname, "..");
const file = join(root, "src", "store", "database", "schema.sql");
const own = findOwnFolder();
const { dump, problems } = await migratedSchema();
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
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) process.exitCode = 1;

async function migratedSchema() {
  const home = await mkdtemp(join(tmpdir(), "accord-schema-"));
  const embedded = await startEmbedded({ home, say: () => {} });
  const { databaseUrl } = embedded;
  try {
    await migrate(databaseUrl, await readMigrations());
    const made = await dumpSchema(databaseUrl);
    const folder = own && join(own, "migrations");
    if (folder !== undefined && existsSync(folder))
      await migrate(databaseUrl, await readMigrations(folder), { list: "own_migrations" });
    const specs = load(join(root, "specs"), own && join(own, "specs"));
    return { dump: made, problems: await tableProblems(specs, databaseUrl) };
  } finally {
    await embedded.stop();
    await rm(home, { recursive: true, force: true });
  }
}
