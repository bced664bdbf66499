import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { agents } from "../../../generated/contract/agents.ts";
import { skills } from "../../../generated/contract/skills.ts";
import { systemClock } from "../../../src/base/clock.ts";
import { newId } from "../../../src/base/ids.ts";
import { makeLog } from "../../../src/base/log.ts";
import { makePerform, type Perform, type MethodCall } from "../../../src/modules/perform.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { clean } from "../../../src/tool/clean/clean.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { endRun, liveRun, type TestRun } from "../../_kit/run.ts";
import { makeNotes, noteTables } from "./_notes.ts";

/** Waits until somebody says go; tells when somebody has come to it. */
function gate() {
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return { reached: reached.promise, open: () => opened.resolve(), pass: () => (reached.resolve(), opened.promise) };
}

const log = makeLog({ level: "silent" });
let database: ScratchDatabase;
let store: Store;
let notes: Awaited<ReturnType<typeof makeNotes>>;
let run: TestRun;
let during: (name: string) => Promise<void>;
let call: Perform;

beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log });
  notes = await makeNotes(database.sql);
  const tables = noteTables((name) => during(name));
  call = makePerform({
    tables,
    skills,
    agents: agents.agents,
    store: { reading: store.reading, writing: store.writing, effects: notes.effects },
    clean,
    clock: systemClock,
    log,
  });
  return () => store.close();
});

beforeEach(async () => {
  during = async () => {};
  await database.sql`truncate notes`;
  const owner = await store.users.ensure({ issuer: "accord", subject: "alice", name: "Alice" });
  run = await liveRun(database.sql, owner.id);
});

const by = (
  toolCallId: string,
  change: Partial<{ ownerId: string; id: string; attempt: number }> = {},
): MethodCall => ({
  ownerId: change.ownerId ?? run.ownerId,
  timezone: "UTC",
  task: { id: change.id ?? run.taskId, attempt: change.attempt ?? run.attempt, toolCallId, isTainted: false },
  requestId: "req_test",
  signal: new AbortController().signal,
});
const create = (name: string, caller: MethodCall) => call("contacts.create", { name }, caller);

describe("a write under a key (G102)", () => {
  it("happens once, and answers alike to the byte every time", async () => {
    const first = await create("Mei", by("call_1"));
    expect(JSON.stringify(await create("Mei", by("call_1")))).toBe(JSON.stringify(first));
    expect(await notes.texts()).toEqual(["Mei"]);
  });

  it("keeps its answer without secrets, and says them to a repeated call as little as to the store", async () => {
    const name = `Mei ghp_${"a1B2".repeat(9)}`;
    const first = await create(name, by("call_1"));
    const [row] = await database.sql<
      { answer: string }[]
    >`select answer from tool_effects where task_id = ${run.taskId}`;
    expect(row?.answer).toContain("Mei ***");
    const again = await create(name, by("call_1"));
    expect(JSON.stringify(again)).toBe(row?.answer);
    const method = "contacts.create";
    expect(clean(again.data, { method }).data).toEqual(clean(first.data, { method }).data);
  });

  it("happens again under another key", async () => {
    await create("Mei", by("call_1"));
    await create("Mei", by("call_2"));
    expect(await notes.texts()).toEqual(["Mei", "Mei"]);
  });

  it("is refused with another input", async () => {
    await create("Mei", by("call_1"));
    await expect(create("Lei", by("call_1"))).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH", status: 409 });
    expect(await notes.texts()).toEqual(["Mei"]);
  });

  it("makes a twin wait and gives it the same answer", async () => {
    const held = gate();
    during = held.pass;
    const first = create("Mei", by("call_1"));
    await held.reached;
    during = () => Promise.reject(new Error("the twin must not get here"));
    const twin = create("Mei", by("call_1"));
    await lockWaiters(1);
    held.open();
    expect(await twin).toEqual(await first);
    expect(await notes.texts()).toEqual(["Mei"]);
  });

  it("lets a waiting twin do it when the first one fails", async () => {
    const held = gate();
    during = async () => {
      during = async () => {};
      await held.pass();
      throw new Error("first one fails");
    };
    const first = create("Mei", by("call_1"));
    await held.reached;
    const twin = create("Mei", by("call_1"));
    await lockWaiters(1);
    held.open();
    await expect(first).rejects.toThrow("first one fails");
    expect(await twin).toMatchObject({ status: "ok" });
    expect(await notes.texts()).toEqual(["Mei"]);
  });

  it("is the same call when a later attempt makes it", async () => {
    const first = await create("Mei", by("call_1"));
    await database.sql`update runs set attempt = 2 where id = ${run.taskId}`;
    expect(await create("Mei", by("call_1", { attempt: 2 }))).toEqual(first);
    expect(await notes.texts()).toEqual(["Mei"]);
  });

  it.each(["fail", "misshape", "crash"])("leaves neither effect nor key behind when it ends in %s", async (name) => {
    await expect(create(name, by("call_1"))).rejects.toThrow();
    expect(await notes.texts()).toEqual([]);
    expect(await database.sql`select from tool_effects where task_id = ${run.taskId}`).toHaveLength(0);
  });
});

