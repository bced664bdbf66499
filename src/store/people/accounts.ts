import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { belongings } from "./belongings.ts";

/** Where the bytes of an image lie, and of the smaller copy that was made of it. */
export interface KeptImage {
  id: string;
  path: string;
  mimeType: string;
  sha256: string;
  copySha256: string | null;
}

export interface Accounts {
  /** Ids of those who have this id, or this name in the tokens of some issuer. */
  find(name: string): Promise<string[]>;
  /** One table after the other, a few rows at a time. */
  rows(userId: string): AsyncGenerator<{ table: string; rows: unknown[] }>;
  images(userId: string): Promise<KeptImage[]>;
  /** From now on nothing is begun for this person. False when there is none. */
  disable(userId: string): Promise<boolean>;
  /** Every row, in one transaction; answers with the runs whose logs are gone. */
  erase(userId: string): Promise<string[]>;
}

const rowsAtOnce = 200;
const patienceMs = 600_000;
/** A worker that was in the middle of a write, or a request that came in meanwhile. */
const inTheWay = new Set(["40P01", "23503"]);
const mostTries = 10;

export function makeAccounts(sql: Sql): Accounts {
  return {
    async find(name) {
      const rows = await patiently(sql<{ id: string }[]>`
        select id from users where id = ${name} or subject = ${name} order by id`);
      return rows.map(({ id }) => id);
    },
    async *rows(userId) {
      for (const { table, isTheirs, unexported } of belongings) {
        if (unexported !== undefined) continue;
        const query = sql<{ row: unknown }[]>`
          select to_jsonb(t) as row from ${sql(table)} as t where ${isTheirs(sql, userId)}`;
        for await (const rows of query.cursor(rowsAtOnce)) yield { table, rows: rows.map(({ row }) => row) };
      }
    },
    async images(userId) {
      return await patiently(sql<KeptImage[]>`
        select id, path, mime_type as "mimeType", sha256, copy_sha256 as "copySha256"
        from attachments
        where owner_id = ${userId} and stored_at is not null`);
    },
    async disable(userId) {
      const rows = await patiently(
        sql`update users set disabled_at = coalesce(disabled_at, now()) where id = ${userId} returning id`,
      );
      return rows.length > 0;
    },
    async erase(userId) {
      for (let tries = 1; ; tries++) {
        try {
          return await patiently(eraseOnce(sql, userId), patienceMs);
        } catch (reason) {
          if (!inTheWay.has(String((reason as { code?: unknown }).code)) || tries === mostTries) throw reason;
        }
      }
    },
  };
}

/**
 * Runs first: who writes for one holds its row, so this waits for writes under way, and whoever comes later finds no
 * run and writes nothing. The row of the user last: what a request has added meanwhile refers to it, and then this
 * begins again. After it nothing can be added any more.
 */
async function eraseOnce(sql: Sql, userId: string): Promise<string[]> {
  return await sql.begin(async (tx) => {
    await tx`set local statement_timeout = ${tx.unsafe(String(patienceMs))}`;
    const runs = await tx<{ id: string }[]>`
      select id from runs where owner_id = ${userId} order by id for update`;
    // In the address books of others a person stays as these have written them down, without the account.
    await tx`update contacts set user_id = null where user_id = ${userId} and owner_id <> ${userId}`;
    for (const { table, isTheirs } of belongings) await tx`delete from ${tx(table)} where ${isTheirs(tx, userId)}`;
    return runs.map(({ id }) => id);
  });
}
