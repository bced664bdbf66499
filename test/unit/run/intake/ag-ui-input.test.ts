import { describe, expect, it } from "vitest";
import { agents as config } from "../../../../generated/contract/agents.ts";
import type { AgentsConfig } from "../../../../generated/contract/types.ts";
import { AppError } from "../../../../src/base/error.ts";
import { parseAgUiInput } from "../../../../src/run/intake/ag-ui-input.ts";

const agents: AgentsConfig["agents"] = config.agents;
const threadId = "550e8400-e29b-41d4-a716-446655440000";
const user = { id: "m1", role: "user", content: "hello" };
const body = (change: object = {}) => ({
  threadId,
  runId: "run-1",
  state: {},
  messages: [user],
  tools: [],
  context: [],
  forwardedProps: {},
  ...change,
});
const read = (change: object = {}) => parseAgUiInput(body(change), agents);

function refusalOf(given: unknown): AppError {
  try {
    parseAgUiInput(given, agents);
  } catch (reason) {
    return AppError.from(reason);
  }
  throw new Error("it was taken");
}

const withParts = (...content: object[]) => body({ messages: [{ id: "m1", role: "user", content }] });
const url = "https://files.example.com/a.png?signature=x";

describe("what a stock client sends", () => {
  it("is the worker's business unless another agent is named, here and only here", () => {
    for (const forwardedProps of [
      {},
      null,
      undefined,
      "x",
      [],
      { agent_type: null, client_time: null },
      { agent_type: "worker", injected: { a: 1 } },
    ]) {
      expect(read({ forwardedProps }).input?.forwardedProps).toEqual({ agent_type: "worker" });
    }
    const clientTime = {
      device_timezone: "Asia/Shanghai",
      client_now_iso: "2026-03-16T09:12:33+08:00",
      client_epoch_ms: 1_773_623_553_000,
    };
    expect(read({ forwardedProps: { client_time: clientTime } }).input?.forwardedProps).toEqual({
      agent_type: "worker",
      client_time: clientTime,
    });
  });

  it("is, of the whole history, its last user message", () => {
    const messages = [
      {
        id: "m0",
        role: "user",
        content: [{ type: "audio", source: { type: "data", value: "AAAA", mimeType: "audio/wav" } }],
      },
      {
        id: "m1",
        role: "assistant",
        content: null,
        toolCalls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" } }],
        subagentRunId: "s",
      },
      { id: "m2", role: "tool", toolCallId: "c", content: "x", error: null },
      { ...user, id: "m3", name: "Alice", encryptedValue: null, metadata: { a: 1 } },
      { id: "m4", role: "reasoning", content: "hm" },
      { id: "m5", role: "activity", activityType: "search", content: { progress: 1 } },
    ];
    expect(read({ messages }).input?.messages).toEqual([{ id: "m3", role: "user", content: "hello" }]);
  });

  it("may say nothing at all, and then starts nothing", () => {
    const nothing = { threadId, runId: "run-1", isExtended: false, input: undefined };
    expect(read({ messages: [] })).toEqual({ ...nothing, shown: new Set() });
    const answer = { id: "m2", role: "assistant", content: "hi" };
    expect(read({ messages: [answer] })).toEqual({ ...nothing, shown: new Set(["m2"]) });
  });

  it("may be null wherever it may be absent", () => {
    const nulls = {
      parentRunId: null,
      protocolVersion: null,
      state: null,
      tools: null,
      context: null,
      forwardedProps: null,
      resume: null,
    };
    expect(read(nulls).input).toEqual({
      threadId,
      runId: "run-1",
      messages: [user],
      forwardedProps: { agent_type: "worker" },
    });
    expect(parseAgUiInput({ threadId, runId: "run-1", messages: [user] }, agents)).toEqual(read(nulls));
  });

  it("may be spelt in snake_case, but not in two ways at once", () => {
    const { threadId: thread_id, runId: run_id, forwardedProps: forwarded_props, ...rest } = body();
    expect(
      parseAgUiInput(
        { ...rest, thread_id, run_id, forwarded_props, parent_run_id: "run-0", protocol_version: "1.0" },
        agents,
      ),
    ).toEqual(read({ parentRunId: "run-0", protocolVersion: "1.0" }));
    expect(
      parseAgUiInput(withParts({ type: "image", source: { type: "url", value: url, mime_type: "image/png" } }), agents)
        .input?.messages[0]?.content,
    ).toMatchObject([{ mimeType: "image/png" }]);
    expect(refusalOf({ ...body(), run_id: "run-2" })).toMatchObject({
      code: "INVALID_RUN_INPUT",
      detail: "invalid RunAgentInput",
    });
  });

  it("shows images in the shape of either version", () => {
    const block = { type: "binary", mimeType: "image/png", url };
    for (const part of [
      { ...block, id: null, data: null, filename: null },
      { type: "image", source: { type: "url", value: url, mimeType: "image/png" }, metadata: { filename: "a.png" } },
    ])
      expect(
        parseAgUiInput(withParts({ type: "text", text: "What is this?" }, part), agents).input?.messages[0]?.content,
      ).toEqual([{ type: "text", text: "What is this?" }, block]);
  });

  it("brings tools and state of its own, kept as they came", () => {
    const tools = [
      { name: "show_map", description: null },
      { name: "pick", description: "Pick one", parameters: { type: "object" }, metadata: { a: 1 } },
    ];
    const { input } = read({
      tools,
      state: [1, { a: null }],
      context: [{ description: "page", value: "calendar", extra: 1 }],
    });
    expect(input).toMatchObject({ state: [1, { a: null }], context: [{ description: "page", value: "calendar" }] });
    expect(input?.tools).toEqual([{ name: "show_map", description: "", parameters: {} }, tools[1]]);
  });

  it("carries a decision, whatever else its form has", () => {
    const entry = {
      interruptId: "apr_7f3",
      status: "resolved",
      payload: { approved: true, comment: "yes" },
      metadata: { a: 1 },
    };
    expect(read({ resume: [entry] }).input?.resume).toEqual([
      { interruptId: "apr_7f3", status: "resolved", payload: { approved: true } },
    ]);
    expect(read({ resume: [{ interruptId: "apr_7f3", status: "cancelled", payload: null }] }).input?.resume).toEqual([
      { interruptId: "apr_7f3", status: "cancelled" },
    ]);
    expect(refusalOf(body({ resume: [{ ...entry, payload: { approved: "yes" } }] })).code).toBe("INVALID_RUN_INPUT");
    // What is filled in is judged by its form, whatever its fields are called.
    const filled = { interruptId: "qst_5k2", status: "resolved", payload: { approved: "maybe", title: "x" } };
    expect(read({ resume: [filled] }).input?.resume).toEqual([filled]);
  });
});

