import { expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStore } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase } from "../../_kit/database.ts";
import { runOf } from "./_asking.ts";

const taker = { holder: "here", leaseSeconds: 60 };

async function world(options: { mostRunning?: number } = {}) {
  const database = await scratchDatabase();
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }), ...options });
  atEnd(() => store.close());
  const { id: alice } = await store.users.ensure({ issuer: "test", subject: "alice", name: "alice" });
  const statuses = async (): Promise<string[]> =>
    (await database.sql<{ status: string }[]>`select status from runs order by created_at`).map(({ status }) => status);
  return { store, alice, database, statuses };
}

it("claims a run with its acceptance, and gives it as a claim of its own would", async () => {
  const { store, alice, database } = await world();
  const [first, second] = [runOf(alice), runOf(alice)];
  const accepted = await store.runs.accept(first, taker);
  await store.runs.accept(second);
  const [claimed] = await store.runs.claim({ ...taker, most: 5 });
  const given = (run: typeof claimed) => ({ ...run, taskId: "", threadId: "", runId: "", ageSeconds: 0 });
  expect(given(accepted?.claimed)).toEqual(given(claimed));
  expect(accepted?.claimed).toMatchObject({ taskId: accepted?.taskId, threadId: first.threadId, attempt: 1 });
  const rows = await database.sql`
    select status, holder, attempt, started_at is not null as begun, lease_until > now() + interval '50 s' as held
    from runs`;
  const row = { status: "running", holder: "here", attempt: 1, begun: true, held: true };
  expect(rows).toEqual([row, row]);
});

it("leaves a run to the queue that waits for another one of its thread, or of its owner", async () => {
  const { store, alice, statuses } = await world({ mostRunning: 1 });
  const first = runOf(alice);
  await store.runs.accept(first, taker);
  const [behind, beside] = [
    await store.runs.accept(runOf(alice, { threadId: first.threadId, runId: "behind" }), taker),
    await store.runs.accept(runOf(alice), taker),
  ];
  expect([behind, beside]).toEqual([
    { taskId: expect.any(String), created: false, isNew: true },
    { taskId: expect.any(String), created: true, isNew: true },
  ]);
  expect(await statuses()).toEqual(["running", "waiting", "waiting"]);
});

it("does not take again what was accepted before, whoever holds it", async () => {
  const { store, alice, statuses } = await world();
  const [held, free] = [runOf(alice), runOf(alice)];
  const { claimed: _claimed, ...first } = (await store.runs.accept(held, taker)) ?? {};
  await store.runs.accept(free);
  expect(await store.runs.accept(held, { ...taker, holder: "there" })).toEqual({ ...first, isNew: false });
  expect(await store.runs.accept(free, taker)).not.toHaveProperty("claimed");
  expect(await statuses()).toEqual(["running", "ready"]);
});

it("of runs that come at once leaves all to one claim", async () => {
  const { store, alice } = await world();
  const accepted = await Promise.all(Array.from({ length: 12 }, () => store.runs.accept(runOf(alice), taker)));
  expect(accepted.map((one) => one?.claimed)).toEqual(accepted.map(() => undefined));
  const claimed = await store.runs.claim({ ...taker, most: 20 });
  expect(claimed.map(({ taskId }) => taskId).toSorted()).toEqual(accepted.map((one) => one?.taskId).toSorted());
});
