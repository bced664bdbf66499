import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { readMetrics } from "../../_kit/metrics.ts";
import { endRun, liveRun } from "../../_kit/run.ts";
import { administrator, eager, expectGenuine, isGenuine, makeDue, registered, settled } from "./_receiver.ts";

let app: TestApp;
let root: Client;
beforeAll(async () => {
  app = await testApp({ worker: true, timers: eager });
  root = await administrator(app);
});

type Hook = Awaited<ReturnType<typeof registered>>;
const ping = ({ id }: Hook) => root.adminPingWebhook({ path: { id } });
const look = ({ id }: Hook) => root.adminGetWebhook({ path: { id } });
const lastAct = async () => (await app.database.sql`select * from admin_acts order by no desc limit 1`)[0];

describe("what is not taken", () => {
  it("is told again under the same id and with the same words, and its tries are in the log", async () => {
    const hook = await registered(root, "run.finished");
    hook.next(500, { status: 302, headers: { location: `${hook.url}/elsewhere` } });
    const { id } = await ping(hook);
    for (const tries of [1, 2]) {
      const entry = await settled(root, hook.id, ({ attempts }) => attempts.length === tries);
      expect(entry).toMatchObject({ id, kind: "ping", state: "pending", tries });
      const waits = Date.parse(entry.nextTryAt ?? "") - Date.parse(entry.attempts.at(-1)?.at ?? "");
      const [least = 0, most = 0] =
        [
          [5, 8],
          [300, 362],
        ][tries - 1] ?? [];
      expect(waits / 1000).toBeGreaterThanOrEqual(least - 1);
      expect(waits / 1000).toBeLessThan(most);
      // Written behind the try itself, as below.
      await expect.poll(async () => (await look(hook)).failingSince).toBeDefined();
      await makeDue(app, hook.id);
    }
    const entry = await settled(root, hook.id, ({ state }) => state === "delivered");
    expect(entry.attempts.map(({ status }) => status)).toEqual([500, 302, 204]);
    expect(new Set(hook.calls.map((call) => call.id))).toEqual(new Set([id]));
    expect(new Set(hook.calls.map(({ body }) => body)).size).toBe(1);
    for (const call of hook.calls) expectGenuine(call, hook.secret);
    // That it was taken is written first, and then that nothing fails any more.
    await expect.poll(async () => (await look(hook)).failingSince).toBeUndefined();
    const { event } = await root.adminGetWebhookDelivery({ path: { id } });
    expect(event).toEqual(hook.calls[0]?.event);
  });

  it("waits for as long as the receiver asks, and is given up after ten tries", async () => {
    const hook = await registered(root, "run.finished");
    hook.next({ status: 429, headers: { "retry-after": "3600" } }, 500);
    const { id } = await ping(hook);
    const asked = await settled(root, hook.id, ({ attempts }) => attempts.length === 1);
    expect(Date.parse(asked.nextTryAt ?? "") - Date.now()).toBeGreaterThan(3_500_000);
    await app.database.sql`update webhook_deliveries set tries = 9, due_at = now() where id = ${id}`;
    const entry = await settled(root, hook.id, ({ state }) => state === "failed");
    expect(entry).toMatchObject({ id, tries: 10 });
    expect(entry.nextTryAt).toBeUndefined();
    expect(app.logs.some((line) => line.includes(id) && line.includes("will not be"))).toBe(true);
  });

  it("by a receiver that says nothing holds up no other one", async () => {
    const [silent, lively] = [await registered(root, "run.finished"), await registered(root, "run.finished")];
    silent.next(...Array.from({ length: 40 }, () => "silence" as const));
    for (let n = 0; n < 12; n++) await ping(silent);
    await silent.heard("ping", 8);
    await ping(lively);
    await lively.heard("ping");
    expect(silent.calls).toHaveLength(8);
    await root.adminDeleteWebhook({ path: { id: silent.id } });
  });
});

