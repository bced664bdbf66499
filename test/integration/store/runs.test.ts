import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import type { Batch, ClaimedRun, NewRun } from "../../../src/store/runs/runs.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { accepted } from "../../_kit/accepted.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";

let store: Store;
let database: ScratchDatabase;
let ownerId: string;

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  ({ id: ownerId } = await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" }));
});

const claiming = { holder: "test", most: 10, leaseSeconds: 60 };
const failed = { state: "failed", error: { code: "RUNTIME_ERROR", message: "runtime execution failed" } } as const;

function newRun(change: Partial<NewRun> = {}): NewRun {
  return {
    ownerId,
    threadId: randomUUID(),
    runId: "run-1",
    cause: { kind: "message" },
    agentType: "worker",
    mode: "chat",
    parentRunId: null,
    requestId: "req_test",
    inputHash: "hash",
    input: { state: {} },
    locale: "en",
    timezone: "Asia/Shanghai",
    timezoneSource: "device",
    clientNow: null,
    enabledSkills: ["calendar"],
    message: { wireId: "m1", content: "hello", metadata: {}, visibilityMask: 3 },
    ...change,
  };
}

/** Accepts a run on a thread of its own and takes it. */
async function claimed(change: Partial<NewRun> = {}): Promise<ClaimedRun> {
  const { taskId } = await accepted(store, newRun(change));
  const [run] = (await store.runs.claim(claiming)).filter((item) => item.taskId === taskId);
  if (run === undefined) throw new Error("not claimed");
  return run;
}

const event = (type: string) => ({ type, data: JSON.stringify({ type }) });

describe("accepting", () => {
  it("G169: stores run, message and place in the queue together, and a claim brings all of it", async () => {
    const run = await claimed({
      runId: "run-x",
      message: { wireId: "m9", content: "你好", metadata: { a: 1 }, visibilityMask: 3 },
    });
    expect(run).toMatchObject({
      ownerId,
      runId: "run-x",
      no: 1,
      attempt: 1,
      mode: "chat",
      text: "你好",
      timezone: "Asia/Shanghai",
      enabledSkills: ["calendar"],
      lastSeq: 0,
      strikes: 0,
      isCancelled: false,
    });
    const [message] =
      await database.sql`select wire_id, seq::int, role, metadata, task_id from messages where task_id = ${run.taskId}`;
    expect(message).toEqual({ wire_id: "m9", seq: 1000, role: "user", metadata: { a: 1 }, task_id: run.taskId });
  });

  it("R25: keeps a message once that a client sends again with another run, which answers it all the same", async () => {
    const message = { wireId: "m1", content: "hello", metadata: {}, visibilityMask: 3, mayBeKnown: true };
    const first = await claimed({ message, input: { messageId: "m1" } });
    await store.runs.end(first, { batch: {}, ending: failed });
    const { threadId } = first;
    const again = await claimed({ threadId, runId: "run-2", message, input: { messageId: "m1" } });
    expect([again.no, again.text]).toEqual([2, "hello"]);
    // Its first place stays free, also for a worker that takes over.
    expect((await store.runs.journal(again)).messages).toBe(1);
    await store.runs.write(again, {
      messages: [{ wireId: "t1", position: 1, role: "tool", content: "{}", metadata: {}, visibilityMask: 3 }],
    });
    expect((await store.runs.journal(again)).messages).toBe(2);
    await store.runs.end(again, { batch: {}, ending: failed });
    const other = await claimed({
      threadId,
      runId: "run-3",
      message: { ...message, content: "hello again" },
      input: { messageId: "m1" },
    });
    expect(other.text).toBe("hello again");
    const rows = await database.sql`
        select wire_id, seq::int, content
        from messages
        where thread_id = ${threadId} and role = 'user'
        order by seq`;
    expect(rows).toMatchObject([
      { wire_id: "m1", seq: 1000 },
      { seq: 3000, content: "hello again" },
    ]);
  });

  it("G031: answers a repeated request with the same run, and says again whether it made the thread", async () => {
    const run = newRun();
    const first = await accepted(store, run);
    const second = await accepted(store, { ...run, requestId: "req_other" });
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(second).toMatchObject({ taskId: first.taskId, created: true });
    await expect(accepted(store, { ...run, inputHash: "other" })).rejects.toMatchObject({ code: "RUN_ID_REUSED" });
    expect((await database.sql`select count(*)::int as n from messages where thread_id = ${run.threadId}`)[0]).toEqual({
      n: 1,
    });
  });

  it("G030: lets exactly one of fifty first runs make the thread, and queues them in order", async () => {
    const threadId = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        accepted(
          store,
          newRun({
            threadId,
            runId: `run-${i}`,
            message: { wireId: "same", content: "x", metadata: {}, visibilityMask: 3 },
          }),
        ),
      ),
    );
    expect(all.filter(({ created }) => created)).toHaveLength(1);
    const rows = await database.sql`select no, status from runs where thread_id = ${threadId} order by no`;
    expect(rows.map(({ no }) => no)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(rows.map(({ status }) => status)).toEqual(["ready", ...Array.from({ length: 49 }, () => "waiting")]);
    const [ids] = await database.sql`
        select count(distinct wire_id)::int as n, count(*) filter (where wire_id = 'same')::int as kept
        from messages
        where thread_id = ${threadId}`;
    expect(ids).toEqual({ n: 50, kept: 1 });
  });
});

