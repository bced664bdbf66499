import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { eventValidators, type EventType } from "../../../generated/contract/events.ts";
import { makeLog } from "../../../src/base/log.ts";
import type { AccordClient, RunCancelAccepted } from "../../../src/sdk/sdk.ts";
import { makeStream, type Stream } from "../../../src/stream/stream.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { logPage } from "../../_kit/log-page.ts";
import { startRun, takeRun, toEvent, type StartedRun } from "./_runs.ts";

let app: TestApp;
let alice: AccordClient;
let bob: AccordClient;
let stream: Stream;

beforeAll(async () => {
  app = await testApp();
  [alice, bob] = [await app.as("alice"), await app.as("bob")];
  stream = makeStream({ redisUrl: inject("services").redisUrl, log: makeLog({ level: "silent" }) });
  atEnd(() => stream.close());
});

const cancel = (
  client: AccordClient,
  { threadId, runId }: Pick<StartedRun, "threadId" | "runId">,
): Promise<RunCancelAccepted> => client.cancelRun({ path: { threadId }, body: { runId } });
const logOf = async ({ taskId }: StartedRun) =>
  (await logPage(app, taskId, 100)).events.map(({ data }) => JSON.parse(data) as Record<string, unknown>);
const refusal = async (answer: Promise<unknown>) => {
  const { status, problem } = (await answer.catch((error: unknown) => error)) as {
    status: number;
    problem: Record<string, unknown>;
  };
  return { status, ...problem, request_id: "" };
};

describe("a run that nobody has begun", () => {
  it("G038: is ended on the spot, with a whole log", async () => {
    const run = await startRun(alice);
    expect(await cancel(alice, run)).toEqual({ ...run, status: "canceled" });
    const { threadId, runId } = run;
    const log = await logOf(run);
    const timestamp = log[0]?.["timestamp"];
    expect(log).toEqual([
      { type: "RUN_STARTED", threadId, runId, protocolVersion: "1.0", timestamp },
      { type: "RUN_ERROR", threadId, runId, message: "run canceled by user", code: "RUN_CANCELED", timestamp },
    ]);
    expect(timestamp).toBeGreaterThan(0);
    for (const event of log) expect(eventValidators[event["type"] as EventType](event)).toBe(true);
  });

  it("G039: is ended once by fifty who ask at once, and stays so", async () => {
    const run = await startRun(alice);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(alice, run)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ ...run, status: "canceled" })));
    expect(await cancel(alice, { ...run, threadId: run.threadId.toUpperCase() })).toEqual({
      ...run,
      status: "canceled",
    });
    expect(await logOf(run)).toHaveLength(2);
  });

  it("gives its place to the next one, and takes none from the one before", async () => {
    const first = await startRun(alice);
    const { threadId } = first;
    const [second, third] = [
      await startRun(alice, { threadId, runId: "run-002" }),
      await startRun(alice, { threadId, runId: "run-003" }),
    ];
    expect(await cancel(alice, second)).toMatchObject({ status: "canceled" });
    const statuses = async () =>
      (await app.database.sql`select status from runs where thread_id = ${threadId} order by no`).map(
        ({ status }) => status as string,
      );
    expect(await statuses()).toEqual(["ready", "canceled", "waiting"]);
    await cancel(alice, first);
    expect(await statuses()).toEqual(["canceled", "canceled", "ready"]);
    await takeRun(app, third);
  });

  it("reaches those who watch it", async () => {
    const run = await startRun(alice);
    const seen: string[] = [];
    const done = new Promise<void>((resolve) => {
      const stop = stream.watch(run.taskId, 0, {
        events(events) {
          seen.push(...events.map(({ type }) => type));
          if (seen.includes("RUN_ERROR")) resolve();
        },
        gap: () => {},
      });
      atEnd(stop);
    });
    await cancel(alice, run);
    await done;
    expect(seen).toEqual(["RUN_STARTED", "RUN_ERROR"]);
  });
});

describe("a run that somebody works on", () => {
  it("is left to its worker, who is told by the bell and by the beat", async () => {
    const run = await startRun(alice);
    const held = await takeRun(app, run);
    const rung = new Promise<string>((resolve) =>
      atEnd(stream.onRing((kind) => kind === `cancel:${run.taskId}` && resolve(kind))),
    );
    await stream.ping();
    const ask = async (): Promise<void> => {
      expect(await cancel(alice, run)).toEqual({ ...run, status: "running" });
      // A bell is heard only by who listens already: ask until it is.
      if ((await Promise.race([rung, stream.ping()])) === undefined) await ask();
    };
    await ask();
    expect(await app.store.runs.beat([held], 60)).toEqual([{ taskId: run.taskId, isCancelled: true }]);
    expect(await logOf(run)).toEqual([]);
  });

  it("stays queued when it was handed back with its story begun", async () => {
    const run = await startRun(alice);
    const held = await takeRun(app, run);
    await app.store.runs.write(held, { events: [toEvent(run, "RUN_STARTED")] });
    await app.store.runs.handBack(held);
    expect(await cancel(alice, run)).toEqual({ ...run, status: "queued" });
    expect(await takeRun(app, run)).toMatchObject({ isCancelled: true });
  });

  it("G039, G041: is not touched once it has ended, whoever was first", async () => {
    const run = await startRun(alice);
    const held = await takeRun(app, run);
    const [ended, answer] = await Promise.all([
      app.store.runs.end(held, {
        batch: { events: [toEvent(run, "RUN_STARTED"), toEvent(run, "RUN_FINISHED")] },
        ending: { state: "finished" },
      }),
      cancel(alice, run),
    ]);
    expect(ended).toMatchObject({ lastSeq: 2 });
    expect(["running", "finished"]).toContain(answer.status);
    expect(await cancel(alice, run)).toEqual({ ...run, status: "finished" });
    expect((await logOf(run)).map(({ type }) => type)).toEqual(["RUN_STARTED", "RUN_FINISHED"]);
  });

  it("ends once when cancel and claim race", async () => {
    for (let i = 0; i < 30; i++) {
      const run = await startRun(alice);
      const [claimed, answer] = await Promise.all([
        app.store.runs.claim({ holder: "test", most: 1000, leaseSeconds: 600 }),
        cancel(alice, run),
      ]);
      const isMine = claimed.some(({ taskId }) => taskId === run.taskId);
      expect(answer.status).toBe(isMine ? "running" : "canceled");
      expect(await logOf(run)).toHaveLength(isMine ? 0 : 2);
    }
  });
});

describe("G163, G164: a run of somebody else", () => {
  it("is answered like one that does not exist, and nothing happens to it", async () => {
    const run = await startRun(alice);
    const nobodys = { threadId: randomUUID(), runId: run.runId };
    const read = (client: AccordClient, { threadId, runId }: { threadId: string; runId: string }) =>
      client.getRun({ path: { threadId }, query: { runId } });
    const expected = { status: 404, code: "RUN_NOT_FOUND" };
    for (const ask of [cancel, read]) {
      const [foreign, random, other] = [
        await refusal(ask(bob, run)),
        await refusal(ask(bob, nobodys)),
        await refusal(ask(alice, { ...run, runId: "run-999" })),
      ];
      expect(foreign).toMatchObject(expected);
      expect([random, other]).toEqual([foreign, foreign]);
    }
    expect(await read(alice, run)).toMatchObject({ status: "queued" });
  });
});
