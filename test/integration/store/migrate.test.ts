import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ConfigError } from "../../../src/base/config.ts";
import { dumpSchema } from "../../../src/store/database/dump.ts";
import { countMissing, migrate, readMigrations, type Migration } from "../../../src/store/database/migrate.ts";
import { scratchDatabase } from "../../_kit/database.ts";

const files = await readMigrations();
const extra = (text: string, worksFrom?: number): Migration => ({
  number: files.length + 1,
  name: "9999_extra.sql",
  text,
  checksum: "c",
  ...(worksFrom === undefined ? {} : { worksFrom }),
});

it("makes all tables once, and nothing the second time (G232)", async () => {
  const { url, sql } = await scratchDatabase({ empty: true });
  expect(await migrate(url, files)).toBe(files.length);
  expect(await migrate(url, files)).toBe(0);
  expect(await sql`select number from schema_migrations`).toHaveLength(files.length);
});

it("lets several processes start at once (G232)", async () => {
  const { url } = await scratchDatabase({ empty: true });
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(url, files)));
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(files.length);
});

it("leaves nothing of a migration that fails (G232)", async () => {
  const { url, sql } = await scratchDatabase({ empty: true });
  await expect(migrate(url, [...files, extra("create table half (id int); select 1 / 0;")])).rejects.toThrow(
    "division by zero",
  );
  expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }]);
  expect(await migrate(url, [...files, extra("create table whole (id int);")])).toBe(1);
});

it("refuses a database that a newer version has migrated (G232)", async () => {
  const { url } = await scratchDatabase({ empty: true });
  await migrate(url, [...files, extra("select 1;")]);
  await expect(migrate(url, files)).rejects.toThrow(ConfigError);
  await expect(migrate(url, files)).rejects.toThrow(
    /^The database is at migration 9999_extra\.sql, but this version of the program ends at .*; start .*\.$/,
  );
});

it("starts on a database that a newer version has only added to (G232)", async () => {
  const { url, sql } = await scratchDatabase({ empty: true });
  await migrate(url, [...files, extra("create table added (id int);", files.length)]);
  expect(await countMissing(url, files)).toBe(-1);
  expect(await migrate(url, files)).toBe(0);
  // One that knows less than what was added to.
  await expect(countMissing(url, files.slice(0, -1))).rejects.toThrow(/^The database is at migration .*; start .*\.$/);
  // What it knows is still compared.
  await sql`update schema_migrations set checksum = 'other' where number = 1`;
  await expect(countMissing(url, files)).rejects.toThrow(/^Migration 0001_\w+\.sql was changed/);
});

it("goes on with a list that an older version has made (G232)", async () => {
  const { url, sql } = await scratchDatabase({ empty: true });
  await migrate(url, files);
  await sql`alter table schema_migrations drop column works_from`;
  expect(await countMissing(url, files)).toBe(0);
  await expect(countMissing(url, files.slice(0, -1))).rejects.toThrow(ConfigError);
  expect(await migrate(url, [...files, extra("select 1;", files.length)])).toBe(1);
  expect(await countMissing(url, files)).toBe(-1);
});

it("knows of each new migration which programs go on working with it", async () => {
  const unsaid = files.filter(
    ({ number, text }) => number > 30 && !/^-- Works with programs from \d{4} on\.\n/.test(text),
  );
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});

it("refuses a file that was changed after it was applied", async () => {
  const { url } = await scratchDatabase({ empty: true });
  await migrate(url, files);
  const [first, ...rest] = files;
  const changed = [{ ...(first as Migration), checksum: "other" }, ...rest];
  await expect(migrate(url, changed)).rejects.toThrow(/^Migration 0001_\w+\.sql was changed after it had been applied/);
});

it("says it briefly when there is no database", async () => {
  await expect(migrate("postgres://nobody@127.0.0.1:1/none", files)).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  });
});

it("results in the schema that src/store/database/schema.sql shows", async () => {
  const { url } = await scratchDatabase({ empty: true });
  await migrate(url, files);
  const dump = await dumpSchema(url);
  expect(await dumpSchema(url)).toBe(dump);
  expect(dump).toBe(await readFile(join(import.meta.dirname, "../../../src/store/database/schema.sql"), "utf8"));
});

it("keeps message content in a text column (G151)", async () => {
  const { sql } = await scratchDatabase();
  expect(
    await sql`
      select data_type, is_nullable
      from information_schema.columns
      where table_name = 'messages' and column_name = 'content'`,
  ).toEqual([{ data_type: "text", is_nullable: "NO" }]);
});
