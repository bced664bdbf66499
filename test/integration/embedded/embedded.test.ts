import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import postgres from "postgres";
import { expect, it } from "vitest";
import { pattern } from "../../../src/base/pattern.ts";
import { startEmbedded } from "../../../src/embedded/embedded.ts";
import { gone, makeHome, pidsOf, start } from "./_home.ts";

it("starts both services, and again with the same data and secret", async () => {
  const home = join(makeHome(), "new");
  const said: string[] = [];
  const first = await start(home, said);
  let sql = postgres(first.databaseUrl);
  await sql`create table kept (word text)`;
  await sql`insert into kept values ('Grüße 你好')`;
  await sql.end();
  const pids = pidsOf(home);
  await first.stop();
  await gone(pids.postgres, pids.valkey);

  const second = await start(home, said);
  sql = postgres(second.databaseUrl);
  expect(
    await sql`
      select word, current_setting('timezone') as zone, current_setting('server_encoding') as encoding
      from kept`,
  ).toEqual([{ word: "Grüße 你好", zone: "UTC", encoding: "UTF8" }]);
  await sql.end();
  const redis = new Redis(second.redisUrl);
  expect(await redis.ping()).toBe("PONG");
  redis.disconnect();
  expect(second.secret).toBe(first.secret);
  expect(second.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(said).toEqual(["Creating the database (first start only, a few seconds) …"]);
});

it("lets nobody in without the password, and nobody else read it", async () => {
  const home = join(makeHome(), "new");
  const embedded = await start(home);
  for (const password of ["", "wrong"]) {
    const database = new URL(embedded.databaseUrl);
    database.password = password;
    const sql = postgres(database.href, { connect_timeout: 5 });
    await expect(sql`select 1`).rejects.toThrow(/password/);
    await sql.end();
    const address = new URL(embedded.redisUrl);
    address.password = password;
    const redis = new Redis(address.href, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
    redis.on("error", () => {});
    await expect(redis.connect().then(() => redis.ping())).rejects.toThrow();
    redis.disconnect();
  }
  const mode = (path: string) => (statSync(join(home, path)).mode & 0o777).toString(8);
  expect(["", "postgres", "postgres/data", "valkey"].map(mode)).toEqual(["700", "700", "700", "700"]);
  expect(["secret", "lock", "postgres/password", "valkey/password"].map(mode)).toEqual(["600", "600", "600", "600"]);
  for (const pid of Object.values(pidsOf(home))) {
    const commandLine = spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout;
    expect(commandLine).not.toContain(new URL(embedded.redisUrl).password);
    expect(commandLine).not.toContain(new URL(embedded.databaseUrl).password);
  }
});

it("starts only what has no address elsewhere", async () => {
  const home = makeHome();
  const embedded = await startEmbedded({ home, databaseUrl: "postgres://elsewhere/db", say: () => {} });
  expect(embedded.databaseUrl).toBe("postgres://elsewhere/db");
  expect(existsSync(join(home, "postgres"))).toBe(false);
  expect(existsSync(join(home, "valkey"))).toBe(true);
  await embedded.stop();
});

it("runs in two homes side by side", async () => {
  const [one, two] = await Promise.all([start(makeHome()), start(makeHome())]);
  expect(one.databaseUrl).not.toBe(two.databaseUrl);
  expect(one.secret).not.toBe(two.secret);
});

it("refuses a second server in the same home by naming the first, and does it no harm", async () => {
  const home = makeHome();
  const first = await start(home);
  first.announce({
    url: "http://127.0.0.1:8787",
    pid: process.pid,
    databaseUrl: first.databaseUrl,
    redisUrl: first.redisUrl,
  });
  await expect(start(home)).rejects.toThrow(
    `already running in ${home} at http://127.0.0.1:8787 (process ${process.pid})`,
  );
  const sql = postgres(first.databaseUrl);
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end();
  await first.stop();
  expect(existsSync(join(home, "ready.json"))).toBe(false);
});

it("lets one of two simultaneous first starts win", async () => {
  const home = makeHome();
  const [one, two] = await Promise.allSettled([start(home), start(home)]);
  expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"]);
});

it("names the folder it cannot write to, and the variable that names another", async () => {
  const home = join(makeHome(), "file");
  writeFileSync(home, "");
  await expect(start(join(home, "home"))).rejects.toThrow(
    `Cannot write to ${home}/home (ENOTDIR): make it writable, or name another folder in ACCORD_HOME.`,
  );
});

it("gives up where no folder can be made, instead of trying without end", async () => {
  await expect(start("/proc/none/home")).rejects.toThrow("Cannot write to /proc/none/home (ENOENT)");
});

it.skipIf(process.getuid?.() === 0)("names a read-only folder", async () => {
  const home = makeHome();
  chmodSync(home, 0o500);
  await expect(start(home)).rejects.toThrow(`Cannot write to ${home} (EACCES)`);
  chmodSync(home, 0o700);
});

it("starts over where a first start was interrupted while it created the database", async () => {
  const home = makeHome();
  mkdirSync(join(home, "postgres/new-abc123/base"), { recursive: true });
  writeFileSync(join(home, "postgres/new-abc123/PG_VERSION"), "18\n");
  await start(home);
  expect(readdirSync(join(home, "postgres")).sort()).toEqual(["data", "password", "postgres.log"]);
});

it("says why PostgreSQL did not start, and leaves nothing running", async () => {
  const home = makeHome();
  await (await start(home)).stop();
  writeFileSync(join(home, "postgres/data/PG_VERSION"), "9.6\n");
  await expect(start(home)).rejects.toThrow(
    pattern()`
      ^PostgreSQL did not start: .*FATAL: {2}database files are incompatible with server
      \s\(its log is .*postgres\.log\)$
    `,
  );
  expect(existsSync(join(home, "valkey/state.json"))).toBe(false);
});
