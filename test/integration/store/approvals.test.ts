import { beforeAll, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import type { Decision } from "../../../src/domain/cause.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { asked, claimed, runOf } from "./_asking.ts";

let store: Store;
let database: ScratchDatabase;
let alice: string;
let bob: string;

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  const idOf = async (name: string) => (await store.users.ensure({ issuer: "test", subject: name, name })).id;
  [alice, bob] = [await idOf("alice"), await idOf("bob")];
});

const decision = (approvalId: string, isApproved = true, change: Partial<Decision> = {}): Decision => ({
  kind: "decision",
  approvalId,
  isApproved,
  via: "rest",
  note: null,
  ...change,
});
const yes = {
  actionId: "act_ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  toolCallId: "call_1",
  call: { module: "calendar", method: "restore", input: { event_id: "evt_1" } },
  callHash: "h1",
};
const tomorrow = () => new Date(Date.now() + 86_400_000);

describe("deciding", () => {
  it("G143: fifty people at once, half of them against it: one decision, one run", async () => {
    const { run, approval } = await asked(store, alice);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        store.runs.accept(
          runOf(alice, {
            threadId: run.threadId,
            runId: `try-${index}`,
            cause: decision(approval.id, index % 2 === 0),
          }),
        ),
      ),
    );
    const won = answers.filter((answer) => answer !== undefined);
    expect(won).toHaveLength(1);
    const runs = await database.sql`
        select id, run_id, no, approval_id, status
        from runs
        where thread_id = ${run.threadId} and no > 1`;
    expect(runs).toEqual([
      { id: won[0]?.taskId, run_id: expect.stringMatching(/^try-/), no: 2, approval_id: approval.id, status: "ready" },
    ]);
    const row = await store.approvals.find(alice, approval.id);
    expect(row).toMatchObject({
      continuationRunId: runs[0]?.["run_id"],
      decidedBy: alice,
      via: "rest",
      state: expect.stringMatching(/^(approved|denied)$/),
    });
    expect(await database.sql`select 1 from messages where thread_id = ${run.threadId} and role = 'user'`).toHaveLength(
      2,
    );
  });

  it("G149: keeps who decided, when, how, about which call and which rules asked", async () => {
    const { run, approval } = await asked(store, alice, { reasons: ["destructive", "affects_others"] });
    const cause = decision(approval.id, false, { via: "resume", note: "Wrong one" });
    await store.runs.accept(runOf(alice, { threadId: run.threadId, runId: "go", cause }));
    const row = await store.approvals.ofRun(run);
    expect(row).toMatchObject({
      ...approval,
      state: "denied",
      decidedBy: alice,
      via: "resume",
      note: "Wrong one",
      continuationRunId: "go",
      runId: run.runId,
      decidedAt: expect.any(Date),
    });
  });

  it("gives the same answer to the same request, and the run id to nobody else", async () => {
    const { run, approval } = await asked(store, alice);
    const request = runOf(alice, { threadId: run.threadId, runId: "again", cause: decision(approval.id) });
    const first = await store.runs.accept(request);
    expect(await store.runs.accept(request)).toEqual({ ...first, isNew: false });
    await expect(store.runs.accept({ ...request, inputHash: "other" })).rejects.toMatchObject({
      code: "RUN_ID_REUSED",
    });
  });

  it("is why the run was started, for the worker that claims it and for a cancel", async () => {
    const { run, approval } = await asked(store, alice);
    expect(run.cause).toEqual({ kind: "message" });
    const next = runOf(alice, { threadId: run.threadId, cause: decision(approval.id) });
    const { cause } = await claimed(store, next);
    expect(cause).toEqual({ kind: "decision", approvalId: approval.id });
    expect(await store.runs.requestCancel(next)).toMatchObject({ state: "running", cause });
  });

  it("waits behind what the thread is doing, at its tail", async () => {
    const { run, approval } = await asked(store, alice);
    await claimed(store, runOf(alice, { threadId: run.threadId }));
    const { taskId } =
      (await store.runs.accept(runOf(alice, { threadId: run.threadId, cause: decision(approval.id) }))) ?? {};
    expect(await database.sql`select status, no from runs where id = ${taskId ?? ""}`).toEqual([
      { status: "waiting", no: 3 },
    ]);
  });

  it("G144, G145: is not for others, not in another thread, and not after its time", async () => {
    const { run, approval } = await asked(store, alice);
    expect(await store.approvals.find(bob, approval.id)).toBeUndefined();
    expect(
      await store.runs.accept(runOf(bob, { threadId: run.threadId, cause: decision(approval.id) })),
    ).toBeUndefined();
    expect(await store.runs.accept(runOf(alice, { cause: decision(approval.id) }))).toBeUndefined();
    await database.sql`update approvals set expires_at = now() where id = ${approval.id}`;
    expect(await store.approvals.find(alice, approval.id)).toMatchObject({ state: "expired" });
    expect(
      await store.runs.accept(runOf(alice, { threadId: run.threadId, cause: decision(approval.id) })),
    ).toBeUndefined();
    expect(await database.sql`select 1 from runs where thread_id = ${run.threadId}`).toHaveLength(1);
  });
});

