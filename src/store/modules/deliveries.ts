import type { Sql } from "postgres";
import type { UserNotice } from "../../domain/notice.ts";
import { patiently } from "../database/database.ts";
import { forgetBefore } from "../older.ts";
import { noticeColumns } from "./notices.ts";

/** A notice to be sent as mail. */
export interface DueMail {
  /** Whom it is for, if that is no user here, only the address says. */
  notice: Omit<UserNotice, "userId">;
  /** How often it was taken before. */
  tries: number;
  /** Nobody knows an address of theirs, for null. */
  to: string | null;
  /** Of the reader, or of the organizer where no user reads it. */
  locale: string | null;
  /** In which the reader lives. */
  timezone: string | null;
  /** Of the event, when the issuer of their token vouches for one. */
  organizerEmail: string | null;
}

/** Notices on their way out of the product. What is older than a day is nobody's news, and stays inside. */
export interface Deliveries {
  /** Due ones go to the outbox of the webhook, once; answers how many. */
  toWebhook(most: number, toBody: (notice: UserNotice) => string): Promise<number>;
  /** Due ones, each to one taker, which has so many seconds before another process may try. */
  takeMails(most: number, seconds: number): Promise<DueMail[]>;
  mailDone(id: string): Promise<void>;
  retryMail(id: string, seconds: number): Promise<void>;
  /** Forgets notices that are so many days old. */
  forget(days: number): Promise<number>;
}

export function makeDeliveries(sql: Sql): Deliveries {
  return {
    async toWebhook(most, toBody) {
      return await patiently(
        sql.begin(async (tx) => {
          const notices = await tx<UserNotice[]>`
            select ${noticeColumns(tx)} from user_notices n
            where n.webhook_due_at <= now() and n.created_at > now() - interval '1 day'
            order by n.webhook_due_at limit ${most} for update of n skip locked`;
          if (notices.length === 0) return 0;
          const ids = notices.map(({ id }) => id);
          await tx`
            insert into notices (id, body)
            select * from unnest(${ids}::text[], ${notices.map(toBody)}::text[])
            on conflict (id) do nothing`;
          await tx`update user_notices set webhook_due_at = null where id = any(${ids})`;
          return notices.length;
        }),
      );
    },
    async takeMails(most, seconds) {
      const rows = await patiently(sql<(UserNotice & Omit<DueMail, "notice">)[]>`
        with taken as (
          update user_notices set mail_tries = mail_tries + 1, mail_due_at = now() + make_interval(secs => ${seconds})
          where id in (select id from user_notices
            where mail_due_at <= now() and created_at > now() - interval '1 day'
            order by mail_due_at for update skip locked limit ${most})
          returning *
        )
        select ${noticeColumns(sql)}, n.mail_tries - 1 as tries,
          case when n.user_id is null then o.locale else u.locale end as locale,
          u.timezone, o.email as "organizerEmail",
          coalesce(n.mail_to, u.email, (select c.email from invites i join contacts c on c.id = i.contact_id
            where i.event_id = n.event_id and i.user_id = n.user_id)) as "to"
        from taken n left join users u on u.id = n.user_id join events e on e.id = n.event_id
        join users o on o.id = e.owner_id`);
      return rows.map(({ tries, to, locale, timezone, organizerEmail, ...notice }) => ({
        notice,
        tries,
        to,
        locale,
        timezone,
        organizerEmail,
      }));
    },
    async mailDone(id) {
      await patiently(sql`update user_notices set mail_due_at = null where id = ${id}`);
    },
    async retryMail(id, seconds) {
      await patiently(
        sql`update user_notices set mail_due_at = now() + make_interval(secs => ${seconds}) where id = ${id}`,
      );
    },
    async forget(days) {
      const bound = sql`now() - make_interval(days => ${days})`;
      return await forgetBefore(sql, { table: "user_notices", column: "created_at", bound });
    },
  };
}
