import { randomUUID } from "node:crypto";
import { AgentCapabilitiesSchema, EventSchemas } from "@ag-ui/core/schemas";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Problem } from "../../../generated/contract/types.ts";
import { officialClients, postAgUi, readEvents, talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { acceptedByOfficialClients } from "../../_kit/official-clients.ts";
import { answer, brief, callTool, hold } from "../../_kit/scripted-model.ts";

let talk: Conversation;
beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
});

const read = { mode: "day", date: "2026-03-17" };
const input = (change: object = {}) => ({
  threadId: randomUUID(),
  runId: randomUUID(),
  messages: [{ id: randomUUID(), role: "user", content: "am I free?" }],
  ...change,
});
const script = () => talk.model.next(brief({ needs_tools: false }), answer({ answer: "You are free." }));
const stored = (threadId: string) =>
  talk.app.database.sql<
    { id: string; content: string }[]
  >`select wire_id as id, content from messages where thread_id = ${threadId} and role = 'user' order by seq`;

const problemOf = async (response: Response) => (await response.json()) as Problem;

/** The events of a POST that is answered with a stream. */
async function run(body: unknown, headers?: Record<string, string>) {
  const response = await postAgUi(talk.app, body, headers);
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")], text).toEqual([200, "text/event-stream"]);
  return { text, frames: readEvents(text), events: readEvents(text).map(({ event }) => event) };
}

describe("POST /ag-ui", () => {
  it("answers with frames of plain lines whose ids are those of the log; whole events for who asks (R36)", async () => {
    script();
    const body = input({ forwardedProps: { extended_events: true } });
    const { text, frames, events } = await run(body);
    expect(text).not.toContain("\r");
    const alice = await talk.app.as("alice");
    const log: unknown[] = [];
    for await (const event of alice.streamRunEvents({
      path: { threadId: body.threadId },
      query: { runId: body.runId, deltas: true, facts: true },
    }))
      log.push(event);
    expect(events).toEqual(log);
    expect(frames.map(({ id }) => id)).toEqual(log.map((_, index) => `1-${index + 1}`));
  });

  it("sends each event with its official fields and no other (R36)", async () => {
    talk.model.next(brief(), callTool("calendar.read", read), answer({ answer: "You are free." }));
    const { events } = await run(input({ state: { page: "calendar" } }));
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["TOOL_CALL_RESULT", "STATE_SNAPSHOT"]));
    for (const event of events) expect(event).toEqual(EventSchemas.parse(event));
  });

  it("takes nulls, and either spelling of a field", async () => {
    const { threadId: thread_id, runId: run_id, messages } = input();
    script();
    const { events } = await run({
      thread_id,
      run_id,
      messages,
      parentRunId: null,
      state: null,
      tools: null,
      context: null,
      forwardedProps: null,
      resume: null,
    });
    expect(events.at(-1)).toMatchObject({ type: "RUN_FINISHED", threadId: thread_id, runId: run_id });
    expect(events.some(({ type }) => type === "STATE_SNAPSHOT")).toBe(false);
  });

  it("sends nothing that only 1.0 knows, whether it was asked for or not", async () => {
    for (const change of [{}, { protocolVersion: "1.0" }]) {
      talk.model.next(brief(), callTool("calendar.read", read), answer({ answer: "You are free." }));
      const { events } = await run(input({ state: {}, ...change }));
      expect(await acceptedByOfficialClients(events)).toEqual([events.length, events.length]);
      expect(events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    }
  });

  it("gives the client's state back, and lets the read model tell it and the tools", async () => {
    script();
    const tools = [{ name: "show_map", description: "Show a place", parameters: { type: "object" } }];
    const body = input({ state: { page: "calendar", open: [1, null] }, tools });
    const { events } = await run(body);
    expect(events[1]).toEqual({
      type: "STATE_SNAPSHOT",
      timestamp: events[0]?.timestamp,
      snapshot: body["state" as never],
    });
    expect(events[0]?.timestamp).toBeGreaterThan(0);
    const view = await (
      await talk.app.as("alice")
    ).getRun({ path: { threadId: body.threadId }, query: { runId: body.runId } });
    expect(view).toMatchObject({ state: { page: "calendar", open: [1, null] }, tools });
  });

  it("G023: tools of the client change nothing of what a model is offered, unless its agent may call them", async () => {
    const offered: string[] = [];
    for (const tools of [
      [],
      [
        { name: "project_cli", description: "mine", parameters: {} },
        { name: "shell", description: "", parameters: {} },
      ],
    ]) {
      talk.model.next(brief(), answer({ answer: "You are free." }));
      await run(input({ tools }));
      offered.push(JSON.stringify(talk.model.journal.slice(-2).map(({ body }) => body.tools ?? null)));
    }
    expect(offered[1]).toBe(offered[0]);
    expect(offered[0]).toContain("project_cli");
  });

  it("stores a changed message under an id of its own, and answers what it says now", async () => {
    const first = input();
    script();
    await run(first);
    script();
    await run(
      input({ threadId: first.threadId, messages: [{ ...first.messages[0], content: "am I free on Friday?" }] }),
    );
    expect(talk.model.journal.at(-1)?.lastUser).toContain("on Friday");
    const rows = await stored(first.threadId);
    expect(rows.map(({ content }) => content)).toEqual(["am I free?", "am I free on Friday?"]);
    expect(rows[0]?.id).toBe(first.messages[0]?.id);
  });

  it("reads a history far larger than a run may be", async () => {
    const { messages, ...rest } = input();
    const history = Array.from({ length: 40 }, (_, index) => ({
      id: `t${index}`,
      role: "tool",
      toolCallId: "c",
      content: "x".repeat(20_000),
    }));
    script();
    await run({ ...rest, messages: [...history, ...messages] });
    expect(await stored(rest.threadId)).toHaveLength(1);
    const refused = await postAgUi(talk.app, {
      ...rest,
      messages: [...messages, { id: "t", role: "tool", content: "x".repeat(4_200_000) }],
    });
    expect([refused.status, (await problemOf(refused)).detail]).toEqual([
      413,
      "RunAgentInput payload exceeds size limit",
    ]);
  });
});

