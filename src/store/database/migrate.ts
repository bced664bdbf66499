import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { ConfigError } from "../../base/config.ts";
import { AppError } from "../../base/error.ts";
import { postgres } from "./driver.ts";
import { isUnreachable } from "./patiently.ts";

export interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
}

/**
 * Any number, the same in every process: the process that migrates holds this advisory lock, the others wait for it.
 */
const lockKey = 7_241_993_001;
const oldestServer = 150_000;

export async function readMigrations(folder: string = join(import.meta.dirname, "migrations")): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return await Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
      if (number !== index + 1)
        throw new Error(
          `migration files must be numbered 0001, 0002, … without gaps; found ${name} as number ${index + 1}`,
        );
      const text = await readFile(join(folder, name), "utf8");
      return { number, name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/** Applies what is missing and returns how many that were. Forward only; safe in several processes at once. */
export async function migrate(databaseUrl: string, migrations: readonly Migration[]): Promise<number> {
  // A connection of its own: the lock belongs to the session, and waiting for it must not run into a statement timeout.
  const sql = postgres(databaseUrl, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: "accord-migrate" },
  });
  try {
    await assertVersion(sql);
    await sql`select pg_advisory_lock(${lockKey})`;
    await sql`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`;
    const applied = await sql<{ number: number; name: string; checksum: string }[]>`
      select number, name, checksum from schema_migrations order by number`;
    assertSameHistory(applied, migrations);
    for (const migration of migrations.slice(applied.length)) await apply(sql, migration);
    return migrations.length - applied.length;
  } catch (reason) {
    throw isUnreachable(reason)
      ? new AppError("SERVICE_UNAVAILABLE", {}, { cause: reason, detail: "PostgreSQL cannot be reached." })
      : reason;
  } finally {
    await sql.end({ timeout: 2 });
  }
}

async function assertVersion(sql: Sql): Promise<void> {
  const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`;
  const version = row?.version ?? 0;
  if (version < oldestServer)
    throw new ConfigError(
      `DATABASE_URL points at PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`,
    );
}

function assertSameHistory(
  applied: readonly { number: number; name: string; checksum: string }[],
  known: readonly Migration[],
): void {
  const newest = applied.at(-1);
  if (newest !== undefined && newest.number > known.length) {
    throw new ConfigError(
      `The database is at migration ${newest.name}, but this version of the program ends at ` +
        `${known.at(-1)?.name ?? "none"}; start the version that migrated it, or a newer one.`,
    );
  }
  for (const [index, row] of applied.entries()) {
    const file = known[index];
    if (file === undefined || file.number !== row.number || file.checksum !== row.checksum) {
      throw new ConfigError(
        `Migration ${row.name} was changed after it had been applied to this database; put the file back as ` +
          "it was and write the change as a new migration.",
      );
    }
  }
}

async function apply(sql: Sql, migration: Migration): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(migration.text);
    await tx`
      insert into schema_migrations (number, name, checksum)
      values (${migration.number}, ${migration.name}, ${migration.checksum})`;
  });
}
