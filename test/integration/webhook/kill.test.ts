import { expect, it } from "vitest";
import { testApp } from "../../_kit/app.ts";
import { scriptedModel } from "../../_kit/scripted-model.ts";
import { startWorker } from "../../_kit/worker-process.ts";
import { administrator, expectGenuine, makeDue, registered, settled } from "./_receiver.ts";

it("what a process was telling when it was killed is told by another one, under the same id", async () => {
  const app = await testApp();
  const root = await administrator(app);
  const hook = await registered(root, "run.finished");
  hook.next("silence");
  const { url: modelUrl } = await scriptedModel();
  const options = { databaseUrl: app.database.url, modelUrl, env: { ACCORD_WEBHOOK_PRIVATE: "yes" } };
  const first = startWorker(options);
  await first.ready;
  const { id } = await root.adminPingWebhook({ path: { id: hook.id } });
  await hook.heard("ping");
  // It has taken it, and waits for an answer.
  first.process.kill("SIGKILL");
  await first.exited;
  const taken = await settled(root, hook.id, () => true);
  expect(taken).toMatchObject({ id, state: "pending", tries: 1, attempts: [] });
  expect(Date.parse(taken.nextTryAt ?? "")).toBeGreaterThan(Date.now());
  // As if its lease were over.
  await makeDue(app, hook.id);
  const second = startWorker(options);
  const [, again] = await hook.heard("ping", 2);
  const entry = await settled(root, hook.id, ({ state }) => state === "delivered");
  expect(entry).toMatchObject({ id, tries: 2 });
  expect(again?.id).toBe(id);
  for (const call of hook.calls) expectGenuine(call, hook.secret);
  await second.stop();
});
