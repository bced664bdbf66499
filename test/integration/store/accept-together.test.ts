import { describe, expect, it } from "vitest";
import { AppError } from "../../../src/base/error.ts";
import { makeLog } from "../../../src/base/log.ts";
import type { NewRun } from "../../../src/store/runs/runs.ts";
import { makeStore, type Store } from "../../../src/store/store.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { scratchDatabase, type ScratchDatabase } from "../../_kit/database.ts";
import { runOf } from "./_asking.ts";

interface World {
  database: ScratchDatabase;
  store: Store;
  owners: string[];
}

/** With one connection, what is accepted at once is accepted in the order in which it came. */
async function world(options: { mostRunning?: number; maxConnections?: number } = {}): Promise<World> {
  const database = await scratchDatabase();
  const store = makeStore({ databaseUrl: database.url, log: makeLog({ level: "silent" }), ...options });
  atEnd(() => store.close());
  const owners: string[] = [];
  for (const subject of ["alice", "bob", "carol"])
    owners.push((await store.users.ensure({ issuer: "test", subject, name: subject })).id);
  // The first in the queue, so that where the queue stands does not hang on who else was accepted at the same time.
  const { id: dave } = await store.users.ensure({ issuer: "test", subject: "dave", name: "dave" });
  await store.runs.accept(runOf(dave, { threadId: threadNo(99), runId: "run-first" }));
  await database.sql`update runs set turn = 3`;
  return { database, store, owners };
}

const threadNo = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;

/** What the caller is told: whether it was new, or the code of the refusal. */
const told = async ({ store }: World, run: NewRun): Promise<unknown> => {
  try {
    const accepted = await store.runs.accept(run);
    return { created: accepted?.created, isNew: accepted?.isNew };
  } catch (reason) {
    return AppError.from(reason).code;
  }
};

/** Every row that accepting writes, without what differs from one try to the next. */
async function rowsOf({ database: { sql }, owners }: World): Promise<unknown> {
  const ownerNo = (column: string) => sql`array_position(${owners}::text[], ${sql(column)})`;
  return {
    threads: await sql`select ${ownerNo("owner_id")} as owner, id, last_no, path::text from threads order by 1, 2`,
    runs: await sql`
      select ${ownerNo("owner_id")} as owner, thread_id, run_id, no, created_thread, status, ready_at is null as waits,
        turn, agent_type, runtime_mode, parent_run_id, request_id, input_hash, input::text, locale, timezone,
        timezone_source, client_now, enabled_skills, context_messages::text, path::text, parent_no, message_seq,
        approval_id, question_id, action_id, traceparent
      from runs order by 1, 2, no`,
    messages: await sql`
      select ${ownerNo("owner_id")} as owner, thread_id, seq, role, content, metadata::text, visibility_mask,
        case when wire_id like 'mine-%' then wire_id end as wire, (select no from runs where runs.id = task_id) as run
      from messages order by 1, 2, seq`,
    questions: await sql`select ${ownerNo("owner_id")} as owner, thread_id, state from questions order by 1, 2, state`,
  };
}

/** What happens between two waves, the same in both worlds. */
async function goOn({ database: { sql }, owners }: World, random: () => number): Promise<void> {
  const owner = owners[Math.floor(random() * owners.length)] ?? "";
  const thread = threadNo(Math.floor(random() * 6));
  await sql`
    update runs set status = 'running', attempt = 1 where id in (
      select id from runs where owner_id = ${owner} and status = 'ready' order by turn, no, thread_id limit 2)`;
  await sql`
    update runs set status = 'finished', ended_at = now()
    where owner_id = ${owner} and thread_id = ${thread} and status in ('ready', 'running')`;
  if (random() < 0.4)
    await sql`
      insert into questions (id, owner_id, thread_id, task_id, text, fields, tainted, brief, rounds, expires_at)
      select 'qst_' || id, owner_id, thread_id, id, 'Which?', '[]', false, '{}', 1, now() + interval '1 day'
      from runs where owner_id = ${owner} and thread_id = ${thread} order by no desc limit 1
      on conflict do nothing`;
  if (random() < 0.6)
    await sql`
      update threads set path = '{[0,2000)}'::int8multirange
      where owner_id = ${owner} and id = ${thread} and last_no >= 2`;
}

