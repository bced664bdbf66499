import { beforeAll, describe, expect, it } from "vitest";
import { agents } from "../../../generated/contract/agents.ts";
import { methods } from "../../../generated/contract/methods.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { dataOf, mcpClient, textOf } from "./_client.ts";

const event = {
  title: "Project sync",
  start_at: "2026-04-21T10:00:00+08:00",
  end_at: "2026-04-21T11:00:00+08:00",
  event_timezone: "Asia/Shanghai",
};

describe("MCP tools", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ worker: true });
  });

  it("are the methods that the agent may call, with their flags and schemas", async () => {
    const client = await mcpClient(app, "alice");
    const { tools } = await client.listTools();
    const whitelist = agents.agents[agents.mcp_agent]?.whitelist ?? [];
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [...whitelist.map((id) => id.replace(".", "_")), "call_result"].sort(),
    );
    for (const { name, annotations, inputSchema, outputSchema } of tools) {
      expect(inputSchema.type).toBe("object");
      expect(inputSchema).not.toHaveProperty("oneOf");
      expect(outputSchema?.type).toBe("object");
      const spec = Object.values(methods).find((method) => method.name === name);
      if (spec)
        expect(annotations).toMatchObject({
          readOnlyHint: spec.is_read_only,
          destructiveHint: spec.is_destructive,
          idempotentHint: spec.annotations.idempotent,
        });
    }
  });

  for (const isOld of [false, true])
    it(`write and read for a client of ${isOld ? "2025" : "2026"}`, async () => {
      const client = await mcpClient(app, isOld ? "bob" : "alice", { isOld });
      await client.listTools();
      const created = await client.callTool({ name: "calendar_create", arguments: event });
      expect(dataOf(created)).toMatchObject({ status: "success", data: { title: "Project sync" } });
      const read = await client.callTool({
        name: "calendar_read",
        arguments: { mode: "day", date: "2026-04-21", event_timezone: "Asia/Shanghai" },
      });
      expect(dataOf(read)).toMatchObject({ status: "success", data: { count: 1 } });
      expect(JSON.parse(textOf(read))).toEqual(dataOf(read));
    });

  it("say what is wrong with an input, with its schema, and change nothing", async () => {
    const client = await mcpClient(app, "carol");
    const result = await client.callTool({ name: "calendar_create", arguments: { ...event, colour: "red" } });
    expect(result.isError).toBe(true);
    expect(JSON.parse(textOf(result))).toMatchObject({ status: "failure", error: { code: "INVALID_ACTION_INPUT" } });
    expect(
      dataOf(await client.callTool({ name: "calendar_read", arguments: { mode: "day", date: "2026-04-21" } })),
    ).toMatchObject({ data: { count: 0 } });
  });

  it("know no other name", async () => {
    const client = await mcpClient(app, "alice");
    await expect(client.callTool({ name: "calendar_burn", arguments: {} })).rejects.toThrow("There is no such tool");
  });

  it("stand in a thread of the client's own, with a card for each call", async () => {
    const client = await mcpClient(app, "dora", { name: "Desk" });
    await client.callTool({ name: "calendar_create", arguments: event });
    const dora = await app.as("dora");
    const { items } = await dora.listThreads();
    expect(items).toMatchObject([{ title: "MCP · Desk", state: "finished" }]);
    const { messages } = await dora.getHistory({ query: { threadId: items[0]?.threadId ?? "" } });
    expect(messages.map(({ role }) => role)).toEqual(["user", "tool", "assistant"]);
    expect(messages[1]).toMatchObject({ ui_schema: { status: "success" } });
  });
});
