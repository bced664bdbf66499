import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AgUiEvent } from "../../../generated/contract/types.ts";
import { officialClients, talker, typesOf, type Talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTools, hold, refuse, toCall } from "../../_kit/scripted-model.ts";
import { until } from "../../_kit/until.ts";

let talk: Conversation;
beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
});

const read = { mode: "day", date: "2026-03-17" };
const text = "You are free tomorrow, and the day after that as well. 你明天有空 🙂";
const ids = ({ agent }: Talker): string[] => agent.messages.map(({ id }) => id);

/** What is stored of a thread, in order. */
const rowsOf = async ({ agent: { threadId } }: Talker) =>
  await talk.app.database.sql<
    { id: string; role: string; content: string }[]
  >`select wire_id as id, role, content from messages where thread_id = ${threadId} order by seq`;

/** The client has what the server has, by id and in order; only the message that called is no row of its own. */
async function expectAlike(client: Talker): Promise<void> {
  const rows = await rowsOf(client);
  const shown = client.agent.messages.filter((message) => !(message.role === "assistant" && message.toolCalls));
  expect(shown.map(({ id, role, content }) => ({ id, role, content }))).toEqual(rows.map((row) => ({ ...row })));
  const history = await (await talk.app.as("alice")).getHistory({ query: { threadId: client.agent.threadId } });
  expect(history.messages.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
}

/** What another client is told that knows the names of thread and run and nothing else. */
async function lateComer(client: Talker, Agent: (typeof officialClients)[number][1], runId: string): Promise<Talker> {
  const late = await talker(talk.app, Agent, { threadId: client.agent.threadId });
  await late.run({ runId });
  return late;
}

describe.each(officialClients)("%s", (_version, Agent) => {
  it("gets an answer while it is written, and has it to the byte (G081)", async () => {
    const client = await talker(talk.app, Agent);
    const stop = hold({ after: 130 });
    talk.model.next(
      brief({ needs_tools: false }),
      answer({ answer: text, suggested_actions: [{ label: "Thanks", message: "Thanks" }] }, { pieces: 1, hold: stop }),
    );
    const seen = Promise.withResolvers<void>();
    const said = client.say("am I free?", {
      on: (event) => void (event.type === "TEXT_MESSAGE_CONTENT" && seen.resolve()),
    });
    await stop.reached;
    await seen.promise;
    stop.release();
    await said;
    const deltas = client.events.filter((event) => event.type === "TEXT_MESSAGE_CONTENT").map(({ delta }) => delta);
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.length).toBeLessThan(20);
    expect(deltas.join("")).toBe(text);
    expect(client.agent.messages).toMatchObject([
      { role: "user" },
      { role: "assistant", content: text, metadata: { status: "success", suggested_actions: [{ label: "Thanks" }] } },
    ]);
    expect(typesOf(client.events).filter((type) => !["CUSTOM", "TEXT_MESSAGE_CONTENT"].includes(type))).toEqual([
      "RUN_STARTED",
      "STATE_SNAPSHOT",
      "STEP_STARTED",
      "STEP_FINISHED",
      "STEP_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    await expectAlike(client);
  });

  it("tells the calls of two runs apart, though the provider gives both one id (R29)", async () => {
    const client = await talker(talk.app, Agent);
    for (const words of ["am I free?", "and now?"]) {
      talk.model.next(brief(), callTools([toCall("calendar.read", read, "call_0")]), answer({ answer: "Yes." }));
      await client.say(words);
    }
    const called = client.agent.messages.flatMap((message) =>
      message.role === "assistant" ? (message.toolCalls ?? []) : [],
    );
    const answered = client.agent.messages.flatMap((message) => (message.role === "tool" ? [message.toolCallId] : []));
    expect(new Set(answered).size).toBe(2);
    expect(called.map(({ id }) => id)).toEqual(answered);
    for (const { function: made } of called) expect(JSON.parse(made.arguments)).toMatchObject({ input: read });
    await expectAlike(client);
  });

  it("sends its whole history each turn, and nothing is stored twice (R25)", async () => {
    const client = await talker(talk.app, Agent);
    for (const turn of [1, 2, 3]) {
      talk.model.next(brief({ needs_tools: false }), answer({ answer: `Answer ${turn}.` }));
      await client.say(`question ${turn}`);
    }
    expect(client.agent.messages).toHaveLength(6);
    await expectAlike(client);
    // The model hears each of them once, from the store.
    const last = talk.model.journal.at(-1)?.body.messages.map(({ content }) => String(content)) ?? [];
    for (const said of ["question 1", "Answer 1.", "question 2", "Answer 2.", "question 3"])
      expect(
        last.filter((content) => content.includes(said)),
        said,
      ).toHaveLength(1);
  });

  it("sees calls and results in order, each under an id of its own, with their cards (R23)", async () => {
    const client = await talker(talk.app, Agent);
    talk.model.next(
      brief(),
      callTools([toCall("calendar.read", read), toCall("calendar.read", { ...read, date: "2026-03-18" })]),
      answer({ answer: "You are free." }),
    );
    const runId = randomUUID();
    await client.say("am I free?", { runId });
    const [user, calling, first, second, last] = client.agent.messages;
    expect(client.agent.messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "tool", "assistant"]);
    expect(new Set(ids(client)).size).toBe(5);
    const calls = calling?.role === "assistant" ? (calling.toolCalls ?? []) : [];
    expect(calls.map(({ function: { name, arguments: given } }) => [name, JSON.parse(given).input.date])).toEqual([
      ["project_cli", "2026-03-17"],
      ["project_cli", "2026-03-18"],
    ]);
    expect([first, second].map((message) => message?.role === "tool" && message.toolCallId)).toEqual(
      calls.map(({ id }) => id),
    );
    expect(first).toMatchObject({ metadata: { status: "success", ui_schema: { version: "2.0" } } });
    expect([user?.role, last]).toMatchObject(["user", { content: "You are free." }]);
    await expectAlike(client);
    // Who comes after the end is told the same, calls and cards included.
    const late = await lateComer(client, Agent, runId);
    expect(late.agent.messages).toEqual(client.agent.messages);
    expect(typesOf(late.events)).toEqual(["RUN_STARTED", "STATE_SNAPSHOT", "MESSAGES_SNAPSHOT", "RUN_FINISHED"]);
  });

  it("goes away without ending the run, and comes back to it", async () => {
    const client = await talker(talk.app, Agent, { state: { page: "calendar" } });
    const stop = hold({ after: 80 });
    talk.model.next(
      brief(),
      callTools([toCall("calendar.read", read)]),
      answer({ answer: text }, { pieces: 1, hold: stop }),
    );
    const runId = randomUUID();
    const aborted = client
      .say("am I free?", {
        runId,
        on: (event) => void (event.type === "TEXT_MESSAGE_CONTENT" && client.agent.abortRun()),
      })
      .catch((reason: unknown) => reason);
    await stop.reached;
    await aborted;
    const partial = client.agent.messages.at(-1)?.content;
    expect(text.startsWith(String(partial)) && partial !== text).toBe(true);
    // Another one, elsewhere, who has nothing of this thread.
    const late = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    const joined = [client, late].map((who) => {
      const seen = Promise.withResolvers<void>();
      const done = who.run({ runId, on: (event) => void (event.type === "TEXT_MESSAGE_CONTENT" && seen.resolve()) });
      return { seen: seen.promise, done };
    });
    await Promise.all(joined.map(({ seen }) => seen));
    stop.release();
    await Promise.all(joined.map(({ done }) => done));
    for (const who of [client, late]) {
      expect(typesOf(who.events).slice(0, 6)).toEqual([
        "RUN_STARTED",
        "STATE_SNAPSHOT",
        "MESSAGES_SNAPSHOT",
        "STEP_STARTED",
        "TEXT_MESSAGE_START",
        "TEXT_MESSAGE_CONTENT",
      ]);
      expect(who.agent.messages.at(-1)?.content).toBe(text);
      expect(who.agent.state).toEqual({ page: "calendar" });
      await expectAlike(who);
    }
    expect(late.agent.messages).toEqual(client.agent.messages);
    const runs = await talk.app.database.sql`select status from runs where thread_id = ${client.agent.threadId}`;
    expect(runs.map(({ status }) => status)).toEqual(["finished"]);
  });

  it("is told why a run failed, and can go on after it", async () => {
    const client = await talker(talk.app, Agent);
    talk.model.next(refuse(400));
    const runId = randomUUID();
    const failed: AgUiEvent[] = [];
    await client.say("am I free?", { runId, on: (event) => void failed.push(event) }).catch(() => {});
    expect(failed.at(-1)).toMatchObject({ type: "RUN_ERROR", code: "MODEL_REFUSED" });
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "Yes." }));
    await client.say("and now?");
    await expectAlike(client);
    const late = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    await late.run({ runId }).catch(() => {});
    expect(late.events.at(-1)).toMatchObject({ type: "RUN_ERROR", code: "MODEL_REFUSED" });
    // Messages of later runs are not dropped by a look at an earlier one.
    expect(late.agent.messages).toEqual(client.agent.messages);
  });

  it("asks for the last answer again without saying anything twice", async () => {
    const client = await talker(talk.app, Agent);
    talk.model.next(brief({ needs_tools: false }), answer({ answer: "One." }));
    await client.say("pick a number");
    client.agent.setMessages(client.agent.messages.slice(0, 1));
    talk.model.next(brief(), callTools([toCall("calendar.read", read)]), answer({ answer: "Two." }));
    await client.run();
    expect(talk.model.journal.at(-1)?.lastUser).toContain("pick a number");
    const rows = await rowsOf(client);
    expect(rows.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
    expect(client.agent.messages.at(-1)).toMatchObject({ id: rows.at(-1)?.id, content: "Two." });
  });

  it("keeps the cards it has when an answer is taken back (R9)", async () => {
    const client = await talker(talk.app, Agent);
    talk.model.next(brief(), callTools([toCall("calendar.read", read)]), answer({ answer: "You are free." }));
    await client.say("am I free?");
    const before = structuredClone(client.agent.messages);
    const stop = hold({ after: 30 });
    talk.model.next(
      brief(),
      callTools([toCall("calendar.read", read)], {
        text: JSON.stringify({ answer: "Let me have a look at it." }),
        pieces: 1,
        hold: stop,
      }),
      answer({ answer: "Still free." }),
    );
    const said = client.say("and now?", {
      on: (event) => void (event.type === "TEXT_MESSAGE_CONTENT" && stop.release()),
    });
    await stop.reached;
    await said;
    expect(typesOf(client.events)).toContain("MESSAGES_SNAPSHOT");
    expect(client.agent.messages.slice(0, before.length)).toEqual(before);
    expect(client.agent.messages.at(-1)?.content).toBe("Still free.");
    await expectAlike(client);
  });

  it("waits its turn on a busy thread", async () => {
    const client = await talker(talk.app, Agent);
    const other = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    const stop = hold();
    talk.model.next(
      { ...brief({ needs_tools: false }), hold: stop },
      answer({ answer: "First." }),
      brief({ needs_tools: false }),
      answer({ answer: "Second." }),
    );
    const first = client.say("one");
    await stop.reached;
    const second = other.say("two");
    await until(
      async () =>
        (await talk.app.database.sql`select from runs where thread_id = ${client.agent.threadId}`).length === 2,
      "both runs",
    );
    stop.release();
    await Promise.all([first, second]);
    expect([client, other].map(({ agent }) => agent.messages.at(-1)?.content)).toEqual(["First.", "Second."]);
  });
});
