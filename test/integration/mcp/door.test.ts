import { beforeAll, describe, expect, it } from "vitest";
import { agents } from "../../../generated/contract/agents.ts";
import { testApp, testSecret, type TestApp } from "../../_kit/app.ts";
import { mcpClient, textOf } from "./_client.ts";

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await testApp({ worker: true, env: { ACCORD_CORS_ORIGINS: "https://app.example.com" } });
  token = await app.auth.mintUserToken("alice");
});

const post = (body: unknown, headers: Record<string, string> = {}, to = app) =>
  to.request("/mcp", {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify(body),
  });

describe("the MCP endpoint", () => {
  it("wants a user's token, and says where one is had when there is an issuer", async () => {
    const refused = await post(ping, { authorization: "Bearer nobody" });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    expect((await app.request("/.well-known/oauth-protected-resource/mcp")).status).toBe(404);

    const issued = await testApp({
      env: {
        ACCORD_ISSUER_JWKS_URL: "http://127.0.0.1:9/jwks",
        ACCORD_ISSUER: "https://login.example.com",
        ACCORD_PUBLIC_URL: "https://accord.example.com",
      },
    });
    const challenged = await post(ping, { authorization: "" }, issued);
    expect(challenged.status).toBe(401);
    const address = "https://accord.example.com/.well-known/oauth-protected-resource/mcp";
    expect(challenged.headers.get("www-authenticate")).toBe(`Bearer resource_metadata="${address}"`);
    const metadata = await issued.request(new URL(address).pathname);
    expect(await metadata.json()).toEqual({
      resource: "https://accord.example.com/mcp",
      authorization_servers: ["https://login.example.com"],
      bearer_methods_supported: ["header"],
      resource_name: "Accord",
    });
  });

  it("takes no credential of a child", async () => {
    const { id } = await (await app.as("alice")).getMe();
    const credential = await app.auth.mintCredential({ userId: id, methods: ["calendar.read"], purpose: "person" });
    expect((await post(ping, { authorization: `Bearer ${credential}` })).status).toBe(401);
  });

  it("refuses pages of other origins, and takes those that are named", async () => {
    expect((await post(ping, { origin: "https://evil.example.com" })).status).toBe(403);
    expect((await post(ping, { origin: "null" })).status).toBe(403);
    expect((await post(ping, { origin: "https://app.example.com" })).status).toBe(200);
  });

  it("has no sessions to steal, and no stream to open", async () => {
    for (const method of ["GET", "DELETE"])
      expect((await app.request("/mcp", { method, headers: { authorization: `Bearer ${token}` } })).status).toBe(405);
    const answer = await post(ping, { "mcp-session-id": "somebody-elses" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("mcp-session-id")).toBeNull();
  });

  it("refuses what is too large, too deep or no message", async () => {
    expect((await post({ ...ping, params: { text: "x".repeat(300_000) } })).status).toBe(413);
    expect((await post("hello")).status).toBe(422);
    expect((await post([])).status).toBe(422);
    expect((await post({ jsonrpc: "2.0", id: 1, method: "no/such" })).status).toBe(200);
  });

  it("does not believe a state that it has not signed for this user and call", async () => {
    const request = (name: string, args: object, requestState: string) =>
      post(
        {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: {
            name,
            arguments: args,
            requestState,
            inputResponses: { decision: { action: "accept", content: { approve: true } } },
            _meta: {
              "io.modelcontextprotocol/protocolVersion": "2026-07-28",
              "io.modelcontextprotocol/clientInfo": { name: "forger", version: "1" },
              "io.modelcontextprotocol/clientCapabilities": { elicitation: {} },
            },
          },
        },
        { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": name },
      );
    const forged = await request("calendar_delete", { event_id: "evt_1" }, "v1.e30.AAAA");
    expect(await forged.json()).toMatchObject({ error: { code: -32602 } });
  });
});

describe("resources and prompts", () => {
  it("show days of the calendar and the memory, read as every call reads", async () => {
    const client = await mcpClient(app, "alice");
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      ...Array.from({ length: 7 }, () => expect.stringMatching(/^accord:\/\/calendar\/\d{4}-\d\d-\d\d$/)),
      "accord://memory/user",
      "accord://memory/work",
    ]);
    const { contents } = await client.readResource({ uri: "accord://calendar/2026-12-24" });
    expect(contents).toMatchObject([{ uri: "accord://calendar/2026-12-24", mimeType: "application/json" }]);
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ status: "success", data: { count: 0 } });
    const memory = await client.readResource({ uri: "accord://memory/user" });
    expect(JSON.parse((memory.contents[0] as { text: string }).text)).toMatchObject({ status: "success" });
    await expect(client.readResource({ uri: "file:///etc/passwd" })).rejects.toThrow("no such resource");
  });

  it("are the skills with their cards", async () => {
    const client = await mcpClient(app, "alice");
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(agents.agents["worker"]?.enabled_skills);
    const { messages } = await client.getPrompt({ name: "calendar", arguments: { task: "Plan my week" } });
    const text = JSON.stringify(messages);
    expect(text).toContain("# calendar.read");
    expect(text).toContain("Plan my week");
  });
});

it("nothing secret is told to a client or kept in the log", async () => {
  const client = await mcpClient(app, "alice");
  const said = JSON.stringify([
    await client.listTools(),
    await client.callTool({ name: "memory_read", arguments: { scope: "user" } }),
  ]);
  for (const secret of [testSecret, token, app.database.url]) {
    expect(said).not.toContain(secret);
    expect(app.logs.join("\n")).not.toContain(secret);
  }
  expect(textOf(await client.callTool({ name: "skills_read", arguments: { skill: "calendar" } }))).not.toBe("");
});
