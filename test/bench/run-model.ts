import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A model that answers at once, or after BENCH_MODEL_MS: a brief when it has no tools, a calendar.read when it has
 * seen no result, an answer when it has. The streams are made beforehand, so that next to nothing of what is measured
 * is this.
 */
const chunk = (choice: object, rest: object = {}) =>
  `data: ${JSON.stringify({ id: "chatcmpl-bench", object: "chat.completion.chunk", created: 1, model: "bench", choices: [{ index: 0, ...choice }], ...rest })}\n\n`;
const usage = `data: ${JSON.stringify({ id: "chatcmpl-bench", object: "chat.completion.chunk", created: 1, model: "bench", choices: [], usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960, prompt_tokens_details: { cached_tokens: 512 } } })}\n\n`;
const finish = (reason: string) => `${chunk({ delta: {}, finish_reason: reason })}${usage}data: [DONE]\n\n`;
const say = (text: string) =>
  (text.match(/.{1,24}/gs) ?? [])
    .map((piece) => chunk({ delta: { role: "assistant", content: piece }, finish_reason: null }))
    .join("") + finish("stop");

const brief = say(
  JSON.stringify({
    task: "List the events of 2026-04-21",
    task_type: "calendar",
    modules: ["calendar"],
    language: "en",
    needs_tools: true,
    entities: [],
    missing: [],
    confidence: 0.95,
  }),
);
const answer = say(
  JSON.stringify({
    status: "success",
    answer: "You have nothing planned on Tuesday, 21 April 2026.",
    suggested_actions: [],
    error: null,
  }),
);
const call = JSON.stringify({ module: "calendar", method: "read", input: { mode: "day", date: "2026-04-21" } });
const toCall = () => {
  const id = `call_${Math.random().toString(36).slice(2)}`;
  const pieces = [
    { id, type: "function", function: { name: "project_cli", arguments: call.slice(0, 40) } },
    { function: { arguments: call.slice(40) } },
  ];
  return (
    pieces.map((piece) => chunk({ delta: { tool_calls: [{ index: 0, ...piece }] }, finish_reason: null })).join("") +
    finish("tool_calls")
  );
};

const takesMs = Number(process.env["BENCH_MODEL_MS"] ?? 0);

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (data: Buffer) => chunks.push(data));
  request.on("end", () => {
    const body = Buffer.concat(chunks);
    const stream = !body.includes('"tools":') ? brief : body.includes('"role":"tool"') ? answer : toCall();
    const tell = () => response.writeHead(200, { "content-type": "text/event-stream" }).end(stream);
    // A timer of 0 ms takes more than one.
    if (takesMs > 0) setTimeout(tell, takesMs);
    else tell();
  });
});
server.listen(0, "127.0.0.1", () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }),
);
process.on("disconnect", () => process.exit());
