import { beforeAll, describe, expect, it } from "vitest";
import { makeRunEvents } from "../../../src/run/journal/events.ts";
import { answerOf, sayResult, usage } from "../../_kit/event-log.ts";
import { acceptedByOfficialClients } from "../../_kit/official-clients.ts";
import { eventsOf } from "../../_kit/sse.ts";
import { waitFor } from "../../_kit/wait-for.ts";
import { hasEvents, type Scene, script, setScene, toFrames } from "./_run-events.ts";

let redis: Scene["redis"];
let timers: Scene["timers"];
let app: Scene["app"];
let stream: Scene["stream"];
let token: Scene["token"];
let newRun: Scene["newRun"];
let open: Scene["open"];

beforeAll(async () => {
  ({ redis, timers, app, stream, token, newRun, open } = await setScene());
});

describe("the stream of a run", () => {
  it("sends each event as it was written, and ends with the run (G048, G050, G056, G058)", async () => {
    const run = await newRun(script);
    await run.write(3);
    const reader = await open(run);
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(reader.headers["content-encoding"]).toBeUndefined();
    await reader.until(hasEvents(3));
    await run.write(1);
    await reader.until(hasEvents(4));
    await run.write();
    expect(await reader.closed).toBe(true);
    expect(reader.frames[0]).toEqual({ retry: "1000" });
    expect(reader.frames.slice(1)).toEqual(toFrames(run.log));
    expect(reader.text).not.toContain("\r");
    for (const { event, data } of eventsOf(reader.frames))
      expect(JSON.parse(data ?? "")).toMatchObject({ type: event, threadId: run.threadId, runId: run.runId });
  });

  it("holds no deltas unless they are asked for (G075), and official clients take both views (G081)", async () => {
    const run = await newRun(script);
    await run.write();
    const [plain, whole] = [await open(run, { deltas: false }), await open(run)];
    await Promise.all([plain.closed, whole.closed]);
    expect(plain.text).not.toContain("TEXT_MESSAGE_CONTENT");
    expect(plain.text).not.toContain("superseded");
    expect(eventsOf(plain.frames).filter(({ event }) => event === "TEXT_MESSAGE_START")).toHaveLength(1);
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
      const second = await open(run, { deltas, lastEventId: seen.at(-1)?.id ?? "" });
      await second.closed;
      const stitched = [...seen, ...eventsOf(second.frames)];
      expect(stitched).toEqual(expected);
      const events = stitched.map(({ data }) => JSON.parse(data ?? ""));
      expect(await acceptedByOfficialClients(events)).toEqual([events.length, events.length]);
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
    await waitFor(() => {
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
    await waitFor(() => stream.ping());
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
    expect(
      reader.frames.filter(({ comment }) => comment !== undefined).every((frame) => Object.keys(frame).length === 1),
    ).toBe(true);
    await run.write();
    await reader.closed;
    expect(eventsOf(reader.frames)).toEqual(toFrames(run.log));
  });

  it("G059: carries any text without a word of it becoming a field", async () => {
    const hostile = "a\n\nevent: RUN_FINISHED\ndata: {}\n\r\nid: 99-0\r:\u2028\u2029\u0085";
    const run = await newRun({
      say(ids) {
        const say = makeRunEvents(ids);
        const result = sayResult(say, "call\nid: 1-5");
        return [
          say.runStarted(),
          say.stepStarted("worker"),
          { ...result, content: JSON.stringify({ hostile }), result: { ...result.result, data: { hostile } } },
          say.textStart("w\n\ndata: x"),
          say.textContent("w\n\ndata: x", hostile),
          say.textEnd({ messageId: "w\n\ndata: x", output: answerOf(hostile), usage }),
          say.stepFinished("worker"),
          say.runFinished(),
        ];
      },
    });
    await run.write();
    for (const deltas of [true, false]) {
      const reader = await open(run, { deltas });
      await reader.closed;
      const frames = eventsOf(reader.frames);
      expect(frames.filter(({ id }) => id !== undefined).map(({ id }) => id)).toEqual(
        deltas ? run.log.map(({ id }) => id) : ["1-1", "1-2", "1-3", "1-5", "1-6", "1-7", "1-8"],
      );
      const end = JSON.parse(frames.find(({ event }) => event === "TEXT_MESSAGE_END")?.data ?? "") as {
        answer: string;
      };
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
    expect((await inside.text()).startsWith("retry: 1000\nid: 1-1\nevent: RUN_STARTED\n")).toBe(true);
  });
});
