import { randomUUID } from "node:crypto";
import type { Interrupt } from "@ag-ui/client";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { officialClients, talker, typesOf, type Talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool, callTools, toCall } from "../../_kit/scripted-model.ts";
import { givenEvent } from "../approval/_waiting.ts";

let talk: Conversation;
beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
});
// They also write refusals to the console.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const isDeleted = async (id: string) =>
  (await talk.app.database.sql`select deleted_at from events where id = ${id}`)[0]?.["deleted_at"] !== null;
const toolsOf = ({ agent }: Talker) => agent.messages.filter((message) => message.role === "tool");

/** A client whose last run waits for a word about an event. */
async function asked(
  Agent: (typeof officialClients)[number][1],
): Promise<{ client: Talker; eventId: string; runId: string; interrupt: Interrupt }> {
  const { id: eventId } = await givenEvent(talk);
  const client = await talker(talk.app, Agent);
  const runId = randomUUID();
  talk.model.next(brief(), callTool("calendar.delete", { event_id: eventId }));
  await client.say("delete it", { runId });
  const end = client.events.at(-1);
  const [interrupt] = end?.type === "RUN_FINISHED" && end.outcome.type === "interrupt" ? end.outcome.interrupts : [];
  if (interrupt === undefined) throw new Error(`the run did not ask: ${JSON.stringify(end)}`);
  return { client, eventId, runId, interrupt: interrupt };
}

const approve = ({ id: interruptId }: Interrupt) => [
  { interruptId, status: "resolved" as const, payload: { approved: true } },
];
const close = ({ id: interruptId }: Interrupt) => [{ interruptId, status: "cancelled" as const }];

/** By id, as the server has it; who comes later is told the same. */
async function expectAlike(client: Talker, Agent: (typeof officialClients)[number][1], runId: string): Promise<void> {
  const { threadId } = client.agent;
  const { messages } = await (await talk.app.as("alice")).getHistory({ query: { threadId } });
  expect(
    client.agent.messages.filter((message) => !(message.role === "assistant" && message.toolCalls)).map(({ id }) => id),
  ).toEqual(messages.map(({ id }) => id));
  const late = await talker(talk.app, Agent, { threadId });
  await late.run({ runId });
  expect(late.agent.messages).toEqual(client.agent.messages);
}

