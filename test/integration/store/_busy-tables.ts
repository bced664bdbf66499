import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { postgres } from "../../../src/store/database/driver.ts";

const CLIENTS = 6;

export interface Busy {
  /** Transactions that were committed so far. */
  readonly done: number;
  /** What went wrong, by its SQLSTATE. */
  readonly failed: string[];
  stop(): Promise<void>;
}

/**
 * Transactions as a server makes them, on the tables there are: a few tables each, in any order, read and written. They
 * name no columns that a migration may take away, so that what fails fails because of the migration's locks.
 */
export function keepBusy(url: string, tables: readonly string[]): Busy {
  const sql = postgres(url, { max: CLIENTS, onnotice: () => {} });
  const failed: string[] = [];
  let done = 0;
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      await oneTransaction(sql, tables).then(
        () => done++,
        (reason: unknown) => failed.push(String((reason as { code?: unknown }).code ?? reason)),
      );
    }
  });
  return {
    get done() {
      return done;
    },
    failed,
    async stop() {
      isOver = true;
      await Promise.all(clients);
      await sql.end();
    },
  };
}

async function oneTransaction(sql: Sql, tables: readonly string[]): Promise<void> {
  // Half of them at most: where every transaction holds every table, a migration that gives way has to wait for long.
  const some = tables.toSorted(() => Math.random() - 0.5).slice(0, Math.min(4, Math.floor(tables.length / 2)));
  await sql.begin(async (tx) => {
    for (const name of some) {
      if (Math.random() < 0.5) await tx`select count(*) from ${tx(name)}`;
      else await tx`delete from ${tx(name)} where false`;
      await sleep(1);
    }
  });
}
