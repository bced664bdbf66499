import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { makeRunEvents } from "../../../src/run/journal/events.ts";
import { testApp } from "../../_kit/app.ts";
import { sayResult } from "../../_kit/event-log.ts";
import { connectionsOf } from "../../_kit/redis.ts";
import { eventsOf, readSse } from "../../_kit/sse.ts";
import { waitFor } from "../../_kit/wait-for.ts";
import type { WrittenRun } from "../../_kit/written-run.ts";
import { hasEvents, type Scene, script, setScene, toFrames } from "./_run-events.ts";

let redis: Scene["redis"];
let timers: Scene["timers"];
let clock: Scene["clock"];
let app: Scene["app"];
let token: Scene["token"];
let ownerId: Scene["ownerId"];
let newRun: Scene["newRun"];
let open: Scene["open"];

beforeAll(async () => {
  ({ redis, timers, clock, app, token, ownerId, newRun, open } = await setScene());
});

const blocked = async () => Number(/blocked_clients:(\d+)/.exec(await redis.client.info("clients"))?.[1]);

describe("who may follow a run", () => {
  it.each([
    "",
    "&runId=",
    `&runId=${"r".repeat(129)}`,
    "&runId=a&runId=b",
    "&runId=run-1&deltas=perhaps",
    "&runId=run-1&since=5",
  ])("nobody without saying which (G046): %j", async (query) => {
    const reader = await readSse(
      `${app.url}/api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/events?${query.slice(1)}`,
      { token },
    );
    expect(reader.status).toBe(400);
    await reader.closed;
    expect(JSON.parse(reader.text)).toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("only its owner, and nobody else learns that it exists (G060)", async () => {
    const run = await newRun();
    await run.write();
    const [bob, stranger] = [
      await readSse(app.url + run.path, { token: await app.auth.mintUserToken("bob") }),
      await readSse(app.url + run.path, { token: "x.y.z" }),
    ];
    const unknown = await readSse(app.url + run.path.replace("run-1", "run-0"), { token });
    await Promise.all([bob.closed, stranger.closed, unknown.closed]);
    expect([bob.status, unknown.status, stranger.status]).toEqual([404, 404, 401]);
    expect(JSON.parse(bob.text)).toMatchObject({ code: "RUN_NOT_FOUND" });
    expect({ ...JSON.parse(bob.text), request_id: "" }).toEqual({ ...JSON.parse(unknown.text), request_id: "" });
  });

  it("its owner under either spelling of the thread", async () => {
    const run = await newRun();
    await run.write();
    const reader = await readSse(app.url + run.path.replace(run.threadId, run.threadId.toUpperCase()), { token });
    expect(reader.status).toBe(200);
    await reader.closed;
  });

  it.each(["$", "-", "abc", "9".repeat(30), "1-0", "1-99", "2-1", "0x1-1"])(
    "nobody from a place that is none (G054): %j",
    async (lastEventId) => {
      const run = await newRun();
      await run.write(2);
      const reader = await open(run, { lastEventId });
      expect(reader.status).toBe(400);
      await reader.closed;
      expect(JSON.parse(reader.text)).toMatchObject({ code: "INVALID_LAST_EVENT_ID" });
    },
  );

  it("its owner from the beginning where the header is empty, and nobody from the place in another run (R28)", async () => {
    const first = await newRun();
    await first.write();
    const next = await newRun({ threadId: first.threadId, runId: "run-2", no: 2 });
    await next.write();
    const whole = await open(next, { lastEventId: "" });
    await whole.closed;
    expect(eventsOf(whole.frames)).toEqual(toFrames(next.log));
    expect(next.log[2]?.id).toBe("2-3");
    const foreign = await open(next, { lastEventId: first.log[2]?.id ?? "" });
    expect(foreign.status).toBe(400);
    await foreign.closed;
    expect(JSON.parse(foreign.text)).toMatchObject({ code: "INVALID_LAST_EVENT_ID" });
  });

  it("nobody once the token has expired or the user is disabled; a new token continues (G060)", async () => {
    const run = await newRun();
    await run.write(2);
    const short = await open(run, { token: await app.auth.mintUserToken("alice", { ttlSeconds: 60 }) });
    await short.until(hasEvents(2));
    clock.ahead = 95_000;
    onTestFinished(() => void (clock.ahead = 0));
    const long = await open(run);
    timers.pass(15_000);
    expect(await short.closed).toBe(true);
    await long.until((frames) => frames.some(({ comment }) => comment === "keep-alive"));
    await run.write();
    await long.closed;
    const again = await open(run, { lastEventId: "1-2" });
    await again.closed;
    expect([...eventsOf(short.frames), ...eventsOf(again.frames)]).toEqual(toFrames(run.log));
    const other = await newRun();
    await other.write(1);
    const disabled = await open(other);
    await disabled.until(hasEvents(1));
    await app.database.sql`update users set disabled_at = now() where id = ${ownerId}`;
    onTestFinished(async () => {
      await app.database.sql`update users set disabled_at = null where id = ${ownerId}`;
      app.auth.forget(ownerId);
    });
    app.auth.forget(ownerId);
    timers.pass(15_000);
    expect(await disabled.closed).toBe(true);
  });
});

describe("readers", () => {
  it("that do not read are cut off at the cap, delay nobody, and continue by id (G061)", async () => {
    const run = await newRun({ say: largeRun });
    await run.write(2);
    const [slow, quick] = [await open(run), await open(run)];
    await Promise.all([slow.until(hasEvents(2)), quick.until(hasEvents(2))]);
    slow.pause();
    for (let written = 2; written < run.log.length; written += 10) {
      await run.write(10);
      await quick.until(hasEvents(Math.min(written + 10, run.log.length)));
    }
    expect(await quick.closed).toBe(true);
    slow.resume();
    expect(await slow.closed).toBe(false);
    const had = eventsOf(slow.frames);
    const rest = await open(run, { lastEventId: had.at(-1)?.id ?? "" });
    expect(await rest.closed).toBe(true);
    expect(had.length).toBeLessThan(run.log.length);
    expect([...had, ...eventsOf(rest.frames)]).toEqual(toFrames(run.log));
  });

  it("leave nothing behind (G062)", async () => {
    const runs = await Promise.all([newRun(), newRun({ runId: "b" }), newRun({ runId: "c" })]);
    const base = await connectionsOf(redis.client);
    const readers = await Promise.all(Array.from({ length: 60 }, (_, i) => open(runs[i % 3] as WrittenRun)));
    for (const run of runs) await run.write(1);
    await Promise.all(readers.map((reader) => reader.until(hasEvents(1))));
    expect(await connectionsOf(redis.client)).toEqual(base);
    await waitFor(async () => expect(await blocked()).toBe(1));
    for (const reader of readers) reader.cut();
    await waitFor(async () => expect(await blocked()).toBe(0));
    expect(await connectionsOf(redis.client)).toEqual(base);
    await waitFor(() => expect(timers.pending.filter((ms) => ms === 15_000)).toEqual([]));
  });

  it("get the whole stream each, 300 at once (G063)", async () => {
    const run = await newRun({ ...script, answer: Array.from({ length: 50 }, (_, i) => `${i} `) });
    const readers = await Promise.all(Array.from({ length: 300 }, () => open(run)));
    for (let i = 0; i < run.log.length; i++) await run.write(1);
    await Promise.all(readers.map(({ closed }) => closed));
    const expected = toFrames(run.log);
    for (const { frames } of readers) expect(eventsOf(frames)).toEqual(expected);
  });

  it("are let go in good order when the server stops, and continue at another one (G045)", async () => {
    const other = await testApp({ redisUrl: redis.url, database: app.database });
    await other.listen(0);
    const run = await newRun(script);
    await run.write(4);
    const reader = await readSse(`${other.url}${run.path}&deltas=true`, { token });
    await reader.until(hasEvents(4));
    await other.stop();
    expect(await reader.closed).toBe(true);
    const rest = await open(run, { lastEventId: "1-4" });
    await run.write();
    await rest.closed;
    expect([...eventsOf(reader.frames), ...eventsOf(rest.frames)]).toEqual(toFrames(run.log));
  });
});

/** More than a connection holds between its two ends: 30 MB. */
function largeRun(ids: { threadId: string; runId: string }) {
  const say = makeRunEvents(ids);
  const results = Array.from({ length: 300 }, (_, i) => ({
    ...sayResult(say, `call_${i}`),
    content: "x".repeat(100_000),
  }));
  return [say.runStarted(), say.stepStarted("worker"), ...results, say.stepFinished("worker"), say.runFinished()];
}
