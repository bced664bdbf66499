import { describe, expect, it } from "vitest";
import type { ModelMessage } from "../../../src/model/model.ts";
import { say, scriptedModel } from "../../_kit/scripted-model.ts";
import { around } from "./_ask.ts";

/** What a model of the catalogue is sent, at an endpoint that takes its place. */
async function sent(model: string, request: Parameters<ReturnType<typeof around>["ask"]>[0]) {
  const server = await scriptedModel(say("Hi."));
  const t = around(server, {
    config: { modelEndpoint: { baseUrl: server.url, model, apiKey: () => "key-1" }, providerKey: () => undefined },
  });
  await t.ask(request);
  return server.journal[0] as NonNullable<(typeof server.journal)[0]>;
}

const loop: ModelMessage[] = [
  { role: "system", content: "s" },
  { role: "user", content: "u" },
  {
    role: "assistant",
    content: null,
    toolCalls: [{ id: "c1", name: "project_cli", arguments: "{}" }],
    reasoning: "because",
  },
  { role: "tool", toolCallId: "c1", content: '{"ok":true}' },
  { role: "assistant", content: "Done.", reasoning: "so" },
  { role: "user", content: "again" },
];

describe("a request", () => {
  it("goes to chat/completions under the base URL with the key as bearer", async () => {
    const { path, headers, body } = await sent("qwen-plus", {});
    expect(path).toBe("/v1/chat/completions");
    expect(headers).toMatchObject({ authorization: "Bearer key-1", "content-type": "application/json" });
    expect(Object.keys(headers).filter((name) => name.startsWith("x-stainless"))).toEqual([]);
    expect(body).toMatchObject({
      model: "qwen-plus",
      max_tokens: 500,
      messages: [
        { role: "system", content: "You are a test." },
        { role: "user", content: "Hello" },
      ],
    });
  });

  it("names tools only when there are some, and never a tool_choice", async () => {
    const tool = { name: "project_cli", description: "Does things.", parameters: { type: "object" } };
    const withTools = (await sent("qwen-plus", { tools: [tool] })).body;
    expect(withTools.tools).toEqual([{ type: "function", function: tool }]);
    const without = (await sent("qwen-plus", {})).body;
    expect(without).not.toHaveProperty("tools");
    for (const body of [withTools, without]) expect(body).not.toHaveProperty("tool_choice");
  });

  it.each<[string, boolean, object]>([
    ["deepseek-v4-pro", false, { thinking: { type: "disabled" } }],
    ["deepseek-v4-pro", true, { thinking: { type: "enabled" } }],
    ["qwen-plus", false, { enable_thinking: false }],
    ["qwen-plus", true, { enable_thinking: true }],
    ["gpt-4.1", false, {}],
    ["a-model-nobody-knows", true, {}],
  ])("says to %s in its own way whether to think: %s", async (model, thinking, wanted) => {
    const { body } = await sent(model, { thinking });
    expect(Object.fromEntries(Object.entries(body).filter(([name]) => name.includes("thinking")))).toEqual(wanted);
  });

  it("names the limit of the answer as the provider does", async () => {
    expect((await sent("gpt-4.1", { maxOutputTokens: 9 })).body).toMatchObject({ max_completion_tokens: 9 });
    expect((await sent("qwen-plus", { maxOutputTokens: 9 })).body).toMatchObject({ max_tokens: 9 });
  });

  it("gives DeepSeek its reasoning back while it thinks, on messages with calls", async () => {
    const messages = (await sent("deepseek-v4-pro", { messages: loop, thinking: true })).body.messages;
    expect(messages[2]).toEqual({
      role: "assistant",
      content: "",
      tool_calls: [{ id: "c1", type: "function", function: { name: "project_cli", arguments: "{}" } }],
      reasoning_content: "because",
    });
    expect(messages[3]).toEqual({ role: "tool", tool_call_id: "c1", content: '{"ok":true}' });
    expect(messages[4]).toEqual({ role: "assistant", content: "Done." });
  });

  it.each<[string, boolean]>([
    ["deepseek-v4-pro", false],
    ["qwen-plus", true],
    ["gpt-4.1", true],
  ])("gives %s none when it thinks: %s", async (model, thinking) => {
    const { body } = await sent(model, { messages: loop, ...(model === "gpt-4.1" ? {} : { thinking }) });
    expect(JSON.stringify(body.messages)).not.toContain("reasoning_content");
  });

  it("sends images as parts to models that read them, and strings to all others", async () => {
    const messages: ModelMessage[] = [
      { role: "user", content: "What is this?", images: [{ url: "https://files.example.com/a.png" }] },
    ];
    const parts = [
      { type: "text", text: "What is this?" },
      { type: "image_url", image_url: { url: "https://files.example.com/a.png" } },
    ];
    expect((await sent("qwen3.7-plus", { messages, needs: { tools: false, vision: true } })).body.messages).toEqual([
      { role: "user", content: parts },
    ]);
    // Images of earlier turns do not make a model without eyes refuse this one.
    for (const model of ["deepseek-v4-pro", "qwen-flash"])
      expect((await sent(model, { messages })).body.messages).toEqual([{ role: "user", content: "What is this?" }]);
    expect((await sent("qwen3.7-plus", { messages: [{ role: "user", content: "plain" }] })).body.messages).toEqual([
      { role: "user", content: "plain" },
    ]);
  });
});
