import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { until } from "../../_kit/until.ts";
import { byWay, makeWay, placeOf } from "../../_kit/way.ts";

let database: ScratchDatabase;
let store: Store;
let ownerId: string;
const wires = new Set<Socket>();
/** Set to cut the next connection while the driver asks for the types there are, before any query of ours. */
let cutsGreeting = false;

/**
 * The way to PostgreSQL, which this test can break as a network does: with a reset, and without a word from the server.
 */
beforeAll(async () => {
  database = await scratchDatabase();
  const { hostname, port, pathname, username, password } = new URL(database.url);
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    wires.add(near);
    near.pipe(far).pipe(near);
    near.on("data", (bytes: Buffer) => {
      if (!cutsGreeting || !bytes.includes("typarray")) return;
      cutsGreeting = false;
      near.resetAndDestroy();
    });
    for (const end of [near, far])
      end.on("error", () => {}).on("close", () => void (near.destroy(), far.destroy(), wires.delete(near)));
  }).listen(0, "127.0.0.1");
  await once(way, "listening");
  store = makeStore({
    databaseUrl: `postgres://${username}:${password}@127.0.0.1:${(way.address() as AddressInfo).port}${pathname}`,
    log: makeLog({ level: "silent" }),
    maxConnections: 1,
  });
  atEnd(async () => {
    await store.close();
    way.close();
  });
  ({ id: ownerId } = await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" }));
});

const cuts: [string, () => Promise<void>][] = [
  ["reset", async () => wires.forEach((wire) => wire.resetAndDestroy())],
  [
    "closed by the server",
    async () =>
      void (await database.sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where datname = current_database() and application_name = 'accord'`),
  ],
];

describe("a connection that is lost in the middle of a transaction", () => {
  it.each(cuts)(
    "%s: fails that transaction, and neither the process nor the connection's successor (G229)",
    async (_, cut) => {
      for (let time = 0; time < 3; time++) {
        await database.sql.begin(async (tx) => {
          await tx`lock table memories in exclusive mode`;
          const writing = store.writing(ownerId, async ({ memory }) => {
            await memory.read("user");
            await memory.lock("user");
          });
          await until(
            async () =>
              (
                await database.sql`
                  select 1
                  from pg_stat_activity
                  where wait_event_type = 'Lock' and datname = current_database()`
              ).length > 0,
            "the write to wait",
          );
          await Promise.all([expect(writing).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" }), cut()]);
        });
        await store.ping();
      }
    },
  );
});

describe("a connection that is lost while it begins", () => {
  // Nobody waited for the driver's own question, so its failure was nobody's, and ended the process.
  it.each(cuts)("(the one before it: %s) fails at most the query it was made for", async (_, cut) => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => void unheard.push(reason);
    process.on("unhandledRejection", hear);
    await store.ping();
    await cut();
    cutsGreeting = true;
    await until(
      async () =>
        !cutsGreeting ||
        (await store.ping().then(
          () => false,
          () => false,
        )),
      "a cut",
    );
    await until(
      () =>
        store.ping().then(
          () => true,
          () => false,
        ),
      "the next connection",
    );
    process.off("unhandledRejection", hear);
    expect(unheard).toEqual([]);
  });
});

describe("a connection that has gone silent", () => {
  // The driver waited for as long as the system kept the connection, and sent more queries after the first.
  it.each(["there", "back"] as const)("is closed, and the next query has another one (%s)", async (direction) => {
    const way = await makeWay(placeOf(database.url));
    const silent = makeStore({
      databaseUrl: byWay(database.url, way),
      log: makeLog({ level: "silent" }),
      maxConnections: 1,
    });
    onTestFinished(async () => {
      await silent.close();
      await way.close();
    });
    await silent.ping();
    const [wire] = way.wires;
    wire?.stall(direction);
    await expect(silent.users.find("usr_none")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await until(async () => wire !== undefined && !way.wires.has(wire), "the connection to be given up");
    expect(await silent.users.find("usr_none")).toBeUndefined();
    expect(way.wires.size).toBe(1);
  });
});

it("ends a transaction that is older than it may be, whoever is behind it", async () => {
  const begun = Promise.withResolvers<void>();
  const writing = store.writing(ownerId, async ({ memory }) => {
    await memory.lock("user");
    begun.resolve();
    await new Promise(() => {});
  });
  writing.catch(() => {});
  await begun.promise;
  const other = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  onTestFinished(() => other.close());
  expect(await other.endStalled(3600)).toBe(0);
  // Among them what the silent connections above have left behind: half a message, for which no time-out is set.
  expect(await other.endStalled(0)).toBeGreaterThanOrEqual(1);
  await expect(writing).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});