describe("what is refused, in the words of the run endpoint", () => {
  it.each<[string, unknown]>([
    ["threadId must be a valid UUID", body({ threadId: "x" })],
    ["runId exceeds length limit", body({ runId: "r".repeat(129) })],
    ["RunAgentInput user message text exceeds limit", body({ messages: [{ ...user, content: "字".repeat(10_001) }] })],
    ["invalid RunAgentInput.forwardedProps", body({ forwardedProps: { agent_type: "memory" } })],
    ["invalid RunAgentInput.forwardedProps", body({ forwardedProps: { agent_type: "constructor" } })],
    ["invalid RunAgentInput.forwardedProps", body({ forwardedProps: { agent_type: 5 } })],
    [
      "invalid client_time.device_timezone",
      body({
        forwardedProps: {
          client_time: { device_timezone: "Mars", client_now_iso: "2026-03-16T09:12:33+08:00", client_epoch_ms: 1 },
        },
      }),
    ],
    [
      "binary content requires url; binary content data is not allowed",
      withParts({ type: "image", source: { type: "data", value: "AAAA", mimeType: "image/png" } }),
    ],
    [
      "binary content requires url; binary content data is not allowed",
      withParts({ type: "binary", mimeType: "image/png", data: "AAAA" }),
    ],
    ["binary content data is not allowed", withParts({ type: "binary", mimeType: "image/png", url, data: "AAAA" })],
    [
      "binary content requires url",
      withParts({ type: "image", source: { type: "file", value: "file-1", mimeType: "image/png" } }),
    ],
    ["binary content requires image mimeType", withParts({ type: "image", source: { type: "url", value: url } })],
    ["binary content requires image mimeType", withParts({ type: "audio", source: { type: "url", value: url } })],
    [
      "binary content requires image mimeType",
      withParts({ type: "document", source: { type: "url", value: url, mimeType: "application/pdf" } }),
    ],
    ["binary content requires image mimeType", withParts({ type: "binary", mimeType: "image/svg+xml", url })],
    [
      "Too many attachments",
      withParts(...Array.from({ length: 4 }, () => ({ type: "binary", mimeType: "image/png", url }))),
    ],
    ["invalid RunAgentInput", body({ messages: [{ ...user, content: null }] })],
    ["invalid RunAgentInput", body({ messages: [{ ...user, content: { a: 1 } }] })],
    ["invalid RunAgentInput", body({ messages: "hello" })],
    ["invalid RunAgentInput", body({ messages: [{ role: "user", content: "no id" }] })],
    ["invalid RunAgentInput", body({ tools: [{ description: "no name" }] })],
    ["invalid RunAgentInput", body({ state: { n: Infinity } })],
    ["invalid RunAgentInput", []],
    ["invalid RunAgentInput", null],
  ])("%s", (detail, given) => {
    expect(refusalOf(given)).toMatchObject({ code: "INVALID_RUN_INPUT", detail });
  });

  it("is more than the server would keep of a long history", () => {
    const long = { id: "m0", role: "tool", toolCallId: "c", content: "x".repeat(300_000) };
    expect(read({ messages: [long, user] }).input?.messages).toEqual([user]);
    expect(refusalOf(body({ state: "x".repeat(262_145) })).code).toBe("PAYLOAD_TOO_LARGE");
  });
});
