import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { makeApp, type App } from "../../src/app.ts";
import { loadConfig } from "../../src/base/config.ts";
import { makeLog } from "../../src/base/log.ts";
import { startPostgres } from "../../src/embedded/postgres.ts";
import { startValkey } from "../../src/embedded/valkey.ts";
import { createClient, type Client } from "../../src/sdk/sdk.ts";
import { postgres } from "../../src/store/database/database.ts";
import { makeStore } from "../../src/store/store.ts";
import { sweepEverything, useEverything } from "../_kit/use-everything.ts";
import { explainStatements, readUsedPlans, readWhole, type UsedPlan } from "../_kit/used-plans.ts";
import { fillYears, growing } from "../_kit/years.ts";
import { median, report } from "./measure.ts";

const runs = Number(process.env["YEARS_RUNS"] ?? 1_000_000);
const rounds = Number(process.env["YEARS_ROUNDS"] ?? 60);
/** In which the bytes of a run are measured. */
const weighed = 400;
const secret = "s".repeat(40);

interface World {
  app: App;
  sql: Sql;
  client: Client;
  token: string;
  threadId: string;
  runId: string;
}

/** A server with years of runs beside one with none: what each does for a user, in turn; its plans; bytes of a run. */
export async function benchYears(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-years-"));
  const database = await startPostgres(join(home, "postgres"), () => {});
  const valkey = await startValkey(join(home, "valkey"));
  const model = fork(join(import.meta.dirname, "run-model.ts"), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const [{ url: modelUrl }] = (await once(model, "message")) as [{ url: string }];
  const ended: (() => Promise<unknown>)[] = [];
  try {
    const begun = Date.now();
    const full = await open("years");
    await fillYears(full.sql, { runs });
    const [size] = await full.sql<
      { size: string }[]
    >`select pg_size_pretty(pg_database_size(current_database())) as size`;
    console.log(`  filled in ${Math.round((Date.now() - begun) / 1000)} s: ${size?.size ?? ""}`);
    const empty = await open("empty");
    const worlds = { empty: await begin(empty), full: await begin(full) };
    await compareAll(worlds);
    await weigh(worlds.empty);
    await worlds.full.app.stop();
    await explainStatements(full.sql);
    const { end } = readUsedPlans(database.log);
    const explained = await begin(full);
    await useEverything(explained.app, explained.client, explained.token);
    await sweepEverything(explained.app.store, Date.now());
    judgePlans(readUsedPlans(database.log, end).plans);
    await ageAll(explained);
  } finally {
    for (const end of ended.toReversed()) await end();
    model.kill();
    await valkey.stop();
    await database.stop();
    await rm(home, { recursive: true, force: true });
  }

  async function open(name: string): Promise<{ sql: Sql; url: string }> {
    const admin = postgres(database.url, { max: 1, onnotice: () => {} });
    await admin.unsafe(`create database ${name}`);
    await admin.end();
    const address = new URL(database.url);
    address.pathname = `/${name}`;
    const store = makeStore({ databaseUrl: address.href, log: makeLog({ level: "silent" }) });
    await store.migrate();
    await store.close();
    const sql = postgres(address.href, { max: 1, onnotice: () => {} });
    ended.push(() => sql.end({ timeout: 2 }));
    return { sql, url: address.href };
  }

  async function begin({ sql, url }: { sql: Sql; url: string }): Promise<World> {
    const app = await makeApp({
      config: loadConfig({ ACCORD_MODEL_BASE_URL: modelUrl, ACCORD_REQUESTS_PER_USER: "0" }),
      databaseUrl: url,
      redisUrl: valkey.url,
      secret,
      embedded: false,
      log: makeLog({ level: "error" }),
      roles: { api: true, worker: true },
    });
    ended.push(() => app.stop());
    await app.listen(0);
    const token = await app.auth.mintUserToken("bench");
    const client = createClient({ baseUrl: app.url, token });
    const threadId = randomUUID();
    const { runId } = await ask(client, threadId);
    return { app, sql, client, token, threadId, runId };
  }
}

const ask = (client: Client, threadId: string) =>
  client.createRun({
    body: {
      threadId,
      runId: `run-${randomUUID()}`,
      messages: [{ id: randomUUID(), role: "user", content: "What do I have on 21 April 2026?" }],
      forwardedProps: { agent_type: "worker" },
    },
    query: { wait: 60 },
  });

const deeds: Record<string, (world: World) => Promise<unknown>> = {
  "a run, from POST to its end": ({ client }) => ask(client, randomUUID()),
  getHistory: ({ client, threadId }) => client.getHistory({ query: { threadId } }),
  listThreads: ({ client }) => client.listThreads(),
  getRun: ({ client, threadId, runId }) => client.getRun({ path: { threadId }, query: { runId } }),
  listThreadRuns: ({ client, threadId }) => client.listThreadRuns({ path: { threadId } }),
  searchThreads: ({ client }) => client.searchThreads({ query: { q: "April" } }),
  getUsage: ({ client }) => client.getUsage(),
  listApprovals: ({ client }) => client.listApprovals(),
  "calendar.read": ({ client }) => client.calendarRead({ body: { mode: "day", date: "2026-04-21" } }),
  "all sweeps, with nothing to do": ({ app }) => sweepEverything(app.store, Date.now()),
};

async function compareAll(worlds: Record<"empty" | "full", World>): Promise<void> {
  const lines: [string, string][] = [];
  for (const [name, deed] of Object.entries(deeds)) {
    const times: Record<"empty" | "full", number[]> = { empty: [], full: [] };
    for (let round = 0; round < rounds; round++) {
      // Turn and turn about, so that whatever the machine is doing meanwhile hits both alike.
      for (const kind of round % 2 === 0 ? (["empty", "full"] as const) : (["full", "empty"] as const)) {
        const from = performance.now();
        await deed(worlds[kind]);
        if (round > 4) times[kind].push(performance.now() - from);
      }
    }
    const [empty, full] = [median(times.empty), median(times.full)];
    lines.push([
      name,
      `${empty.toFixed(1)} ms, ${full.toFixed(1)} ms   ${(full / empty).toFixed(2)}×   (target ≤ 1.2×)`,
    ]);
  }
  report(`Medians of ${rounds} without anything before, and with ${runs.toLocaleString("en")} runs before`, lines);
}

async function weigh({ client, sql, app }: World): Promise<void> {
  const sizes = async (): Promise<Map<string, number>> => {
    await sql.unsafe("vacuum full");
    const rows = await sql<{ name: string; bytes: number }[]>`
      select coalesce(parent.relname, c.relname) as name, sum(pg_total_relation_size(c.oid))::float8 as bytes
      from pg_class as c left join pg_inherits on inhrelid = c.oid
        left join pg_class as parent on parent.oid = inhparent
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`;
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  };
  const before = await sizes();
  for (let i = 0; i < weighed; i += 8) await Promise.all(Array.from({ length: 8 }, () => ask(client, randomUUID())));
  for (let prepared = 1; prepared > 0;) prepared = await app.store.search.prepare();
  const kept = await sizes();
  await sql`delete from run_steps`;
  await sql`delete from tool_effects`;
  const aged = await sizes();
  const total = (after: Map<string, number>) =>
    [...after].reduce((sum, [name, bytes]) => sum + bytes - (before.get(name) ?? 0), 0) / weighed / 1024;
  report(`Bytes of a run, ${weighed} runs, each in a thread of its own`, [
    ["at its end", `${total(kept).toFixed(1)} KB`],
    ["after the journal's retention", `${total(aged).toFixed(1)} KB (target ≤ 20)`],
    ...[...aged]
      .map(([name, bytes]): [string, number] => [name, (bytes - (before.get(name) ?? 0)) / weighed / 1024])
      .filter(([, kilobytes]) => kilobytes >= 0.1)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, kilobytes]): [string, string] => [`  ${name}`, `${kilobytes.toFixed(1)} KB`]),
  ]);
}

