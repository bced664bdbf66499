import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { eventValidators } from "../../../generated/contract/events.ts";
import type { ProbePoint } from "../../../src/run/journal/probe.ts";
import { finishedByAnother } from "../../_kit/another-worker.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { newEvent, teachBusyWork, titleOf } from "../../_kit/busy-model.ts";
import { conversation, talk, type Conversation } from "../../_kit/conversation.ts";
import { readMetrics } from "../../_kit/metrics.ts";
import { answer, brief, callTool, say, scriptedModel, type ModelServer } from "../../_kit/scripted-model.ts";
import { startWorker } from "../../_kit/worker-process.ts";

// A model the catalogue prices: 100 tokens in and 20 out are 0.000009 USD.
const env = { ACCORD_MODEL: "qwen-turbo" };
const price = "0.000009000000";

interface CallRow {
  stage: string;
  state: string;
  cost: string | null;
  answered: boolean;
  total: number | null;
}

const callsOf = (app: TestApp, taskId: string) => app.database.sql<CallRow[]>`
  select stage, state, cost::text, answered, total_tokens::int as total
  from model_calls
  where task_id = ${taskId}
  order by no`;

describe("the calls of a run", () => {
  let alice: Conversation;
  beforeAll(async () => {
    alice = await conversation({ env });
  });

  it("are kept with tokens, price and routing, counted once for operators, and shown by stage to their owner", async () => {
    const labels = { provider: "endpoint", model: "qwen-turbo" };
    alice.model.next(brief(), callTool("calendar.create", newEvent("Audit")), answer({ answer: "Done." }));
    const run = await alice.say("make it");
    const rows = await alice.app.database.sql`
      select no, stage, state, requested_model, provider, model, fallback_chain, answered, input_tokens::int,
        output_tokens::int, total_tokens::int, cost::text, currency, catalog_version,
        reason <> '' as reasoned, routing is not null as routed, latency_ms >= 0 as timed,
        ended_at >= started_at as ended
      from model_calls where task_id = ${run.taskId} order by no`;
    expect(rows).toEqual(
      ["router", "worker", "worker"].map((stage, index) => ({
        no: index + 1,
        stage,
        state: "finished",
        requested_model: "qwen-turbo",
        ...labels,
        fallback_chain: [],
        answered: true,
        input_tokens: 100,
        output_tokens: 20,
        total_tokens: 120,
        cost: price,
        currency: "USD",
        catalog_version: "2026-08-08",
        reasoned: true,
        routed: true,
        timed: true,
        ended: true,
      })),
    );
    const { value } = readMetrics(await (await alice.app.request("/metrics")).text());
    for (const [stage, count] of [
      ["router", 1],
      ["worker", 2],
    ] as const) {
      expect(value("accord_model_calls_total", { ...labels, stage, state: "finished" })).toBe(count);
      expect(value("accord_model_tokens_total", { ...labels, stage, kind: "input" })).toBe(100 * count);
      expect(value("accord_model_cost_total", { ...labels, stage, currency: "USD" })).toBeCloseTo(0.000009 * count, 12);
      expect(value("accord_model_latency_seconds_count", { ...labels, stage })).toBe(count);
    }
    // What the router used is in its row and its owner's report, and not in the message.
    expect(run.end).toMatchObject({
      totalTokens: 240,
      cachedPromptTokens: 0,
      promptCacheHitTokens: 0,
      promptCacheMissTokens: 0,
      reasoningTokens: 0,
      costSource: "catalog_fallback",
      usageComplete: true,
    });
    expect(eventValidators.TEXT_MESSAGE_END(run.end)).toBe(true);
    for (const field of ["inputTokens", "outputTokens", "cost", "latencyMs", "model"])
      expect(run.end).not.toHaveProperty(field);
    const { total, by_stage } = await (await alice.app.as("alice")).getUsage({ query: {} });
    expect(total).toMatchObject({
      model_calls: 3,
      total_tokens: 360,
      cost: "0.000027000000",
      unpriced_calls: 0,
      usage_complete: true,
    });
    expect(by_stage).toMatchObject([
      { stage: "router", model_calls: 1, cost: price },
      { stage: "worker", model_calls: 2, cost: "0.000018000000" },
    ]);
  });

  it("G179: are charged when they failed and brought a bill, and not when nobody answered", async () => {
    alice.model.next(
      say("", { finish: "insufficient_system_resource" }),
      { status: 500, body: {} },
      brief({ needs_tools: false }),
      answer({ answer: "Hi." }),
    );
    const run = await alice.say("hello");
    expect(await callsOf(alice.app, run.taskId)).toEqual([
      { stage: "router", state: "failed", cost: price, answered: true, total: 120 },
      { stage: "router", state: "failed", cost: null, answered: false, total: null },
      { stage: "router", state: "finished", cost: price, answered: true, total: 120 },
      { stage: "worker", state: "finished", cost: price, answered: true, total: 120 },
    ]);
  });
});

describe("a worker that is killed", () => {
  let api: TestApp;
  let model: ModelServer;
  let alice: Conversation;
  beforeAll(async () => {
    model = await scriptedModel();
    teachBusyWork(model);
    api = await testApp();
    alice = await talk(api, model);
  });

  it.each<[ProbePoint, { asked: number; lost: string | undefined }]>([
    // The request may have left: the row was there first, and nobody can know.
    ["before router call", { asked: 4, lost: "router" }],
    ["after router reply", { asked: 5, lost: "router" }],
    ["after first delta", { asked: 5, lost: "worker" }],
    // Written with what its calls have read, or before the first of them that writes.
    ["after reply kept", { asked: 5, lost: "worker" }],
    ["after call allowed", { asked: 4, lost: undefined }],
    ["before final", { asked: 5, lost: "worker" }],
  ])(
    "G179: %s leaves one row for each request, each charged once, and those it took with it without a price",
    async (point, { asked, lost }) => {
      const title = `${point} ${randomUUID()}`;
      const worker = startWorker({ databaseUrl: api.database.url, modelUrl: model.url, killAt: { point }, env });
      const run = await alice.post(title);
      expect(await worker.exited).toEqual({ code: null, signal: "SIGKILL" });
      const { end } = await finishedByAnother({ api, model, env }, run);
      const rows = await callsOf(api, run.taskId);
      expect(model.journal.filter((request) => titleOf(request) === title)).toHaveLength(asked);
      expect(rows.filter(({ state }) => state === "finished")).toEqual(
        Array.from({ length: 4 }, () => expect.objectContaining({ cost: price, answered: true })),
      );
      expect(rows.filter(({ state }) => state !== "finished")).toEqual(
        lost === undefined ? [] : [{ stage: lost, state: "lost", cost: null, answered: true, total: null }],
      );
      // Who reads the sum is told that it is a lower bound.
      expect(end).toMatchObject({
        totalTokens: 360,
        usageComplete: lost !== "worker",
        costSource: lost === "worker" ? "incomplete_usage_fallback" : "catalog_fallback",
      });
    },
  );
});