describe("a run that is there already", () => {
  it("is joined by its name and continued by an id, wherever it stands", async () => {
    const body = input({ state: { a: 1 } });
    const stop = hold({ after: 80 });
    talk.model.next(
      brief(),
      callTool("calendar.read", read),
      answer({ answer: "You are free, as far as I can see, for the whole of tomorrow." }, { pieces: 1, hold: stop }),
    );
    const whole = run(body);
    await stop.reached;
    const joined = [run(body), run({ threadId: body.threadId, runId: body.runId, messages: [] })];
    const continued = run(body, { "last-event-id": "1-3" });
    stop.release();
    const { frames } = await whole;
    const after = frames.filter(({ id }) => id !== undefined && Number(id.split("-")[1]) > 3);
    expect((await continued).frames).toEqual(after);
    for (const { events } of await Promise.all(joined)) {
      expect(await acceptedByOfficialClients(events)).toEqual([events.length, events.length]);
      expect(events.at(-1)).toEqual(frames.at(-1)?.event);
    }
    const over = await postAgUi(talk.app, body, { "last-event-id": frames.at(-1)?.id ?? "" });
    expect([over.status, await over.text()]).toEqual([204, ""]);
    expect(await stored(body.threadId)).toHaveLength(1);
  });

  it.each([
    ["RUN_ID_REUSED", 409, { messages: [{ id: "m", role: "user", content: "something else" }] }, {}],
    ["INVALID_LAST_EVENT_ID", 400, {}, { "last-event-id": "1-999" }],
    ["RUN_NOT_FOUND", 404, { runId: "another" }, { "last-event-id": "1-1" }],
  ])("%s is a problem, and starts nothing", async (code, status, change, headers) => {
    script();
    const body = input();
    await run(body);
    const refused = await postAgUi(talk.app, { ...body, ...change }, headers);
    expect([refused.status, refused.headers.get("content-type"), (await problemOf(refused)).code]).toEqual([
      status,
      "application/problem+json",
      code,
    ]);
    expect(await talk.app.database.sql`select from runs where thread_id = ${body.threadId}`).toHaveLength(1);
  });

  it("is not there for anybody else", async () => {
    script();
    const body = input();
    await run(body);
    const theirs = { authorization: `Bearer ${await talk.app.auth.mintUserToken("bob")}` };
    // To them it is a thread of their own in which nothing was said (R25).
    const { events } = await run({ ...body, messages: [] }, theirs);
    expect(events.map((event) => (event.type === "MESSAGES_SNAPSHOT" ? event.messages : event.type))).toEqual([
      "RUN_STARTED",
      [],
      "RUN_FINISHED",
    ]);
    const refused = await postAgUi(talk.app, { ...body, messages: [] }, { ...theirs, "last-event-id": "1-1" });
    expect([refused.status, (await problemOf(refused)).code]).toEqual([404, "RUN_NOT_FOUND"]);
  });
});

describe.each(officialClients)("what is refused, as %s sees it", (_version, Agent) => {
  // They also write it to the console.
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  const failure = async (act: Promise<unknown>): Promise<{ status?: number; payload?: unknown; message: string }> => {
    const reason: unknown = await act.then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(reason).toBeInstanceOf(Error);
    return reason as Error & { status?: number; payload?: unknown };
  };

  it("is a status that is not 2xx, with the problem as its payload", async () => {
    const stranger = await talker(talk.app, Agent, { token: "x.y.z" });
    const refused = await failure(stranger.say("hello"));
    expect([refused.status, JSON.parse(String(refused.payload)).code]).toEqual([401, "UNAUTHENTICATED"]);
    const client = await talker(talk.app, Agent);
    const unknown = await failure(client.run({ forwardedProps: { agent_type: "poet" } }));
    expect([unknown.status, JSON.parse(String(unknown.payload)).detail]).toEqual([
      422,
      "invalid RunAgentInput.forwardedProps",
    ]);
    const nowhere = await failure((await talker(talk.app, Agent, { threadId: "not-a-uuid" })).say("hello"));
    expect([nowhere.status, JSON.parse(String(nowhere.payload)).detail]).toEqual([
      422,
      "threadId must be a valid UUID",
    ]);
  });

  it("is an image that was not uploaded here, in either shape", async () => {
    const url = "https://files.example.com/a.png?signature=x";
    const parts = [
      { type: "binary", mimeType: "image/png", url },
      { type: "image", source: { type: "url", value: url, mimeType: "image/png" } },
    ];
    for (const part of parts) {
      const client = await talker(talk.app, Agent, {
        messages: [{ id: "m1", role: "user", content: [{ type: "text", text: "What is this?" }, part] as never }],
      });
      const refused = await failure(client.run());
      expect(JSON.parse(String(refused.payload)).code).toBe("ATTACHMENT_URL_INVALID");
    }
  });
});

it("GET /ag-ui/capabilities is the official object", async () => {
  const capabilities = await (await talk.app.as("alice")).getAgUiCapabilities();
  expect(AgentCapabilitiesSchema.strict().parse(capabilities)).toEqual(capabilities);
  expect(capabilities).toMatchObject({
    transport: { streaming: true, resumable: true },
    humanInTheLoop: { supported: true, interrupts: true },
    multimodal: { input: { image: true } },
    tools: { clientProvided: false },
  });
});
