import { beforeAll, describe, expect, it } from "vitest";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import { conversation, type Conversation, type Recorded } from "../../_kit/conversation.ts";
import { refuse, say, type ModelAnswer } from "../../_kit/scripted-model.ts";
import { answerOf } from "../history/_thread.ts";
import { isSummary, isWorker, longThread, summariesOf, teachSmallTalk, texts } from "./_long-thread.ts";

let talk: Conversation;
let summary: ModelAnswer | undefined;

beforeAll(async () => {
  talk = await conversation({ env: { ACCORD_MODEL: "qwen-turbo" } });
  teachSmallTalk(
    talk.model,
    (request) => summary ?? say(`They talked about ${request.lastUser.split("\n").length} things.`),
  );
});

const factOf = ({ events }: Recorded, name: string) =>
  events.find(
    (event): event is Extract<AgUiEvent, { type: "CUSTOM" }> => event.type === "CUSTOM" && event.name === name,
  )?.value as Record<string, unknown> | undefined;
const asked = (threadText: string) =>
  talk.model.journal.filter((request) => isSummary(request) && request.lastUser.includes(threadText)).length;
/** What the worker was asked last. */
const worker = () => talk.model.journal.findLast(isWorker)?.body.messages ?? [];
const approval = { id: "apr_wait", state: "pending", reasons: ["destructive"], expiresAt: "2030-04-22T10:00:00+08:00" };
const waiting = () => {
  const { tool_agent_output: output, ...rest } = answerOf("call_wait", {
    args: { module: "calendar", method: "delete", input: { event_id: "evt_9" } },
  });
  return {
    ...rest,
    tool_agent_output: {
      ...output,
      status: "partial",
      result: { module: "calendar", method: "delete", data: { approval } },
    },
  };
};

