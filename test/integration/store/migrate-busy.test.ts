import { beforeAll, expect, it } from "vitest";
import { ConfigError } from "../../../src/base/config.ts";
import { migrate, readMigrations } from "../../../src/store/database/migrate.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { until } from "../tool/_processes.ts";
import { keepBusy } from "./_busy-tables.ts";

const files = await readMigrations();

/** It goes from version to version, as one in production does. */
let grown: ScratchDatabase;
beforeAll(async () => {
  grown = await scratchDatabase({ empty: true });
});

it.each(files.slice(1).map(({ name }, index) => [files[index]?.name ?? "", name, index + 1] as const))(
  "goes on from %s to %s under load, and ends no transaction of others (G232)",
  async (_from, _to, version) => {
    const { url, sql } = grown;
    await migrate(url, files.slice(0, version));
    const rows = await sql<{ name: string }[]>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
    // The audit takes no change at all, so nobody is busy changing it.
    const still = ["schema_migrations", "admin_acts"];
    const tables = rows.map(({ name }) => name).filter((name) => !still.includes(name));
    const busy = keepBusy(url, tables);
    await until(() => busy.done > 20);
    const applied = await migrate(url, files.slice(0, version + 1));
    const before = busy.done;
    await until(() => busy.done > before + 20);
    await busy.stop();
    expect([applied, busy.failed]).toEqual([1, []]);
  },
);

it("gives up in the end where a transaction stays open for good, says so, and has changed nothing", async () => {
  const { url, sql } = await scratchDatabase();
  const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (tx) => {
    await tx`select count(*) from threads`;
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const extra = { number: files.length + 1, name: "9999_extra.sql", checksum: "c" };
  const next = { ...extra, text: "create table half (id int); alter table threads add column half int;" };
  await expect(migrate(url, [...files, next], { patienceMs: 0 })).rejects.toThrow(ConfigError);
  expect(await sql`select to_regclass('half') as half`).toEqual([{ half: null }]);
  released.resolve();
  await holding;
  expect(await migrate(url, [...files, next])).toBe(1);
});

// It used to begin with the same table each time, and so to be in the way of such a request each time.
it("takes its tables in the order in which others take them, where they have one (G232)", async () => {
  const { url, sql } = await scratchDatabase();
  const isThere = async () => {
    const locks = await sql`
      select from pg_locks
      join pg_database d on d.oid = database and d.datname = current_database()
      where mode = 'AccessExclusiveLock' and relation in ('contacts'::regclass, 'threads'::regclass)`;
    return locks.length > 0;
  };
  let isOver = false;
  const other = (async () => {
    while (!isOver)
      await sql.begin(async (tx) => {
        await tx`delete from threads where false`;
        await until(async () => isOver || (await isThere()));
        await tx`delete from contacts where false`;
      });
  })();
  const text = "alter table contacts add column half int; alter table threads add column half int;";
  const next = { number: files.length + 1, name: "9999_extra.sql", checksum: "c", text };
  const migrating = migrate(url, [...files, next], { patienceMs: 20_000 }).finally(() => (isOver = true));
  await Promise.all([expect(migrating).resolves.toBe(1), other]);
});
