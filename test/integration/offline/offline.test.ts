import OpenAI, { APIUserAbortError, BadRequestError, NotFoundError } from "openai";
import type {
  ChatCompletionChunk,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from "openai/resources/chat/completions";
import { beforeAll, describe, expect, it } from "vitest";
import { startOffline } from "../../../src/offline/offline.ts";
import { atEnd } from "../../_kit/at-end.ts";

const model = "offline";
const worker: ChatCompletionMessageParam = {
  role: "system",
  content: "Your last message is one JSON object: status, answer, suggested_actions, error.",
};
const router: ChatCompletionMessageParam = {
  role: "system",
  content: "Describe the task in one JSON object: task, task_type, needs_tools.",
};
const ask = (text: string): ChatCompletionMessageParam => ({
  role: "user",
  content: `${text}\n\n[time] 2026-03-16T09:12:33-07:00 Monday, America/Los_Angeles (device)`,
});
const tools: ChatCompletionTool[] = [
  { type: "function", function: { name: "project_cli", parameters: { type: "object" } } },
];

let url: string;
let client: OpenAI;
beforeAll(async () => {
  const offline = await startOffline();
  atEnd(() => offline.close());
  url = offline.url;
  client = new OpenAI({ baseURL: url, apiKey: "offline", maxRetries: 0 });
});

async function collect(stream: AsyncIterable<ChatCompletionChunk>): Promise<ChatCompletionChunk[]> {
  const chunks: ChatCompletionChunk[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

describe("the offline model behind OpenAI's protocol", () => {
  it("writes a brief for the router", async () => {
    const { choices, usage } = await client.chat.completions.create({
      model,
      messages: [router, ask("Lunch with Grace tomorrow at noon")],
    });
    expect(choices[0]).toMatchObject({ finish_reason: "stop", message: { role: "assistant" } });
    expect(JSON.parse(choices[0]?.message.content ?? "")).toMatchObject({
      task_type: "calendar",
      needs_tools: true,
      language: "en",
      missing: [],
      entities: [
        { type: "time", value: "2026-03-17T12:00:00-07:00" },
        { type: "event", text: "Lunch with Grace" },
      ],
    });
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
  });

  it("calls the tool in pieces, and answers when it has the result", async () => {
    const messages: ChatCompletionMessageParam[] = [worker, ask("明天下午三点开产品会，在3号会议室")];
    const chunks = await collect(
      await client.chat.completions.create({
        model,
        messages,
        tools,
        stream: true,
        stream_options: { include_usage: true },
      }),
    );
    const deltas = chunks.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? []);
    const call = {
      id: deltas[0]?.id ?? "",
      name: deltas[0]?.function?.name,
      arguments: deltas.map((delta) => delta.function?.arguments ?? "").join(""),
    };
    expect(call.name).toBe("project_cli");
    expect(deltas.length).toBeGreaterThan(2);
    const envelope = JSON.parse(call.arguments) as { module: string; method: string; input: object };
    expect(envelope).toEqual({
      module: "calendar",
      method: "create",
      input: {
        title: "开产品会",
        start_at: "2026-03-17T15:00:00-07:00",
        event_timezone: "America/Los_Angeles",
        location: "3号会议室",
      },
    });
    expect(chunks.map(({ choices }) => choices[0]?.finish_reason).filter(Boolean)).toEqual(["tool_calls"]);
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: expect.any(Number) as number } });

    messages.push({
      role: "assistant",
      content: null,
      tool_calls: [{ id: call.id, type: "function", function: { name: "project_cli", arguments: call.arguments } }],
    });
    messages.push({
      role: "tool",
      tool_call_id: call.id,
      content: JSON.stringify({
        module: "calendar",
        method: "create",
        data: { id: "evt_1", title: "开产品会", startAt: "2026-03-17T15:00:00-07:00", outcome: "created" },
      }),
    });
    const answer = await collect(await client.chat.completions.create({ model, messages, tools, stream: true }));
    const texts = answer.map(({ choices }) => choices[0]?.delta.content ?? "").filter((text) => text !== "");
    expect(texts.length).toBeGreaterThan(1);
    expect(JSON.parse(texts.join(""))).toMatchObject({
      status: "success",
      answer: "已添加「开产品会」，3月17日（周二） 15:00。地点：3号会议室。",
      error: null,
    });
    // Usage comes only to those who asked for it.
    expect(answer.every(({ usage }) => usage === undefined || usage === null)).toBe(true);
  });

  it("lives through a client that leaves in the middle", async () => {
    const leaving = new AbortController();
    const stream = await client.chat.completions.create(
      { model, messages: [worker, ask("help")], stream: true },
      { signal: leaving.signal },
    );
    const first = await stream[Symbol.asyncIterator]().next();
    expect(first.done).toBe(false);
    leaving.abort();
    await expect(
      client.chat.completions.create({ model, messages: [worker, ask("help")] }, { signal: leaving.signal }),
    ).rejects.toBeInstanceOf(APIUserAbortError);
    const { choices } = await client.chat.completions.create({ model, messages: [worker, ask("help")] });
    expect(choices[0]?.message.content).toContain("ACCORD_MODEL_BASE_URL");
  });

  it("lists itself as the one model", async () => {
    const { data } = await client.models.list();
    expect(data.map(({ id }) => id)).toEqual([model]);
  });

  it("refuses what it cannot read, in OpenAI's form", async () => {
    await expect(client.chat.completions.create({ model, messages: [] })).rejects.toBeInstanceOf(BadRequestError);
    await expect(client.embeddings.create({ model, input: "x" })).rejects.toBeInstanceOf(NotFoundError);
    const notJson = await fetch(`${url}/chat/completions`, { method: "POST", body: "{" });
    expect([notJson.status, await notJson.json()]).toEqual([
      400,
      { error: { message: "The body is not valid JSON.", type: "invalid_request_error", param: null, code: null } },
    ]);
    const wrongMethod = await fetch(`${url}/chat/completions`);
    expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("answers people at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const { choices } = await client.chat.completions.create({
          model,
          messages: [router, ask(i % 2 === 0 ? "你好" : "What's next?")],
        });
        return (JSON.parse(choices[0]?.message.content ?? "{}") as { task_type?: string }).task_type;
      }),
    );
    expect(answers).toEqual(answers.map((_, i) => (i % 2 === 0 ? "chat" : "calendar")));
  });

  it("is reached from this machine only, and is gone when closed", async () => {
    const other = await startOffline();
    expect(new URL(other.url)).toMatchObject({ hostname: "127.0.0.1", pathname: "/v1" });
    await other.close();
    await expect(fetch(`${other.url}/models`)).rejects.toThrow();
  });
});