describe.each(officialClients)("%s", (_version, Agent) => {
  it("is asked with the card, and has no result of the call yet (R13)", async () => {
    const { client, eventId, runId, interrupt } = await asked(Agent);
    expect(interrupt).toMatchObject({
      reason: "tool_call",
      toolCallId: expect.any(String),
      responseSchema: { required: ["approved"] },
      metadata: { ui_schema: { status: "pending" } },
    });
    expect(typesOf(client.events)).not.toContain("TOOL_CALL_RESULT");
    expect(client.agent.messages.map(({ role }) => role)).toEqual(["user", "assistant", "assistant"]);
    expect(toolsOf(client)).toEqual([]);
    expect(await isDeleted(eventId)).toBe(false);
    const late = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    await late.run({ runId });
    expect(late.agent.messages).toEqual(client.agent.messages);
    expect(late.events.at(-1)).toEqual(client.events.at(-1));
  });

  it("says yes: the call is made, and has one result", async () => {
    const { client, eventId, interrupt } = await asked(Agent);
    const runId = randomUUID();
    talk.model.next(answer({ answer: "It is gone." }));
    await client.run({ runId, resume: approve(interrupt) });
    expect(await isDeleted(eventId)).toBe(true);
    expect(typesOf(client.events).filter((type) => type.startsWith("TOOL_CALL"))).toEqual(["TOOL_CALL_RESULT"]);
    expect(toolsOf(client)).toMatchObject([
      { toolCallId: interrupt.toolCallId, metadata: { status: "success", ui_schema: { status: "success" } } },
    ]);
    expect(client.agent.messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "tool",
      "assistant",
      "assistant",
    ]);
    expect(client.agent.messages.at(-1)?.content).toBe("It is gone.");
    await expectAlike(client, Agent, runId);
    // And the thread goes on.
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "You are welcome." }));
    await client.say("thanks");
    expect(toolsOf(client)).toHaveLength(1);
  });

  it.each([
    ["closes the card", close],
    [
      "says no",
      ({ id }: Interrupt) => [{ interruptId: id, status: "resolved" as const, payload: { approved: false } }],
    ],
  ])("%s: nothing happens", async (_how, decide) => {
    const { client, eventId, interrupt } = await asked(Agent);
    const runId = randomUUID();
    talk.model.next(answer({ answer: "I left it as it is." }));
    await client.run({ runId, resume: decide(interrupt) });
    expect(await isDeleted(eventId)).toBe(false);
    expect(toolsOf(client)).toMatchObject([
      { toolCallId: interrupt.toolCallId, metadata: { status: "failure", error: { code: "APPROVAL_DENIED" } } },
    ]);
    await expectAlike(client, Agent, runId);
  });

  it("says yes here and no there at once: one of them counts", async () => {
    const { client, eventId, interrupt } = await asked(Agent);
    const other = await talker(talk.app, Agent, {
      threadId: client.agent.threadId,
      messages: structuredClone(client.agent.messages),
    });
    talk.model.next(answer({ answer: "Decided." }));
    const ends = await Promise.allSettled([
      client.run({ resume: approve(interrupt) }),
      other.run({ resume: close(interrupt) }),
    ]);
    const refused = ends.flatMap((end) =>
      end.status === "rejected" ? [end.reason as { status: number; payload: string }] : [],
    );
    expect(refused.map(({ status, payload }) => [status, JSON.parse(payload).code])).toEqual([
      [409, "APPROVAL_ALREADY_DECIDED"],
    ]);
    expect(await isDeleted(eventId)).toBe(ends[0].status === "fulfilled");
    const winner = ends[0].status === "fulfilled" ? client : other;
    expect(toolsOf(winner)).toHaveLength(1);
  });

  it("has the results of the calls around the one that waits", async () => {
    const { id: eventId } = await givenEvent(talk);
    const client = await talker(talk.app, Agent);
    const read = toCall("calendar.read", { mode: "event", event_id: eventId });
    talk.model.next(brief(), callTools([read, toCall("calendar.delete", { event_id: eventId }), read]));
    await client.say("look, delete, look");
    const calls = client.agent.messages.flatMap((message) =>
      message.role === "assistant" ? (message.toolCalls ?? []) : [],
    );
    expect(toolsOf(client).map((message) => message.role === "tool" && message.toolCallId)).toEqual([
      calls[0]?.id,
      calls[2]?.id,
    ]);
    const end = client.events.at(-1);
    const runId = randomUUID();
    talk.model.next(answer({ answer: "Done." }));
    await client.run({
      runId,
      resume: approve(
        (end?.type === "RUN_FINISHED" && end.outcome.type === "interrupt"
          ? end.outcome.interrupts[0]
          : undefined) as Interrupt,
      ),
    });
    expect(new Set(toolsOf(client).map((message) => message.role === "tool" && message.toolCallId))).toEqual(
      new Set(calls.map(({ id }) => id)),
    );
    expect(toolsOf(client)).toHaveLength(3);
  });

  it("asks something else before it decides only where it lets people: the server does not mind", async () => {
    const { client, eventId, interrupt } = await asked(Agent);
    const elsewhere = await talker(talk.app, Agent, {
      threadId: client.agent.threadId,
      messages: structuredClone(client.agent.messages),
    });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "It is on Tuesday." }));
    await elsewhere.say("which one is it?");
    talk.model.next(answer({ answer: "It is gone." }));
    await client.run({ resume: approve(interrupt) });
    expect(await isDeleted(eventId)).toBe(true);
  });
});
