import type { Sql } from "postgres";
import {
  addPing,
  addWebhook,
  changeWebhook,
  deleteWebhook,
  findWebhook,
  findWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replayDelivery,
  replayFailed,
  rotateSalt,
  type NewWebhook,
  type WebhookChange,
  type WebhookDeliveryRow,
  type WebhookLogQuery,
  type WebhookRow,
  type WebhookSalt,
} from "../webhooks/webhooks.ts";
import type { NewAct } from "./acts.ts";

export type { WebhookDeliveryRow, WebhookRow, WebhookSalt } from "../webhooks/webhooks.ts";

/** Webhooks as administrators have them; undefined says that there is none of that name. */
export interface WebhookAdmin {
  list(): Promise<WebhookRow[]>;
  find(id: string): Promise<WebhookRow | undefined>;
  /** Undefined when there are so many already. */
  add(webhook: NewWebhook, most: number, act: NewAct): Promise<WebhookRow | undefined>;
  change(id: string, change: WebhookChange, act: NewAct): Promise<WebhookRow | undefined>;
  delete(id: string, act: NewAct): Promise<true | undefined>;
  rotate(id: string, salt: WebhookSalt & { seconds: number }, act: NewAct): Promise<WebhookRow | undefined>;
  ping(id: string, act: NewAct): Promise<WebhookDeliveryRow | undefined>;
  replayFailed(id: string, since: Date, act: NewAct): Promise<number | undefined>;
  log(query: WebhookLogQuery): Promise<WebhookDeliveryRow[]>;
  delivery(id: string): Promise<WebhookDeliveryRow | undefined>;
  replay(deliveryId: string, act: NewAct): Promise<WebhookDeliveryRow | undefined>;
}

/** The change and the record of it, or neither. */
type Changing = <T>(act: NewAct, change: (tx: Sql) => Promise<T | undefined>) => Promise<T | undefined>;

export function makeWebhookAdmin(sql: Sql, changing: Changing): WebhookAdmin {
  return {
    list: () => listWebhooks(sql),
    find: (id) => findWebhook(sql, id),
    add: (webhook, most, act) => changing(act, (tx) => addWebhook(tx, webhook, most)),
    change: (id, change, act) => changing(act, (tx) => changeWebhook(tx, id, change)),
    delete: (id, act) => changing(act, (tx) => deleteWebhook(tx, id)),
    rotate: (id, salt, act) => changing(act, (tx) => rotateSalt(tx, id, salt)),
    ping: (id, act) => changing(act, (tx) => addPing(tx, id)),
    replayFailed: (id, since, act) => changing(act, (tx) => replayFailed(tx, id, since)),
    log: (query) => listWebhookDeliveries(sql, query),
    delivery: (id) => findWebhookDelivery(sql, id),
    replay: (deliveryId, act) => changing(act, (tx) => replayDelivery(tx, deliveryId)),
  };
}
