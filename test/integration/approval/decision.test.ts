import { beforeAll, describe, expect, it } from "vitest";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, toShape, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTools, say, toCall } from "../../_kit/scripted-model.ts";
import { askAbout, decide, factsOf, givenEvent, inQueue, ways, type Waiting } from "./_waiting.ts";

let talk: Conversation;
let alice: AccordClient;
let bob: AccordClient;

beforeAll(async () => {
  talk = await conversation();
  talk.model.when(({ system }) => (system.startsWith("You shorten a conversation") ? say("They talked.") : undefined));
  [alice, bob] = [await talk.app.as("alice"), await talk.app.as("bob")];
});

const rows = (query: string, id: string) => talk.app.database.sql.unsafe(query, [id]);
const isDeleted = async (id: string) =>
  (await rows("select deleted_at from events where id = $1", id))[0]?.["deleted_at"] !== null;
const effects = async ({ approvalId }: Waiting) =>
  (
    await rows(
      "select e.task_id from tool_effects e join runs r on r.id = e.task_id where r.approval_id = $1",
      approvalId,
    )
  ).length;

describe("a call that waits", () => {
  it("G140, G141: ends its run with a question, a card and a sentence, and nothing has happened", async () => {
    const event = await givenEvent(talk);
    const run = await askAbout(talk, "calendar.delete", { event_id: event.id });
    expect(toShape(run.types).slice(-9)).toEqual([
      "TOOL_CALL_END",
      "tool.policy",
      "TOOL_CALL_RESULT",
      "tool.completed",
      "action.required",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    const approval = {
      id: run.approvalId,
      state: "pending",
      reasons: ["destructive"],
      summary: expect.stringContaining(event.title),
      expiresAt: expect.any(String),
    };
    expect(run.results).toMatchObject([
      { status: "partial", error: null, result: { data: { approval } }, ui_schema: { status: "pending" } },
    ]);
    expect(run.end).toMatchObject({
      status: "partial_success",
      error: null,
      answer: expect.stringContaining("Delete event"),
    });
    expect(run.events.at(-1)).toMatchObject({
      outcome: {
        interrupts: [
          {
            id: run.approvalId,
            reason: "tool_call",
            toolCallId: run.results[0]?.toolCallId,
            message: expect.any(String),
            metadata: { ui_schema: { status: "pending" } },
          },
        ],
      },
    });
    expect(factsOf(run, "action.required")).toMatchObject([
      { action_id: run.approvalId, kind: "approval", tool_name: "calendar.delete", reasons: ["destructive"] },
    ]);
    expect(factsOf(run, "tool.policy")).toMatchObject([
      { decision: "ask", approval_id: run.approvalId, reasons: ["destructive"] },
    ]);
    expect(await isDeleted(event.id)).toBe(false);
    const { threadId, runId } = run;
    expect(await alice.getRun({ path: { threadId }, query: { runId } })).toMatchObject({
      status: "interrupted",
      approvals: [{ id: run.approvalId, state: "pending" }],
      toolCalls: [{ status: "partial", approvalId: run.approvalId }],
    });
    const { messages } = await alice.getHistory({ query: { threadId } });
    expect(messages.find(({ role }) => role === "tool")).toMatchObject({ ui_schema: { status: "pending" } });
  });

  it("stops the calls behind it, and only those", async () => {
    const event = await givenEvent(talk);
    talk.model.next(
      brief(),
      callTools([
        toCall("calendar.read", { mode: "event", event_id: event.id }),
        toCall("calendar.delete", { event_id: event.id }),
        toCall("calendar.read", { mode: "event", event_id: event.id }),
      ]),
    );
    const run = await talk.say("look, delete, look");
    expect(run.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ["success", undefined],
      ["partial", undefined],
      ["failure", "CANCELLED"],
    ]);
    expect(run.events.at(-1)).toMatchObject({ outcome: { type: "interrupt" } });
  });
});

describe.each(ways)("decided by %s", (way) => {
  it("yes: carries out the very call, once, in a run that goes on from there (G142)", async () => {
    const event = await givenEvent(talk);
    const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
    const before = talk.model.journal.length;
    talk.model.next(answer({ answer: "It is gone." }));
    const run = await talk.ended(await decide(alice, asked, "approve", way));
    expect(toShape(run.types)).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "action.resolved",
      "tool.policy",
      "TOOL_CALL_RESULT",
      "tool.completed",
      "context.resolved",
      "tool.catalog.resolved",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    expect(factsOf(run, "action.resolved")).toMatchObject([
      { action_id: asked.approvalId, resolution: "approved", asked_by_run: asked.runId, tool_name: "calendar.delete" },
    ]);
    expect(factsOf(run, "tool.policy")).toMatchObject([{ decision: "allowed", approval_id: asked.approvalId }]);
    const [shown] = asked.results;
    expect(run.results).toMatchObject([
      {
        toolCallId: shown?.toolCallId,
        messageId: shown?.messageId,
        status: "success",
        tool_call_args: shown?.tool_call_args,
        ui_schema: { status: "success" },
      },
    ]);
    expect(run.end).toMatchObject({ status: "success", answer: "It is gone." });
    expect(await isDeleted(event.id)).toBe(true);
    expect(await effects(asked)).toBe(1);

    // One model call, no router; it reads the thread with the final result in the place of the pending one.
    expect(talk.model.journal.length - before).toBe(1);
    const told = talk.model.journal.at(-1)?.body.messages ?? [];
    expect(told.filter(({ role }) => role === "tool").map(({ content }) => content)).toEqual([run.results[0]?.content]);
    expect(told.at(-1)).toMatchObject({ role: "user", content: expect.stringContaining('"confidence":0.95') });

    const { messages } = await alice.getHistory({ query: { threadId: run.threadId } });
    expect(messages.map(({ role }) => role)).toEqual(["user", "tool", "assistant", "user", "assistant"]);
    expect(messages[1]).toMatchObject({
      id: shown?.messageId,
      content: run.results[0]?.content,
      ui_schema: { status: "success" },
    });
    expect(await alice.getRun({ path: { threadId: asked.threadId }, query: { runId: asked.runId } })).toMatchObject({
      status: "interrupted",
      continuedBy: run.runId,
      approvals: [{ state: "approved", continuationRunId: run.runId }],
    });
    expect(await alice.getRun({ path: { threadId: run.threadId }, query: { runId: run.runId } })).toMatchObject({
      status: "finished",
      parentRunId: asked.runId,
      toolCalls: [
        {
          toolCallId: shown?.toolCallId,
          module: "calendar",
          method: "delete",
          status: "success",
          approvalId: asked.approvalId,
        },
      ],
    });
  });

  it("no: nothing happens, and everybody is told so (G141, R21)", async () => {
    const event = await givenEvent(talk);
    const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
    talk.model.next(answer({ answer: "I left it as it is." }));
    const run = await talk.ended(await decide(alice, asked, "deny", way));
    expect(factsOf(run, "action.resolved")).toMatchObject([{ resolution: "denied" }]);
    const stopped = { hook: "approval_gate", outcome: "stopped", detail: "APPROVAL_DENIED" };
    expect(factsOf(run, "tool.policy")).toMatchObject([
      { decision: "denied", approval_id: asked.approvalId, hooks: [{ hook: "envelope", outcome: "passed" }, stopped] },
    ]);
    expect(
      await rows("select decision, status, error_code, approval_id from tool_calls where task_id = $1", run.taskId),
    ).toEqual([
      { decision: "denied", status: "failure", error_code: "APPROVAL_DENIED", approval_id: asked.approvalId },
    ]);
    expect(run.results).toMatchObject([
      { status: "failure", error: { code: "APPROVAL_DENIED" }, ui_schema: { status: "info" } },
    ]);
    expect(run.end).toMatchObject({ status: "success", answer: "I left it as it is." });
    expect([await isDeleted(event.id), await effects(asked)]).toEqual([false, 0]);
    expect(talk.model.journal.at(-1)?.body.messages.findLast(({ role }) => role === "tool")?.content).toContain(
      "APPROVAL_DENIED",
    );
    expect(await inQueue(alice, asked.approvalId)).toMatchObject({
      state: "denied",
      ui_schema: { status: "info" },
      continuationRunId: run.runId,
    });
  });

  it("G143-G145: is refused to others, a second time, and after its time", async () => {
    const event = await givenEvent(talk);
    const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
    await expect(decide(bob, asked, "approve", way)).rejects.toMatchObject({ status: 404, code: "APPROVAL_NOT_FOUND" });
    await rows("update approvals set expires_at = now() where id = $1", asked.approvalId);
    await expect(decide(alice, asked, "approve", way)).rejects.toMatchObject({ status: 410, code: "APPROVAL_EXPIRED" });
    const other = await askAbout(talk, "calendar.delete", { event_id: event.id });
    talk.model.next(answer({ answer: "No." }));
    const run = await talk.ended(await decide(alice, other, "deny", way));
    await expect(decide(alice, other, "approve", way)).rejects.toMatchObject({
      status: 409,
      code: "APPROVAL_ALREADY_DECIDED",
      message: expect.stringContaining(run.runId),
    });
    expect(await isDeleted(event.id)).toBe(false);
  });
});

it("closing the card is a no", async () => {
  const event = await givenEvent(talk);
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
  talk.model.next(answer({ answer: "As you like." }));
  const body = {
    threadId: asked.threadId,
    runId: "close",
    messages: [{ id: "m", role: "user", content: "never mind" }],
    forwardedProps: { agent_type: "worker" },
    resume: [{ interruptId: asked.approvalId, status: "cancelled" }],
  };
  const run = await talk.ended(await alice.createRun({ body: body as never }));
  expect(run.results).toMatchObject([{ error: { code: "APPROVAL_DENIED" } }]);
  // The same request again is the same run.
  expect(await alice.createRun({ body: body as never })).toMatchObject({ taskId: run.taskId });
});

it("G143: fifty who approve and deny at once, in every way there is: one outcome, at most one effect", async () => {
  const event = await givenEvent(talk);
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
  talk.model.next(answer({ answer: "So be it." }));
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      decide(alice, asked, index % 2 === 0 ? "approve" : "deny", ways[index % 3]),
    ),
  );
  const won = answers.flatMap((given) => (given.status === "fulfilled" ? [given.value] : []));
  expect(won).toHaveLength(1);
  for (const given of answers) if (given.status === "rejected") expect(given.reason).toMatchObject({ status: 409 });
  if (won[0] === undefined) throw new Error("nobody won");
  const run = await talk.ended(won[0]);
  const isApproved = run.results[0]?.status === "success";
  expect([await isDeleted(event.id), await effects(asked)]).toEqual([isApproved, isApproved ? 1 : 0]);
  expect(await inQueue(alice, asked.approvalId)).toMatchObject({ state: isApproved ? "approved" : "denied" });
});

