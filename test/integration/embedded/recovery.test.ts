import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import postgres from "postgres";
import { expect, it } from "vitest";
import { gone, kill, makeHome, pidsOf, start, startHolder, until } from "./_home.ts";

const readyUrl = (home: string) =>
  (JSON.parse(readFileSync(join(home, "ready.json"), "utf8")) as { databaseUrl: string }).databaseUrl;

async function remember(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl);
  await sql`create table acknowledged as select 42 as answer`;
  await sql.end();
}

async function recall(databaseUrl: string): Promise<unknown> {
  const sql = postgres(databaseUrl);
  try {
    return (await sql`select answer from acknowledged`)[0]?.["answer"];
  } finally {
    await sql.end();
  }
}

it("adopts the services of a killed server", async () => {
  const home = makeHome();
  const holder = await startHolder(home);
  await remember(readyUrl(home));
  const before = pidsOf(home);
  kill(holder);
  await gone(holder);
  const embedded = await start(home);
  expect(pidsOf(home)).toEqual(before);
  expect(await recall(embedded.databaseUrl)).toBe(42);
  await embedded.stop();
  await gone(before.postgres, before.valkey);
});

it.each(["postgres", "valkey", "both"] as const)("repairs itself after kill -9 of the server and %s", async (which) => {
  const home = makeHome();
  const holder = await startHolder(home);
  await remember(readyUrl(home));
  const { postgres: database, valkey } = pidsOf(home);
  kill(holder, ...(which === "both" ? [database, valkey] : which === "postgres" ? [database] : [valkey]));
  await gone(holder);
  const embedded = await start(home);
  expect(await recall(embedded.databaseUrl)).toBe(42);
  const redis = new Redis(embedded.redisUrl);
  expect(await redis.ping()).toBe("PONG");
  redis.disconnect();
});

it("waits for the sessions of a killed database to go away", async () => {
  const home = makeHome();
  const holder = await startHolder(home);
  await remember(readyUrl(home));
  const sql = postgres(readyUrl(home), { fetch_types: false });
  // Too busy to notice that the postmaster is gone.
  const busy = Promise.allSettled([sql`select count(*) from generate_series(1, 20000000)`]);
  await until(async () => (await sql`select from pg_stat_activity where state = 'active'`).count === 2);
  kill(holder, pidsOf(home).postgres);
  const embedded = await start(home);
  expect(await recall(embedded.databaseUrl)).toBe(42);
  expect(readFileSync(join(home, "postgres/postgres.log"), "utf8")).toMatch(
    /pre-existing shared memory block .* is still in use/,
  );
  await busy;
  await sql.end();
});

it("brings a killed database back at its address, with what it had acknowledged", async () => {
  const home = makeHome();
  const said: string[] = [];
  const embedded = await start(home, said);
  await remember(embedded.databaseUrl);
  kill(pidsOf(home).postgres);
  await until(() => said.includes("PostgreSQL is running again."));
  expect(await recall(embedded.databaseUrl)).toBe(42);
  expect(said).toContain("PostgreSQL stopped unexpectedly; starting it again.");
});

it("brings a killed Valkey back at its address", async () => {
  const home = makeHome();
  const said: string[] = [];
  const embedded = await start(home, said);
  kill(pidsOf(home).valkey);
  await until(() => said.includes("Valkey is running again."));
  const redis = new Redis(embedded.redisUrl);
  expect(await redis.ping()).toBe("PONG");
  redis.disconnect();
});

it("brings an adopted service back too, although it is no child of this process", async () => {
  const home = makeHome();
  const holder = await startHolder(home);
  kill(holder);
  await gone(holder);
  const said: string[] = [];
  await start(home, said);
  kill(pidsOf(home).valkey, pidsOf(home).postgres);
  await until(() => said.includes("PostgreSQL is running again.") && said.includes("Valkey is running again."));
});

// A machine that was switched off leaves its process numbers behind, and after the boot they belong to others.
it("is not misled by process numbers that belong to somebody else now", async () => {
  const home = makeHome();
  await (await start(home)).stop();
  const pidFile = join(home, "postgres/data/postmaster.pid");
  writeFileSync(
    pidFile,
    [process.pid, join(home, "postgres/data"), 1, 5432, "", "127.0.0.1", "1 1", "ready", ""].join("\n"),
  );
  writeFileSync(join(home, "valkey/state.json"), JSON.stringify({ pid: process.pid, port: 6379 }));
  await start(home);
  expect(Object.values(pidsOf(home))).not.toContain(process.pid);
});
