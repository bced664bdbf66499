import type { ISql, Sql } from "postgres";
import { patiently } from "../database/database.ts";
import { deliveryColumns, type WebhookDeliveryRow } from "./rows.ts";

export interface WebhookLogQuery {
  webhookId?: string;
  kind?: string;
  state?: string;
  before?: number;
  most: number;
}

/** Newest first. */
export async function listWebhookDeliveries(sql: Sql, query: WebhookLogQuery): Promise<WebhookDeliveryRow[]> {
  const { webhookId, kind, state, before, most } = query;
  return await patiently(sql<WebhookDeliveryRow[]>`
    select ${deliveryColumns(sql)}
    from webhook_deliveries
    where ${webhookId === undefined ? sql`true` : sql`webhook_id = ${webhookId}`}
      and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      and ${state === undefined ? sql`true` : sql`state = ${state}`}
      and ${before === undefined ? sql`true` : sql`no < ${before}`}
    order by no desc limit ${most}`);
}

export async function findWebhookDelivery(sql: ISql, id: string): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await patiently(
    sql<WebhookDeliveryRow[]>`select ${deliveryColumns(sql)} from webhook_deliveries where id = ${id}`,
  );
  return row;
}

export async function addPing(tx: ISql, webhookId: string): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await tx<WebhookDeliveryRow[]>`
    insert into webhook_deliveries (webhook_id, kind, data)
    values (${webhookId}, 'ping', ${JSON.stringify({ webhookId })}::text::jsonb)
    returning ${deliveryColumns(tx)}`;
  return row;
}

/** As if it were new, but for its id and what is known of earlier tries. */
export async function replayDelivery(tx: ISql, id: string): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await tx<WebhookDeliveryRow[]>`
    update webhook_deliveries set ${due(tx)} where id = ${id} returning ${deliveryColumns(tx)}`;
  return row;
}

/** What was given up and has happened since; answers how many. */
export async function replayFailed(tx: ISql, webhookId: string, since: Date): Promise<number> {
  const rows = await tx`
    update webhook_deliveries set ${due(tx)}
    where webhook_id = ${webhookId} and state = 'failed' and created_at >= ${since}`;
  return rows.count;
}

const due = (sql: ISql) => sql`state = 'pending', due_at = now(), tries = 0, settled_at = null`;