describe("a webhook", () => {
  it("that answers 410 is disabled, the others are told, and nothing more is written for it", async () => {
    const watcher = await registered(root, "webhook.disabled");
    const hook = await registered(root, "run.finished");
    hook.next(410);
    const { id } = await ping(hook);
    const [told] = await watcher.heard("webhook.disabled");
    expectGenuine(told as NonNullable<typeof told>, watcher.secret);
    expect(told?.event.data).toMatchObject({ webhookId: hook.id, reason: "gone" });
    expect(await look(hook)).toMatchObject({ enabled: false, disabledReason: "gone" });
    expect((await settled(root, hook.id, () => true)).state).toBe("failed");
    await expect(ping(hook)).rejects.toMatchObject({ code: "WEBHOOK_DISABLED" });
    await expect(root.adminReplayWebhookDelivery({ path: { id } })).rejects.toMatchObject({ code: "WEBHOOK_DISABLED" });
    const [act] = await app.database.sql`select actor, details from admin_acts where act = 'webhook.disable'`;
    expect(act).toEqual({ actor: "server", details: { reason: "gone" } });
    const { id: ownerId } = await (await app.as("alice")).getMe();
    await endRun(app.database.sql, await liveRun(app.database.sql, ownerId));
    expect((await root.adminListWebhookDeliveries({ query: { webhookId: hook.id } })).items).toHaveLength(1);
    await root.adminUpdateWebhook({ path: { id: hook.id }, body: { enabled: true } });
    await ping(hook);
    await hook.heard("ping", 2);
    await root.adminDeleteWebhook({ path: { id: watcher.id } });
  });

  it("that took nothing for five days is disabled, and what waits is told when it is back", async () => {
    const hook = await registered(root, "run.finished");
    await app.database.sql`update webhooks set failing_since = now() - interval '6 days' where id = ${hook.id}`;
    hook.next(503);
    const { id } = await ping(hook);
    await settled(root, hook.id, ({ attempts }) => attempts.length === 1);
    await expect.poll(() => look(hook)).toMatchObject({ enabled: false, disabledReason: "failures" });
    expect(readMetrics(await (await app.request("/metrics")).text()).value("accord_webhooks_failing", {})).toBe(1);
    await root.adminUpdateWebhook({ path: { id: hook.id }, body: { enabled: true } });
    await hook.heard("ping", 2);
    expect(hook.calls.map((call) => call.id)).toEqual([id, id]);
  });

  it("whose secret is rotated is signed for with both, until the day is over", async () => {
    const hook = await registered(root, "run.finished");
    const { secret, webhook } = await root.adminRotateWebhookSecret({ path: { id: hook.id } });
    expect(secret).not.toBe(hook.secret);
    const hours = (Date.parse(webhook.earlierSecretUntil ?? "") - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    await ping(hook);
    const [both] = await hook.heard("ping");
    expect([secret, hook.secret].map((one) => both && isGenuine(both, one))).toEqual([true, true]);
    await app.database.sql`update webhooks set earlier_until = now() where id = ${hook.id}`;
    await ping(hook);
    const [, one] = await hook.heard("ping", 2);
    expect([secret, hook.secret].map((key) => one && isGenuine(one, key))).toEqual([true, false]);
    expect(one && isGenuine({ ...one, body: one.body.replace("ping", "pong") }, secret)).toBe(false);
  });

  it("is told nothing that its receiver could not verify", async () => {
    const hook = await registered(root, "run.finished");
    await app.database.sql`update webhooks set salt = decode(repeat('ab', 32), 'hex') where id = ${hook.id}`;
    await ping(hook);
    const entry = await settled(root, hook.id, ({ attempts }) => attempts.length === 1);
    expect(entry.attempts[0]?.problem).toBe("secret_changed");
    expect(hook.calls).toEqual([]);
  });
});

describe("a replay", () => {
  it("tells one thing again, or all that was given up since, under the ids they had", async () => {
    const hook = await registered(root, "run.finished");
    const ids = [await ping(hook), await ping(hook), await ping(hook)].map(({ id }) => id);
    await hook.heard("ping", 3);
    await expect.poll(async () => (await settled(root, hook.id, () => true)).state).toBe("delivered");
    const [first = "", second = "", third = ""] = ids;
    expect(await root.adminReplayWebhookDelivery({ path: { id: first } })).toMatchObject({
      id: first,
      state: "pending",
    });
    expect(await lastAct()).toMatchObject({ act: "webhook.replay", target: first, outcome: "done" });
    expect((await hook.heard("ping", 4)).at(-1)?.id).toBe(first);
    await app.database.sql`
      update webhook_deliveries set state = 'failed', due_at = null, settled_at = now(),
        created_at = case when id = ${second} then now() - interval '2 days' else created_at end
      where id in (${second}, ${third}) returning id`;
    const since = new Date(Date.now() - 3_600_000).toISOString();
    expect(await root.adminReplayWebhook({ path: { id: hook.id }, body: { since } })).toEqual({ replayed: 1 });
    expect((await hook.heard("ping", 5)).at(-1)?.id).toBe(third);
    const { items } = await root.adminListWebhookDeliveries({ query: { webhookId: hook.id, state: "failed" } });
    expect(items.map(({ id }) => id)).toEqual([second]);
  });
});

it("counts what comes of it, and names no webhook", async () => {
  const text = await (await app.request("/metrics")).text();
  const { value } = readMetrics(text);
  for (const outcome of ["delivered", "retried", "failed"])
    expect(value("accord_webhook_deliveries_total", { outcome })).toBeGreaterThan(0);
  expect(value("accord_webhook_lag_seconds", {})).toBeLessThan(60);
  expect(text).not.toContain("whk_");
});
