import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import type { WebhookNotice } from "../../../generated/contract/types.ts";
import { WebhookNotice as isNotice } from "../../../generated/contract/validators/schemas.js";
import { testApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { until } from "../../_kit/until.ts";
import { invite } from "./_party.ts";

it("the webhook hears of what people are told, once", async () => {
  const heard: WebhookNotice[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request.setEncoding("utf8")) body += piece as string;
    heard.push(JSON.parse(body) as WebhookNotice);
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  const app = await testApp({
    worker: true,
    env: { ACCORD_WEBHOOK_URL: `http://127.0.0.1:${port}/`, ACCORD_WEBHOOK_SECRET: "s".repeat(32) },
  });
  const eventId = await invite(app);
  await until(async () => heard.length > 0, "the notice");
  await until(async () => (await app.database.sql`select 1 from notices`).length === 0, "an empty outbox");
  const bob = await (await app.as("bob")).getMe();
  expect(heard).toMatchObject([{ type: "notice", userId: bob.id, notice: { kind: "invite", eventId, by: "Alice" } }]);
  expect(heard.every((notice) => isNotice(notice))).toBe(true);
});
