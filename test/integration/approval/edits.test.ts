import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunAgentInput } from "../../../generated/contract/types.ts";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { conversation, toInput, type Conversation, type Posted } from "../../_kit/conversation.ts";
import { answer, brief, callTool } from "../../_kit/scripted-model.ts";
import {
  askAbout,
  decide,
  factsOf,
  givenEvent,
  inQueue,
  newEvent,
  storeInvite,
  ways,
  type Waiting,
  type Way,
} from "./_waiting.ts";

let talk: Conversation;
let alice: AccordClient;
let bob: AccordClient;
let [aliceId, bobId] = ["", ""];

beforeAll(async () => {
  talk = await conversation();
  [alice, bob] = [await talk.app.as("alice"), await talk.app.as("bob")];
  [aliceId, bobId] = [(await alice.getMe()).id, (await bob.getMe()).id];
});

const rows = (query: string, id: string) => talk.app.database.sql.unsafe(query, [id]);
const eventOf = async (id: string) => (await rows("select title, location, notes from events where id = $1", id))[0];

/** A change of an event that waits, because it is not certain what was meant. */
async function askToChange(patch: object): Promise<Waiting & { id: string; title: string }> {
  const { id, title } = await givenEvent(talk);
  const input = { event_id: id, event_timezone: "America/Los_Angeles", patch };
  return { ...(await askAbout(talk, "calendar.update", input, { confidence: 0.5 })), id, title };
}

async function approveWith(
  client: AccordClient,
  { threadId, approvalId }: Pick<Waiting, "threadId" | "approvalId">,
  editedArgs: Record<string, unknown>,
  way: Way = "rest",
): Promise<Posted> {
  if (way === "rest")
    return await client.decideApproval({ path: { id: approvalId }, body: { decision: "approve", editedArgs } });
  const input = toInput({ threadId, runId: `run-${randomUUID()}`, text: "Yes" }) as RunAgentInput;
  const value = JSON.stringify({ approvalId, decision: "approve", editedArgs });
  const body: RunAgentInput =
    way === "resume"
      ? { ...input, resume: [{ interruptId: approvalId, status: "resolved", payload: { approved: true, editedArgs } }] }
      : { ...input, context: [{ description: "ui_action", value }] };
  return await client.createRun({ body });
}

describe("what may be changed", () => {
  it("is told by the interrupt, the inbox and the card, with schema and value", async () => {
    const asked = await askToChange({ title: "Moved", location: "Room 1" });
    const title = { path: "patch.title", label: "Title", input: "text", value: "Moved", schema: { maxLength: 200 } };
    const startAt = { path: "patch.start_at", input: "datetime" };
    const item = await inQueue(alice, asked.approvalId);
    expect(item?.editable).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...title, schema: expect.any(Object) }),
        expect.objectContaining(startAt),
      ]),
    );
    expect(item?.editable?.map(({ path }) => path)).not.toContain("scope");
    const end = asked.events.at(-1);
    const [interrupt] = end?.type === "RUN_FINISHED" && end.outcome.type === "interrupt" ? end.outcome.interrupts : [];
    expect(interrupt?.metadata?.editable).toEqual(item?.editable);
    expect(interrupt?.responseSchema).toMatchObject({
      properties: {
        approved: { type: "boolean" },
        editedArgs: {
          additionalProperties: false,
          properties: {
            patch: { additionalProperties: false, properties: { title: { maxLength: 200, default: "Moved" } } },
          },
        },
      },
      required: ["approved"],
    });
    const card = JSON.stringify(asked.results[0]?.ui_schema);
    expect(card).toMatch(/"name":"patch\.location","label":"\w+","input":"text","value":"Room 1"/);
    expect(card.match(/"fields":/g)).toHaveLength(1);
  });

  it("is nothing of a deletion, and nothing of a batch", async () => {
    const event = await givenEvent(talk);
    const deletion = await askAbout(talk, "calendar.delete", { event_id: event.id });
    const item = { event_id: event.id, patch: { title: "All" } };
    const batch = { event_timezone: "UTC", items: [item] };
    const change = await askAbout(talk, "calendar.update", batch, { confidence: 0.5 });
    for (const { approvalId, events } of [deletion, change]) {
      expect(await inQueue(alice, approvalId)).not.toHaveProperty("editable");
      expect(events.at(-1)).toMatchObject({
        outcome: { interrupts: [{ responseSchema: { required: ["approved"] } }] },
      });
      expect(JSON.stringify(events.at(-1))).not.toContain("editedArgs");
    }
    await expect(approveWith(alice, change, { items: [{ ...item, patch: { title: "Other" } }] })).rejects.toMatchObject(
      {
        status: 422,
        code: "APPROVAL_EDIT_NOT_ALLOWED",
      },
    );
  });
});