describe("a write that is settled (R35)", () => {
  const settle = (toolCallId: string, change: { attempt?: number } = {}) =>
    notes.effects.settle({ taskId: run.taskId, attempt: 1, ownerId: run.ownerId, toolCallId, ...change });

  it("has the answer that was kept of it, as often as it is asked for", async () => {
    await create("Mei", by("call_1"));
    const answer = await settle("call_1");
    expect(JSON.parse(answer ?? "")).toMatchObject({ status: "ok", data: { name: "Mei" } });
    expect(await settle("call_1")).toBe(answer);
  });

  it("never happens when it has not happened yet, however late it comes", async () => {
    expect(await settle("call_1")).toBeUndefined();
    await expect(create("Mei", by("call_1"))).rejects.toMatchObject({ code: "TASK_NOT_LIVE" });
    expect(await settle("call_1")).toBeUndefined();
    expect(await notes.effects.isDone({ ownerId: run.ownerId, taskId: run.taskId, toolCallId: "call_1" })).toBe(false);
    await create("Mei", by("call_2"));
    expect(await notes.texts()).toEqual(["Mei"]);
  });

  it("waits for one that is under way", async () => {
    const held = gate();
    during = held.pass;
    const writing = create("Mei", by("call_1"));
    await held.reached;
    const settled = settle("call_1");
    await lockWaiters(1);
    held.open();
    await writing;
    expect(JSON.parse((await settled) ?? "")).toMatchObject({ status: "ok" });
  });

  it("is left to the attempt that holds the run", async () => {
    await expect(settle("call_1", { attempt: 2 })).rejects.toMatchObject({ code: "TASK_NOT_LIVE" });
    await create("Mei", by("call_1"));
    expect(await notes.texts()).toEqual(["Mei"]);
  });
});

describe("a call needs its live run", () => {
  it.each<[string, () => Promise<MethodCall>]>([
    ["another attempt", async () => by("call_1", { attempt: 2 })],
    ["no such run", async () => by("call_1", { id: "tsk_none" })],
    [
      "a run of somebody else",
      async () =>
        by("call_1", { ownerId: (await store.users.ensure({ issuer: "accord", subject: "bob", name: "Bob" })).id }),
    ],
    ["a run that is over", async () => (await endRun(database.sql, run), by("call_1"))],
    [
      "a run nobody works on",
      async () => (await database.sql`update runs set status = 'ready' where id = ${run.taskId}`, by("call_1")),
    ],
  ])("and is refused with %s", async (_, caller) => {
    const given = await caller();
    await expect(create("Mei", given)).rejects.toMatchObject({ code: "TASK_NOT_LIVE" });
    await expect(call("contacts.read", { mode: "list" }, given)).rejects.toMatchObject({
      code: "TASK_NOT_LIVE",
    });
    expect(await notes.texts()).toEqual([]);
  });

  it("which cannot end while the write is under way", async () => {
    const held = gate();
    during = held.pass;
    const writing = create("Mei", by("call_1"));
    await held.reached;
    let ended = false;
    const ending = store.runs
      .end({ ...run, runId: "run-1" }, { batch: {}, ending: { state: "finished" } })
      .then(() => (ended = true));
    await lockWaiters(1);
    expect(ended).toBe(false);
    held.open();
    await Promise.all([writing, ending]);
    await expect(create("Lei", by("call_2"))).rejects.toMatchObject({ code: "TASK_NOT_LIVE" });
    expect(await notes.texts()).toEqual(["Mei"]);
  });

  it("whose agent may call it, whatever the caller was given", async () => {
    const other = await liveRun(database.sql, run.ownerId, { agentType: "memory" });
    const unknown = await liveRun(database.sql, run.ownerId, { agentType: "constructor" });
    for (const { taskId: id } of [other, unknown]) {
      await expect(create("Mei", by("call_1", { id }))).rejects.toMatchObject({ code: "ACTION_NOT_ALLOWED" });
      await expect(call("contacts.read", { mode: "list" }, by("call_2", { id }))).rejects.toMatchObject({
        code: "ACTION_NOT_ALLOWED",
      });
      expect(await database.sql`select from tool_effects where task_id = ${id}`).toHaveLength(0);
    }
    expect(await notes.texts()).toEqual([]);
    expect(await call("skills.read", { skill: "memory" }, by("call_3", { id: other.taskId }))).toMatchObject({
      status: "ok",
    });
  });

  it("whose zone and skills count", async () => {
    const other = await liveRun(database.sql, run.ownerId, { timezone: "Asia/Shanghai", enabledSkills: ["memory"] });
    const result = await call("contacts.read", { mode: "search", query: "in" }, by("call_1", { id: other.taskId }));
    expect(result.data).toMatchObject({ items: [{ name: "in Asia/Shanghai" }] });
    const open = (skill: string) => call("skills.read", { skill }, by("call_2", { id: other.taskId }));
    expect(await open("memory")).toMatchObject({ status: "ok" });
    await expect(open("calendar")).rejects.toMatchObject({ code: "SKILL_NOT_FOUND" });
  });
});

it("forgets keys a day after the end of their run", async () => {
  const other = await liveRun(database.sql, run.ownerId);
  await create("Mei", by("call_1"));
  await create("Lei", by("call_1", { id: other.taskId }));
  const old = newId("tsk", Date.now() - 26 * 3_600_000);
  await database.sql`
    with older as (update runs set id = ${old} where id = ${run.taskId})
    update tool_effects set task_id = ${old} where task_id = ${run.taskId}`;
  run.taskId = old;
  await endRun(database.sql, run, 25);
  await endRun(database.sql, other, 23);
  expect(await notes.effects.forget(24)).toBe(1);
  expect(
    await database.sql`select task_id from tool_effects where task_id in (${run.taskId}, ${other.taskId})`,
  ).toEqual([{ task_id: other.taskId }]);
});

/** Until so many backends of this database wait for a lock. */
async function lockWaiters(count: number): Promise<void> {
  for (;;) {
    const rows =
      await database.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (rows.length >= count) return;
  }
}
