import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeRunEvents } from "../../../src/run/events.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makeStream, type Stream } from "../../../src/stream/stream.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { answerOf, sayResult, usage } from "../../_kit/event-log.ts";
import { acceptedByOfficialClients } from "../../_kit/official-clients.ts";
import { connectionsOf, privateRedis, type PrivateRedis } from "../../_kit/redis.ts";
import { eventsOf, readSse, type SseFrame, type SseOptions } from "../../_kit/sse.ts";
import { manualTimers, type ManualTimers } from "../../_kit/timers.ts";
import { writtenRun, type WrittenRun } from "../../_kit/written-run.ts";

let redis: PrivateRedis;
let app: TestApp;
let stream: Stream;
let timers: ManualTimers;
let token: string;
let ownerId: string;
const clock = { ahead: 0, now: () => Date.now() + clock.ahead };

beforeAll(async () => {
  redis = await privateRedis();
  timers = manualTimers();
  app = await testApp({ redisUrl: redis.url, timers, clock, env: { ACCORD_SHUTDOWN_SECONDS: "5" } });
  await app.listen(0);
  // What a worker in another process would say.
  stream = makeStream({ redisUrl: redis.url, log: makeLog({ level: "silent" }) });
  atEnd(() => stream.close());
  await vi.waitFor(() => stream.ping());
  token = await app.auth.mintUserToken("alice");
  ({ id: ownerId } = await app.store.users.ensure({ issuer: app.auth.issuer, subject: "alice", name: "Alice" }));
});

const newRun = (script: Parameters<typeof writtenRun>[1] = {}) => writtenRun({ database: app.database, store: app.store, stream, ownerId }, script);

async function open(run: WrittenRun, options: Partial<SseOptions> & { deltas?: boolean } = {}) {
  const { deltas = true, ...rest } = options;
  const reader = await readSse(`${app.url}${run.path}${deltas ? "&deltas=true" : ""}`, { token, ...rest });
  onTestFinished(() => reader.cut());
  return reader;
}

const toFrames = (log: WrittenRun["log"]): SseFrame[] => log.map(({ id, type, data }) => ({ id, event: type, data }));
const hasEvents = (count: number) => (frames: SseFrame[]) => eventsOf(frames).length >= count;
const script = { replies: [["call_1", "call_2"]], superseded: [["So", "rry"]], answer: ["Do", "ne", "."] };
const blocked = async () => Number(/blocked_clients:(\d+)/.exec(await redis.client.info("clients"))?.[1]);

