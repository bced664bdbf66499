import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { systemClock } from "../../src/base/clock.ts";
import { makeLog } from "../../src/base/log.ts";
import { startEmbedded } from "../../src/embedded/embedded.ts";
import { makePerform, type PerformDeps } from "../../src/modules/perform.ts";
import { makeCalendarStore } from "../../src/store/modules/calendar/calendar.ts";
import { ownedStores, type OwnedStores } from "../../src/store/modules/modules.ts";
import { makeStore } from "../../src/store/store.ts";
import { clean } from "../../src/tool/clean/clean.ts";
import { methodTables } from "../_kit/method-tables.ts";
import { compare, rate, ratio, report } from "./measure.ts";

const EVENTS = 10_000;
const TIMES = 1000;
const CREATES = 100;
const AT_ONCE = 4;
const week = { mode: "range", start_at: "2026-04-20T00:00:00+08:00", end_at: "2026-04-27T00:00:00+08:00" };

const draft = {
  title: "Project sync",
  start_at: "2031-04-21T10:00:00+08:00",
  duration_minutes: 60,
  event_timezone: "Asia/Shanghai",
  location: "Room 3",
};

/**
 * One week out of ten thousand events: calendar.read and calendar.create as a whole against their own SQL on the bare
 * driver.
 */
export async function benchCalendar(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-bench-"));
  const { databaseUrl, stop } = await startEmbedded({ home, say: () => {} });
  const log = makeLog({ level: "silent" });
  const store = makeStore({ databaseUrl, log, maxConnections: AT_ONCE });
  await store.migrate();
  const { id: ownerId } = await store.users.ensure({ issuer: "bench", subject: "bench", name: "Bench" });
  const sql = postgres(databaseUrl, { max: AT_ONCE, onnotice: () => {}, connection: { TimeZone: "UTC" } });
  try {
    await fill(sql, ownerId);
    const call = makePerform({ tables: methodTables, skills: {}, agents: {}, store, clean, clock: systemClock, log });
    const context = { ownerId, timezone: "Asia/Shanghai", requestId: "bench", signal: new AbortController().signal };
    const read = async () => ((await call("calendar.read", week, context)).data as { count: number }).count;
    const { text, parameters } = await statementOf(databaseUrl, ownerId);
    const bare = async () => (await sql.unsafe(text, parameters as never[], { prepare: true })).length;
    console.log(`\n${await read()} events in the answer, ${await bare()} rows`);
    const create = () => call("calendar.create", draft, context);
    const written = await statementsOf(databaseUrl, ownerId);
    let made = 0;
    // Ids are the server's own; everything else is sent as the method sends it.
    const bareCreate = () => {
      const id = `evt_bare${made++}`;
      return sql.begin(async (tx) => {
        for (const { text, parameters } of written)
          await tx.unsafe(text, parameters.map((value) => (String(value).startsWith("evt_") ? id : value)) as never[], {
            prepare: true,
          });
      });
    };
    const { accord = 0, driver = 1 } = await compare(
      { driver: () => perSecond(bare), accord: () => perSecond(read) },
      7,
    );
    report(`calendar.read of one week out of ${EVENTS.toLocaleString("en")} events, ${AT_ONCE} at once`, [
      ["its SQL on the bare driver", rate(driver)],
      [
        "calendar.read (validation, zones, answer checked)",
        `${rate(accord)}   ${ratio(accord, driver)}   (target ≥ 0.60×)`,
      ],
    ]);
    const { accord: creates = 0, driver: inserts = 1 } = await compare(
      { driver: () => perSecond(bareCreate, CREATES), accord: () => perSecond(create, CREATES) },
      3,
    );
    report(`calendar.create among them, ${AT_ONCE} at once`, [
      [`its ${written.length} statements in a transaction on the bare driver`, rate(inserts)],
      [
        "calendar.create (validation, zones, conflicts, answer checked)",
        `${rate(creates)}   ${ratio(creates, inserts)}`,
      ],
    ]);
  } finally {
    await sql.end({ timeout: 2 });
    await store.close();
    await stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** About twenty single events a week, in two zones, and ten series. */
async function fill(sql: Sql, ownerId: string): Promise<void> {
  await sql`
    insert into events (id, owner_id, title, start_at, end_at, timezone, location, span_start, span_end, created_at,
      updated_at)
    select 'evt_' || n, ${ownerId}, 'Event ' || n, at, at + interval '1 hour',
      case when n % 5 = 0 then 'America/Los_Angeles' else 'Asia/Shanghai' end, 'Room ' || n % 9,
      at, at + interval '1 hour', now(), now()
    from generate_series(1, ${EVENTS}) n, lateral (select timestamptz '2020-01-01Z' + n * interval '8 hours' as at)`;
  await sql`
    insert into events (id, owner_id, title, start_at, end_at, timezone, recurrence, span_start, created_at, updated_at)
    select 'evt_s' || n, ${ownerId}, 'Series ' || n, at, at + interval '1 hour', 'Asia/Shanghai',
      '{"freq": "weekly"}', at, now(), now()
    from generate_series(1, 10) n, lateral (select timestamptz '2025-01-01Z' + n * interval '3 hours' as at)`;
  await sql`analyze`;
}

async function statementOf(databaseUrl: string, ownerId: string): Promise<{ text: string; parameters: unknown[] }> {
  const seen: { text: string; parameters: unknown[] }[] = [];
  const watched = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    debug: (_, text, parameters) => void seen.push({ text, parameters }),
  });
  await makeCalendarStore(watched, ownerId, { kind: "run" }).list({
    from: Date.parse(week.start_at),
    to: Date.parse(week.end_at),
    limit: 51,
  });
  await watched.end({ timeout: 2 });
  return seen.findLast(({ text }) => text.includes("event_overrides")) ?? { text: "select 1", parameters: [] };
}

/** What calendar.create sends inside its transaction. */
async function statementsOf(databaseUrl: string, ownerId: string): Promise<{ text: string; parameters: unknown[] }[]> {
  const seen: { text: string; parameters: unknown[] }[] = [];
  const watched = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    debug: (_, text, parameters) => void seen.push({ text, parameters: [...parameters] }),
  });
  const store = {
    writing: (owner: string, work: (stores: OwnedStores) => Promise<unknown>) =>
      watched.begin((tx) => work(ownedStores(tx, owner, { kind: "run" }))),
  } as unknown as PerformDeps["store"];
  const call = makePerform({
    tables: methodTables,
    skills: {},
    agents: {},
    store,
    clean,
    clock: systemClock,
    log: makeLog({ level: "silent" }),
  });
  await call("calendar.create", draft, {
    ownerId,
    timezone: "Asia/Shanghai",
    requestId: "bench",
    signal: new AbortController().signal,
  });
  await watched.end({ timeout: 2 });
  return seen.filter(
    ({ text }) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !text.includes("pg_catalog"),
  );
}

async function perSecond(work: () => Promise<unknown>, times = TIMES): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = 0; index < times / AT_ONCE; index++) await work();
    }),
  );
  return times / ((performance.now() - started) / 1000);
}
