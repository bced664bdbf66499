import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect } from "vitest";
import type { WebhookEvent, WebhookKind } from "../../../generated/contract/types.ts";
import { WebhookEvent as isWebhookEvent } from "../../../generated/contract/validators/schemas.js";
import { systemTimers, type Timers } from "../../../src/base/clock.ts";
import { createClient, type Client } from "../../../src/sdk/sdk.ts";
import type { TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { until } from "../../_kit/until.ts";

/** One request as it arrived. */
export interface Call {
  id: string;
  event: WebhookEvent;
  body: string;
  headers: IncomingHttpHeaders;
  /** With what it was answered. */
  status: number;
}

type Reply = number | { status: number; headers?: Record<string, string> } | "silence";

export interface Receiver {
  url: string;
  calls: Call[];
  /** What the next calls are answered with; then 204. */
  next(...replies: Reply[]): void;
  /** Waits for so many calls of a kind. */
  heard(kind: WebhookEvent["type"], count?: number): Promise<Call[]>;
}

/** A server somewhere else that says what it is told to say. */
export async function receiver(): Promise<Receiver> {
  const calls: Call[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request.setEncoding("utf8")) body += piece as string;
    const reply = replies.shift() ?? 204;
    const { status, headers = {} } = typeof reply === "object" ? reply : { status: reply === "silence" ? 0 : reply };
    const event = JSON.parse(body) as WebhookEvent;
    calls.push({ id: String(request.headers["webhook-id"]), event, body, headers: request.headers, status });
    if (reply !== "silence") response.writeHead(status, headers).end("said and done");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const of = (kind: WebhookEvent["type"]) => calls.filter(({ event }) => event.type === kind);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    calls,
    next: (...more) => void replies.push(...more),
    heard: (kind, count = 1) => until(async () => of(kind).length >= count && of(kind), `${count} ${kind}`, 20),
  };
}

/** The official library takes it, and the contract knows it. */
export function expectGenuine(call: Call, secret: string): void {
  const headers = call.headers as Record<string, string>;
  expect(new Webhook(secret).verify(call.body, headers)).toEqual(call.event);
  expect(isWebhookEvent(call.event) || isWebhookEvent.errors).toBe(true);
}

export const isGenuine = (call: Call, secret: string): boolean => {
  try {
    new Webhook(secret).verify(call.body, call.headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

export async function administrator(app: TestApp): Promise<Client> {
  const token = await app.auth.mintUserToken("root", { isAdmin: true });
  const inProcess = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? {} : { body: await request.arrayBuffer() };
    return app.request(pathname + search, { method: request.method, headers: request.headers, ...body });
  };
  return createClient({ baseUrl: "http://accord.test", token, fetch: inProcess as typeof fetch, maxRetries: 0 });
}

/** A receiver that is registered for some kinds. */
export async function registered(root: Client, ...kinds: WebhookKind[]) {
  const hook = await receiver();
  const { webhook, secret } = await root.adminCreateWebhook({ body: { url: hook.url, kinds } });
  return { ...hook, id: webhook.id, secret };
}

/** Looks that are made every second, or every half minute, are made at once: nothing here is about how long that is. */
export const eager: Timers = { after: (ms, run) => systemTimers.after(ms === 1000 || ms === 30_000 ? 30 : ms, run) };

/** As if the time of what waits had come. */
export const makeDue = ({ database: { sql } }: TestApp, webhookId: string) =>
  sql`update webhook_deliveries set due_at = now() where webhook_id = ${webhookId} and due_at is not null`;

/** Waits until the log says so of what a webhook was told last. */
export const settled = (root: Client, webhookId: string, isSo: (entry: Entry) => boolean): Promise<Entry> =>
  until(
    async () => (await root.adminListWebhookDeliveries({ query: { webhookId } })).items.find(isSo),
    "an entry of the log",
    20,
  );

type Entry = Awaited<ReturnType<Client["adminListWebhookDeliveries"]>>["items"][number];
