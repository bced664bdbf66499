import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { expect, it } from "vitest";
import { inBackupMode } from "../../../src/app.ts";
import { backUp, restore } from "../../../src/embedded/embedded.ts";
import { makeHome, start } from "./_home.ts";

const version = "0.0.0";
const make = (home: string, folder: string) => backUp({ home, folder, version, inBackupMode });

/** What is in the table, as somebody finds it who starts there. */
async function countIn(home: string): Promise<number> {
  const embedded = await start(home);
  const sql = postgres(embedded.databaseUrl, { max: 1 });
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from kept`;
  await sql.end();
  await embedded.stop();
  return row?.n ?? 0;
}

it("a server that works on is backed up, and restored elsewhere with all that was committed before; so is one that does not run", async () => {
  const home = join(makeHome(), "new");
  const embedded = await start(home);
  embedded.announce({ url: "", pid: process.pid, databaseUrl: embedded.databaseUrl, redisUrl: embedded.redisUrl });
  mkdirSync(join(home, "files/usr_a"), { recursive: true });
  writeFileSync(join(home, "files/usr_a/image"), "bytes of an image");
  const sql = postgres(embedded.databaseUrl, { max: 2 });
  await sql`create table kept (n int primary key, padding text)`;
  await sql`insert into kept select n, repeat('x', 500) from generate_series(1, 5000) n`;
  let isOver = false;
  let committed = 5_000;
  const writing = (async () => {
    while (!isOver && committed < 15_000) {
      await sql`insert into kept select n, repeat('y', 500) from generate_series(${committed + 1}::int, ${committed + 50}::int) n`;
      committed += 50;
    }
  })();
  const before = committed;
  const folder = join(makeHome(), "backup");
  await make(home, folder);
  isOver = true;
  await writing;
  await sql.end();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);

  const elsewhere = join(makeHome(), "restored");
  await restore({ home: elsewhere, folder });
  const found = await countIn(elsewhere);
  expect(found).toBeGreaterThanOrEqual(before);
  expect(found).toBeLessThanOrEqual(committed);
  expect(found % 50).toBe(0);
  expect(readFileSync(join(elsewhere, "secret"), "utf8").trim()).toBe(embedded.secret);
  expect(readFileSync(join(elsewhere, "files/usr_a/image"), "utf8")).toBe("bytes of an image");
  await expect(restore({ home: elsewhere, folder })).rejects.toThrow("has data already");
  await expect(restore({ home, folder })).rejects.toThrow("is running");

  // That one does not run, and can be backed up as well.
  const again = join(makeHome(), "backup");
  await make(elsewhere, again);
  const third = join(makeHome(), "restored");
  await restore({ home: third, folder: again });
  expect(await countIn(third)).toBe(found);
  await expectRefusals(again, elsewhere);
});

/** A damaged or half backup is refused, and nothing is written. */
async function expectRefusals(folder: string, home: string): Promise<void> {
  const target = join(makeHome(), "restored");
  const manifest = readFileSync(join(folder, "backup.json"), "utf8");
  const refused = (message: string) => expect(restore({ home: target, folder })).rejects.toThrow(message);
  appendFileSync(join(folder, "secret"), "x");
  await refused("secret is not as it was");
  rmSync(join(folder, "secret"));
  await refused("secret is missing");
  writeFileSync(join(folder, "secret"), readFileSync(join(home, "secret")));
  writeFileSync(join(folder, "backup.json"), manifest.replace(/"postgres": "\d+"/, '"postgres": "9"'));
  await refused("with PostgreSQL 9");
  writeFileSync(join(folder, "backup.json"), manifest.replace('"secret"', '"../secret"'));
  await refused("is no whole backup");
  rmSync(join(folder, "backup.json"));
  await refused("is no whole backup");
  expect(existsSync(target)).toBe(false);
  await expect(make(home, folder)).rejects.toThrow("is there already");
  await expect(make(target, `${folder}-2`)).rejects.toThrow("There is no database");
}
