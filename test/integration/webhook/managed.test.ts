import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { findAddressFault } from "../../../src/webhook/address.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { endRun, liveRun } from "../../_kit/run.ts";
import { administrator, eager, receiver, registered, settled } from "./_receiver.ts";

const ofSettings = "https://push.example.com/accord";
const kinds = ["run.finished"] as ["run.finished"];
let app: TestApp;
let root: Client;
beforeAll(async () => {
  app = await testApp({
    worker: true,
    timers: eager,
    env: {
      ACCORD_WEBHOOK_PRIVATE: "no",
      ACCORD_WEBHOOK_URL: ofSettings,
      ACCORD_WEBHOOK_SECRET: "a webhook secret of at least 32 characters",
    },
  });
  root = await administrator(app);
});

const create = (url = "https://hooks.example.com/accord?key=of-the-receiver") =>
  root.adminCreateWebhook({ body: { url, kinds, description: "Tickets" } });
const lastAct = async () => (await app.database.sql`select * from admin_acts order by no desc limit 1`)[0];

describe("a webhook", () => {
  it("is registered, looked at, changed, switched off and on, and deleted; every act is in the audit", async () => {
    const { webhook } = await create();
    const path = { id: webhook.id };
    expect(webhook).toMatchObject({ source: "api", kinds, description: "Tickets", enabled: true });
    expect(await lastAct()).toMatchObject({
      actor: "accord:root",
      act: "webhook.create",
      target: webhook.id,
      details: { host: "hooks.example.com", kinds },
      outcome: "done",
    });
    expect(await root.adminGetWebhook({ path })).toEqual(webhook);
    const change = { url: "https://hooks.example.com/other", kinds: ["run.failed" as const], description: "" };
    expect(await root.adminUpdateWebhook({ path, body: change })).toMatchObject(change);
    const off = await root.adminUpdateWebhook({ path, body: { enabled: false } });
    expect(off).toMatchObject({ enabled: false, disabledReason: "admin" });
    expect((await root.adminUpdateWebhook({ path, body: { enabled: true } })).disabledReason).toBeUndefined();
    expect(await lastAct()).toMatchObject({ act: "webhook.update", target: webhook.id, details: { enabled: true } });
    await root.adminDeleteWebhook({ path });
    expect(await lastAct()).toMatchObject({ act: "webhook.delete", target: webhook.id });
    for (const gone of [
      () => root.adminGetWebhook({ path }),
      () => root.adminUpdateWebhook({ path, body: { enabled: true } }),
      () => root.adminRotateWebhookSecret({ path }),
      () => root.adminPingWebhook({ path }),
      () => root.adminReplayWebhook({ path, body: { since: "2026-03-15T10:00:00Z" } }),
      () => root.adminDeleteWebhook({ path }),
    ]) {
      await expect(gone()).rejects.toMatchObject({ code: "WEBHOOK_NOT_FOUND" });
      expect(await lastAct()).toMatchObject({ target: webhook.id, outcome: "WEBHOOK_NOT_FOUND" });
    }
    await expect(root.adminReplayWebhookDelivery({ path: { id: "whd_none" } })).rejects.toMatchObject({
      code: "WEBHOOK_DELIVERY_NOT_FOUND",
    });
  });

  it("of the settings is listed and cannot be changed here", async () => {
    const { items } = await root.adminListWebhooks();
    expect(items.at(-1)).toEqual({ id: "whk_settings", source: "settings", url: ofSettings, enabled: true });
    const path = { id: "whk_settings" };
    expect(await root.adminGetWebhook({ path })).toEqual(items.at(-1));
    for (const change of [
      () => root.adminUpdateWebhook({ path, body: { enabled: false } }),
      () => root.adminDeleteWebhook({ path }),
      () => root.adminRotateWebhookSecret({ path }),
      () => root.adminPingWebhook({ path }),
    ])
      await expect(change()).rejects.toMatchObject({ code: "WEBHOOK_FIXED" });
  });

  it("that nobody can be told at is refused, with the reason, and none is made", async () => {
    for (const url of ["http://hooks.example.com/", "ftp://example.com/", "https://u:p@example.com/", "https://a/#b"])
      await expect(create(url)).rejects.toMatchObject({ code: "WEBHOOK_URL_REFUSED" });
    for (const url of ["https://127.0.0.1/", "https://[::1]/", "https://10.0.0.7/", "http://localhost:99/"])
      await expect(create(url)).rejects.toMatchObject({ code: "WEBHOOK_URL_REFUSED" });
    await expect(
      root.adminCreateWebhook({ body: { url: "https://a.example.com/", kinds: ["run.started" as "run.failed"] } }),
    ).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    expect(await app.database.sql`select id from webhooks`).toEqual([]);
    expect(findAddressFault("http://127.0.0.1:99/hook", { mayBePrivate: true })).toBeUndefined();
  });

  it("is not told at an address of this machine, whatever name leads there", async () => {
    const hook = await receiver();
    const { webhook } = await create();
    const url = hook.url.replace("127.0.0.1", "localhost");
    // As if the name had come to lead here after the registration.
    await app.database.sql`update webhooks set url = ${url} where id = ${webhook.id}`;
    await root.adminPingWebhook({ path: { id: webhook.id } });
    const { attempts } = await settled(root, webhook.id, (entry) => entry.attempts.length === 1);
    expect(attempts[0]?.problem).toBe("refused_address");
    expect(hook.calls).toEqual([]);
    await root.adminDeleteWebhook({ path: { id: webhook.id } });
  });

  it("is one of at most a hundred", async () => {
    await app.database.sql`
      insert into webhooks (id, url, kinds, salt, salt_check)
      select 'whk_' || n, 'https://hooks.example.com/', '{run.finished}', decode(repeat('ab', 32), 'hex'),
        decode(repeat('ab', 8), 'hex')
      from generate_series(1, 99) as n`;
    const both = await Promise.allSettled([create(), create()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await root.adminListWebhooks()).items).toHaveLength(101);
    await app.database.sql`delete from webhooks`;
  });
});

