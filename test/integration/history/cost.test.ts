import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { makeLog } from "../../../src/base/log.ts";
import type { History } from "../../../src/history/history.ts";
import { makePast } from "../../../src/store/past.ts";
import type { NewRun } from "../../../src/store/runs/runs.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { makeBranchReads } from "../../../src/store/thread/branches.ts";
import { makeContextReads, type ContextReads } from "../../../src/store/thread/context.ts";
import { makeHistoryReads } from "../../../src/store/thread/history.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { historyOf } from "../../_kit/history.ts";
import { threadOf } from "./_thread.ts";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

let database: ScratchDatabase;
let ownerId: string;
let threadId: string;
const seen: { text: string; parameters: unknown[] }[] = [];
let history: History;
let contextReads: ContextReads;
let store: Store;

// A hundred messages a day for a hundred days, among as many in two thousand other threads.
beforeAll(async () => {
  database = await scratchDatabase();
  store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }) });
  atEnd(() => store.close());
  ({ id: ownerId } = await store.users.ensure({ issuer: "test", subject: "alice", name: "Alice" }));
  const { sql } = database;
  threadId = (await threadOf(sql, ownerId, { at: "2026-06-01T00:00:00Z" })).id;
  await sql`
    insert into threads (owner_id, id, last_activity_at)
    select ${ownerId}, gen_random_uuid(), timestamptz '2026-01-01Z' + n * interval '1 minute'
    from generate_series(1, 2000) n`;
  await sql`
    insert into runs (id, owner_id, thread_id, run_id, no, status, agent_type, runtime_mode, request_id, input_hash,
      input, created_thread, locale, timezone_source, ended_at)
    select 'tsk_' || row_number() over (), ${ownerId}, threads.id, 'run-' || n, n, 'finished', 'worker', 'chat',
      'req', 'none', '{}', false, 'en', 'profile', now()
    from threads, generate_series(1, 10000) n where threads.id = ${threadId} or n = 1`;
  await sql`
    insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, visibility_mask, created_at)
    select 'msg_' || row_number() over (), ${ownerId}, threads.id, runs.id, 'm' || n, n * 1000,
      case when n % 2 = 0 then 'user' else 'tool' end, repeat('x', 200), 3,
      timestamptz '2026-01-01Z' + n * interval '864 seconds'
    from threads
    cross join generate_series(1, 10000) n
    left join runs on runs.thread_id = threads.id and runs.no = n
    where threads.id = ${threadId} or n <= 5`;
  await sql`
    insert into approvals (id, owner_id, thread_id, task_id, tool_call_id, message_id, call, call_hash, versions,
      reasons, summary, brief, rounds, expires_at, state)
    select 'apr_' || row_number() over (), ${ownerId}, thread_id, id, 'call_1', 'msg_1', '{}', 'none', '{}',
      '{destructive}', 'x', '{}', 1, now() + interval '1 day', case when no = 7 then 'pending' else 'expired' end
    from runs`;
  await sql`update threads set last_no = 10000 where id = ${threadId}`;
  await sql`insert into made_titles (owner_id, thread_id, title) select owner_id, id, 'Plans' from threads`;
  await sql`vacuum analyze`;
  const watched = postgres(database.url, {
    max: 1,
    onnotice: () => {},
    connection: { TimeZone: "UTC" },
    debug: (_, text, parameters) => void seen.push({ text, parameters: [...parameters] }),
  });
  atEnd(() => watched.end({ timeout: 2 }));
  contextReads = makeContextReads(watched);
  history = historyOf({
    ...store,
    history: makeHistoryReads(watched),
    branches: makeBranchReads(watched),
    context: contextReads,
    readPast: (read) => read(makePast(watched)),
  });
});

const regenerating = (
  name: { ownerId: string; threadId: string; runId: string },
  branch: NonNullable<NewRun["branch"]>,
): NewRun => ({
  ...name,
  branch,
  cause: { kind: "message" },
  agentType: "worker",
  mode: "chat",
  parentRunId: null,
  requestId: "req",
  inputHash: "hash",
  input: {},
  locale: "en",
  timezone: "UTC",
  timezoneSource: "default",
  clientNow: null,
  enabledSkills: null,
});