it("G142: what has changed since it was shown is not touched", async () => {
  const event = await givenEvent(talk);
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
  await rows("update events set version = version + 1, title = 'Another' where id = $1", event.id);
  talk.model.next(answer({ answer: "It has changed meanwhile." }));
  const run = await talk.ended(await decide(alice, asked, "approve"));
  expect(run.results).toMatchObject([{ status: "failure", error: { code: "VERSION_CONFLICT" } }]);
  expect([await isDeleted(event.id), run.end?.status]).toEqual([false, "failed"]);
});

it("G142: other arguments than those shown are refused, wherever they come from", async () => {
  const [event, other] = [await givenEvent(talk), await givenEvent(talk)];
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
  const input = {
    threadId: asked.threadId,
    runId: "changed",
    messages: [{ id: "m", role: "user", content: "yes" }],
    forwardedProps: { agent_type: "worker" },
  };
  const resume = [
    { interruptId: asked.approvalId, status: "resolved", payload: { approved: true, input: { event_id: other.id } } },
  ];
  await expect(alice.createRun({ body: { ...input, resume } as never })).rejects.toMatchObject({ status: 422 });
  await rows(
    `
      update approvals
      set call = json_build_object('module', 'calendar', 'method', 'delete', 'input',
        json_build_object('event_id', $1::text))
      where state = 'pending'`,
    other.id,
  );
  talk.model.next(answer({ answer: "No." }));
  const run = await talk.ended(await decide(alice, asked, "approve"));
  expect(run.results).toMatchObject([{ status: "failure", error: { code: "VERSION_CONFLICT" } }]);
  expect([await isDeleted(event.id), await isDeleted(other.id), await effects(asked)]).toEqual([false, false, 0]);
});

