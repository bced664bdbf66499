import type { ISql, Sql, TransactionSql } from "postgres";
import { patiently } from "../database/database.ts";
import { toFirstId } from "../first-id.ts";
import { forgetOlder } from "../older.ts";

/** One month of the log, as a range of ids of runs. */
export interface Month {
  /** Of its partition. */
  name: string;
  from: string;
  to: string;
}

/** The current one, and two that nobody needs yet. */
const ahead = 3;
const statementMs = 60_000;
/** What waits for a table holds up all that comes behind it, so it does not wait long; the next round tries again. */
const lockMs = 500;
/** Any number, the same in every process: one of them at a time makes and drops partitions. */
const lockKey = 7_241_993_002;

/** `month` counts from 0, and may be beyond December. */
export function toMonth(year: number, month: number): Month {
  const from = new Date(Date.UTC(year, month));
  const name = `run_log_${from.getUTCFullYear()}_${String(from.getUTCMonth() + 1).padStart(2, "0")}`;
  return { name, from: toFirstId(from.getTime()), to: toFirstId(Date.UTC(year, month + 1)) };
}

/**
 * Makes the partitions that are missing from this month on; says how many. A month of which the partition for the rest
 * has rows already stays there.
 */
export async function addMonths(sql: Sql, now: number): Promise<number> {
  const date = new Date(now);
  let added = 0;
  for (let i = 0; i < ahead; i++) {
    const month = toMonth(date.getUTCFullYear(), date.getUTCMonth() + i);
    if (await addMonth(sql, month)) added++;
  }
  return added;
}

async function addMonth(sql: Sql, { name, from, to }: Month): Promise<boolean> {
  const isKnown = async (sql: ISql): Promise<boolean> => {
    const [row] = await sql<{ is: boolean }[]>`
      select to_regclass(${name}) is not null
        or exists (select from run_log_rest where task_id >= ${from} and task_id < ${to}) as is`;
    return row?.is !== false;
  };
  if (await patiently(isKnown(sql))) return false;
  return await undisturbed(sql, async (tx) => {
    // Another process may have made it between the look and the lock.
    if (await isKnown(tx)) return false;
    // Made apart and then attached: so nobody who reads or writes the log waits.
    await tx.unsafe(`
      create table ${name} (like run_log including defaults including constraints including storage
        including compression);
      alter table run_log attach partition ${name} for values from ('${from}') to ('${to}')`);
    return true;
  });
}

/**
 * Drops the months that were over so many days ago, and what is as old of the rest and of the rows that earlier
 * versions wrote; says how many partitions. A month that a process has taken out and not dropped is dropped, too.
 */
export async function dropMonths(sql: Sql, now: number, days: number): Promise<number> {
  const bound = toFirstId(now - days * 86_400_000);
  const months = await patiently(sql<{ name: string; isPart: boolean }[]>`
    select relname as name, relispartition as "isPart" from pg_class
    where relnamespace = (select relnamespace from pg_class where oid = 'run_log'::regclass)
      and relkind = 'r' and relname ~ '^run_log_[0-9]{4}_[0-9]{2}$'
    order by relname`);
  let dropped = 0;
  for (const { name, isPart } of months) {
    const [year = 0, month = 0] = name.slice("run_log_".length).split("_").map(Number);
    if (toMonth(year, month - 1).to > bound) break;
    // Out of the way first, which takes an instant; then nobody knows it any more.
    const isOut =
      !isPart ||
      (await undisturbed(sql, async (tx) => {
        await tx.unsafe(`alter table run_log detach partition ${name}`);
        return true;
      }));
    if (!isOut) break;
    await patiently(sql.unsafe(`drop table if exists ${name}`), statementMs);
    dropped++;
  }
  await forgetOlder(sql, "run_log_rest", bound);
  await forgetOlder(sql, "run_event_rows", bound);
  return dropped;
}

/** False when another process is at it, or the table is busy. */
async function undisturbed(sql: Sql, work: (tx: TransactionSql) => Promise<boolean>): Promise<boolean> {
  try {
    return await patiently(
      sql.begin(async (tx) => {
        const [lock] = await tx<{ is: boolean }[]>`select pg_try_advisory_xact_lock(${lockKey}) as is`;
        if (lock?.is !== true) return false;
        await tx.unsafe(`set local lock_timeout = ${lockMs}`);
        return await work(tx);
      }),
      statementMs,
    );
  } catch (reason) {
    // lock_not_available
    if ((reason as { code?: unknown }).code === "55P03") return false;
    throw reason;
  }
}
