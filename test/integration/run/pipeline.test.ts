import { beforeAll, describe, expect, it } from "vitest";
import { conversation, toShape, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callFunction, callTool, callTools, say, toCall } from "../../_kit/scripted-model.ts";

let talk: Conversation;

beforeAll(async () => {
  talk = await conversation();
});

const dayRead = { mode: "day", date: "2026-03-17" };
const newEvent = (title: string) => ({
  title,
  start_at: "2026-03-17T09:00:00-07:00",
  end_at: "2026-03-17T10:00:00-07:00",
  event_timezone: "America/Los_Angeles",
});
const eventsNamed = async (title: string) =>
  (await talk.app.database.sql`select count(*)::int as n from events where title = ${title}`)[0]?.["n"];

describe("an answer", () => {
  it("without tools takes one call of each stage, and the log tells all of it in order (G064-G067, G074)", async () => {
    talk.model.next(brief({ task_type: "chat", needs_tools: false }), answer({ answer: "Hello!" }));
    const before = talk.model.journal.length;
    const run = await talk.say("hi");
    expect(toShape(run.types)).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "context.resolved",
      "STEP_FINISHED",
      "STEP_STARTED",
      "tool.catalog.resolved",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    expect(run.end).toMatchObject({
      status: "success",
      answer: "Hello!",
      error: null,
      totalTokens: 120,
      usageComplete: true,
    });
    const [router, worker] = talk.model.journal.slice(before);
    expect([router?.body.tools, worker?.body.tools]).toEqual([undefined, undefined]);
    expect(worker?.lastUser).toMatch(/^hi\n\n\[time\] .*\n\[brief\] \{"task":/);
    const [row] = await talk.app.database
      .sql`select status, output, usage, error_code from runs where id = ${run.taskId}`;
    expect(row).toMatchObject({
      status: "finished",
      output: { answer: "Hello!" },
      usage: { totalTokens: 120 },
      error_code: null,
    });
    const rows = await talk.app.database.sql`
        select role, content, seq::int, visibility_mask
        from messages
        where thread_id = ${run.threadId}
        order by seq`;
    expect(rows.map(({ role, content, seq, visibility_mask }) => [role, content, seq, visibility_mask])).toEqual([
      ["user", "hi", 1000, 3],
      ["assistant", "Hello!", 1001, 3],
    ]);
  });

  it("after reading a skill and creating an event takes three rounds", async () => {
    talk.model.next(
      brief(),
      callTool("skills.read", { skill: "calendar", actions: ["create"] }),
      callTool("calendar.create", newEvent("Dentist")),
      answer({ answer: "Done.", suggested_actions: [{ label: "Invite", message: "Invite Mei" }] }),
    );
    const before = talk.model.journal.length;
    const run = await talk.say("dentist tomorrow at nine");
    const call = [
      "TOOL_CALL_START",
      "TOOL_CALL_ARGS",
      "TOOL_CALL_END",
      "tool.policy",
      "TOOL_CALL_RESULT",
      "tool.completed",
    ];
    expect(toShape(run.types)).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "context.resolved",
      "STEP_FINISHED",
      "STEP_STARTED",
      "tool.catalog.resolved",
      ...call,
      ...call,
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    expect(run.results.map(({ status }) => status)).toEqual(["success", "success"]);
    expect(await eventsNamed("Dentist")).toBe(1);
    expect(run.end).toMatchObject({
      status: "success",
      totalTokens: 360,
      suggested_actions: [{ label: "Invite", message: "Invite Mei" }],
    });
    const last = talk.model.journal.at(-1)?.body.messages ?? [];
    expect(talk.model.journal.length - before).toBe(4);
    expect(last.slice(-4).map(({ role }) => role)).toEqual(["assistant", "tool", "assistant", "tool"]);
    // What the model is told is the text that is stored and shown (R3, R4).
    const stored = await talk.app.database
      .sql`select content, metadata from messages where thread_id = ${run.threadId} and role = 'tool' order by seq`;
    expect(stored.map(({ content }) => content)).toEqual(run.results.map(({ content }) => content));
    expect([last.at(-3)?.content, last.at(-1)?.content]).toEqual(stored.map(({ content }) => content));
    expect(stored[1]?.["metadata"]).toMatchObject({
      tool_agent_output: { status: "success" },
      assistant_message_id: expect.any(String),
      tainted: false,
    });
    const records = await talk.app.database.sql`
        select tool, status, decision, result_ref, iteration
        from tool_calls
        where task_id = ${run.taskId}
        order by iteration`;
    expect(records.map(({ tool, iteration, decision }) => [tool, iteration, decision])).toEqual([
      ["skills.read", 1, "allowed"],
      ["calendar.create", 2, "allowed"],
    ]);
    expect(records.map(({ result_ref }) => result_ref)).toEqual(
      run.results.map(({ messageId }) => `message:${messageId}`),
    );
  });

  it("heals a wrong call by a corrected one (G088)", async () => {
    talk.model.next(
      brief(),
      callTool("calendar.read", { mode: "week" }),
      callTool("calendar.read", dayRead),
      answer({ answer: "Nothing planned." }),
    );
    const run = await talk.say("what is tomorrow?");
    expect(run.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ["failure", "INVALID_ACTION_INPUT"],
      ["success", undefined],
    ]);
    expect(run.end).toMatchObject({ status: "success", error: null });
  });

  it("after seven rounds of tools comes from an eighth call without tools (G098)", async () => {
    talk.model.next(
      brief(),
      ...Array.from({ length: 7 }, (_, i) => callTool("calendar.read", { mode: "day", date: `2026-03-1${i}` })),
      answer({ answer: "I could not finish." }),
    );
    const run = await talk.say("look at every day");
    expect(run.results).toHaveLength(7);
    expect(run.end).toMatchObject({ status: "failed", error: { code: "MAX_ITERS_REACHED" } });
    expect(talk.model.journal.at(-1)?.body.tools).toBeUndefined();
    expect(talk.model.journal.at(-1)?.lastUser).toContain("limit");
  });

  it("G104: to two reads and a write runs the reads together and the write after them", async () => {
    talk.model.next(
      brief(),
      callTools([
        toCall("calendar.read", dayRead),
        toCall("contacts.read", { mode: "search", query: "Mei" }),
        toCall("calendar.create", newEvent("Lunch")),
      ]),
      answer({ answer: "Done." }),
    );
    const run = await talk.say("lunch with Mei");
    expect(run.results.map(({ tool_call_args }) => `${tool_call_args.module}.${tool_call_args.method}`)).toEqual([
      "calendar.read",
      "contacts.read",
      "calendar.create",
    ]);
    const rows = await talk.app.database.sql`
        select tool, started_at, started_at + make_interval(secs => duration_ms / 1000.0) as ended_at
        from tool_calls
        where task_id = ${run.taskId}
        order by started_at`;
    const write = rows.find(({ tool }) => tool === "calendar.create");
    expect(
      rows.filter(({ tool }) => tool !== "calendar.create").every(({ ended_at }) => ended_at <= write?.["started_at"]),
    ).toBe(true);
  });

  it("that claims success after a failed write is lowered", async () => {
    talk.model.next(
      brief(),
      callTool("calendar.update", {
        event_id: "evt_none",
        expected_version: 1,
        event_timezone: "UTC",
        changes: { title: "x" },
      }),
      answer({ answer: "All done!" }),
    );
    const run = await talk.say("rename it");
    expect(run.results[0]?.status).toBe("failure");
    expect(run.end).toMatchObject({ status: "failed", error: { code: "TOOLS_FAILED" }, answer: "All done!" });
  });

  it("comes also when the router only talks: one repair, then a brief of our own", async () => {
    const before = talk.model.journal.length;
    talk.model.next(say("Sure, let me help!"), say("I think it is about the calendar."), answer({ answer: "Here." }));
    const run = await talk.say("你好，明天有什么安排");
    expect(talk.model.journal.length - before).toBe(3);
    expect(run.end?.answer).toBe("Here.\n\n（请核对：这次没有为此查询或更改任何内容。）");
    expect(talk.model.journal.at(-1)?.lastUser).toContain('"confidence":0.5');
    expect(talk.model.journal.at(-1)?.lastUser).toContain('"language":"zh-CN"');
    expect(run.types.filter((type) => type === "STEP_STARTED")).toHaveLength(2);
  });

  it("that is not JSON is kept as it is", async () => {
    talk.model.next(brief({ needs_tools: false }), say("You are free all day."));
    expect((await talk.say("am I free?")).end).toMatchObject({
      status: "success",
      answer: "You are free all day.",
      error: null,
    });
  });

  it("that says nothing is asked for once more, and then apologised for", async () => {
    const before = talk.model.journal.length;
    talk.model.next(
      brief({ needs_tools: false }),
      say(""),
      say("  "),
      brief({ needs_tools: false }),
      say(""),
      answer({ answer: "Now." }),
    );
    const run = await talk.say("hello?");
    expect(run.end).toMatchObject({ status: "failed", error: { code: "MODEL_OUTPUT_INVALID" } });
    expect(run.end?.answer.length).toBeGreaterThan(5);
    expect(talk.model.journal.length - before).toBe(3);
    expect((await talk.say("hello again?")).end?.answer).toBe("Now.");
  });
});

