import type { AdminDeps } from "../admin/admin.ts";
import type { Config } from "../base/config.ts";
import { findAddressFault, toEvent } from "../webhook/webhook.ts";

/** On a machine that has everything itself, receivers are there, too. */
export const mayBePrivate = ({ webhookPrivate, databaseUrl }: Config): boolean =>
  webhookPrivate ?? databaseUrl === undefined;

export const toAdminWebhooks = (
  config: Config,
  makeSecret: AdminDeps["webhooks"]["makeSecret"],
): AdminDeps["webhooks"] => ({
  ofSettings: config.webhook?.url,
  makeSecret,
  findFault: (url) => findAddressFault(url, { mayBePrivate: mayBePrivate(config) }),
  toEvent: (delivery) => toEvent(delivery, config.publicUrl ?? ""),
});