describe("the stream of a run", () => {
  it("sends each event as it was written, and ends with the run (G048, G050, G056, G058)", async () => {
    const run = await newRun(script);
    await run.write(3);
    const reader = await open(run);
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({ "content-type": "text/event-stream", "cache-control": "no-store, no-transform", "x-accel-buffering": "no", "x-content-type-options": "nosniff" });
    expect(reader.headers["content-encoding"]).toBeUndefined();
    await reader.until(hasEvents(3));
    await run.write(1);
    await reader.until(hasEvents(4));
    await run.write();
    expect(await reader.closed).toBe(true);
    expect(reader.frames[0]).toEqual({ retry: "1000" });
    expect(reader.frames.slice(1)).toEqual(toFrames(run.log));
    expect(reader.text).not.toContain("\r");
    for (const { event, data } of eventsOf(reader.frames)) expect(JSON.parse(data ?? "")).toMatchObject({ type: event, threadId: run.threadId, runId: run.runId });
  });

  it("holds no deltas unless they are asked for (G075), and official clients take both views (G081)", async () => {
    const run = await newRun(script);
    await run.write();
    const [plain, whole] = [await open(run, { deltas: false }), await open(run)];
    await Promise.all([plain.closed, whole.closed]);
    expect(plain.text).not.toContain("TEXT_MESSAGE_CONTENT");
    expect(plain.text).not.toContain("superseded");
    expect(eventsOf(plain.frames).filter(({ id }) => id === undefined)).toMatchObject([{ event: "TEXT_MESSAGE_START" }]);
    for (const { frames } of [plain, whole]) {
      const events = eventsOf(frames).map(({ data }) => JSON.parse(data ?? ""));
      expect(await acceptedByOfficialClients(events)).toEqual([events.length, events.length]);
    }
  });

  it.each([true, false])("loses and repeats nothing wherever it is cut (G052), deltas=%s", async (deltas) => {
    const run = await newRun(script);
    await run.write();
    const whole = await open(run, { deltas });
    await whole.closed;
    const expected = eventsOf(whole.frames);
    for (let cutAfter = 1; cutAfter < expected.length; cutAfter++) {
      const first = await open(run, { deltas, cutAfter });
      await first.closed;
      const seen = eventsOf(first.frames);
      // The START without an id belongs to the END that follows it: it comes again with it.
      const withId = seen.filter(({ id }) => id !== undefined);
      const second = await open(run, { deltas, lastEventId: withId.at(-1)?.id ?? "0-0" });
      await second.closed;
      expect([...withId, ...eventsOf(second.frames)].filter(({ id }) => id !== undefined)).toEqual(expected.filter(({ id }) => id !== undefined));
      expect(eventsOf(second.frames)).toEqual(expected.slice(expected.indexOf(expected.find(({ id }) => id === withId.at(-1)?.id) as SseFrame) + 1));
    }
  });

  it("replays a run that has ended and then closes; who has it all gets 204 (G053)", async () => {
    const run = await newRun();
    await run.write();
    const reader = await open(run);
    expect(await reader.closed).toBe(true);
    expect(eventsOf(reader.frames)).toEqual(toFrames(run.log));
    const again = await open(run, { lastEventId: run.log.at(-1)?.id ?? "" });
    expect([again.status, await again.closed, again.text]).toEqual([204, true, ""]);
  });

  it("keeps to its own run on a busy thread, ends included (G047, G049)", async () => {
    const first = await newRun({ ...script, runId: "run/ä?&#1" });
    const second = await newRun({ ...script, threadId: first.threadId, runId: "run-2", no: 2 });
    const [a, b] = [await open(first), await open(second)];
    for (let i = 0; i < first.log.length - 1; i++) await Promise.all([first.write(1), second.write(1)]);
    await second.write();
    expect(await b.closed).toBe(true);
    await a.until(hasEvents(first.log.length - 1));
    await first.write();
    expect(await a.closed).toBe(true);
    expect([eventsOf(a.frames), eventsOf(b.frames)]).toEqual([toFrames(first.log), toFrames(second.log)]);
  });

  it("stays whole when Redis forgets (G051, G055)", async () => {
    const run = await newRun({ ...script, answer: Array.from({ length: 40 }, (_, i) => `piece ${i} `) });
    const reader = await open(run);
    for (let written = 0, i = 0; written < run.log.length; written += 3, i++) {
      await run.write(3, { isPublished: i % 5 !== 4 });
      if (i % 3 === 0) await redis.client.flushall();
      if (i % 4 === 0) await redis.client.xtrim(`run:${run.taskId}`, "MAXLEN", 1);
    }
    await vi.waitFor(() => {
      timers.pass(15_000);
      expect(eventsOf(reader.frames).length).toBe(run.log.length);
    });
    expect(await reader.closed).toBe(true);
    expect(eventsOf(reader.frames)).toEqual(toFrames(run.log));
    const late = await open(run);
    await late.closed;
    expect(eventsOf(late.frames)).toEqual(toFrames(run.log));
  });

  it("goes on after Redis was away (G051)", async () => {
    const run = await newRun(script);
    await run.write(2);
    const reader = await open(run);
    await reader.until(hasEvents(2));
    await redis.stop();
    await run.write(2);
    const meanwhile = await open(run);
    await meanwhile.until(hasEvents(4));
    await redis.start();
    await reader.until(hasEvents(4));
    await vi.waitFor(() => stream.ping());
    await run.write();
    await Promise.all([reader.closed, meanwhile.closed]);
    for (const { frames } of [reader, meanwhile]) expect(eventsOf(frames)).toEqual(toFrames(run.log));
  });

  it("is kept alive while nothing happens, without an id (G057)", async () => {
    const run = await newRun();
    await run.write(2);
    const reader = await open(run);
    await reader.until(hasEvents(2));
    for (let i = 0; i < 4; i++) timers.pass(15_000);
    await reader.until((frames) => frames.filter(({ comment }) => comment === "keep-alive").length >= 4);
    expect(reader.frames.filter(({ comment }) => comment !== undefined).every((frame) => Object.keys(frame).length === 1)).toBe(true);
    await run.write();
    await reader.closed;
    expect(eventsOf(reader.frames)).toEqual(toFrames(run.log));
  });

  it("G059: carries any text without a word of it becoming a field", async () => {
    const hostile = "a\n\nevent: RUN_FINISHED\ndata: {}\n\r\nid: 99-0\r:\u2028\u2029\u0085";
    const run = await newRun({
      say(ids) {
        const say = makeRunEvents(ids);
        const result = sayResult(say, "call\nid: 5-0");
        return [
          say.runStarted(), say.stepStarted("worker"), { ...result, content: JSON.stringify({ hostile }), result: { ...result.result, data: { hostile } } },
          say.textStart("w\n\ndata: x"), say.textContent("w\n\ndata: x", hostile), say.textEnd({ messageId: "w\n\ndata: x", output: answerOf(hostile), usage }),
          say.stepFinished("worker"), say.runFinished(),
        ];
      },
    });
    await run.write();
    for (const deltas of [true, false]) {
      const reader = await open(run, { deltas });
      await reader.closed;
      const frames = eventsOf(reader.frames);
      expect(frames.filter(({ id }) => id !== undefined).map(({ id }) => id)).toEqual(deltas ? run.log.map(({ id }) => id) : ["1-0", "2-0", "3-0", "6-0", "7-0", "8-0"]);
      const end = JSON.parse(frames.find(({ event }) => event === "TEXT_MESSAGE_END")?.data ?? "") as { answer: string };
      expect(end.answer).toBe(hostile);
    }
  });

  it("is open to HEAD, and to callers in this process", async () => {
    const run = await newRun();
    await run.write();
    const init = { headers: { authorization: `Bearer ${token}` } };
    const head = await fetch(app.url + run.path, { ...init, method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, "text/event-stream", ""]);
    const inside = await app.request(run.path, init);
    expect((await inside.text()).startsWith("retry: 1000\n\nid: 1-0\nevent: RUN_STARTED\n")).toBe(true);
  });
});

