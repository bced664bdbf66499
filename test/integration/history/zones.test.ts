import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { threadOf } from "./_thread.ts";

const walk = join(import.meta.dirname, "_walk.ts");

it("G161: days, times and windows are the user's, wherever server and database stand", async () => {
  const app = await testApp();
  const { id: ownerId } = await (await app.as("alice")).getMe();
  const thread = await threadOf(app.database.sql, ownerId);
  for (let hour = 0; hour < 72; hour++)
    await thread.say({ no: hour + 1, position: 0, at: new Date(Date.UTC(2026, 2, 28, hour, 30)).toISOString() });
  await thread.run(1000, { acceptedAt: "2026-04-04T22:30:00Z" });
  const answers = [];
  const places = [];
  for (const [zone, databaseZone] of [
    ["UTC", "UTC"],
    ["Pacific/Kiritimati", "Pacific/Kiritimati"],
    ["America/St_Johns", "Asia/Kathmandu"],
  ] as const) {
    await app.database.sql.unsafe(
      `alter database ${new URL(app.database.url).pathname.slice(1)} set timezone to '${databaseZone}'`,
    );
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [walk, app.database.url, ownerId, thread.id, "Europe/Berlin"],
      { env: { ...process.env, TZ: zone, PGTZ: databaseZone }, maxBuffer: 1e8 },
    );
    answers.push(stdout);
    places.push(stderr.split("\n").at(-1));
  }
  // The zones were really different, and nobody could tell.
  expect(new Set(places).size).toBe(3);
  expect(new Set(answers).size).toBe(1);
  const { days, context } = JSON.parse(answers[0] ?? "") as {
    days: { day: string; messages: unknown[] }[];
    context: { messages: unknown[] };
  };
  // On March 29th clocks in Berlin went forward: a day of 23 hours between the others.
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ["2026-03-31", 2],
    ["2026-03-30", 24],
    ["2026-03-29", 23],
    ["2026-03-28", 23],
  ]);
  // April 5th 00:30 in Berlin: the week began on March 30th at 00:00.
  expect(context.messages).toHaveLength(26);
});
