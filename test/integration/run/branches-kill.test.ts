import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { ProbePoint } from "../../../src/run/journal/probe.ts";
import { createClient } from "../../../src/sdk/sdk.ts";
import { anotherWorker } from "../../_kit/another-worker.ts";
import { testApp } from "../../_kit/app.ts";
import { answer, brief, callTool, scriptedModel } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { startWorker } from "../../_kit/worker-process.ts";

const create = callTool("calendar.create", {
  title: "Standup",
  start_at: "2026-03-17T09:00:00Z",
  end_at: "2026-03-17T09:30:00Z",
  event_timezone: "UTC",
});

/** Reads what is planned before it answers, so that a version has steps between which it can be killed. */
const read = callTool("calendar.read", { mode: "day", date: "2026-03-17", event_timezone: "UTC" });

it.each<ProbePoint>([
  "after context read",
  "after router reply",
  "after reply kept",
  "after tool effect",
  "before final",
])(
  "a version whose worker is killed %s is finished by another, on its own path, with what it was told",
  async (point) => {
    const model = await scriptedModel();
    const env = { ACCORD_MODEL_BASE_URL: model.url };
    const api = await testApp({ env });
    await api.listen(0);
    const alice = createClient({ baseUrl: api.url, token: await api.auth.mintUserToken("alice") });
    model.when(({ body }) => {
      const told = JSON.stringify(body.messages);
      if (!told.includes("[brief]")) return brief({ intents: ["calendar.create"] });
      const isAgain = told.includes("[other branch]");
      const hasResult = body.messages.at(-1)?.role === "tool";
      if (hasResult) return answer({ answer: isAgain ? "It stands." : "Made." });
      return isAgain ? read : create;
    });
    const worker = await testApp({ worker: true, database: api.database, env });
    const made = await alice.ask("make the standup");
    expect(made.answer).toBe("Made.");
    await worker.stop();
    const killed = startWorker({ databaseUrl: api.database.url, modelUrl: model.url, killAt: { point } });
    const again = alice.regenerate(made, { runId: `run-${randomUUID()}` });
    expect(await killed.exited).toEqual({ code: null, signal: "SIGKILL" });
    const other = await anotherWorker({ api, model });
    expect(await again).toMatchObject({ status: "finished", answer: "It stands." });
    const { messages } = await alice.getHistory({ query: { threadId: made.threadId } });
    expect(messages.map(({ role }) => role)).toEqual(["user", "tool", "assistant"]);
    expect(messages.at(-1)?.content).toBe("It stands.");
    const [row] = await until(
      async () => api.database.sql`select count(*)::int as n from events where title = 'Standup'`,
      "the events",
    );
    expect(row).toEqual({ n: 1 });
    await other.stop();
  },
);