describe("a thread that has more than fits", () => {
  it("is summed up once, and the runs after that go on from there with the same beginning", async () => {
    const thread = await longThread(talk.app, { text: (no) => `first-${no}` });
    const first = await talk.say("and now?", { threadId: thread.id });
    expect(first.types.slice(0, 6)).toEqual([
      "RUN_STARTED",
      "context.compaction.started",
      "routing.decided",
      "context.compaction.completed",
      "STEP_STARTED",
      "context.resolved",
    ]);
    const affected = Array.from({ length: 15 }, (_one, n) => `run-${n + 1}`);
    const id = first.taskId.replace("tsk_", "");
    expect(factOf(first, "context.compaction.started")).toEqual({
      compaction_id: `cmp_${id}`,
      trigger: "message_limit",
      affected_turns: affected,
      kept_refs: [],
    });
    expect(factOf(first, "context.compaction.completed")).toMatchObject({
      compaction_id: `cmp_${id}`,
      affected_turns: affected,
      summary_preview: "They talked about 30 things.",
      continuation_refs: [`summary:sum_${id}`],
    });
    expect(factOf(first, "context.resolved")).toMatchObject({
      session_refs: [
        { ref: `summary:sum_${id}`, label: "30 earlier messages" },
        { ref: `thread:${thread.id}`, label: "last 12 messages" },
      ],
      omissions: [{ what: "messages of the thread", reason: "compacted", count: 30 }],
    });
    const before = worker();
    expect(texts(before).slice(1, 4)).toEqual(['[summary] {"text":"They talked about 30 things."}', "first-16", "a16"]);
    expect(await summariesOf(talk.app.database.sql, thread.id)).toMatchObject([
      { upto: 15_900, tainted: false, kept: { messages: 30 } },
    ]);
    const calls = await talk.app.database
      .sql`select stage, state, answered from model_calls where task_id = ${first.taskId} order by no`;
    expect(calls.map(({ stage, state, answered }) => [stage, state, answered])).toEqual([
      ["summary", "finished", true],
      ["router", "finished", true],
      ["worker", "finished", true],
    ]);
    expect(first.end).toMatchObject({ status: "success", totalTokens: 120 });
    const { by_stage } = await (await talk.app.as("alice")).getUsage({ query: {} });
    expect(by_stage.map(({ stage, model_calls }) => [stage, model_calls])).toEqual([
      ["router", 1],
      ["summary", 1],
      ["worker", 1],
    ]);

    const second = await talk.say("go on", { threadId: thread.id });
    expect(second.types).not.toContain("context.compaction.started");
    expect(asked("first-1")).toBe(1);
    expect(texts(worker()).slice(0, before.length - 1)).toEqual(texts(before).slice(0, -1));
  });

  it("is summed up again when it is full again, and only what is new: the same history never twice", async () => {
    const thread = await longThread(talk.app, { text: (no) => `again-${no}` });
    await talk.say("once", { threadId: thread.id });
    // Twelve messages were left and two have come; 28 more are too many.
    const { sql } = talk.app.database;
    for (let no = 23; no <= 36; no++) {
      await thread.run(no);
      await thread.say({ no, position: 0, content: `later-${no}` });
      await thread.say({ no, position: 900, role: "assistant", content: `a${no}` });
    }
    await sql`update threads set last_no = 36 where id = ${thread.id}`;
    const run = await talk.say("twice", { threadId: thread.id });
    expect(run.types).toContain("context.compaction.completed");
    const requests = talk.model.journal.filter((request) => isSummary(request) && request.lastUser.includes("again-"));
    expect(requests).toHaveLength(2);
    const [, second] = requests;
    expect(second?.lastUser.split("\n")[0]).toBe('{"summary":"They talked about 30 things."}');
    expect(second?.lastUser).not.toContain('"again-15"');
    expect(second?.lastUser).toContain('"again-16"');
    expect(await summariesOf(sql, thread.id)).toMatchObject([
      { upto: 15_900, kept: { messages: 30 } },
      { upto: 30_900, kept: { messages: 60 } },
    ]);
    expect(texts(worker()).filter((text) => text.startsWith("[summary]"))).toHaveLength(1);
  });

  it("is summed up when it would take more than its share of the window, however few messages it has", async () => {
    const thread = await longThread(talk.app, { turns: 8, text: (no) => `${no} ${"长".repeat(10_000)}` });
    const run = await talk.say("short", { threadId: thread.id });
    expect(factOf(run, "context.compaction.completed")).toMatchObject({
      trigger: "token_limit",
      affected_turns: ["run-1", "run-2", "run-3", "run-4", "run-5"],
    });
    expect(texts(worker()).map((text) => text.slice(0, 1))).toEqual(["Y", "[", "6", "a", "7", "a", "8", "a", "s"]);
  });
});

describe("a summary that cannot be had", () => {
  it.each([
    ["is refused", refuse(400), "MODEL_REFUSED"],
    ["says nothing", say(" \n "), "MODEL_OUTPUT_INVALID"],
    ["is held back by a filter", say("x", { finish: "content_filter" }), "CONTENT_FILTERED"],
  ])("because it %s: whole turns are cut, the log says so, and the run goes on", async (_name, given, code) => {
    const thread = await longThread(talk.app);
    summary = given;
    const run = await talk.say("and now?", { threadId: thread.id });
    summary = undefined;
    expect(run.types).not.toContain("context.compaction.completed");
    expect(factOf(run, "context.compaction.failed")).toMatchObject({
      trigger: "message_limit",
      error_code: code,
      continuation_refs: [`thread:${thread.id}`],
    });
    expect(factOf(run, "context.resolved")).toMatchObject({ omissions: [{ reason: "over_limit", count: 2 }] });
    expect(run.end).toMatchObject({ status: "success", answer: "Heard: and now?" });
    expect(texts(worker()).slice(1, 3)).toEqual(["q2", "a2"]);
    expect(await summariesOf(talk.app.database.sql, thread.id)).toEqual([]);
    const later = await talk.say("better?", { threadId: thread.id });
    expect(later.types).toContain("context.compaction.completed");
  });
});

