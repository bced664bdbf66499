import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../_kit/app.ts";
import { startMock, type Prism } from "../_kit/prism.ts";

const json = { "content-type": "application/json" };

const run = (change: object): RequestInit => ({
  method: "POST",
  headers: json,
  body: JSON.stringify({
    threadId: "550e8400-e29b-41d4-a716-446655440000",
    runId: "run-001",
    messages: [{ id: "msg-001", role: "user", content: "hello" }],
    forwardedProps: { agent_type: "worker" },
    ...change,
  }),
});

const job = (change: object): RequestInit => ({
  method: "POST",
  headers: json,
  body: JSON.stringify({
    name: "Morning",
    prompt: "Sum up my day.",
    schedule: { type: "interval", every_minutes: 60 },
    config: {
      enabled_skills: ["calendar"],
      context: { context_messages: { source: "none", count: 0, window: "all" } },
    },
    ...change,
  }),
});

/** The same requests to the mock and to the server: status, media type and the shape of the body must agree. */
const requests: [string, string, RequestInit][] = [
  ["health", "/healthz", {}],
  ["readiness", "/readyz", {}],
  ["the document", "/openapi.json", {}],
  ["the metrics", "/metrics", {}],
  ["the reference page", "/docs", {}],
  ["own profile", "/api/v1/me", {}],
  ["a change of profile", "/api/v1/me", { method: "PATCH", headers: json, body: '{"timezone":"Asia/Shanghai"}' }],
  ["an empty change", "/api/v1/me", { method: "PATCH", headers: json, body: "{}" }],
  ["an unknown field", "/api/v1/me", { method: "PATCH", headers: json, body: '{"nickname":"A"}' }],
  ["a wrong type", "/api/v1/me", { method: "PATCH", headers: json, body: '{"timezone":5}' }],
  ["the wrong media type", "/api/v1/me", { method: "PATCH", headers: { "content-type": "text/plain" }, body: "x" }],
  ["the tool inventory", "/api/v1/agent/tools", {}],
  ["own usage", "/api/v1/agent/usage", {}],
  ["a day that is none", "/api/v1/agent/history?before=yesterday", {}],
  ["a page of no threads", "/api/v1/agent/threads?limit=0", {}],
  ["own threads", "/api/v1/agent/threads", {}],
  ["an image without a signature", "/api/v1/agent/attachments/att_5Hq2", {}],
  ["an image until when it pleases", "/api/v1/agent/attachments/att_5Hq2?expires=soon&signature=c2ln", {}],
  ["an upload that is no form", "/api/v1/agent/attachments", { method: "POST", headers: json, body: "{}" }],
  ["a run", "/api/v1/agent/runs", run({})],
  ["the same run again", "/api/v1/agent/runs", run({})],
  ["a run on no thread", "/api/v1/agent/runs", run({ threadId: "x" })],
  ["a run of nobody", "/api/v1/agent/runs", run({ forwardedProps: {} })],
  ["an AG-UI run on no thread", "/api/v1/ag-ui", run({ threadId: "x" })],
  ["an AG-UI run of no message", "/api/v1/ag-ui", run({ messages: "hello" })],
  ["what the AG-UI endpoint can do", "/api/v1/ag-ui/capabilities", {}],
  ["a job", "/api/v1/automation/jobs", job({})],
  ["a job that is none", "/api/v1/automation/jobs", job({ schedule: { type: "never" } })],
  ["own jobs", "/api/v1/automation/jobs", {}],
  [
    "the next firings",
    "/api/v1/automation/jobs/preview",
    {
      method: "POST",
      headers: json,
      body: '{"schedule":{"type":"cron","expression":"30 7 * * 1-5","timezone":"Asia/Shanghai"}}',
    },
  ],
  ["an unknown path", "/api/v1/nothing", {}],
];

describe("mock and server answer alike", () => {
  let prism: Prism;
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    [prism, app] = await Promise.all([startMock(), testApp()]);
    await app.listen(0);
    token = await app.auth.mintUserToken("alice");
  });

  it.each(requests)("to %s", async (_name, path, init) => {
    const headers = { ...(init.headers as Record<string, string> | undefined), authorization: `Bearer ${token}` };
    const [mocked, served] = await Promise.all([
      fetch(prism.url + path, { ...init, headers }),
      fetch(app.url + path, { ...init, headers }),
    ]);
    expect(served.status).toBe(mocked.status);
    // Prism has words of its own for what no operation describes.
    if (served.status === 404 || served.status === 415) return;
    expect(mediaType(served)).toBe(mediaType(mocked));
    if (mediaType(served).endsWith("json")) {
      const [expected, actual] = [shapeOf(await mocked.json()), shapeOf(await served.json())];
      for (const key of served.ok ? Object.keys(expected) : ["type", "title", "status", "code", "request_id"])
        expect(actual[key], key).toBe(expected[key]);
    }
  });

  // The mock said that Last-Event-ID was wrong.
  it("to a request for the events of no run: it lacks runId", async () => {
    const path = "/api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/events";
    const headers = { authorization: `Bearer ${token}` };
    const [mocked, served] = await Promise.all([
      fetch(prism.url + path, { headers }),
      fetch(app.url + path, { headers }),
    ]);
    expect(await mocked.json()).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
    expect(await served.json()).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
      detail: "runId is required.",
      errors: [{ path: "runId", message: "is required" }],
    });
  });

  it("to a request without a token", async () => {
    const [mocked, served] = await Promise.all([fetch(`${prism.url}/api/v1/me`), fetch(`${app.url}/api/v1/me`)]);
    expect(served.status).toBe(mocked.status);
    expect(Object.keys((await served.json()) as object).sort()).toEqual(
      Object.keys((await mocked.json()) as object).sort(),
    );
  });
});

const mediaType = (response: Response): string => (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
const shapeOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body as object).map(([key, value]) => [key, Array.isArray(value) ? "array" : typeof value]),
  );