it("a secret is shown once: no row, log line, audit or other answer has it", async () => {
  const open = await testApp({ worker: true, timers: eager });
  const admin = await administrator(open);
  const hook = await registered(admin, "run.finished");
  const { secret } = await admin.adminRotateWebhookSecret({ path: { id: hook.id } });
  await admin.adminPingWebhook({ path: { id: hook.id } });
  await hook.heard("ping");
  await settled(admin, hook.id, ({ state }) => state === "delivered");
  const answers = [
    await admin.adminListWebhooks(),
    await admin.adminGetWebhook({ path: { id: hook.id } }),
    await admin.adminListWebhookDeliveries(),
    await admin.adminListActs(),
    hook.calls,
    open.logs,
  ];
  const tables = await open.database.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  for (const { name } of tables)
    answers.push((await open.database.sql`select t::text as row from ${open.database.sql(name)} t`) as never);
  const bytes = [hook.secret, secret].map((text) => Buffer.from(text.slice("whsec_".length), "base64"));
  const forms = bytes.flatMap((key) => [
    key.toString("base64"),
    key.toString("base64url").slice(0, 40),
    key.toString("hex"),
  ]);
  for (const form of forms) expect(JSON.stringify(answers).includes(form)).toBe(false);
});

it("what was told is listed page by page, by webhook, kind and state, and forgotten with its user", async () => {
  const { webhook } = await create();
  await app.database.sql`update webhooks set disabled_at = null`;
  const { sql } = app.database;
  const { id: ownerId } = await (await app.as("carol")).getMe();
  for (let n = 1; n <= 3; n++) await endRun(sql, await liveRun(sql, ownerId));
  await root.adminPingWebhook({ path: { id: webhook.id } });
  const query = { webhookId: webhook.id, kind: "run.finished" as const, limit: 2 };
  const first = await root.adminListWebhookDeliveries({ query });
  const rest = await root.adminListWebhookDeliveries({ query: { ...query, cursor: first.nextCursor ?? "" } });
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, undefined]);
  expect([...first.items, ...rest.items].every(({ userId }) => userId === ownerId)).toBe(true);
  expect(await lastAct()).toMatchObject({ act: "webhook.log", target: webhook.id });
  await (await app.as("carol")).deleteMe({ query: { confirm: ownerId } });
  expect((await root.adminListWebhookDeliveries({ query })).items).toEqual([]);
  await sql`update webhook_deliveries set created_at = now() - interval '31 days'`;
  expect(await app.store.webhookOutbox.forget(30)).toBeGreaterThan(0);
  expect(await sql`select id from webhook_deliveries`).toEqual([]);
});
