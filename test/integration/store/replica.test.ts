import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { examine } from "../../../src/app.ts";
import { loadConfig } from "../../../src/base/config.ts";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp, testSecret, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { teachBusyWork } from "../../_kit/busy-model.ts";
import { toInput } from "../../_kit/conversation.ts";
import { readMetrics } from "../../_kit/metrics.ts";
import { replicatedDatabase, type ReplicatedDatabase } from "../../_kit/replica.ts";
import { scriptedModel, type ModelServer } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { byWay, makeWay, placeOf, type Way } from "../../_kit/way.ts";

let database: ReplicatedDatabase;
let model: ModelServer;
let way: Way;
/** Two processes that read from the replica, and one that knows of none. */
let first: TestApp;
let second: TestApp;
let plain: TestApp;

beforeAll(async () => {
  database = await replicatedDatabase();
  model = await scriptedModel();
  teachBusyWork(model);
  way = await makeWay(placeOf(database.replicaUrl));
  atEnd(() => way.close());
  plain = await testApp({ database, worker: true, env: { ACCORD_MODEL_BASE_URL: model.url } });
  first = await withReplica(database.replicaUrl);
  second = await withReplica(byWay(database.replicaUrl, way));
});

const settingsWith = (replicaUrl: string) => ({
  DATABASE_URL: database.url,
  DATABASE_REPLICA_URL: replicaUrl,
  ACCORD_SECRET: testSecret,
});

const withReplica = (replicaUrl: string): Promise<TestApp> => testApp({ database, env: settingsWith(replicaUrl) });

interface Told {
  threadId: string;
  runId: string;
}

async function say(app: TestApp, name: string, text: string): Promise<Told> {
  const told = { threadId: randomUUID(), runId: `run-${randomUUID()}` };
  await (await app.as(name)).createRun({ body: toInput({ ...told, text }), query: { wait: 60 } });
  return told;
}

