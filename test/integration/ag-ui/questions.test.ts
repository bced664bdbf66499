import { randomUUID } from "node:crypto";
import type { Interrupt } from "@ag-ui/client";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { officialClients, talker, type Talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { obedient } from "../../_kit/obedient-model.ts";
import { storeEvent } from "../approval/_waiting.ts";

let talk: Conversation;
let aliceId: string;

beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  talk.model.when((request) => obedient(request));
  ({ id: aliceId } = await (await talk.app.as("alice")).getMe());
});
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await talk.app.database.sql`update events set deleted_at = now() where deleted_at is null`;
});

function interruptOf({ events }: Talker): Interrupt {
  const end = events.at(-1);
  const [interrupt] = end?.type === "RUN_FINISHED" && end.outcome.type === "interrupt" ? end.outcome.interrupts : [];
  if (interrupt === undefined) throw new Error(`the run did not ask: ${JSON.stringify(end)}`);
  return interrupt;
}

const fieldsOf = ({ metadata }: Interrupt) =>
  (metadata as { fields: { name: string; input: string; options?: { value: string; label: string }[] }[] }).fields;

const answerTo = ({ id: interruptId }: Interrupt, payload: object) => [
  { interruptId, status: "resolved" as const, payload },
];

const titles = async () =>
  (await talk.app.database.sql`select title from events where deleted_at is null order by title`).map(
    (row) => row["title"] as string,
  );

/** CopilotKit resumes under the id of the run that asked. */
describe.each(
  officialClients.flatMap(([name, Agent]) => [true, false].map((isSame) => [name, isSame, Agent] as const)),
)("%s, under the run id it has: %s", (_version, isSame, Agent) => {
  /** Somebody who talks under one run id, or under a new one each time. */
  async function someone() {
    const client = await talker(talk.app, Agent);
    const first = randomUUID();
    return {
      client,
      say: (text: string) => client.say(text, { runId: first }),
      resume: (entries: ReturnType<typeof answerTo>) =>
        client.run({ runId: isSame ? first : randomUUID(), resume: entries }),
    };
  }

  it.each([
    ["add an event tomorrow at 3pm", "Dentist", /Dentist/],
    ["明天下午三点加个日程", "看牙医", /看牙医/],
  ])("%s: is asked for the title with a form, and goes on with it", async (text, title, said) => {
    const { client, say, resume } = await someone();
    await say(text);
    const interrupt = interruptOf(client);
    expect(interrupt).toMatchObject({ reason: "input_required", message: expect.stringMatching(/[?？]/) as string });
    expect(fieldsOf(interrupt)).toMatchObject([{ name: "title", input: "text" }]);
    const from = talk.model.journal.length;
    await resume(answerTo(interrupt, { title }));
    // The worker alone is asked, not the router, and the first request is not made again.
    const asked = talk.model.journal.slice(from);
    expect(asked.map(({ lastUser }) => lastUser.split("\n")[0])).toEqual(asked.map(() => title));
    expect(asked[0]?.lastUser).toContain(`\n[answer] {"values":{"title":"${title}"}}`);
    expect(client.events.at(-1)).toMatchObject({ type: "RUN_FINISHED", outcome: { type: "success" } });
    expect(client.agent.messages.at(-1)?.content).toMatch(said);
    expect(await titles()).toEqual([title]);
    const start = client.events.find((event) => event.type === "RUN_STARTED");
    expect(start?.runId.startsWith("continue-")).toBe(isSame);
  });

  it.each([
    ["put the dentist on my calendar", { start: "2031-03-17T15:00" }],
    ["add dentist tomorrow", { time: "15:00" }],
  ])("%s: is asked for the time", async (text, payload) => {
    const { client, say, resume } = await someone();
    await say(text);
    const interrupt = interruptOf(client);
    expect(fieldsOf(interrupt).map(({ name }) => name)).toEqual(Object.keys(payload));
    await resume(answerTo(interrupt, payload));
    expect(await titles()).toHaveLength(1);
    const [row] = await talk.app.database.sql`select start_at, timezone from events where deleted_at is null`;
    const { start_at: at, timezone: timeZone } = row as unknown as { start_at: Date; timezone: string };
    const local = at.toLocaleTimeString("en-GB", { timeZone });
    expect(local).toBe("15:00:00");
  });

  it("chooses one of several events, and then decides about it", async () => {
    const ids = await Promise.all(["Team sync", "Team sync"].map((title) => storeEvent(talk.app, aliceId, title)));
    const { client, say, resume } = await someone();
    await say("delete the team sync");
    const question = interruptOf(client);
    const [field] = fieldsOf(question);
    expect(field).toMatchObject({ name: "event", input: "choice", options: [{ value: "1" }, { value: "2" }] });
    await resume(answerTo(question, { event: "2" }));
    const approval = interruptOf(client);
    expect(approval).toMatchObject({ reason: "tool_call" });
    await resume(answerTo(approval, { approved: true }));
    expect(client.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    expect(await titles()).toEqual(["Team sync"]);
    expect(ids).toHaveLength(2);
  });

  it("skips it, or writes on: nothing happens, and the thread goes on", async () => {
    const { client, say, resume } = await someone();
    await say("add an event tomorrow at 3pm");
    await resume([{ interruptId: interruptOf(client).id, status: "cancelled" } as never]);
    expect(client.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    await client.say("add an event tomorrow at 4pm");
    const open = interruptOf(client);
    // The client itself holds back a message while it knows of a question; another page does not know of it.
    await expect(client.say("what's on my calendar tomorrow?")).rejects.toThrow("pending interrupt");
    const elsewhere = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    await elsewhere.say("what's on my calendar tomorrow?");
    expect(elsewhere.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    const late = client.run({ runId: randomUUID(), resume: answerTo(open, { title: "Late" }) });
    await expect(late).rejects.toMatchObject({ status: 409, payload: expect.stringContaining("QUESTION_CLOSED") });
    expect(await titles()).toEqual([]);
  });

  it("can show no form, and says so: the question is one in words, and is answered so", async () => {
    const { client } = await someone();
    const talkOn = async (content: string) => {
      client.agent.addMessage({ id: randomUUID(), role: "user", content });
      await client.run({ runId: randomUUID(), forwardedProps: { forms: false } });
      expect(client.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    };
    await talkOn("add an event tomorrow at 3pm");
    expect(client.agent.messages.at(-1)?.content).toMatch(/\?/);
    await talkOn("Dentist");
    expect(await titles()).toEqual(["Dentist"]);
  });

  it("loads its page again, and is asked again", async () => {
    const { client, say } = await someone();
    await say("add an event tomorrow at 3pm");
    const reloaded = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    await reloaded.run({ runId: randomUUID() });
    expect(interruptOf(reloaded)).toMatchObject({ id: interruptOf(client).id, reason: "input_required" });
  });
});
