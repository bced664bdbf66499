import { randomUUID } from "node:crypto";
import type { HttpAgent, Message } from "@ag-ui/client";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { officialClients, postAgUi, readEvents, talker, type Talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { obedient } from "../../_kit/obedient-model.ts";
import { answer, brief, hold } from "../../_kit/scripted-model.ts";

let talk: Conversation;
let isObedient = false;
beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  talk.model.when((request) => (isObedient ? obedient(request) : undefined));
});
beforeEach(() => void (isObedient = false));

const chat = (text: string) =>
  talk.model.next(brief({ needs_tools: false, task_type: "chat" }), answer({ answer: text }));
const told = () => JSON.stringify(talk.model.journal.at(-1)?.body.messages);
async function shownIn(threadId: string): Promise<string[]> {
  const { messages } = await (await talk.app.as("alice")).getHistory({ query: { threadId } });
  return messages.map(({ content }) => content);
}

/** Two turns, with ids that the client has chosen. */
async function twoTurns(Agent: typeof HttpAgent): Promise<Talker> {
  const alice = await talker(talk.app, Agent);
  for (const [id, text] of [
    ["u1", "one?"],
    ["u2", "two?"],
  ] as const) {
    chat(`${text.slice(0, -1)}!`);
    alice.agent.addMessage({ id, role: "user", content: text });
    await alice.run();
  }
  return alice;
}

/** What the client has, up to and with a message of the user. */
const upto = ({ agent }: Talker, id: string): Message[] =>
  agent.messages.slice(0, agent.messages.findIndex((message) => message.id === id) + 1);

