import type { ISql, JSONValue } from "postgres";
import { newId } from "../../base/ids.ts";
import type { NewUserNotice, UserNotice } from "../../domain/notice.ts";
import { patiently } from "../database/database.ts";

/** Where a page ended. */
interface NoticePlace {
  at: Date;
  id: string;
}

/** What people are told inside the product. Writing is for others, reading is for the owner alone. */
export interface UserNotices {
  /** In the transaction of what they tell of. */
  add(notices: readonly NewUserNotice[]): Promise<void>;
  /** Newest first. */
  page(filter: { limit: number; isUnread: boolean; before?: NoticePlace | undefined }): Promise<UserNotice[]>;
  countUnread(): Promise<number>;
  /** These, or all there are. */
  markRead(ids: readonly string[] | undefined): Promise<void>;
}

export const noticeColumns = (sql: ISql) => sql`
  n.id, n.user_id as "userId", n.kind, n.event_id as "eventId", n.content, n.created_at as "createdAt",
  n.read_at is not null as "isRead"`;

export function noticesOf(sql: ISql, ownerId: string): UserNotices {
  return {
    async add(notices) {
      if (notices.length > 0) await insertNotices(sql, ownerId, notices);
    },
    async page({ limit, isUnread, before }) {
      return await patiently(sql<UserNotice[]>`
        select ${noticeColumns(sql)} from user_notices n
        where n.user_id = ${ownerId} ${isUnread ? sql`and n.read_at is null` : sql``}
          ${before === undefined ? sql`` : sql`and (n.created_at, n.id) < (${before.at}, ${before.id})`}
        order by n.created_at desc, n.id desc limit ${limit}`);
    },
    async countUnread() {
      const [row] = await patiently(
        sql<{ total: number }[]>`
          select count(*)::int as total from user_notices where user_id = ${ownerId} and read_at is null`,
      );
      return row?.total ?? 0;
    },
    async markRead(ids) {
      await patiently(sql`
        update user_notices set read_at = now()
        where user_id = ${ownerId} and read_at is null ${ids === undefined ? sql`` : sql`and id = any(${[...ids]})`}`);
    },
  };
}

/**
 * What guests are told of a host's event, or the host. Milliseconds are all that a cursor holds, so that is all there
 * is to order by.
 */
export async function insertNotices(sql: ISql, hostId: string, notices: readonly NewUserNotice[]): Promise<void> {
  const rows = notices.map(({ userId, mailTo, kind, eventId, content, once }) => ({
    id: newId("ntc"),
    // Of a guest who is no user here, the host's.
    ownerId: userId ?? hostId,
    userId,
    mailTo: mailTo ?? null,
    kind,
    eventId,
    content,
    once: once ?? null,
  }));
  await patiently(sql`
    insert into user_notices (id, owner_id, user_id, mail_to, kind, event_id, content, once, created_at,
      webhook_due_at)
    select id, "ownerId", "userId", "mailTo", kind, "eventId", content, once, date_trunc('milliseconds', now()),
      case when "userId" is not null then now() end
    from jsonb_to_recordset(${sql.json(rows as unknown as JSONValue)})
      as given (id text, "ownerId" text, "userId" text, "mailTo" text, kind text, "eventId" text, content jsonb,
        once text)
    on conflict (once) do nothing`);
}
