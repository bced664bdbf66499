import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { toInput } from "../../_kit/conversation.ts";

// A file system is not filled here: a trigger raises what PostgreSQL raises then, where it raises it.
it("G230: a full disk makes 503 and leaves nothing half stored; with space again the same request is accepted", async () => {
  const app = await testApp();
  const { sql } = app.database;
  const alice = await app.as("alice");
  const body = toInput({ threadId: randomUUID(), runId: "run-1", text: "hello" });
  await sql`
    create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;
  const count = async () =>
    (
      await sql`
        select (select count(*)::int from threads) as threads,
          (select count(*)::int from runs) as runs,
          (select count(*)::int from messages) as messages`
    )[0];
  const before = await count();
  for (const table of ["runs", "messages"]) {
    await sql`create trigger full_disk before insert on ${sql(table)} execute function full_disk()`;
    await expect(alice.createRun({ body })).rejects.toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(await count()).toEqual(before);
    await sql`drop trigger full_disk on ${sql(table)}`;
  }
  expect(await alice.createRun({ body })).toMatchObject({ runId: "run-1", created: true });
  expect(await count()).toEqual({ threads: 1, runs: 1, messages: 1 });
});
