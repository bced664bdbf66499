import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { agents } from "../../../generated/contract/agents.ts";
import { ApiError, type AccordClient, type CreateRunData } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { atEnd } from "../../_kit/at-end.ts";

let app: TestApp;
let alice: AccordClient;
let token: string;
let redis: Redis;

beforeAll(async () => {
  // A numbered database of its own: other tests leave their keys elsewhere.
  const redisUrl = `${inject("services").redisUrl}/9`;
  app = await testApp({ redisUrl, env: { ACCORD_RUNS_PER_USER: "0" } });
  alice = await app.as("alice");
  token = await app.auth.mintUserToken("alice");
  redis = new Redis(redisUrl);
  atEnd(() => redis.disconnect());
});

type Body = CreateRunData["body"];
type Json = Record<string, unknown>;

const example: Body = {
  threadId: "550e8400-e29b-41d4-a716-446655440000",
  runId: "run-001",
  state: {},
  messages: [{ id: "msg-001", role: "user", content: "帮我查一下北京今天的天气" }],
  tools: [],
  context: [],
  forwardedProps: { agent_type: "worker" },
};

const anew = (change: Partial<Body> = {}): Body => ({ ...example, threadId: randomUUID(), ...change });
const saying = (content: string | Json[]): Body["messages"] => [
  { id: "msg-001", role: "user", content } as Body["messages"][0],
];

/** A body as it is, past the types and past the SDK. */
async function post(body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: Json }> {
  const text = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  const response = await app.request("/api/v1/agent/runs", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    body: text as string,
  });
  return { status: response.status, body: (await response.json()) as Json };
}

async function traces(): Promise<unknown> {
  const [rows] = await app.database.sql`
    select (select count(*) from threads) as threads, (select count(*) from runs) as runs,
      (select count(*) from messages) as messages,
      (select count(*) from run_events) as events, (select count(*) from model_calls) as calls,
      (select count(*) from tool_calls) as tools`;
  return { ...rows, keys: await redis.dbsize() };
}

const rowOf = async (taskId: unknown): Promise<Json> =>
  (
    await app.database.sql`
  select runs.*, m.content, m.wire_id, m.metadata, m.visibility_mask, m.role, m.seq::int
  from runs
  join messages m on m.task_id = runs.id
  where runs.id = ${taskId as string}`
  )[0] as Json;