describe("writing", () => {
  it("writes all parts of a batch and numbers the events", async () => {
    const run = await claimed();
    const batch: Batch = {
      events: [event("RUN_STARTED"), event("STEP_STARTED")],
      entries: [{ no: 1, kind: "reply", data: { module: 1, method: 2, input: 3 } }],
      messages: [
        { wireId: "t1", position: 1, role: "tool", content: "{}", metadata: { z: 1, a: 2 }, visibilityMask: 3 },
      ],
      callsStarted: [
        {
          no: 1,
          stage: "router",
          requestedModel: "m",
          provider: "p",
          model: "m",
          fallbackChain: ["a", "b"],
          reason: "only one",
          routing: { x: 1 },
          currency: "USD",
          catalogVersion: "1",
        },
      ],
      toolCalls: [
        {
          taskId: run.taskId,
          toolCallId: "call_1",
          ownerId,
          attempt: 1,
          iteration: 1,
          requestId: "req_test",
          tool: "calendar.read",
          inputHash: "h",
          decision: "allowed",
          permissionRef: "agents/worker/whitelist",
          approvalId: null,
          hooks: [{ phase: "pre", hook: "envelope", outcome: "passed" }],
          status: "success",
          errorCode: null,
          warnings: ["truncated_output"],
          redactions: 0,
          resultRef: "message:t1",
          outputHash: null,
          sends: 1,
          startedAt: new Date("2026-01-01T00:00:00Z"),
          durationMs: 5,
        },
      ],
    };
    expect(await store.runs.write(run, batch)).toBe(2);
    expect(
      await store.runs.write(run, {
        events: [event("STEP_FINISHED")],
        callsEnded: [
          {
            no: 1,
            state: "finished",
            answered: true,
            inputTokens: 10,
            outputTokens: 5,
            totalTokens: 15,
            cachedPromptTokens: 0,
            promptCacheHitTokens: null,
            promptCacheMissTokens: null,
            reasoningTokens: 0,
            latencyMs: 3,
            directCost: null,
            directCostSeen: false,
            cost: "0.000034316800",
            errorCode: null,
          },
        ],
      }),
    ).toBe(3);
    const journal = await store.runs.journal(run);
    expect(journal.events.map(({ seq, type }) => [seq, type])).toEqual([
      [1, "RUN_STARTED"],
      [2, "STEP_STARTED"],
      [3, "STEP_FINISHED"],
    ]);
    expect(journal.messages).toBe(2);
    expect(JSON.stringify(journal.entries)).toBe('[{"no":1,"kind":"reply","data":{"module":1,"method":2,"input":3}}]');
    expect(journal.calls).toMatchObject([
      {
        no: 1,
        stage: "router",
        state: "finished",
        inputTokens: 10,
        promptCacheHitTokens: null,
        cost: "0.000034316800",
      },
    ]);
    expect(await store.toolCalls.find(run.taskId, "call_1")).toMatchObject({
      tool: "calendar.read",
      warnings: ["truncated_output"],
      resultRef: "message:t1",
      durationMs: 5,
    });
    expect(
      JSON.stringify(
        (await database.sql`select metadata from messages where wire_id = 't1' and thread_id = ${run.threadId}`)[0]?.[
          "metadata"
        ],
      ),
    ).toBe('{"z":1,"a":2}');
  });

  it("G042: writes nothing for a worker that lost its lease", async () => {
    const run = await claimed();
    await database.sql`update runs set lease_until = now() - interval '1 second' where id = ${run.taskId}`;
    const [next] = (await store.runs.claimExpired(claiming)).filter(({ taskId }) => taskId === run.taskId);
    expect(next).toMatchObject({ attempt: 2, strikes: 1 });
    const message = {
      wireId: "late",
      position: 1,
      role: "tool",
      content: "{}",
      metadata: {},
      visibilityMask: 3,
    } as const;
    expect(
      await store.runs.write(run, {
        events: [event("RUN_STARTED")],
        entries: [{ no: 1, kind: "brief", data: {} }],
        messages: [message],
      }),
    ).toBeUndefined();
    expect(await store.runs.end(run, { batch: { events: [event("RUN_ERROR")] }, ending: failed })).toBeUndefined();
    expect(await store.runs.handBack(run)).toBe(false);
    expect(await store.runs.beat([run, { ...run, attempt: 2 }], 15)).toEqual([
      { taskId: run.taskId, isCancelled: false },
    ]);
    expect(await store.runs.journal(run)).toMatchObject({ entries: [], events: [], messages: 1 });
    await store.runs.write({ ...run, attempt: 2 }, { entries: [{ no: 1, kind: "brief", data: {} }] });
    expect((await database.sql`select strikes from runs where id = ${run.taskId}`)[0]).toEqual({ strikes: 0 });
  });

  it("calls a model call lost that was under way when its worker died", async () => {
    const run = await claimed();
    await store.runs.write(run, {
      callsStarted: [
        {
          no: 1,
          stage: "worker",
          requestedModel: "m",
          provider: "p",
          model: "m",
          fallbackChain: [],
          reason: "r",
          routing: null,
          currency: "USD",
          catalogVersion: "1",
        },
      ],
    });
    for (let i = 0; i < 2; i++)
      expect((await store.runs.journal(run)).calls).toMatchObject([
        { no: 1, state: "lost", answered: true, inputTokens: null },
      ]);
  });
});

