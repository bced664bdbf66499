import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { ApiError, createClient, type Client } from "../../../src/sdk/sdk.ts";
import { answerJson, answerProblem, scriptedServer } from "../../_kit/scripted-server.ts";
import { until } from "../../_kit/until.ts";

const me = { id: "usr_alice", name: "Alice", timezone: "Asia/Shanghai", locale: "zh-CN" as const };

describe("SDK call", () => {
  it("answers with the value and sends token, body and headers", async () => {
    const server = await scriptedServer(answerJson(200, me));
    const client = createClient({ baseUrl: `${server.url}/`, token: async () => "abc", headers: { "x-app": "demo" } });
    expect(await client.updateMe({ body: { timezone: "Asia/Shanghai" } })).toEqual(me);
    expect(server.requests[0]).toMatchObject({
      method: "PATCH",
      url: "/api/v1/me",
      body: '{"timezone":"Asia/Shanghai"}',
      headers: { authorization: "Bearer abc", "x-app": "demo", "content-type": "application/json" },
    });
  });

  it("throws the server's problem with its stable code", async () => {
    const server = await scriptedServer(answerProblem(422, "VALIDATION_FAILED", "The body does not fit."));
    const failure = await createClient({ baseUrl: server.url, token: "t" })
      .getMe()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: "VALIDATION_FAILED",
      status: 422,
      message: "The body does not fit.",
      problem: { request_id: "req_test" },
    });
  });

  const wait = (status: number, code: string, seconds: string) => (response: ServerResponse) =>
    response
      .writeHead(status, { "content-type": "application/problem+json", "retry-after": seconds })
      .end(JSON.stringify({ type: `urn:accord:error:${code}`, title: code, status, code, request_id: "req_test" }));
  const busy = wait(429, "RATE_LIMITED", "0");
  const away = wait(503, "SERVICE_UNAVAILABLE", "0");
  const body = { threadId: crypto.randomUUID(), runId: "run-1", messages: [{ id: "m", role: "user", content: "x" }] };

  it.each([
    ["a read", [busy, away, answerJson(200, me)], (client: Client) => client.getMe(), 3],
    [
      "a run, which its caller has named",
      [away, answerJson(202, {})],
      (client: Client) => client.createRun({ body: body as never }),
      2,
    ],
    ["a write that was not let in", [busy, answerJson(200, me)], (client: Client) => client.updateMe({ body: {} }), 2],
  ])("makes %s again, as often as it may and when it is told", async (_, answers, call, expected) => {
    const server = await scriptedServer(...answers);
    await call(createClient({ baseUrl: server.url }));
    expect(server.requests).toHaveLength(expected);
  });

  it.each([
    ["a write whose fate is not known", away, (client: Client) => client.updateMe({ body: {} }), 1],
    ["what would have to wait for minutes", wait(429, "RATE_LIMITED", "120"), (client: Client) => client.getMe(), 1],
    ["what was refused for good", answerProblem(403, "FORBIDDEN"), (client: Client) => client.getMe(), 1],
    ["anything for the third time", busy, (client: Client) => client.getMe(), 3],
  ])("does not make %s again, and throws", async (_, answer, call, expected) => {
    const server = await scriptedServer(answer);
    await expect(call(createClient({ baseUrl: server.url }))).rejects.toBeInstanceOf(ApiError);
    expect(server.requests).toHaveLength(expected);
  });

  it("says how long the server asks to wait, and stops waiting when the caller aborts", async () => {
    const server = await scriptedServer(wait(429, "RATE_LIMITED", "12"));
    const once = createClient({ baseUrl: server.url, maxRetries: 0 });
    await expect(once.getMe()).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 12 });
    const abort = new AbortController();
    const call = createClient({ baseUrl: server.url }).getMe({ signal: abort.signal });
    await until(async () => server.requests.length === 2, "the second request");
    abort.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
    expect(server.requests).toHaveLength(2);
  });

  it("names an answer that is not from this API", async () => {
    const server = await scriptedServer((response) =>
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
    );
    await expect(createClient({ baseUrl: server.url }).getMe()).rejects.toMatchObject({
      code: "UNEXPECTED_ANSWER",
      status: 502,
    });
  });

  it("names a server that is not there", async () => {
    const server = await scriptedServer((response) => response.socket?.destroy());
    await expect(createClient({ baseUrl: server.url }).getMe()).rejects.toMatchObject({
      code: "NETWORK_ERROR",
      status: 0,
    });
  });

  it("names a success whose body broke off", async () => {
    const server = await scriptedServer((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"id":', () => response.socket?.destroy());
    });
    await expect(createClient({ baseUrl: server.url }).getMe()).rejects.toMatchObject({ code: "NETWORK_ERROR" });
  });

  it("stops when the caller aborts", async () => {
    const controller = new AbortController();
    const server = await scriptedServer(() => controller.abort());
    await expect(createClient({ baseUrl: server.url }).getMe({ signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
