import { beforeAll, expect, it } from "vitest";
import type { ProbePoint } from "../../../src/run/journal/probe.ts";
import { createClient, type Client } from "../../../src/sdk/sdk.ts";
import { anotherWorker } from "../../_kit/another-worker.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { logPage } from "../../_kit/log-page.ts";
import { answer, brief, callTool, hold, scriptedModel, type ModelServer } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { startWorker } from "../../_kit/worker-process.ts";
import { newEvent } from "../approval/_waiting.ts";

let api: TestApp;
let model: ModelServer;
let alice: Client;
let stop = hold({ after: 110 });

const shown = "I have looked at the week and will now put it in for you, at once.";

beforeAll(async () => {
  model = await scriptedModel();
  // The same answer however often it is asked: which attempt asks is not known.
  model.when(({ system, body, lastUser }) => {
    if (system.startsWith("You sort incoming messages")) return brief({ intents: ["calendar.create"] });
    if (!lastUser.includes("[continue]")) return answer({ answer: shown }, { pieces: 1, hold: stop });
    const title = /call it (\S+)/.exec(JSON.stringify(body.messages))?.[1] ?? "none";
    return body.messages.some(({ role }) => role === "tool")
      ? answer({ answer: "It is in." })
      : callTool("calendar.create", newEvent(title), { id: "call_0" });
  });
  api = await testApp({ env: { ACCORD_MODEL_BASE_URL: model.url } });
  await api.listen(0);
  alice = createClient({ baseUrl: api.url, token: await api.auth.mintUserToken("alice") });
});

/** A run that the user has stopped while its answer was written. */
async function stopped(text: string) {
  stop = hold({ after: 110 });
  const worker = await anotherWorker({ api, model });
  const run = await alice.createRun({
    body: {
      threadId: crypto.randomUUID(),
      runId: crypto.randomUUID(),
      messages: [{ id: crypto.randomUUID(), role: "user", content: text }],
      forwardedProps: { agent_type: "worker" },
    },
  });
  await stop.reached;
  await until(
    async () => (await logPage(api, run.taskId, 100)).events.some(({ type }) => type === "TEXT_MESSAGE_CONTENT"),
    "a delta",
  );
  await alice.cancelRun({ path: { threadId: run.threadId }, body: { runId: run.runId } });
  await until(async () => {
    const { status } = await alice.getRun({ path: { threadId: run.threadId }, query: { runId: run.runId } });
    return status === "canceled";
  }, "the end of it");
  stop.release();
  await worker.stop();
  return run;
}

it.each<ProbePoint>([
  "after claim",
  "after context read",
  "after reply kept",
  "after call allowed",
  "before tool call",
  "after tool effect",
  "before final",
])("a run that goes on and is killed %s is finished by another, and it has happened once", async (point) => {
  const title = `Trip-${point.replaceAll(" ", "-")}`;
  const run = await stopped(`put it in, call it ${title} please`);
  const killed = startWorker({ databaseUrl: api.database.url, modelUrl: model.url, killAt: { point } });
  const going = alice.continueRun(run);
  expect(await killed.exited).toEqual({ code: null, signal: "SIGKILL" });
  const other = await anotherWorker({ api, model });
  expect(await going).toMatchObject({ status: "finished", answer: "It is in." });
  await other.stop();
  expect(await api.database.sql`select 1 from events where title = ${title}`).toHaveLength(1);
  const { messages } = await alice.getHistory({ query: { threadId: run.threadId } });
  // What the user had read stands, and its rest behind it, once.
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
  expect(shown.startsWith(messages[1]?.content ?? "-")).toBe(true);
  expect(messages.at(-1)?.content).toBe("It is in.");
  await expect(alice.continueRun(run)).rejects.toMatchObject({ code: "RUN_NOT_CONTINUABLE" });
});
