import { randomUUID } from "node:crypto";
import type { Interrupt } from "@ag-ui/client";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { officialClients, talker, type Talker } from "../../_kit/ag-ui.ts";
import { conversation, type Conversation } from "../../_kit/conversation.ts";
import { obedient } from "../../_kit/obedient-model.ts";
import { answer, brief, callTool, callTools, toCall } from "../../_kit/scripted-model.ts";
import { approvalOf, decide, storeEvent, ways } from "../approval/_waiting.ts";

let talk: Conversation;
let aliceId: string;
/** Whether the model does what it is asked, or what the test has written down. */
let isObedient = true;

beforeAll(async () => {
  talk = await conversation();
  await talk.app.listen(0);
  talk.model.when((request) => (isObedient ? obedient(request) : undefined));
  ({ id: aliceId } = await (await talk.app.as("alice")).getMe());
  const { id: userId } = await (await talk.app.as("bob")).getMe();
  await talk.app.store.writing(aliceId, ({ contacts }) => contacts.add({ name: "Zoe", userId }));
});
beforeEach(async () => {
  isObedient = true;
  // Both clients write refusals to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
  await clear();
});

/** With one event of a name there is no question which is meant. */
const clear = async () => talk.app.database.sql`update events set deleted_at = now() where deleted_at is null`;

const isDeleted = async (id: string) =>
  (await talk.app.database.sql`select deleted_at from events where id = ${id}`)[0]?.["deleted_at"] !== null;
const askedSoFar = async () =>
  Number((await talk.app.database.sql`select count(*) as count from approvals`)[0]?.["count"]);
const saidIn = async (threadId: string) =>
  (
    await talk.app.database.sql`
      select content from messages where thread_id = ${threadId} and role = 'user' order by seq`
  ).map((row) => row["content"] as string);

function interruptOf({ events }: Talker): Interrupt {
  const end = events.at(-1);
  const [interrupt] = end?.type === "RUN_FINISHED" && end.outcome.type === "interrupt" ? end.outcome.interrupts : [];
  if (interrupt === undefined) throw new Error(`the run did not ask: ${JSON.stringify(end)}`);
  return interrupt;
}

const resolve = ({ id: interruptId }: Interrupt, approved: boolean) => [
  { interruptId, status: "resolved" as const, payload: { approved } },
];

/** An event of Alice's that happens every day. */
async function givenSeries(title: string): Promise<string> {
  isObedient = false;
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  talk.model.next(
    brief(),
    callTool("calendar.create", {
      title,
      start_at: `${day}T09:00:00+08:00`,
      end_at: `${day}T09:15:00+08:00`,
      event_timezone: "Asia/Shanghai",
      recurrence: { freq: "daily", count: 6 },
    }),
    answer({ answer: "Done." }),
  );
  const { results } = await talk.say("make it");
  isObedient = true;
  const { id } = (results[0]?.result.data ?? {}) as { id: string };
  return id;
}

/** What the model was asked from here on. */
function listen() {
  const from = talk.model.journal.length;
  return () => talk.model.journal.slice(from);
}

