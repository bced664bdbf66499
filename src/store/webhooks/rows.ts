import type { ISql } from "postgres";

/** What the key that signs is made of, beside the deployment's own secret. */
export interface WebhookSalt {
  salt: Buffer;
  /** Of the key that was made with it: another one says that the deployment's secret has changed since. */
  check: Buffer;
}

export interface WebhookRow {
  id: string;
  url: string;
  description: string;
  kinds: string[];
  disabledAt: Date | null;
  disabledReason: "admin" | "gone" | "failures" | null;
  failingSince: Date | null;
  earlierUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** How a try ended: with a status, or without an answer. */
export interface WebhookAttemptRow {
  at: string;
  ms: number;
  status?: number;
  problem?: string;
}

export interface WebhookDeliveryRow {
  no: number;
  id: string;
  webhookId: string;
  kind: string;
  userId: string | null;
  data: Readonly<Record<string, unknown>>;
  state: "pending" | "delivered" | "failed";
  dueAt: Date | null;
  tries: number;
  attempts: WebhookAttemptRow[];
  createdAt: Date;
  settledAt: Date | null;
}

export const webhookColumns = (sql: ISql) => sql`
  id, url, description, kinds, disabled_at as "disabledAt", disabled_reason as "disabledReason",
  failing_since as "failingSince", case when earlier_until > now() then earlier_until end as "earlierUntil",
  created_at as "createdAt", updated_at as "updatedAt"`;

export const deliveryColumns = (sql: ISql) => sql`
  no, id, webhook_id as "webhookId", kind, user_id as "userId", data, state, due_at as "dueAt", tries, attempts,
  created_at as "createdAt", settled_at as "settledAt"`;
