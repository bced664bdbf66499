import type { Sql } from "postgres";
import type { NewUserNotice } from "../../domain/notice.ts";
import { patiently } from "../database/database.ts";
import { makeEvents } from "./calendar/events.ts";
import { msOf, type EventFullRow } from "./calendar/rows.ts";
import { insertNotices } from "./notices.ts";

/** An event to look at, and from when to when its reminders are not done with. */
export interface DueEvent {
  event: EventFullRow;
  ownerId: string;
  since: number;
  now: number;
}

export interface Reminded {
  notices: NewUserNotice[];
  /** When to look again; never, for null. */
  nextAt: number | null;
}

export interface Reminders {
  /**
   * The event that is due the longest, to one taker; false when there is none. What the work answers is kept together
   * with the fact that it was done, so that a process that dies in between has done nothing.
   */
  takeOne(work: (due: DueEvent) => Reminded): Promise<boolean>;
  /** A broken one is put off, so that it keeps no other waiting. */
  putOff(seconds: number): Promise<void>;
}

export function makeReminders(sql: Sql): Reminders {
  return {
    async takeOne(work) {
      return await patiently(
        sql.begin(async (tx) => {
          const [row] = await tx<{ id: string; ownerId: string; since: number; now: number }[]>`
            select id, owner_id as "ownerId", ${tx.unsafe(msOf("coalesce(reminded_until, created_at)"))} as since,
              ${tx.unsafe(msOf("now()"))} as now
            from events where reminder_at <= now() order by reminder_at limit 1 for update skip locked`;
          if (row === undefined) return false;
          const { id, ownerId, since, now } = row;
          const event = await makeEvents(tx, ownerId, { kind: "person" }).find(id);
          const { notices, nextAt } =
            event === undefined || event.deletedAt !== null
              ? { notices: [], nextAt: null }
              : work({ event, ownerId, since, now });
          if (notices.length > 0) await insertNotices(tx, ownerId, notices);
          await tx`
            update events set reminder_at = ${nextAt === null ? null : new Date(nextAt)}, reminded_until = now()
            where id = ${id} and owner_id = ${ownerId}::text collate "C"`;
          return true;
        }),
      );
    },
    async putOff(seconds) {
      await patiently(sql`
        update events set reminder_at = now() + make_interval(secs => ${seconds})
        where id = (select id from events where reminder_at <= now() order by reminder_at limit 1
          for update skip locked)`);
    },
  };
}
