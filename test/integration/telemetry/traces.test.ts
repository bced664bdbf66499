import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createClient } from "../../../src/sdk/sdk.ts";
import { testApp, testSecret, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";
import { childEnv } from "../../_kit/child-env.ts";
import { toInput } from "../../_kit/conversation.ts";
import { answer, brief, callTool, scriptedModel, type ModelServer } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { startCollector, type Collector, type ReceivedSpan } from "./_collector.ts";

const main = join(import.meta.dirname, "../../../src/main.ts");
const traceId = "0af7651916cd43dd8448eb211c80319c";
const clientSpan = "b7ad6b7169203331";
const wish = "a secret wish of Alice";
const answered = "a secret answer to Alice";
const title = "a secret title";

let app: TestApp;
let model: ModelServer;
let collector: Collector;
let serverUrl: string;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  [app, model, collector] = await Promise.all([testApp(), scriptedModel(), startCollector()]);
  [serverUrl] = await Promise.all([start("serve", "listening"), start("work", "working")]);
});

/** A process as operators start it; the answer is the address it says, if it says one. */
async function start(command: string, sign: string): Promise<string> {
  const env = {
    ...childEnv(),
    DATABASE_URL: app.database.url,
    REDIS_URL: inject("services").redisUrl,
    ACCORD_SECRET: testSecret,
    ACCORD_PORT: "0",
    ACCORD_MODEL_BASE_URL: model.url,
    ACCORD_SHUTDOWN_SECONDS: "2",
    ACCORD_DRAIN_SECONDS: "0",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_SERVICE_NAME: `accord-${command}`,
    OTEL_BSP_SCHEDULE_DELAY: "200",
    OTEL_BLRP_SCHEDULE_DELAY: "200",
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
    OTEL_METRIC_EXPORT_TIMEOUT: "900",
  };
  const child = spawn(process.execPath, [main, command], { env, stdio: ["ignore", "pipe", "inherit"] });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  stops.push(stop);
  atEnd(stop);
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const { message, url = "" } = JSON.parse(line) as { message: string; url?: string };
    if (message === sign) {
      child.stdout.resume();
      return url;
    }
  }
  throw new Error(`accord ${command} ended`);
}

describe("one run, over two processes, a model and a child", () => {
  const threadId = randomUUID();
  const spans = () => collector.spans.filter((span) => span.traceId === traceId);
  const find = (name: string | RegExp) =>
    spans().filter((span) => (typeof name === "string" ? span.name === name : name.test(span.name)));
  const one = (name: string | RegExp): ReceivedSpan => {
    const [span] = find(name);
    if (span === undefined)
      throw new Error(
        `no span ${String(name)} among ${spans()
          .map((each) => each.name)
          .join(", ")}`,
      );
    return span;
  };

  it("is one trace, from the client's request to the statement that writes", async () => {
    model.next(
      brief({ intents: ["calendar.create"] }),
      callTool("calendar.create", {
        title,
        start_at: "2026-03-17T09:00:00-07:00",
        end_at: "2026-03-17T10:00:00-07:00",
        event_timezone: "America/Los_Angeles",
      }),
      answer({ answer: answered }),
    );
    const token = await app.auth.mintUserToken("alice");
    const traceparent = `00-${traceId}-${clientSpan}-01`;
    const response = await fetch(`${serverUrl}/api/v1/agent/runs`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", traceparent },
      body: JSON.stringify(toInput({ threadId, runId: "run-1", text: wish })),
    });
    expect(response.status).toBe(202);
    const client = createClient({ baseUrl: serverUrl, token });
    for await (const event of client.streamRunEvents({ path: { threadId }, query: { runId: "run-1" } }))
      expect(event.type).not.toBe("RUN_ERROR");
    await until(
      async () => find(/^invoke_agent/).length > 0 && find(/^transaction/).length > 1,
      "the spans of the run",
    );
    expect(find("POST /api/v1/agent/runs")).toMatchObject([
      { parentSpanId: clientSpan, service: "accord-serve", kind: 2, facts: { "http.response.status_code": 202 } },
    ]);
    const post = one("POST /api/v1/agent/runs");
    const attempt = one("invoke_agent worker");
    expect(attempt).toMatchObject({
      parentSpanId: post.spanId,
      service: "accord-work",
      facts: {
        "gen_ai.operation.name": "invoke_agent",
        "accord.outcome": "success",
        "gen_ai.conversation.id": threadId,
      },
    });
    const chats = find(/^chat /);
    expect(chats).toHaveLength(3);
    for (const chat of chats) {
      expect(chat).toMatchObject({ parentSpanId: attempt.spanId, kind: 3, facts: { "gen_ai.operation.name": "chat" } });
      expect(chat.facts["gen_ai.usage.input_tokens"]).toBeGreaterThan(0);
    }
    const tool = one("execute_tool calendar.create");
    expect(tool).toMatchObject({ parentSpanId: attempt.spanId, facts: { "gen_ai.tool.name": "calendar.create" } });
    const child = one("project-cli");
    expect(child.parentSpanId).toBe(tool.spanId);
    const door = one("POST /api/v1/modules/calendar/create");
    expect(door).toMatchObject({ parentSpanId: child.spanId, service: "accord-work" });
    const method = one("calendar.create");
    expect(method.parentSpanId).toBe(door.spanId);
    const transactions = find("transaction");
    const parents = transactions.map(({ parentSpanId }) => parentSpanId);
    expect(parents).toEqual(expect.arrayContaining([post.spanId, method.spanId]));
    // What is done in a transaction is told one by one, and once.
    const within = (parent: ReceivedSpan) =>
      spans()
        .filter(({ parentSpanId }) =>
          transactions.some((each) => each.spanId === parentSpanId && each.parentSpanId === parent.spanId),
        )
        .map(({ name }) => name);
    expect(within(post)).toContainEqual(expect.stringMatching(/^(?:insert|update) \w+$/));
    expect(within(method).filter((name) => name.startsWith("insert"))).toEqual([
      "insert tool_effects",
      "insert events",
    ]);
  });

  it("tells the model the trace that its call belongs to", () => {
    const parents = model.journal.map(({ headers }) => headers["traceparent"]);
    expect(parents).toHaveLength(3);
    const chats = find(/^chat /).map(({ spanId }) => `00-${traceId}-${spanId}-01`);
    expect(parents.toSorted()).toEqual(chats.toSorted());
  });

  it("is told in logs with its trace, and counted in the metrics of /metrics", async () => {
    await until(
      async () => collector.metrics.has("accord_run_seconds") && collector.metrics.has("accord_queue_age_seconds"),
      "metrics",
    );
    expect([...collector.metrics]).toEqual(
      expect.arrayContaining(["accord_model_calls_total", "accord_http_requests_total", "accord_first_event_seconds"]),
    );
    const said = () => collector.logs.filter((line) => line.traceId === traceId).map(({ body }) => body.stringValue);
    await until(async () => said().includes("agent_finalize_done"), "the last line of the run");
    expect(said()).toEqual(expect.arrayContaining(["request", "agent_plan_start", "agent_tool_done"]));
  });

  it("says no word of anybody, and no secret", async () => {
    await Promise.all(stops.map((stop) => stop()));
    const token = await app.auth.mintUserToken("alice");
    for (const secret of [wish, answered, title, testSecret, token.split(".")[0] ?? "", app.database.url])
      expect(collector.text).not.toContain(secret);
  });
});
