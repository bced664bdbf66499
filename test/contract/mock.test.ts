import { beforeAll, describe, expect, it } from "vitest";
import { eventValidators, type EventType } from "../../generated/contract/events.ts";
import { operations } from "../../generated/contract/operations.ts";
import type { HistorySnapshotResponse, Problem } from "../../generated/contract/types.ts";
import { RunAgentInput as fitsSchema } from "../../generated/contract/validators/schemas.js";
import { createClient, type AgUiEvent } from "../../src/sdk/sdk.ts";
import { describedOperations, exampleRequests } from "../_kit/example-requests.ts";
import { startMock, type Prism } from "../_kit/prism.ts";

describe("the mock", () => {
  let mock: Prism;
  beforeAll(async () => {
    mock = await startMock();
  });

  // Files of the console are those that were built, also from the mock.
  const otherwise = ["createAttachment", "getConsoleAsset"];
  it.each(describedOperations.filter(({ operation }) => !otherwise.includes(operation.operationId ?? "")))(
    "answers $name from its examples",
    async (entry) => {
      const [[url, init] = ["", {}]] = exampleRequests(entry, "anything");
      const response = await fetch(mock.url + url, init);
      const { operationId: id, responses } = entry.operation;
      const success = (operations as Record<string, { status: number } | undefined>)[id]?.status ?? 200;
      // Images are the mock's own, so that a page may load them.
      const text = (await response.text()).replaceAll(`${mock.url}/`, "http://localhost:8787/");
      expect(response.status, text).toBe(success);
      const examples = Object.values(Object.values(responses[String(success)]?.content ?? {})[0]?.examples ?? {});
      if (response.headers.get("content-type")?.includes("application/json"))
        expect(examples.map(({ value }) => value)).toContainEqual(JSON.parse(text));
    },
  );

  it("answers a run that is waited for with its end", async () => {
    const client = createClient({ baseUrl: mock.url, token: "x" });
    const body = {
      threadId: "550e8400-e29b-41d4-a716-446655440000",
      runId: "run-001",
      messages: [{ id: "m1", role: "user" as const, content: "hello" }],
      forwardedProps: { agent_type: "worker" as const },
    };
    expect(await client.createRun({ body, query: { wait: 30 } })).toMatchObject({ status: "finished" });
    expect(await client.createRun({ body })).toMatchObject({ runCreated: true });
  });

  it("takes an upload", async () => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: "image/png" }), "a.png");
    const response = await fetch(`${mock.url}${operations.createAttachment.path}`, {
      method: "POST",
      headers: { authorization: "Bearer x" },
      body: form,
    });
    expect(response.status).toBe(operations.createAttachment.status);
  });

  it("refuses a call without a token as the server does", async () => {
    const response = await fetch(`${mock.url}/api/v1/me`);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, "UNAUTHENTICATED"]);
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(mock.url + path, { headers: { authorization: "Bearer x", ...headers } });

  it("shows cards where the server has them: on the messages of tools", async () => {
    const { messages } = (await (await ask("/api/v1/agent/history")).json()) as HistorySnapshotResponse;
    const cards = messages.map((message) => [
      message.role,
      "ui_schema" in message ? typeof message.ui_schema?.root : "",
    ]);
    expect(cards).toEqual([
      ["user", ""],
      ["tool", "object"],
      ["assistant", "undefined"],
    ]);
  });

  const stream = "/api/v1/agent/runs/550e8400-e29b-41d4-a716-446655440000/events?runId=run-001";
  it.each([
    ["an approval", stream, "example=approval", ["TOOL_CALL_RESULT", "RUN_FINISHED"]],
    ["a failure", stream, "example=failure", ["STEP_FINISHED", "RUN_ERROR"]],
    [
      "deltas, to whoever asks the server for them",
      `${stream}&deltas=true`,
      "",
      ["TEXT_MESSAGE_CONTENT", "RUN_FINISHED"],
    ],
  ])("streams %s", async (_name, path, prefer, types) => {
    const text = await (await ask(path, prefer === "" ? {} : { prefer })).text();
    const events = Array.from(text.matchAll(/^data: (.*)$/gm), ([, data]) => JSON.parse(data ?? "") as AgUiEvent);
    for (const event of events) expect(eventValidators[event.type as EventType](event)).toBe(true);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
    expect(events.at(-1)?.type).toBe(types.at(-1));
  });

  it("answers with the error that is preferred", async () => {
    const response = await ask("/api/v1/automation/jobs/job_1", { prefer: "code=404, example=JOB_NOT_FOUND" });
    expect([response.status, ((await response.json()) as Problem).code]).toEqual([404, "JOB_NOT_FOUND"]);
  });

  it("lets pages of any origin in, and tells them what is wrong", async () => {
    const origin = "https://app.example.com";
    const preflight = await fetch(`${mock.url}/api/v1/me`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "PATCH", "access-control-request-headers": "prefer" },
    });
    expect(preflight.headers.get("access-control-allow-headers")).toContain("prefer");
    for (const path of ["/api/v1/me", "/api/v1/me?x=1"])
      expect((await ask(path, { origin })).headers.get("access-control-allow-origin")).toBe(origin);
  });

  // For whoever has the document and not our server.
  it("needs no rule beside the schema to know how many messages of the user there are, and which comes first", () => {
    const user = { id: "m1", role: "user", content: "Hi" };
    const other = { id: "m2", role: "assistant", content: "Hi" };
    const judge = (...messages: object[]) =>
      fitsSchema({
        threadId: "550e8400-e29b-41d4-a716-446655440000",
        runId: "run-001",
        messages,
        forwardedProps: { agent_type: "worker" },
      });
    expect([judge(user), judge(user, other)]).toEqual([true, true]);
    expect([judge(), judge(other), judge(other, user), judge(user, user)]).toEqual([false, false, false, false]);
  });

  it("streams a whole, valid run to the SDK", async () => {
    const events: AgUiEvent[] = [];
    const client = createClient({ baseUrl: mock.url, token: "x" });
    for await (const event of client.streamRunEvents({
      path: { threadId: "550e8400-e29b-41d4-a716-446655440000" },
      query: { runId: "run-001" },
    }))
      events.push(event);
    expect([events.at(0)?.type, events.at(-1)?.type]).toEqual(["RUN_STARTED", "RUN_FINISHED"]);
    for (const event of events) expect(eventValidators[event.type as EventType](event)).toBe(true);
  });
});
