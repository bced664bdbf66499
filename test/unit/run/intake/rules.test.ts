import { describe, expect, it } from "vitest";
import { binary, clock, props, refusal, runInput, text, threadId, user, verdict } from "../_input.ts";

const others = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `m${i}`, role: "assistant", content: "x" }));
const emoji = "😀";

const noUuid = "threadId must be a valid UUID";
const runIdLimit = "runId exceeds length limit";
const messagesLimit = "RunAgentInput.messages exceeds limit";
const textLimit = "RunAgentInput user message text exceeds limit";
const wrongProps = "invalid RunAgentInput.forwardedProps";
const oneUser = "RunAgentInput.messages must contain exactly one user message";
const userFirst = "RunAgentInput.messages[0].role must be user";
const noImage = "binary content requires image mimeType";
const noUrl = "binary content requires url";
const noData = "binary content data is not allowed";
const tooMany = "Too many attachments";
const schema = "invalid RunAgentInput";

/** Expectation, then bodies by what is special about them. */
const cases: Record<string, [string, string, Record<string, unknown>][]> = {
  "G002: threadId": [
    ["is a UUID", "accepted", {}],
    ["in upper case", "accepted", { threadId: threadId.toUpperCase() }],
    ["x", noUuid, { threadId: "x" }],
    ["empty", noUuid, { threadId: "" }],
    ["without hyphens", noUuid, { threadId: threadId.replaceAll("-", "") }],
    ["in braces", noUuid, { threadId: `{${threadId}}` }],
    ["as a URN", noUuid, { threadId: `urn:uuid:${threadId}` }],
    ["37 characters long", noUuid, { threadId: `${threadId}0` }],
    ["with a line break behind", noUuid, { threadId: `${threadId}\n` }],
    ["with other digits", noUuid, { threadId: threadId.replaceAll("0", "０") }],
    ["null", noUuid, { threadId: null }],
    ["a number", noUuid, { threadId: 5 }],
    ["a list", noUuid, { threadId: [threadId] }],
    ["absent", noUuid, { threadId: undefined }],
  ],
  "G003: runId": [
    ["of 128", "accepted", { runId: "r".repeat(128) }],
    ["of 129", runIdLimit, { runId: "r".repeat(129) }],
    ["of 128 astral characters", "accepted", { runId: emoji.repeat(128) }],
    ["of 129 astral characters", runIdLimit, { runId: emoji.repeat(129) }],
    ["empty", runIdLimit, { runId: "" }],
    ["of anything", "accepted", { runId: "../%00/\n\"'<run>" }],
    ["null", schema, { runId: null }],
    ["a number", schema, { runId: 1 }],
    ["absent", schema, { runId: undefined }],
  ],
  "G004: messages": [
    ["200", "accepted", { messages: [user("x"), ...others(199)] }],
    ["201", messagesLimit, { messages: [user("x"), ...others(200)] }],
    ["201 without a user", messagesLimit, { messages: others(201) }],
    ["none", oneUser, { messages: [] }],
    ["absent", schema, { messages: undefined }],
    ["null", schema, { messages: null }],
    ["an object", schema, { messages: { 0: user("x") } }],
    ["with null among them", schema, { messages: [user("x"), null] }],
  ],
  "G005, G006: users": [
    ["none", oneUser, { messages: others(1) }],
    ["two", oneUser, { messages: [user("a"), user("b")] }],
    ["two, the first later", oneUser, { messages: [...others(1), user("a"), user("b")] }],
    ["one in front of 199", "accepted", { messages: [user("a"), ...others(199)] }],
    ["one behind", userFirst, { messages: [...others(1), user("a")] }],
    ["one behind nothing", userFirst, { messages: [null, user("a")] }],
  ],
  "G007: text": [
    ["of 10,000", "accepted", { messages: [user("x".repeat(10_000))] }],
    ["of 10,001", textLimit, { messages: [user("x".repeat(10_001))] }],
    ["of 10,000 emoji", "accepted", { messages: [user(emoji.repeat(10_000))] }],
    ["of 10,001 emoji", textLimit, { messages: [user(emoji.repeat(10_001))] }],
    ["in two blocks of 5,000", "accepted", { messages: [user([text("x".repeat(5000)), text("x".repeat(5000))])] }],
    ["in two blocks of 5,001", textLimit, { messages: [user([text("x".repeat(5001)), text("x".repeat(5001))])] }],
    [
      "of others may be longer",
      "accepted",
      { messages: [user("x"), { id: "m", role: "system", content: "x".repeat(10_001) }] },
    ],
    ["empty", "accepted", { messages: [user("")] }],
    ["a number", schema, { messages: [user(5)] }],
    ["a block without text", schema, { messages: [user([{ type: "text" }])] }],
    ["a block of another type", schema, { messages: [user([{ type: "image", text: "x" }])] }],
  ],
  "G008-G011: forwardedProps": [
    ["absent", wrongProps, { forwardedProps: undefined }],
    ["null", wrongProps, { forwardedProps: null }],
    ["text", wrongProps, { forwardedProps: "worker" }],
    ["a list", wrongProps, { forwardedProps: [{ agent_type: "worker" }] }],
    ["empty", wrongProps, { forwardedProps: {} }],
    ...[
      null,
      "nope",
      "Worker",
      "WORKER",
      " worker",
      "worker ",
      "",
      ["worker"],
      5,
      true,
      { worker: 1 },
      "__proto__",
      "constructor",
      "toString",
      "hasOwnProperty",
      "memory",
      "MEMORY",
      "memory ",
    ].map((type): [string, string, Record<string, unknown>] => [
      `agent_type ${JSON.stringify(type)}`,
      wrongProps,
      props({ agent_type: type }),
    ]),
    ...["user_id", "model", "enabled_skills", "agentType", "clientTime", "constructor"].map(
      (key): [string, string, Record<string, unknown>] => [`with ${key}`, wrongProps, props({ [key]: "x" })],
    ),
    ["with client_time null", wrongProps, props({ client_time: null })],
    ["with client_time a list", wrongProps, props({ client_time: [] })],
    ["with client_time and more in it", wrongProps, props({ client_time: clock({ locale: "en" }) })],
  ],
  "G016: the type of an image": [
    ...[
      "text/html",
      "image",
      "image/",
      "imagex/png",
      "application/pdf",
      "image/svg+xml",
      "IMAGE/SVG+XML",
      "image/png; charset=x",
      "image/png\n",
      " image/png",
      "image/a/b",
      "",
      null,
      5,
      ["image/png"],
    ].map((mimeType): [string, string, Record<string, unknown>] => [
      JSON.stringify(mimeType),
      noImage,
      { messages: [user([binary({ mimeType })])] },
    ]),
    ["absent", noImage, { messages: [user([{ type: "binary", url: "https://files.example.com/a.png" }])] }],
    ["one of four", "accepted", { messages: [user([binary({ mimeType: "image/webp" })])] }],
    ["one that is not kept", schema, { messages: [user([binary({ mimeType: "image/tiff" })])] }],
    ["wrong in the second block", noImage, { messages: [user([binary(), binary({ mimeType: "a/b" })])] }],
  ],
  "G017, G018: the address of an image": [
    ["only an id", noUrl, { messages: [user([{ type: "binary", mimeType: "image/png", id: "a" }])] }],
    ["only a filename", noUrl, { messages: [user([{ type: "binary", mimeType: "image/png", filename: "a.png" }])] }],
    ["empty", noUrl, { messages: [user([binary({ url: "" })])] }],
    ["null", noUrl, { messages: [user([binary({ url: null })])] }],
    ["data beside it", noData, { messages: [user([binary({ data: "AAAA" })])] }],
    ["empty data beside it", noData, { messages: [user([binary({ data: "" })])] }],
    [
      "data instead of it",
      `${noUrl}; ${noData}`,
      { messages: [user([{ type: "binary", mimeType: "image/png", data: "AAAA" }])] },
    ],
    ["no address at all", schema, { messages: [user([binary({ url: "javascript:alert(1)" })])] }],
  ],
  "G019: attachments": [
    ["three", "accepted", { messages: [user([binary(), binary(), binary()])] }],
    [
      "four, two of them the same",
      tooMany,
      {
        messages: [
          user([
            binary(),
            binary(),
            binary({ url: "https://files.example.com/b.png" }),
            binary({ url: "https://files.example.com/c.png" }),
          ]),
        ],
      },
    ],
  ],
  "G022: roles": [
    ["developer", "accepted", { messages: [user("x"), { id: "d", role: "developer", content: "x" }] }],
    ["system", "accepted", { messages: [user("x"), { id: "s", role: "system", content: "x" }] }],
    [
      "assistant",
      "accepted",
      {
        messages: [
          user("x"),
          {
            id: "a",
            role: "assistant",
            content: null,
            toolCalls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" } }],
          },
        ],
      },
    ],
    ["tool", "accepted", { messages: [user("x"), { id: "t", role: "tool", content: "x", toolCallId: "c" }] }],
    ["reasoning", "accepted", { messages: [user("x"), { id: "r", role: "reasoning", content: "x" }] }],
    [
      "activity",
      "accepted",
      { messages: [user("x"), { id: "y", role: "activity", activityType: "a", content: { a: 1 } }] },
    ],
    ["root", schema, { messages: [user("x"), { id: "r", role: "root", content: "x" }] }],
    ["User", oneUser, { messages: [{ id: "u", role: "User", content: "x" }] }],
  ],
  "the schema": [
    ["an unknown field", schema, { userId: "u" }],
    ["parentRunId null", schema, { parentRunId: null }],
    ["tools an object", schema, { tools: {} }],
    ["a context without value", schema, { context: [{ description: "x" }] }],
    [
      "two decisions",
      schema,
      {
        resume: [
          { interruptId: "apr_1", status: "resolved" },
          { interruptId: "apr_2", status: "resolved" },
        ],
      },
    ],
    ["state of any kind", "accepted", { state: [null, { a: "b" }] }],
  ],
};

