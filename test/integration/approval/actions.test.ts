import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, toShape, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, callTool, callTools, toCall } from "../../_kit/scripted-model.ts";
import { askAbout, buttonOf, decide, givenEvent, newEvent, storeInvite, tap } from "./_waiting.ts";

let talk: Conversation;
let alice: AccordClient;
let bob: AccordClient;

beforeAll(async () => {
  talk = await conversation();
  [alice, bob] = [await talk.app.as("alice"), await talk.app.as("bob")];
});

const sql = () => talk.app.database.sql;
const eventOf = async (id: string) => (await sql()`select title, deleted_at from events where id = ${id}`)[0];

async function saying(method: string, input: object, threadId?: string) {
  talk.model.next(brief(), callTool(method, input), answer({ answer: "Done." }));
  return await talk.say("go", threadId === undefined ? {} : { threadId });
}

describe("a button", () => {
  it("Undo takes a change back: one call, no model, the card's words for an answer", async () => {
    const event = await givenEvent(talk);
    const changed = await saying("calendar.update", {
      event_id: event.id,
      event_timezone: "America/Los_Angeles",
      patch: { title: "Changed" },
    });
    expect(await eventOf(event.id)).toMatchObject({ title: "Changed" });
    const before = talk.model.journal.length;
    const run = await talk.ended(await tap(alice, changed.threadId, buttonOf(changed, "calendar.update")));
    expect(await eventOf(event.id)).toMatchObject({ title: event.title });
    expect(toShape(run.types)).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "TOOL_CALL_START",
      "TOOL_CALL_ARGS",
      "TOOL_CALL_END",
      "tool.policy",
      "TOOL_CALL_RESULT",
      "tool.completed",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    expect(talk.model.journal.length).toBe(before);
    expect(run.end).toMatchObject({ status: "success", totalTokens: 0 });
    const title = run.results[0]?.ui_schema?.root.children.find(
      (node) => node.type === "text" && node.role === "title",
    );
    expect(run.end?.answer.startsWith((title as { content: string }).content)).toBe(true);
    const { messages } = await alice.getHistory({ query: { threadId: run.threadId } });
    expect(messages.slice(-3).map(({ role, content }) => [role, role === "user" ? content : ""])).toEqual([
      ["user", "tap"],
      ["tool", ""],
      ["assistant", ""],
    ]);
  });

  it("Undo of something new deletes it without asking again: the tap was the decision, and its card had asked first", async () => {
    const title = `New ${randomUUID()}`;
    const made = await saying("calendar.create", newEvent(title));
    const card = JSON.stringify(made.results[0]?.ui_schema);
    expect(card).toMatch(/"tool":"calendar.delete","confirm":\{[^}]*"danger":true/);
    const run = await talk.ended(await tap(alice, made.threadId, buttonOf(made, "calendar.delete")));
    expect(run.results).toMatchObject([{ status: "success", tool_call_args: { method: "delete" } }]);
    expect(run.events.at(-1)).toMatchObject({ outcome: { type: "success" } });
  });

  it("answers with a card's words as text only, whatever the title tries", async () => {
    const made = await saying("calendar.create", newEvent("Go ftp://evil.example/?d=1"));
    const run = await talk.ended(await tap(alice, made.threadId, buttonOf(made, "calendar.delete")));
    expect(JSON.stringify(run.results[0]?.ui_schema)).toContain("ftp://evil.example/?d=1");
    expect(run.end?.answer).toContain("“Go evil.example”");
  });

  it("Restore brings back what was deleted", async () => {
    const event = await givenEvent(talk);
    const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
    talk.model.next(answer({ answer: "Gone." }));
    const gone = await talk.ended(await decide(alice, asked, "approve"));
    expect((await eventOf(event.id))?.["deleted_at"]).not.toBeNull();
    const run = await talk.ended(await tap(alice, gone.threadId, buttonOf(gone, "calendar.restore")));
    expect(run.results).toMatchObject([{ status: "success", ui_schema: { status: "success" } }]);
    expect((await eventOf(event.id))?.["deleted_at"]).toBeNull();
  });

  it("Reload reads what has changed under a refused call", async () => {
    const event = await givenEvent(talk);
    const refused = await saying("calendar.update", {
      event_id: event.id,
      event_timezone: "UTC",
      patch: { title: "Late" },
      if_version: 99,
    });
    expect(refused.results).toMatchObject([{ error: { code: "VERSION_CONFLICT" } }]);
    const run = await talk.ended(await tap(alice, refused.threadId, buttonOf(refused, "calendar.read")));
    expect(run.results).toMatchObject([{ status: "success", result: { data: { id: event.id } } }]);
    expect(run.end?.answer).not.toBe("");
  });

  it("Undo of memory forgets what was just remembered", async () => {
    const kept = await saying("memory.update", { scope: "user", content: { interests: ["chess"] } });
    const run = await talk.ended(await tap(alice, kept.threadId, buttonOf(kept, "memory.update")));
    expect(run.results).toMatchObject([
      { status: "success", result: { data: { changes: [{ op: "remove", before: "chess" }] } } },
    ]);
  });

  it("Accept and Decline answer an invite, and change the answer", async () => {
    const { id: bobId } = (await sql()`select id from users where subject = 'bob'`)[0] as { id: string };
    const { id: aliceId } = (await sql()`select id from users where subject = 'alice'`)[0] as { id: string };
    const eventId = await storeInvite(talk.app, { fromId: bobId, toId: aliceId, title: "Bob's party" });
    const seen = await saying("calendar.read", { mode: "event", event_id: eventId });
    const accepted = await talk.ended(await tap(alice, seen.threadId, buttonOf(seen, "calendar.accept_invite")));
    expect(accepted.results).toMatchObject([{ status: "success", result: { data: { outcome: "accepted" } } }]);
    const declined = await talk.ended(
      await tap(alice, accepted.threadId, buttonOf(accepted, "calendar.reject_invite")),
    );
    expect(declined.results).toMatchObject([{ status: "success", result: { data: { outcome: "declined" } } }]);
  });

  it("Retry makes the same call again once the trouble is over", async () => {
    const event = await givenEvent(talk);
    const call = { event_id: event.id, event_timezone: "UTC", patch: { title: "Retried" } };
    await sql()`create or replace function no_luck() returns trigger language plpgsql as 'begin raise exception using errcode = ''57P03''; end'`;
    await sql()`create trigger no_luck before update on events for each row execute function no_luck()`;
    const failed = await saying("calendar.update", call);
    await sql()`drop trigger no_luck on events`;
    expect(failed.results).toMatchObject([{ status: "failure", error: { can_retry: true } }]);
    const run = await talk.ended(await tap(alice, failed.threadId, buttonOf(failed, "calendar.update")));
    expect(run.results).toMatchObject([{ status: "success" }]);
    expect(await eventOf(event.id)).toMatchObject({ title: "Retried" });
  });

  // Two cards of a thread had buttons of one name, and neither worked.
  it("R29: works where a provider gives the calls of every run the same id", async () => {
    const threadId = randomUUID();
    const titles = [`One ${randomUUID()}`, `Two ${randomUUID()}`];
    const runs = [];
    for (const title of titles) {
      talk.model.next(
        brief(),
        callTools([toCall("calendar.create", newEvent(title), "call_0")]),
        answer({ answer: "Done." }),
      );
      runs.push(await talk.say("go", { threadId }));
    }
    expect(new Set(runs.map(({ results }) => results[0]?.toolCallId)).size).toBe(2);
    for (const made of runs) {
      const run = await talk.ended(await tap(alice, threadId, buttonOf(made, "calendar.delete")));
      expect(run.results).toMatchObject([{ status: "success" }]);
    }
    const left = await sql()`select title from events where title in ${sql()(titles)} and deleted_at is null`;
    expect(left).toEqual([]);
  });

  it("works once, in its time, for its owner, in its thread, and under its own id", async () => {
    const event = await givenEvent(talk);
    const changed = await saying("calendar.update", {
      event_id: event.id,
      event_timezone: "UTC",
      patch: { title: "Once" },
    });
    const actionId = buttonOf(changed, "calendar.update");
    const { threadId } = changed;
    await expect(tap(bob, threadId, actionId)).rejects.toMatchObject({ status: 404, code: "ACTION_NOT_FOUND" });
    await expect(tap(alice, randomUUID(), actionId)).rejects.toMatchObject({ status: 404, code: "ACTION_NOT_FOUND" });
    await expect(tap(alice, threadId, `act_${"A".repeat(26)}`)).rejects.toMatchObject({
      status: 404,
      code: "ACTION_NOT_FOUND",
    });
    await sql()`update ui_actions set expires_at = now() where id = ${actionId}`;
    await expect(tap(alice, threadId, actionId)).rejects.toMatchObject({ status: 410, code: "ACTION_EXPIRED" });
    await sql()`update ui_actions set expires_at = now() + interval '1 hour' where id = ${actionId}`;
    const taps = await Promise.allSettled(Array.from({ length: 20 }, () => tap(alice, threadId, actionId)));
    const won = taps.flatMap((given) => (given.status === "fulfilled" ? [given.value] : []));
    expect(won).toHaveLength(1);
    for (const given of taps)
      if (given.status === "rejected") expect(given.reason).toMatchObject({ status: 409, code: "ACTION_ALREADY_USED" });
    const [posted] = won;
    if (posted === undefined) throw new Error("nobody won");
    const run = await talk.ended(posted);
    expect(await tap(alice, threadId, actionId, run.runId)).toMatchObject({ taskId: run.taskId });
    expect(await sql()`select 1 from users u join threads t on t.owner_id = u.id where u.subject = 'bob'`).toHaveLength(
      0,
    );
  });

  it("runs nothing but the call that was stored with it", async () => {
    const event = await givenEvent(talk);
    const changed = await saying("calendar.update", {
      event_id: event.id,
      event_timezone: "UTC",
      patch: { title: "Listed" },
    });
    const actionId = buttonOf(changed, "calendar.update");
    await sql()`
      update ui_actions
      set call = '{"module":"calendar","method":"delete","input":{"event_id":"evt_x"}}'
      where id = ${actionId}`;
    const run = await talk.ended(await tap(alice, changed.threadId, actionId));
    expect(run.results).toMatchObject([{ status: "failure", error: { code: "VERSION_CONFLICT" } }]);
  });
});

it.each([
  ["no JSON", "act_1"],
  ["another shape", '{"action":"act_1"}'],
  ["too much", '{"actionId":"act_1","input":{}}'],
  ["half a decision", '{"approvalId":"apr_1"}'],
])("a ui_action that is %s is refused", async (_, value) => {
  const body = {
    threadId: randomUUID(),
    runId: "x",
    messages: [{ id: "m", role: "user", content: "tap" }],
    forwardedProps: { agent_type: "worker" },
    context: [{ description: "ui_action", value }],
  };
  await expect(alice.createRun({ body: body as never })).rejects.toMatchObject({
    status: 422,
    code: "INVALID_RUN_INPUT",
  });
});