describe.each(ways)("approved with changes by %s", (way) => {
  it("makes the changed call, and says so to the model, the user and the record", async () => {
    const asked = await askToChange({ title: "Moved", location: "Room 1" });
    talk.model.next(answer({ answer: "Done as you wished." }));
    const posted = await approveWith(alice, asked, { patch: { title: "Project sync", notes: "Bring slides" } }, way);
    const run = await talk.ended(posted);
    expect(await eventOf(asked.id)).toEqual({ title: "Project sync", location: "Room 1", notes: "Bring slides" });
    // The client, the model and the history are told the call as it was made.
    expect(run.results).toMatchObject([
      {
        toolCallId: asked.results[0]?.toolCallId,
        status: "success",
        tool_call_args: { input: { event_id: asked.id, patch: { title: "Project sync", location: "Room 1" } } },
      },
    ]);
    expect(JSON.stringify(run.results[0]?.ui_schema)).toContain("You changed: Title, Notes");
    const told = talk.model.journal.at(-1)?.body.messages ?? [];
    expect(told.at(-1)?.content).toContain('"decision":"approved","changed_by_user":["patch.title","patch.notes"]');
    expect(JSON.stringify(told)).toContain("Bring slides");

    const edits = [
      { path: "patch.title", before: "Moved", after: "Project sync" },
      { path: "patch.notes", after: "Bring slides" },
    ];
    expect(factsOf(run, "action.resolved")).toMatchObject([{ resolution: "approved", resolved_by: aliceId, edits }]);
    expect(factsOf(run, "tool.policy")).toMatchObject([
      {
        decision: "allowed",
        approval_id: asked.approvalId,
        edited_fields: ["patch.title", "patch.notes"],
        safe_arguments: { patch: { title: "Project sync" } },
      },
    ]);
    const item = await inQueue(alice, asked.approvalId);
    expect(item).toMatchObject({
      state: "approved",
      decidedBy: aliceId,
      decidedAt: expect.any(String),
      edits,
      call: { input: { patch: { title: "Project sync" } } },
      shownCall: { input: { patch: { title: "Moved", location: "Room 1" } } },
    });
    expect(item).not.toHaveProperty("editable");
    const { threadId, runId } = asked;
    const view = await alice.getRun({ path: { threadId }, query: { runId } });
    expect(view.approvals).toMatchObject([{ state: "approved", decidedBy: aliceId, edits }]);
    const evidence: unknown[] = [];
    for await (const line of alice.getRunEvidence({ path: { threadId }, query: { runId: run.runId } }))
      evidence.push(line);
    expect(evidence).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: "permission.resolved",
          payload: expect.objectContaining({ resolved_by: aliceId, edits }) as unknown,
        }),
      ]),
    );
  });

  it("refuses what may not be changed, cannot be, or comes with a no; and nothing is decided", async () => {
    const asked = await askToChange({ title: "Moved" });
    const before = await eventOf(asked.id);
    const wrong: [Record<string, unknown>, string][] = [
      [{ event_id: "evt_other" }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ scope: "all" }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ if_version: 1 }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ event_timezone: "Asia/Tokyo" }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ patch: { recurrence: { freq: "daily" } } }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ patch: "x" }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ patch: { title: "ok", unknown: 1 } }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ module: "contacts", method: "delete", input: {} }, "APPROVAL_EDIT_NOT_ALLOWED"],
      [JSON.parse('{"__proto__":{"title":"x"},"patch":{"title":"y"}}') as never, "APPROVAL_EDIT_NOT_ALLOWED"],
      [{ patch: { title: "" } }, "APPROVAL_EDIT_INVALID"],
      [{ patch: { title: 7 } }, "APPROVAL_EDIT_INVALID"],
      [{ patch: { start_at: "tomorrow" } }, "APPROVAL_EDIT_INVALID"],
      [{ patch: { end_at: "2026-03-17T08:00:00-07:00" } }, "APPROVAL_EDIT_INVALID"],
      [{ patch: { start_at: "2026-03-17T11:00:00+08:00" } }, "APPROVAL_EDIT_INVALID"],
    ];
    for (const [args, code] of wrong)
      await expect(approveWith(alice, asked, args, way)).rejects.toMatchObject({ status: 422, code });
    await expect(approveWith(bob, asked, { patch: { title: "Mine" } }, way)).rejects.toMatchObject({ status: 404 });
    expect(await inQueue(alice, asked.approvalId)).toMatchObject({ state: "pending" });
    expect(await eventOf(asked.id)).toEqual(before);
    expect(await rows("select 1 from runs where thread_id = $1", asked.threadId)).toHaveLength(1);
  });
});