describe("what survives", () => {
  it.each([
    ["a summary", undefined],
    ["a cut", refuse(400)],
  ])("G147: a call that waits for a person stays whole through %s", async (_name, given) => {
    const thread = await longThread(talk.app);
    await thread.say({
      no: 3,
      position: 1,
      role: "tool",
      content: JSON.stringify({ data: { approval } }),
      metadata: waiting(),
    });
    summary = given;
    const run = await talk.say("and now?", { threadId: thread.id });
    const isCut = given !== undefined;
    summary = undefined;
    const told = worker();
    const at = texts(told).indexOf("q3");
    expect(told.slice(at, at + 4).map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
    expect(told[at + 1]?.tool_calls?.[0]).toMatchObject({ id: "call_wait" });
    expect(told[at + 2]).toMatchObject({ tool_call_id: "call_wait", content: JSON.stringify({ data: { approval } }) });
    expect(factOf(run, "context.compaction.started")).toMatchObject({ kept_refs: ["apr_wait"] });
    expect(factOf(run, "context.compaction.started")?.["affected_turns"]).not.toContain("run-3");
    // Decided, it stays until the next summary takes it in, and the runs until then are told so.
    await talk.app.database.sql`
        update messages
        set content = 'decided', metadata = ${JSON.stringify(answerOf("call_wait"))}::text::json
        where thread_id = ${thread.id} and role = 'tool'`;
    await talk.say("later", { threadId: thread.id });
    expect(texts(worker()).includes("decided")).toBe(!isCut);
  });

  it("are failed writes, open invites and evidence, in the summary's own line", async () => {
    const thread = await longThread(talk.app);
    const invite = { id: "evt_5", title: "Board", inviteId: "inv_5", participation: "needs_action", tainted: true };
    await thread.say({
      no: 2,
      position: 1,
      role: "tool",
      content: "{}",
      metadata: answerOf("call_1", { tainted: true, data: { items: [invite], count: 1 } }),
    });
    const { tool_agent_output: output, ...rest } = answerOf("call_2", {
      args: { module: "calendar", method: "update", input: { event_id: "evt_6" } },
    });
    await thread.say({
      no: 4,
      position: 1,
      role: "tool",
      content: "{}",
      metadata: {
        ...rest,
        tool_agent_output: { ...output, status: "failure", error: { code: "VERSION_CONFLICT", message: "" } },
      },
    });
    const run = await talk.say("and now?", { threadId: thread.id });
    expect(factOf(run, "context.compaction.completed")).toMatchObject({
      kept_refs: ["tool_call:call_2", "inv_5", "evt_5"],
    });
    const line = texts(worker())[1] ?? "";
    expect(JSON.parse(line.slice("[summary] ".length))).toMatchObject({
      tainted: true,
      open: {
        failed_writes: [{ method: "calendar.update", code: "VERSION_CONFLICT", about: "evt_6" }],
        invites: [{ id: "inv_5", label: "Board" }],
      },
      evidence: [{ id: "evt_5", label: "Board" }],
    });
    // Other people's text does not become the user's by being summed up.
    expect(factOf(run, "context.resolved")?.["policy_facts"]).toContainEqual({ name: "tainted", value: "true" });
    const next = await talk.say("and then?", { threadId: thread.id });
    expect(factOf(next, "context.resolved")?.["policy_facts"]).toContainEqual({ name: "tainted", value: "true" });
  });

  it("is nothing that looks like a secret or a phone number", async () => {
    const thread = await longThread(talk.app);
    summary = say("The token is sk-live-0123456789abcdef0123456789abcdef, call 13812345678.");
    const run = await talk.say("and now?", { threadId: thread.id });
    summary = undefined;
    expect(JSON.stringify([run.events, worker(), await summariesOf(talk.app.database.sql, thread.id)])).not.toMatch(
      /0123456789abcdef|13812345678/,
    );
  });
});
