import { randomUUID } from "node:crypto";
import type { HttpAgent, Interrupt, RunAgentInput } from "@ag-ui/client";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { officialClients, talker, typesOf, type Talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool, hold, refuse } from "../../_kit/scripted-model.ts";
import { storeEvent } from "../approval/_waiting.ts";

let talk: Conversation;
let aliceId: string;
beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  ({ id: aliceId } = await (await talk.app.as("alice")).getMe());
});
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const countRuns = async (threadId: string) =>
  (await talk.app.database.sql`select from runs where thread_id = ${threadId}`).length;

function interruptOf({ events }: Talker): Interrupt | undefined {
  const end = events.at(-1);
  return end?.type === "RUN_FINISHED" && end.outcome.type === "interrupt" ? end.outcome.interrupts[0] : undefined;
}

describe.each(officialClients)("%s comes back to a thread and knows its id alone", (_version, Agent) => {
  const back = async ({ agent: { threadId } }: Talker) => talker(talk.app, Agent, { threadId });

  /** A client whose run asks about an event. */
  async function asking(): Promise<{ client: Talker; eventId: string }> {
    const eventId = await storeEvent(talk.app, aliceId, "Dentist");
    const client = await talker(talk.app, Agent, { state: { page: "calendar" } });
    talk.model.next(brief(), callTool("calendar.delete", { event_id: eventId }));
    await client.say("delete the dentist");
    return { client, eventId };
  }

  it("has what was said and its state, and starts nothing", async () => {
    const client = await talker(talk.app, Agent, { state: { page: "calendar" } });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Hello." }));
    await client.say("hi");
    const late = await back(client);
    const runId = randomUUID();
    await late.run({ runId });
    expect(typesOf(late.events)).toEqual(["RUN_STARTED", "STATE_SNAPSHOT", "MESSAGES_SNAPSHOT", "RUN_FINISHED"]);
    expect(late.events.at(-1)).toMatchObject({ runId, outcome: { type: "success" } });
    expect(late.agent.messages).toEqual(client.agent.messages);
    expect(late.agent.state).toEqual({ page: "calendar" });
    expect(await countRuns(client.agent.threadId)).toBe(1);
    // And goes on from there.
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Still here." }));
    await late.say("are you there?", { runId });
    expect(late.agent.messages.at(-1)?.content).toBe("Still here.");
  });

  it("does the same with connectAgent, where connect() posts as run() does", async () => {
    const client = await talker(talk.app, Agent);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Hello." }));
    await client.say("hi");
    const late = (await back(client)).agent;
    Object.assign(late, { connect: (input: RunAgentInput) => late.run(input) } satisfies Partial<
      Record<"connect", HttpAgent["run"]>
    >);
    await late.connectAgent();
    expect(late.messages).toEqual(client.agent.messages);
    expect(await countRuns(client.agent.threadId)).toBe(1);
  });

  it("finds the question that waits, and answers it", async () => {
    const { client, eventId } = await asking();
    const late = await back(client);
    await late.run();
    expect(interruptOf(late)).toEqual(interruptOf(client));
    expect(late.agent.messages).toEqual(client.agent.messages);
    // assistant-ui wants a message of the run that asks.
    const types = typesOf(late.events);
    expect(types.indexOf("MESSAGES_SNAPSHOT")).toBeLessThan(types.indexOf("TOOL_CALL_START"));
    expect(late.events.find((event) => event.type === "MESSAGES_SNAPSHOT")?.messages).toHaveLength(1);
    expect(late.events[0]).toEqual(client.events[0]);
    talk.model.next(answer({ answer: "It is gone." }));
    await late.run({
      resume: [{ interruptId: interruptOf(late)?.id ?? "", status: "resolved", payload: { approved: true } }],
    });
    expect(late.agent.messages.at(-1)?.content).toBe("It is gone.");
    const [row] = await talk.app.database.sql`select deleted_at from events where id = ${eventId}`;
    expect(row?.["deleted_at"]).not.toBeNull();
    const later = await back(client);
    await later.run();
    expect(interruptOf(later)).toBeUndefined();
    expect(later.agent.messages.map(({ id, content }) => [id, content])).toEqual(
      late.agent.messages.map(({ id, content }) => [id, content]),
    );
  });

  it("finds no question whose time is over, and no failure of a run that is over", async () => {
    const { client } = await asking();
    await talk.app.database.sql`update approvals set expires_at = now() where thread_id = ${client.agent.threadId}`;
    const late = await back(client);
    await late.run();
    expect(late.events.at(-1)).toMatchObject({ type: "RUN_FINISHED", outcome: { type: "success" } });
    const failed = await talker(talk.app, Agent);
    talk.model.next(refuse(400));
    await failed.say("am I free?").catch(() => {});
    const next = await back(failed);
    await next.run();
    expect(next.events.at(-1)).toMatchObject({ type: "RUN_FINISHED", outcome: { type: "success" } });
    expect(next.agent.messages.map(({ role }) => role)).toEqual(["user"]);
  });

  it("joins the run that is under way, under its own id", async () => {
    const client = await talker(talk.app, Agent);
    const stop = hold({ after: 100 });
    const whole = "You are free, as far as I can see, for the whole of tomorrow.";
    talk.model.next(brief({ needs_tools: false }), answer({ answer: whole }, { pieces: 1, hold: stop }));
    const runId = randomUUID();
    const saying = client.say("am I free?", { runId });
    await stop.reached;
    const late = await back(client);
    const joined = late.run({ on: ({ type }) => type === "MESSAGES_SNAPSHOT" && stop.release() });
    await Promise.all([saying, joined]);
    expect(late.events[0]).toMatchObject({ type: "RUN_STARTED", runId });
    expect(late.events.at(-1)).toEqual(client.events.at(-1));
    expect(late.agent.messages).toEqual(client.agent.messages);
    expect(await countRuns(client.agent.threadId)).toBe(1);
  });

  it("keeps what it has read of an answer that the user stopped, here and after a reload", async () => {
    const client = await talker(talk.app, Agent);
    const stop = hold({ after: 100 });
    const whole = "You are free, as far as I can see, for the whole of tomorrow.";
    talk.model.next(brief({ needs_tools: false }), answer({ answer: whole }, { pieces: 1, hold: stop }));
    const runId = randomUUID();
    const shown = Promise.withResolvers<void>();
    const saying = client
      .say("am I free?", { runId, on: ({ type }) => type === "TEXT_MESSAGE_CONTENT" && shown.resolve() })
      .catch(() => {});
    await shown.promise;
    const { threadId } = client.agent;
    await (await talk.app.as("alice")).cancelRun({ path: { threadId }, body: { runId } });
    await saying;
    stop.release();
    expect(client.events.at(-1)).toMatchObject({ type: "RUN_ERROR", code: "RUN_CANCELED" });
    const last = client.agent.messages.at(-1);
    expect(last).toMatchObject({ role: "assistant", metadata: { stopped: true } });
    expect(whole.startsWith(String(last?.content)) && last?.content !== "").toBe(true);
    const late = await back(client);
    await late.run();
    expect(late.agent.messages).toEqual(client.agent.messages);
  });

  it("finds nothing in a thread that is not there, and makes none", async () => {
    const client = await talker(talk.app, Agent);
    await client.run();
    expect(typesOf(client.events)).toEqual(["RUN_STARTED", "MESSAGES_SNAPSHOT", "RUN_FINISHED"]);
    expect(client.agent.messages).toEqual([]);
    expect(await talk.app.database.sql`select from threads where id = ${client.agent.threadId}`).toHaveLength(0);
  });
});
