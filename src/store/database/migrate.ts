import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ISql, Sql } from "postgres";
import { ownFolder } from "../../../generated/contract/own.ts";
import { ConfigError } from "../../base/config.ts";
import { AppError } from "../../base/error.ts";
import { postgres } from "./driver.ts";
import { fillOwners, type InTurn } from "./fill-owners.ts";
import { limitWaits, lockTables, withTables, type Try } from "./lock-tables.ts";
import { isUnreachable } from "./patiently.ts";

export interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
  /** The number of the migration at which a program must end, or later, to work with it; its own unless it says so. */
  worksFrom?: number;
  /** What must be done to the rows before it can be applied, outside of its transaction: some of them at a time. */
  fill?: Fill;
}

type Fill = (sql: Sql, inTurn: InTurn) => Promise<void>;

const productFolder = join(import.meta.dirname, "migrations");
const fills: Record<string, Fill> = { "0034_owners_known.sql": fillOwners };

/**
 * Any number, the same in every process: the process that migrates holds this advisory lock, the others wait for it.
 */
const lockKey = 7_241_993_001;
const oldestServer = 150_000;

export async function readMigrations(folder: string = productFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return await Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
      if (number !== index + 1)
        throw new Error(
          `migration files must be numbered 0001, 0002, … without gaps; found ${name} as number ${index + 1}`,
        );
      const text = await readFile(join(folder, name), "utf8");
      const checksum = createHash("sha256").update(text).digest("hex");
      const fill = folder === productFolder ? fills[name] : undefined;
      return { number, name, text, checksum, worksFrom: readWorksFrom(name, number, text), ...(fill && { fill }) };
    }),
  );
}

/** What its first line says, such as `-- Works with programs from 0030 on.`: it only adds what those do without. */
function readWorksFrom(name: string, number: number, text: string): number {
  const stated = Number(/^-- Works with programs from (\d{4}) on\.\n/.exec(text)?.[1] ?? number);
  if (stated < 1 || stated > number) throw new Error(`${name} works with programs of before, not with ${stated}`);
  return stated;
}

/** Those of an adopter's modules, with numbers and a list of their own: no release of the product is in their way. */
export async function readOwnMigrations(): Promise<Migration[]> {
  const folder = ownFolder === undefined ? undefined : join(ownFolder, "migrations");
  return folder !== undefined && existsSync(folder) ? await readMigrations(folder) : [];
}

/** Where it is kept what was applied: of the product, or of an adopter. */
type List = "schema_migrations" | "own_migrations";

/** Applies what is missing and returns how many that were. Forward only; safe in several processes at once. */
export async function migrate(
  databaseUrl: string,
  migrations: readonly Migration[],
  { patienceMs = 300_000, list = "schema_migrations" }: { patienceMs?: number; list?: List } = {},
): Promise<number> {
  return await withConnection(databaseUrl, async (sql) => {
    await makeList(sql, list);
    for (let applied = 0; ; applied++) {
      const before = await readApplied(sql, migrations, list);
      await migrations[before.length]?.fill?.(sql, inTurn(sql, patienceMs));
      const until = Date.now() + patienceMs;
      const isApplied = await withTables((one) => applyNext(sql, migrations, { list, one }), until);
      if (!isApplied) return applied;
    }
  });
}

/**
 * How many are missing; below zero, how many more there are than this program knows, all of which it works with.
 * Changes nothing.
 */
export async function countMissing(
  databaseUrl: string,
  migrations: readonly Migration[],
  list: List = "schema_migrations",
): Promise<number> {
  return await withConnection(databaseUrl, async (sql) => {
    const [table] = await sql<{ found: string | null }[]>`select to_regclass(${list})::text as found`;
    if (!table?.found) return migrations.length;
    return migrations.length - (await readApplied(sql, migrations, list)).length;
  });
}

/** A connection of its own: waiting for another process must not run into a statement timeout. */
async function withConnection<T>(databaseUrl: string, ask: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: "accord-migrate" },
  });
  try {
    await assertVersion(sql);
    return await ask(sql);
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

/** Others want the same rows, and may hold what this one waits for: as with tables, it gives way to them. */
const inTurn =
  (sql: Sql, patienceMs: number): InTurn =>
  (work) =>
    withTables(
      async ({ waitMs }) =>
        (await sql.begin(async (tx) => {
          await tx`select pg_advisory_xact_lock(${lockKey})`;
          await limitWaits(tx, waitMs);
          return await work(tx);
        })) as Awaited<ReturnType<typeof work>>,
      Date.now() + patienceMs,
    );

type Applied = Pick<Migration, "number" | "name" | "checksum"> & { worksFrom: number };

/**
 * The list of what was applied. A program of before the column `works_from` leaves it empty, and then only programs
 * that know the migration work with it.
 */
async function makeList(sql: Sql, list: List): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lockKey})`;
    await tx`create table if not exists ${tx(list)} (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now(), works_from integer)`;
    const [column] = await tx`
      select from pg_attribute where attrelid = ${list}::regclass and attname = 'works_from'`;
    if (column === undefined) await tx`alter table ${tx(list)} add column works_from integer`;
  });
}

/** Also where an older program has made the list. */
async function readApplied(sql: ISql, known: readonly Migration[], list: List): Promise<Applied[]> {
  const applied = await sql<Applied[]>`
    select number, name, checksum, coalesce((to_jsonb(made) ->> 'works_from')::int, number) as "worksFrom"
    from ${sql(list)} as made order by number`;
  assertKnown(applied, known);
  return applied;
}

/** A program works with what it knows, and with what came later and says that it does. */
function assertKnown(applied: readonly Applied[], known: readonly Migration[]): void {
  const tooNew = applied.find(({ number, worksFrom }) => number > known.length && worksFrom > known.length);
  if (tooNew !== undefined) {
    throw new ConfigError(
      `The database is at migration ${tooNew.name}, but this version of the program ends at ` +
        `${known.at(-1)?.name ?? "none"}; start the version that migrated it, or a newer one.`,
    );
  }
  for (const [index, row] of applied.slice(0, known.length).entries()) {
    const file = known[index];
    if (file === undefined || file.number !== row.number || file.checksum !== row.checksum) {
      throw new ConfigError(
        `Migration ${row.name} was changed after it had been applied to this database; put the file back as ` +
          "it was and write the change as a new migration.",
      );
    }
  }
}

/**
 * The first migration that is missing, as a whole or not at all. All tables that it names are locked before it changes
 * the first one, so that it waits for others only while it can still give way to them.
 */
async function applyNext(
  sql: Sql,
  migrations: readonly Migration[],
  { list, one }: { list: List; one: Try },
): Promise<boolean> {
  return await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lockKey})`;
    const applied = await readApplied(tx, migrations, list);
    const migration = migrations[applied.length];
    if (migration === undefined) return false;
    await lockTables(tx, migration.text, one);
    await tx.unsafe(migration.text);
    await tx`
      insert into ${tx(list)} (number, name, checksum, works_from)
      values (${migration.number}, ${migration.name}, ${migration.checksum}, ${migration.worksFrom ?? null})`;
    return true;
  });
}
