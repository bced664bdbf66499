import OpenAI from "openai";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import openapi from "../../../generated/openapi.json" with { type: "json" };
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { hold } from "../../_kit/model-answers.ts";
import { obedient } from "../../_kit/obedient-model.ts";
import { answer, brief, callTool, refuse } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";
import { differences, shapeOf } from "../../contract/_shape.ts";
import { storeEvent } from "../approval/_waiting.ts";

let talk: Conversation;
let client: OpenAI;
let isObedient = false;
const ask = (content: string) => ({ model: "worker", messages: [{ role: "user" as const, content }] });
const withToken = (apiKey: string) => new OpenAI({ baseURL: `${talk.app.url}/v1`, apiKey });
/** What the answer says of the run behind it. */
const runOf = (value: object) =>
  (value as { accord: { thread_id: string; run_id: string; status: string; interrupt_id?: string } }).accord;

/** Everything that the document's example has, the answer has as well; the mock answers with the example. */
function expectShape(path: "/v1/chat/completions" | "/v1/responses", answered: object): void {
  const { answer: example } = openapi.paths[path].post.responses["200"].content["application/json"].examples;
  expect(differences(shapeOf(example.value), shapeOf(answered))).toEqual([]);
}

beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  talk.model.when((request) => (isObedient ? obedient(request) : undefined));
  client = withToken(await talk.app.auth.mintUserToken("alice"));
});
beforeEach(() => {
  isObedient = false;
});

it("lists the agents as models", async () => {
  const ids: string[] = [];
  for await (const { id } of client.models.list()) ids.push(id);
  const { agents } = await (await talk.app.as("alice")).listAgents();
  expect(ids).toEqual(agents.map(({ agent_type: type }) => type));
});

describe("chat completions", () => {
  it("answers with what an ordinary run says, and its usage", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Nothing is planned." }));
    const done = await client.chat.completions.create({ ...ask("What is there?"), temperature: 0.2, user: "x" });
    expect(done.choices).toMatchObject([{ message: { content: "Nothing is planned." }, finish_reason: "stop" }]);
    expect(done.usage?.total_tokens).toBe((done.usage?.prompt_tokens ?? 0) + (done.usage?.completion_tokens ?? 0));
    expect(done.usage?.total_tokens).toBeGreaterThan(0);
    expectShape("/v1/chat/completions", done);
    const { thread_id: threadId, run_id: runId } = runOf(done);
    const run = await (await talk.app.as("alice")).getRun({ path: { threadId }, query: { runId } });
    expect(run).toMatchObject({
      status: "finished",
      runtime_mode: "chat",
      usage: { totalTokens: done.usage?.total_tokens },
    });
  });

  it("streams the answer, with its usage if asked for", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "One, two, three." }));
    const stream = await client.chat.completions.create({
      ...ask("Count"),
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("")).toBe("One, two, three.");
    expect(chunks.flatMap(({ choices }) => choices[0]?.finish_reason ?? [])).toEqual(["stop"]);
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
    expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
  });

  it("goes on with a thread that it is given, and tells the models what was said before where it is given none", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Noted." }));
    const first = await client.chat.completions.create(ask("My dog is called Momo."));
    const { thread_id: threadId } = runOf(first);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Momo." }));
    const next = await client.chat.completions.create({
      ...ask("What is it called?"),
      metadata: { thread_id: threadId },
    });
    expect(runOf(next).thread_id).toBe(threadId);
    const { messages } = await (await talk.app.as("alice")).getHistory({ query: { threadId } });
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Bello." }));
    const apart = await client.chat.completions.create({
      model: "worker",
      messages: [
        { role: "system", content: "Be kind to dogs." },
        { role: "user", content: "My cat is called Bello." },
        { role: "assistant", content: "Noted." },
        { role: "user", content: [{ type: "text", text: "And what is it called?" }] },
      ],
    });
    expect(runOf(apart).thread_id).not.toBe(threadId);
    const told = JSON.stringify(talk.model.journal.at(-1)?.body.messages);
    expect(told).toContain("My cat is called Bello.");
    expect(told).not.toContain("Momo");
  });

  it("starts one run for one Idempotency-Key", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Once." }));
    const options = { headers: { "Idempotency-Key": "the same" } };
    const first = await client.chat.completions.create(ask("Do it"), options);
    const again = await client.chat.completions.create(ask("Do it"), options);
    expect([again.id, again.choices[0]?.message.content]).toEqual([first.id, "Once."]);
  });

  it("says what waits for the user, which words in a chat do not decide", async () => {
    const alice = await talk.app.as("alice");
    const { id } = await alice.getMe();
    const eventId = await storeEvent(talk.app, id, "Dentist");
    talk.model.next(
      brief({ intents: ["calendar.delete"] }),
      callTool("calendar.delete", { event_id: eventId, event_timezone: "UTC" }),
    );
    const asked = await client.chat.completions.create(ask("Cancel the dentist"));
    const { status, interrupt_id: approvalId = "", thread_id: threadId } = runOf(asked);
    expect([status, approvalId.slice(0, 4)]).toEqual(["interrupted", "apr_"]);
    expect(asked.choices[0]?.message.content).toContain(`→ ${approvalId}: ${talk.app.url}/#/waiting`);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "It waits." }));
    await client.chat.completions.create({ ...ask("yes, approve"), metadata: { thread_id: threadId } });
    const { items } = await alice.listApprovals({});
    expect(items.map((item) => item.id)).toContain(approvalId);
    talk.model.next(answer({ answer: "Done." }));
    expect(await alice.decide(approvalId, "approve")).toMatchObject({ status: "finished", answer: "Done." });
  });

  it("does what a stand-in for a model is asked for, streaming", async () => {
    isObedient = true;
    const { id } = await (await talk.app.as("alice")).getMe();
    await storeEvent(talk.app, id, "看牙医");
    const stream = await client.chat.completions.create({ ...ask("Cancel 看牙医"), stream: true });
    let [text, run]: [string, ReturnType<typeof runOf> | undefined] = ["", undefined];
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      run = runOf(chunk) ?? run;
    }
    expect(run?.status).toBe("interrupted");
    expect(text).toContain(`→ ${run?.interrupt_id}`);
  });

  it("goes on when the client leaves, and what it has said is in the thread", async () => {
    const stop = hold({ after: 1 });
    talk.model.next(brief({ needs_tools: false }), {
      ...answer({ answer: "A long answer that nobody waits for." }),
      hold: stop,
    });
    const thread = crypto.randomUUID();
    const leave = new AbortController();
    const asked = client.chat.completions.create(
      { ...ask("Talk"), metadata: { thread_id: thread } },
      { signal: leave.signal },
    );
    await stop.reached;
    leave.abort();
    await expect(asked).rejects.toThrow("aborted");
    stop.release();
    const alice = await talk.app.as("alice");
    await until(async () => (await alice.getThread({ path: { threadId: thread } })).state === "finished", "its end");
  });

  it("tells of a run that failed, and asks for no second one", async () => {
    talk.model.next(refuse(401), refuse(401));
    const before = talk.model.journal.length;
    await expect(client.chat.completions.create(ask("hello"))).rejects.toMatchObject({
      status: 502,
      code: "RUN_FAILED",
      type: "server_error",
    });
    const stream = await client.chat.completions.create({ ...ask("hello"), stream: true });
    const read = async () => {
      for await (const _ of stream);
    };
    await expect(read()).rejects.toMatchObject({ code: "MODEL_REFUSED" });
    expect(talk.model.journal.length - before).toBe(2);
  });

  it.each([
    ["a token of nobody", {}, { status: 401, code: "UNAUTHENTICATED", type: "authentication_error" }, "wrong"],
    ["an agent that is not there", { model: "gpt-5" }, { status: 404, code: "MODEL_NOT_FOUND", param: "model" }],
    ["an agent for jobs only", { model: "memory" }, { status: 404, code: "MODEL_NOT_FOUND" }],
    ["several answers", { n: 2 }, { status: 400, code: "PARAMETER_NOT_SUPPORTED", param: "n" }],
    [
      "tools of the client",
      { tools: [{ type: "function", function: { name: "x", parameters: {} } }] },
      { status: 400, param: "tools" },
    ],
    ["another form than text", { response_format: { type: "json_object" } }, { status: 400, param: "response_format" }],
    ["a last word of the assistant's", { messages: [{ role: "assistant", content: "x" }] }, { status: 400 }],
    [
      "an image",
      { messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "https://x.test/a.png" } }] }] },
      { status: 400, param: "messages" },
    ],
    ["no messages", { messages: [] }, { status: 422, code: "VALIDATION_FAILED", type: "invalid_request_error" }],
    ["more than a run may say", { messages: [{ role: "user", content: "x".repeat(300_000) }] }, { status: 422 }],
    ["a thread without an id", { metadata: { thread_id: "mine" } }, { status: 422 }],
  ])("refuses %s in the words of OpenAI's API, and begins nothing", async (_, given, expected, token?: string) => {
    const { items: before } = await (await talk.app.as("alice")).listThreads();
    const asking = token === undefined ? client : withToken(token);
    await expect(asking.chat.completions.create({ ...ask("hi"), ...given } as never)).rejects.toMatchObject(expected);
    expect((await (await talk.app.as("alice")).listThreads()).items).toHaveLength(before.length);
  });
});