describe.each(Object.entries(cases))("%s", (_, rows) => {
  it.each(rows)("%s", (_name, expected, change) => {
    expect(verdict(runInput(change))).toBe(expected);
  });
});

describe("R18: the order of the rules", () => {
  // Each entry breaks one row; together they break all rows from theirs on.
  const breaks: [string, (body: Record<string, unknown>) => void][] = [
    [noUuid, (body) => (body["threadId"] = "x")],
    [runIdLimit, (body) => (body["runId"] = "r".repeat(129))],
    [messagesLimit, (body) => (body["messages"] as unknown[]).push(...others(200))],
    [textLimit, (body) => (((body["messages"] as Record<string, unknown>[])[1] ?? {})["content"] = "x".repeat(10_001))],
    [wrongProps, (body) => (body["forwardedProps"] = { agent_type: "memory" })],
    [oneUser, (body) => (body["messages"] as unknown[]).splice(1, 0, user("x"))],
    [userFirst, (body) => (body["messages"] as unknown[]).unshift(...others(1))],
  ];

  it.each(breaks.map(([message], index) => [message, index] as const))(
    "%s comes before what follows it",
    (message, from) => {
      const body = runInput({ messages: [user([binary({ mimeType: "a/b" })])], unknown: true });
      for (const [, change] of breaks.slice(from).reverse()) change(body);
      expect(verdict(body)).toBe(message);
    },
  );

  it("image, address, data, count", () => {
    const four = (change: Record<string, unknown>) =>
      verdict(runInput({ messages: [user(Array.from({ length: 4 }, () => binary(change)))] }));
    expect(four({ mimeType: "a/b", url: "", data: "x" })).toBe(noImage);
    expect(four({ url: "" })).toBe(noUrl);
    expect(four({ data: "x" })).toBe(noData);
    expect(four({})).toBe(tooMany);
  });

  it("agent_type comes before client_time, whose rows stand in their order, before the users", () => {
    const bad = { device_timezone: "x", client_now_iso: "x", client_epoch_ms: "x" };
    const body = (forwardedProps: unknown) => verdict(runInput({ messages: [], forwardedProps }));
    expect(body({ agent_type: "x", client_time: bad })).toBe(wrongProps);
    expect(body({ agent_type: "worker", client_time: bad })).toBe("invalid client_time.device_timezone");
    expect(body({ agent_type: "worker", client_time: { ...bad, device_timezone: "UTC" } })).toBe(
      "invalid client_time.client_now_iso",
    );
    expect(body({ agent_type: "worker", client_time: clock({ client_epoch_ms: "x" }) })).toBe(
      "invalid client_time.client_epoch_ms",
    );
    expect(body({ agent_type: "worker", client_time: clock() })).toBe(oneUser);
  });
});

describe("what is refused", () => {
  it("names the code, and the fields when the schema refused", () => {
    expect(refusal(runInput({ threadId: 5 }))).toMatchObject({ code: "INVALID_RUN_INPUT", status: 422, data: {} });
    expect(refusal(runInput({ runId: undefined, extra: 1 }))?.data).toEqual({
      errors: expect.arrayContaining([{ path: "/runId", message: "is required" }]) as unknown,
    });
  });

  it.each([[null], [[]], ["text"], [5], [true]])("includes %j for a body", (body) => {
    expect(verdict(body)).toBe(schema);
  });

  it("includes numbers that could not be kept", () => {
    const body = { ...runInput(), state: { a: [1, Infinity] } };
    expect(refusal(body)).toMatchObject({ detail: schema, data: { errors: [{ path: "/state" }] } });
  });
});
