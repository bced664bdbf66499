import type {
  Webhook,
  WebhookCreate,
  WebhookDeliveryState,
  WebhookEvent,
  WebhookList,
  WebhookLog,
  WebhookLogDetail,
  WebhookLogEntry,
  WebhookLogKind,
  WebhookReplayed,
  WebhookSecret,
  WebhookUpdate,
} from "../../generated/contract/types.ts";
import { parseCursor } from "../base/cursor.ts";
import { AppError } from "../base/error.ts";
import { newId } from "../base/ids.ts";
import type { AdminStore, WebhookDeliveryRow, WebhookRow, WebhookSalt } from "../store/admin/admin.ts";
import { numbers, toPage, type Page } from "./page.ts";
import type { Actor, Recorded } from "./recorded.ts";
import { fromSettings, settingsId, toLogEntry, toWebhook } from "./webhook-views.ts";

export interface AdminWebhooksDeps {
  /** The address of the settings, if they name one. */
  ofSettings: string | undefined;
  /** A new secret: the text to be shown once, and what is kept of it. */
  makeSecret(): WebhookSalt & { text: string };
  /** Why an address cannot be told anything; undefined when it can. */
  findFault(url: string): string | undefined;
  toEvent(delivery: WebhookDeliveryRow): WebhookEvent;
}

/** What administrators do with webhooks. Addresses may hold a key of their receiver: the audit has their hosts. */
export interface AdminWebhooks {
  list(by: Actor): Promise<WebhookList>;
  get(by: Actor, id: string): Promise<Webhook>;
  create(by: Actor, webhook: WebhookCreate): Promise<WebhookSecret>;
  update(by: Actor, id: string, change: WebhookUpdate): Promise<Webhook>;
  delete(by: Actor, id: string): Promise<void>;
  rotate(by: Actor, id: string): Promise<WebhookSecret>;
  ping(by: Actor, id: string): Promise<WebhookLogEntry>;
  replayFailed(by: Actor, id: string, since: string): Promise<WebhookReplayed>;
  log(by: Actor, query: LogQuery): Promise<WebhookLog>;
  delivery(by: Actor, id: string): Promise<WebhookLogDetail>;
  replay(by: Actor, deliveryId: string): Promise<WebhookLogEntry>;
}

interface LogQuery extends Page {
  webhookId?: string;
  kind?: WebhookLogKind;
  state?: WebhookDeliveryState;
}

const usualLimit = 50;
const mostWebhooks = 100;
/** For as long as receivers may take to change over. */
const bothSignSeconds = 86_400;

export function makeAdminWebhooks(
  store: AdminStore["webhooks"],
  { looking, changing }: Recorded,
  { ofSettings, makeSecret, findFault, toEvent }: AdminWebhooksDeps,
): AdminWebhooks {
  return {
    list: (by) =>
      looking(by, { act: "webhook.list" }, async () => ({
        items: [
          ...(await store.list()).map(toWebhook),
          ...(ofSettings === undefined ? [] : [fromSettings(ofSettings)]),
        ],
      })),
    get: (by, id) =>
      looking(by, { act: "webhook.read", target: id }, async () =>
        id === settingsId && ofSettings !== undefined
          ? fromSettings(ofSettings)
          : toWebhook(found(await store.find(id))),
      ),
    create: (by, { url, description = "", kinds }) => {
      const id = newId("whk");
      const details = { host: hostOf(url), kinds };
      return changing(by, { act: "webhook.create", target: id, details }, async (act) => {
        judge(url);
        const { text, ...salt } = makeSecret();
        const row = await store.add({ id, url, description, kinds, ...salt }, mostWebhooks, act);
        if (row === undefined) throw new AppError("TOO_MANY_WEBHOOKS");
        return { webhook: toWebhook(row), secret: text };
      });
    },
    update: (by, id, change) => {
      const { url, description, kinds, enabled } = change;
      const details = {
        ...(url === undefined ? {} : { host: hostOf(url) }),
        ...(kinds === undefined ? {} : { kinds }),
        ...(enabled === undefined ? {} : { enabled }),
        ...(description === undefined ? {} : { description: true }),
      };
      return changing(by, { act: "webhook.update", target: id, details }, async (act) => {
        refuseFixed(id);
        if (url !== undefined) judge(url);
        return toWebhook(found(await store.change(id, change, act)));
      });
    },
    delete: (by, id) =>
      changing(by, { act: "webhook.delete", target: id }, async (act) => {
        refuseFixed(id);
        found(await store.delete(id, act));
      }),
    rotate: (by, id) =>
      changing(by, { act: "webhook.rotate", target: id }, async (act) => {
        refuseFixed(id);
        const { text, ...salt } = makeSecret();
        const row = found(await store.rotate(id, { ...salt, seconds: bothSignSeconds }, act));
        return { webhook: toWebhook(row), secret: text };
      }),
    ping: (by, id) =>
      changing(by, { act: "webhook.ping", target: id }, async (act) => {
        await findEnabled(id);
        return toLogEntry(found(await store.ping(id, act)));
      }),
    replayFailed: (by, id, since) =>
      changing(by, { act: "webhook.replay", target: id, details: { since } }, async (act) => {
        await findEnabled(id);
        return { replayed: found(await store.replayFailed(id, new Date(since), act)) };
      }),
    log: (by, { cursor, limit = usualLimit, ...query }) => {
      const target = query.webhookId === undefined ? {} : { target: query.webhookId };
      return looking(by, { act: "webhook.log", ...target, details: query }, async () => {
        const no = parseCursor(numbers, cursor)?.no;
        const rows = await store.log({ ...query, ...(no === undefined ? {} : { before: no }), most: limit + 1 });
        return toPage(rows, limit, toLogEntry, ({ no: last }) => numbers.write({ no: last }));
      });
    },
    delivery: (by, id) =>
      looking(by, { act: "webhook.log", target: id }, async () => {
        const row = foundDelivery(await store.delivery(id));
        return { delivery: toLogEntry(row), event: toEvent(row) };
      }),
    replay: (by, id) =>
      changing(by, { act: "webhook.replay", target: id }, async (act) => {
        await findEnabled(foundDelivery(await store.delivery(id)).webhookId);
        return toLogEntry(foundDelivery(await store.replay(id, act)));
      }),
  };

  function judge(url: string): void {
    const fault = findFault(url);
    if (fault !== undefined) throw new AppError("WEBHOOK_URL_REFUSED", {}, { detail: fault });
  }

  function refuseFixed(id: string): void {
    if (id === settingsId && ofSettings !== undefined) throw new AppError("WEBHOOK_FIXED");
  }

  /** Nothing is sent to one that is disabled: whoever wants that should know why nothing comes. */
  async function findEnabled(id: string): Promise<WebhookRow> {
    refuseFixed(id);
    const row = found(await store.find(id));
    if (row.disabledAt !== null) throw new AppError("WEBHOOK_DISABLED");
    return row;
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "").slice(0, 255);

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError("WEBHOOK_NOT_FOUND");
  return value;
}

function foundDelivery<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError("WEBHOOK_DELIVERY_NOT_FOUND");
  return value;
}
