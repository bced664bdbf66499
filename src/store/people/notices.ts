import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { forgetBefore } from "../older.ts";

/** Something to be told to the deployment's webhook, written together with what it tells of. */
export interface NewNotice {
  id: string;
  /** JSON text, sent as it is. */
  body: string;
}

export interface NoticeRow extends NewNotice {
  /** How often it was taken before. */
  tries: number;
}

/** An outbox: what was committed is told, at least once. */
export interface Notices {
  /** Due ones, each to one taker, which has so many seconds before another process may try. */
  take(most: number, seconds: number): Promise<NoticeRow[]>;
  done(id: string): Promise<void>;
  /** Tried again then; how this try ended is kept. */
  retry(id: string, seconds: number, problem?: string): Promise<void>;
  /** Not tried again unless somebody says so. */
  giveUp(id: string, problem: string): Promise<void>;
  /** Forgets what was given up so many days ago. */
  forget(days: number): Promise<number>;
}

export function makeNotices(sql: Sql): Notices {
  return {
    async take(most, seconds) {
      return await patiently(sql<NoticeRow[]>`
        update notices set tries = tries + 1, due_at = now() + make_interval(secs => ${seconds})
        where id in (select id from notices where due_at <= now() order by due_at for update skip locked limit ${most})
        returning id, body, tries - 1 as tries`);
    },
    async done(id) {
      await patiently(sql`delete from notices where id = ${id}`);
    },
    async retry(id, seconds, problem) {
      await patiently(sql`
        update notices
        set due_at = now() + make_interval(secs => ${seconds}), problem = coalesce(${problem ?? null}, problem)
        where id = ${id}`);
    },
    async giveUp(id, problem) {
      await patiently(sql`
        update notices set due_at = 'infinity', given_up_at = now(), problem = ${problem} where id = ${id}`);
    },
    async forget(days) {
      const bound = sql`now() - make_interval(days => ${days})`;
      return await forgetBefore(sql, { table: "notices", column: "given_up_at", bound });
    },
  };
}