it("G149: one row explains a decision: who, when, how, what call, which rule, what came of it", async () => {
  const event = await givenEvent(talk);
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id }, { confidence: 0.4 });
  talk.model.next(answer({ answer: "Gone." }));
  const run = await talk.ended(
    await alice.decideApproval({ path: { id: asked.approvalId }, body: { decision: "approve", note: "The old one." } }),
  );
  const [row] = await rows(
    "select a.*, u.display_name from approvals a join users u on u.id = a.decided_by where a.id = $1",
    asked.approvalId,
  );
  expect(row).toMatchObject({
    display_name: "Alice",
    state: "approved",
    via: "rest",
    note: "The old one.",
    reasons: ["destructive", "low_confidence"],
    task_id: asked.taskId,
    continuation_task_id: run.taskId,
    call: { module: "calendar", method: "delete", input: { event_id: event.id } },
    versions: { [event.id]: event.version },
    brief: { confidence: 0.4 },
    decided_at: expect.any(Date),
  });
  expect(
    await rows("select decision, approval_id, status, hooks from tool_calls where task_id = $1", asked.taskId),
  ).toMatchObject([{ decision: "ask", approval_id: asked.approvalId, status: "partial" }]);
  expect(
    await rows("select decision, approval_id, status, sends from tool_calls where task_id = $1", run.taskId),
  ).toMatchObject([{ decision: "allowed", approval_id: asked.approvalId, status: "success", sends: 1 }]);
});

