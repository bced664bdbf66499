import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { teachBusyWork, titleOf } from "../../_kit/busy-model.ts";
import { conversation, readLog, talk, type Posted } from "../../_kit/conversation.ts";
import { logPage } from "../../_kit/log-page.ts";
import { privateRedis } from "../../_kit/redis.ts";
import { answer, brief, hold, scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { startWorker } from "../../_kit/worker-process.ts";

const finished = { status: "success" };

describe("Redis", () => {
  it("G228: may be emptied in the middle of a run", async () => {
    const redis = await privateRedis();
    const world = await conversation({
      redisUrl: redis.url,
      async probe() {
        await redis.client.flushall();
      },
    });
    teachBusyWork(world.model);
    expect((await world.say("flushed")).end).toMatchObject(finished);
  });

  it("G228: may be away from the start, and come back: runs are found without a bell", async () => {
    const redis = await privateRedis();
    await redis.stop();
    const world = await conversation({ redisUrl: redis.url });
    teachBusyWork(world.model);
    const run = await world.post("no bell");
    expect((await readLog(world.app, run)).end).toMatchObject(finished);
    await redis.start();
    expect((await readLog(world.app, await world.post("a bell again"))).end).toMatchObject(finished);
  });
});

describe("PostgreSQL", () => {
  it("may cut every connection at any moment: nothing is lost, and no effect happens twice", async () => {
    let cuts = 0;
    const world = await conversation({
      leaseSeconds: 2,
      async probe() {
        if (cuts >= 12) return;
        cuts++;
        await world.app.database.sql`
            select pg_terminate_backend(pid)
            from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and application_name = 'accord'`;
      },
    });
    teachBusyWork(world.model);
    const run = await readLog(world.app, await world.post("cut"));
    expect(run.end).toMatchObject(finished);
    expect(cuts).toBe(12);
    expect(await world.app.database.sql`select 1 from events where title = 'cut'`).toHaveLength(1);
    expect(run.types.filter((type) => type === "RUN_STARTED")).toHaveLength(1);
  });

  it("keeps leases alive while one run's write waits for a lock", async () => {
    const world = await conversation({ leaseSeconds: 3 });
    const stop = hold();
    world.model.when((request) =>
      titleOf(request) === "other" && !request.lastUser.includes("[brief]") ? brief({}, { hold: stop }) : undefined,
    );
    teachBusyWork(world.model);
    let slow: Posted | undefined;
    let other: Posted | undefined;
    await world.app.database.sql.begin(async (tx) => {
      await tx`lock table events in exclusive mode`;
      slow = await world.post("slow");
      await until(
        async () =>
          (
            await world.app.database
              .sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
          ).length > 0,
        "the write",
      );
      other = await world.post("other");
      await stop.reached;
      const leaseOf = async () =>
        (await world.app.database.sql`select lease_until from runs where id = ${other?.taskId ?? ""}`)[0]?.[
          "lease_until"
        ] as Date;
      const first = await leaseOf();
      await until(async () => (await leaseOf()) > first, "a renewed lease");
    });
    stop.release();
    expect((await readLog(world.app, other as unknown as Posted)).end).toMatchObject(finished);
    expect((await readLog(world.app, slow as unknown as Posted)).end).toMatchObject(finished);
    expect(await world.app.database.sql`select attempt from runs`).toEqual([{ attempt: 1 }, { attempt: 1 }]);
  });
});

describe("a worker", () => {
  it("G042: that sleeps past its lease writes nothing when it wakes up", async () => {
    const model = await scriptedModel();
    const stop = hold();
    const api = await testApp();
    const alice = await talk(api, model);
    // The first to ask is kept waiting, whoever comes second is answered.
    model.when((request) =>
      titleOf(request) === "sleepy" && request.no === 1 ? brief({}, { hold: stop }) : undefined,
    );
    teachBusyWork(model);
    const sleeper = startWorker({ databaseUrl: api.database.url, modelUrl: model.url, leaseSeconds: 1 });
    const run = await alice.post("sleepy");
    await stop.reached;
    sleeper.process.kill("SIGSTOP");
    const other = await testApp({
      worker: true,
      leaseSeconds: 2,
      database: api.database,
      env: { ACCORD_MODEL_BASE_URL: model.url },
    });
    const recorded = await readLog(api, run);
    expect(recorded.end).toMatchObject(finished);
    stop.release();
    sleeper.process.kill("SIGCONT");
    await until(
      async () => sleeper.lines.some((line) => line.includes("lost to another worker")),
      "the sleeper to notice",
    );
    expect((await readLog(api, run)).events).toEqual(recorded.events);
    expect(await api.database.sql`select 1 from events where title = 'sleepy'`).toHaveLength(1);
    await other.stop();
  });

  it("G043: that a run brings down again and again is not brought down for ever, and other runs go on", async () => {
    const model = await scriptedModel();
    teachBusyWork(model);
    const api = await testApp();
    const alice = await talk(api, model);
    const poison = await alice.post("poison");
    let deaths = 0;
    for (;;) {
      const worker = startWorker({
        databaseUrl: api.database.url,
        modelUrl: model.url,
        leaseSeconds: 1,
        killAt: { point: "before worker call" },
      });
      const ended = readLog(api, poison).then(() => "ended");
      const what = await Promise.race([worker.exited.then(() => "died"), ended]);
      if (what === "ended") {
        await worker.stop();
        break;
      }
      expect(++deaths).toBeLessThan(8);
    }
    const other = await testApp({ worker: true, database: api.database, env: { ACCORD_MODEL_BASE_URL: model.url } });
    expect((await readLog(api, await alice.post("innocent"))).end).toMatchObject(finished);
    await other.stop();
    const { code, types } = await readLog(api, poison);
    expect([code, types.at(-2)]).toEqual(["RUN_ATTEMPTS_EXHAUSTED", "STEP_FINISHED"]);
    expect(deaths).toBe(4);
  });

  it("G035: ends a run in the end even when its log makes no sense, and lets the thread go on", async () => {
    const model = await scriptedModel();
    teachBusyWork(model);
    const api = await testApp();
    const alice = await talk(api, model);
    const { taskId, threadId } = await alice.post("broken");
    const after = await alice.post("after it", { threadId });
    await api.database.sql`
        insert into run_events (task_id, seq, type, data)
        values (${taskId}, 1, 'STEP_FINISHED', '{"type":"STEP_FINISHED"}')`;
    await api.database.sql`update runs set last_seq = 1, strikes = 4 where id = ${taskId}`;
    const other = await testApp({ worker: true, database: api.database, env: { ACCORD_MODEL_BASE_URL: model.url } });
    expect((await readLog(api, after)).end).toMatchObject(finished);
    const { events, ended } = await logPage(api, taskId, 10);
    expect([events.map(({ type }) => type), ended]).toEqual([["STEP_FINISHED", "RUN_ERROR"], true]);
    expect(await api.database.sql`select status, error_code from runs where id = ${taskId}`).toEqual([
      { status: "failed", error_code: "RUN_ATTEMPTS_EXHAUSTED" },
    ]);
    await other.stop();
  });

  it("G045: that is asked to end under load hands back what it cannot finish, and leaves with 0", async () => {
    const model = await scriptedModel();
    teachBusyWork(model);
    const api = await testApp({ env: { ACCORD_RUNS_PER_USER: "0" } });
    const alice = await talk(api, model);
    const first = startWorker({
      databaseUrl: api.database.url,
      modelUrl: model.url,
      leaseSeconds: 15,
      env: { ACCORD_SHUTDOWN_SECONDS: "2", ACCORD_RUNS_PER_USER: "0" },
    });
    await first.ready;
    const runs = await Promise.all(Array.from({ length: 30 }, (_, i) => alice.post(`load ${i}`)));
    await model.asked(20);
    first.process.kill("SIGTERM");
    expect(await first.exited).toEqual({ code: 0, signal: null });
    const left = await api.database.sql`select status, strikes, holder from runs where ended_at is null`;
    expect(
      left.filter(({ status, strikes, holder }) => status !== "ready" || strikes !== 0 || holder !== null),
    ).toEqual([]);
    const other = await testApp({ worker: true, database: api.database, env: { ACCORD_MODEL_BASE_URL: model.url } });
    for (const run of runs) expect((await readLog(api, run)).end).toMatchObject(finished);
    const rows = await api.database
      .sql`select title, count(*)::int as n from events where title like 'load %' group by title`;
    expect(rows).toHaveLength(30);
    expect(rows.every(({ n }) => n === 1)).toBe(true);
    await other.stop();
  });

  it("hands a run back in the middle of a model call, and the next one begins that call anew", async () => {
    const stop = hold();
    const world = await conversation({
      env: { ACCORD_SHUTDOWN_SECONDS: "1" },
      script: [brief({ needs_tools: false }), answer({ answer: "never" }, { hold: stop })],
    });
    const run = await world.post("hand over");
    await stop.reached;
    await world.app.stop();
    stop.release();
    const [row] = await world.app.database.sql`select status, strikes from runs`;
    expect(row).toEqual({ status: "ready", strikes: 0 });
    world.model.next(answer({ answer: "Mine." }));
    const other = await testApp({
      worker: true,
      database: world.app.database,
      env: { ACCORD_MODEL_BASE_URL: world.model.url },
    });
    const recorded = await readLog(other, run);
    expect(recorded.end?.answer).toBe("Mine.");
    expect(await world.app.database.sql`select state from model_calls order by no`).toEqual([
      { state: "finished" },
      { state: "lost" },
      { state: "finished" },
    ]);
  });
});

describe("a thread", () => {
  it("G037: runs its runs one after the other, in order, each knowing those before it", async () => {
    const world = await conversation();
    teachBusyWork(world.model);
    const threadId = randomUUID();
    const runs: Posted[] = [];
    for (let i = 0; i < 20; i++) runs.push(await world.post(`turn ${i}`, { threadId }));
    for (const [index, run] of runs.entries())
      expect((await readLog(world.app, run)).end?.answer).toMatch(new RegExp(`^turn ${index}:`));
    const rows = await world.app.database
      .sql`select no, started_at, ended_at from runs where thread_id = ${threadId} order by no`;
    for (const [index, row] of rows.entries())
      if (index > 0) expect(row["started_at"] >= rows[index - 1]?.["ended_at"]).toBe(true);
    const messages = await world.app.database
      .sql`select seq::int from messages where thread_id = ${threadId} order by seq`;
    expect(messages).toHaveLength(20 * 5);
    // The last run was told of those before it, in order, and of nothing that came later.
    const last = world.model.journal.findLast((request) => titleOf(request) === "turn 19");
    const users = (last?.body.messages ?? [])
      .filter(({ role }) => role === "user")
      .map(({ content }) => String(content).split("\n")[0]);
    expect(users).toEqual(users.toSorted((a, b) => Number(a?.slice(5)) - Number(b?.slice(5))));
    const seventh = world.model.journal.filter((request) => titleOf(request) === "turn 7").at(-1);
    expect(JSON.stringify(seventh?.body.messages)).not.toContain("turn 8");
  });
});
