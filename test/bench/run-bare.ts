import { H3, serve } from "h3";
import OpenAI from "openai";
import { projectCli } from "../../src/run/stages/prompts.ts";

/**
 * The named baseline: the same three model calls on the openai SDK and a tool in memory, streamed as SSE. Nothing is
 * checked, kept or resumable.
 */
const client = new OpenAI({ baseURL: process.env["ACCORD_MODEL_BASE_URL"] ?? "", apiKey: "bench", maxRetries: 0 });
const { name, description, parameters } = projectCli;
const tools = [
  { type: "function" as const, function: { name, description, parameters: parameters as Record<string, unknown> } },
];
const result = JSON.stringify({ module: "calendar", method: "read", data: { items: [], count: 0 } });

type Messages = OpenAI.ChatCompletionMessageParam[];

async function ask(messages: Messages, withTools: boolean) {
  const stream = await client.chat.completions.create({
    model: "bench",
    stream: true,
    stream_options: { include_usage: true },
    messages,
    ...(withTools ? { tools } : {}),
  });
  let text = "";
  let id = "";
  let args = "";
  for await (const { choices } of stream) {
    const delta = choices[0]?.delta;
    text += delta?.content ?? "";
    for (const call of delta?.tool_calls ?? []) {
      id ||= call.id ?? "";
      args += call.function?.arguments ?? "";
    }
  }
  return { text, id, args };
}

const app = new H3().post("/run", async (event) => {
  const { text } = (await event.req.json()) as { text: string };
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder();
      const send = (type: string, rest: object = {}) =>
        controller.enqueue(encoder.encode(`event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`));
      send("RUN_STARTED");
      const brief = await ask(
        [
          { role: "system", content: "Sort the message." },
          { role: "user", content: text },
        ],
        false,
      );
      const messages: Messages = [
        { role: "system", content: "Do the task." },
        { role: "user", content: `${text}\n${brief.text}` },
      ];
      for (let round = 0; round < 7; round++) {
        const reply = await ask(messages, true);
        if (reply.id === "") {
          send("TEXT_MESSAGE_END", JSON.parse(reply.text) as object);
          break;
        }
        send("TOOL_CALL_RESULT", { args: JSON.parse(reply.args) as object, content: result });
        messages.push(
          {
            role: "assistant",
            content: null,
            tool_calls: [{ id: reply.id, type: "function", function: { name, arguments: reply.args } }],
          },
          { role: "tool", tool_call_id: reply.id, content: result },
        );
      }
      send("RUN_FINISHED");
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
});
const server = serve(app, { port: 0, hostname: "127.0.0.1", silent: true });
await server.ready();
process.send?.({ url: server.url });
process.on("disconnect", () => process.exit());
