import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { forgetConversations } from "./age.ts";
import { deleteThread, type Deleted } from "./delete.ts";

/** What is not named stays as it is. */
interface ThreadChange {
  /** Null: the user calls it nothing. */
  title?: string | null;
  isPinned?: boolean;
  isArchived?: boolean;
}

export interface Threads {
  /** True when this call made it. */
  ensure(ownerId: string, threadId: string): Promise<boolean>;
  /** False when the owner has no such thread. */
  change(name: { ownerId: string; threadId: string }, change: ThreadChange): Promise<boolean>;
  /** With everything in it, unless a run of it is not over. */
  remove(name: { ownerId: string; threadId: string }): Promise<Deleted>;
  /** Deletes what was said and done in runs that were accepted so many days ago; says how many runs. */
  forget(now: number, days: number): Promise<number>;
}

export function makeThreads(sql: Sql): Threads {
  return {
    remove: (name) => deleteThread(sql, name),
    forget: (now, days) => forgetConversations(sql, now, days),
    async ensure(ownerId, threadId) {
      const rows = await patiently(sql`
        insert into threads (owner_id, id) values (${ownerId}, ${threadId}) on conflict do nothing returning id`);
      return rows.length === 1;
    },
    async change({ ownerId, threadId }, { title, isPinned, isArchived }) {
      const rows = await patiently(sql`
        update threads set
          title = ${title === undefined ? sql`title` : title},
          pinned_at = ${toMark("pinned_at", isPinned)},
          archived_at = ${toMark("archived_at", isArchived)}
        where owner_id = ${ownerId} and id = ${threadId}
        returning id`);
      return rows.length === 1;
    },
  };

  /** Since when; said twice, since the first time. */
  function toMark(column: "pinned_at" | "archived_at", wanted: boolean | undefined) {
    if (wanted === undefined) return sql(column);
    return wanted ? sql`coalesce(${sql(column)}, now())` : sql`null`;
  }
}
