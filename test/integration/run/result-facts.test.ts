import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { ToolAgentOutput } from "../../../generated/contract/types.ts";
import { ToolCallResultEvent as isResultEvent } from "../../../generated/contract/validators/schemas.js";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { newEvent } from "../../_kit/busy-model.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callFunction, callTool, callTools, toCall } from "../../_kit/scripted-model.ts";

let talk: Conversation;
let alice: AccordClient;

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
});

const missing = { mode: "event", event_id: "evt_none" };

interface StoredTool {
  content: string;
  metadata: { tool_agent_output: ToolAgentOutput };
}

const storedTools = (threadId: string) => talk.app.database.sql<StoredTool[]>`
  select content, metadata from messages where thread_id = ${threadId} and role = 'tool' order by seq`;

/** The text a failed call has for a model: that it failed, and why. */
const contentOf = ({ result, error }: Pick<ToolAgentOutput, "result" | "error">) =>
  JSON.stringify(error === null ? result : { status: "failure", error });

describe("what a tool call came to", () => {
  it("G099, G101, G166: is the same in the event, the stored message, the history and the next turn", async () => {
    const threadId = randomUUID();
    talk.model.next(
      brief(),
      callTools([toCall("calendar.create", newEvent("Same facts")), toCall("calendar.read", missing)]),
      answer({ answer: "One of the two." }),
    );
    const run = await talk.say("make one, find another", { threadId });
    expect(run.results.map(({ status }) => status)).toEqual(["success", "failure"]);

    const stored = await storedTools(threadId);
    for (const [index, event] of run.results.entries()) {
      const { content, metadata } = stored[index] ?? expect.fail("no message");
      const { ui_hints: _hints, ...told } = metadata.tool_agent_output;
      const { tool_name, tool_call_id, tool_call_args, status, result, error } = event;
      expect(told).toEqual({ tool_name, tool_call_id, tool_call_args, status, result, error });
      expect([event.content, content]).toEqual([contentOf(event), contentOf(event)]);
    }

    const contents = run.results.map(({ content }) => content);
    const { messages } = await alice.getHistory({ query: { threadId } });
    expect(messages.flatMap(({ role, content }) => (role === "tool" ? [content] : []))).toEqual(contents);

    talk.model.next(brief({ needs_tools: false }), answer({ answer: "As I said." }));
    await talk.say("and now?", { threadId });
    const next = talk.model.journal.at(-1)?.body.messages ?? [];
    expect(next.flatMap(({ role, content }) => (role === "tool" ? [content] : []))).toEqual(contents);
  });

  it("G218: is there without the answer that was made of it", async () => {
    const threadId = randomUUID();
    talk.model.next(brief(), callTool("calendar.create", newEvent("Kept facts")), answer({ answer: "Done." }));
    const run = await talk.say("make it", { threadId });
    await talk.app.database.sql`delete from messages where thread_id = ${threadId} and role = 'assistant'`;
    expect((await storedTools(threadId))[0]?.metadata.tool_agent_output.result).toEqual(run.results[0]?.result);
    const { messages } = await alice.getHistory({ query: { threadId } });
    expect(messages.map(({ role }) => role)).toEqual(["user", "tool"]);
  });
});

describe("the event of a result", () => {
  it("G071: has the documented fields, and an error exactly when the call failed", async () => {
    talk.model.next(brief(), callTool("calendar.create", newEvent("To delete")), answer({ answer: "Done." }));
    const [made = expect.fail("no result")] = (await talk.say("make it")).results;
    const { id } = made.result.data as { id: string };
    talk.model.next(
      brief(),
      callTools([
        toCall("calendar.read", { mode: "day", date: "2026-03-17" }),
        toCall("calendar.read", missing),
        toCall("calendar.delete", { event_id: id }),
      ]),
    );
    const { results } = await talk.say("look, find, delete");
    expect(results.map(({ status }) => status)).toEqual(["success", "failure", "partial"]);
    for (const event of results) {
      expect(isResultEvent(event)).toBe(true);
      if (event.status === "failure") expect(event.error).toMatchObject({ code: "EVENT_NOT_FOUND" });
      else expect(event.error).toBeNull();
    }
  });

  it("G072: shows the call as module, method and input; another shape is refused and shows nothing of itself", async () => {
    const old = JSON.stringify({ command: "calendar", subcommand: "read", args: ["--day", "2026-03-17"] });
    talk.model.next(
      brief(),
      callTool("calendar.read", { mode: "day", date: "2026-03-17" }),
      callFunction("project_cli", old),
      answer({ answer: "Free.", status: "partial_success" }),
    );
    const { events, results } = await talk.say("am I free?");
    expect(results.map(({ tool_call_args, error }) => [tool_call_args, error?.code])).toEqual([
      [{ module: "calendar", method: "read", input: { mode: "day", date: "2026-03-17" } }, undefined],
      [{ module: "", method: "", input: {} }, "INVALID_ENVELOPE"],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/"(?:command|subcommand)\\?"/);
  });

  it("G073: holds what came out of the call, and of what went in only the names of module and method", async () => {
    const canary = "canary ".repeat(8).trim();
    talk.model.next(
      brief(),
      callTool("contacts.read", { mode: "search", query: canary }),
      answer({ answer: "Nothing." }),
    );
    const [event = expect.fail("no result")] = (await talk.say("look")).results;
    expect(event.status).toBe("success");
    expect(Object.keys(event.result).sort()).toEqual(["data", "method", "module"]);
    expect(event.content + JSON.stringify(event.result)).not.toContain("canary");
    expect(JSON.stringify(event.tool_call_args)).toContain(canary);
  });

  it("G082: names the tool in no language but its own", async () => {
    talk.model.next(brief(), callTool("calendar.read", missing), answer({ answer: "没有。" }));
    const { threadId, runId, events } = await talk.say("找一下");
    const token = await talk.app.auth.mintUserToken("alice");
    const stream = await talk.app.request(
      `/api/v1/agent/runs/${threadId}/events?runId=${encodeURIComponent(runId)}&deltas=true`,
      { headers: { authorization: `Bearer ${token}`, "accept-language": "zh-CN" } },
    );
    const told = [...(await stream.text()).matchAll(/^data: (.*)$/gm)].map(
      ([, data = ""]) => JSON.parse(data) as object,
    );
    expect(told).toEqual(events);
    const names = told.flatMap((event) => [
      ...("toolCallName" in event ? [event.toolCallName] : []),
      ...("tool_name" in event ? [event.tool_name] : []),
    ]);
    expect(names).toEqual(Array(4).fill("project_cli"));
  });
});
