import type { ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { webhookColumns, type WebhookRow, type WebhookSalt } from "./rows.ts";

export interface NewWebhook extends WebhookSalt {
  id: string;
  url: string;
  description: string;
  kinds: readonly string[];
}

export interface WebhookChange {
  url?: string;
  description?: string;
  kinds?: readonly string[];
  enabled?: boolean;
}

/** The oldest first. */
export async function listWebhooks(sql: Sql): Promise<WebhookRow[]> {
  return await patiently(sql<WebhookRow[]>`select ${webhookColumns(sql)} from webhooks order by created_at, id`);
}

export async function findWebhook(sql: ISql, id: string): Promise<WebhookRow | undefined> {
  const [row] = await patiently(sql<WebhookRow[]>`select ${webhookColumns(sql)} from webhooks where id = ${id}`);
  return row;
}

/** Undefined when there are so many already. */
export async function addWebhook(tx: ISql, webhook: NewWebhook, most: number): Promise<WebhookRow | undefined> {
  // Of two at the same time the second one counts the first.
  await tx`lock table webhooks in share row exclusive mode`;
  const [row] = await tx<WebhookRow[]>`
    insert into webhooks (id, url, description, kinds, salt, salt_check)
    select ${webhook.id}, ${webhook.url}, ${webhook.description}, ${[...webhook.kinds]}::text[], ${webhook.salt},
      ${webhook.check}
    where (select count(*) from webhooks) < ${most}
    returning ${webhookColumns(tx)}`;
  return row;
}

/** Whoever enables it again says that it works: what failed before does not count, and what waits is due. */
export async function changeWebhook(tx: ISql, id: string, change: WebhookChange): Promise<WebhookRow | undefined> {
  const { url = null, description = null, kinds = null, enabled = null } = change;
  const [row] = await tx<WebhookRow[]>`
    update webhooks
    set url = coalesce(${url}, url), description = coalesce(${description}, description),
      kinds = coalesce(${kinds === null ? null : [...kinds]}::text[], kinds),
      disabled_at = case ${enabled}::boolean when true then null when false then coalesce(disabled_at, now())
        else disabled_at end,
      disabled_reason = case ${enabled}::boolean when true then null when false then coalesce(disabled_reason, 'admin')
        else disabled_reason end,
      failing_since = case when ${enabled === true} then null else failing_since end, updated_at = now()
    where id = ${id}
    returning ${webhookColumns(tx)}`;
  if (row !== undefined && enabled === true)
    await tx`update webhook_deliveries set due_at = now(), tries = 0 where webhook_id = ${id} and due_at is not null`;
  return row;
}

/** What it was not told yet is not told any more; the log stays. */
export async function deleteWebhook(tx: ISql, id: string): Promise<true | undefined> {
  const rows = await tx`delete from webhooks where id = ${id} returning id`;
  if (rows.length === 0) return undefined;
  await tx`
    update webhook_deliveries set state = 'failed', due_at = null, settled_at = now()
    where webhook_id = ${id} and due_at is not null`;
  return true;
}

/** The secret before goes on signing for so many seconds. */
export async function rotateSalt(
  tx: ISql,
  id: string,
  { salt, check, seconds }: WebhookSalt & { seconds: number },
): Promise<WebhookRow | undefined> {
  const [row] = await tx<WebhookRow[]>`
    update webhooks
    set earlier_salt = salt, earlier_until = now() + make_interval(secs => ${seconds}), salt = ${salt},
      salt_check = ${check}, updated_at = now()
    where id = ${id}
    returning ${webhookColumns(tx)}`;
  return row;
}
