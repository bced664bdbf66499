import { setTimeout as sleep } from "node:timers/promises";
import type { TransactionSql } from "postgres";
import { ConfigError } from "../../base/config.ts";

/** Somebody else had a table for too long, or waits for us while we wait for them. */
const isInTheWay = (reason: unknown): boolean =>
  ["55P03", "40P01"].includes(String((reason as { code?: unknown }).code));
/** A request has its tables for some milliseconds: whoever does not let go by then, waits for us or takes long. */
const firstWaitMs = 50;
/** From try to try, for those who take long. */
const growth = 1.05;
const longestWaitMs = 500;
/** How much longer others have the tables between two tries than a try waits for one. */
const pauses = 3;

/** One of several tries at the same work. */
export interface Try {
  /** For how long it may wait for a table. */
  waitMs: number;
  /** The tables that tries before it have waited for in vain, the last one first. */
  contested: string[];
}

/**
 * Locks every table that a migration names before anything is changed. A request that has one of them and wants another
 * waits for us while we wait for it; PostgreSQL would end one of the two after `deadlock_timeout`, and that may be the
 * request. So no table is waited for longer than told, and all of them no longer than half of that: then the migration
 * lets go of everything, the request goes on, and the migration tries again. The next try begins with the table that
 * was not to be had: requests that take their tables in one order are followed in it after some tries, and whoever does
 * so waits for them but never they for it.
 */
export async function lockTables(tx: TransactionSql, text: string, { waitMs, contested }: Try): Promise<void> {
  const names = [...new Set([...contested, ...(await namedIn(tx, text))])];
  const mostMs = await toBudget(tx, Infinity);
  const started = performance.now();
  for (const name of names) {
    const leftMs = Math.max(1, Math.floor(Math.min(waitMs, mostMs - (performance.now() - started))));
    await tx`select set_config('lock_timeout', ${`${leftMs}ms`}, true)`;
    try {
      await tx`lock table ${tx(name)} in access exclusive mode`;
    } catch (reason) {
      if (isInTheWay(reason)) contested.splice(0, contested.length, ...new Set([name, ...contested]));
      throw reason;
    }
  }
  // For what the file locks beyond that: a table that only one of its constraints leads to.
  await limitWaits(tx, waitMs);
}

/** No statement of the transaction waits for longer, nor for so long that PostgreSQL looks for deadlocks. */
export async function limitWaits(tx: TransactionSql, waitMs: number): Promise<void> {
  await tx`select set_config('lock_timeout', ${`${await toBudget(tx, waitMs)}ms`}, true)`;
}

async function toBudget(tx: TransactionSql, waitMs: number): Promise<number> {
  const [limit] = await tx<{ ms: number }[]>`
    select extract(epoch from current_setting('deadlock_timeout')::interval)::float8 * 1000 as ms`;
  return Math.floor(Math.min(waitMs, (limit?.ms ?? 1000) / 2));
}

/** Tries again while others are in the way, until so late. */
export async function withTables<T>(work: (one: Try) => Promise<T>, until: number): Promise<T> {
  const contested: string[] = [];
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * growth, longestWaitMs)) {
    try {
      return await work({ waitMs, contested });
    } catch (reason) {
      if (!isInTheWay(reason)) throw reason;
      if (Date.now() > until)
        throw new ConfigError(
          "The tables were in use by others for too long to be migrated, and nothing was changed. See " +
            "pg_stat_activity for transactions that stay open, and try again.",
          { cause: reason },
        );
    }
    // Not in step with whoever was in the way.
    await sleep(waitMs * pauses * (0.5 + Math.random()));
  }
}

/**
 * The tables there are whose name, or the name of whose index, stands in the text: rather one too many than too few.
 * Dropping a constraint also locks the table that it refers to.
 */
async function namedIn(tx: TransactionSql, text: string): Promise<string[]> {
  const code = text.replaceAll(/--.*$/gm, "");
  const words = [...new Set(code.match(/[a-z_][a-z0-9_]*/g))];
  const reachesFurther = /\bdrop\b/.test(code);
  const rows = await tx<{ name: string }[]>`
    with named as (
      select c.oid
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname = any (${words})
      union
      select i.indrelid
      from pg_index i
      join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = current_schema()::regnamespace and c.relname = any (${words})),
    reached as (
      select oid from named
      union
      select confrelid
      from pg_constraint
      where contype = 'f' and conrelid in (select oid from named) and ${reachesFurther})
    select c.relname as name
    from reached
    join pg_class c using (oid)
    where c.relname <> 'schema_migrations'
    order by c.relname`;
  return rows.map(({ name }) => name);
}