it("people may ask before they decide: a waiting call neither blocks nor is lost (G147)", async () => {
  const event = await givenEvent(talk);
  const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
  // Far more than a context holds, so that older turns are summed up meanwhile.
  for (let turn = 0; turn < 25; turn++) {
    talk.model.next(brief({ task_type: "chat", needs_tools: false }), answer({ answer: `Answer ${turn}.` }));
    expect((await talk.say(`Question ${turn}`, { threadId: asked.threadId })).end).toMatchObject({ status: "success" });
  }
  talk.model.next(answer({ answer: "Gone at last." }));
  const run = await talk.ended(await decide(alice, asked, "approve"));
  const told = talk.model.journal.at(-1)?.body.messages ?? [];
  const at = told.findIndex(({ role }) => role === "tool");
  expect(told.slice(at - 1, at + 1)).toMatchObject([
    { role: "assistant", tool_calls: [{ id: run.results[0]?.toolCallId }] },
    { role: "tool", content: run.results[0]?.content },
  ]);
  expect(told.some(({ content }) => String(content).startsWith("[summary]"))).toBe(true);
  expect(await isDeleted(event.id)).toBe(true);
});

it("a continuation that asks again asks in its own name", async () => {
  const [first, second] = [await givenEvent(talk), await givenEvent(talk)];
  const asked = await askAbout(talk, "calendar.delete", { event_id: first.id });
  talk.model.next(callTools([toCall("calendar.delete", { event_id: second.id })]));
  const run = await talk.ended(await decide(alice, asked, "approve"));
  expect(run.results.map(({ status }) => status)).toEqual(["success", "partial"]);
  expect([await isDeleted(first.id), await isDeleted(second.id)]).toEqual([true, false]);
});

it("goes on with what the decision has changed in memory, not with what was there when its run was claimed", async () => {
  const update = { scope: "user", content: { preferred_name: "Lina" } };
  const asked = await askAbout(talk, "memory.update", update, { confidence: 0.5 });
  talk.model.next(answer({ answer: "Hello Lina." }));
  await talk.ended(await decide(alice, asked, "approve"));
  expect(talk.model.journal.at(-1)?.lastUser).toContain('[memory] {"user":{"preferred_name":"Lina"}}');
});