describe.each(officialClients)("with %s", (_name, Agent: typeof HttpAgent) => {
  it("a transcript that is cut behind a user's message has it answered again, as CopilotKit and assistant-ui do", async () => {
    const alice = await twoTurns(Agent);
    const { threadId } = alice.agent;
    alice.agent.setMessages(upto(alice, "u2"));
    chat("two again!");
    await alice.run();
    expect(await shownIn(threadId)).toEqual(["one?", "one!", "two?", "two again!"]);
    expect(alice.agent.messages.map(({ content }) => content)).toEqual(["one?", "one!", "two?", "two again!"]);
    expect(told()).not.toContain("two!");
    alice.agent.setMessages(upto(alice, "u1"));
    chat("one again!");
    await alice.run();
    expect(await shownIn(threadId)).toEqual(["one?", "one again!"]);
    // What the client sends next follows that.
    chat("three!");
    await alice.say("three?");
    expect(await shownIn(threadId)).toEqual(["one?", "one again!", "three?", "three!"]);
  });

  it("another message behind what came before stands in the place of the old one", async () => {
    const alice = await twoTurns(Agent);
    const { threadId } = alice.agent;
    const old = [...alice.agent.messages];
    alice.agent.setMessages([...upto(alice, "u2").slice(0, -1), { id: "u2b", role: "user", content: "other?" }]);
    chat("other!");
    await alice.run();
    expect(await shownIn(threadId)).toEqual(["one?", "one!", "other?", "other!"]);
    expect(told()).not.toContain("two!");
    // The client goes back to the branch it had before, by itself, and says more there.
    alice.agent.setMessages(old);
    chat("three!");
    await alice.say("three?");
    expect(await shownIn(threadId)).toEqual(["one?", "one!", "two?", "two!", "three?", "three!"]);
    expect(told()).not.toContain("other!");
  });

  it("a client that sends nothing but its message goes on where the thread is", async () => {
    const { agent } = await twoTurns(Agent);
    const other = await talker(talk.app, Agent, { threadId: agent.threadId });
    chat("three!");
    await other.say("three?");
    expect(await shownIn(agent.threadId)).toEqual(["one?", "one!", "two?", "two!", "three?", "three!"]);
    expect(told()).toContain("two!");
  });

  it("a page that is loaded again is told the path that is shown, and the same run is joined as ever", async () => {
    const alice = await twoTurns(Agent);
    alice.agent.setMessages(upto(alice, "u2"));
    chat("two again!");
    const runId = randomUUID();
    await alice.run({ runId });
    const late = await talker(talk.app, Agent, { threadId: alice.agent.threadId });
    await late.run({ runId: randomUUID() });
    expect(
      late.agent.messages.map(({ id, content }) => [id.slice(0, 2), content]).filter(([id]) => id === "u2"),
    ).toEqual([["u2", "two?"]]);
    expect(late.agent.messages.map(({ content }) => content)).toEqual(["one?", "one!", "two?", "two again!"]);
    const joined = await talker(talk.app, Agent, { threadId: alice.agent.threadId });
    await joined.run({ runId });
    expect(joined.agent.messages.map(({ content }) => content)).toEqual(["one?", "one!", "two?", "two again!"]);
  });

  // CopilotKit leaves out the whole answer, assistant-ui its last words, and a client that runs again nothing.
  it.each([3, 1, 0])(
    "asking again for an event, without the last %i messages, an obedient model makes no second one",
    async (left) => {
      isObedient = true;
      const alice = await talker(talk.app, Agent);
      const title = "Planning";
      const count = async () =>
        Number((await talk.app.database.sql`select count(*) as n from events where title = ${title}`)[0]?.["n"]);
      const before = await count();
      alice.agent.addMessage({ id: "u1", role: "user", content: `Create an event tomorrow at 9 called ${title}` });
      await alice.run();
      expect(alice.agent.messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
      alice.agent.setMessages(alice.agent.messages.slice(0, 4 - left));
      await alice.run();
      expect(await count()).toBe(before + 1);
      expect(alice.agent.messages.at(-1)?.content).toContain("not done again");
      const shown = await shownIn(alice.agent.threadId);
      expect(shown.filter((content) => content.startsWith("Added"))).toHaveLength(1);
    },
  );

  it("an answer that was stopped goes on in a message of its own, and the client keeps both", async () => {
    const alice = await talker(talk.app, Agent);
    const { threadId } = alice.agent;
    const stop = hold({ after: 100 });
    talk.model.next(
      brief({ needs_tools: false }),
      answer({ answer: "I will tell you everything that I know about it." }, { pieces: 1, hold: stop }),
    );
    const owner = await talk.app.as("alice");
    const runId = randomUUID();
    alice.agent.addMessage({ id: "u1", role: "user", content: "tell me" });
    let isStopped = false;
    await alice
      .run({
        runId,
        on({ type }) {
          if (type !== "TEXT_MESSAGE_CONTENT" || isStopped) return;
          isStopped = true;
          void owner.cancelRun({ path: { threadId }, body: { runId } });
        },
      })
      .catch((reason: Error) => expect(reason.message).toContain("canceled"));
    stop.release();
    const shown = String(alice.agent.messages.at(-1)?.content);
    expect(shown).toMatch(/^I will/);
    talk.model.next(answer({ answer: "That is the rest." }));
    // A page that was loaded again knows the message, and not its run.
    const message_id = alice.agent.messages.at(-1)?.id;
    await alice.run({ forwardedProps: { again: { how: "continue", message_id } } });
    expect(alice.agent.messages.map(({ content }) => content)).toEqual(["tell me", shown, "That is the rest."]);
    expect(await shownIn(threadId)).toEqual(["tell me", shown, "That is the rest."]);
    expect(alice.events[0]).toMatchObject({ type: "RUN_STARTED", parentRunId: runId });
  });

  it("the very first message is edited by a client that says which message it stands for", async () => {
    const alice = await twoTurns(Agent);
    const { threadId } = alice.agent;
    alice.agent.setMessages([{ id: "u1b", role: "user", content: "other?" }]);
    chat("other!");
    await alice.run({ forwardedProps: { again: { how: "edit", message_id: "u1" } } });
    expect(await shownIn(threadId)).toEqual(["other?", "other!"]);
    expect(told()).not.toContain("one!");
    chat("more!");
    await alice.say("more?");
    expect(await shownIn(threadId)).toEqual(["other?", "other!", "more?", "more!"]);
    // The answer names its run as well as the message does.
    chat("other again!");
    const message_id = alice.agent.messages[1]?.id;
    await alice.run({ forwardedProps: { again: { how: "regenerate", message_id } } });
    expect(await shownIn(threadId)).toEqual(["other?", "other again!"]);
  });

  it("other words alone under a UUID that the thread has stand in its place; ids that count up do not", async () => {
    const alice = await talker(talk.app, Agent);
    const { threadId } = alice.agent;
    const say = async (id: string, content: string) => {
      chat(`${content.slice(0, -1)}!`);
      alice.agent.setMessages([{ id, role: "user", content }]);
      await alice.run();
    };
    const id = randomUUID();
    await say(id, "one?");
    await say("2", "two?");
    await say("2", "three?");
    expect(await shownIn(threadId)).toEqual(["one?", "one!", "two?", "two!", "three?", "three!"]);
    await say(id, "other?");
    expect(await shownIn(threadId)).toEqual(["other?", "other!"]);
    await say(id, "another?");
    expect(await shownIn(threadId)).toEqual(["another?", "another!"]);
    const { messages } = await (await talk.app.as("alice")).getHistory({ query: { threadId } });
    expect(messages[0]).toMatchObject({ versions: [{}, {}, { shown: true }] });
  });

  it("a run to go back to can be named in forwardedProps", async () => {
    const alice = await twoTurns(Agent);
    const { threadId } = alice.agent;
    const { items } = await (await talk.app.as("alice")).listThreadRuns({ path: { threadId } });
    chat("first of all!");
    await alice.run({ forwardedProps: { again: { how: "regenerate", run_id: items[1]?.runId } } });
    expect(await shownIn(threadId)).toEqual(["one?", "first of all!"]);
  });
});

it("a body by hand may leave out the messages where it says what to do again", async () => {
  const alice = await twoTurns(officialClients[0]![1]);
  const { threadId } = alice.agent;
  const { items } = await (await talk.app.as("alice")).listThreadRuns({ path: { threadId } });
  chat("by hand!");
  const body = {
    threadId,
    runId: randomUUID(),
    messages: [],
    forwardedProps: { again: { how: "regenerate", run_id: items[0]?.runId } },
  };
  const events = readEvents(await (await postAgUi(talk.app, body)).text());
  expect(events.at(-1)?.event.type).toBe("RUN_FINISHED");
  expect(await shownIn(threadId)).toEqual(["one?", "one!", "two?", "by hand!"]);
  const refused = async (again: object) =>
    (await postAgUi(talk.app, { ...body, runId: randomUUID(), forwardedProps: { again } })).json();
  for (const again of [
    { how: "undo", run_id: "x" },
    { how: "edit" },
    { how: "edit", run_id: "x", message_id: "u1" },
    { how: "edit", message_id: "" },
  ])
    expect(await refused(again)).toMatchObject({ status: 422, detail: "invalid RunAgentInput.forwardedProps" });
  expect(await refused({ how: "edit", message_id: "u9" })).toMatchObject({ status: 404, code: "RUN_NOT_FOUND" });
  expect(await shownIn(threadId)).toEqual(["one?", "one!", "two?", "by hand!"]);
});
