import { describe, expect, it } from "vitest";
import { ApiError, createClient } from "../../../src/sdk/sdk.ts";
import { answerJson, answerProblem, scriptedServer } from "../../_kit/scripted-server.ts";

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