describe("ending", () => {
  it("G036, G037: makes the next run of the thread ready and only that one, and takes no more of the ended one", async () => {
    const threadId = randomUUID();
    const first = await claimed({ threadId });
    const rest = [
      await accepted(store, newRun({ threadId, runId: "b" })),
      await accepted(store, newRun({ threadId, runId: "c" })),
    ];
    expect(await store.runs.claim(claiming)).toEqual([]);
    expect(
      await store.runs.end(first, { batch: { events: [event("RUN_STARTED"), event("RUN_ERROR")] }, ending: failed }),
    ).toEqual({ lastSeq: 2, hasNext: true });
    expect((await store.runs.claim(claiming)).map(({ taskId }) => taskId)).toEqual([rest[0]?.taskId]);
    expect(await store.runs.write(first, { events: [event("RUN_FINISHED")] })).toBeUndefined();
    expect(await store.runs.find(first)).toMatchObject({ state: "failed", errorCode: "RUNTIME_ERROR", lastSeq: 2 });
  });

  it("ends a waiting run that never started without touching the queue", async () => {
    const threadId = randomUUID();
    const first = await claimed({ threadId });
    const { taskId } = await accepted(store, newRun({ threadId, runId: "b" }));
    await accepted(store, newRun({ threadId, runId: "c" }));
    const name = { ownerId, threadId, runId: "b" };
    expect(await store.runs.requestCancel(name)).toMatchObject({ taskId, state: "waiting", lastSeq: 0 });
    const last = {
      events: [event("RUN_STARTED"), event("RUN_ERROR")],
      ending: { ...failed, state: "canceled" },
    } as const;
    expect(await store.runs.endUnstarted({ ...name, taskId }, last)).toEqual({ lastSeq: 2, hasNext: false });
    expect(await store.runs.endUnstarted({ ...name, taskId }, last)).toBeUndefined();
    expect(await store.runs.requestCancel(name)).toMatchObject({ taskId, state: "canceled", lastSeq: 2 });
    expect(await store.runs.end(first, { batch: { events: [] }, ending: failed })).toMatchObject({ hasNext: true });
    expect((await store.runs.claim(claiming)).map(({ runId }) => runId)).toEqual(["c"]);
  });

  it("gives its place to the next when the first of the queue ends unstarted", async () => {
    const threadId = randomUUID();
    const { taskId } = await accepted(store, newRun({ threadId, runId: "a" }));
    await accepted(store, newRun({ threadId, runId: "b" }));
    expect(
      await store.runs.endUnstarted(
        { ownerId, threadId, runId: "a", taskId },
        { events: [event("RUN_ERROR")], ending: failed },
      ),
    ).toEqual({ lastSeq: 1, hasNext: true });
    expect((await store.runs.claim(claiming)).map(({ runId }) => runId)).toEqual(["b"]);
  });

  it("hands a run back to whoever comes next, without a strike", async () => {
    const run = await claimed();
    expect(await store.runs.handBack(run)).toBe(true);
    const [again] = (await store.runs.claim(claiming)).filter(({ taskId }) => taskId === run.taskId);
    expect(again).toMatchObject({ attempt: 2, strikes: 0 });
  });

  it("never loses a run that is accepted while another one of its thread ends", async () => {
    for (let i = 0; i < 40; i++) {
      const threadId = randomUUID();
      const first = await claimed({ threadId });
      const [, next] = await Promise.all([
        store.runs.end(first, { batch: { events: [event("RUN_FINISHED")] }, ending: { state: "finished" } }),
        accepted(store, newRun({ threadId, runId: "b" })),
      ]);
      expect((await store.runs.claim(claiming)).map(({ taskId }) => taskId)).toContain(next.taskId);
    }
  });
});

describe("the log", () => {
  it("is read in pages, and tells where it stands", async () => {
    const run = await claimed();
    expect(await store.events.after(run, 0, 10)).toEqual({ events: [], lastSeq: 0, ended: false });
    await store.runs.write(run, { events: [event("A"), event("B"), event("C")] });
    expect(await store.events.after(run, 1, 1)).toEqual({
      events: [{ seq: 2, type: "B", data: '{"type":"B"}' }],
      lastSeq: 3,
      ended: false,
    });
    await store.runs.end(run, { batch: { events: [event("D")] }, ending: { state: "finished" } });
    expect(await store.events.after(run, 4, 10)).toEqual({ events: [], lastSeq: 4, ended: true });
    expect(await store.events.position(run)).toEqual({ taskId: run.taskId, no: run.no, lastSeq: 4, ended: true });
    expect(await store.events.position({ ...run, ownerId: "usr_somebody" })).toBeUndefined();
  });
});
