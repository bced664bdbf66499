import { describe, expect, it } from "vitest";
import { normalise } from "../../../../src/run/intake/normalise.ts";
import { binary, refusal, runInput, threadId, user, verdict } from "../_input.ts";

const camel = {
  threadId,
  runId: "run-001",
  parentRunId: "run-000",
  protocolVersion: "1.0",
  messages: [
    {
      id: "u",
      role: "user",
      content: [{ type: "binary", mimeType: "image/png", url: "https://files.example.com/a.png" }],
      encryptedValue: "x",
    },
    {
      id: "a",
      role: "assistant",
      toolCalls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" }, encryptedValue: "x" }],
    },
    { id: "t", role: "tool", content: "x", toolCallId: "c" },
    { id: "y", role: "activity", activityType: "search", content: "x" },
  ],
  forwardedProps: { agent_type: "worker" },
  resume: [{ interruptId: "apr_1", status: "resolved" }],
};

const snake = {
  thread_id: threadId,
  run_id: "run-001",
  parent_run_id: "run-000",
  protocol_version: "1.0",
  messages: [
    {
      id: "u",
      role: "user",
      content: [{ type: "binary", mime_type: "image/png", url: "https://files.example.com/a.png" }],
      encrypted_value: "x",
    },
    {
      id: "a",
      role: "assistant",
      tool_calls: [{ id: "c", type: "function", function: { name: "f", arguments: "{}" }, encrypted_value: "x" }],
    },
    { id: "t", role: "tool", content: "x", tool_call_id: "c" },
    { id: "y", role: "activity", activity_type: "search", content: "x" },
  ],
  forwarded_props: { agent_type: "worker" },
  resume: [{ interrupt_id: "apr_1", status: "resolved" }],
};

describe("G020: the two spellings", () => {
  it("mean the same at every level", () => {
    expect(normalise(snake)).toEqual(camel);
    expect([verdict(snake), verdict(camel)]).toEqual(["accepted", "accepted"]);
  });

  it("leave a body alone that needs no change", () => {
    expect(normalise(camel)).toBe(camel);
  });

  it("may stand together when they agree, whatever the order of keys", () => {
    expect(normalise({ ...camel, ...snake })).toEqual(camel);
    expect(verdict({ ...runInput(), run_id: "run-001", forwarded_props: { agent_type: "worker" } })).toBe("accepted");
  });

  it.each<[string, Record<string, unknown>]>([
    ["/thread_id", { thread_id: "650e8400-e29b-41d4-a716-446655440000" }],
    ["/run_id", { run_id: "run-002" }],
    ["/run_id", { run_id: null }],
    ["/forwarded_props", { forwarded_props: { agent_type: "memory" } }],
    ["/messages/0/content/0/mime_type", { messages: [user([binary({ mime_type: "image/gif" })])] }],
    ["/messages/0/encrypted_value", { messages: [user("x", { encryptedValue: "a", encrypted_value: "b" })] }],
    [
      "/messages/1/tool_calls",
      { messages: [user("x"), { id: "a", role: "assistant", toolCalls: [], tool_calls: [1] }] },
    ],
  ])("are refused at %s when they do not", (path, change) => {
    expect(refusal(runInput(change))).toMatchObject({
      code: "INVALID_RUN_INPUT",
      detail: "invalid RunAgentInput",
      data: { errors: [{ path }] },
    });
  });

  it("G010: hide no internal agent", () => {
    expect(verdict({ ...runInput({ forwardedProps: undefined }), forwarded_props: { agent_type: "memory" } })).toBe(
      "invalid RunAgentInput.forwardedProps",
    );
  });

  it("are not looked for in what is the client's own", () => {
    const own = {
      state: { thread_id: 1, threadId: 2 },
      tools: [{ name: "f", description: "", parameters: { run_id: 1, runId: 2 } }],
      messages: [user("x"), { id: "y", role: "activity", content: { mime_type: 1, mimeType: 2 } }],
    };
    expect(verdict(runInput(own))).toBe("accepted");
    expect(normalise(runInput(own))).toEqual(runInput(own));
  });
});

describe("G028: names every object has", () => {
  it.each(["__proto__", "constructor", "prototype", "toString"])("%s stays a field like any other", (name) => {
    const evil = JSON.parse(
      `{"thread_id":"x","${name}":{"polluted":true,"runId":"r"},"messages":[{"${name}":{"polluted":true},"tool_calls":[]}]}`,
    ) as object;
    const made = normalise(evil) as { threadId: string; runId?: string; messages: object[] };
    expect(Object.keys(made)).toEqual(["threadId", name, "messages"]);
    expect(made.runId).toBeUndefined();
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(made.messages[0])).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each(["__proto__", "constructor"])("%s is refused wherever the contract has names of its own", (name) => {
    const hidden = (body: string) => verdict(JSON.parse(body));
    const good = JSON.stringify(runInput());
    expect(hidden(good.replace("{", `{"${name}":{"agent_type":"worker"},`))).toBe("invalid RunAgentInput");
    expect(hidden(good.replace('"agent_type"', `"${name}":{},"agent_type"`))).toBe(
      "invalid RunAgentInput.forwardedProps",
    );
    expect(
      hidden(
        good.replace(
          '"forwardedProps":{"agent_type":"worker"}',
          `"forwardedProps":{"${name}":{"agent_type":"worker"}}`,
        ),
      ),
    ).toBe("invalid RunAgentInput.forwardedProps");
  });
});