/** What the statements of this work read, node by node. */
async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  seen.length = 0;
  await work();
  const statements = seen.filter(({ text }) => !text.includes("pg_catalog"));
  expect(statements.length).toBeGreaterThan(0);
  const plans: Plan[] = [];
  const walk = (plan: Plan): void => {
    plans.push(plan);
    plan.Plans?.forEach(walk);
  };
  for (const { text, parameters } of statements) {
    const [row] = await database.sql.unsafe(`explain (analyze, format json) ${text}`, parameters as never[]);
    walk(((row as Record<string, [{ Plan: Plan }]>)["QUERY PLAN"] ?? [])[0]?.Plan as Plan);
  }
  return plans;
}

const rowsRead = (plans: Plan[]) =>
  plans
    .filter((plan) => plan["Relation Name"] !== undefined)
    .reduce(
      (sum, plan) =>
        sum +
        (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0)) *
          plan["Actual Loops"],
      0,
    );
const scans = (plans: Plan[]) => plans.filter((plan) => plan["Node Type"] === "Seq Scan");

describe("a thread of ten thousand messages", () => {
  it.each([
    ["its newest day", undefined],
    ["a day in the middle", "2026-02-20"],
    ["its first day", "2026-01-02"],
    ["no day", "2025-01-01"],
  ])("is read by indexes and by the day: %s", async (_name, before) => {
    const plans = await plansOf(() =>
      history.day({ ownerId, threadId, timezone: "UTC", locale: "en", ...(before === undefined ? {} : { before }) }),
    );
    expect(scans(plans)).toEqual([]);
    // The day's hundred, the runs of its fifty tool messages, and a handful.
    expect(rowsRead(plans)).toBeLessThan(300);
  });

  it("is found without its name by as little", async () => {
    const plans = await plansOf(() => history.day({ ownerId, timezone: "UTC", locale: "en" }));
    expect(scans(plans)).toEqual([]);
    expect(rowsRead(plans)).toBeLessThan(300);
  });

  it("costs a run as much of its messages as it may see", async () => {
    const plans = await plansOf(() => history.snapshot({ ownerId, threadId, uptoSeq: 5_000_000, locale: "en" }));
    expect(scans(plans)).toEqual([]);
    // The messages, and for the cards among them the runs they came from.
    expect(rowsRead(plans)).toBeLessThanOrEqual(1500);
    const reads = await plansOf(() =>
      history.context({
        ownerId,
        threadId,
        runNo: 20,
        settings: { source: "thread", count: 40, window: "all" },
        timezone: "UTC",
        mode: "chat",
        input: "",
      }),
    );
    expect(scans(reads)).toEqual([]);
    expect(rowsRead(reads)).toBeLessThan(60);
  });

  it("gives away what waits for a person, its summary and its reviews without being read", async () => {
    const upto = { ownerId, threadId, seq: 10_000_000 };
    for (const read of [
      () => contextReads.waiting(upto, 20),
      () => contextReads.newestSummary(upto),
      () => contextReads.openReviews(upto, 10),
      () => contextReads.chosen({ ownerId, threadId, fromSeq: 9_998_000, uptoSeq: 10_000_000, seqs: [2000, 4000] }),
    ]) {
      const plans = await plansOf(read);
      expect(rowsRead(plans)).toBeLessThan(10);
    }
  });

  it("with versions is read by as little, and a run on a path by what is on it", async () => {
    const named = { ownerId, threadId };
    const turn = await store.runs.turnOf({ ...named, runId: "run-9998" });
    if (turn === undefined || turn.messageSeq === null) throw new Error("no turn");
    const { path, messageSeq } = turn;
    await store.runs.accept(regenerating({ ...named, runId: "again" }, { path, messageSeq }));
    const shown = await plansOf(() => history.day({ ...named, timezone: "UTC", locale: "en" }));
    expect(scans(shown)).toEqual([]);
    // As without them, and for each message of the user the runs that stand in its place.
    expect(rowsRead(shown)).toBeLessThan(900);
    const context = (along: string | null) => () =>
      history.context({
        ...named,
        runNo: 10_001,
        path: along,
        settings: { source: "thread", count: 40, window: "all" },
        timezone: "UTC",
        mode: "chat",
        input: "",
      });
    const reads = await plansOf(context(path));
    expect(scans(reads)).toEqual([]);
    // Those that it skips are the ones that are left: here, three.
    expect(rowsRead(reads)).toBeLessThanOrEqual(rowsRead(await plansOf(context(null))) + 3);
  });

  it("stands in the list of threads for the price of any other", async () => {
    const plans = await plansOf(() => history.threads({ ownerId, limit: 20, timezone: "UTC" }));
    expect(scans(plans)).toEqual([]);
    // Thread, newest run, first words and a proof that there is something to see, each for twenty and one.
    expect(rowsRead(plans)).toBeLessThan(150);
  });
});
