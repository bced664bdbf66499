import { beforeAll, expect, inject, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStore } from "../../../src/store/store.ts";
import { testApp } from "../../_kit/app.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { sweepEverything, useEverything } from "../../_kit/use-everything.ts";
import {
  explainStatements,
  readUnowned,
  readUsedPlans,
  readWhole,
  readWholeIndex,
  type UsedPlan,
} from "../../_kit/used-plans.ts";
import { fillYears, growing, large, seqScans } from "../../_kit/years.ts";
import { unownedParts, unownedStatements, unownedTables } from "./_unowned.ts";

let database: ScratchDatabase;
let small: ScratchDatabase;

beforeAll(async () => {
  [database, small] = await Promise.all([scratchDatabase(), scratchDatabase()]);
  await fillYears(database.sql, { runs: 5000 });
  await fillYears(small.sql, { runs: 600 });
}, 120_000);

/**
 * The counters are PostgreSQL's own, so they hold every statement that was carried out, and the plan that was really
 * used. A connection tells what it has counted at the latest when it is closed.
 */
async function scanned(work: (database: ScratchDatabase) => Promise<void>): Promise<string[]> {
  await allClosed(database);
  const before = await seqScans(database.sql);
  await work(database);
  await allClosed(database);
  const after = await seqScans(database.sql);
  return large.filter((table) => (after[table] ?? 0) > (before[table] ?? 0));
}

async function allClosed({ sql }: ScratchDatabase): Promise<void> {
  await until(
    async () =>
      (
        await sql`
          select from pg_stat_activity where datname = current_database() and application_name like 'accord%'`
      ).length === 0,
    "the connections to be closed",
  );
}

/** A server of its own, used by somebody and then stopped. */
async function serve(database: ScratchDatabase): Promise<void> {
  const model = await scriptedModel();
  teachBusyWork(model);
  const app = await testApp({ worker: true, database, env: { ACCORD_MODEL_BASE_URL: model.url } });
  await useEverything(app, await app.as("alice"), await app.auth.mintUserToken("alice"));
  await app.stop();
}

async function sweep(database: ScratchDatabase): Promise<void> {
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  const now = Date.now();
  await sweepEverything(store, now);
  expect(await store.runs.dropMonths(now, 200)).toBeGreaterThan(3);
  expect(await store.runs.forgetUsage(now, 300)).toBeGreaterThan(50);
  expect(await store.threads.forget(now, 320)).toBeGreaterThan(50);
  expect(await store.attachments.forget(now, 30)).toBeGreaterThan(10);
  await store.close();
}

it("with a year of runs, nothing that people do reads a large table from one end to the other", async () => {
  expect(await scanned(serve)).toEqual([]);
}, 120_000);

it("nor does any sweep", async () => {
  expect(await scanned(sweep)).toEqual([]);
}, 120_000);

/** Every statement with its plan, while the planner does all it can to use an index. */
async function explained(work: (database: ScratchDatabase) => Promise<void>): Promise<UsedPlan[]> {
  const { databaseLog } = inject("services");
  await explainStatements(small.sql);
  const [{ name } = { name: "" }] = await small.sql<{ name: string }[]>`select current_database() as name`;
  await small.sql.unsafe(`alter database ${name} set enable_seqscan = off`);
  const { end } = readUsedPlans(databaseLog);
  await work(small);
  await allClosed(small);
  return readUsedPlans(databaseLog, end).plans;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

let plans: UsedPlan[] = [];

it("every statement finds its rows in a growing table by an index, however small the table is yet", async () => {
  plans = await explained(async (database) => {
    await serve(database);
    await sweep(database);
  });
  expect(plans.length).toBeGreaterThan(150);
  // Of a run that comes alone, and of those that wait.
  const taken = "update runs set status = 'running'";
  for (const how of [/where id = \$\d+ and owner_id/, /order by turn/])
    expect(plans.some(({ text }) => oneLine(text).startsWith(taken) && how.test(text))).toBe(true);
  const partial = await small.sql<{ name: string }[]>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indpred is not null`;
  const few = new Set(partial.map(({ name }) => name));
  const whole = plans.flatMap((used) =>
    [
      ...readWhole(used).filter((table) => growing.includes(table)),
      // Of these there are enough rows here that no join would read an index from one end to the other by right.
      ...readWholeIndex(used, few).filter((table) => ["events", "invites", "messages", "threads"].includes(table)),
    ].map((table) => `${table}: ${oneLine(used.text)}`),
  );
  expect(whole).toEqual([]);
}, 120_000);

it("every table says whose its rows are, or is known not to", async () => {
  const rows = await database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'owner_id')`;
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(unownedTables).toSorted());
});

/** It compares the owner, or says whose the row is that it adds; to ask whose a row is does not name anybody. */
const namesOwner = (text: string): boolean =>
  /\b(owner_id|user_id)"? ?(=|in\b)/.test(text) || /^insert into [^(]*\([^)]*\b(owner_id|user_id)\b/.test(text);

it("every statement names the owner, or is known not to", () => {
  // Those of foreign keys name what the key names.
  const texts = [...new Set(plans.map(({ text }) => oneLine(text)))].filter((text) => !/ ONLY "public"/.test(text));
  expect(texts.filter((text) => !namesOwner(text) && !isKnown(text, unownedStatements))).toEqual([]);
});

it("and names it for each row that it finds by an id", () => {
  const unnamed = plans.flatMap((used) => {
    const text = oneLine(used.text);
    if (/ ONLY "public"/.test(text) || isKnown(text, [...unownedStatements, ...unownedParts])) return [];
    return readUnowned(used)
      .filter((table) => !(table in unownedTables))
      .map((table) => `${table}: ${text}`);
  });
  expect([...new Set(unnamed)]).toEqual([]);
});

const isKnown = (text: string, known: typeof unownedStatements): boolean => known.some(([words]) => words.test(text));
