import { describe, expect, it } from "vitest";
import { systemClock } from "../../../../src/base/clock.ts";
import { makeJournal } from "../../../../src/run/journal/writer.ts";
import type { Batch, ClaimedRun, Ended } from "../../../../src/store/runs/runs.ts";
import { answerOf } from "../../../_kit/event-log.ts";

const run = {
  taskId: "tsk_1",
  attempt: 1,
  threadId: "550e8400-e29b-41d4-a716-446655440000",
  runId: "run-1",
  no: 3,
} as ClaimedRun;

function written(
  answers: { write?: (batch: Batch) => Promise<number | undefined>; end?: () => Promise<Ended | undefined> } = {},
) {
  const batches: Batch[] = [];
  const published: [number, number][] = [];
  const failures: unknown[] = [];
  const rings: string[] = [];
  let seq = 0;
  const journal = makeJournal({
    run,
    runs: {
      write: async (_fence, batch) => {
        batches.push(batch);
        return answers.write ? await answers.write(batch) : (seq += batch.events?.length ?? 0);
      },
      end: async (_fence, { batch }) => {
        batches.push(batch);
        return answers.end ? await answers.end() : { lastSeq: (seq += batch.events?.length ?? 0), hasNext: true };
      },
    },
    stream: {
      publish: (_task, first, events) => void published.push([first, events.length]),
      ring: (kind) => void rings.push(kind),
    },
    start: { entries: 0, messages: 1, calls: 0, openText: "" },
    clock: systemClock,
    probe: () => {},
    onFailure: (reason) => void failures.push(reason),
  });
  return { journal, batches, published, failures, rings };
}

const message = { wireId: "m", role: "tool", content: "{}", metadata: {}, visibilityMask: 3 } as const;

describe("a journal", () => {
  it("numbers entries, messages and calls, and writes what was added in one statement", async () => {
    const { journal, batches, published } = written();
    const { events } = journal;
    journal.add({
      events: [events.runStarted(), events.stepStarted("router")],
      entries: [{ kind: "final", data: { output: answerOf("Done.") } }],
    });
    journal.add({ messages: [message, message] });
    expect([journal.nextCall(), journal.nextCall(), journal.uptoSeq]).toEqual([1, 2, 3002]);
    await journal.flush();
    await journal.flush();
    expect(batches).toHaveLength(1);
    expect(batches[0]).toMatchObject({
      events: [{ type: "RUN_STARTED" }, { type: "STEP_STARTED" }],
      entries: [{ no: 1, kind: "final" }],
      messages: [{ position: 1 }, { position: 2 }],
    });
    expect(published).toEqual([[1, 2]]);
  });

  it("writes one statement at a time, and in the next one what came meanwhile", async () => {
    const gate = Promise.withResolvers<void>();
    let seq = 0;
    const { journal, batches } = written({
      write: async ({ events = [] }) => (await gate.promise, (seq += events.length)),
    });
    journal.add({ events: [journal.events.runStarted()] });
    const first = journal.flush();
    await Promise.resolve();
    journal.add({ events: [journal.events.stepStarted("router")] });
    const second = journal.flush();
    journal.add({ events: [journal.events.stepFinished("router")] });
    const third = journal.flush();
    gate.resolve();
    await Promise.all([first, second, third]);
    expect(batches.map(({ events }) => events?.map(({ type }) => type))).toEqual([
      ["RUN_STARTED"],
      ["STEP_STARTED", "STEP_FINISHED"],
    ]);
  });

  it("takes nothing that breaks the grammar, and goes on as if it had not been there", async () => {
    const { journal, batches } = written();
    const { events } = journal;
    journal.add({ events: [events.runStarted()] });
    expect(() =>
      journal.add({ events: [events.stepStarted("worker"), events.stepFinished("router")], messages: [message] }),
    ).toThrow();
    journal.add({ events: [events.stepStarted("router")] });
    await journal.flush();
    expect(batches[0]?.events?.map(({ type }) => type)).toEqual(["RUN_STARTED", "STEP_STARTED"]);
    expect(batches[0]?.messages ?? []).toEqual([]);
  });

  it("is over when the lease is lost, also for whoever did not wait", async () => {
    const { journal, published, failures, batches } = written({ write: async () => undefined });
    journal.add({ events: [journal.events.runStarted()] });
    await expect(journal.flush()).rejects.toMatchObject({ name: "AttemptOver", kind: "lost" });
    await expect(journal.flush()).rejects.toMatchObject({ kind: "lost" });
    await expect(journal.end({ state: "failed" })).rejects.toMatchObject({ kind: "lost" });
    expect([published, batches.length, failures[0]]).toEqual([[], 1, expect.objectContaining({ kind: "lost" })]);
  });

  // A flush of text that nobody waited for took the last events with it; a worker killed right then left a run that had
  // ended twice.
  it("G035: writes the last events with the end of the run and not before, whoever flushes meanwhile", async () => {
    const gate = Promise.withResolvers<void>();
    let seq = 0;
    const { journal, batches } = written({
      write: async ({ events = [] }) => (await gate.promise, (seq += events.length)),
    });
    const { events } = journal;
    journal.add({ events: [events.runStarted()] });
    const first = journal.flush();
    await Promise.resolve();
    journal.add({ events: [events.stepStarted("router")] });
    const second = journal.flush();
    journal.add({ events: [events.stepFinished("router"), events.runError("RUN_CANCELED")], messages: [message] });
    gate.resolve();
    await Promise.all([first, second, journal.flush()]);
    expect(batches).toHaveLength(1);
    await journal.end({ state: "canceled" });
    expect(batches.map((batch) => batch.events?.map(({ type }) => type))).toEqual([
      ["RUN_STARTED"],
      ["STEP_STARTED", "STEP_FINISHED", "RUN_ERROR"],
    ]);
    expect(batches[1]?.messages).toHaveLength(1);
  });

  it("wakes whoever may run next when it ends, and drops what comes after", async () => {
    const { journal, rings, batches } = written();
    const { events } = journal;
    journal.add({ events: [events.runStarted(), events.runError("RUN_CANCELED")] });
    await journal.end({ state: "canceled" });
    journal.add({ messages: [message] });
    await journal.flush();
    expect([rings, batches.length]).toEqual([["run"], 1]);
  });
});
