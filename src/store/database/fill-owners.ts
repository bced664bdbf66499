import type { Sql, TransactionSql } from "postgres";

/** The tables whose rows had no owner, each with the first column of its key. */
const keys: Record<string, string> = {
  run_log: "task_id",
  run_event_rows: "task_id",
  run_steps: "task_id",
  tool_effects: "task_id",
  message_parts: "message_id",
  event_overrides: "event_id",
  event_revisions: "event_id",
  invites: "id",
  user_notices: "id",
};

/** Short enough that nobody waits for it. */
const atOnce = 2000;

/** One transaction under the lock of those who migrate, tried again while others are in the way. */
export type InTurn = <T>(work: (tx: TransactionSql) => Promise<T>) => Promise<T>;

/**
 * Gives the rows of before migration 0033 their owners, some at a time by the key, while others read and write them.
 * The trigger of that migration does it: any update of a row without an owner sets it. A check that holds for all rows
 * is marked valid, so that what was done is not done again after a break.
 */
export async function fillOwners(sql: Sql, inTurn: InTurn): Promise<void> {
  const open = await sql<{ name: string }[]>`
    select conrelid::regclass::text as name from pg_constraint
    where connamespace = current_schema()::regnamespace and contype = 'c' and not convalidated
      and conname = conrelid::regclass::text || '_owned' and coninhcount = 0
    order by name`;
  for (const { name } of open) {
    const key = keys[name];
    if (key === undefined) continue;
    for (let last: string | undefined = ""; last !== undefined;) {
      const from: string = last;
      last = await inTurn((tx) => fillBatch(tx, { name, key, from }));
    }
    await inTurn(async (tx) => {
      // Another process may have come to the end of all this.
      const [still] = await tx`
        select from pg_constraint where conrelid = ${name}::regclass and conname = ${`${name}_owned`}`;
      if (still !== undefined) await tx`alter table ${tx(name)} validate constraint ${tx(`${name}_owned`)}`;
    });
  }
}

/** The last key of the batch; undefined when it was the last batch. */
async function fillBatch(
  tx: TransactionSql,
  { name, key, from }: { name: string; key: string; from: string },
): Promise<string | undefined> {
  const [to] = await tx<{ key: string }[]>`
    select ${tx(key)} as key from ${tx(name)} where ${tx(key)} > ${from} order by ${tx(key)} offset ${atOnce} limit 1`;
  const isUnowned = tx`
    ${tx(key)} > ${from} ${to === undefined ? tx`` : tx`and ${tx(key)} <= ${to.key}`} and owner_id is null`;
  // No key refers to runs. What is left of one that is gone is nobody's, and nothing can read it.
  if (key === "task_id")
    await tx`delete from ${tx(name)} where ${isUnowned} and not exists (select from runs where id = task_id)`;
  await tx`update ${tx(name)} set owner_id = null where ${isUnowned}`;
  return to?.key;
}
