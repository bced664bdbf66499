export {
  addPing,
  findWebhookDelivery,
  listWebhookDeliveries,
  replayDelivery,
  replayFailed,
  type WebhookLogQuery,
} from "./log.ts";
export { makeWebhookOutbox, type DueDelivery, type WebhookOutbox } from "./outbox.ts";
export {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  rotateSalt,
  type NewWebhook,
  type WebhookChange,
} from "./registered.ts";
export type { WebhookAttemptRow, WebhookDeliveryRow, WebhookRow, WebhookSalt } from "./rows.ts";
