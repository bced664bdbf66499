import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../src/base/ids.ts";
import { toFirstId } from "../../../src/store/first-id.ts";
import { addMonths, dropMonths, toMonth } from "../../../src/store/runs/months.ts";
import { until } from "../../_kit/until.ts";
import { logEvent, runsWorld, type RunsWorld } from "./_runs.ts";

let world: RunsWorld;

beforeAll(async () => {
  world = await runsWorld();
});

async function partitions(): Promise<string[]> {
  const rows = await world.database.sql<{ name: string }[]>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'run_log'::regclass and relname ~ '_(203.*|rest)$' order by 1`;
  return rows.map(({ name }) => name);
}

describe("the log of a run", () => {
  it("is read whole and in order, whichever version of the server has written which part", async () => {
    const [run] = await world.claimed(1);
    if (run === undefined) throw new Error("not claimed");
    const { sql } = world.database;
    const { taskId } = run;
    // As processes of earlier versions do it.
    const old = async (seq: number) => {
      await sql`update runs set last_seq = ${seq} where id = ${taskId}`;
      const { type, data } = logEvent(seq);
      await sql`insert into run_events (task_id, seq, type, data) values (${taskId}, ${seq}, ${type}, ${data})`;
    };
    await old(1);
    await world.store.runs.write(run, { events: [logEvent(2), logEvent(3), logEvent("a\nb c")] });
    await old(5);
    await world.store.runs.write(run, { events: [logEvent(6)] });
    const all = [1, 2, 3, "a\nb c", 5, 6].map((n, index) => ({ seq: index + 1, ...logEvent(n) }));
    for (let from = 0; from <= 6; from++)
      expect((await world.store.events.after(run, from, 100)).events).toEqual(all.slice(from));
    expect((await world.store.events.after(run, 1, 2)).events).toEqual(all.slice(1, 3));
    expect((await world.store.runs.journal(run)).events).toEqual(all);
    const read =
      await sql`select seq::int, type, data from run_events where task_id = ${taskId} and seq > 2 order by seq`;
    expect([...read]).toEqual(all.slice(2));
    await sql`delete from run_events where task_id in (select id from runs where id = ${taskId})`;
    expect((await world.store.events.after(run, 0, 100)).events).toEqual([]);
  });

  it("has a partition for this month and two more; what is too old goes with its month, and nothing else", async () => {
    const { sql } = world.database;
    const june = Date.UTC(2031, 5, 17);
    expect(await addMonths(world.database.sql, june)).toBe(3);
    expect(await addMonths(world.database.sql, june)).toBe(0);
    expect(await partitions()).toEqual(["run_log_2031_06", "run_log_2031_07", "run_log_2031_08", "run_log_rest"]);
    const ids = [june, Date.UTC(2031, 6, 1), Date.UTC(2031, 7, 31, 23, 59)].map((at) => newId("tsk", at));
    for (const id of ids)
      await sql`insert into run_log (owner_id, task_id, last_seq, events, lines) values ('usr_1', ${id}, 1, 1, 'X {}')`;
    const places = await sql<{ name: string }[]>`
      select tableoid::regclass::text as name from run_log where task_id = any(${ids}) order by task_id`;
    expect(places.map(({ name }) => name)).toEqual(["run_log_2031_06", "run_log_2031_07", "run_log_2031_08"]);
    const inAugust = Date.UTC(2031, 7, 10);
    await dropMonths(sql, inAugust, 41);
    expect(await partitions()).toContain("run_log_2031_06");
    expect(await dropMonths(sql, inAugust, 40)).toBe(1);
    expect(await partitions()).toEqual(["run_log_2031_07", "run_log_2031_08", "run_log_rest"]);
    expect(await sql`select from run_log where task_id = any(${ids})`).toHaveLength(2);
  });

  it("gets a month once, however many processes start at that moment", async () => {
    const { sql } = world.database;
    const now = Date.UTC(2033, 0, 5);
    const gate = await sql.reserve();
    await gate`select pg_advisory_lock(33)`;
    // The other process has seen that the months are missing, and goes on when the first one has made them.
    const other = postgres(world.database.url, { max: 1, onnotice: () => {} });
    const late = addMonths(other, now);
    late.catch(() => {});
    await new Promise((resolve) => setImmediate(resolve));
    const held = other`select pg_advisory_lock_shared(33)`.execute();
    await until(
      async () => (await sql`select from pg_locks where locktype = 'advisory' and not granted`).length > 0,
      "the other process to be held up",
    );
    expect(await addMonths(sql, now)).toBe(3);
    await gate`select pg_advisory_unlock(33)`;
    gate.release();
    await held;
    expect(await late).toBe(0);
    await other.end();
    expect((await partitions()).filter((name) => name.startsWith("run_log_2033"))).toHaveLength(3);
  });

  it("is dropped where it stands apart, too: in the rest, as rows of old, or in a month left over", async () => {
    const { sql } = world.database;
    const [at, later] = [Date.UTC(2034, 0, 5), Date.UTC(2034, 2, 5)];
    const old = newId("tsk", at);
    const recent = newId("tsk", later);
    for (const id of [old, recent]) {
      await sql`insert into run_log (owner_id, task_id, last_seq, events, lines) values ('usr_1', ${id}, 1, 1, 'X {}')`;
      await sql`insert into run_event_rows (owner_id, task_id, seq, type, data) values ('usr_1', ${id}, 1, 'X', '{}')`;
    }
    // A process died between taking a month out and dropping it.
    await sql`create table run_log_2033_11 (like run_log)`;
    await dropMonths(sql, later, 30);
    const left = async (table: string) =>
      await sql`select task_id from ${sql(table)} where task_id = any(${[old, recent]})`;
    expect(await left("run_log")).toEqual([{ task_id: recent }]);
    expect(await left("run_event_rows")).toEqual([{ task_id: recent }]);
    expect(await sql`select from pg_class where relname = 'run_log_2033_11'`).toHaveLength(0);
  });

  it("keeps a month where it is that had events before its partition", async () => {
    const at = Date.UTC(2032, 0, 5);
    await world.database.sql`
      insert into run_log (owner_id, task_id, last_seq, events, lines)
      values ('usr_1', ${newId("tsk", at)}, 1, 1, 'X {}')`;
    expect(await addMonths(world.database.sql, at)).toBe(2);
    expect(await partitions()).not.toContain("run_log_2032_01");
  });

  it("has months that meet and sort like time", () => {
    const [december, january] = [toMonth(2026, 11), toMonth(2026, 12)];
    expect([december.name, january.name]).toEqual(["run_log_2026_12", "run_log_2027_01"]);
    expect(december.to).toBe(january.from);
    const last = newId("tsk", Date.UTC(2027, 0, 1) - 1);
    expect(last >= december.from && last < december.to).toBe(true);
    expect(toFirstId(Date.UTC(2027, 0, 1)) <= newId("tsk", Date.UTC(2027, 0, 1))).toBe(true);
  });
});

describe("what is known of old calls", () => {
  it("goes when the operator does not want to keep it, and newer ones stay", async () => {
    const { sql } = world.database;
    const now = Date.now();
    const [old, recent] = [newId("tsk", now - 31 * 86_400_000), newId("tsk", now - 29 * 86_400_000)];
    for (const id of [old, recent])
      await sql`
        insert into model_calls (task_id, no, owner_id, attempt, request_id, stage, state, requested_model, provider,
          model, fallback_chain, reason, currency, catalog_version)
        values (${id}, 1, ${world.ownerId}, 1, 'req', 'worker', 'finished', 'm', 'p', 'm', '{}', '', 'USD', '1')`;
    expect(await world.store.runs.forgetUsage(now, 30)).toBe(1);
    expect(await sql`select task_id from model_calls`).toEqual([{ task_id: recent }]);
  });
});