describe("G015, G029: the examples that clients were built against", () => {
  it("are accepted unchanged, with exactly four fields in the answer", async () => {
    const answers = [
      await post(example),
      await post({
        ...example,
        runId: "run-003",
        messages: saying("北京天气怎么样?"),
        tools: [
          {
            name: "get_weather",
            description: "获取指定城市的天气信息",
            parameters: {
              type: "object",
              properties: { city: { type: "string", description: "城市名称" } },
              required: ["city"],
            },
          },
        ],
      }),
      await post({
        ...example,
        runId: "run-004",
        messages: saying("帮我明天早上9点创建一个日历"),
        forwardedProps: {
          agent_type: "worker",
          client_time: {
            device_timezone: "America/Los_Angeles",
            client_now_iso: "2026-03-16T09:12:33-07:00",
            client_epoch_ms: 1_773_658_353_000,
          },
        },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(answers.map(({ body }) => body)).toEqual(
      ["run-001", "run-003", "run-004"].map((runId, index) => ({
        taskId: expect.stringMatching(/^tsk_[0-9a-z]{26}$/) as string,
        threadId: example.threadId,
        runId,
        threadCreated: index === 0,
        runCreated: true,
        created: index === 0,
      })),
    );
  });

  it("but the one with an image, whose address we never issued", async () => {
    const image = {
      type: "binary",
      mimeType: "image/png",
      url: "https://storage.example.com/agent-inputs/user-123/image.png?signature=xxx",
    };
    const before = await traces();
    expect(
      await post(
        anew({ runId: "run-002", messages: saying([{ type: "text", text: "这张图片里的内容是什么?" }, image]) }),
      ),
    ).toMatchObject({ status: 403, body: { code: "ATTACHMENT_URL_INVALID" } });
    expect(await traces()).toEqual(before);
  });

  it("are typed in the SDK, for the request, the answer and the refusal", async () => {
    const { taskId, created }: { taskId: string; created: boolean } = await alice.createRun({ body: anew() });
    expect([taskId.startsWith("tsk_"), created]).toEqual([true, true]);
    const refusal = await alice.createRun({ body: anew({ runId: "r".repeat(129) }) }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 422, code: "INVALID_RUN_INPUT" });
  });
});

it("a client that cannot read the answer starts nothing", async () => {
  const before = await traces();
  expect(await post(anew(), { accept: "text/html" })).toMatchObject({ status: 406, body: { code: "NOT_ACCEPTABLE" } });
  expect(await traces()).toEqual(before);
});

describe("the zone of a user who has named none", () => {
  const onDevice = (device_timezone: string) =>
    anew({
      forwardedProps: {
        agent_type: "worker",
        client_time: { device_timezone, client_now_iso: "2026-03-16T09:12:33Z", client_epoch_ms: 0 },
      },
    });

  it("is that of the first device, and stays", async () => {
    const carol = await app.as("carol");
    await carol.createRun({ body: anew() });
    expect((await carol.getMe()).timezone).toBe("UTC");
    await carol.createRun({ body: onDevice("Japan") });
    expect((await carol.getMe()).timezone).toBe("Asia/Tokyo");
    await carol.createRun({ body: onDevice("Europe/Paris") });
    expect((await carol.getMe()).timezone).toBe("Asia/Tokyo");
  });

  it("is the one that a user has chosen, whatever a device says", async () => {
    const dave = await app.as("dave");
    await dave.updateMe({ body: { timezone: "Europe/Paris" } });
    await dave.createRun({ body: onDevice("Japan") });
    expect((await dave.getMe()).timezone).toBe("Europe/Paris");
  });
});

describe("what is kept", () => {
  it("is the text, the zone and clock of the device, the language, and what the client sent beside", async () => {
    const change = {
      state: { a: 1 },
      context: [{ description: "screen", value: "calendar" }],
      forwardedProps: {
        agent_type: "worker",
        client_time: { device_timezone: "us/pacific", client_now_iso: "2026-03-16T09:12:33-07:00", client_epoch_ms: 0 },
      },
    } as const;
    const { body } = await post(anew({ ...change, parentRunId: "run-000", context: [...change.context] }), {
      "accept-language": "fr;q=0.9, en",
      "x-request-id": "req-from-client",
    });
    expect(await rowOf(body["taskId"])).toMatchObject({
      run_id: "run-001",
      parent_run_id: "run-000",
      status: "ready",
      agent_type: "worker",
      runtime_mode: "chat",
      request_id: "req-from-client",
      locale: "zh-CN",
      timezone: "America/Los_Angeles",
      timezone_source: "device",
      client_now: new Date("2026-03-16T16:12:33Z"),
      input: { state: { a: 1 }, tools: [], context: change.context },
      role: "user",
      content: "帮我查一下北京今天的天气",
      wire_id: "msg-001",
      seq: 1000,
      visibility_mask: 3,
      metadata: {},
    });
  });

  it("is what the agent's configuration lets it read about (R15)", async () => {
    const { enabled_skills: skills } = await rowOf((await post(anew())).body["taskId"]);
    expect(skills).toEqual(agents.agents["worker"]?.enabled_skills);
  });

  it("G184: is the profile's zone without a device, and UTC without a profile", async () => {
    expect(await rowOf((await post(anew())).body["taskId"])).toMatchObject({
      timezone: "Asia/Shanghai",
      timezone_source: "profile",
      client_now: null,
    });
    const { taskId } = await (await app.as("stranger")).createRun({ body: anew() });
    expect(await rowOf(taskId)).toMatchObject({ timezone: "UTC", timezone_source: "default", locale: "zh-CN" });
  });

  it("G021: is the same for a string and one text block; more blocks are more lines", async () => {
    const textOf = async (content: string | Json[]) =>
      (await rowOf((await post(anew({ messages: saying(content) }))).body["taskId"]))["content"];
    expect(await textOf([{ type: "text", text: " a\tb " }])).toBe(await textOf(" a\tb "));
    expect(
      await textOf([
        { type: "text", text: "a" },
        { type: "text", text: "b" },
      ]),
    ).toBe("a\nb");
  });

  it("G020: is the same in snake_case", async () => {
    const { threadId, runId, forwardedProps, ...rest } = anew();
    const first = await post({ thread_id: threadId, run_id: runId, forwarded_props: forwardedProps, ...rest });
    expect(first.body).toMatchObject({ threadId, runId, threadCreated: true, runCreated: true, created: true });
    expect((await post({ threadId, runId, forwardedProps, ...rest })).body).toEqual({
      ...first.body,
      runCreated: false,
    });
  });

  it.each(["tools", "context", "resume"])("is the same with null for %s, which may be absent", async (name) => {
    const { [name as "tools"]: _left, ...body } = anew();
    const first = await post({ ...body, [name]: null });
    expect(first).toMatchObject({ status: 202 });
    expect((await post(body)).body).toEqual({ ...first.body, runCreated: false });
  });

  it("G002: is one thread for upper and lower case", async () => {
    const body = anew();
    await post(body);
    expect((await post({ ...body, threadId: body.threadId.toUpperCase(), runId: "run-002" })).body).toMatchObject({
      threadId: body.threadId,
      created: false,
    });
  });

  it.each(["😀".repeat(128), "../../x?a=b#c", "'; drop table runs; --", "a\r\nid: 5", "run\u202e001", '{"a":1}'])(
    "may have %j for a run id, and finds it again",
    async (runId) => {
      const body = anew({ runId });
      expect((await post(body)).body).toMatchObject({ runId });
      expect((await alice.getRun({ path: { threadId: body.threadId }, query: { runId } })).runId).toBe(runId);
    },
  );
});

describe("G025: a refused request leaves nothing", () => {
  const with_ = (change: Json): Json => ({ ...anew(), ...change });
  const binary = { type: "binary", mimeType: "image/png", url: "https://files.example.com/a.png" };
  const clock = { device_timezone: "UTC", client_now_iso: "2026-03-16T09:12:33Z", client_epoch_ms: 0 };
  const timed = (change: Json): Json =>
    with_({ forwardedProps: { agent_type: "worker", client_time: { ...clock, ...change } } });

  it.each<[number, string, unknown]>([
    [413, "RunAgentInput payload exceeds size limit", JSON.stringify(anew()) + " ".repeat(262_144)],
    [422, "threadId must be a valid UUID", with_({ threadId: "x" })],
    [422, "runId exceeds length limit", with_({ runId: "" })],
    [
      422,
      "RunAgentInput.messages exceeds limit",
      with_({ messages: Array.from({ length: 201 }, () => saying("x")[0]) }),
    ],
    [422, "RunAgentInput user message text exceeds limit", with_({ messages: saying("x".repeat(10_001)) })],
    [422, "invalid RunAgentInput.forwardedProps", with_({ forwardedProps: {} })],
    [422, "invalid RunAgentInput.forwardedProps", with_({ forwardedProps: { agent_type: "memory" } })],
    [422, "invalid client_time.device_timezone", timed({ device_timezone: "GMT+8" })],
    [422, "invalid client_time.client_now_iso", timed({ client_now_iso: "2026-02-30T00:00:00Z" })],
    [422, "invalid client_time.client_epoch_ms", timed({ client_epoch_ms: "0" })],
    [
      422,
      "invalid client_time.client_epoch_ms",
      JSON.stringify(timed({})).replace('"client_epoch_ms":0', '"client_epoch_ms":1e400'),
    ],
    [422, "RunAgentInput.messages must contain exactly one user message", with_({ messages: [] })],
    [
      422,
      "RunAgentInput.messages[0].role must be user",
      with_({ messages: [{ id: "a", role: "assistant", content: "x" }, ...saying("x")] }),
    ],
    [
      422,
      "binary content requires image mimeType",
      with_({ messages: saying([{ ...binary, mimeType: "image/svg+xml" }]) }),
    ],
    [
      422,
      "binary content requires url",
      with_({ messages: saying([{ type: "binary", mimeType: "image/png", id: "a" }]) }),
    ],
    [422, "binary content data is not allowed", with_({ messages: saying([{ ...binary, data: "AA==" }]) })],
    [422, "Too many attachments", with_({ messages: saying([binary, binary, binary, binary]) })],
    [422, "invalid RunAgentInput", with_({ messages: [...saying("x"), { id: "r", role: "root", content: "x" }] })],
    [422, "invalid RunAgentInput", with_({ run_id: "another" })],
    [422, "invalid RunAgentInput", JSON.stringify(with_({ state: 1 })).replace('"state":1', '"state":{"a":-1e999}')],
  ])("%i %s", async (status, detail, body) => {
    const before = await traces();
    const answer = await post(body);
    expect(answer).toMatchObject({ status, body: { detail, status } });
    expect(await traces()).toEqual(before);
  });

  it.each<[number, string, Json]>([
    [
      404,
      "APPROVAL_NOT_FOUND",
      { resume: [{ interruptId: "apr_7f3", status: "resolved", payload: { approved: true } }] },
    ],
    [404, "ACTION_NOT_FOUND", { context: [{ description: "ui_action", value: '{"actionId":"act_03acc"}' }] }],
  ])("%i %s", async (status, code, change) => {
    const before = await traces();
    expect(await post(with_(change))).toMatchObject({ status, body: { code } });
    expect(await traces()).toEqual(before);
  });
});

describe("R12: the same run again", () => {
  it("G031: fifty at once are one run and one message, and so is one more", async () => {
    const body = anew();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body)));
    const started = answers.filter((answer) => answer.body["runCreated"] === true);
    expect(started).toHaveLength(1);
    const again = { ...started[0], body: { ...started[0]?.body, runCreated: false } };
    expect(answers.filter((answer) => answer !== started[0])).toEqual(Array.from({ length: 49 }, () => again));
    expect(await post(body)).toEqual(again);
    expect(again).toMatchObject({ status: 202, body: { threadCreated: true, created: true } });
    const [counted] = await app.database.sql`
        select (select count(*)::int from runs where thread_id = ${body.threadId}) as runs,
          (select count(*)::int from messages where thread_id = ${body.threadId}) as messages`;
    expect(counted).toEqual({ runs: 1, messages: 1 });
  });

  it("stays the same after its end", async () => {
    const body = anew();
    const first = await post(body);
    await alice.cancelRun({ path: { threadId: body.threadId }, body: { runId: body.runId } });
    expect(await post(body)).toEqual({ ...first, body: { ...first.body, runCreated: false } });
  });

  it("may differ in its clock, state, tools, other messages, spelling, and in how the text is packed", async () => {
    const body = anew();
    const { body: first } = await post(body);
    const again: Json[] = [
      { state: { b: 2 } },
      { tools: [{ name: "f", description: "", parameters: {} }] },
      { state: undefined, tools: undefined, context: undefined },
      { messages: saying([{ type: "text", text: "帮我查一下北京今天的天气" }]) },
      { messages: [...body.messages, { id: "s", role: "system", content: "x" }] },
      {
        forwardedProps: {
          agent_type: "worker",
          client_time: { device_timezone: "UTC", client_now_iso: "2026-03-16T09:12:33Z", client_epoch_ms: 0 },
        },
      },
      { threadId: body.threadId.toUpperCase() },
    ];
    for (const change of again)
      expect((await post({ ...body, ...change })).body).toEqual({ ...first, runCreated: false });
  });

  it.each<[string, Json]>([
    ["text", { messages: saying("something else") }],
    ["parent", { parentRunId: "run-000" }],
    ["context", { context: [{ description: "a", value: "b" }] }],
  ])("G032: is refused with another %s, and the first stays", async (_, change) => {
    const body = anew();
    const { body: first } = await post(body);
    expect(await post({ ...body, ...change })).toMatchObject({ status: 409, body: { code: "RUN_ID_REUSED" } });
    expect(await rowOf(first["taskId"])).toMatchObject({ content: "帮我查一下北京今天的天气", status: "ready" });
  });

  it("G033: is another run for another user", async () => {
    const body = anew();
    const [mine, hers] = [await alice.createRun({ body }), await (await app.as("bob")).createRun({ body })];
    expect(hers).toEqual({ ...mine, taskId: expect.not.stringContaining(mine.taskId) as string });
  });

  it("G030: fifty first runs make one thread", async () => {
    const { threadId } = anew();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => post({ ...anew(), threadId, runId: `run-${i}` })),
    );
    expect(answers.filter(({ body }) => body["created"] === true)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body["taskId"])).size).toBe(50);
  });
});

it("G034: an answer means that the run is in the database, and needs no Redis", async () => {
  const alone = await testApp({ redisUrl: "redis://127.0.0.1:1" });
  const { taskId } = await (await alone.as("alice")).createRun({ body: anew() });
  const rows = await alone.database.sql`select status from runs where id = ${taskId}`;
  expect([...rows]).toEqual([{ status: "ready" }]);
});
