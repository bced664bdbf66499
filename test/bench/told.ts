import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { startPostgres } from "../../src/embedded/postgres.ts";
import { startValkey } from "../../src/embedded/valkey.ts";
import { postgres } from "../../src/store/database/database.ts";
import { makeFaultyWrites, type Fault, type FaultyWrites, type Written } from "../_kit/faulty-writes.ts";
import { until } from "../_kit/until.ts";
import { report } from "./measure.ts";

const wanted = Number(process.env["TOLD_WRITES"] ?? 1000);
const servers = 3;
/** Every so many writes PostgreSQL is restarted, at once and under all servers. */
const betweenRestarts = 40;

/**
 * Writes under faults, until so many were hit: restarts of PostgreSQL, killed backends, connections lost before and
 * after each step, lost requests and answers, killed children. The model makes again whatever it is told to make again.
 */
export async function benchTold(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "accord-told-"));
  const folder = join(home, "postgres");
  const database = await startPostgres(folder, () => {});
  const valkey = await startValkey(join(home, "valkey"));
  const tally = new Map<string, number>();
  const told = new Map<string, number>();
  const wrong: Written[] = [];
  let faulted = 0;
  let writes = 0;
  let again = 0;
  const worlds: { world: FaultyWrites; sql: Sql }[] = [];
  try {
    for (let no = 0; no < servers; no++) worlds.push(await open(database.url, valkey.url, no));
    await Promise.all(
      worlds.map(async ({ world }) => {
        while (faulted < wanted) await tryOnce(world);
      }),
    );
  } finally {
    for (const { world, sql } of worlds) {
      await world.close();
      await sql.end({ timeout: 2 });
    }
    await valkey.stop();
    await database.stop();
    await rm(home, { recursive: true, force: true });
  }
  report(`Told: ${writes} writes, ${faulted} of them hit`, [
    ...[...tally].toSorted().map(([name, count]): [string, string] => [name, String(count)]),
    ...[...told].toSorted().map(([name, count]): [string, string] => [`told: ${name}`, String(count)]),
    ["more than one attempt", String(again)],
    ["told wrongly or doubled", String(wrong.length)],
  ]);
  for (const { title, told: words, wrong: findings } of wrong)
    console.log(`  ${title}: ${words.join(", ")}: ${findings.join("; ")}`);
  if (wrong.length > 0) process.exitCode = 1;

  async function tryOnce(world: FaultyWrites): Promise<void> {
    const isRestart = ++writes % betweenRestarts === 0;
    const fault = isRestart ? restart() : anyFault();
    const written = await world.write(fault);
    if (written.attempts > 1) again++;
    for (const word of written.told) told.set(word, (told.get(word) ?? 0) + 1);
    if (written.wrong.length > 0) wrong.push(written);
    if (!written.isFaulted) return;
    faulted++;
    const name = isRestart ? "restart" : nameOf(fault);
    tally.set(name, (tally.get(name) ?? 0) + 1);
    if (faulted % 50 === 0) console.log(`  ${faulted} hit, ${wrong.length} told wrongly`);
  }

  /** In good order or, every other time, as after a crash. */
  async function bounce(): Promise<void> {
    if (Math.random() < 0.5) await database.stop();
    else {
      process.kill(Number((await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n")[0]), "SIGQUIT");
      await until(async () => !database.isRunning(), "PostgreSQL to end");
    }
    await database.revive();
  }

  /** Somewhere within the write. */
  function restart(): Fault {
    return {
      on: "other",
      cause() {
        setTimeout(() => {
          bounce().catch((reason: unknown) => console.error("PostgreSQL was not restarted:", reason));
        }, Math.random() * 20);
      },
    };
  }
}

async function open(databaseUrl: string, redisUrl: string, no: number): Promise<{ world: FaultyWrites; sql: Sql }> {
  const admin = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database told_${no}`);
  await admin.end();
  const address = new URL(databaseUrl);
  address.pathname = `/told_${no}`;
  const sql = postgres(address.href, { max: 2, onnotice: () => {}, connection: { application_name: "bench" } });
  return { world: await makeFaultyWrites({ databaseUrl: address.href, redisUrl, sql }), sql };
}

function anyFault(): Fault {
  const direction = Math.random() < 0.5 ? "there" : "back";
  const nth = Math.random() < 0.3 ? ("commit" as const) : Math.floor(Math.random() * 10);
  const refuses = Math.floor(Math.random() * 10);
  const faults: Fault[] = [
    { on: "database", direction: nth === "commit" ? "back" : direction, nth },
    { on: "outage", direction: nth === "commit" ? "back" : direction, nth, refuses },
    { on: "outage", direction: nth === "commit" ? "back" : direction, nth, refuses },
    { on: "backend", nth: Math.floor(Math.random() * 10) },
    { on: "modules", direction },
    { on: "child", direction },
    { on: "child", direction, afterMs: Math.random() * 5 },
  ];
  return faults[Math.floor(Math.random() * faults.length)] as Fault;
}

function nameOf(fault: Fault): string {
  const place = "nth" in fault ? ` ${fault.nth === "commit" ? "at the commit" : "at some step"}` : "";
  return `${fault.on}${"direction" in fault ? ` ${fault.direction}` : ""}${place}`;
}
