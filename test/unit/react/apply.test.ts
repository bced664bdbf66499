import { describe, expect, it } from "vitest";
import { apply } from "../../../src/react/thread/apply.ts";
import { fromHistory } from "../../../src/react/thread/from-history.ts";
import type { ThreadItem } from "../../../src/react/thread/item.ts";
import type { AgUiEvent, UiSchema } from "../../../src/sdk/sdk.ts";

const told = (events: object[], items: readonly ThreadItem[] = []): readonly ThreadItem[] =>
  events.reduce<readonly ThreadItem[]>(
    (items, event) => apply(items, { threadId: "t", runId: "r", timestamp: 1, ...event } as AgUiEvent),
    items,
  );
const card = (status: UiSchema["status"], title: string): UiSchema => ({
  version: "2.0",
  locale: "en",
  status,
  theme: "default",
  meta: { toolId: "call_1" },
  root: { type: "stack", children: [{ type: "text", content: title }] },
});
const args = { module: "calendar", method: "delete", input: {} };
const start = { type: "TOOL_CALL_START", toolCallId: "call_1", toolCallName: "project_cli" };
const result = (status: string, ui: UiSchema) => ({
  type: "TOOL_CALL_RESULT",
  messageId: "msg_t",
  tool_call_id: "call_1",
  tool_call_args: args,
  status,
  result: { data: {} },
  ui_schema: ui,
});
const end = (answer: string, metadata = {}) => ({
  type: "TEXT_MESSAGE_END",
  messageId: "msg_a",
  answer,
  suggested_actions: [{ label: "Go on", message: "Go on" }],
  metadata,
});
const piece = (delta: string) => ({ type: "TEXT_MESSAGE_CONTENT", messageId: "msg_a", delta });
const begin = { type: "TEXT_MESSAGE_START", messageId: "msg_a" };

describe("the items of a conversation", () => {
  it("grow with an answer, piece by piece, until it is told whole", () => {
    const writing = told([begin, piece("You have "), piece("nothing")]);
    expect(writing).toMatchObject([{ kind: "answer", text: "You have nothing", isWriting: true }]);
    expect(told([piece(" planned."), end("You have nothing planned.")], writing)).toMatchObject([
      { text: "You have nothing planned.", isWriting: false, actions: [{ label: "Go on" }] },
    ]);
  });

  it("stay what they are when a whole run is told again, as after a reload", () => {
    const run = [start, result("success", card("success", "Done")), begin, piece("Done."), end("Done.")];
    const once = told(run);
    expect(told(run, once)).toEqual(once);
    expect(once.map(({ key }) => key)).toEqual(["call_1", "msg_a"]);
  });

  it("lose what the server takes back", () => {
    expect(told([begin, piece("Nonsense"), end("Nonsense", { superseded: true })])).toEqual([]);
  });

  it("show progress, and a call that waits until its decision brings another card", () => {
    const value = { tool_call_id: "call_1", tool_name: "calendar.delete", done: 3, total: 12 };
    const running = told([start, { type: "CUSTOM", name: "tool.progress", value }]);
    expect(running).toMatchObject([{ state: "running", progress: { done: 3, total: 12 } }]);
    const waiting = told([result("partial", card("pending", "Delete?"))], running);
    expect(waiting).toMatchObject([{ state: "waiting", card: { status: "pending" }, args }]);
    expect(told([result("success", card("success", "Deleted"))], waiting)).toMatchObject([
      { state: "success", card: { status: "success" } },
    ]);
  });

  it("say of a cancelled run that it was, and keep what it had written", () => {
    const message = { kind: "message", key: "m", at: 0, text: "Hi", images: [], runId: "r", state: "sent" } as const;
    const items = told(
      [start, begin, piece("Half"), { type: "RUN_ERROR", code: "RUN_CANCELED", message: "x" }],
      [message],
    );
    expect(items).toMatchObject([
      { failure: { status: "canceled", code: "RUN_CANCELED" } },
      { kind: "call", state: "stopped" },
      { kind: "answer", text: "Half", isWriting: false, isStopped: true },
    ]);
  });

  it("are the same whether they were streamed or read from the history", () => {
    const streamed = told([start, result("success", card("success", "Done"))]);
    const read = fromHistory({
      id: "msg_t",
      seq: 1,
      role: "tool",
      content: '{"module":"calendar","method":"delete","data":{}}',
      ui_schema: card("success", "Done"),
      timestamp: "1970-01-01T00:00:00.001Z",
    });
    expect(read).toMatchObject({ key: "call_1", messageId: "msg_t", state: "success", name: "calendar.delete" });
    expect(told([result("success", card("success", "Done"))], [read])).toHaveLength(streamed.length);
  });

  it("name the method of a call that failed, and survive a result that is no JSON", () => {
    const tool = { id: "t", seq: 1, role: "tool", ui_schema: null, timestamp: "1970-01-01T00:00:00Z" } as const;
    const error = { module: "skills", method: "read", code: "SKILL_NOT_FOUND" };
    expect(fromHistory({ ...tool, content: JSON.stringify({ status: "failure", error }) })).toMatchObject({
      name: "skills.read",
      state: "failure",
    });
    expect(fromHistory({ ...tool, content: "{" })).toMatchObject({ name: "project_cli", state: "success" });
  });
});