function judgePlans(plans: readonly UsedPlan[]): void {
  const whole = plans.flatMap((used) => readWhole(used).map((table) => ({ table, text: used.text })));
  // Nobody asks in the bench, and so that table is empty, as are the partitions of the log that are made ahead.
  const bad = whole.filter(({ table }) => growing.includes(table) && !["questions", "run_log"].includes(table));
  report(`Plans of ${plans.length} statements with ${runs.toLocaleString("en")} runs`, [
    ["read a growing table from one end to the other", `${bad.length} (target 0)`],
  ]);
  for (const { table, text } of bad) console.log(`  ${table}: ${text.replaceAll(/\s+/g, " ").slice(0, 300)}`);
}

async function ageAll({ app: { store } }: World): Promise<void> {
  const now = Date.now();
  const timed = async (work: () => Promise<number>): Promise<string> => {
    const from = performance.now();
    const count = await work();
    return `${count.toLocaleString("en")} in ${((performance.now() - from) / 1000).toFixed(1)} s`;
  };
  report("What is too old, let go at once", [
    ["months of the log", await timed(() => store.runs.dropMonths(now, 180))],
    ["records of calls, older than 360 days", await timed(() => store.runs.forgetUsage(now, 360))],
    ["runs with their messages, older than 360 days", await timed(() => store.threads.forget(now, 360))],
    ["images, older than 180 days", await timed(() => store.attachments.forget(now, 180))],
  ]);
}
