import { describe, expect, it } from "vitest";
import {
  toContextMessages,
  withAutomationInput,
  type ContextMessage,
} from "../../../../src/history/context/context-messages.ts";
import { toPairs } from "../../../../src/history/pairs.ts";
import type { StoredMessage } from "../../../../src/store/thread/history.ts";

let seq = 1000;
const row = (role: StoredMessage["role"], content: string, metadata = {}): StoredMessage => ({
  wireId: `m${seq}`,
  seq: seq++,
  role,
  content,
  metadata,
  createdAt: new Date(0),
});
const call = (id: unknown, from?: unknown, args: unknown = { module: "calendar", method: "read", input: {} }) =>
  row("tool", `result of ${String(id)}`, {
    assistant_message_id: from,
    tool_agent_output: { tool_call_id: id, tool_call_args: args },
  });
const shape = (rows: StoredMessage[]) =>
  toContextMessages(toPairs(rows)).map((message) =>
    "toolCalls" in message
      ? message.toolCalls?.map(({ id }) => id)
      : message.role === "tool"
        ? `-> ${message.toolCallId}`
        : message.content,
  );

describe("stored tool messages", () => {
  it("come back behind the call they answer, to the byte", () => {
    expect(
      toContextMessages(
        toPairs([
          row("user", "hi"),
          call("c1", "a1", { module: "m", method: "x", input: { b: 1, a: [] } }),
          row("assistant", "done"),
        ]),
      ),
    ).toEqual([
      { role: "user", content: "hi" },
      {
        role: "assistant",
        content: null,
        toolCalls: [{ id: "c1", name: "project_cli", arguments: '{"module":"m","method":"x","input":{"b":1,"a":[]}}' }],
      },
      { role: "tool", toolCallId: "c1", content: "result of c1" },
      { role: "assistant", content: "done" },
    ]);
  });

  it("of one assistant message are one message again, of several several", () => {
    expect(shape([call("c1", "a1"), call("c2", "a1"), call("c3", "a2"), row("user", "u"), call("c4", "a2")])).toEqual([
      ["c1", "c2"],
      "-> c1",
      "-> c2",
      ["c3"],
      "-> c3",
      "u",
      ["c4"],
      "-> c4",
    ]);
  });

  it("that do not say which message made the call stand alone, and so does an id that comes twice", () => {
    expect(shape([call("c1"), call("c2"), call("c3", "a1"), call("c3", "a1")])).toEqual([
      ["c1"],
      "-> c1",
      ["c2"],
      "-> c2",
      ["c3"],
      "-> c3",
      ["c3"],
      "-> c3",
    ]);
  });

  it.each([
    ["without an id", call(undefined, "a1")],
    ["with an empty id", call("", "a1")],
    ["without arguments", call("c1", "a1", null)],
    ["with arguments that are a list", call("c1", "a1", [])],
    ["without the record", row("tool", "{}")],
    ["with a record that is text", row("tool", "{}", { tool_agent_output: "{}" })],
  ])("%s are never sent", (_name, message) => {
    expect(shape([row("user", "u"), message, row("assistant", "a")])).toEqual(["u", "a"]);
  });
});

describe("the input of automation (G156)", () => {
  const [user, assistant]: ContextMessage[] = [
    { role: "user", content: "u" },
    { role: "assistant", content: "a" },
  ];
  const tool: ContextMessage = { role: "tool", toolCallId: "c1", content: "{}" };
  const input: ContextMessage = { role: "user", content: "do it" };

  it.each([
    ["an empty context", [], [input]],
    ["one that ends with an answer", [user, assistant], [input, user, assistant]],
    ["one that ends with a tool's result", [user, tool], [input, user, tool]],
    ["one that ends with the user: not", [assistant, user], [assistant, user]],
  ])("is put at the head of %s", (_name, messages, expected) => {
    expect(withAutomationInput(messages as ContextMessage[], "do it")).toEqual(expected);
  });
});