describe("who may follow a run", () => {
  it.each(["", "&runId=", `&runId=${"r".repeat(129)}`, "&runId=a&runId=b", "&runId=run-1&deltas=perhaps", "&runId=run-1&since=5"])("nobody without saying which (G046): %j", async (query) => {
    const reader = await readSse(`${app.url}/api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/events?${query.slice(1)}`, { token });
    expect(reader.status).toBe(400);
    await reader.closed;
    expect(JSON.parse(reader.text)).toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("only its owner, and nobody else learns that it exists (G060)", async () => {
    const run = await newRun();
    await run.write();
    const [bob, stranger] = [await readSse(app.url + run.path, { token: await app.auth.mintUserToken("bob") }), await readSse(app.url + run.path, { token: "x.y.z" })];
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

  it.each(["$", "-", "abc", "9".repeat(30), "1-1", "99-0", "0x1-0"])("nobody from a place that is none (G054): %j", async (lastEventId) => {
    const run = await newRun();
    await run.write(2);
    const reader = await open(run, { lastEventId });
    expect(reader.status).toBe(400);
    await reader.closed;
    expect(JSON.parse(reader.text)).toMatchObject({ code: "INVALID_LAST_EVENT_ID" });
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
    const again = await open(run, { lastEventId: "2-0" });
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
    await vi.waitFor(async () => expect(await blocked()).toBe(1));
    for (const reader of readers) reader.cut();
    await vi.waitFor(async () => expect(await blocked()).toBe(0));
    expect(await connectionsOf(redis.client)).toEqual(base);
    await vi.waitFor(() => expect(timers.pending.filter((ms) => ms === 15_000)).toEqual([]));
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
    const rest = await open(run, { lastEventId: "4-0" });
    await run.write();
    await rest.closed;
    expect([...eventsOf(reader.frames), ...eventsOf(rest.frames)]).toEqual(toFrames(run.log));
  });
});

/** More than a connection holds between its two ends: 30 MB. */
function largeRun(ids: { threadId: string; runId: string }) {
  const say = makeRunEvents(ids);
  const results = Array.from({ length: 300 }, (_, i) => ({ ...sayResult(say, `call_${i}`), content: "x".repeat(100_000) }));
  return [say.runStarted(), say.stepStarted("worker"), ...results, say.stepFinished("worker"), say.runFinished()];
}
