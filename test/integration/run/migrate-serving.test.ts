import { expect, it } from "vitest";
import { migrate, readMigrations } from "../../../src/store/database/migrate.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { conversation } from "../../_kit/conversation.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";

const AT_ONCE = 6;

/**
 * What a release may do to a database that the release before still serves: columns with and without a default on every
 * table, an index, a table that refers to others.
 */
const toNext = (tables: readonly string[]) =>
  [
    ...tables.map((name) => `alter table ${name} add column of_next_release text, add column counted int default 0;`),
    "create index of_next_release on runs (of_next_release);",
    "create table next_release (task_id text references runs (id), owner_id text references users (id));",
  ].join("\n");

it("carries out runs of a server that does not know the migration which runs beside it (G232)", async () => {
  const model = await scriptedModel();
  teachBusyWork(model);
  const talk = await conversation({ model });
  const { url, sql } = talk.app.database;
  const files = await readMigrations();
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
  const tables = rows.map(({ name }) => name).filter((name) => name !== "schema_migrations");
  // One migration per table, as releases would bring them, and each of them once more over all tables together.
  const next = tables.map((name, index) => ({ text: `alter table ${name} add column early_${index} text;` }));
  const added = [...next, { text: toNext(tables) }].map(({ text }, index) => {
    const number = files.length + index + 1;
    return { number, name: `${number}_next.sql`, text, checksum: "c" };
  });
  let isMigrated = false;
  let count = 0;
  const ended: (string | undefined)[] = [];
  const people = Array.from({ length: AT_ONCE }, async (_, person) => {
    while (!isMigrated || count < 3 * AT_ONCE) {
      const { types } = await talk.say(`Meeting ${person} ${++count}`);
      ended.push(types.at(-1));
    }
  });
  expect(await migrate(url, [...files, ...added])).toBe(added.length);
  isMigrated = true;
  await Promise.all(people);
  expect(new Set(ended)).toEqual(new Set(["RUN_FINISHED"]));
  // Whatever went wrong on the way, and was tried again, is no error of the server.
  expect(talk.app.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  // Each request was carried out once.
  const [events] = await sql<{ count: number }[]>`select count(*)::int as count from events`;
  expect(events?.count).toBe(ended.length);
});