describe("calls that cannot run", () => {
  it("G211, G212: become failures that the model reads, and the run goes on", async () => {
    talk.model.next(
      brief(),
      callTools(
        [
          { name: "project_cli", arguments: '{"module":"calendar","method":"re' },
          { name: "shell", arguments: '{"command":"ls"}' },
          { name: "", arguments: "[]" },
          { name: "project_cli", arguments: '{"module":"weather","method":"read","input":{}}' },
          {
            name: "project_cli",
            arguments: `{"module":"calendar","method":"read","input":{"x":"${"a".repeat(1_000_000)}"}}`,
          },
          toCall("calendar.read", dayRead),
        ],
        { finish: "length" },
      ),
      answer({ answer: "Sorry.", status: "partial_success" }),
    );
    const run = await talk.say("do odd things");
    expect(run.results.map(({ error }) => error?.code)).toEqual([
      "INVALID_ENVELOPE",
      "INVALID_ENVELOPE",
      "INVALID_ENVELOPE",
      "UNKNOWN_ACTION",
      "INVALID_ENVELOPE",
      "INVALID_ENVELOPE",
    ]);
    const last = talk.model.journal.at(-1)?.body.messages ?? [];
    const calls = last.at(-7)?.tool_calls ?? [];
    expect(calls).toHaveLength(6);
    for (const {
      function: { name, arguments: args },
    } of calls) {
      expect(() => JSON.parse(args)).not.toThrow();
      expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    }
  });

  it("G070, R29: have ids of ours, the same everywhere but in the conversation with the model", async () => {
    const reads = (ids: (string | null)[]) => callTools(ids.map((id) => toCall("calendar.read", dayRead, id)));
    talk.model.next(
      brief(),
      reads(["same", "same", null, "x".repeat(5000), "a\nb"]),
      reads(["same"]),
      answer({ answer: "Done." }),
    );
    const run = await talk.say("read a lot");
    const ids = run.results.map(({ toolCallId }) => toolCallId);
    expect(new Set(ids).size).toBe(6);
    for (const id of ids) expect(id).toMatch(/^call_[0-9a-z]{26}$/);
    const last = talk.model.journal.at(-1)?.body.messages ?? [];
    const told = ["same", ...ids.slice(1)];
    expect(last.flatMap(({ tool_calls = [] }) => tool_calls.map(({ id }) => id))).toEqual(told);
    expect(last.flatMap(({ tool_call_id }) => tool_call_id ?? [])).toEqual(told);
    const rows = await talk.app.database.sql`select tool_call_id from tool_calls where task_id = ${run.taskId}`;
    expect(rows.map(({ tool_call_id }) => tool_call_id as string).sort()).toEqual([...ids].sort());
  });

  it("are told as cut, in the event and in history, where the answer has no room", async () => {
    talk.model.next(brief({ needs_tools: false }), answer({ answer: `${"One more sentence. ".repeat(500)}` }));
    const run = await talk.say("tell me all");
    expect(run.end).toMatchObject({ truncated: true, metadata: { truncated: true }, status: "success" });
    expect(run.end?.answer).toMatch(/sentence\.$/);
    expect(run.end?.answer.length).toBeGreaterThan(7900);
    const alice = await talk.app.as("alice");
    const { messages } = await alice.getHistory({ query: { threadId: run.threadId } });
    expect(messages.at(-1)).toMatchObject({ role: "assistant", truncated: true });
  });

  it("G215: are not repeated for ever", async () => {
    const wrong = callTool("calendar.read", { mode: "event", event_id: "evt_none" });
    talk.model.next(brief(), wrong, wrong, wrong, answer({ answer: "Not there.", status: "failed" }));
    const run = await talk.say("find it");
    expect(run.results.map(({ error }) => error?.code)).toEqual([
      "EVENT_NOT_FOUND",
      "EVENT_NOT_FOUND",
      "REPEATED_FAILURE",
    ]);
  });

  it("R15: are judged by the whitelist, whatever skills are visible", async () => {
    talk.model.next(
      brief(),
      callTools([toCall("memory.read", { scope: "user" }), toCall("automation.run", {})]),
      answer({ answer: "Ok." }),
    );
    const run = await talk.say("what do you know?");
    expect(run.results.map(({ error }) => error?.code)).toEqual([undefined, "UNKNOWN_ACTION"]);
  });

  it("are ignored where no tool was offered", async () => {
    talk.model.next(
      brief({ needs_tools: false, task_type: "chat" }),
      callFunction("project_cli", '{"module":"calendar","method":"read","input":{}}', { text: '{"answer":"Hi"}' }),
    );
    const run = await talk.say("hi");
    expect(run.results).toEqual([]);
    expect(run.end?.answer).toBe("Hi");
  });
});
