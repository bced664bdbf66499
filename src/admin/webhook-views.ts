import type { Webhook, WebhookLogEntry } from "../../generated/contract/types.ts";
import type { WebhookDeliveryRow, WebhookRow } from "../store/admin/admin.ts";
import { when } from "./views.ts";

/** What the one of ACCORD_WEBHOOK_URL is called; it has no row. */
export const settingsId = "whk_settings";

export const fromSettings = (url: string): Webhook => ({ id: settingsId, source: "settings", url, enabled: true });

export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  source: "api",
  url: row.url,
  description: row.description,
  kinds: row.kinds as NonNullable<Webhook["kinds"]>,
  enabled: row.disabledAt === null,
  ...(row.disabledReason === null ? {} : { disabledReason: row.disabledReason }),
  ...when("disabledAt", row.disabledAt),
  ...when("failingSince", row.failingSince),
  ...when("earlierSecretUntil", row.earlierUntil),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toLogEntry = (row: WebhookDeliveryRow): WebhookLogEntry => ({
  id: row.id,
  webhookId: row.webhookId,
  kind: row.kind as WebhookLogEntry["kind"],
  ...(row.userId === null ? {} : { userId: row.userId }),
  state: row.state,
  tries: row.tries,
  attempts: row.attempts as WebhookLogEntry["attempts"],
  createdAt: row.createdAt.toISOString(),
  ...when("nextTryAt", row.dueAt),
  ...when("settledAt", row.settledAt),
});