async function collect(lines: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

/** Everything that may come from a replica. */
const reads: Record<string, (client: Client, told: Told) => Promise<unknown>> = {
  getHistory: (client, { threadId }) => client.getHistory({ query: { threadId } }),
  listThreads: (client) => client.listThreads(),
  searchThreads: (client) => client.searchThreads({ query: { q: "saxophone" } }),
  listThreadRuns: (client, { threadId }) => client.listThreadRuns({ path: { threadId } }),
  getRun: (client, { threadId, runId }) => client.getRun({ path: { threadId }, query: { runId } }),
  getUsage: (client) => client.getUsage(),
  getRunEvidence: async (client, { threadId, runId }) =>
    (await collect(client.getRunEvidence({ path: { threadId }, query: { runId } }))).slice(0, -1),
  streamRunEvents: (client, { threadId, runId }) =>
    collect(client.streamRunEvents({ path: { threadId }, query: { runId } })),
};

async function countReads(app: TestApp): Promise<{ replica: number; primary: number; up: number }> {
  const { value } = readMetrics(await (await app.request("/metrics")).text());
  const of = (from: string) => value("accord_past_reads_total", { from }) ?? Number.NaN;
  return { replica: of("replica"), primary: of("primary"), up: value("accord_replica_up", {}) ?? Number.NaN };
}

const readiness = async (app: TestApp): Promise<{ status: number; body: unknown }> => {
  const response = await app.request("/readyz");
  return { status: response.status, body: await response.json() };
};

const degraded = (replica: string) => ({
  status: 200,
  body: { status: "degraded", checks: { database: "up", stream: "up", replica } },
});

/** A machine with much else to do may take one state for another for a moment. */
const becomes = (app: TestApp, wanted: ReturnType<typeof degraded>) =>
  until(async () => isDeepStrictEqual(await readiness(app), wanted), JSON.stringify(wanted.body));

const isUp = (app: TestApp) =>
  until(async () => ((await readiness(app)).body as { status: string }).status === "ready", "the replica to be read");

/** Statements that the primary carried out meanwhile, but for those of this test. */
async function askedOfPrimary(work: () => Promise<unknown>): Promise<string[]> {
  await database.sql`select pg_stat_statements_reset()`;
  await work();
  const rows = await database.sql<{ query: string }[]>`
    select query from pg_stat_statements where query not like '%pg_stat_statements%'`;
  return rows.map(({ query }) => query);
}

describe("with a replica", () => {
  it.each(Object.entries(reads))("%s comes from it, and says the same", async (_, read) => {
    const told = await say(plain, "alice", "Tune the saxophone");
    const [alice, known] = [await first.as("alice"), await read(await plain.as("alice"), told)];
    await until(async () => {
      const before = await countReads(first);
      expect(await read(alice, told)).toEqual(known);
      const after = await countReads(first);
      return after.replica > before.replica && after.primary === before.primary;
    }, "a read that is the replica's alone");
  });

  it("asks the primary for its position and for no row of the past", async () => {
    const { threadId } = await say(plain, "alice", "Ask nobody else");
    const alice = await first.as("alice");
    // The worker process has its rounds, too, so one that comes between them is waited for.
    await until(async () => {
      const asked = await askedOfPrimary(() => alice.getHistory({ query: { threadId } }));
      return asked.some((query) => query.includes("pg_current_wal_insert_lsn")) && !/\bmessages\b/.test(asked.join());
    }, "a read that left the primary alone");
  });

  it("whoever looks after the server is told how it is", async () => {
    const found = async (url: string) =>
      (await examine(loadConfig(settingsWith(url)))).find(({ about }) => about === "replica");
    await until(async () => (await found(database.replicaUrl))?.state === "good", "the replica to be well");
    expect(await found(database.url)).toMatchObject({
      state: "poor",
      advice: expect.stringContaining("DATABASE_REPLICA_URL"),
    });
  });

  it("one position serves reads that come together", async () => {
    const alice = await first.as("alice");
    const before = await countReads(first);
    await database.sql`select pg_stat_statements_reset()`;
    await Promise.all(Array.from({ length: 40 }, () => alice.listThreads()));
    const [row] = await database.sql<{ calls: number }[]>`
      select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where query like '%pg_current_wal_insert_lsn%' and query not like '%pg_stat_statements%'`;
    const after = await countReads(first);
    expect(after.replica + after.primary - before.replica - before.primary).toBe(40);
    expect(row?.calls).toBeLessThan(40);
  });

  it("what was just written is there, by whichever process, under load", async () => {
    const [bob, elsewhere] = [await first.as("bob"), await second.as("bob")];
    const { threadId } = await say(first, "bob", "Titles");
    // One that is found behind is left alone for a while, so it may take more turns until it is asked.
    for (let turn = 1; turn <= 60 || (await countReads(second)).replica === 0; turn++) {
      const title = `Title ${turn}`;
      await bob.updateThread({ path: { threadId }, body: { title } });
      const lists = await Promise.all([bob.listThreads(), elsewhere.listThreads()]);
      expect(lists.map(({ items }) => items.map((item) => item.title))).toEqual([[title], [title]]);
    }
  });
});

describe("a replica that has stopped replaying", () => {
  it("is not read from: nothing that was told is missing, and nothing deleted comes back", async () => {
    const [gone, kept] = [await say(first, "carol", "The saxophone goes"), await say(first, "carol", "This stays")];
    const left = await say(first, "dave", "All of this goes");
    const [carol, dave] = [await second.as("carol"), await second.as("dave")];
    await until(async () => {
      const rows = await database.atReplica(`select from runs where run_id = '${kept.runId}' and ended_at is not null`);
      return rows.length === 1;
    }, "the replica to have it all");
    await database.pause();
    try {
      await (await first.as("carol")).deleteThread({ path: { threadId: gone.threadId } });
      await (await first.as("dave")).deleteMe({ query: { confirm: (await dave.getMe()).id } });
      const late = await say(first, "carol", "And this is new");
      // The replica has what is gone, and lacks what is new.
      const there = await database.atReplica<{ id: string }>("select id::text from threads");
      expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining([gone.threadId, left.threadId]));
      expect(there.map(({ id }) => id)).not.toContain(late.threadId);
      for (const [name, read] of Object.entries(reads)) {
        expect(JSON.stringify(await read(carol, late)), name).not.toContain(gone.threadId);
        if (!["listThreads", "searchThreads", "getUsage"].includes(name))
          await expect(read(carol, gone), name).rejects.toMatchObject({ status: 404 });
      }
      const { items } = await carol.listThreads();
      expect(items.map(({ threadId }) => threadId)).toEqual([late.threadId, kept.threadId]);
      expect((await carol.searchThreads({ query: { q: "saxophone" } })).items).toEqual([]);
      const ofDave = await second.request("/api/v1/agent/threads", { headers: await bearer("dave") });
      expect(await ofDave.text()).not.toContain(left.threadId);
      await becomes(second, degraded("behind"));
      expect((await countReads(second)).up).toBe(0);
    } finally {
      await database.resume();
    }
    await isUp(second);
    const before = await countReads(second);
    await until(async () => {
      await carol.listThreads();
      return (await countReads(second)).replica > before.replica;
    }, "reads to go to the replica again");
  });
});