const closed = (content: string): Parameters<Store["approvals"]["expire"]>[1] => ({
  message: { content, metadata: {} },
  record: { decision: "denied", status: "failure", errorCode: "APPROVAL_EXPIRED", hooks: [] },
});

it("G145: time runs out once, and the message says so without a run", async () => {
  const { run, approval } = await asked(store, alice);
  expect(await store.approvals.expire(approval.id, closed("early"))).toBe(false);
  await database.sql`update approvals set expires_at = now() where id = ${approval.id}`;
  expect((await store.approvals.overdue(100)).map(({ id }) => id)).toContain(approval.id);
  const tries = await Promise.all([1, 2, 3].map((n) => store.approvals.expire(approval.id, closed(`over ${n}`))));
  expect(tries.filter(Boolean)).toHaveLength(1);
  expect(await database.sql`select content from messages where wire_id = ${approval.messageId}`).toEqual([
    { content: `over ${tries.indexOf(true) + 1}` },
  ]);
  expect(await database.sql`select 1 from runs where thread_id = ${run.threadId}`).toHaveLength(1);
});

describe("buttons", () => {
  it("work once, for their owner, in their thread, in their time", async () => {
    const { run } = await asked(store, alice, {}, { actions: [{ ...yes, expiresAt: tomorrow() }] });
    const tap = (owner = alice, threadId = run.threadId) =>
      store.runs.accept(runOf(owner, { threadId, cause: { kind: "button", actionId: yes.actionId } }));
    expect(await tap(bob)).toBeUndefined();
    expect(await tap(alice, (await asked(store, alice)).run.threadId)).toBeUndefined();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tap()));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    expect(await store.actions.find({ ownerId: alice, threadId: run.threadId, actionId: yes.actionId })).toMatchObject({
      isUsed: true,
      call: yes.call,
    });
    const [carrier] = await store.runs.claim({ holder: "test", most: 20, leaseSeconds: 60 });
    expect(carrier).toMatchObject({ cause: { kind: "button", actionId: yes.actionId } });
  });

  it("keep their call, whatever comes later under their name", async () => {
    const { run } = await asked(store, alice, {}, { actions: [{ ...yes, expiresAt: tomorrow() }] });
    const next = await claimed(store, runOf(alice, { threadId: run.threadId }));
    await store.runs.end(next, {
      batch: { actions: [{ ...yes, callHash: "h2", expiresAt: tomorrow() }] },
      ending: { state: "finished" },
    });
    const place = { ownerId: alice, threadId: run.threadId, actionId: yes.actionId };
    expect(await store.actions.find(place)).toMatchObject({ callHash: yes.callHash, isExpired: false, isUsed: false });
  });
});

it("keeps a review until somebody resolves it, once, who may see it", async () => {
  const run = await claimed(store, runOf(bob));
  const review = {
    id: "rev_1",
    reasons: ["status_lowered"] as ["status_lowered"],
    claimedStatus: "success" as const,
    finalStatus: "failed" as const,
    answer: "Done.",
    facts: { calls: [] },
  };
  await store.runs.end(run, { batch: { reviews: [review] }, ending: { state: "finished" } });
  expect(await store.reviews.resolve(alice, "rev_1", { resolution: "confirmed" })).toBe(false);
  expect(await store.reviews.resolve(bob, "rev_1", { resolution: "corrected", note: "by hand" })).toBe(true);
  expect(await store.reviews.resolve(bob, "rev_1", { resolution: "confirmed" })).toBe(false);
  expect(await store.reviews.find(bob, "rev_1")).toMatchObject({
    ...review,
    runId: run.runId,
    state: "resolved",
    resolution: "corrected",
    note: "by hand",
    resolvedBy: bob,
  });
  expect(await store.inbox.counts(bob)).toEqual({ pendingApprovals: 0, openQuestions: 0, openReviews: 0 });
});

it("G146: a lost lease leaves neither question nor notice behind", async () => {
  const run = await claimed(store, runOf(alice));
  const batch = {
    approvals: [{ ...(await asked(store, alice)).approval, id: "apr_lost" }],
    notices: [{ id: "ntc_1", body: "{}" }],
  };
  expect(
    await store.runs.end({ ...run, attempt: run.attempt + 1 }, { batch, ending: { state: "interrupted" } }),
  ).toBeUndefined();
  expect(await store.approvals.find(alice, "apr_lost")).toBeUndefined();
  expect(await store.notices.take(10, 60)).toEqual([]);
});

it("hands a notice to one taker at a time, until it is done", async () => {
  const run = await claimed(store, runOf(alice));
  await store.runs.end(run, { batch: { notices: [{ id: "ntc_2", body: '{"a":1}' }] }, ending: { state: "finished" } });
  const taken = await Promise.all([store.notices.take(10, 60), store.notices.take(10, 60)]);
  expect(taken.flat()).toEqual([{ id: "ntc_2", body: '{"a":1}', tries: 0 }]);
  await store.notices.retry("ntc_2", 0);
  expect(await store.notices.take(10, 60)).toMatchObject([{ tries: 1 }]);
  await store.notices.done("ntc_2");
  await store.notices.retry("ntc_2", 0);
  expect(await store.notices.take(10, 60)).toEqual([]);
});
