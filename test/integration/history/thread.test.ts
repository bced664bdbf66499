import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccordClient } from "../../../src/sdk/sdk.ts";
import { testApp, type TestApp } from "../../_kit/app.ts";
import { conversation, toInput, type Conversation } from "../../_kit/conversation.ts";
import { answer, brief, refuse } from "../../_kit/scripted-model.ts";
import { askAbout, decide, givenEvent } from "../approval/_waiting.ts";
import { threadOf } from "./_thread.ts";

let talk: Conversation;
let alice: AccordClient;
/** The same without a worker. */
let still: TestApp;
let people = 0;

beforeAll(async () => {
  talk = await conversation();
  alice = await talk.app.as("alice");
  still = await testApp();
});

async function person() {
  const client = await still.as(`person-${people++}`);
  const { id } = await client.updateMe({ body: { timezone: "UTC" } });
  return { client, ownerId: id };
}

describe("a thread", () => {
  it("tells what waits for a decision, in the list too, until there is one", async () => {
    const event = await givenEvent(talk);
    const asked = await askAbout(talk, "calendar.delete", { event_id: event.id });
    const path = { threadId: asked.threadId };
    const listed = async () => (await alice.listThreads()).items.find(({ threadId }) => threadId === asked.threadId);
    expect(await alice.getThread({ path })).toMatchObject({
      threadId: asked.threadId,
      state: "interrupted",
      pendingApprovals: 1,
      active: null,
      queued: [],
      waiting: [{ approvalId: asked.approvalId, runId: asked.runId }],
    });
    expect(await listed()).toMatchObject({ pendingApprovals: 1 });
    talk.model.next(answer({ answer: "Kept." }));
    await talk.ended(await decide(alice, asked, "deny"));
    expect(await alice.getThread({ path })).toMatchObject({ state: "finished", pendingApprovals: 0, waiting: [] });
    expect(await listed()).toMatchObject({ pendingApprovals: 0 });
  });

  it("tells what runs and what is queued, in order", async () => {
    const { client, ownerId } = await person();
    const threadId = randomUUID();
    for (const runId of ["run-1", "run-2", "run-3"])
      await client.createRun({ body: toInput({ threadId, runId, text: "go" }) });
    const path = { threadId: threadId.toUpperCase() };
    const queued = [{ runId: "run-1" }, { runId: "run-2" }, { runId: "run-3" }];
    expect(await client.getThread({ path })).toMatchObject({ threadId, active: null, queued, lastRunId: "run-3" });
    await still.database.sql`
      update runs set status = 'running', attempt = 1, lease_until = now() + interval '1 hour'
      where owner_id = ${ownerId} and run_id = 'run-1'`;
    expect(await client.getThread({ path })).toMatchObject({ active: queued[0], queued: queued.slice(1) });
  });

  it("lists its runs, newest first, page by page", async () => {
    const { client, ownerId } = await person();
    const thread = await threadOf(still.database.sql, ownerId);
    for (const no of [1, 2, 3, 4, 5]) await thread.run(no, no === 4 ? { status: "failed" } : {});
    await still.database.sql`
      update runs set error_code = 'MODEL_REFUSED', error_message = 'no', last_seq = 6
      where owner_id = ${ownerId} and no = 4`;
    const path = { threadId: thread.id };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listThreadRuns({ path, query: { limit: 2, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.items.map(({ runId }) => runId));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(["run-5", "run-4", "run-3", "run-2", "run-1"]);
    const { items } = await client.listThreadRuns({ path });
    expect(items[1]).toMatchObject({
      status: "failed",
      lastEventId: "4-6",
      error: { code: "MODEL_REFUSED", message: "no" },
    });
    expect(items[0]).toMatchObject({ status: "finished", runtime_mode: "chat" });
    await expect(client.listThreadRuns({ path, query: { cursor: "WyJ4Il0" } })).rejects.toMatchObject({ status: 400 });
  });

  it("is its owner's alone (R25)", async () => {
    const { ownerId } = await person();
    const thread = await threadOf(still.database.sql, ownerId);
    await thread.run(1);
    const stranger = (await person()).client;
    const path = { threadId: thread.id };
    await expect(stranger.getThread({ path })).rejects.toMatchObject({ status: 404, code: "THREAD_NOT_FOUND" });
    await expect(stranger.listThreadRuns({ path })).rejects.toMatchObject({ status: 404, code: "THREAD_NOT_FOUND" });
  });
});

describe("history", () => {
  it("opens the newest chat, not the thread of a job that fired since", async () => {
    const { client, ownerId } = await person();
    const chat = await threadOf(still.database.sql, ownerId, { at: "2026-03-15T10:00:00Z" });
    await chat.run(1);
    await chat.say({ content: "hello" });
    const job = await threadOf(still.database.sql, ownerId, { at: "2026-03-16T10:00:00Z" });
    await job.run(1, { mode: "automation" });
    await job.say({ role: "assistant", content: "Good morning" });
    expect(await client.getHistory()).toMatchObject({ threadId: chat.id, messages: [{ content: "hello" }] });
    expect(await client.getHistory({ query: { threadId: job.id } })).toMatchObject({ threadId: job.id });
  });

  it("tells of a run that failed or was cancelled, with its code", async () => {
    const threadId = randomUUID();
    talk.model.next(refuse(400));
    const failed = await talk.say("fail", { threadId });
    talk.model.next(brief(), answer({ answer: "Fine." }));
    await talk.say("work", { threadId });
    const { messages } = await alice.getHistory({ query: { threadId } });
    expect(messages.map((message) => (message.role === "user" ? message.failure : "answer"))).toEqual([
      { runId: failed.runId, status: "failed", code: "MODEL_REFUSED", message: expect.any(String) as string },
      undefined,
      "answer",
    ]);
    const { client } = await person();
    const given = { threadId: randomUUID(), runId: "run-1" };
    await client.createRun({ body: toInput({ ...given, text: "go" }) });
    await client.cancelRun({ path: { threadId: given.threadId }, body: { runId: "run-1" } });
    expect(await client.getHistory({ query: { threadId: given.threadId } })).toMatchObject({
      messages: [{ failure: { runId: "run-1", status: "canceled", code: "RUN_CANCELED" } }],
    });
  });

  it("reaches every message of a day of more than 10,000", async () => {
    const { client, ownerId } = await person();
    const thread = await threadOf(still.database.sql, ownerId);
    const taskId = await thread.run(1);
    await still.database.sql`
      insert into messages (id, owner_id, thread_id, task_id, wire_id, seq, role, content, metadata, visibility_mask,
        created_at)
      select 'msg_' || replace(${thread.id}::text, '-', '') || n, ${ownerId}, ${thread.id}, ${taskId}, 'm' || n, n, 'user', 'x', '{}', 3,
        timestamptz '2026-03-15T00:00:00Z' + n * interval '1 second'
      from generate_series(1, 10003) as n`;
    await thread.say({ position: 20_000, at: "2026-03-14T10:00:00Z" });
    const first = await client.getHistory({ query: { threadId: thread.id } });
    expect([first.messages.length, first.messages[0]?.id, first.hasMore]).toEqual([10_000, "m4", true]);
    const { nextCursor = "" } = first;
    const rest = await client.getHistory({ query: { cursor: nextCursor } });
    expect([rest.day, rest.messages.map(({ id }) => id), rest.nextCursor]).toEqual([
      first.day,
      ["m1", "m2", "m3"],
      undefined,
    ]);
    const stranger = (await person()).client;
    expect((await stranger.getHistory({ query: { cursor: nextCursor } })).messages).toEqual([]);
    await expect(client.getHistory({ query: { cursor: "WyJ4Il0" } })).rejects.toMatchObject({ status: 400 });
  });
});