const bearer = async (name: string) => ({ authorization: `Bearer ${await second.auth.mintUserToken(name)}` });

/** So many reads at once until there is an end, and not one of them fails. */
async function readingMeanwhile<T>(app: TestApp, told: Told, work: () => Promise<T>): Promise<T> {
  const alice = await app.as("alice");
  let isOver = false;
  const reader = async () => {
    while (!isOver) await alice.getHistory({ query: { threadId: told.threadId } });
  };
  const readers = Promise.all(Array.from({ length: 8 }, reader));
  try {
    return await Promise.race([work(), readers.then(() => Promise.reject(new Error("readers have ended")))]);
  } finally {
    isOver = true;
    await readers;
  }
}

describe("no request fails", () => {
  it("when the replica dies under load, and when it returns", async () => {
    const told = await say(plain, "alice", "Still there?");
    await isUp(first);
    await readingMeanwhile(first, told, async () => {
      database.kill();
      await until(async () => (await countReads(first)).up === 0, "the loss to be noticed");
      expect(await readiness(first)).toEqual(degraded("down"));
      await database.revive();
      const before = await countReads(first);
      await until(async () => (await countReads(first)).replica > before.replica, "the replica to be read again");
    });
  });

  it("when the way to the replica goes silent", async () => {
    const told = await say(plain, "alice", "Can you hear me?");
    await isUp(second);
    await readingMeanwhile(second, told, async () => {
      // Those that are there, and those that come: nobody is told.
      way.judge = () => ({ stallAfter: 0 });
      await until(async () => (await countReads(second)).up === 0, "the silence to be noticed");
      expect(await readiness(second)).toEqual(degraded("down"));
      way.judge = () => "pass";
      const before = await countReads(second);
      await until(async () => (await countReads(second)).replica > before.replica, "the replica to be read again");
    });
  });

  it("when what stands there is another database, or the primary itself", async () => {
    const told = await say(plain, "alice", "Who are you?");
    for (const url of [inject("services").databaseUrl, database.url]) {
      const app = await withReplica(url);
      const alice = await app.as("alice");
      expect((await alice.getHistory({ query: { threadId: told.threadId } })).messages).not.toEqual([]);
      expect(await readiness(app)).toEqual(degraded("down"));
      expect(await countReads(app)).toEqual({ replica: 0, primary: 1, up: 0 });
    }
  });
});

describe("a change of primaries", () => {
  it("is waited for until the replica has written down that it follows the new line", async () => {
    await isUp(first);
    await database.pause();
    await database.changeLine();
    // Both are served by the primary again; what is said of the replica from now on is about the replica.
    for (const app of [first, plain])
      await until(async () => (await readiness(app)).status === 200, "the primary to answer");
    await becomes(first, degraded("down"));
    await database.resume();
    const told = await say(plain, "alice", "A new line");
    const alice = await first.as("alice");
    expect((await alice.getHistory({ query: { threadId: told.threadId } })).messages).not.toEqual([]);
    await until(async () => {
      await database.sql`checkpoint`;
      await database.atReplica("checkpoint");
      return ((await readiness(first)).body as { status: string }).status === "ready";
    }, "the replica to have written it down");
  });

  it("leaves a replica that was promoted alone", async () => {
    const { threadId } = await say(plain, "alice", "The truth");
    await isUp(first);
    await database.atReplica("select pg_promote()");
    await database.atReplica(`update threads set title = 'Not the truth' where id = '${threadId}'`);
    const alice = await first.as("alice");
    const { items } = await alice.listThreads();
    expect(items.map(({ title }) => title)).not.toContain("Not the truth");
    expect(await readiness(first)).toEqual(degraded("down"));
    expect((await alice.listThreads()).items).toEqual(items);
  });
});
