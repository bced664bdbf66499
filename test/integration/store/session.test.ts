import { beforeAll, expect, it, onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { postgres, session } from "../../../src/store/database/database.ts";
import { makeStore } from "../../../src/store/store.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";

let database: ScratchDatabase;
beforeAll(async () => {
  database = await scratchDatabase();
});

// The table in docs/operations.md says the same.
it("asks PostgreSQL to give up what is dead or waits for too long", async () => {
  const sql = postgres(database.url, { max: 1, connection: session });
  onTestFinished(() => sql.end());
  const rows = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where source = 'client' and name like any (array['%timeout', 'tcp%'])`;
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    statement_timeout: "8000",
    lock_timeout: "5000",
    idle_in_transaction_session_timeout: "10000",
    tcp_keepalives_idle: "10",
    tcp_keepalives_interval: "5",
    tcp_keepalives_count: "3",
    tcp_user_timeout: "15000",
  });
});

it("does not wait for a lock until its statement is ended for it", async () => {
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  onTestFinished(() => store.close());
  const { id } = await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" });
  await database.sql.begin(async (tx) => {
    await tx`select from users where id = ${id} for update`;
    await expect(store.users.changeSettings(id, { locale: "en" })).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      cause: { code: "55P03" },
    });
  });
});

it("goes on with the connection that was used last: the others may rest", async () => {
  const sql = postgres(database.url, { max: 3 });
  onTestFinished(() => sql.end());
  const own = () => sql<{ pid: number }[]>`select pg_backend_pid() as pid, pg_sleep(0.05)::text`;
  const pids = async (statements: Promise<{ pid: number }[]>[]) =>
    new Set((await Promise.all(statements)).map(([row]) => row?.pid));
  expect((await pids([own(), own(), own()])).size).toBe(3);
  const [last] = await own();
  for (let time = 0; time < 6; time++) expect(await own()).toMatchObject([{ pid: last?.pid }]);
  expect((await pids([own(), own(), own()])).size).toBe(3);
});
