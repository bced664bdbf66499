import type { Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { forgetBefore } from "../older.ts";
import type { WebhookAttemptRow, WebhookDeliveryRow, WebhookSalt } from "./rows.ts";

/** Something to be told now, and to whom. */
export interface DueDelivery extends Pick<WebhookDeliveryRow, "id" | "webhookId" | "kind" | "data" | "createdAt"> {
  url: string;
  /** How often it was taken before. */
  tries: number;
  salt: WebhookSalt;
  /** Of the secret before, while receivers may still go by it. */
  earlierSalt: Buffer | null;
}

/** Delivered, given up, or to be tried again in so many seconds. */
type Outcome = { state: "delivered" | "failed" } | { state: "pending"; seconds: number };

export interface WebhookOutbox {
  /**
   * Due ones, each to one taker, which has so many seconds before another process may try. A webhook has no more than
   * `each` of them under way with this taker, so that one that does not answer holds up nobody else; `underWay` says of
   * which webhooks they are that it has already.
   */
  take(most: number, taking: { each: number; underWay: readonly string[]; seconds: number }): Promise<DueDelivery[]>;
  /** How a try ended, and what becomes of the thing; nothing when it is settled already. */
  tried(id: string, attempt: WebhookAttemptRow, outcome: Outcome): Promise<void>;
  /** The webhook has taken something: it does not fail any more. */
  works(webhookId: string): Promise<void>;
  /** It has not. Answers true when it has failed for so many seconds, and is disabled by this. */
  fails(webhookId: string, seconds: number): Promise<boolean>;
  /** Nobody is there any more. Answers whether this has disabled it. */
  gone(webhookId: string): Promise<boolean>;
  /** Forgets what is so many days old. */
  forget(days: number): Promise<number>;
}

const mostAttempts = 20;

export function makeWebhookOutbox(sql: Sql): WebhookOutbox {
  return {
    async take(most, { each, underWay, seconds }) {
      const rows = await patiently(sql<(DueDelivery & { check: Buffer; salt: Buffer })[]>`
        with chosen as (
          select d.no
          from (
            select id, disabled_at, cardinality(array_positions(${[...underWay]}::text[], id)) as held from webhooks
          ) w cross join lateral (
            select no, due_at from webhook_deliveries
            where webhook_id = w.id and due_at <= now()
            order by due_at limit greatest(0, ${each} - w.held) for update skip locked
          ) d
          where w.disabled_at is null
          order by d.due_at limit ${most}
        ), taken as (
          update webhook_deliveries set tries = tries + 1, due_at = now() + make_interval(secs => ${seconds})
          where no in (select no from chosen)
          returning id, webhook_id, kind, data, created_at, tries
        )
        select t.id, webhook_id as "webhookId", kind, data, t.created_at as "createdAt", tries - 1 as tries, url, salt,
          salt_check as check, case when earlier_until > now() then earlier_salt end as "earlierSalt"
        from taken t join webhooks w on w.id = t.webhook_id`);
      return rows.map(({ salt, check, ...row }) => ({ ...row, salt: { salt, check } }));
    },
    async tried(id, attempt, outcome) {
      const again = outcome.state === "pending" ? sql`now() + make_interval(secs => ${outcome.seconds})` : sql`null`;
      await patiently(sql`
        update webhook_deliveries
        set attempts = case when jsonb_array_length(attempts) >= ${mostAttempts} then attempts - 0 else attempts end
            || ${JSON.stringify([attempt])}::text::jsonb,
          state = ${outcome.state}, due_at = ${again},
          settled_at = case when ${outcome.state !== "pending"} then now() end
        where id = ${id} and state = 'pending'`);
    },
    async works(webhookId) {
      await patiently(sql`
        update webhooks set failing_since = null where id = ${webhookId} and failing_since is not null`);
    },
    async fails(webhookId, seconds) {
      const isLong = sql`failing_since < now() - make_interval(secs => ${seconds})`;
      const rows = await patiently(sql`
        with changed as (
          update webhooks
          set disabled_at = case when ${isLong} then now() end,
            disabled_reason = case when ${isLong} then 'failures' end, failing_since = coalesce(failing_since, now())
          where id = ${webhookId} and disabled_at is null and (failing_since is null or ${isLong})
          returning id, disabled_at, disabled_reason
        )
        ${toActs()}`);
      return rows.length === 1;
    },
    async gone(webhookId) {
      const rows = await patiently(sql`
        with changed as (
          update webhooks set disabled_at = now(), disabled_reason = 'gone'
          where id = ${webhookId} and disabled_at is null
          returning id, disabled_at, disabled_reason
        )
        ${toActs()}`);
      return rows.length === 1;
    },
    async forget(days) {
      const bound = sql`now() - make_interval(days => ${days})`;
      return await forgetBefore(sql, { table: "webhook_deliveries", column: "created_at", bound });
    },
  };

  /** What the server does to a webhook by itself stands in the audit beside what administrators do. */
  function toActs() {
    return sql`
      insert into admin_acts (actor, from_where, act, target, details, outcome)
      select 'server', '-', 'webhook.disable', id, jsonb_build_object('reason', disabled_reason), 'done'
      from changed where disabled_at is not null
      returning no`;
  }
}