describe("responses", () => {
  it("answers, and goes on with the thread of an earlier one", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Nothing." }));
    const first = await client.responses.create({
      model: "worker",
      input: "What is there?",
      instructions: "Be short.",
    });
    expect([first.status, first.output_text]).toEqual(["completed", "Nothing."]);
    expectShape("/v1/responses", first);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Still nothing." }));
    const next = await client.responses.create({
      model: "worker",
      previous_response_id: first.id,
      input: [{ role: "user", content: [{ type: "input_text", text: "And now?" }] }],
    });
    expect([next.output_text, next.previous_response_id]).toEqual(["Still nothing.", first.id]);
    expect(runOf(next).thread_id).toBe(runOf(first).thread_id);
  });

  it("streams the events of that API", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "One, two." }));
    const stream = client.responses.stream({ model: "worker", input: "Count" });
    const types: string[] = [];
    for await (const { type } of stream) types.push(type);
    expect((await stream.finalResponse()).output_text).toBe("One, two.");
    expect([...new Set(types)]).toEqual([
      "response.created",
      "response.in_progress",
      "response.output_item.added",
      "response.content_part.added",
      "response.output_text.delta",
      "response.output_text.done",
      "response.content_part.done",
      "response.output_item.done",
      "response.completed",
    ]);
  });

  it.each(["resp_nothing", `resp_${"0".repeat(32)}_openai-x`])("does not begin a thread for %s", async (id) => {
    const asked = client.responses.create({ model: "worker", input: "hi", previous_response_id: id });
    await expect(asked).rejects.toMatchObject({ status: 404, code: "RUN_NOT_FOUND" });
  });

  it("gives nobody the thread of somebody else's response", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Mine." }));
    const mine = await client.responses.create({ model: "worker", input: "hello" });
    const bob = withToken(await talk.app.auth.mintUserToken("bob"));
    const asked = bob.responses.create({ model: "worker", input: "hello", previous_response_id: mine.id });
    await expect(asked).rejects.toMatchObject({ status: 404, code: "RUN_NOT_FOUND" });
  });
});