describe("a decision with changes", () => {
  it("takes the whole call as the client was sent it, and null for a field that is to go", async () => {
    const draft = { ...newEvent("Dinner"), location: "Home", notes: "n" };
    const asked = await askAbout(talk, "calendar.create", draft, { confidence: 0.5 });
    talk.model.next(answer({ answer: "Done." }));
    const input = { ...draft, location: null, title: "Supper" };
    const run = await talk.ended(await approveWith(alice, asked, { module: "calendar", method: "create", input }));
    const { id } = (run.results[0]?.result.data ?? {}) as { id: string };
    expect(await eventOf(id)).toEqual({ title: "Supper", location: null, notes: "n" });
    expect((await inQueue(alice, asked.approvalId))?.edits).toEqual([
      { path: "title", before: "Dinner", after: "Supper" },
      { path: "location", before: "Home" },
    ]);
  });

  it("that changes nothing is a plain yes", async () => {
    const asked = await askToChange({ title: "Moved" });
    talk.model.next(answer({ answer: "Done." }));
    const run = await talk.ended(await approveWith(alice, asked, { patch: { title: "Moved", location: undefined } }));
    expect(factsOf(run, "action.resolved")[0]).not.toHaveProperty("edits");
    expect(await inQueue(alice, asked.approvalId)).not.toHaveProperty("shownCall");
    expect(JSON.stringify(run.results[0]?.ui_schema)).not.toContain("You changed");
  });

  it("with a no is refused", async () => {
    const asked = await askToChange({ title: "Moved" });
    const body = { decision: "deny" as const, editedArgs: { patch: { title: "Other" } } };
    await expect(alice.decideApproval({ path: { id: asked.approvalId }, body })).rejects.toMatchObject({
      status: 422,
      code: "APPROVAL_EDIT_INVALID",
    });
    expect(await inQueue(alice, asked.approvalId)).toMatchObject({ state: "pending" });
  });

  it("that would tell another person something is refused: nobody was asked about that", async () => {
    const id = await storeInvite(talk.app, { fromId: bobId, toId: aliceId, title: "Review" });
    const asked = await askAbout(talk, "calendar.accept_invite", { event_id: id }, { confidence: 0.5 });
    await expect(approveWith(alice, asked, { comment: "Fine by me" })).rejects.toMatchObject({
      status: 422,
      code: "APPROVAL_EDIT_WIDENS",
    });
    // The words of a comment that the card has shown may be others.
    const spoken = await askAbout(talk, "calendar.accept_invite", { event_id: id, comment: "Yes" });
    talk.model.next(answer({ answer: "Done." }));
    const run = await talk.ended(await approveWith(alice, spoken, { comment: "With pleasure" }));
    expect(run.results).toMatchObject([{ status: "success", tool_call_args: { input: { comment: "With pleasure" } } }]);
  });

  it("is refused when what the card showed has changed, and says so", async () => {
    const asked = await askToChange({ title: "Moved" });
    await rows("update events set version = version + 1 where id = $1", asked.id);
    talk.model.next(answer({ answer: "It has changed." }));
    const run = await talk.ended(await approveWith(alice, asked, { patch: { title: "Other" } }));
    expect(run.results).toMatchObject([{ status: "failure", error: { code: "VERSION_CONFLICT" } }]);
    expect(await eventOf(asked.id)).toMatchObject({ title: asked.title });
  });

  it("has one winner among several", async () => {
    const asked = await askToChange({ title: "Moved" });
    talk.model.next(answer({ answer: "Done." }));
    const titles = ["A", "B", "C", "D"];
    const said = await Promise.allSettled([
      ...titles.map((title) => approveWith(alice, asked, { patch: { title } }, "resume")),
      decide(alice, asked, "approve"),
    ]);
    const won = said.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(won).toHaveLength(1);
    expect(said.filter(({ status }) => status === "rejected")).toMatchObject(
      [1, 2, 3, 4].map(() => ({ reason: { code: "APPROVAL_ALREADY_DECIDED" } })),
    );
    const run = await talk.ended(won[0] as Posted);
    const { call } = (await inQueue(alice, asked.approvalId)) ?? {};
    const event = await eventOf(asked.id);
    expect(call?.input).toMatchObject({ patch: { title: event?.["title"] } });
    expect(run.results).toHaveLength(1);
  });

  it("is the same run when it is sent again, and another one when it says something else", async () => {
    const asked = await askToChange({ title: "Moved" });
    const input = toInput({ threadId: asked.threadId, runId: `run-${randomUUID()}`, text: "Yes" }) as RunAgentInput;
    const say = (title: string) =>
      alice.createRun({
        body: {
          ...input,
          resume: [
            {
              interruptId: asked.approvalId,
              status: "resolved",
              payload: { approved: true, editedArgs: { patch: { title } } },
            },
          ],
        },
      });
    talk.model.next(answer({ answer: "Done." }));
    const first = await say("Other");
    expect(await say("Other")).toMatchObject({ taskId: first.taskId, runCreated: false });
    await expect(say("Another")).rejects.toMatchObject({ status: 409, code: "RUN_ID_REUSED" });
    await talk.ended(first);
    expect(await say("Other")).toMatchObject({ taskId: first.taskId, runCreated: false });
  });

  it("settles the call as it was asked about, too: a model that makes it again asks nobody", async () => {
    const draft = newEvent("Dinner");
    const asked = await askAbout(talk, "calendar.create", draft, { confidence: 0.5 });
    talk.model.next(
      callTool("calendar.create", draft),
      callTool("calendar.create", { ...draft, title: "Supper" }),
      answer({ answer: "Done." }),
    );
    const run = await talk.ended(await approveWith(alice, asked, { title: "Supper" }));
    expect(run.results.slice(1).map(({ error }) => error?.code)).toEqual([
      "CALL_ALREADY_DECIDED",
      "CALL_ALREADY_DECIDED",
    ]);
  });

  it("keeps secrets out of its facts", async () => {
    const asked = await askToChange({ title: "Moved" });
    talk.model.next(answer({ answer: "Done." }));
    const notes = "key sk-abcdefghijklmnopqrstuvwxyz123456 and more";
    const run = await talk.ended(await approveWith(alice, asked, { patch: { notes } }));
    const facts = JSON.stringify([factsOf(run, "action.resolved"), factsOf(run, "tool.policy")]);
    expect(facts).toContain("patch.notes");
    expect(facts).not.toContain("sk-abcdefghijklmnopqrstuvwxyz123456");
  });

  it("is one call of the SDK", async () => {
    const client = await talk.app.as("alice");
    talk.model.next(
      brief({ confidence: 0.5 }),
      callTool("calendar.create", newEvent("Dinner")),
      answer({ answer: "Yes." }),
    );
    const asked = await client.ask("dinner tomorrow");
    const { interrupt } = asked;
    expect(interrupt?.metadata?.editable?.map(({ path }) => path)).toContain("title");
    const done = await client.decide(interrupt?.id ?? "", "approve", { editedArgs: { title: "Supper" } });
    expect(done).toMatchObject({ status: "finished", answer: "Yes." });
    expect(JSON.stringify(done.cards)).toContain("Supper");
  });
});
