import { beforeAll, describe, expect, it } from "vitest";
import type { Batch, ClaimedRun, Ending } from "../../../src/store/runs/runs.ts";
import { accepted } from "../../_kit/accepted.ts";
import { runOf } from "./_asking.ts";
import { logEvent, runsWorld, type RunsWorld } from "./_runs.ts";

let world: RunsWorld;

beforeAll(async () => {
  world = await runsWorld();
});

const ending = (n: number): Ending =>
  n % 3 === 0
    ? { state: "failed", error: { code: "MODEL_REFUSED", message: `„no“ ${n}` } }
    : { state: "finished", output: { answer: `你好 ${n}` } as never, usage: { total_tokens: n } as never };

const batch = (n: number): Batch => ({
  events: [logEvent(n), logEvent(`${n}b`)],
  entries: [{ no: 1, kind: "brief", data: { task: `task ${n}` } }],
  messages: [
    { wireId: `w${n}`, position: 1, role: "assistant", content: `line\n${n} 👋`, metadata: {}, visibilityMask: 3 },
  ] as never,
});

/** What is left of a run, without what differs from one try to the next. */
async function leftOf(key: ClaimedRun): Promise<unknown> {
  const { taskId } = key;
  const { sql } = world.database;
  const [run] = await sql`
    select status, last_seq, ended_at is not null as is_over, lease_until, holder, error_code, error_message,
      output::text, usage::text
    from runs where id = ${taskId}`;
  return {
    run,
    messages: await sql`
      select seq, role, content, metadata::text, visibility_mask, wire_id from messages
      where task_id = ${taskId} order by seq`,
    log: (await world.store.events.after(key, 0, 100)).events.map(({ seq, type, data }) => [seq, type, data]),
    entries: (await world.store.runs.journal(key)).entries,
  };
}

const end = async (run: ClaimedRun, n: number) =>
  await world.store.runs.end(run, { batch: batch(n), ending: ending(n) });

describe("runs that end at once", () => {
  it("leave what each would have left alone, in as few transactions as can be", async () => {
    const [single, many] = [await world.claimed(40), await world.claimed(40)];
    for (const [n, run] of single.entries()) expect(await end(run, n)).toEqual({ lastSeq: 2, hasNext: false });
    expect(await Promise.all(many.map(end))).toEqual(many.map(() => ({ lastSeq: 2, hasNext: false })));
    for (const [n, run] of many.entries()) expect(await leftOf(run)).toEqual(await leftOf(single[n] as ClaimedRun));
    const ids = many.map(({ taskId }) => taskId);
    const { sql } = world.database;
    const [made] = await sql`select count(distinct xmin::text)::int as transactions from runs where id = any(${ids})`;
    expect(made?.["transactions"]).toBe(2);
    const [touched] = await sql`
      select count(*)::int as threads from threads join runs on runs.thread_id = threads.id
      where runs.id = any(${ids}) and threads.last_activity_at = runs.ended_at`;
    expect(touched?.["threads"]).toBe(40);
  });

  it("leave out whole whoever has lost the lease; the next run of a thread becomes ready with the end of the one before", async () => {
    const runs = await world.claimed(12);
    const [lost, awaited] = runs.slice(4) as [ClaimedRun, ClaimedRun];
    await world.database.sql`update runs set attempt = attempt + 1 where id = ${lost.taskId}`;
    const next = await accepted(world.store, runOf(world.ownerId, { threadId: awaited.threadId }));
    const ended = await Promise.all(runs.map(end));
    expect(ended).toEqual(runs.map((run) => (run === lost ? undefined : { lastSeq: 2, hasNext: run === awaited })));
    expect(await leftOf(lost)).toMatchObject({ run: { status: "running", last_seq: "0" }, messages: [{}], log: [] });
    expect(await leftOf(awaited)).toMatchObject({ run: { status: "finished" }, entries: [{ no: 1 }] });
    expect(await world.store.runs.claim({ holder: "test", most: 50, leaseSeconds: 60 })).toMatchObject([
      { taskId: next.taskId },
    ]);
  });

  it("do not wait for one whose row a tool call holds; that one ends when it is free", async () => {
    const runs = await world.claimed(16);
    const held = runs[6] as ClaimedRun;
    const connection = await world.database.sql.reserve();
    await connection`begin`;
    await connection`select from runs where id = ${held.taskId} for key share`;
    const ends = runs.map(end);
    const others = await Promise.all(ends.filter((_, n) => runs[n] !== held));
    expect(others).toEqual(others.map(() => ({ lastSeq: 2, hasNext: false })));
    expect(await leftOf(held)).toMatchObject({ run: { status: "running" }, log: [] });
    await connection`commit`;
    connection.release();
    expect(await ends[6]).toEqual({ lastSeq: 2, hasNext: false });
  });

  it("fail of that run alone whose last words the database refuses", async () => {
    const runs = await world.claimed(16);
    const twice: Batch = { entries: [1, 1].map((no) => ({ no, kind: "brief", data: {} })) };
    const ended = await Promise.allSettled(
      runs.map((run, n) => (n === 6 ? world.store.runs.end(run, { batch: twice, ending: ending(1) }) : end(run, n))),
    );
    expect(ended.map(({ status }) => status)).toEqual(runs.map((_, n) => (n === 6 ? "rejected" : "fulfilled")));
    expect(await leftOf(runs[6] as ClaimedRun)).toMatchObject({ run: { status: "running" }, entries: [] });
  });
});