/** Requests of one wave: one for each of some threads, some of them sent before, some under a name that is taken. */
function waveOf(owners: readonly string[], wave: number, random: () => number): NewRun[] {
  const taken = new Set<string>();
  return Array.from({ length: 14 }, (): NewRun => {
    const [owner, thread, earlier] = [3, 6, wave + 1].map((count) => Math.floor(random() * count)) as [
      number,
      number,
      number,
    ];
    const isRepeated = random() < 0.25;
    return runOf(owners[owner] ?? "", {
      threadId: threadNo(thread),
      runId: `run-${isRepeated ? earlier : wave}`,
      inputHash: random() < 0.1 ? "other" : "hash",
      input: { state: { text: `„${wave}“ \\ " 你好` }, tools: [] },
      clientNow: random() < 0.5 ? null : new Date("2026-03-16T09:12:33.125Z"),
      enabledSkills: random() < 0.5 ? null : ["calendar", "memory"],
      ...(random() < 0.5 ? {} : { contextMessages: { most: 3 } as never, traceParent: "00-aa-bb-01" }),
      parentRunId: random() < 0.5 ? null : "run-0",
      mostQueued: 7,
      message: {
        wireId: random() < 0.3 ? "mine-again" : `mine-${wave}`,
        content: `line\n${wave} 你好 👋`,
        metadata: random() < 0.5 ? {} : { note: "“quoted”" },
        visibilityMask: 3,
      },
    });
  }).filter(({ ownerId, threadId }) => !taken.has(ownerId + threadId) && taken.add(ownerId + threadId));
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("runs that are accepted at once", () => {
  it.each([0, 3])(
    "leave the rows and get the answers of runs that are accepted one by one, %i at a time",
    async (most) => {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const [each, together] = [
        await world({ maxConnections: 1, mostRunning: most }),
        await world({ maxConnections: 1, mostRunning: most }),
      ];
      const [left, right] = [randomFrom(seed), randomFrom(seed)];
      for (let wave = 0; wave < 12; wave++) {
        const answers: unknown[] = [];
        for (const run of waveOf(each.owners, wave, left)) answers.push(await told(each, run));
        const runs = waveOf(together.owners, wave, right);
        expect([seed, wave, await Promise.all(runs.map((run) => told(together, run)))]).toEqual([seed, wave, answers]);
        expect([seed, wave, await rowsOf(together)]).toEqual([seed, wave, await rowsOf(each)]);
        for (let times = 0; times < 6; times++) {
          await goOn(each, left);
          await goOn(together, right);
        }
      }
    },
  );

  it("are as few transactions as can be", async () => {
    const { database, store, owners } = await world();
    await Promise.all(Array.from({ length: 60 }, (_, n) => store.runs.accept(runOf(owners[n % 3] ?? ""))));
    const [made] = await database.sql`
      select count(*)::int as runs, count(distinct xmin::text)::int as transactions from runs
      where owner_id = any(${owners})`;
    expect(made?.["runs"]).toBe(60);
    expect(made?.["transactions"]).toBe(2);
  });

  it("do not wait for a thread that somebody holds, nor for one that fails", async () => {
    const here = await world();
    const { database, store, owners } = here;
    const [alice = "", bob = ""] = owners;
    const [held, free] = [runOf(alice), runOf(alice, { threadId: threadNo(1) })];
    await store.runs.accept({ ...held, runId: "run-0" });
    const connection = await database.sql.reserve();
    await connection`begin`;
    await connection`select from threads where id = ${held.threadId} for update`;
    const before = Array.from({ length: 3 }, () => store.runs.accept(runOf(bob)));
    const waits = store.runs.accept(held);
    const ofNobody = told(here, runOf("usr_gone"));
    const others = [free, ...Array.from({ length: 20 }, () => runOf(bob))].map((run) => store.runs.accept(run));
    expect((await Promise.all([...before, ...others])).every((one) => one?.isNew)).toBe(true);
    expect(await ofNobody).toBe("UNAUTHENTICATED");
    expect(await database.sql`select from runs where thread_id = ${held.threadId}`).toHaveLength(1);
    await connection`commit`;
    connection.release();
    expect(await waits).toMatchObject({ isNew: true, created: false });
  });
});