describe.each(officialClients)("%s sends the whole transcript with its decision (R30)", (_version, Agent) => {
  it.each([
    ["delete the dentist", true, /deleted|removed/i],
    ["delete the dentist", false, /not|no/i],
    ["把牙医删掉", true, /删除/],
  ])("%s, approved %s: the model tells what came of it, and asks for nothing more", async (text, approved, said) => {
    const id = await storeEvent(talk.app, aliceId, text.includes("牙医") ? "牙医" : "Dentist");
    const client = await talker(talk.app, Agent);
    await client.say(text);
    const interrupt = interruptOf(client);
    const before = await askedSoFar();
    const asked = listen();
    await client.run({ resume: resolve(interrupt, approved) });
    expect(asked().map(({ lastUser }) => lastUser.split("\n")[0])).toEqual([""]);
    expect(asked()[0]?.lastUser).toContain(
      `\n[decision] {"tool_call_id":"${interrupt.toolCallId}","method":"calendar.delete",` +
        `"decision":"${approved ? "approved" : "denied"}"`,
    );
    expect(client.events.at(-1)).toMatchObject({ type: "RUN_FINISHED", outcome: { type: "success" } });
    const last = client.agent.messages.at(-1);
    expect(last).toMatchObject({ role: "assistant", content: expect.stringMatching(said) as string });
    expect(last?.content).not.toMatch(/no event|find|没有找到/i);
    expect(await isDeleted(id)).toBe(approved);
    expect(await askedSoFar()).toBe(before);
    expect(await saidIn(client.agent.threadId)).toEqual([text]);
    // The thread goes on with what is said next.
    await client.say("what's on my calendar tomorrow?");
    expect(client.events.at(-1)).toMatchObject({ type: "RUN_FINISHED", outcome: { type: "success" } });
    expect(await saidIn(client.agent.threadId)).toHaveLength(2);
  });

  it("invites a guest once", async () => {
    const id = await storeEvent(talk.app, aliceId, "Dinner");
    const client = await talker(talk.app, Agent);
    await client.say("invite Zoe to the dinner");
    const before = await askedSoFar();
    const asked = listen();
    await client.run({ resume: resolve(interruptOf(client), true) });
    expect(asked().map(({ lastUser }) => lastUser.split("\n")[0])).toEqual([""]);
    expect(client.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    expect(await askedSoFar()).toBe(before);
    expect(await talk.app.database.sql`select from invites where event_id = ${id}`).toHaveLength(1);
  });

  it("takes one occurrence out of a series with one request, however often it says yes", async () => {
    const id = await givenSeries("Standup");
    const client = await talker(talk.app, Agent);
    await client.say("delete the standup");
    const before = await askedSoFar();
    await client.run({ resume: resolve(interruptOf(client), true) });
    expect(client.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
    expect(await askedSoFar()).toBe(before);
    const [row] = await talk.app.database.sql`
      select deleted_at, (select count(*)::int from event_overrides where event_id = events.id) as gone
      from events where id = ${id}`;
    expect(row).toMatchObject({ deleted_at: null, gone: 1 });
  });
});

describe.each(ways)("a decision by %s", (way) => {
  it.each(["approve", "deny"] as const)("%s: the request is not made again", async (decision) => {
    const id = await storeEvent(talk.app, aliceId, "Dentist");
    const client = await talker(talk.app, officialClients[0]?.[1] as never);
    await client.say("delete the dentist");
    const before = await askedSoFar();
    const asked = listen();
    const asking = { threadId: client.agent.threadId, approvalId: interruptOf(client).id };
    const posted = await decide(await talk.app.as("alice"), asking, decision, way);
    const run = await talk.ended(posted);
    expect(run.end?.status).toBe(decision === "approve" ? "success" : "failed");
    expect(asked().map(({ lastUser }) => lastUser.split("\n")[0])).toEqual([""]);
    expect(await isDeleted(id)).toBe(decision === "approve");
    expect(await askedSoFar()).toBe(before);
  });
});

describe("a model that asks again all the same", () => {
  it.each([
    ["APPROVAL_DENIED", false],
    ["CALL_ALREADY_DECIDED", true],
  ])("hears %s, and nobody is asked again, not even about the next occurrence", async (code, approved) => {
    const id = await givenSeries("Standup");
    isObedient = false;
    const start = (await talk.app.database.sql`select start_at from events where id = ${id}`)[0]?.["start_at"] as Date;
    const one = (day: number) => ({
      event_id: id,
      occurrence_start_at: new Date(start.getTime() + day * 86_400_000).toISOString(),
      scope: "this",
    });
    talk.model.next(brief(), callTool("calendar.delete", one(0)));
    const asking = await talk.say("delete the standup");
    const before = await askedSoFar();
    talk.model.next(
      callTool("calendar.delete", one(0)),
      callTool("calendar.delete", one(1)),
      answer({ answer: "I have done what I could." }),
    );
    const decision = approved ? "approve" : "deny";
    const posted = await decide(await talk.app.as("alice"), { ...asking, approvalId: approvalOf(asking) }, decision);
    const { results } = await talk.ended(posted);
    expect(results.slice(1).map(({ error }) => error?.code)).toEqual([code, code]);
    expect(await askedSoFar()).toBe(before);
    // What the user says next is another request.
    talk.model.next(brief(), callTool("calendar.delete", one(2)));
    approvalOf(await talk.say("and the next one", { threadId: asking.threadId }));
  });

  it("is told yes to one of two calls it wanted together: the other is asked about, once", async () => {
    const [a, b] = await Promise.all(["A", "B"].map((title) => storeEvent(talk.app, aliceId, title)));
    isObedient = false;
    const both = [a, b].map((event_id) => toCall("calendar.delete", { event_id }));
    talk.model.next(brief(), callTools(both));
    const asking = await talk.say("delete both");
    expect(asking.results).toMatchObject([{ status: "partial" }, { error: { code: "CANCELLED" } }]);
    const alice = await talk.app.as("alice");
    talk.model.next(callTools(both));
    const posted = await decide(alice, { ...asking, approvalId: approvalOf(asking) }, "approve");
    const second = await talk.ended(posted);
    // The first is gone, and was not asked about again.
    expect(second.results.slice(1)).toMatchObject([{ status: "failure" }, { status: "partial" }]);
    talk.model.next(answer({ answer: "Both are gone." }));
    const third = await talk.ended(await decide(alice, { ...second, approvalId: approvalOf(second) }, "approve"));
    expect(third.end?.status).toBe("success");
    expect([await isDeleted(a ?? ""), await isDeleted(b ?? "")]).toEqual([true, true]);
  });
});

describe.each(officialClients)("%s approves with changes", (_version, Agent) => {
  it.each([false, true])("under the run id it has: %s", async (isSame) => {
    await talk.app.store.writing(aliceId, ({ contacts }) => contacts.add({ name: "Quinn" }));
    const id = await storeEvent(talk.app, aliceId, "Dinner");
    const client = await talker(talk.app, Agent);
    const runId = randomUUID();
    await client.say("invite Zoe to the dinner", { runId });
    const interrupt = interruptOf(client);
    expect(interrupt).toMatchObject({
      metadata: { editable: [{ path: "message", label: expect.any(String) as string, input: "long_text" }] },
      responseSchema: { properties: { editedArgs: { properties: { message: { maxLength: 500 } } } } },
    });
    const resume = (editedArgs: object) => [
      { interruptId: interrupt.id, status: "resolved" as const, payload: { approved: true, editedArgs } },
    ];
    const next = isSame ? runId : randomUUID();
    const refused = client.run({ runId: next, resume: resume({ event_id: "evt_1" }) });
    await expect(refused).rejects.toMatchObject({ payload: expect.stringContaining("APPROVAL_EDIT_NOT_ALLOWED") });
    const asked = listen();
    await client.run({ runId: next, resume: resume({ message: "Bring a cake" }) });
    expect(asked()[0]?.lastUser).toContain('"decision":"approved","changed_by_user":["message"]');
    expect(client.events.at(-1)).toMatchObject({ type: "RUN_FINISHED", outcome: { type: "success" } });
    expect(await talk.app.database.sql`select message from invites where event_id = ${id}`).toEqual([
      { message: "Bring a cake" },
    ]);
  });
});

/** CopilotKit resumes under the id of the run that asked, and calls all that follows by it. */
describe.each(officialClients)("%s resumes with the run id it has (R30)", (_version, Agent) => {
  /** A client whose run waits for a word about an event. */
  async function asking(): Promise<{ client: Talker; runId: string; eventId: string }> {
    const eventId = await storeEvent(talk.app, aliceId, "Dentist");
    const client = await talker(talk.app, Agent);
    const runId = randomUUID();
    await client.say("delete the dentist", { runId });
    return { client, runId, eventId };
  }
  const startOf = ({ events }: Talker) => events.find((event) => event.type === "RUN_STARTED");

  it.each([true, false])("approved %s: the stream names the run that goes on", async (approved) => {
    const { client, runId, eventId } = await asking();
    const interrupt = interruptOf(client);
    await client.run({ runId, resume: resolve(interrupt, approved) });
    expect(startOf(client)).toMatchObject({ runId: `continue-${interrupt.id}`, parentRunId: runId });
    expect(client.events.at(-1)).toMatchObject({ runId: `continue-${interrupt.id}`, outcome: { type: "success" } });
    expect(await isDeleted(eventId)).toBe(approved);
    const alice = await talk.app.as("alice");
    const { threadId } = client.agent;
    const view = await alice.getRun({ path: { threadId }, query: { runId } });
    expect(view).toMatchObject({ status: "interrupted", continuedBy: `continue-${interrupt.id}` });
  });

  it("sends it twice, as after a cut: both hear of one run", async () => {
    const { client, runId } = await asking();
    const interrupt = interruptOf(client);
    const messages = structuredClone(client.agent.messages);
    const alike = async () =>
      talker(talk.app, Agent, { threadId: client.agent.threadId, messages: structuredClone(messages) });
    const [other, late] = [await alike(), await alike()];
    const resume = resolve(interrupt, true);
    await Promise.all([client.run({ runId, resume }), other.run({ runId, resume })]);
    await other.run({ runId, resume });
    expect(other.agent.messages).toEqual(client.agent.messages);
    // The result used to stand behind the question for whoever came when it was there.
    await late.run({ runId, resume });
    expect(late.agent.messages).toEqual(client.agent.messages);
    const [row] = await talk.app.database.sql`
      select count(*)::int as runs from runs where thread_id = ${client.agent.threadId}`;
    expect(row).toEqual({ runs: 2 });
  });

  it("comes late: another decision, or one from elsewhere, has counted", async () => {
    const { client, runId, eventId } = await asking();
    const interrupt = interruptOf(client);
    const code = async (approved: boolean) =>
      client.run({ runId, resume: resolve(interrupt, approved) }).then(
        () => "",
        (reason: { payload: string }) => (JSON.parse(reason.payload) as { code: string }).code,
      );
    const alice = await talk.app.as("alice");
    await talk.ended(await alice.decideApproval({ path: { id: interrupt.id }, body: { decision: "deny" } }));
    expect([await code(true), await code(false)]).toEqual(["APPROVAL_ALREADY_DECIDED", "APPROVAL_ALREADY_DECIDED"]);
    expect(await isDeleted(eventId)).toBe(false);
    await clear();
    const second = await asking();
    await second.client.run({ runId: second.runId, resume: resolve(interruptOf(second.client), true) });
    const again = second.client.run({
      runId: second.runId,
      resume: [{ interruptId: startOf(second.client)?.runId.slice("continue-".length) ?? "", status: "cancelled" }],
    });
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it("is asked again by the run that goes on, and answers under its first id", async () => {
    const ids = await Promise.all(["A", "B"].map((title) => storeEvent(talk.app, aliceId, title)));
    isObedient = false;
    const calls = ids.map((event_id) => callTool("calendar.delete", { event_id }));
    const client = await talker(talk.app, Agent);
    const runId = randomUUID();
    talk.model.next(brief(), ...calls, answer({ answer: "Both are gone." }));
    await client.say("delete both", { runId });
    const first = interruptOf(client);
    await client.run({ runId, resume: resolve(first, true) });
    const second = interruptOf(client);
    await client.run({ runId, resume: resolve(second, true) });
    expect(startOf(client)).toMatchObject({ runId: `continue-${second.id}`, parentRunId: `continue-${first.id}` });
    expect(client.agent.messages.at(-1)?.content).toBe("Both are gone.");
    expect(await Promise.all(ids.map(isDeleted))).toEqual([true, true]);
  });

  it("names a run that did not ask: nothing happens", async () => {
    const { client, eventId } = await asking();
    const elsewhere = await talker(talk.app, Agent, { threadId: client.agent.threadId });
    const runId = randomUUID();
    await elsewhere.say("what's on my calendar tomorrow?", { runId });
    const refused = client.run({ runId, resume: resolve(interruptOf(client), true) });
    await expect(refused).rejects.toMatchObject({ status: 409, payload: expect.stringContaining("RUN_ID_REUSED") });
    expect(await isDeleted(eventId)).toBe(false);
  });
});
